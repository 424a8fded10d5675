import Foundation
import Testing

/// Sources are read: no subcommand changes a file of the project, and all of them work where nothing can be written.
@Suite struct NothingWrittenTests {
  private static let files = [
    "Sources/App/a.swift": Folder.leak, "Sources/App/b.swift": "// accesslint:disable:next all - no reason\nlet b = 1\n",
    "Sources/App/A.h": "@interface A\n@end\n", "Package.swift": "// swift-tools-version: 6.0\n", ".gitignore": "x\n",
    ".accesslint.yml": "strict: true\nbaseline: base.json\n", "base.json": "{\"version\":1,\"entries\":[]}\n", "list": "Sources\n",
  ]

  private static let runs: [[String]] = [
    [], ["Sources"], ["--enable", "all"], ["--reporter", "full"], ["--reporter", "sarif", "--report-suppressed"], ["--timings", "--statistics"],
    ["--report", "Sources"], ["--files-from", "list"], ["@list"], ["--no-config", "--jobs", "1"], ["--stdin-filename", "Sources/App/a.swift"],
    ["lint", "."], ["rule"], ["rule", "leaked_protocol_property"], ["rules"], ["explain", "Sources/App/a.swift:2"], ["config"],
    ["config", "Sources/App/a.swift"], ["schema"], ["doctor"], ["tree", "."], ["tree", "--format", "jsonl", "Sources"], ["protocol", "Shelf", "."],
    ["protocol", "UITableViewDelegate"], ["completions", "bash"], ["completions", "zsh"], ["completions", "fish"], ["man"], ["version"], ["help", "lint"],
    // These would write, and must not write here.
    ["init"], ["baseline", "create"], ["--output", "json=Sources/App/a.swift"], ["--output", "json=Sources/App/new.swift"],
    ["--output", "sarif=Sources/App/A.h"], ["baseline", "update", "--baseline", "Sources/App/a.swift"],
  ]

  private func state(of folder: Folder) throws -> [String: String] {
    let files = FileManager.default
    var state: [String: String] = [:]
    for path in try files.subpathsOfDirectory(atPath: folder.url.path) {
      let url = folder.url.appendingPathComponent(path)
      let attributes = try files.attributesOfItem(atPath: url.path)
      let time = (attributes[.modificationDate] as? Date)?.timeIntervalSince1970 ?? 0
      let data = (try? Data(contentsOf: url))?.base64EncodedString() ?? ""
      state[path] = "\(time) \(attributes[.posixPermissions] ?? 0) \(data)"
    }
    return state
  }

  @Test func everySubcommand() throws {
    let folder = try Folder(Self.files)
    let before = try state(of: folder)
    #expect(before.count > Self.files.count)
    for arguments in Self.runs {
      let run = try ProgramRun(arguments, in: folder.url, input: "let a = 1\n")
      #expect(run.isExit, "\(arguments)")
      #expect(try state(of: folder) == before, "\(arguments)")
    }
    let over = try folder.run("--output", "json=Sources/App/a.swift")
    #expect(over.status == 2 && over.error == "accesslint: error: Sources/App/a.swift: a source is not written to\n")
  }

  /// The superuser may write everywhere, so somebody else runs the program.
  @Test(.enabled(if: Machine.hasSomebody, "there is only the superuser")) func whereNothingCanBeWritten() throws {
    let folder = try Folder(Self.files)
    let script = """
      me="\(Machine.asSomebody)"
      chmod -R a+rX,a-w .
      $me $accesslint Sources; echo $?; $me $accesslint --output json=out.json; echo $?; $me $accesslint baseline update; echo $?
      chmod -R u+w .
      """
    let run = try folder.shell(script)
    #expect(run.output.split(separator: "\n").filter { Int($0) != nil } == ["1", "2", "2"], "\(run.output)\(run.error)")
    #expect(run.error.contains("out.json: permission denied") && run.error.contains("base.json: permission denied"))
    #expect(folder.names == ["Package.swift", "Sources", "base.json", "list", ".accesslint.yml", ".gitignore"].sorted())
  }
}

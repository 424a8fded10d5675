import Foundation
import Testing

/// Where pre-commit is, if it is anywhere.
private let tools = ProcessInfo.processInfo.environment["ACCESSLINT_TOOLS"].flatMap { folder in
  FileManager.default.isExecutableFile(atPath: folder + "/bin/pre-commit") ? folder : nil
}

/// The hooks of `.pre-commit-hooks.yaml`, run by the real pre-commit in real repositories.
///
/// `ACCESSLINT_TOOLS` names a virtual environment of Python that has it; without one there is nothing to run.
@Suite(.enabled(if: tools != nil, "ACCESSLINT_TOOLS names no environment with pre-commit"))
struct PreCommitTests {
  /// The property leaks because of what stands in another file.
  private static let shelf = "protocol Shelf: AnyObject {\n  var books: [Shelf] { get set }\n  func put(_ shelf: Shelf)\n}\n"
  private static let defaults = "extension Shelf {\n  func put(_ shelf: Shelf) { books.append(shelf) }\n}\n"
  private static let rack = "final class Rack: Shelf {\n  var books: [Shelf] = []\n}\n"
  private static let message = "'books' is only used by the default implementations of 'Shelf'"

  /// A folder with `hooks`, a repository that offers the hooks, and `app`, one that uses them; `calls` counts processes.
  ///
  /// pre-commit builds what it is offered with `swift build`. Here a `swift` that hands over the program under test stands
  /// for the compiler, which needs minutes.
  private func repositories(_ files: [String: String], hook: String = "accesslint") throws -> Folder {
    let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    let hooks = try String(contentsOf: root.appendingPathComponent(".pre-commit-hooks.yaml"), encoding: .utf8)
    let folder = try Folder(["hooks/.pre-commit-hooks.yaml": hooks, "calls": "", "bin/swift": Self.compiler])
    for (name, text) in files { try folder.write("app/" + name, text) }
    let setUp = try shell(
      """
      set -e
      chmod +x ../bin/swift
      git -C ../hooks init -q && git -C ../hooks add . && git -C ../hooks commit -qm hooks
      revision=$(git -C ../hooks rev-parse HEAD)
      git init -q -b main .
      printf 'repos:\\n- repo: ../hooks\\n  rev: %s\\n  hooks: [{id: \(hook)}]\\n' "$revision" > .pre-commit-config.yaml
      git add . && git commit -qm start
      pre-commit install > /dev/null
      """, in: folder)
    #expect(setUp.status == 0, "\(setUp.output)\(setUp.error)")
    return folder
  }

  private static let compiler = """
    #!/bin/bash
    [ "$1" = build ] || exit 0
    while [ $# -gt 0 ]; do [ "$1" = --build-path ] && path=$2; shift; done
    mkdir -p "$path/release"
    printf '#!/bin/bash\\necho run >> "%s/calls"\\nexec "%s" "$@"\\n' "$TESTED_FOLDER" "$TESTED_PROGRAM" > "$path/release/accesslint"
    chmod +x "$path/release/accesslint"
    """

  /// A script in the folder of the application.
  private func shell(_ script: String, in folder: Folder) throws -> ProgramRun {
    let path = ProcessInfo.processInfo.environment["PATH"] ?? ""
    return try folder.shell(
      "cd app\n" + script,
      environment: [
        "PATH": "\(folder.url.path)/bin:\(tools ?? "")/bin:\(path)", "HOME": folder.url.path,
        "PRE_COMMIT_HOME": folder.url.path + "/cache", "GIT_CONFIG_NOSYSTEM": "1",
        "GIT_AUTHOR_NAME": "a", "GIT_AUTHOR_EMAIL": "a@b", "GIT_COMMITTER_NAME": "a", "GIT_COMMITTER_EMAIL": "a@b",
        "GIT_CONFIG_COUNT": "1", "GIT_CONFIG_KEY_0": "protocol.file.allow", "GIT_CONFIG_VALUE_0": "always",
        "TESTED_PROGRAM": ProgramRun.program.path, "TESTED_FOLDER": folder.url.path,
      ])
  }

  private func calls(_ folder: Folder) throws -> Int { try folder.text("calls").split(separator: "\n").count }

  @Test func aCommitWithALeak() throws {
    let folder = try repositories(["Sources/Rack.swift": Self.rack, "Sources/Other.swift": "let other = 1\n"])
    try folder.write("app/Sources/Shelf.swift", Self.shelf + Self.defaults)
    let blocked = try shell("git add . && git commit -m leak", in: folder)
    #expect(blocked.status != 0 && (blocked.output + blocked.error).contains("Failed"))
    let said = blocked.output + blocked.error
    #expect(said.contains("--> Sources/Shelf.swift:2:7") && said.contains("2 |   var books: [Shelf] { get set }"), "\(said)")
    #expect(said.replacing("\n         ", with: " ").contains(Self.message) && !said.contains("\u{1B}["))
    #expect(try shell("git log --oneline | wc -l", in: folder).output.contains("1"), "nothing was committed")

    try folder.write("app/Sources/Shelf.swift", Self.shelf + "extension Shelf {\n  func put(_ shelf: Shelf) {}\n}\n")
    let fixed = try shell("git add . && git commit -m fix", in: folder)
    #expect(fixed.status == 0, "\(fixed.output)\(fixed.error)")
    #expect(try shell("git log --oneline | wc -l", in: folder).output.contains("2"))
    #expect(try calls(folder) == 2)
  }

  @Test func aChangeThatMakesAnotherFileLeak() throws {
    let folder = try repositories([
      "Sources/Shelf.swift": Self.shelf, "Sources/Rack.swift": Self.rack, "Sources/Other.swift": "let other = 1\n",
    ])
    // Nobody commits what git does not know, and it is no reason for anything.
    try folder.write("app/Sources/Scratch.swift", Self.defaults)
    try folder.write("app/Sources/Other.swift", "let other = 2\n")
    let other = try shell("git commit -qam other", in: folder)
    #expect(other.status == 0, "\(other.output)\(other.error)")
    let blocked = try shell("git add . && git commit -m defaults", in: folder)
    #expect(blocked.status != 0 && (blocked.output + blocked.error).contains("--> Sources/Shelf.swift:2:7"))
    #expect((blocked.output + blocked.error).contains("Sources/Scratch.swift:2"), "what the commit has to do with it")
    #expect(try calls(folder) == 2)
  }

  @Test func theWholeProject() throws {
    let folder = try repositories(
      ["Sources/Shelf.swift": Self.shelf + Self.defaults, "Sources/Rack.swift": Self.rack, "Sources/Other.swift": "let other = 1\n"],
      hook: "accesslint-all")
    try folder.write("app/Sources/Other.swift", "let other = 2\n")
    let blocked = try shell("git commit -am other", in: folder)
    #expect(blocked.status != 0 && (blocked.output + blocked.error).contains("--> Sources/Shelf.swift:2:7"))
    #expect(try calls(folder) == 1)
  }

  /// pre-commit cuts so many names into several command lines, and what one of them has to say hangs on all files.
  @Test func thousandsOfFiles() throws {
    var files: [String: String] = [:]
    for number in 0..<4000 {
      let name = String(repeating: "0", count: 4 - "\(number)".count) + "\(number)"
      files["Sources/Application/Modules/Module\(name.prefix(2))/File\(name).swift"] = "struct Type\(name) { let value = \(number) }\n"
    }
    // What belongs together is far apart.
    for number in 0..<3 {
      let own = { (text: String) in text.replacing("Shelf", with: "Shelf\(number)").replacing("Rack", with: "Rack\(number)") }
      files["Sources/Application/A\(number).swift"] = own(Self.shelf)
      files["Sources/Application/Modules/Module19/Z\(number).swift"] = own(Self.defaults)
      files["Sources/Application/Z\(number).swift"] = own(Self.rack)
    }
    let folder = try repositories(files)
    let run = try shell("pre-commit run --all-files", in: folder)
    #expect(run.status == 1)
    for number in 0..<3 { #expect(run.output.contains("--> Sources/Application/A\(number).swift:2:7"), "\(run.output)") }
    #expect(try calls(folder) > 1)
    try folder.write("app/Sources/Application/Modules/Module19/Z1.swift", "// here\n" + Self.defaults.replacing("Shelf", with: "Shelf1"))
    let one = try shell("git add . && pre-commit run", in: folder)
    #expect(one.status == 1 && one.output.contains("A1.swift:2:7") && !one.output.contains("A2.swift"))
  }
}

import Foundation
import Testing

/// What somebody sees who tries the command for the first time, wherever that is.
@Suite struct FirstMinuteTests {
  private static let repository = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()

  /// A configuration under a name that nobody reads is no silent default.
  @Test func otherNameOfConfiguration() throws {
    let folder = try Folder(["a.swift": Folder.leak, ".accesslint.yaml": "disabled_rules: [leaked_protocol_property]\n"])
    let run = try folder.run()
    #expect(run.status == 2 && run.output == "")
    #expect(run.error == "accesslint: error: .accesslint.yaml: nobody reads it under this name; call it '.accesslint.yml'\n")
    #expect(try folder.run("--no-config").status == 1)
    try folder.write("accesslint.yml", "disabled_rules: [leaked_protocol_property]\n")
    #expect(try folder.run().status == 0)
  }

  @Test func ownRepository() throws {
    let run = try ProgramRun([], in: Self.repository)
    #expect(run.status == 0 && run.output == "" && run.error == "", "\(run.output.prefix(400))")
  }

  @Test func oneLeak() throws {
    let folder = try Folder(["Sources/a.swift": Folder.leak])
    for arguments in [[], ["."], ["Sources"], ["Sources/a.swift"], ["lint"]] {
      let run = try ProgramRun(arguments, in: folder.url)
      #expect(run.status == 1 && run.error == "" && run.lines.count == 1, "\(arguments)")
    }
  }

  @Test func nothingThere() throws {
    let folder = try Folder()
    let run = try folder.run()
    #expect(run.status == 0 && run.output == "")
    #expect(run.error == "accesslint: warning: no file in Swift or Objective-C was found, so nothing is reported\n")
    #expect(try folder.run("--quiet").error == "")
    #expect(try folder.run("--reporter", "junit").output.contains("no findings"))
    let missing = try folder.run("Sources")
    #expect(missing.status == 2 && missing.output == "" && missing.error == "accesslint: error: Sources: no such file or directory\n")
    let input = try folder.run("-", input: Folder.leak)
    #expect(input.status == 2 && input.error.contains("--stdin-filename"))
  }

  @Test func placesThatCannotBeWritten() throws {
    let folder = try Folder(["a.swift": Folder.leak])
    let run = try folder.shell("chmod 555 .; env -u HOME $accesslint; code=$?; chmod 755 .; exit $code")
    #expect(run.status == 1 && run.error == "" && run.lines.count == 1)
    #expect(folder.names == ["a.swift"], "a run leaves nothing behind")
  }

  @Test func nobodyListens() throws {
    let folder = try Folder(["a.swift": Folder.leak])
    for script in ["$accesslint >&-", "$accesslint >&- 2>&-", "$accesslint --reporter json >&-"] {
      let run = try folder.shell(script)
      #expect(run.isExit && run.status == 2 && run.output == "", "\(script)")
    }
    // Standard error may be closed: the report is what counts.
    #expect(try folder.shell("$accesslint 2>&-").lines.count == 1)
  }

  /// A terminal gets excerpts, colours and a last line; a log gets none of them.
  @Test func aTerminal() throws {
    let folder = try Folder(["a.swift": Folder.leak])
    let script = "command -v script > /dev/null || exit 0; COLUMNS=80 TERM=xterm script -qec \"$accesslint\" /dev/null"
    let run = try folder.shell(script, environment: ["NO_COLOR": "", "CI": ""])
    if run.output.isEmpty { return }
    #expect(run.status == 1 && run.output.contains("\u{1B}[1;33mwarning\u{1B}[0m") && run.output.contains("^^^^^"))
    #expect(run.output.contains("1 file, 1 finding (1 warning) in "))
    let plain = try folder.shell(script, environment: ["NO_COLOR": "1"])
    #expect(!plain.output.contains("\u{1B}") && plain.output.contains("2 |   var books: [Shelf] { get set }"))
  }
}

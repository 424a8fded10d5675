import Foundation
import RuleKit
import Testing

@testable import Command

/// The command as people and scripts meet it: what it prints where, and what it ends with.
@Suite struct CommandRunTests {
  private let leak = """
    protocol Panel: AnyObject { var children: [Panel] { get set }; func add(_ panel: Panel) }
    extension Panel { func add(_ panel: Panel) { children.append(panel) } }
    final class Window: Panel { var children: [Panel] = [] }
    """

  private func run(_ arguments: String..., in folder: TemporaryFolder) throws -> ProgramRun {
    try ProgramRun(ProgramRun.built, arguments, in: folder.path)
  }

  @Test func cleanIsZero() throws {
    let folder = try TemporaryFolder(["Sources/a.swift": "let a = 1"])
    for arguments in [["."], ["lint", "."], ["Sources/a.swift", "--jobs", "3"], ["--", "Sources"]] {
      let run = try ProgramRun(ProgramRun.built, arguments, in: folder.path)
      #expect(run.status == 0 && run.output == "" && run.error == "", "\(arguments)")
    }
  }

  @Test func findingsAreOne() throws {
    let folder = try TemporaryFolder(["Sources/a.swift": leak])
    let run = try run("Sources", in: folder)
    #expect(run.status == 1 && run.error == "")
    #expect(run.output.hasPrefix("Sources/a.swift:1:33: warning: "))
    #expect(run.output.hasSuffix(" [leaked_protocol_property]\n"))
    let json = try self.run("Sources", "--reporter=json", in: folder)
    #expect(json.status == 1 && json.error == "")
    let object = try #require(try JSONSerialization.jsonObject(with: Data(json.output.utf8)) as? [String: Any])
    #expect((object["findings"] as? [Any])?.count == 1)
  }

  @Test func failuresAreTwo() throws {
    let folder = try TemporaryFolder(["a.swift": leak, "none/b.txt": ""])
    let cases: [([String], String)] = [
      (["nowhere", "a.swift"], "accesslint: error: nowhere: no such file or directory\n"),
      (["--onyl", "x", "a.swift"], "unknown option '--onyl'; did you mean '--only'?"),
      (
        ["--only", "leaked_protocol_propety", "a.swift"],
        "there is no rule 'leaked_protocol_propety'; did you mean 'leaked_protocol_property'?"
      ),
      (["--only", "zzz", "a.swift"], "there is no rule 'zzz'; 'accesslint rules' lists them\n"), (["--only"], "'--only' needs names of rules"),
      (["--only=,", "a.swift"], "'--only' needs names of rules"),
      (["--reporter", "jsno", "a.swift"], "unknown reporter 'jsno'; did you mean 'json'?"),
      (["--jobs", "0", "a.swift"], "'--jobs' needs a number from 1 to 1024, not '0'"),
      (["--timings=yes", "a.swift"], "'--timings' takes no value"),
      (["--", "--help"], "--help: no such file"),
      (["tree"], "'tree' needs the path"), (["tree", "--formt=text", "a.swift"], "did you mean '--format'?"),
      (["lnit", "a.swift"], "there is no file and no subcommand 'lnit'; did you mean 'lint'?"),
      (["help", "tre"], "there is no subcommand 'tre'; did you mean 'tree'?"),
      (["version", "a.swift"], "'version' takes nothing but options, not 'a.swift'"),
      (["completions"], "'completions' needs the name of a shell: bash, zsh or fish"),
      (["completions", "basg"], "'completions' knows bash, zsh or fish, not 'basg'; did you mean 'bash'?"),
      (["completions", "bash", "fish"], "'completions' takes one thing at a time, not 'fish' as well"),
      (["--severity", "leaked_protocol_property", "a.swift"], "'--severity' needs a rule and info, warning or error"),
      (["--severity", "leaked_protocol_property=high", "a.swift"], "'--severity' needs a rule and info, warning or error"),
      (["--severity", "x=info", "a.swift"], "there is no rule 'x'"),
      (["--enable", "x", "a.swift"], "there is no rule 'x'"), (["--disable", "x", "a.swift"], "there is no rule 'x'"),
      (["--disable", "all", "a.swift"], "there is no rule 'all'"), (["--enable=", "a.swift"], "'--enable' needs names of rules"),
      (["--output", "sarif", "a.swift"], "'--output' needs a form and a file, as in sarif=a.sarif, not 'sarif'"),
      (["--output", "srif=x", "a.swift"], "unknown reporter 'srif'; did you mean 'sarif'?"),
      (["--output", "json=", "a.swift"], "'--output' needs a form and a file"),
      (["--output", "json=none/at/all", "a.swift"], "error: none/at/all: no such file or directory"),
      (["--output", "json=none", "a.swift"], "error: none: is a directory"),
      (["--color", "maybe", "a.swift"], "unknown color 'maybe': auto, always or never"),
      (["--max-findings", "-1", "a.swift"], "'--max-findings' needs a number from 0 on, not '-1'"),
      (["--max-findings", "many", "a.swift"], "'--max-findings' needs a number from 0"),
      (["--output", "sarif=-", "a.swift"], "'--output' needs a file; what standard output gets '--reporter' says"),
      (["--files-from", "none.txt"], "none.txt: no such file or directory"), (["@none.txt"], "none.txt: no such file or directory"),
      (["--strict=1", "a.swift"], "'--strict' takes no value"), (["-j"], "'-j' needs a number"),
      (["-x", "a.swift"], "unknown option '-x'"), (["--Jobs", "1"], "did you mean '--jobs'?"), (["rule", "WITNESS_NEAR_MISS"], "did you mean 'witness_near_miss'?"),
      (["protocol", "uitableviewdelegate"], "did you mean 'UITableViewDelegate'?"), ([""], "an argument is empty"), (["--", "a.swift", ""], "an argument is empty"),
      (["--baseline", ""], "'--baseline' needs a file"), (["--stdin-filename="], "'--stdin-filename' needs the path of a file"),
      (["--stdin-filename", "a.swift", "--files-from", "-"], "both read standard input"),
      (["--output", "json=.accesslint.yml"], "'--output' names '.accesslint.yml', which a run reads"),
      (["--baseline", "none/b.json", "--output", "sarif=./none/b.json"], "'--output' names './none/b.json', which a run reads"),
    ]
    for (arguments, sentence) in cases {
      let run = try ProgramRun(ProgramRun.built, arguments, in: folder.path)
      #expect(run.status == 2, "\(arguments)")
      // What can be printed is printed, even if a file cannot be written.
      #expect(run.output == "" || sentence.hasPrefix("error: none"), "\(arguments)")
      #expect(run.error.contains(sentence), "\(arguments): \(run.error)")
    }
  }

  @Test func helpAndVersionGoToStandardOutput() throws {
    let folder = try TemporaryFolder()
    for arguments in [["--help"], ["help"], ["help", "help"], ["lint", "--help"], ["tree", "-h"], ["a.swift", "--nonsense", "--help"]] {
      let run = try ProgramRun(ProgramRun.built, arguments, in: folder.path)
      #expect(run.status == 0 && run.error == "" && run.output.contains("Exit status: 0"), "\(arguments)")
    }
    let version = try run("--version", in: folder)
    #expect(version.status == 0 && version.output == "accesslint \(Command.version)\n")
  }

  @Test func timingsLeaveStandardOutputAlone() throws {
    let folder = try TemporaryFolder(["a.swift": leak])
    let run = try run("a.swift", "--timings", "--only", "leaked_protocol_property", in: folder)
    #expect(run.status == 1)
    #expect(run.output.split(separator: "\n").count == 1)
    for word in [
      "discover", "facts", "modules", "index", "rules", "total", "MB/s", "leaked_protocol_property", "100.0 %",
    ] {
      #expect(run.error.contains(word), "\(word)")
    }
  }

  @Test func pathsThatATerminalWouldObey() throws {
    let folder = try TemporaryFolder()
    let run = try run("\u{1B}[31mred", in: folder)
    #expect(run.status == 2 && !run.error.contains("\u{1B}") && run.error.contains("\\u{1B}[31mred"))
  }

  @Test func notesDoNotFail() throws {
    let folder = try TemporaryFolder(["a.swift": "func f() {}"])
    #expect(Command.run([folder.path], with: RuleSet([EveryFunction.self])) == .clean)
    #expect(Command.run([folder.path], with: RuleSet([EveryFunction.self, EveryFunction.self])) == .failed)
  }
}

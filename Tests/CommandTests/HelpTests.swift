import Foundation
import Testing

/// What the table of options gives: help, the manual page, completions.
@Suite struct HelpTests {
  private static let golden = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appendingPathComponent("Golden")

  /// The subcommands that the help names.
  private func subcommands(_ folder: Folder) throws -> [String] {
    let lines = try folder.run("--help").output.split(separator: "\n", omittingEmptySubsequences: false)
    let list = lines.drop { $0 != "Subcommands:" }.dropFirst().prefix { !$0.isEmpty }
    return list.filter { !$0.hasPrefix("   ") }.compactMap { $0.split(separator: " ").first.map(String.init) }
      .filter { $0 != "help" }
  }

  /// `ACCESSLINT_REGENERATE=1 swift test --filter HelpTests` writes the golden file anew.
  /// A subcommand behind options is no path.
  @Test func subcommandsComeFirst() throws {
    let folder = try Folder(["a.swift": "let a = 1", "in/rules": "let b = 1"])
    let run = try folder.run("-q", "rules")
    #expect(run.status == 2 && run.error.hasPrefix("accesslint: 'rules' comes first, and options behind it: 'accesslint rules …'\n"), "\(run.error)")
    #expect(try folder.shell("cd in; $accesslint -q rules").status == 0, "a file of the name is a file")
  }

  @Test func helpIsGolden() throws {
    let folder = try Folder()
    var text = try folder.run("--help").output
    for name in try subcommands(folder) {
      text += "\n==== \(name)\n\n" + (try folder.run("help", name).output)
      #expect(try folder.run("help", name).output == folder.run(name, "--help").output)
    }
    let file = Self.golden.appendingPathComponent("help.txt")
    if ProcessInfo.processInfo.environment["ACCESSLINT_REGENERATE"] == "1" { try Data(text.utf8).write(to: file) }
    #expect(text == (try String(contentsOf: file, encoding: .utf8)))
    for line in text.split(separator: "\n") { #expect(line.count <= 80, "\(line)") }
  }

  @Test func everyOptionIsEverywhere() throws {
    let folder = try Folder()
    let pages = try [["man"], ["completions", "bash"], ["completions", "zsh"]].map {
      try ProgramRun($0, in: folder.url).output.replacing("\\-", with: "-")
    }
    let fish = try folder.run("completions", "fish").output
    var count = 0
    for name in try subcommands(folder) {
      for line in try folder.run("help", name).output.split(separator: "\n") {
        guard let option = line.split(separator: " ").first(where: { $0.hasPrefix("--") }), line.hasPrefix("  ") else { continue }
        count += 1
        for page in pages where option != "--help" { #expect(page.contains(option), "\(option)") }
        #expect(fish.contains("-l \(option.dropFirst(2)) "), "\(option)")
      }
    }
    #expect(count > 20)
  }

  @Test func manualPage() throws {
    let folder = try Folder()
    let page = try folder.run("man").output
    #expect(page.hasPrefix(".TH ACCESSLINT 1 "))
    guard FileManager.default.isExecutableFile(atPath: "/usr/bin/groff") else { return }
    let run = try folder.shell("$accesslint man | /usr/bin/groff -man -Tascii -P-cbou -ww")
    #expect(run.status == 0 && run.error == "" && run.output.contains("EXIT STATUS"))
  }
}

/// Completions, asked of the shells themselves where they are installed.
@Suite struct CompletionTests {
  @Test(arguments: ["bash", "zsh", "fish"]) func scriptsAreCorrect(shell: String) throws {
    let folder = try Folder()
    let run = try folder.run("completions", shell)
    #expect(run.status == 0 && run.error == "" && run.output.contains("accesslint"))
    let check = try folder.shell(
      "$accesslint completions \(shell) > script; if command -v \(shell) > none; then \(shell) -n script; fi")
    #expect(check.status == 0 && check.error == "")
  }

  private func bash(_ words: [String], in folder: Folder) throws -> [String] {
    let list = words.map { "'\($0)'" }.joined(separator: " ")
    let script = """
      source <($accesslint completions bash); COMP_WORDS=(accesslint \(list)); COMP_CWORD=\(words.count)
      _accesslint; printf '%s\\n' "${COMPREPLY[@]}"
      """
    let run = try folder.shell(script)
    #expect(run.error == "")
    return run.lines.map(String.init)
  }

  @Test func bashCompletes() throws {
    let folder = try Folder(["main.swift": "", "more/a.swift": ""])
    #expect(try bash(["com"], in: folder) == ["completions"])
    #expect(try bash(["m"], in: folder) == ["main.swift", "more"])
    #expect(try bash(["completions", ""], in: folder) == ["bash", "zsh", "fish"])
    #expect(try bash(["--col"], in: folder) == ["--color"])
    #expect(try bash(["lint", "--color", "a"], in: folder) == ["auto", "always"])
    #expect(try bash(["tree", "--f"], in: folder) == ["--format"])
    #expect(try bash(["--only", "leaked_protocol_prop"], in: folder) == ["leaked_protocol_property"])
    #expect(try bash(["--only", "a,leaked_protocol_prop"], in: folder) == ["a,leaked_protocol_property"])
    #expect(try bash(["--jobs", ""], in: folder) == [])
  }

  @Test func fishCompletes() throws {
    let folder = try Folder()
    let run = try folder.shell(
      """
      command -v fish > none || exit 0
      $accesslint completions fish > script
      for line in 'accesslint comp' 'accesslint completions ' 'accesslint --colo' 'accesslint tree --form'; do
        HOME=$PWD fish -c "source script; complete -C '$line'"
      done
      """)
    if run.output.isEmpty { return }
    let words = run.lines.map { $0.split(separator: "\t")[0] }
    #expect(words == ["completions", "bash", "fish", "zsh", "--color", "--format"])
  }
}

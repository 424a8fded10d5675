import Foundation
import Testing

/// The commands, options, rules and keys that `README.md` names are there.
@Suite struct ReadmeCommandTests {
  private let text: String
  private let folder: Folder

  init() throws {
    let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    text = try String(contentsOf: root.appendingPathComponent("README.md"), encoding: .utf8)
    folder = try Folder()
  }

  /// The words of the list of commands: `init`, `config` and `schema` of one line.
  private var subcommands: [String] {
    text.split(separator: "\n").filter { $0.hasPrefix("    accesslint ") }.flatMap { line in
      let words = line.split(separator: " ").dropFirst()
      let end = words.firstIndex { !$0.hasSuffix(",") } ?? words.startIndex
      return words[...end].map { $0.filter { $0 != "," } }
    }.filter { $0 != "help" && $0.allSatisfy(\.isLetter) }
  }

  @Test func subcommandsAreThere() throws {
    #expect(subcommands.count >= 9)
    for name in subcommands { #expect(try folder.run("help", name).status == 0, "\(name)") }
  }

  @Test func optionsAreThere() throws {
    let help = try folder.run("help", "lint").output + folder.run("--help").output
    let pieces = text.components(separatedBy: "`").enumerated().filter { $0.offset % 2 == 1 }.map(\.element)
    let options = pieces.filter { $0.hasPrefix("--") }.compactMap { $0.split(separator: " ").first }
    #expect(options.count > 8)
    for option in options { #expect(help.contains(" \(option) ") || help.contains(" \(option)\n"), "\(option)") }
  }

  @Test func configurationIsUnderstood() throws {
    let section = try #require(text.components(separatedBy: "\n## Configuration\n").last)
    let blocks = section.components(separatedBy: "```yaml\n").dropFirst().compactMap { $0.components(separatedBy: "```").first }
    for (block, line) in zip(blocks, ["\"**/Generated\"  # .accesslint.yml", "include_tests: true  # .accesslint.yml"]) {
      try folder.write(".accesslint.yml", block)
      let run = try folder.run("config")
      #expect(run.status == 0 && run.output.contains(line), "\(run.output)\(run.error)")
    }
    #expect(blocks.count == 2)
  }

  @Test func exceptionsNameRules() throws {
    let names = text.split(separator: "\n").filter { $0.contains("accesslint:disable:") }.flatMap { line in
      line.split(separator: " ").drop { !$0.contains("disable:") }.dropFirst().prefix { $0 != "-" }
    }
    #expect(names.count == 3)
    for name in names { #expect(try folder.run("rule", String(name)).status == 0, "\(name)") }
  }
}

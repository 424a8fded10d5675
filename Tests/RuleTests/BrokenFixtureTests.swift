import Facts
import Foundation
import Index
import Report
import RuleKit
import Rules
import Syntax
import Testing

/// Sources that are no Swift get through all of the program: fixtures that are broken in many ways, all rules, all reporters.
///
/// `ACCESSLINT_BROKEN=20` breaks each of them twenty times as often.
@Suite struct BrokenFixtureTests {
  private static let times = ProcessInfo.processInfo.environment["ACCESSLINT_BROKEN"].flatMap { Int($0) } ?? 1

  @Test(arguments: try Project.fixtures()) func brokenSources(project: Project) throws {
    var broken = BrokenProject(project)
    for round in 0..<broken.rounds * Self.times {
      let (report, texts) = broken.report(ofRound: round)
      for entry in report.entries { check(entry, texts, round) }
      if round % 4 == 0 { check(report, round) }
    }
  }

  private func check(_ entry: Report.Entry, _ texts: [String: [UInt8]], _ round: Int) {
    for location in [entry.location] + entry.related.map(\.location) {
      let lines = texts[location.path].map { LineTable(Source(path: "", text: $0)).count } ?? 0
      #expect(1 <= location.line && location.line <= location.endLine && location.endLine <= lines, "round \(round): \(entry)")
      #expect(location.column >= 1 && location.endColumn >= 1, "round \(round): \(entry)")
    }
    #expect(!entry.message.contains("''"), "round \(round): a name is missing: \(entry.message)")
  }

  /// What each format's readers need to read it at all.
  private func check(_ report: Report, _ round: Int) {
    let presentation = Presentation(width: 60, folder: "/project", cards: ruleBook.cards, version: "1.2.3")
    for format in ReportFormat.allCases {
      var writer = ByteWriter()
      format.reporter(presentation).write(report, to: &writer)
      let isGood =
        switch format {
        case .json, .sarif, .gitlab: (try? JSONSerialization.jsonObject(with: Data(writer.bytes))) != nil
        case .checkstyle, .junit: XMLReader.isWellFormed(writer.bytes)
        case .full, .concise, .xcode, .github, .markdown: !holdsControls(writer.bytes)
        }
      #expect(isGood, "round \(round) as \(format): \(String(decoding: writer.bytes, as: UTF8.self))")
    }
  }

  private func holdsControls(_ bytes: ContiguousArray<UInt8>) -> Bool {
    String(decoding: bytes, as: UTF8.self).unicodeScalars.contains { $0 != "\n" && $0.properties.generalCategory == .control }
  }
}

/// A project of which one file is broken, another time another way; what the others say is read once.
private struct BrokenProject: ~Copyable {
  private let project: Project
  private let facts: ContiguousArray<FileFacts>
  private let layout: ModuleLayout
  private let words: WordSet
  private let choice: RuleChoice
  private let texts: [[UInt8]]
  /// Only Swift is broken: what clang makes of broken Objective-C is not for this process to try.
  private let places: [Int]
  private var builder: FactsBuilder

  init(_ project: Project) {
    self.project = project
    facts = project.facts(ruleBook)
    layout = project.layout(facts, project.marks().byFile).0
    words = project.words()
    var choice = RuleChoice(from: ruleBook)
    choice.turnOnAll()
    self.choice = choice
    texts = project.files.map { Array($0.text.utf8) }
    places = project.files.indices.filter { project.files[$0].path.hasSuffix(".swift") }
    builder = FactsBuilder(keepingCodeWith: choice.codeModules)
  }

  /// More for more text.
  var rounds: Int { 1 + places.reduce(0) { $0 + texts[$1].count } / 2048 }

  mutating func report(ofRound round: Int) -> (Report, texts: [String: [UInt8]]) {
    let place = places[round % places.count]
    let name = project.name.utf8.reduce(UInt64(round)) { ($0 ^ UInt64($1)) &* 0x100_0000_01B3 }
    var breakage = Breakage(seed: name)
    let path = project.files[place].path
    let text = breakage.broken(texts[place], with: texts)
    var facts = facts
    facts[place] = builder.facts(of: text, path)
    let index = ProjectIndex(joining: facts, layout: layout, Conventions(), texts: words)
    var bench = Workbench(choice, on: index)
    var report = Report(index.files.indices.flatMap { bench.findings(inFile: $0) }, in: index)
    var byPath = Dictionary(zip(project.files.map(\.path), texts), uniquingKeysWith: { $1 })
    byPath[path] = text
    report.texts = SourceTexts(of: report) { byPath[$0].map { ContiguousArray($0) } }
    return (report, byPath)
  }
}

extension FactsBuilder {
  /// What the text says, after it went through bytes.
  fileprivate mutating func facts(of text: [UInt8], _ path: String) -> FileFacts {
    let source = Source(path: path, text: text)
    let tokens = lex(source)
    let facts = facts(of: source, tokens, parse(tokens, of: source))
    let decoded = FactsCodec.decode(FactsCodec.encode(facts))
    #expect(decoded != nil, "\(path): \(String(decoding: text, as: UTF8.self))")
    return decoded ?? facts
  }
}

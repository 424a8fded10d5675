import Foundation
import Report
import RuleKit
import Testing

/// What the readers of each format rely on, whatever is in a name or a message.
@Suite struct FormatTests {
  private func text(_ format: ReportFormat, width: Int? = nil) -> String {
    let presentation = Presentation(width: width, folder: "/project", cards: SampleProject.cards, version: "1")
    return String(decoding: bytes(of: SampleProject.report, format.reporter(presentation)), as: UTF8.self)
  }

  private func object(_ format: ReportFormat) throws -> Any {
    try JSONSerialization.jsonObject(with: Data(text(format).utf8))
  }

  /// What goes to a terminal or into a log holds nothing that a terminal would obey.
  @Test(arguments: [ReportFormat.full, .concise, .xcode, .github, .markdown]) func nothingToObey(format: ReportFormat) {
    for scalar in text(format).unicodeScalars where scalar != "\n" {
      #expect(scalar.properties.generalCategory != .control, "\(format): \(scalar.value)")
      #expect(scalar.properties.generalCategory != .format, "\(format): \(scalar.value)")
    }
  }

  @Test(arguments: [40, 60, 80, 140]) func linesOfCodeFit(width: Int) {
    for line in text(.full, width: width).split(separator: "\n") where line.contains(" | ") {
      #expect(line.count <= width, "\(line)")
    }
  }

  /// What to do about it is set off, and a semicolon in words that are quoted is no end of what is said.
  @Test(arguments: [
    ("'a' is wrong (b.swift:1: \"not done; do it\"); it traps", "'a' is wrong (b.swift:1: \"not done; do it\")", "it traps"),
    ("'a' is wrong: \"not done; do \"it\"; now\" (b.swift:1)", "'a' is wrong: \"not done; do \"it\"; now\" (b.swift:1)", nil),
    ("'a' is \"odd\"; do it; now", "'a' is \"odd\"", "do it; now"),
    ("it is: \"so", "it is: \"so", nil), ("it is: \"so; do it", "it is: \"so", "do it"),
  ]) func advice(message: String, headline: String, advice: String?) {
    let place = SampleProject.findings[0].place
    let finding = Finding(rule: "a_rule", severity: .info, place: place, message: Message(message), symbol: "s", related: [])
    let lines = String(
      decoding: bytes(of: Report([finding], in: SampleProject.index), ReportFormat.full.reporter(Presentation(width: 200))), as: UTF8.self
    ).split(separator: "\n")
    #expect(lines.first == "info: \(headline) [a_rule]")
    #expect(lines.contains { $0.contains("= help: ") } == (advice != nil))
    if let advice { #expect(lines.contains { $0.hasSuffix("= help: \(advice)") }) }
  }

  @Test func sarifCountsInUTF16() throws {
    let root = try #require(try object(.sarif) as? [String: Any])
    let run = try #require((root["runs"] as? [[String: Any]])?.first)
    #expect(run["columnKind"] as? String == "utf16CodeUnits")
    let results = try #require(run["results"] as? [[String: Any]])
    #expect(results.count == SampleProject.report.entries.count)
    let error = try #require(results.first { $0["level"] as? String == "error" })
    let location = try #require((error["locations"] as? [[String: Any]])?.first?["physicalLocation"] as? [String: Any])
    let region = try #require(location["region"] as? [String: Int])
    // The two characters before it have six bytes, and three units.
    #expect(region["startColumn"] == 31 && region["endColumn"] == 32)
    let uris = results.compactMap { result in
      let place = (result["locations"] as? [[String: Any]])?.first?["physicalLocation"] as? [String: Any]
      return (place?["artifactLocation"] as? [String: Any])?["uri"] as? String
    }
    #expect(uris.contains("Sources/App/A%20%22quoted%22%1B%5B31m%5Cpath.swift"))
    let rules = ((run["tool"] as? [String: Any])?["driver"] as? [String: Any])?["rules"] as? [[String: Any]]
    #expect(rules?.compactMap { $0["id"] as? String } == ["a_rule", "leaked_protocol_property", "some_rule", "z_rule"])
  }

  /// Two related locations that are the same lose a whole upload.
  @Test func sarifNamesEachPlaceOnce() throws {
    let place = SampleProject.findings[0].place
    let twice = Finding(
      rule: "a_rule", severity: .info, place: place, message: "m", symbol: "s",
      related: [Related(place, "here"), Related(place, "here"), Related(place, "there")])
    let report = Report([twice], in: SampleProject.index)
    let text = String(decoding: bytes(of: report, SARIFReporter(Presentation())), as: UTF8.self)
    #expect(text.components(separatedBy: "\"here\"").count == 2 && text.contains("\"there\""))
  }

  @Test func gitLabFingerprintsAreUnique() throws {
    let finding = SampleProject.findings[0]
    let other = Finding(
      rule: finding.rule, severity: .warning, place: SampleProject.findings[1].place, message: finding.message,
      symbol: finding.symbol)
    let report = Report([finding, other], in: SampleProject.index)
    let json = try JSONSerialization.jsonObject(with: bytes(of: report, GitLabReporter()))
    let fingerprints = (json as? [[String: Any]])?.compactMap { $0["fingerprint"] as? String } ?? []
    #expect(fingerprints.count == 2 && Set(fingerprints).count == 2)
    #expect(Set(report.entries.map(\.fingerprint)).count == 1)
  }

  @Test func gitHubEscapesAndCounts() {
    let findings = (0..<14).map { number in
      Finding(
        rule: "a_rule", severity: number < 2 ? .error : .warning, place: Place(file: 1, range: 0..<UInt32(number + 1)),
        message: "100 % of a\nb, c: \(number)", symbol: "s")
    }
    let text = String(decoding: bytes(of: Report(findings, in: SampleProject.index), GitHubReporter()), as: UTF8.self)
    let lines = text.split(separator: "\n")
    #expect(lines.count == 15, "each finding is a line, and one says how many are not shown")
    #expect(lines.prefix(2).allSatisfy { $0.hasPrefix("::error ") } && lines[2].hasPrefix("::warning "))
    #expect(lines[0].contains("100 %25 of a%0Ab, c: 0"))
    #expect(lines.last?.hasPrefix("accesslint: 2 more") == true)
  }

  @Test(arguments: [ReportFormat.checkstyle, .junit]) func xmlIsXML(format: ReportFormat) throws {
    let parser = XMLElements(text(format))
    #expect(parser.isWellFormed, "\(format)")
    let element = format == .junit ? "testcase" : "error"
    #expect(parser.count(of: element) == SampleProject.report.entries.count)
  }

  @Test func markdownKeepsItsTable() {
    let rows = text(.markdown).split(separator: "\n").filter { $0.hasPrefix("| warning") || $0.hasPrefix("| error") }
    #expect(rows.count == 4)
    let hostile = Finding(
      rule: "a_rule", severity: .error, place: SampleProject.findings[0].place, message: "a | b <img> `c` [d](e)", symbol: "s")
    let text = String(decoding: bytes(of: Report([hostile], in: SampleProject.index), MarkdownReporter()), as: UTF8.self)
    #expect(text.contains("a \\| b &lt;img&gt; \\`c\\` \\[d\\](e)"))
  }

  /// A file that has become shorter since, or is gone, is no reason to fail.
  @Test func textsThatChanged() {
    var report = SampleProject.report
    report.texts = SourceTexts(of: report) { path in path == "B.swift" ? nil : ContiguousArray("x".utf8) }
    for format in ReportFormat.allCases {
      #expect(!bytes(of: report, format.reporter(Presentation(width: 80))).isEmpty)
    }
  }
}

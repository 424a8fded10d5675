import Facts
import Foundation
import Index
import Report
import RuleKit
import Syntax
import Testing

/// Whatever paths, names and messages are made of, each format stays what its readers can read, and commands nobody.
@Suite struct HostileTextTests {
  private static let texts = [
    "a \"quote\" and 'one'", "new\nline", "a\rreturn\r\n", "tab\tstop", "\u{1B}[31mred\u{1B}[0m", "\u{1B}]0;title\u{7}", "\u{9B}31m\u{9D}x\u{9C}",
    "\u{202E}txet\u{202C}", "\u{2066}a\u{2069}\u{200F}\u{061C}", "\u{2028}line\u{2029}", "100 % %0A %25 %1B", "::error file=a::b", "##[error]c",
    "<a href='b'>&amp;]]>", "--> <!-- -->", "{0} {1} {{2}}", "`code` | cell | **b** $m$", "[text](link) @somebody #1", "\0\u{1}\u{8}\u{7F}", "\\ \\u{1B} \\n",
    "\u{FFFE}\u{FFFF}", "e\u{301} 日本 😀", "c:\\d", "-rf", "?query#part", "a'; exit 1", String(repeating: "long ", count: 400),
  ]

  private static let report: Report = {
    let paths = texts.map { "Sources/\($0).swift" }
    let source = "class A {}\n"
    let facts = paths.map { path in
      var facts = FileFacts(path: path)
      facts.lines = LineTable(Source(path: path, text: source))
      return facts
    }
    let index = ProjectIndex(joining: ContiguousArray(facts), layout: ModuleLayout(oneModule: "App", files: paths.count))
    let findings = texts.enumerated().map { number, text in
      let place = Place(file: number, range: 6..<7)
      return Finding(
        rule: "a_rule", severity: .warning, place: place, message: "'\(text)' is one; do something", symbol: "App.\(text)",
        related: [Related(place, "'\(text)' is here")])
    }
    var report = Report(findings, in: index)
    report.texts = SourceTexts(of: report) { _ in ContiguousArray(source.utf8) }
    return report
  }()

  private func text(_ format: ReportFormat, width: Int? = nil) -> String {
    let presentation = Presentation(width: width, folder: "/project", cards: SampleProject.cards, version: "1.2.3")
    return String(decoding: bytes(of: Self.report, format.reporter(presentation)), as: UTF8.self)
  }

  @Test(arguments: ReportFormat.allCases) func nothingToObey(format: ReportFormat) {
    let turns: Set<UInt32> = [0x061C, 0x200E, 0x200F, 0x202A, 0x202B, 0x202C, 0x202D, 0x202E, 0x2066, 0x2067, 0x2068, 0x2069, 0x2028, 0x2029]
    for scalar in text(format).unicodeScalars where scalar != "\n" {
      #expect(scalar.properties.generalCategory != .control && !turns.contains(scalar.value), "\(format): \(scalar.value)")
    }
  }

  @Test func jsonHoldsTheTexts() throws {
    let root = try JSONSerialization.jsonObject(with: Data(text(.json).utf8)) as? [String: Any]
    let findings = root?["findings"] as? [[String: Any]] ?? []
    #expect(findings.compactMap { $0["message"] as? String } == Self.report.entries.map(\.message))
    #expect(findings.compactMap { $0["path"] as? String } == Self.report.entries.map(\.location.path))
    #expect(findings.compactMap { $0["symbol"] as? String } == Self.report.entries.map(\.symbol))
    let gitLab = try JSONSerialization.jsonObject(with: Data(text(.gitlab).utf8)) as? [[String: Any]]
    #expect(gitLab?.count == Self.texts.count)
  }

  @Test func sarifSatisfiesItsReaders() throws {
    let log = try JSONSerialization.jsonObject(with: Data(text(.sarif).utf8)) as? [String: Any]
    let run = try #require((log?["runs"] as? [[String: Any]])?.first)
    #expect((run["results"] as? [Any])?.count == Self.texts.count)
    SARIFDemands(run).check()
  }

  @Test(arguments: [ReportFormat.checkstyle, .junit]) func xmlIsXML(format: ReportFormat) {
    let elements = XMLElements(text(format))
    #expect(elements.isWellFormed)
    #expect(elements.count(of: format == .junit ? "testcase" : "error") == Self.texts.count)
  }

  /// A line of a log that begins with two colons is a command to GitHub.
  @Test func eachLineIsACommandOfOurs() {
    let lines = text(.github).split(separator: "\n")
    #expect(lines.dropLast().count == Self.texts.count && lines.dropLast().allSatisfy { $0.hasPrefix("::warning file=Sources/") })
    for line in lines.dropLast() {
      // Colons of paths are escaped: the first pair behind the command's own ends its properties.
      let properties = line.dropFirst("::warning ".count).prefix(upTo: line.dropFirst(2).firstRange(of: "::")?.lowerBound ?? line.endIndex)
      #expect(properties.hasSuffix(",title=accesslint (a_rule)"), "\(line)")
    }
  }

  @Test func aLineForEach() {
    #expect(text(.concise).split(separator: "\n").count == Self.texts.count)
    #expect(text(.xcode).split(separator: "\n").count == 2 * Self.texts.count)
    #expect(text(.markdown).split(separator: "\n").count { $0.hasPrefix("| warning") } == Self.texts.count)
    for width in [0, 1, 40, 1 << 40] { #expect(!text(.full, width: width).isEmpty) }
  }

  /// Four times the findings take about four times the time.
  @Test(arguments: ReportFormat.allCases) func manyFindings(format: ReportFormat) {
    let reports = [1500, 6000].map { count in
      let findings = (0..<count).map { number in
        Finding(
          rule: "a_rule", severity: .warning, place: Place(file: 0, range: 0..<UInt32(1 + number % 9)), message: "it is number \(number)",
          symbol: "App.a\(number)", related: [Related(Place(file: 2, range: 0..<1), "it is here")])
      }
      return Report(findings, in: SampleProject.index)
    }
    #expect(reports.map(\.entries.count) == [1500, 6000])
    var ratio = 0.0
    // A busy machine may disturb a measurement, but not every one.
    for _ in 0..<4 where ratio == 0 || ratio >= 9 {
      let times = reports.map { report in
        let start = processorTime()
        _ = bytes(of: report, format.reporter(Presentation(width: 80, folder: "/project", cards: SampleProject.cards)))
        return max(1e-4, processorTime() - start)
      }
      ratio = times[1] / times[0]
    }
    #expect(ratio < 9, "\(format)")
  }

  /// This thread's own time: other tests and other programs do not count.
  private func processorTime() -> Double {
    var time = timespec()
    // The call fills the structure that is passed.
    _ = unsafe clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
  }
}

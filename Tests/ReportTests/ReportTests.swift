import Foundation
import Report
import RuleKit
import Testing

/// A report has one order, has each finding once, and is written safely.
@Suite struct ReportTests {
  @Test func orderDoesNotHangOnTheInput() {
    let findings = SampleProject.findings
    for shift in findings.indices {
      let turned = Array(findings[shift...] + findings[..<shift])
      #expect(Report(turned, in: SampleProject.index).entries == SampleProject.report.entries)
      #expect(Report(turned.reversed(), in: SampleProject.index).entries == SampleProject.report.entries)
    }
  }

  @Test func eachFindingOnce() throws {
    let entries = SampleProject.report.entries
    #expect(entries.count == SampleProject.findings.count - 1)
    let cache = try #require(entries.first { $0.symbol == "App.Panel.cache" })
    #expect(cache.related.count == 2, "the finding with more evidence stays")
    #expect(entries.map(\.location.path) == entries.map(\.location.path).sorted())
  }

  @Test func counts() {
    let report = SampleProject.report
    #expect(report.files == 3)
    #expect(Severity.allCases.map(report.count(of:)) == [2, 3, 1])
    let errors = report.keeping { $0.severity == .error }
    #expect(errors.entries.map(\.symbol) == ["App.Panel.x"])
    #expect(errors.files == 3)
  }

  @Test func locations() throws {
    func numbers(_ isWanted: @escaping (Report.Entry) -> Bool) throws -> String {
      let location = try #require(SampleProject.report.entries.first(where: isWanted)).location
      return "\(location.line):\(location.column)-\(location.endLine):\(location.endColumn)"
    }
    #expect(try numbers { $0.symbol == "App.Panel.x" } == "3:34-3:35")
    #expect(try numbers { $0.symbol == "App.A" } == "1:7-2:2")
    #expect(try numbers { $0.rule == "z_rule" } == "1:10-1:10")
  }

  @Test func fingerprintsSurviveMoves() {
    func fingerprint(_ message: Message, symbol: String = "s", rule: String = "r", at offset: UInt32 = 0) -> String {
      let place = Place(file: 0, range: offset..<offset + 1)
      let finding = Finding(rule: rule, severity: .info, place: place, message: message, symbol: symbol)
      return Report([finding], in: SampleProject.index).entries[0].fingerprint.text
    }
    let one = fingerprint("'a' is used by 'B' (3 places), but 1 type has 'c'")
    #expect(one == fingerprint("'a' is used by 'B' (in 'D'), but 2 types have it", at: 30))
    #expect(one == fingerprint("\"it's 'x'\": B's 'a' is of 'B'"), "no names of words that are quoted, and no apostrophes")
    #expect(one != fingerprint("'b' is used by 'B' (3 places)"))
    #expect(one != fingerprint("'a' is used by 'A' (3 places)"))
    #expect(one != fingerprint("'a' is used by 'B' (3 places)", symbol: "t"))
    #expect(one != fingerprint("'a' is used by 'B' (3 places)", rule: "q"))
    #expect(fingerprint("x", symbol: "yz", rule: "x") != fingerprint("x", symbol: "z", rule: "xy"))
    #expect(one.count == 16)
  }

  @Test func jsonIsJSON() throws {
    let object = try JSONSerialization.jsonObject(with: bytes(of: SampleProject.report, JSONReporter()))
    let root = try #require(object as? [String: Any])
    #expect(Set(root.keys) == ["schemaVersion", "findings", "summary"])
    #expect(root["schemaVersion"] as? Int == 1)
    let findings = try #require(root["findings"] as? [[String: Any]])
    #expect(findings.compactMap { $0["message"] as? String } == SampleProject.report.entries.map(\.message))
    #expect(findings.compactMap { $0["path"] as? String } == SampleProject.report.entries.map(\.location.path))
    for finding in findings {
      #expect(
        Set(finding.keys) == [
          "rule", "severity", "path", "line", "column", "endLine", "endColumn", "message", "symbol", "fingerprint",
          "related",
        ])
    }
  }

  @Test func conciseHasNothingThatControlsATerminal() {
    let text = String(decoding: bytes(of: SampleProject.report, ConciseReporter()), as: UTF8.self)
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    #expect(lines.count == SampleProject.report.entries.count + 1)
    for scalar in text.unicodeScalars where scalar != "\n" {
      #expect(scalar.properties.generalCategory != .control, "\(scalar.value)")
      #expect(scalar.properties.generalCategory != .format, "\(scalar.value)")
    }
  }

  @Test(arguments: GoldenTests.formats.map(\.name)) func nothingFound(name: String) throws {
    let format = try #require(GoldenTests.formats.first { $0.name == name })
    let text = String(decoding: bytes(of: Report([], in: SampleProject.index), format.reporter), as: UTF8.self)
    #expect(text == Self.empty[name] ?? "", "\(name)")
  }

  /// What is written when there is nothing to say; nothing at all in the other formats.
  private static let empty = [
    "report.json":
      "{\"schemaVersion\":1,\"findings\":[],\"summary\":{\"files\":3,\"findings\":{\"error\":0,\"warning\":0,\"info\":0}}}\n",
    "report.sarif": """
      {"$schema":"https://docs.oasis-open.org/sarif/sarif/v2.1.0/errata01/os/schemas/sarif-schema-2.1.0.json",\
      "version":"2.1.0","runs":[{"tool":{"driver":{"name":"accesslint","semanticVersion":"1.2.3","rules":[]}},\
      "invocations":[{"executionSuccessful":true,"exitCode":0}],"columnKind":"utf16CodeUnits",\
      "originalUriBaseIds":{"%SRCROOT%":{"description":{"text":"the folder that accesslint ran in"}}},\
      "artifacts":[],"results":[]}]}

      """,
    "gitlab.json": "[]\n",
    "checkstyle.xml":
      "<?xml version=\"1.0\" encoding=\"utf-8\"?>\n<checkstyle version=\"1.2.3\">\n</checkstyle>\n",
    "junit.xml": """
      <?xml version="1.0" encoding="utf-8"?>
      <testsuites name="accesslint" tests="1" failures="0">
        <testsuite name="accesslint" tests="1" failures="0">
          <testcase classname="accesslint" name="no findings"/>
        </testsuite>
      </testsuites>

      """,
    "report.md": "## accesslint\n\nNothing to report in 3 files.\n",
  ]
}

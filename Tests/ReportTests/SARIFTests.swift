import Foundation
import RuleKit
import Testing

@testable import Report

/// What SARIF's readers rely on, and GitHub above all, which refuses a report as a whole for one mistake.
///
/// `ACCESSLINT_SARIF_SCHEMA=FILE` names the schema that OASIS publishes; the tests hold reports against it as well.
@Suite struct SARIFTests {
  /// The first run of a report, which has to satisfy every reader.
  private func run(
    _ report: Report, limit: Int = SARIFReporter.mostResults, _ change: (inout Presentation) -> Void = { _ in }
  ) throws -> [String: Any] {
    var presentation = Presentation(folder: "/project/app", cards: SampleProject.cards, version: "1.2.3")
    change(&presentation)
    let written = bytes(of: report, SARIFReporter(presentation, limit: limit))
    let log = try #require(try JSONSerialization.jsonObject(with: written) as? [String: Any])
    if let path = ProcessInfo.processInfo.environment["ACCESSLINT_SARIF_SCHEMA"], !path.isEmpty {
      let schema = try JSONSchema(try Data(contentsOf: URL(fileURLWithPath: path)))
      #expect(schema.violations(in: log) == [])
    }
    #expect(log["version"] as? String == "2.1.0" && (log["$schema"] as? String)?.hasSuffix("sarif-schema-2.1.0.json") == true)
    let run = try #require((log["runs"] as? [[String: Any]])?.first)
    SARIFDemands(run).check()
    return run
  }

  private func results(_ run: [String: Any]) -> [[String: Any]] { run["results"] as? [[String: Any]] ?? [] }

  private func report(_ findings: [Finding]) -> Report {
    var report = Report(findings, in: SampleProject.index)
    report.texts = SourceTexts(of: report) { path in
      SampleProject.files.first { $0.path == path }.map { ContiguousArray($0.text.utf8) }
    }
    return report
  }

  private func finding(
    _ message: Message, rule: String = "a_rule", severity: Severity = .warning, at start: UInt32 = 0, related: [Related] = [],
    isPath: Bool = false
  ) -> Finding {
    let place = Place(file: 0, range: start..<start + 1)
    return Finding(
      rule: rule, severity: severity, place: place, message: message, symbol: "App.\(start)", related: related, isPath: isPath)
  }

  @Test func sample() throws {
    let run = try run(SampleProject.report)
    #expect(results(run).count == SampleProject.report.entries.count)
    let artifacts = (run["artifacts"] as? [[String: Any]] ?? []).compactMap { ($0["location"] as? [String: Any])?["uri"] as? String }
    #expect(artifacts == ["B.swift", "Sources/App/A%20%22quoted%22%1B%5B31m%5Cpath.swift", "Sources/App/Panel.swift"])
    let hashes = results(run).compactMap { ($0["partialFingerprints"] as? [String: String])?["primaryLocationLineHash"] }
    #expect(hashes.count == results(run).count)
    #expect(run["automationDetails"] == nil)
    #expect(results(run).allSatisfy { $0["suppressions"] == nil && $0["baselineState"] == nil && $0["codeFlows"] == nil })
  }

  @Test func nothing() throws {
    #expect(try results(run(Report())).isEmpty)
  }

  @Test func linksInTheMessage() throws {
    let file = Place(file: 1, range: 0..<1)
    let places = (0..<14).map { Related(Place(file: 0, range: $0..<$0 + 1), "used here") }
    let result = try #require(try results(run(report([finding("'a' leaks", related: [Related(file, "declared here")] + places)]))).first)
    let text = (result["message"] as? [String: String])?["text"] ?? ""
    let lines = text.split(separator: "\n")
    #expect(lines[0] == "'a' leaks")
    // The brackets of a file's name are not those of the link.
    #expect(lines[1] == "declared here: [A \"quoted\"\u{1B}\\[31m\\\\path.swift:1](1)")
    #expect(lines[2].hasPrefix("used here: [Panel.swift:1](2), [Panel.swift:1](3), ") && lines[2].hasSuffix("](10)"))
    #expect(lines[3] == "and 5 more" && lines.count == 4)
    #expect((result["relatedLocations"] as? [[String: Any]])?.compactMap { $0["id"] as? Int } == Array(1...15))
  }

  @Test func pathsAreFlows() throws {
    let step = Related(Place(file: 2, range: 4..<5), "it begins here")
    let result = try #require(try results(run(report([finding("it ends here", related: [step], isPath: true)]))).first)
    let flow = (result["codeFlows"] as? [[String: Any]])?.first?["threadFlows"] as? [[String: Any]]
    let texts = (flow?.first?["locations"] as? [[String: [String: Any]]] ?? []).compactMap {
      ($0["location"]?["message"] as? [String: String])?["text"]
    }
    #expect(texts == ["it begins here", "it ends here"])
  }

  @Test func placeholders() throws {
    let result = try #require(try results(run(report([finding("make it { get } or {}, not {0} and {12}")]))).first)
    #expect((result["message"] as? [String: String])?["text"] == "make it { get } or {}, not {{0}} and {{12}}")
  }

  @Test func mostResults() throws {
    let findings = (0..<8).map { finding("m\($0)", severity: $0 == 6 ? .error : $0 < 4 ? .info : .warning, at: $0) }
    let run = try run(report(findings), limit: 3)
    #expect(results(run).compactMap { $0["level"] as? String }.sorted() == ["error", "warning", "warning"], "the gravest")
    let columns = results(run).compactMap { $0["locations"] as? [[String: [String: [String: Any]]]] }.compactMap {
      $0.first?["physicalLocation"]?["region"]?["startColumn"] as? Int
    }
    #expect(columns == columns.sorted(), "in the report's order")
    let notes = (run["invocations"] as? [[String: Any]])?.first?["toolExecutionNotifications"] as? [[String: Any]]
    #expect((notes?.first?["message"] as? [String: String])?["text"] == "5 of 8 results are left out; the gravest are here")
    #expect(try results(self.run(report(findings), limit: 8)).count == 8)
  }

  @Test func whatIsExcused() throws {
    var report = report([finding("new", at: 0)])
    report.suppressed = [
      Report.Suppressed(self.report([finding("in the code", at: 1)]).entries[0], by: .directive(reason: "because")),
      Report.Suppressed(self.report([finding("long known", at: 2)]).entries[0], by: .baseline),
    ]
    let kinds = { (run: [String: Any]) in
      self.results(run).map { ($0["suppressions"] as? [[String: String]])?.compactMap { $0["kind"] } ?? ["?"] }
    }
    let plain = try run(report)
    #expect(kinds(plain) == [[], ["inSource"], ["external"]])
    #expect(results(plain).allSatisfy { $0["baselineState"] == nil })
    #expect((results(plain)[1]["suppressions"] as? [[String: String]])?.first?["justification"] == "because")
    report.hasBaseline = true
    #expect(try results(run(report)).map { $0["baselineState"] as? String } == ["new", "new", "unchanged"])
  }

  @Test func whatBecameOfTheRun() throws {
    let run = try run(SampleProject.report) { presentation in
      presentation.run = RunNotes(
        [.init(.input, .warning, "permission denied", path: "Sources/a b.swift"), .init(.configuration, .error, "unknown key")],
        exitCode: 2)
      presentation.category = "ios"
    }
    let invocation = try #require((run["invocations"] as? [[String: Any]])?.first)
    #expect(invocation["exitCode"] as? Int == 2 && invocation["executionSuccessful"] as? Bool == false)
    let input = try #require((invocation["toolExecutionNotifications"] as? [[String: Any]])?.first)
    #expect(input["level"] as? String == "warning" && "\(input)".contains("Sources/a%20b.swift"))
    #expect((invocation["toolConfigurationNotifications"] as? [[String: Any]])?.first?["level"] as? String == "error")
    #expect((run["automationDetails"] as? [String: String])?["id"] == "ios/")
    let driver = (run["tool"] as? [String: Any])?["driver"] as? [String: Any]
    #expect((driver?["notifications"] as? [[String: Any]])?.compactMap { $0["id"] as? String } == ["configuration", "input"])
  }

  /// A path that leads out of the folder has to be whole, and stays so.
  @Test func pathsElsewhere() throws {
    let uris = try [("../b #1.swift", "file:///project/b%20%231.swift"), ("/a?%/b.swift", "file:///a%3F%25/b.swift"), ("c:d.swift", "c%3Ad.swift"), ("日本.swift", "%E6%97%A5%E6%9C%AC.swift")].map { path, uri in
      let run = try run(Report()) { $0.run = RunNotes([.init(.input, .warning, "no", path: path)]) }
      #expect("\(run)".contains(uri), "\(path): \(run)")
      return uri
    }
    #expect(Set(uris).count == 4)
  }

  @Test func longDescriptions() throws {
    let run = try run(report([finding("m", rule: "long_rule")])) { presentation in
      presentation.cards = [
        RuleCard(
          id: "long_rule", summary: "something", rationale: String(repeating: "It is long. ", count: 200), looksAt: .class,
          optIn: "it is loud", since: "0.1", breaks: "class A {}  // expect: long_rule", keeps: "class B {}")
      ]
    }
    let driver = (run["tool"] as? [String: Any])?["driver"] as? [String: Any]
    let rule = try #require((driver?["rules"] as? [[String: Any]])?.first)
    let markdown = try #require((rule["help"] as? [String: String])?["markdown"])
    #expect(markdown.contains("It is off by default: it is loud.") && markdown.contains("```swift\nclass A {}\n```"))
    #expect(rule["name"] as? String == "LongRule")
    #expect((rule["defaultConfiguration"] as? [String: Any])?["enabled"] as? Bool == false)
  }
}

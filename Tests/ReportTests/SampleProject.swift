import Facts
import Index
import Report
import RuleKit
import Syntax

/// One fixed set of findings with everything in it that a format might stumble over.
enum SampleProject {
  static let files: [(path: String, text: String)] = [
    ("Sources/App/Panel.swift", "protocol Panel {\n  var cache: Cache { get set }\r\n  var `😀é`: Int { get }; var x: Int { get }\n}\n"),
    ("Sources/App/A \"quoted\"\u{1B}[31m\\path.swift", "class A {\n}\n"),
    ("B.swift", "let b = 1"),
  ]

  static let index: ProjectIndex = {
    let facts = files.map { file in
      var facts = FileFacts(path: file.path)
      facts.lines = LineTable(Source(path: file.path, text: file.text))
      return facts
    }
    return ProjectIndex(joining: ContiguousArray(facts), layout: ModuleLayout(oneModule: "App", files: files.count))
  }()

  static let findings: [Finding] = [
    Finding(
      rule: "leaked_protocol_property", severity: .warning, place: place(0, of: "cache"),
      message: "'cache' is only used by the default implementations of 'Panel' (3 places)", symbol: "App.Panel.cache",
      related: [
        Related(place(2, of: "b"), "used here"), Related(place(1, of: "A"), "declared \"here\"\n\u{202E}as well"),
      ]),
    // Columns count bytes: the emoji before it has four.
    Finding(
      rule: "some_rule", severity: .error, place: place(0, of: "x"), message: "'x' is an error", symbol: "App.Panel.x"),
    Finding(
      rule: "some_rule", severity: .info, place: place(0, of: "😀é"), message: "'😀é' is \u{1B}[1mnamed\u{9B}0m oddly\u{7F}",
      symbol: "App.Panel.😀é"),
    Finding(
      rule: "a_rule", severity: .warning, place: place(1, of: "A {\n}"), message: "from here to the next line",
      symbol: "App.A"),
    Finding(
      rule: "a_rule", severity: .warning, place: place(2, of: "b"), message: "'b' is short", symbol: "App.B.swift"),
    // Found twice: once more with less evidence.
    Finding(
      rule: "leaked_protocol_property", severity: .warning, place: place(0, of: "cache"),
      message: "'cache' is only used by the default implementations of 'Panel' (3 places)", symbol: "App.Panel.cache"),
    // The end of a file that ends without a line end.
    Finding(
      rule: "z_rule", severity: .info, place: Place(file: 2, range: 9..<9), message: "the end", symbol: "App.B.swift"),
  ]

  static let report: Report = {
    var report = Report(findings, in: index)
    report.texts = SourceTexts(of: report) { path in
      files.first { $0.path == path }.map { ContiguousArray($0.text.utf8) }
    }
    return report
  }()

  /// Rules as their cards have them, for formats that describe rules.
  static let cards = ["a_rule", "leaked_protocol_property", "some_rule", "unbroken_rule", "z_rule"].map { id in
    RuleCard(
      id: id, summary: "something \"odd\"", rationale: "It is <odd> & old.", looksAt: .class, since: "0.1",
      breaks: "class A {}  // expect: \(id)", keeps: "class B {}")
  }

  private static func place(_ file: Int, of part: String) -> Place {
    let text = Array(files[file].text.utf8)
    let part = Array(part.utf8)
    let start = text.indices.first { text[$0...].starts(with: part) } ?? 0
    return Place(file: file, range: UInt32(start)..<UInt32(start + part.count))
  }
}

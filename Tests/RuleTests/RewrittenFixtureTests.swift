import Facts
import Report
import Rules
import Syntax
import Testing

/// The same program, written otherwise: what is found is the same.
///
/// No rewriting changes what a program means. None is applied to comments, some of which are contracts and marks, to strings,
/// or to Objective-C.
@Suite struct RewrittenFixtureTests {
  @Test(arguments: try Project.fixtures()) func layout(project: Project) {
    let found = Self.findings(in: project)
    // All at once takes a fraction of the time; only where that differs each says whether it is the one.
    let all = project.rewritten { text in Rewriting.layouts.reduce(text) { $1.rewrite(Text($0)) } }
    if Self.findings(in: all) == found { return }
    for rewriting in Rewriting.layouts {
      let other = Self.findings(in: project.rewritten { rewriting.rewrite(Text($0)) })
      #expect(other == found, "\(rewriting.testDescription): \(Self.difference(found, other))")
    }
    Issue.record("all at once: \(Self.difference(found, Self.findings(in: all)))")
  }

  /// Whatever stands at the top of a file may as well stand in a file of its own, the last one first. What is named first may
  /// be another thing then, so that the rules are compared, and how often they find something.
  @Test(arguments: try Project.fixtures()) func files(project: Project) {
    guard let parted = project.parted else { return }
    let found = Trial(project, rules: ruleBook).report.entries.map(\.rule).sorted()
    #expect(Trial(parted, rules: ruleBook).report.entries.map(\.rule).sorted() == found)
  }

  /// What is found, without the lines.
  private static func findings(in project: Project) -> [String] {
    Trial(project, rules: ruleBook).report.entries.map { entry in
      "\(entry.location.path): \(entry.message.replacing(/:[0-9]+/, with: "")) [\(entry.rule)]"
    }.sorted()
  }

  private static func difference(_ found: [String], _ other: [String]) -> String {
    other.difference(from: found).map { change in
      switch change {
      case .insert(_, let finding, _): "+ \(finding)"
      case .remove(_, let finding, _): "- \(finding)"
      }
    }.joined(separator: "\n")
  }
}

extension Project {
  /// With other texts in place of the Swift files'.
  fileprivate func rewritten(_ rewrite: (String) -> String) -> Project {
    with(files.map { $0.path.hasSuffix(".swift") ? File(path: $0.path, text: rewrite($0.text)) : $0 })
  }

  /// Each declaration at the top of a file in a file of its own, in reverse; `nil` where some see no farther than their file,
  /// or imports and older spellings count for the file alone.
  fileprivate var parted: Project? {
    guard files.count == 1, files[0].path.hasSuffix(".swift") else { return nil }
    let text = files[0].text
    if ["private", "#if", "swift2", "swift3", "import "].contains(where: text.contains) { return nil }
    let bytes = ContiguousArray(text.utf8)
    let tops = facts()[0].decls.filter { $0.parent == DeclFact.none }
    guard tops.count > 1, areAll(tops) else { return nil }
    var parts: [File] = []
    var start = 0
    for (place, top) in tops.enumerated() {
      var end = Int(top.endOffset)
      while end < bytes.count, bytes[end] != UInt8(ascii: "\n") { end += 1 }
      if place + 1 < tops.count, end > tops[place + 1].start { return nil }
      parts.append(File(path: "Part\(place).swift", text: String(decoding: bytes[start..<end], as: UTF8.self)))
      start = end
    }
    return with(parts.reversed())
  }

  /// Whether the declarations hold all tokens of the only file.
  private func areAll(_ tops: [DeclFact]) -> Bool {
    let tokens = lex(Source(path: "", text: files[0].text))
    return tokens.starts.dropLast().allSatisfy { start in tops.contains { $0.start <= start && start < $0.endOffset } }
  }
}

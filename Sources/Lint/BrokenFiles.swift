import Facts
import Syntax

/// Files that no compiler takes as they stand: what is found in them, or is not, may be found for that alone.
struct BrokenFiles {
  private(set) var warnings: [Warning] = []

  /// In a project with more of them something else is wrong.
  private static let mostNamed = 10

  /// - Parameter reasons: what is wrong with files, by their paths.
  init(_ reasons: [String: String], among facts: ContiguousArray<FileFacts>, _ plan: RulePlan) {
    if reasons.isEmpty { return }
    var unnamed = 0
    for (place, fact) in facts.enumerated() where plan.isReported[place] {
      guard let reason = reasons[fact.path] else { continue }
      if warnings.count < BrokenFiles.mostNamed { warnings.append(Warning(path: fact.path, reason: reason)) } else { unnamed += 1 }
    }
    guard unnamed > 0, let last = warnings.popLast() else { return }
    warnings.append(Warning(path: last.path, reason: "\(last.reason) (\(unnamed) other files are broken, too)"))
  }

  /// Why the file is no Swift at all, if it is none.
  static func reasonAgainstReading(_ source: borrowing Source, hasIssues: Bool) -> String? {
    if isUTF16(source) { return "this is UTF-16, and Swift is read as UTF-8" }
    if hasIssues, isNoText(source) { return "this is no text, and perhaps encrypted" }
    return isPointer(source) ? "this stands for a file that Git LFS keeps; 'git lfs pull' gets it" : nil
  }

  /// `version https://git-lfs.github.com/spec/v1`
  private static func isPointer(_ source: borrowing Source) -> Bool {
    guard source.count >= pointer.count, source.bytes[0] == pointer[0] else { return false }
    return pointer.indices.allSatisfy { source.bytes[$0] == pointer[$0] }
  }

  private static let pointer = ContiguousArray("version https://git-lfs.".utf8)

  /// What is wrong with the first place that changes how the rest is read; `nil` where there is none.
  static func reason(_ tokens: Tokens, _ source: borrowing Source) -> String? {
    let broken = tokens.issues.filter { text($0.kind, line: 0) != nil }
    guard let first = broken.min(by: { $0.offset < $1.offset }) else { return nil }
    let line = LineTable(source).position(of: Int(first.offset)).line
    return text(first.kind, line: line).map { "\($0), so the file may be misread" }
  }

  /// Whether it begins with the mark that says in which order the bytes of each character stand, or every second of its first
  /// bytes is NUL, as in letters of ASCII.
  private static func isUTF16(_ source: borrowing Source) -> Bool {
    if source.count < 2 { return false }
    let pair = (source.bytes[0], source.bytes[1])
    if pair == (0xFF, 0xFE) || pair == (0xFE, 0xFF) { return true }
    if source.count < 4 || (pair.0 == 0) == (pair.1 == 0) { return false }
    for place in 2..<min(source.count, 8) where (source.bytes[place] == 0) != (source.bytes[place % 2] == 0) { return false }
    return true
  }

  /// Whether a NUL stands where a text begins, as in what tools encrypt, and in programs.
  private static func isNoText(_ source: borrowing Source) -> Bool {
    (0..<min(source.count, beginning)).contains { source.bytes[$0] == 0 }
  }

  private static let beginning = 512

  private static func text(_ kind: SyntaxIssue.Kind, line: Int) -> String? {
    switch kind {
    case .conflict: "line \(line) begins a merge conflict that nobody has resolved"
    case .unmatchedBracket: "a bracket that opens in line \(line) is never closed"
    case .strayBracket: "a bracket in line \(line) closes nothing"
    case .unterminatedString: "a string that begins in line \(line) has no end"
    case .unterminatedComment: "a comment that begins in line \(line) has no end"
    default: nil
    }
  }
}

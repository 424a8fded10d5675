import Facts
import Index
import RuleKit
import Syntax

/// Takes out the findings that comments in the code excuse, and finds the comments that excuse nothing.
struct Suppressions {
  private let index: ProjectIndex
  /// Names that directives may have, for all files.
  private let known: Set<String>
  /// Whether all of the project was looked at, so that a directive without a finding is one too many.
  private let isComplete: Bool

  init(_ index: ProjectIndex, ids: [String], isComplete: Bool) {
    self.index = index
    known = Set(ids)
    self.isComplete = isComplete
  }

  /// A finding that a directive takes out.
  struct Excused {
    let finding: Finding
    /// As the directive says it.
    let reason: String
  }

  /// The findings that are left, with those about directives; and the others.
  ///
  /// - Parameter choice: the rules that work on a file; nothing if it is not reported.
  func applied(to findings: [Finding], _ choice: (Int) -> RuleChoice?) -> (left: [Finding], excused: [Excused]) {
    var reasons: [String?] = Array(repeating: nil, count: findings.count)
    var own: [Finding] = []
    let places = Dictionary(grouping: findings.indices, by: { findings[$0].place.file })
    for file in index.files.indices where hasDirectives(file) {
      var covers = CoverList(of: index.files[file])
      for (rule, places) in Dictionary(grouping: places[file] ?? [], by: { findings[$0].rule }) {
        let lines = places.map { line(of: findings[$0]) }
        for (place, reason) in zip(places, covers.excuse(lines, of: rule)) { reasons[place] = reason }
      }
      if let choice = choice(file) { own += remarks(on: &covers, file, choice) }
    }
    let left = zip(findings, reasons).filter { $1 == nil }.map(\.0)
    let excused = zip(findings, reasons).compactMap { finding, reason in reason.map { Excused(finding: finding, reason: $0) } }
    return (left + own, excused)
  }

  private func hasDirectives(_ file: Int) -> Bool {
    !index.files[file].directives.isEmpty && !index.files[file].flags.contains(.isGenerated)
  }

  private func line(of finding: Finding) -> Int {
    index.files[finding.place.file].lines.position(of: Int(finding.place.range.lowerBound)).line
  }

  // MARK: Directives that disable nothing

  private func remarks(on covers: inout CoverList, _ file: Int, _ choice: RuleChoice) -> [Finding] {
    guard let settings = choice.settings(of: SuperfluousDisable.card.id) else { return [] }
    let running = Set(choice.cards.map(\.id))
    // Who turned rules off cannot tell what `all` would have been good for.
    let canJudgeAll = choice.allCards.allSatisfy { $0.isOptIn || running.contains($0.id) }
    var findings: [Finding] = []
    func report(_ directive: DirectiveFact, _ message: Message) {
      let length = "accesslint:".utf8.count + index.files[file].names.range(of: directive.text).count
      let place = Place(file: file, range: directive.offset..<directive.offset + UInt32(truncatingIfNeeded: length))
      findings.append(
        Finding(
          rule: SuperfluousDisable.card.id, severity: settings.severity, place: place, message: message,
          symbol: index.symbol(ofFile: file)))
    }
    for (directive, message) in covers.mistakes(known, needReason: settings.flag("require_reason")) {
      report(directive, message)
    }
    if isComplete {
      for (directive, name, isOnly) in covers.unused where name == "all" ? canJudgeAll : running.contains(name) {
        if name != SuperfluousDisable.card.id { report(directive, .unused(name, isOnly: isOnly)) }
      }
    }
    let lines = findings.map { line(of: $0) }
    // Whoever wants to keep a directive for later says so by name, and not with `all`.
    let excused = covers.excuse(lines, of: SuperfluousDisable.card.id, withAll: false)
    return zip(findings, excused).filter { $1 == nil }.map(\.0)
  }
}

extension Message {
  fileprivate static func unused(_ name: String, isOnly: Bool) -> Message {
    let advice = isOnly ? "delete the directive" : "take it out of the directive"
    return name == "all"
      ? "nothing that is disabled here would be reported; \(advice)" : "'\(name)' has nothing to report here; \(advice)"
  }
}

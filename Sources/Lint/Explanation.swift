import Facts
import Index
import Report
import RuleKit
import Syntax

/// What the rules say of one declaration.
public struct Explanation: Sendable {
  /// `Module.Type.member(label:)`
  public let symbol: String
  /// Its kind, its access, where it stands.
  public let detail: String
  /// What became of the rules, each kind of it with a line for each rule or finding; kinds without lines are left out.
  public let verdicts: [(String, [String])]

  init(
    _ decl: DeclID, raw: [Finding], kept: [Finding], _ silences: [Silence], _ choice: RuleChoice, in index: ProjectIndex
  ) {
    let fact = index.decl(decl)
    let symbol = index.symbol(of: decl)
    let file = index.files[index.file(of: decl)]
    let line = file.lines.position(of: Int(fact.nameOffset)).line
    let place = "\(file.path):\(line)"
    self.symbol = symbol
    detail = "\(fact.kind.text), \(index.effectiveAccess(of: decl).text), \(place)"
    let own = raw.filter { $0.symbol == symbol }
    let reported = kept.filter { $0.symbol == symbol }
    let excused = own.filter { finding in !reported.contains(finding) }
    let name = fact.nameOffset..<max(fact.nameOffset + 1, fact.nameEnd)
    let shown = kept.filter { finding in
      finding.symbol != symbol
        && finding.related.contains { $0.place.file == index.file(of: decl) && name.contains($0.place.range.lowerBound) }
    }
    let found = Set(own.map(\.rule))
    let parent = index.parent(of: decl).map { index.decl($0).kind }
    let running = choice.cards
    let spared = silences.filter { !found.contains($0.rule) }
    let silent = running.filter { card in !found.contains(card.id) && !spared.contains { $0.rule == card.id } }
    let looking = silent.filter { $0.visits(fact.kind, in: parent) }
    let others = silent.filter { !$0.visits(fact.kind, in: parent) }
    let off = choice.allCards.filter { card in !running.contains { $0.id == card.id } }
    verdicts = [
      ("reported", Explanation.lines(of: reported, in: index)),
      ("found, and excused by a directive or a configuration", Explanation.lines(of: excused, in: index)),
      ("evidence of what is reported elsewhere", Explanation.heads(of: shown, in: index)),
      ("looked at it, and found nothing because", Explanation.lines(of: spared, in: index)),
      ("looked at it, and found nothing", looking.map { "\($0.id): \($0.summary)" }.sorted()),
      ("judge other declarations, or what uses them", Explanation.names(of: others)), ("do not run", Explanation.names(of: off)),
    ].filter { !$0.1.isEmpty }
  }

  /// One after the other, for there are many.
  private static func names(of cards: [RuleCard]) -> [String] {
    cards.isEmpty ? [] : TextWidth.wrapped(cards.map(\.id).sorted().joined(separator: ", "), to: 78)
  }

  /// Each reason once, with all that shows it.
  private static func lines(of silences: [Silence], in index: ProjectIndex) -> [String] {
    var places: [String: Set<String>] = [:]
    for silence in silences {
      places["\(silence.rule): \(silence.reason.text)", default: []].formUnion(
        silence.related.map { related in
          let file = index.files[related.place.file]
          let (line, column) = file.lines.position(of: Int(related.place.range.lowerBound))
          return "  \(file.path):\(line):\(column): \(related.message.text)"
        })
    }
    // Rules work on several files at once.
    return places.sorted { $0.key < $1.key }.flatMap { [$0.key] + $0.value.sorted() }
  }

  /// Where each finding is, and what it says.
  private static func heads(of findings: [Finding], in index: ProjectIndex) -> [String] {
    Report(findings, in: index).entries.map { "\($0.location.path):\($0.location.line): \($0.message) [\($0.rule)]" }
  }

  /// Each finding with its evidence.
  private static func lines(of findings: [Finding], in index: ProjectIndex) -> [String] {
    Report(findings, in: index).entries.flatMap { entry in
      ["\(entry.severity.text): \(entry.message) [\(entry.rule)]"]
        + entry.related.map { "  \($0.location.path):\($0.location.line):\($0.location.column): \($0.message)" }
    }
  }

  /// The declaration whose name stands at the place, or the innermost around it.
  static func decl(at place: SourcePlace, file: Int, in index: ProjectIndex) -> DeclID? {
    let facts = index.files[file]
    var best: Int?
    for (number, fact) in facts.decls.enumerated() {
      let (line, column) = facts.lines.position(of: Int(fact.nameOffset))
      if line == place.line {
        let end = column + Int(fact.nameEnd) - Int(fact.nameOffset)
        guard let wanted = place.column else { return index.id(file: file, decl: number) }
        if (column...max(column, end)).contains(wanted) { return index.id(file: file, decl: number) }
      }
      let first = facts.lines.position(of: Int(fact.start)).line
      let last = facts.lines.position(of: max(Int(fact.start), Int(fact.endOffset) - 1)).line
      // Inner declarations come later.
      if (first...max(first, last)).contains(place.line) { best = number }
    }
    return best.map { index.id(file: file, decl: $0) }
  }
}

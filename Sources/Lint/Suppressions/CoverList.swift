import Facts
import RuleKit
import Syntax

/// The stretches of one file in which its directives turn rules off.
struct CoverList {
  /// Lines in which one name is turned off.
  private struct Cover {
    let lines: ClosedRange<Int>
    let directive: Int
    let name: String
    var isUsed = false
  }

  private let facts: FileFacts
  private let readings: [Directive.Reading]
  /// For directives above a declaration its place in the file's list, by where the directive stands.
  private let declBelow: [UInt32: Int]
  /// Where directives stand that have become what is said of a declaration.
  private let marks: Set<UInt32>
  private var covers: [Cover] = []
  /// For each name the covers in the order of their first lines.
  private var coversOfName: [String: [Int]] = [:]

  init(of facts: FileFacts) {
    self.facts = facts
    readings = facts.directives.map { Directive.reading(facts.text($0.text)) }
    let above = facts.tags.filter(\.isDirective).map { ($0.offset, Int($0.decl)) }
    declBelow = Dictionary(above, uniquingKeysWith: { first, _ in first })
    marks = Set(facts.contracts.lazy.filter { $0.source == .directive }.map(\.offset))
    fillCovers()
    covers.sort { ($0.lines.lowerBound, $0.directive) < ($1.lines.lowerBound, $1.directive) }
    for (place, cover) in covers.enumerated() { coversOfName[cover.name, default: []].append(place) }
  }

  // MARK: Findings

  /// For each line of a finding the reason for which the rule is turned off there, or nothing if it is not; what turned it
  /// off is no longer unused.
  ///
  /// - Parameter withAll: Whether `all` means this rule, too.
  mutating func excuse(_ lines: [Int], of rule: String, withAll: Bool = true) -> [String?] {
    var candidates = coversOfName[rule] ?? []
    if withAll, let all = coversOfName["all"] { candidates = (candidates + all).sorted() }
    var result: [String?] = Array(repeating: nil, count: lines.count)
    // Covers that began, the latest on top: one that ended is dropped when it comes to the top.
    var open: [Int] = []
    var next = 0
    for place in lines.indices.sorted(by: { lines[$0] < lines[$1] }) {
      while next < candidates.count, covers[candidates[next]].lines.lowerBound <= lines[place] {
        open.append(candidates[next])
        next += 1
      }
      while let last = open.last, covers[last].lines.upperBound < lines[place] { open.removeLast() }
      guard let last = open.last else { continue }
      covers[last].isUsed = true
      result[place] = reason(of: covers[last].directive)
    }
    return result
  }

  private func reason(of directive: Int) -> String {
    if case .directive(let directive) = readings[directive] { directive.reason } else { "" }
  }

  /// Directives that turn off what had nothing to say, with the name, and whether it is the only one.
  var unused: [(directive: DirectiveFact, name: String, isOnly: Bool)] {
    let counts = covers.reduce(into: [:]) { $0[$1.directive, default: 0] += 1 }
    return covers.filter { !$0.isUsed }.map { (facts.directives[$0.directive], $0.name, counts[$0.directive] == 1) }
  }

  /// Directives that cannot have been meant as they are.
  func mistakes(_ known: Set<String>, needReason: Bool) -> [(DirectiveFact, Message)] {
    var mistakes: [(DirectiveFact, Message)] = []
    lazy var words = known.sorted()
    for (fact, reading) in zip(facts.directives, readings) {
      switch reading {
      case .none: continue
      case .mark(let word):
        if !facts.flags.contains(.isObjectiveC), !marks.contains(fact.offset) {
          mistakes.append((fact, Message("'\(word)' marks nothing here; write it right above a member, or behind it")))
        }
      case .mistaken(let word):
        mistakes.append((fact, Message("'\(word)' is no directive\(Directive.suggestion(for: word))")))
      case .directive(let directive):
        if directive.names.isEmpty { mistakes.append((fact, "the directive names no rule, and changes nothing")) }
        for name in directive.names where name != "all" && !known.contains(name) {
          let guess = Spelling.nearest(to: name, among: words).map { "; did you mean '\($0)'" } ?? ""
          mistakes.append((fact, Message("there is no rule '\(name)'\(guess)")))
        }
        if needReason, directive.action != .enable, directive.reason.isEmpty {
          mistakes.append((fact, "the directive does not say why; add a dash and the reason"))
        }
      }
    }
    return mistakes
  }

  // MARK: Covers

  private mutating func fillCovers() {
    /// Where names were turned off that were not turned on again yet.
    var open: [String: (line: Int, directive: Int)] = [:]
    for (place, reading) in readings.enumerated() {
      guard case .directive(let directive) = reading else { continue }
      let line = line(of: facts.directives[place].offset)
      switch directive.action {
      case .enable:
        for name in directive.names.contains("all") ? Array(open.keys) : directive.names {
          if let start = open.removeValue(forKey: name) { add(start.line...max(start.line, line), start.directive, name) }
        }
      case .disable(.region):
        // Off already: the second time adds nothing.
        for name in directive.names where open[name] == nil { open[name] = (line, place) }
      case .disable(let scope):
        for name in Set(directive.names).sorted() { add(lines(of: scope, place, line), place, name) }
      }
    }
    for (name, start) in open.sorted(by: { $0.key < $1.key }) { add(start.line...Int.max, start.directive, name) }
  }

  private mutating func add(_ lines: ClosedRange<Int>, _ directive: Int, _ name: String) {
    covers.append(Cover(lines: lines, directive: directive, name: name))
  }

  private func lines(of scope: Directive.Scope, _ directive: Int, _ line: Int) -> ClosedRange<Int> {
    switch scope {
    case .this: line...line
    case .previous: max(1, line - 1)...max(1, line - 1)
    case .next: line + 1...max(line + 1, endOfDeclaration(below: facts.directives[directive].offset) ?? line + 1)
    case .file: 1...Int.max
    case .region: line...Int.max
    }
  }

  /// The last line of the declaration that the comment stands above, if it stands above one.
  private func endOfDeclaration(below offset: UInt32) -> Int? {
    guard var decl = declBelow[offset] else { return nil }
    let start = facts.decls[decl].start
    var end = facts.decls[decl].endOffset
    // `var a = 1, b = 2` are two declarations that start together.
    while decl + 1 < facts.decls.count, facts.decls[decl + 1].start == start {
      decl += 1
      end = max(end, facts.decls[decl].endOffset)
    }
    return line(of: max(start, end == 0 ? 0 : end - 1))
  }

  private func line(of offset: UInt32) -> Int { facts.lines.position(of: Int(offset)).line }
}

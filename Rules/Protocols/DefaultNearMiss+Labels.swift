import Facts
import Index
import RuleKit
import Syntax

// Whether one label is meant to be the other.
extension DefaultNearMiss {
  /// A letter or two are others.
  func isSlip(_ place: Int, _ requirement: DeclID, _ member: DeclID, _ index: ProjectIndex) -> Bool {
    let labels = [requirement, member].map { index.writtenLabels(of: $0)[place] }
    return NearMiss.isSlipOfLabel(labels[1], of: labels[0])
  }

  /// What follows the same words names the types, `childPage: Page` and `childTrail: Trail`, or that of one of them. What follows
  /// `for` alone is what the operation is about, and there it is another one: `forPage: Page`.
  func isNamedForType(
    _ place: Int, ofBoth: Bool = false, _ requirement: DeclID, _ member: DeclID, _ index: ProjectIndex
  ) -> Bool {
    let words = words(place, requirement, member, index)
    let same = zip(words[0], words[1]).prefix { $0 == $1 }.map { String($0.0) }
    guard same.contains(where: { !Self.prepositions.contains($0.lowercased()) }) else { return false }
    let named = zip([requirement, member], words).count { id, words in
      words.count > same.count && typeName(place, of: id, index).hasSuffix(words[same.count...].joined())
    }
    return named >= (ofBoth ? 2 : 1)
  }

  /// The same words with another last one, `childScreen` and `childTrail`, if that does not name another thing or another event.
  func isOtherInLastWord(_ place: Int, _ requirement: DeclID, _ member: DeclID, _ index: ProjectIndex) -> Bool {
    let words = words(place, requirement, member, index)
    guard words[0].count == words[1].count, words[0].count > 1, words[0].dropLast() == words[1].dropLast(),
      words[0].dropLast().contains(where: { !Self.prepositions.contains($0.lowercased()) }),
      let first = words[0].first, !Self.auxiliaries.contains(first.lowercased())
    else { return false }
    let last = words.map { $0.last?.lowercased() ?? "" }
    // `firstIndex` and `firstPath` are two things, and so are `pageTop` and `pageBottom`.
    return last.allSatisfy { !Self.prepositions.contains($0) && !Self.kinds.contains($0) }
  }

  /// What `didSelect` and `didShow` share.
  private static let auxiliaries: Set<String> = [
    "allow", "are", "be", "can", "did", "do", "does", "has", "have", "is", "may", "must", "no", "not", "should", "use", "was", "will",
  ]

  /// Last words by which two operations differ that do the same with different things.
  private static let kinds: Set<String> = [
    "a", "action", "album", "b", "badge", "begin", "bottom", "button", "color", "count", "data", "detail", "details", "end", "error",
    "first", "font", "height", "icon", "id", "identifier", "image", "index", "item", "items", "key", "label", "last", "left", "max",
    "message", "min", "name", "number", "path", "position", "right", "size", "start", "state", "string", "style", "subtitle", "text",
    "title", "top", "track", "type", "url", "value", "view", "width", "x", "y",
  ]

  static let prepositions: Set<String> = [
    "after", "as", "at", "before", "by", "for", "from", "in", "inside", "into", "of", "on", "onto", "over", "to", "under", "using",
    "via", "with", "within",
  ]

  private func words(_ place: Int, _ requirement: DeclID, _ member: DeclID, _ index: ProjectIndex) -> [[Substring]] {
    [requirement, member].map { NearMiss.words(index.writtenLabels(of: $0)[place][...]) }
  }

  /// Both call the parameter the same, and one has that name for a label, or a word more or less in it, `at` and `atIndex`, or
  /// lacks a preposition. `add(child:)` is another operation than `add(_ node:)`.
  func isOtherLabelOfSameName(_ place: Int, _ requirement: DeclID, _ member: DeclID, _ index: ProjectIndex) -> Bool {
    let both = [requirement, member]
    let names = both.map { index.text(index.parameter(place, of: $0).name, of: $0) }
    if names[0] != names[1] { return false }
    let labels = both.map { index.writtenLabels(of: $0)[place] }
    if labels.contains("_") { return labels.contains { $0 == names[0] || Self.prepositions.contains($0) } }
    return labels.contains(names[0]) || NearMiss.leavesWordsOut(labels[0], labels[1])
  }

  private func typeName(_ place: Int, of id: DeclID, _ index: ProjectIndex) -> Substring {
    let text = index.text(index.parameter(place, of: id).type, of: id)
    return text[..<(text.lastIndex { $0 != "?" && $0 != "!" }.map { text.index(after: $0) } ?? text.endIndex)]
  }
}

import Catalog
import Facts
import Syntax

// Methods whose names or labels nearly are those of what Objective-C looks for.
extension ProjectIndex {
  /// Words that many methods begin with, and names that everybody uses for something else.
  static let commonNames: Set<String> = [
    "perform", "update", "select", "delete", "display", "move", "convert", "find", "textFieldDidChange",
  ]

  /// The optional requirement whose types the method has, and whose labels nearly; several where the labels that it has are
  /// theirs, and only those are lost that would tell which one is meant.
  func misnamed(_ method: DeclID, _ name: String, in lineage: Lineage) -> [ObjCRequirement] {
    let labels = writtenLabels(of: method)
    let names = parameterNames(of: method)
    // Where a label is forgotten the parameter's name is one.
    let isOffered = isOffered(method)
    let bare = labels.indices.filter { $0 > 0 && (labels.count > 2 || !isOffered) && labels[$0] == names[$0] }
    let count = labels.count + (decl(method).flags.contains(.isAsync) ? 1 : 0)
    var (nearest, least) = ([ObjCRequirement](), Int.max)
    let namesakes = apples(baseName: name)
    let apples = namesakes.filter { $0.isOptional && $0.parameterCount == count && lineage.contains($0.owner) }
    let own = projectRequirements(of: lineage, baseName: name)
    // `selectRowAt` and `rowAt` of a `tableView` are soon something of the class's own, where no other label tells more.
    let mayBeginLater = count > 2 || own.count + namesakes.count == 1
    let candidates = own + apples.map(ObjCRequirement.init)
    // Another word is looked for where nothing is nearer, and not among very many.
    for replacesWord in [false, true] where nearest.isEmpty && !(replacesWord && candidates.count > ProjectIndex.mostAlike) {
      for requirement in candidates {
        guard requirement.isOptional, requirement.kind == .method,
          let distance = requirement.distance(
            to: labels, bare: bare, isAwaiting: isAwaiting(method, requirement), mayBeginLater: mayBeginLater,
            replacesWord: replacesWord),
          hasTypes(of: requirement, method), !isAnyAction(requirement, method, in: lineage)
        else { continue }
        if distance > least || nearest.contains(where: { $0.key == requirement.key }) { continue }
        nearest = distance == least ? nearest + [requirement] : [requirement]
        least = distance
      }
    }
    if nearest.count == 1 { return nearest }
    if !nearest.isEmpty { return areLost(labels, bare: bare, of: nearest, isOffered: isOffered) ? nearest : [] }
    let all = objcRequirements(of: lineage, baseName: name)
    return (onlyOne(method, among: all, in: lineage) ?? onlyOfTypes(method, among: all, in: lineage)).map { [$0] } ?? []
  }

  /// Whether of those labels that would tell which of several requirements is meant none is there, and another is, or none at all.
  ///
  /// - Parameter isOffered: Whether clients may call the method: without a label it may be theirs.
  private func areLost(_ labels: [String], bare: [Int], of several: [ObjCRequirement], isOffered: Bool) -> Bool {
    let known = labels.indices.filter { place in several.allSatisfy { $0.labelList[place] == labels[place] } }
    return labels.indices.allSatisfy { known.contains($0) || labels[$0] == "_" || bare.contains($0) }
      && (known.contains { labels[$0] != "_" } || labels.count > 1 && !isOffered)
  }

  /// A name that nothing else has tells what is meant, whatever the labels are.
  private func onlyOne(_ method: DeclID, among all: [ObjCRequirement], in lineage: Lineage) -> ObjCRequirement? {
    guard let only = all.first, all.allSatisfy({ $0.key == only.key }), only.isOptional, only.kind == .method,
      hasTypes(of: only, method), !isAnyAction(only, method, in: lineage)
    else { return nil }
    return only
  }

  /// More requirements of a name than any framework has.
  private static let mostAlike = 128

  /// The one optional requirement of Apple's whose selector the method spells, its last words aside, and that has had another
  /// name since Swift 4: that is what its types are like, too.
  func renamed(_ method: DeclID, in lineage: Lineage) -> ObjCRequirement? {
    let words = words(of: method)
    if words.count < 2 { return nil }
    let found = lineage.protocols.flatMap(\.members).filter { member in
      guard member.isOptional, member.parameterCount == words.count, isMade(words, of: member.selector) else { return false }
      let selector = member.selector.lowercased()
      // Who calls is said by many, and the beginning of a word is soon another's.
      return selector == words.joined(separator: ":") + ":"
        || words.count > 2 && selector.hasPrefix(words.dropLast().joined(separator: ":") + ":")
    }
    return Set(found.map(\.name)).count == 1 ? found.first.map(ObjCRequirement.init) : nil
  }

  /// What the method's name and labels say, parameter by parameter, in small letters.
  func words(of method: DeclID) -> [String] {
    var words = writtenLabels(of: method).map { $0 == "_" ? "" : $0 }
    if !words.isEmpty { words[0] = name(of: method) + words[0] }
    return words.map { $0.lowercased() }
  }

  /// Whether each is what a piece of the selector begins with.
  func isMade(_ words: [String], of selector: String) -> Bool {
    let pieces = selector.utf8.split(separator: UInt8(ascii: ":"))
    return pieces.count == words.count && zip(pieces, words).allSatisfy { !$1.isEmpty && $0.begins(like: $1.utf8) }
  }
}

extension Sequence<UInt8> {
  /// Whether it begins with the bytes of the other; small and capital letters, which differ in one bit, are the same.
  fileprivate func begins(like other: some Sequence<UInt8>) -> Bool { starts(with: other) { $0 | 0x20 == $1 | 0x20 } }
}

extension ObjCRequirement {
  /// How far the labels are lost, left over, misspelt, cut short, those of the selector, or in one of them another word;
  /// `nil` where one is another.
  /// Where letters are only large or small, no other requirement is as near; nor is one where words are left out, if another
  /// is but a letter or two away, or two letters, if another is but one.
  ///
  /// - Parameters:
  ///   - bare: The places of parameters that have a name alone, one of which may lack its label if all others are right.
  ///   - mayBeginLater: Whether a label's first words may be among those that are left out.
  fileprivate func distance(
    to labels: [String], bare: [Int], isAwaiting: Bool, mayBeginLater: Bool, replacesWord: Bool
  ) -> Int? {
    let wanted = labelList(isAwaiting: isAwaiting)
    if wanted.count != labels.count { return nil }
    lazy var old = selector?.utf8.split(separator: UInt8(ascii: ":")).map { String(Substring($0)) } ?? []
    var count = 0
    var isReplaced = false
    for (place, label) in labels.enumerated() where label != wanted[place] {
      let isSlip = NearMiss.isSlip(label, wanted[place])
      if !isSlip, label != "_", wanted[place] != "_" {
        let isOld = { place > 0 && selector?.holds(label) == true && old.count == labels.count && old[place] == label }
        let isShorter = NearMiss.leavesWordsOut(label, wanted[place])
        let beginsLater =
          label.utf8.count < wanted[place].utf8.count && !NearMiss.beginAlike(label, wanted[place])
          && !NearMiss.lacksPreposition(label, wanted[place])
        if !(isShorter && (mayBeginLater || !beginsLater)), !isOld() {
          // A second one makes it another method.
          guard replacesWord, !isReplaced else { return nil }
          let isWord = NearMiss.replacesWord(label, wanted[place], isAlone: labels.count < 3)
          guard isWord || bare.contains(place) && zip(labels, wanted).count(where: { $0 != $1 }) == 1 else { return nil }
          isReplaced = true
          count += isWord ? 16 : 32
          continue
        }
      }
      let isLetter = isSlip && NearMiss.isLetterAway(label, wanted[place])
      count += label.lowercased() == wanted[place].lowercased() ? 1 : isLetter ? 4 : isSlip ? 5 : 8
    }
    return count
  }
}

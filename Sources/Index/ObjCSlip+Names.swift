import Catalog
import Facts
import Syntax

// Methods whose own names nearly are those of what Objective-C looks for, with just its labels and types.
extension ProjectIndex {
  /// Whether the project has the method's name nowhere else: who calls it has that from a protocol of somebody else's, or lives
  /// elsewhere.
  public func isNamedByNobody(_ method: DeclID) -> Bool {
    isForFramework(method) && mentions(ofNameOf: method).isEmpty && !isNamedByProtocol(method)
  }

  /// Whether its first parameter is of a type that begins with two capitals, as those of frameworks do: most are not, and need
  /// not be looked at.
  private func isForFramework(_ method: DeclID) -> Bool {
    guard let sender = parameters(of: method).first else { return false }
    let letters = files[file(of: method)].names.bytes(of: sender.type).prefix(2)
    return letters.count == 2 && letters.allSatisfy(\.isUppercase)
  }

  /// Whether it has name and labels of one of Apple's requirements, adopted or not.
  func isExact(_ method: DeclID) -> Bool { !apples(named: method).isEmpty }

  private func isNamedByProtocol(_ method: DeclID) -> Bool {
    namesakes(globalName(of: method)).contains { namesake in parent(of: namesake).map { decl($0).kind == .protocol } == true }
  }

  /// The one optional requirement whose labels and types the method has, and whose name but for a letter or two; or but for a
  /// word, where nobody else has the name, or labels tell what is meant.
  func misspelt(_ method: DeclID, _ name: String, in lineage: Lineage) -> ObjCRequirement? {
    let isFamiliar = !apples(baseName: name).isEmpty
    let hasLabel = writtenLabels(of: method).contains { $0.utf8.count > 5 }
    let isNobodys = isFamiliar ? hasLabel && !isExact(method) && !isNamedByProtocol(method) : isNamedByNobody(method)
    let isForSender = !isFamiliar && isNamedForSender(method)
    if !isForSender && !isNobodys { return nil }
    let slip = NameSlip(
      name: name, isForSender: isForSender, isNobodys: isNobodys, mayBeOtherWord: isNobodys && !isOffered(method), hasLabel: hasLabel)
    var (nearest, least) = ([ObjCRequirement](), Int.max)
    for requirement in candidates(labelledLike: method, in: lineage) {
      guard requirement.isOptional, requirement.kind == .method, let distance = slip.distance(to: requirement.name), distance <= least,
        hasTypes(of: requirement, method), !isAnyAction(requirement, method, in: lineage)
      else { continue }
      nearest = distance == least ? nearest + [requirement] : [requirement]
      least = distance
    }
    return Set(nearest.map(\.key)).count == 1 ? nearest.first : nil
  }

  /// The lineage's optional requirements that have the method's labels.
  private func candidates(labelledLike method: DeclID, in lineage: Lineage) -> [ObjCRequirement] {
    let labels = text(decl(method).labels, of: method)
    let count = decl(method).parameters.count
    let returnsValue = !AppleType(text(decl(method).type, of: method)).isVoid
    var found = lineage.types.flatMap { objcRequirements(of: $0, labelled: labels) }
    for owner in lineage.protocols {
      let shape = Remembered.Shape(owner: owner, parameterCount: Int(count), returnsValue: returnsValue)
      found += remembered.optionalMethods.value(of: shape) { shape.optionals }.filter { $0.labels == labels }
    }
    return found
  }
}

/// How a name may come to be another one.
private struct NameSlip {
  let name: String
  /// It begins with what the first parameter is.
  let isForSender: Bool
  /// Nobody here has it but the method.
  let isNobodys: Bool
  /// A word of it may be lost, or another one.
  let mayBeOtherWord: Bool
  /// There are labels that tell what is meant.
  let hasLabel: Bool

  /// The fewer the nearer; `nil` where it is another name.
  func distance(to wanted: String) -> Int? {
    // Objective-C sees the capitals.
    if name.lowercased() == wanted.lowercased() { return 0 }
    if NearMiss.isSlip(name, wanted), !NearMiss.addsWord(name, wanted), name.filter(\.isNumber) == wanted.filter(\.isNumber) {
      let isLetter = NearMiss.isLetterAway(name, wanted)
      if isForSender || isNobodys && (hasLabel || isLetter) { return isLetter ? 0 : 1 }
    }
    if !mayBeOtherWord { return nil }
    if changesForm(of: wanted) { return 1 }
    let isShorter = name.utf8.count < wanted.utf8.count && NearMiss.leavesWordsOut(name, wanted)
    let (words, all) = (NearMiss.words(name[...]).count, NearMiss.words(wanted[...]).count)
    if isShorter, hasLabel || words > 1 { return 1 + all - words }
    return hasLabel && NearMiss.replacesWord(name, wanted, isAlone: false) ? 2 : nil
  }

  /// Whether one word is another form of what it should be: `Edit` of `didEndEditing`, `Cancelled` of `didCancel`.
  private func changesForm(of wanted: String) -> Bool {
    let (words, all) = (NearMiss.words(name[...]), NearMiss.words(wanted[...]))
    guard words.count == all.count, words.count > 2 else { return false }
    let others = zip(words, all).filter { $0 != $1 }
    guard others.count == 1, let (one, other) = others.first else { return false }
    let stem = zip(one.utf8, other.utf8).prefix { $0 == $1 }
    return stem.count > 3 && [one, other].allSatisfy { Self.isEnding($0.utf8.dropFirst(stem.count), after: stem.last?.0) }
  }

  /// Whether verbs end so, be it with their last letter twice.
  private static func isEnding(_ text: Substring.UTF8View.SubSequence, after letter: UInt8?) -> Bool {
    let ending = text.count > 1 && text.first == letter ? text.dropFirst() : text
    return endings.contains { ending.elementsEqual($0.utf8) }
  }

  private static let endings = ["", "d", "e", "ed", "ing", "s"]
}

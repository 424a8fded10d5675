import Catalog
import Facts
import Syntax

/// An optional requirement of Objective-C that a method is meant for and misses.
public struct ObjCSlip: Equatable, Sendable {
  public let requirement: ObjCRequirement
  /// The method awaits instead of taking a completion handler.
  public let isAwaiting: Bool
  /// Of a requirement whose protocol is not adopted: a protocol that has to do with it, and what brings that in. `nil`
  /// where it is adopted, and the method's labels are wrong.
  public let relative: Relative?

  public struct Relative: Equatable, Sendable {
    public let name: String
    public let statedBy: DeclID
    /// The protocol demands what the class does not have, so that to adopt it takes more.
    public fileprivate(set) var demandsMore = false
  }
}

// Methods that nearly are what Objective-C looks for.
extension ProjectIndex {
  /// Whether the member may have a name that those of Objective-C's protocols have, in whatever Swift.
  public func mayNameRequirement(_ id: DeclID) -> Bool { isRequirement(id) { Catalog.apple.mayHaveMembers(calledLike: $0) } }

  /// Whether it has one, which takes longer to tell.
  public func namesRequirement(_ id: DeclID) -> Bool { isRequirement(id) { Catalog.apple.hasMembers(calledLike: $0) } }

  /// Whether a method may be one of them by its labels, too.
  public func isCalledLikeRequirement(_ method: DeclID) -> Bool {
    objcNames.contains(globalName(of: method)) || !apples(named: method).isEmpty
  }

  private func isRequirement(_ id: DeclID, orApples isApples: (ContiguousArray<UInt8>.SubSequence) -> Bool) -> Bool {
    let name = decl(id).name
    let file = file(of: id)
    return objcNames.contains(names.global(name, file: file)) || isApples(files[file].names.bytes(of: name))
  }

  /// Whether the name begins with what the first parameter is, or with its last words, as those of delegates' methods do:
  /// `textFieldDidMove` of a `UITextField`; or who calls is told by a notification alone.
  public func isNamedForSender(_ id: DeclID) -> Bool {
    guard let sender = parameters(of: id).first else { return false }
    let names = files[file(of: id)].names
    let name = names.bytes(of: decl(id).name)
    let written = names.range(of: sender.type)
    // Of most types the name is all that is written, and need not be looked for.
    let isName = TypeText.isName(names.storage.span, written)
    guard let last = isName ? written : TypeText(names.storage, written).paths.first?.last else { return false }
    var type = names.storage[last]
    if type.elementsEqual("Notification".utf8), decl(id).parameters.count == 1 { return true }
    while type.count > 1, type[type.startIndex].isUppercase, type[type.startIndex + 1].isUppercase { type.removeFirst() }
    return type.indices.dropLast(3).contains { place in
      (place == type.startIndex || type[place].isUppercase) && name.begins(like: type[place...])
    }
  }

  private func isObjCRequirement(_ id: DeclID) -> Bool {
    guard let parent = parent(of: id), decl(parent).kind == .protocol else { return false }
    return type(of: parent).map { isObjCProtocol($0) } ?? false
  }

  /// What the method of a class with that lineage is meant for and misses; `nil` where it is just what is asked for, by
  /// whomever, or where too little of the lineage is known.
  public func objcSlip(of method: DeclID, in lineage: Lineage) -> ObjCSlip? {
    let name = name(of: method)
    let exact = apples(named: method)
    // Most methods are just what is asked for.
    if exact.contains(where: { lineage.contains($0.owner) }) || lineage.unknown.contains(where: \.isAmbiguous) { return nil }
    if isAskedFor(method, in: lineage) { return nil }
    let matches = objcMatches(of: method, in: lineage)
    if matches.contains(where: { $0.kind != .swift2Name }) { return nil }
    let requirement: ObjCRequirement?
    if !matches.isEmpty {
      let old = matches.map(\.requirement).first {
        $0.isOptional && hasTypes(of: $0, method) && !isAnyAction($0, method, in: lineage)
      }
      requirement = old.flatMap { isSwift2(method) ? nil : $0 }
    } else if ProjectIndex.commonNames.contains(name) {
      requirement = nil
    } else {
      requirement =
        misnamed(method, name, in: lineage) ?? misspelt(method, name, in: lineage)
        ?? (lineage.isKnown ? renamed(method, in: lineage) : nil)
    }
    if let requirement {
      let isAwaiting = isAwaiting(method, requirement)
      let isSeen =
        isAnswered(requirement, in: lineage) || isShown(method, asSelectorOf: requirement)
        || isNameInSwift2(method, of: requirement) || isNameInSwift3(method, of: requirement)
        || (isAwaiting || !lineage.isKnown) && !isNextTo(requirement, method, isAwaiting: isAwaiting)
      return isSeen ? nil : ObjCSlip(requirement: requirement, isAwaiting: isAwaiting, relative: nil)
    }
    return matches.isEmpty && lineage.isKnown ? notAdopted(method, exact, in: lineage) : nil
  }

  /// Whether a letter, or the first label, is all that keeps the method from being what is required: what nobody here knows
  /// hardly asks for that, nor does Apple give the form that awaits such a name.
  private func isNextTo(_ requirement: ObjCRequirement, _ method: DeclID, isAwaiting: Bool) -> Bool {
    let labels = writtenLabels(of: method)
    let name = name(of: method)
    if labels.count < 2, name == requirement.name { return false }
    let wanted = requirement.labelList(isAwaiting: isAwaiting)
    let wrong = zip(labels, wanted).filter { $0 != $1 }
    if name != requirement.name { return wrong.isEmpty && NearMiss.isTypo(name, requirement.name) }
    if labels[0] != wanted[0] { return wrong.count == 1 && wanted[0] == "_" }
    return wrong.count == 1 && NearMiss.isTypo(wrong[0].0, wrong[0].1)
  }

  /// Whether the method is one of a protocol of Apple's that its type names among those it adopts: then it misses nothing,
  /// and nobody need look further.
  public func isPlainlyAskedFor(_ method: DeclID) -> Bool {
    let members = apples(named: method)
    guard !members.isEmpty, let type = enclosingType(of: method) else { return false }
    let clauses = ([entry(type).decl] + extensions(of: type)).filter { decl($0).inherits.count > 0 }
    return members.contains { member in
      let name = member.owner.name
      let isAdopted = clauses.contains { states(name, $0) }
      // Another of the name may be meant.
      return isAdopted && globalName(name).map { !table.scopes.isDeclared($0) } ?? true
    }
  }

  private func states(_ name: String, _ id: DeclID) -> Bool {
    let file = file(of: id)
    return decl(id).inherits.indices.contains { files[file].names.bytes(of: files[file].lists[$0]).elementsEqual(name.utf8) }
  }

  /// Whether a protocol of Swift's asks for the method, or has it in an extension.
  private func isAskedFor(_ method: DeclID, in lineage: Lineage) -> Bool {
    lineage.types.contains { entry($0).kind == .protocol && counterpart(of: method, in: $0) != nil }
  }

  /// Whether one of the lineage's classes has the requirement's own method.
  private func isAnswered(_ requirement: ObjCRequirement, in lineage: Lineage) -> Bool {
    let names = requirement.baseNames.compactMap { globalName($0) }
    // Those that differ in their types alone.
    let twins = objcRequirements(of: lineage, baseName: requirement.name).filter {
      $0.name == requirement.name && $0.labels == requirement.labels && $0 != requirement
    }
    return lineage.types.contains { type in
      guard entry(type).kind == .class else { return false }
      return names.contains { members(of: type, named: $0).contains { isAnswer($0, to: requirement, twins) } }
    }
  }

  private func isAnswer(_ member: DeclID, to requirement: ObjCRequirement, _ twins: [ObjCRequirement]) -> Bool {
    guard match(of: member, with: requirement).map({ $0 != .swift2Name }) ?? false else { return false }
    return hasTypes(of: requirement, member) || !twins.contains { hasTypes(of: $0, member) }
  }

  /// Whether Objective-C sees the method without any protocol, and by the name that it looks for.
  private func isShown(_ method: DeclID, asSelectorOf requirement: ObjCRequirement) -> Bool {
    isShown(method) && requirement.selector == selector(of: method)
  }

  /// Whether Objective-C sees the method without any protocol.
  func isShown(_ method: DeclID) -> Bool {
    if decl(method).has(.dynamic) { return true }
    if let holder = parent(of: method), attributeNames(of: holder).contains("objc"), decl(holder).kind == .extension { return true }
    return isShownWithClass(method)
  }

  /// Whether Swift 3 may have had the name for a requirement of Apple's: one that is made of the selector's words, of which
  /// others were left out then.
  private func isNameInSwift3(_ method: DeclID, of requirement: ObjCRequirement) -> Bool {
    guard let version = swiftVersion(ofFile: file(of: method)), version < 4, case .apple = requirement.source,
      let selector = requirement.selector
    else { return false }
    return isMade(words(of: method), of: selector)
  }

  /// What the method's name and labels say, parameter by parameter, in small letters.
  private func words(of method: DeclID) -> [String] {
    var words = writtenLabels(of: method).map { $0 == "_" ? "" : $0 }
    if !words.isEmpty { words[0] = name(of: method) + words[0] }
    return words.map { $0.lowercased() }
  }

  /// Whether each is what a piece of the selector begins with.
  private func isMade(_ words: [String], of selector: String) -> Bool {
    let pieces = selector.utf8.split(separator: UInt8(ascii: ":"))
    return pieces.count == words.count && zip(pieces, words).allSatisfy { !$1.isEmpty && $0.begins(like: $1.utf8) }
  }

  // MARK: Labels

  /// Words that many methods begin with.
  private static let commonNames: Set<String> = [
    "perform", "update", "select", "delete", "display", "move", "convert", "find",
  ]

  /// The one optional requirement whose types the method has, and whose labels nearly.
  private func misnamed(_ method: DeclID, _ name: String, in lineage: Lineage) -> ObjCRequirement? {
    let labels = writtenLabels(of: method)
    let count = labels.count + (decl(method).flags.contains(.isAsync) ? 1 : 0)
    var best: (requirement: ObjCRequirement, distance: Int, isOnly: Bool)?
    let namesakes = apples(baseName: name)
    let apples = namesakes.filter { $0.isOptional && $0.parameterCount == count && lineage.contains($0.owner) }
    let own = projectRequirements(of: lineage, baseName: name)
    // `selectRowAt` and `rowAt` of a `tableView` are soon something of the class's own, where no other label tells more.
    let mayBeginLater = count > 2 || own.count + namesakes.count == 1
    let candidates = own + apples.map(ObjCRequirement.init)
    // Another word is looked for where nothing is nearer, and not among very many.
    for replacesWord in [false, true] where best == nil && !(replacesWord && candidates.count > ProjectIndex.mostAlike) {
      for requirement in candidates {
        guard requirement.isOptional, requirement.kind == .method,
          let distance = requirement.distance(
            to: labels, isAwaiting: isAwaiting(method, requirement), mayBeginLater: mayBeginLater, replacesWord: replacesWord),
          hasTypes(of: requirement, method), !isAnyAction(requirement, method, in: lineage)
        else { continue }
        if let known = best, known.distance < distance || known.requirement.key == requirement.key { continue }
        best = (requirement, distance, best?.distance != distance)
      }
    }
    if let best { return best.isOnly ? best.requirement : nil }
    // A name that nothing else has tells what is meant, whatever the labels are.
    let all = objcRequirements(of: lineage, baseName: name)
    guard let only = all.first, all.allSatisfy({ $0.key == only.key }), only.isOptional, only.kind == .method,
      hasTypes(of: only, method), !isAnyAction(only, method, in: lineage)
    else { return nil }
    return only
  }

  /// More requirements of a name than any framework has.
  private static let mostAlike = 128

  /// The one optional requirement whose labels and types the method has, and whose name but for a letter or two.
  private func misspelt(_ method: DeclID, _ name: String, in lineage: Lineage) -> ObjCRequirement? {
    guard isNamedForSender(method), apples(baseName: name).isEmpty else { return nil }
    let labels = text(decl(method).labels, of: method)
    let count = decl(method).parameters.count
    let returnsValue = !AppleType(text(decl(method).type, of: method)).isVoid
    let apples = lineage.protocols.flatMap(\.members).filter { member in
      // To count is quicker than to read a name.
      member.isOptional && member.parameterCount == count && member.returnsValue == returnsValue
    }
    let own = lineage.types.lazy.map { self.objcRequirements(of: $0, labelled: labels) }
    let found = (own + [apples.map(ObjCRequirement.init)]).flatMap { requirements in
      requirements.filter { requirement in
        requirement.isOptional && requirement.kind == .method && requirement.labels == labels
          && NearMiss.isSlip(name, requirement.name) && !NearMiss.addsWord(name, requirement.name)
          && hasTypes(of: requirement, method)
      }
    }
    return Set(found.map(\.key)).count == 1 ? found.first : nil
  }

  /// The one optional requirement of Apple's whose selector the method spells, its last words aside, and that has had another
  /// name since Swift 4: that is what its types are like, too.
  private func renamed(_ method: DeclID, in lineage: Lineage) -> ObjCRequirement? {
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

  // MARK: Conformances

  /// A requirement of a protocol that the class does not adopt, nor a subclass of it, though it adopts a relative.
  ///
  /// - Parameter apples: The members of Apple's protocols that have just the method's name.
  private func notAdopted(_ method: DeclID, _ apples: [CatalogMember], in lineage: Lineage) -> ObjCSlip? {
    if decl(method).parameters.count < 2 { return nil }
    var found = apples.map(ObjCRequirement.init) + projectRequirements(calledLike: method)
    found.removeAll { $0.kind != .method || !$0.isOptional || hasOwner(of: $0, lineage) || !hasTypes(of: $0, method) }
    if Set(found.map(\.owner)).count > 1 { found.removeAll { !isImported($0, inFileOf: method) } }
    guard let requirement = found.first, Set(found.map(\.owner)).count == 1 else { return nil }
    let below = enclosingType(of: method).map { own in descendants(of: own).filter { $0 != own } } ?? []
    for type in below {
      let lineage = self.lineage(of: type)
      if hasOwner(of: requirement, lineage) || isAskedFor(method, in: lineage) { return nil }
    }
    if isShown(method, asSelectorOf: requirement) || isOfMore(method, than: requirement, lineage) { return nil }
    guard var relative = relative(of: requirement, in: lineage) else { return nil }
    relative.demandsMore = demandsMore(requirement, lineage)
    return ObjCSlip(requirement: requirement, isAwaiting: false, relative: relative)
  }

  /// Whether the method does not begin with who calls, as those of delegates do, and the protocol demands what the class
  /// does not have: then the class only offers the same as others that adopt it, which it could not.
  private func isOfMore(_ method: DeclID, than requirement: ObjCRequirement, _ lineage: Lineage) -> Bool {
    parameters(of: method).first.map { !$0.label.isNone } == true && demandsMore(requirement, lineage)
  }

  private func demandsMore(_ requirement: ObjCRequirement, _ lineage: Lineage) -> Bool {
    guard case .apple(let member) = requirement.source else { return false }
    return member.owner.members.contains { !$0.isOptional && !isAnswered(ObjCRequirement($0), in: lineage) }
  }

  private func projectRequirements(calledLike method: DeclID) -> [ObjCRequirement] {
    if !objcNames.contains(globalName(of: method)) { return [] }
    var owners: [TypeID] = []
    for namesake in namesakes(globalName(of: method)) where isObjCRequirement(namesake) {
      guard let owner = enclosingType(of: namesake), !owners.contains(owner) else { continue }
      owners.append(owner)
    }
    let name = name(of: method)
    return owners.flatMap { owner in
      objcRequirements(of: owner, named: name).filter { match(of: method, with: $0) == .name }
    }
  }

  /// Whether a protocol of the name is in the lineage: another framework's is as good.
  private func hasOwner(of requirement: ObjCRequirement, _ lineage: Lineage) -> Bool {
    switch requirement.source {
    case .apple(let member): lineage.protocols.contains(where: member.owner.isNamesake(of:))
    case .project(let id): enclosingType(of: id).map { lineage.contains($0) } ?? true
    }
  }

  private func isImported(_ requirement: ObjCRequirement, inFileOf id: DeclID) -> Bool {
    guard case .apple(let member) = requirement.source else { return true }
    return imports(member.owner.module, inFile: file(of: id))
  }

  /// A protocol of the lineage that the requirement's refines, or that has a member of its name about the same object.
  private func relative(of requirement: ObjCRequirement, in lineage: Lineage) -> ObjCSlip.Relative? {
    func relative(_ name: String, _ source: DeclID?) -> ObjCSlip.Relative? {
      source.map { ObjCSlip.Relative(name: name, statedBy: $0) }
    }
    let refined: Lineage?
    switch requirement.source {
    case .apple(let member):
      refined = nil
      if let found = member.owner.ancestors.first(where: { !$0.isPlainest && lineage.contains($0) }) {
        return relative(found.name, lineage.source(of: found))
      }
    case .project(let id): refined = enclosingType(of: id).map { self.lineage(of: $0) }
    }
    if let found = refined?.types.first(where: { lineage.contains($0) }) {
      return relative(name(of: entry(found).decl), lineage.source(of: found))
    }
    if let found = refined?.protocols.first(where: { !$0.isPlainest && lineage.contains($0) }) {
      return relative(found.name, lineage.source(of: found))
    }
    let subject = AppleType(requirement.parameterTypes[0])
    for other in objcRequirements(of: lineage, baseName: requirement.name) where other.parameterTypes.first.map(AppleType.init) == subject {
      switch other.source {
      case .apple(let member): return relative(other.owner, lineage.source(of: member.owner))
      case .project(let id): return relative(other.owner, enclosingType(of: id).flatMap { lineage.source(of: $0) })
      }
    }
    return nil
  }
}

extension Sequence<UInt8> {
  /// Whether it begins with the bytes of the other; small and capital letters, which differ in one bit, are the same.
  fileprivate func begins(like other: some Sequence<UInt8>) -> Bool { starts(with: other) { $0 | 0x20 == $1 | 0x20 } }
}

extension CatalogProtocol {
  /// What every object conforms to says nothing of it.
  fileprivate var isPlainest: Bool { name == "NSObjectProtocol" }
}

extension ObjCRequirement {
  /// How far the labels are lost, left over, misspelt, cut short, those of the selector, or in one of them another word;
  /// `nil` where one is another.
  /// Where letters are only large or small, no other requirement is as near; nor is one where words are left out, if another
  /// is but a letter or two away.
  ///
  /// - Parameter mayBeginLater: Whether a label's first words may be among those that are left out.
  fileprivate func distance(to labels: [String], isAwaiting: Bool, mayBeginLater: Bool, replacesWord: Bool) -> Int? {
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
        let beginsLater = label.utf8.count < wanted[place].utf8.count && !NearMiss.beginAlike(label, wanted[place])
        if !(isShorter && (mayBeginLater || !beginsLater)), !isOld() {
          // A second one makes it another method.
          guard replacesWord, !isReplaced, NearMiss.replacesWord(label, wanted[place], isAlone: labels.count < 3) else { return nil }
          isReplaced = true
          count += 16
          continue
        }
      }
      count += label.lowercased() == wanted[place].lowercased() ? 1 : isSlip ? 4 : 8
    }
    return count
  }
}

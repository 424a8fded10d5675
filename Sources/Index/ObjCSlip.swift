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
  /// What would tell the requirement from others, which the class may have meant as well, is lost.
  public fileprivate(set) var isOneOfSeveral = false
  /// The requirement has more parameters.
  public fileprivate(set) var lacksParameters = false
  /// A superclass has what is required: that is what is called.
  public fileprivate(set) var isAnsweredAbove = false
  /// All that is wrong, where name and labels are right; else what is wrong besides.
  public fileprivate(set) var otherTypes: [OtherType] = []
  /// Whether the method has the requirement's name and labels.
  public fileprivate(set) var hasName = false
  /// The name is that of Swift 2, of a requirement whose protocol is not adopted either.
  public fileprivate(set) var isOld = false

  public struct Relative: Equatable, Sendable {
    public let name: String
    public let statedBy: DeclID
    /// The protocol refines it: whoever is set as the one is the other, too.
    public fileprivate(set) var isRefined = true
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
    if lineage.unknown.contains(where: \.isAmbiguous) { return nil }
    let adopted = exact.filter { lineage.contains($0.owner) }
    if !adopted.isEmpty { return mistyped(method, adopted.map(ObjCRequirement.init), in: lineage) }
    let matches = objcMatches(of: method, in: lineage)
    let exactly = matches.filter { $0.kind != .swift2Name }
    if !exactly.isEmpty { return exactly.contains { $0.kind != .name } ? nil : mistyped(method, exactly.map(\.requirement), in: lineage) }
    if isAskedFor(method, in: lineage) { return nil }
    let requirement: ObjCRequirement?
    var meant: [ObjCRequirement] = []
    var short: ObjCRequirement?
    if !matches.isEmpty {
      let old = matches.map(\.requirement).first {
        $0.isOptional && hasTypes(of: $0, method) && !isAnyAction($0, method, in: lineage)
      }
      requirement = old.flatMap { isSwift2(method) ? nil : $0 }
    } else if ProjectIndex.commonNames.contains(name) {
      requirement = nil
    } else {
      meant = misnamed(method, name, in: lineage)
      var other = meant.first ?? misspelt(method, name, in: lineage)
      if other == nil, lineage.isKnown { other = renamed(method, in: lineage) }
      if other == nil { short = shortened(method, name, in: lineage) }
      requirement = other ?? short
    }
    if let requirement {
      let isAwaiting = isAwaiting(method, requirement)
      // What is worded as a long selector of something adopted nobody else asks for.
      let isKnown =
        lineage.isKnown || !matches.isEmpty && decl(method).parameters.count > 1
        || name == requirement.name && (lineage.isKnownButForApples || isStated(requirement, around: method))
      let isThere = (meant.isEmpty ? [requirement] : meant).contains { isAnswered($0, in: lineage) }
      let isAnsweredAbove = isThere && meant.count < 2 && short == nil && isLostBelow(method, requirement, isAwaiting, lineage)
      let isSeen =
        isThere && !isAnsweredAbove || isShown(method, asSelectorOf: requirement)
        || isNameInSwift2(method, of: requirement) || isNameInSwift3(method, of: requirement)
        || (isAwaiting || !isKnown) && !isNextTo(requirement, method, isAwaiting: isAwaiting)
      if isSeen { return nil }
      var slip = ObjCSlip(requirement: requirement, isAwaiting: isAwaiting, relative: nil)
      slip.isOneOfSeveral = meant.count > 1
      slip.lacksParameters = short != nil
      slip.isAnsweredAbove = isAnsweredAbove
      slip.otherTypes = otherTypes(of: method, than: requirement)
      return slip
    }
    guard matches.isEmpty, lineage.isKnown else { return nil }
    return exact.isEmpty ? notAdoptedByOldName(method, name, in: lineage) : notAdopted(method, exact, in: lineage)
  }

  /// The same of a method that has the name of none of Apple's today: of one of the project's, or of what Swift 2 called so in a
  /// protocol that refines an adopted one.
  private func notAdoptedByOldName(_ method: DeclID, _ name: String, in lineage: Lineage) -> ObjCSlip? {
    if let slip = notAdopted(method, [], in: lineage) { return slip }
    guard decl(method).parameters.count > 1, lineage.protocols.contains(where: { !$0.isPlainest }) else { return nil }
    let old = apples(baseName: name).filter { match(of: method, with: ObjCRequirement($0)) == .swift2Name }
    guard var slip = old.isEmpty ? nil : notAdopted(method, old, in: lineage), slip.relative?.isRefined == true,
      !isSwift2(method), !isNameInSwift3(method, of: slip.requirement)
    else { return nil }
    slip.isOld = true
    return slip
  }

  /// Whether a superclass has the requirement's own method, and a label, a letter, or a word of the selector is all that keeps
  /// this one from being an override.
  private func isLostBelow(_ method: DeclID, _ requirement: ObjCRequirement, _ isAwaiting: Bool, _ lineage: Lineage) -> Bool {
    guard let own = enclosingType(of: method), name(of: method) == requirement.name, !isAnswered(requirement, in: lineage, by: own) else {
      return false
    }
    let wrong = zip(writtenLabels(of: method), requirement.labelList(isAwaiting: isAwaiting)).filter { $0 != $1 }
    guard wrong.count == 1 else { return false }
    let (label, wanted) = wrong[0]
    if label == "_" || wanted == "_" || NearMiss.isTypo(label, wanted) { return true }
    // A word of the selector.
    return NearMiss.leavesWordsOut(wanted, label) && requirement.selector?.holds(label) == true
  }

  /// Whether the method stands in an extension that is there to adopt the requirement's protocol, and no unknown one.
  private func isStated(_ requirement: ObjCRequirement, around method: DeclID) -> Bool {
    guard let holder = parent(of: method), decl(holder).kind == .extension, decl(holder).inherits.count > 0 else { return false }
    let lists = files[file(of: holder)].lists
    let stated = lineage(ofTypes: decl(holder).inherits.indices.map { lists[$0] }, in: holder)
    return stated.isKnown && hasOwner(of: requirement, stated)
  }

  /// What has the method's name and labels is optional, and has other types.
  private func mistyped(_ method: DeclID, _ adopted: [ObjCRequirement], in lineage: Lineage) -> ObjCSlip? {
    guard adopted.allSatisfy(\.isOptional) else { return nil }
    let others = adopted.map { otherTypes(of: method, than: $0) }
    if others.contains(where: \.isEmpty) { return nil }
    if isSwift2(method) || isShown(method) || isAskedFor(method, in: lineage, asOptional: adopted) { return nil }
    if isAnswered(adopted[0], in: lineage, byOtherThan: method) || isOfResponders(adopted[0], lineage) { return nil }
    var slip = ObjCSlip(requirement: adopted[0], isAwaiting: false, relative: nil)
    (slip.otherTypes, slip.hasName) = (others[0], true)
    return slip
  }

  /// `delete(_:)`, which each responder may have for a sender of any type: a method of that name is mostly another.
  private func isOfResponders(_ requirement: ObjCRequirement, _ lineage: Lineage) -> Bool {
    guard case .apple(let member) = requirement.source else { return false }
    return member.parameterCount == 1 && AppleType(member.parameterTypes[0]).text == "Any"
      && lineage.classes.contains { $0.protocols.contains(member.owner) }
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
    guard wrong.count == 1 else { return false }
    if labels[0] != wanted[0] { return wanted[0] == "_" }
    if NearMiss.isTypo(wrong[0].0, wrong[0].1) { return true }
    guard isAwaiting else { return false }
    // Where Apple gives the form that awaits a name of its own it is made of other words, or of fewer, and not of more.
    let (label, own) = wrong[0]
    let isLonger = label.hasPrefix(own) && requirement.selector?.holds(String(label.dropFirst(own.count))) == true
    return label == "_" || NearMiss.isSlipOfLabel(label, of: own) || isLonger
  }

  /// Whether the method is one of a protocol of Apple's that its type names among those it adopts: then it misses nothing,
  /// and nobody need look further.
  public func isPlainlyAskedFor(_ method: DeclID) -> Bool {
    let members = apples(named: method)
    guard !members.isEmpty, let type = enclosingType(of: method) else { return false }
    let clauses = ([entry(type).decl] + extensions(of: type)).filter { decl($0).inherits.count > 0 }
    return members.contains { member in
      let name = remembered.namesOfProtocols.value(of: member.owner) { ContiguousArray(member.owner.name.utf8) }
      guard clauses.contains(where: { states(name, $0) }) else { return false }
      // Another of the name may be meant.
      if names.table.find(name.span, 0..<name.count).map({ table.scopes.isDeclared($0) }) == true { return false }
      return otherTypes(of: method, than: member).isEmpty
    }
  }

  private func states(_ name: ContiguousArray<UInt8>, _ id: DeclID) -> Bool {
    let file = file(of: id)
    return decl(id).inherits.indices.contains { files[file].names.bytes(of: files[file].lists[$0]).elementsEqual(name) }
  }

  /// Whether a protocol of Swift's asks for the method, or has it in an extension.
  ///
  /// - Parameter known: What it is held against, and does not count.
  private func isAskedFor(_ method: DeclID, in lineage: Lineage, asOptional known: [ObjCRequirement] = []) -> Bool {
    lineage.types.contains { type in
      guard entry(type).kind == .protocol, let found = counterpart(of: method, in: type) else { return false }
      return !known.contains { $0.source == .project(found) }
    }
  }

  /// Whether one of the lineage's classes has the requirement's own method.
  private func isAnswered(
    _ requirement: ObjCRequirement, in lineage: Lineage, by only: TypeID? = nil, byOtherThan method: DeclID? = nil
  ) -> Bool {
    let names = requirement.baseNames.compactMap { globalName($0) }
    // Those that differ in their types alone.
    let twins = objcRequirements(of: lineage, baseName: requirement.name).filter {
      $0.name == requirement.name && $0.labels == requirement.labels && $0 != requirement
    }
    return lineage.types.contains { type in
      guard entry(type).kind == .class, only == nil || only == type else { return false }
      return names.contains { members(of: type, named: $0).contains { $0 != method && isAnswer($0, to: requirement, twins) } }
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

  /// Whether Swift 3, or what shows as much to Objective-C, may have the name for a requirement of Apple's: one that is made of
  /// the selector's words, of which others were left out then.
  private func isNameInSwift3(_ method: DeclID, of requirement: ObjCRequirement) -> Bool {
    let file = file(of: method)
    let isOld = swiftVersion(ofFile: file).map { $0 < 4 } == true || layout.modules[layout.moduleOfFile[file]].infersObjC
    guard isOld, case .apple = requirement.source, let selector = requirement.selector else { return false }
    return isMade(words(of: method), of: selector)
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
    guard let requirement = found.first, Set(found.map(\.owner)).count == 1, mayAsk(requirement, method) else { return nil }
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

  /// Whether whoever asks for the requirement may be there: a compositional layout asks for nothing that a flow layout does.
  private func mayAsk(_ requirement: ObjCRequirement, _ method: DeclID) -> Bool {
    guard case .apple(let member) = requirement.source, member.owner.name.hasSuffix("DelegateFlowLayout"),
      globalName("UICollectionViewCompositionalLayout") != nil
    else { return true }
    return files[file(of: method)].names.find("UICollectionViewFlowLayout") != nil
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
        var above = relative(found.name, lineage.source(of: found))
        above?.isRefined = lineage.source(of: found).map { !isOfSibling(found, $0, of: member.owner, lineage) } == true
        return above
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
      let source =
        switch other.source {
        case .apple(let member): lineage.source(of: member.owner)
        case .project(let id): enclosingType(of: id).flatMap { lineage.source(of: $0) }
        }
      var sibling = relative(other.owner, source)
      sibling?.isRefined = false
      return sibling
    }
    return nil
  }
}

extension ProjectIndex {
  /// Whether the protocol is there for another's sake that refines it as well: of a scroll view's delegates the one of a table
  /// is none of a collection. Not if the clause names the protocol itself.
  private func isOfSibling(_ found: CatalogProtocol, _ source: DeclID, of owner: CatalogProtocol, _ lineage: Lineage) -> Bool {
    let named = decl(source).inherits.indices.map { files[file(of: source)].text(files[file(of: source)].lists[$0]) }
    if named.contains(found.name) { return false }
    return (named.flatMap { Catalog.apple.protocols(named: $0) } + lineage.protocols).contains { other in
      other != found && other != owner && other.ancestors.contains(found) && !owner.ancestors.contains(other)
    }
  }
}

extension CatalogProtocol {
  /// What every object conforms to says nothing of it.
  fileprivate var isPlainest: Bool { name == "NSObjectProtocol" }
}

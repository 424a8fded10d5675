import Facts
import Index
import RuleKit
import Syntax

// What is storage for the defaults, and what is an input of theirs.
extension LeakedProtocolProperty {
  /// The conforming types' declarations of the property, if each is storage and none brings something of its own.
  ///
  /// - Parameter doubles: Those of tests' own types that compute a property which others store, as generated mocks do.
  func storage(
    for requirement: DeclID, _ conformers: [TypeID], _ doubles: inout [DeclID], _ index: ProjectIndex
  ) -> [DeclID]? {
    let isSettable = index.decl(requirement).accessors.contains(.set)
    var witnesses: Set<DeclID> = []
    for conformer in conformers {
      guard let witness = index.witness(of: requirement, in: conformer) else { return nil }
      if isForOwner(witness, without: requirement, index) { return nil }
      if index.decl(witness).isStored {
        witnesses.insert(witness)
      } else if isSettable, index.role(of: witness).isForTests {
        doubles.append(witness)
      } else {
        return nil
      }
    }
    let sorted = witnesses.sorted()
    // What a library publishes itself others may use, whoever sees the protocol.
    if sorted.contains(where: index.isOffered) { return nil }
    guard sorted.contains(where: { index.role(of: $0) == .production }) else { return nil }
    guard isStorage(sorted, isSettable: isSettable, index) else { return nil }
    if !isSettable, sorted.count == 1, isOwnAnswer(sorted[0], to: requirement, index) { return nil }
    // Who overrides it need not have it.
    return sorted.filter { !index.decl($0).has(.override) }
  }

  /// Whether a superclass that knows nothing of the protocol has the property for itself.
  private func isForOwner(_ witness: DeclID, without requirement: DeclID, _ index: ProjectIndex) -> Bool {
    guard let owner = index.enclosingType(of: witness), let type = index.enclosingType(of: requirement),
      !index.ancestry(of: owner).contains(type)
    else { return false }
    return index.mentions(ofNameOf: witness).contains { index.stands($0, inside: owner) }
  }

  /// Storage for the defaults starts alike everywhere; what each type answers for itself is a parameter.
  private func isStorage(_ witnesses: [DeclID], isSettable: Bool, _ index: ProjectIndex) -> Bool {
    let facts = witnesses.map { index.decl($0) }
    // Given by `init`, by a nib or by a property wrapper.
    if zip(witnesses, facts).contains(where: { $1.value == .none && ($1.kind == .let || hasWrapper($0, index)) }) { return false }
    if witnesses.contains(where: { isFoundByName($0, index) || index.isObserved($0) || isKeptByWrapper($0, index) }) { return false }
    if witnesses.allSatisfy({ isAwaited($0, index) }) { return false }
    // A type says with a closure what the defaults do, unless the closure is called at once.
    if zip(witnesses, facts).contains(where: { $1.value == .closure && !index.text($1.valueText, of: $0).hasSuffix("()") }) { return false }
    let values = Set(witnesses.map { withoutGenericArguments(value(of: $0, index)) })
    if facts.allSatisfy({ [.literal, .ofLiteral].contains($0.value) }), values.count > 1 { return false }
    // What each fills with something of its own is no storage that the defaults fill; long closures are not told apart.
    let own = zip(witnesses, facts).filter { $1.value == .other || $1.value == .closure }.map { value(of: $0.0, index) }
    if Set(own).count > 1 || own.count > 1 && own[0] == "{…}()" { return false }
    if isSettable { return true }
    // A value that is too long to be compared, or all but its callee, is its type's own.
    return values.count == 1 && values.allSatisfy { $0.last != "(" && !isLookUp($0) }
      && facts.allSatisfy { $0.value == .call || $0.value == .emptyCollection }
  }

  /// Whether the type waits for what the defaults put in, and does something of its own then.
  private func isAwaited(_ witness: DeclID, _ index: ProjectIndex) -> Bool {
    index.decl(witness).accessors.contains(.observers)
      && index.mentions(inBodyOf: witness).contains { use in
        [.none, .`self`].contains(index.mention(use).shape) && index.member(meantBy: use).map { $0 != witness } == true
      }
  }

  /// Whether what the only type has is its own choice, as others would have theirs: it says which type it is, or what is in it.
  private func isOwnAnswer(_ witness: DeclID, to requirement: DeclID, _ index: ProjectIndex) -> Bool {
    let type = index.resolve(index.decl(requirement).type, at: requirement).type
    if type.map({ index.entry($0).kind == .associatedtype }) == true { return true }
    let value = value(of: witness, index)
    guard index.decl(witness).value == .call, let open = value.firstIndex(of: "(") else { return false }
    let arguments = value[open...].dropFirst().dropLast().split(separator: ",")
    return !arguments.allSatisfy { $0.hasSuffix("self") }
  }

  /// Whether the defaults' files have key paths of the name: what is done with those is not known.
  func isReadByPath(_ property: DeclID, _ uses: RequirementUses, _ index: ProjectIndex) -> Bool {
    let files = Set(uses.inExtensions.map(\.file))
    return index.mentions(ofNameOf: property).contains { files.contains($0.file) && index.mention($0).use.contains(.keyPath) }
  }

  /// Whether a property wrapper keeps the value: views draw again by `@State`, and `@AppStorage("tips")` says under which key of
  /// its own the type keeps it.
  private func isKeptByWrapper(_ witness: DeclID, _ index: ProjectIndex) -> Bool {
    index.decl(witness).attributes(in: index.files[index.file(of: witness)].lists).contains { name, arguments in
      let name = index.text(name, of: witness)
      return Self.wrappersOfViews.contains(name) || !arguments.isNone && !Self.plainAttributes.contains(name)
    }
  }

  private static let wrappersOfViews: Set<String> = [
    "AppStorage", "Binding", "Bindable", "FocusState", "GestureState", "ObservedObject", "SceneStorage", "State", "StateObject",
  ]

  /// Attributes with arguments that are no wrappers.
  private static let plainAttributes: Set<String> = ["available", "backDeployed", "objc", "preconcurrency", "_spi"]

  private func hasWrapper(_ witness: DeclID, _ index: ProjectIndex) -> Bool {
    index.attributeNames(of: witness).contains { !["ObservationIgnored", "nonobjc", "objc"].contains($0) }
  }

  /// By a nib, by observers, or by a database whose column it is.
  private func isFoundByName(_ witness: DeclID, _ index: ProjectIndex) -> Bool {
    if index.decl(witness).has(.dynamic) { return true }
    if index.attributeNames(of: witness).contains(where: { $0.hasPrefix("IB") || $0 == "Persisted" }) { return true }
    return index.enclosingType(of: witness).map { index.attributeNames(of: index.entry($0).decl).contains("Model") } ?? false
  }

  /// Whether the property is written down with its type's values: one that `CodingKeys` leave out is not.
  private func isCoded(_ witness: DeclID, _ type: TypeID, _ index: ProjectIndex) -> Bool {
    let coding: Set<String> = ["Codable", "Decodable", "Encodable"]
    guard ([type] + index.everySuperclass(of: type)).contains(where: { !coding.isDisjoint(with: index.foreignSupers(of: $0)) }) else {
      return false
    }
    let keys = index.globalName("CodingKeys").map { index.members(of: type, named: $0) } ?? []
    guard let keys = keys.first.flatMap({ index.type(of: $0) }) else { return true }
    return !index.members(of: keys, named: index.globalName(of: witness)).isEmpty
  }

  /// Whether values are compared, or hashed, with the property among what is compared: the compiler sees to that where the type
  /// does not.
  private func isCompared(_ type: TypeID, _ index: ProjectIndex) -> Bool {
    guard index.entry(type).kind == .struct else { return false }
    let supers = index.ancestry(of: type).reduce(into: Set<String>()) { $0.formUnion(index.foreignSupers(of: $1)) }
    let isHashed = supers.contains("Hashable")
    guard isHashed || supers.contains("Equatable") else { return false }
    func declares(_ name: String) -> Bool { index.globalName(name).map { !index.members(of: type, named: $0).isEmpty } ?? false }
    return !declares("==") || isHashed && !declares("hash")
  }

  /// Whether something else than the protocol is a reason for the property: another asks for it, too, Objective-C uses it, or
  /// it is written down with its type's values.
  ///
  /// - Parameter kin: For protocols whether they are the requirement's own or refine it, as far as it has been asked.
  func isForOthers(_ witness: DeclID, _ requirement: DeclID, _ kin: inout [TypeID: Bool], _ index: ProjectIndex) -> Bool {
    guard let type = index.enclosingType(of: witness), let own = index.enclosingType(of: requirement) else { return false }
    if index.isAskedForElsewhere(witness, in: type) == true || index.isUsedByObjC(witness) || isCoded(witness, type, index)
      || isCompared(type, index)
    {
      return true
    }
    let name = index.globalName(of: witness)
    for other in index.ancestry(of: type) where index.entry(other).kind == .protocol && !index.members(of: other, named: name).isEmpty {
      let isKin = kin[other] ?? index.ancestry(of: other).contains(own)
      kin[other] = isKin
      if !isKin { return true }
    }
    return false
  }

  /// Whether the initializer that the compiler adds to a structure takes the property's value.
  private func isArgument(_ witness: DeclID, _ index: ProjectIndex) -> Bool {
    guard let type = index.enclosingType(of: witness), index.entry(type).kind == .struct, index.decl(witness).kind == .var,
      index.effectiveAccess(of: witness) >= .internal
    else { return false }
    return index.globalName("init").map { index.members(of: type, named: $0).isEmpty } ?? true
  }

  /// Whether those who make values put the property in: it has no value otherwise, or that is nothing, or somebody does so.
  private func isPutIn(_ witness: DeclID, _ index: ProjectIndex) -> Bool {
    guard isArgument(witness, index), let type = index.enclosingType(of: witness) else { return false }
    let label = "\(index.name(of: witness)):"
    return index.decl(witness).value == .none || index.instantiations(of: type).contains { call in
      let labels = index.files[call.file].text(index.mention(call).labels)
      return labels.holds("(\(label)") || labels.holds(":\(label)")
    }
  }

  /// Whether an initializer puts in what it is given: by the property's name, or by another where it has the property's type,
  /// and goes nowhere else.
  private func isInjected(_ use: MentionID, _ types: Set<String>, _ index: ProjectIndex) -> Bool {
    guard index.change(by: use) == .certain, let owner = index.owner(of: use), index.decl(owner).kind == .`init` else { return false }
    return index.parameters(of: owner).contains { parameter in
      if parameter.name == index.mention(use).name { return true }
      guard types.contains(index.text(parameter.type, of: owner)) else { return false }
      return !index.mentions(inBodyOf: owner).contains {
        index.mention($0).use.contains(.assigned) && index.mention($0).name == parameter.name
      }
    }
  }

  /// What each type has to say to the defaults, which do no more than read it: it sets the property, or starts it with a
  /// value of its own. The evidence for that; `nil` if it may be storage.
  ///
  /// - Parameter doubles: Types of tests that put in something else.
  func input(_ uses: RequirementUses, _ witnesses: [DeclID], _ doubles: [DeclID], _ pass: borrowing Pass) -> Related? {
    let index = pass.index
    let types = Set(witnesses.map { index.text(index.decl($0).type, of: $0) })
    if let write = uses.inConformers.first(where: { isInjected($0, types, index) }) { return Related(pass.place(of: write), .given) }
    if let argument = witnesses.first(where: { isPutIn($0, index) }) { return Related(pass.place(of: argument), .given) }
    guard uses.inExtensions.allSatisfy({ index.change(by: $0) == .none }) else { return nil }
    if let double = doubles.first { return Related(pass.place(of: double), .given) }
    if let write = uses.inConformers.first(where: { index.change(by: $0) == .certain }) {
      return Related(pass.place(of: write), .given)
    }
    if let argument = witnesses.first(where: { isArgument($0, index) }) { return Related(pass.place(of: argument), .given) }
    // Two calls may be ways to write the same.
    if witnesses.contains(where: { [.call, .emptyCollection].contains(index.decl($0).value) }) { return nil }
    let values = Set(witnesses.map { index.text(index.decl($0).valueText, of: $0) })
    return values.count > 1 ? Related(pass.place(of: witnesses[0]), .given) : nil
  }
}

extension Message {
  fileprivate static let given: Message = "it is put in here"
}

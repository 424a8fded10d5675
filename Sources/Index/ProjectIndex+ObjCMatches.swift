import Catalog
import Facts
import Syntax

// Which requirement of Objective-C a declaration is meant for.
extension ProjectIndex {
  /// The requirements of the lineage that the declaration is meant for, by its name, its selector, or as Swift 2 named it.
  public func objcMatches(of member: DeclID, in lineage: Lineage) -> [ObjCMatch] {
    let signature = Signature(member, self)
    var found = objcRequirements(of: lineage, baseName: signature.name)
    if let selector = signature.explicitSelector ?? signature.swift2Selector {
      for other in objcRequirements(of: lineage, selector: selector) where !found.contains(other) { found.append(other) }
    }
    return found.compactMap { match($0, signature) }
  }

  /// The same among all of Apple's protocols, adopted or not.
  public func appleMatches(of member: DeclID) -> [ObjCMatch] {
    let signature = Signature(member, self)
    var found = Catalog.apple.members(baseName: signature.name)
    if let selector = signature.explicitSelector ?? signature.swift2Selector {
      for other in Catalog.apple.members(selector: selector) where !found.contains(other) { found.append(other) }
    }
    return found.map(ObjCRequirement.init).compactMap { match($0, signature) }
  }

  /// How the declaration comes to be meant for the requirement, if it is.
  public func match(of member: DeclID, with requirement: ObjCRequirement) -> ObjCMatch.Kind? {
    match(requirement, Signature(member, self))?.kind
  }

  private func match(_ requirement: ObjCRequirement, _ signature: Signature) -> ObjCMatch? {
    signature.match(requirement).map { ObjCMatch(requirement: requirement, kind: $0) }
  }

  // MARK: Swift 2

  /// Whether the file is written in Swift 2, where a first label is not a caller's: a function names a method of
  /// Apple's as Swift 2 did, and something else in the file is not Swift 3 either.
  public func isSwift2(file: Int) -> Bool {
    let facts = files[file]
    if facts.flags.contains(.isObjectiveC) { return false }
    var hasOldName = false
    var hasOldType = false
    for (place, fact) in facts.decls.enumerated() where fact.kind == .func {
      let types = facts.parameters[fact.parameters.indices].map(\.type) + [fact.type]
      if !hasOldType { hasOldType = types.contains { isSwift2Type(facts.text($0)) } }
      if !hasOldName { hasOldName = isNamedAsInSwift2(id(file: file, decl: place)) }
      if hasOldName && hasOldType { return true }
    }
    return hasOldName && (hasOldCall(facts) || hasOldClass(facts))
  }

  /// A first parameter with one name, and the rest as a selector of Apple's has it, but not as Swift has it today.
  private func isNamedAsInSwift2(_ id: DeclID) -> Bool {
    let signature = Signature(id, self)
    guard signature.hasSingleFirstName, signature.explicitSelector == nil else { return false }
    let matches = appleMatches(of: id)
    return matches.contains { $0.kind == .swift2Name } && !matches.contains { $0.kind == .name }
  }

  /// A value type as it was before Swift 3 had its own: only as the type itself, or optional.
  private func isSwift2Type(_ text: String) -> Bool {
    AppleType.bridged[String(text.filter { $0 != "?" && $0 != "!" })] != nil
  }

  /// A function that is called without its first label, which the file itself declares: then it is none.
  private func hasOldCall(_ facts: FileFacts) -> Bool {
    var declared: [Name: Set<String>] = [:]
    for fact in facts.decls where fact.kind == .func && fact.parameters.count > 0 {
      declared[fact.name, default: []].insert(facts.text(fact.labels))
    }
    return facts.mentions.contains { mention in
      guard mention.use.contains(.call), mention.shape == .none || mention.shape == .`self`,
        let known = declared[mention.name]
      else { return false }
      let labels = facts.text(mention.labels)
      guard labels.hasPrefix("(_:"), !known.contains(labels) else { return false }
      return known.contains { !$0.hasPrefix("(_:") && $0.drop { $0 != ":" } == labels.drop { $0 != ":" } }
    }
  }

  /// A class that only Objective-C calls so today: `NSBundle`.
  private func hasOldClass(_ facts: FileFacts) -> Bool {
    facts.mentions.contains { mention in
      guard mention.shape == .none else { return false }
      let text = facts.text(mention.name)
      guard text.hasPrefix("NS"), Catalog.apple.classes(named: text).isEmpty else { return false }
      return !Catalog.apple.classes(objcName: text).isEmpty
    }
  }
}

/// What of a declaration is compared with requirements.
private struct Signature {
  let name: String
  private let labels: String
  private let labelList: [String]
  /// The first parameter has one name, which is a label since Swift 3.
  let hasSingleFirstName: Bool
  private let fact: DeclFact
  let explicitSelector: String?

  init(_ member: DeclID, _ index: ProjectIndex) {
    fact = index.decl(member)
    name = index.name(of: member)
    labels = index.text(fact.labels, of: member)
    let parameters = index.files[index.file(of: member)].parameters[fact.parameters.indices]
    labelList = parameters.map { $0.label.isNone ? "_" : index.text($0.label, of: member) }
    hasSingleFirstName = parameters.first.map { !$0.label.isNone && $0.label == $0.name } ?? false
    explicitSelector = index.explicitSelector(of: member)
  }

  private var isFirstLabelOpen: Bool { hasSingleFirstName || labelList.first == "_" }

  /// The selector of a Swift 2 function; `nil` where its first label was written on purpose.
  var swift2Selector: String? {
    guard fact.kind == .func else { return nil }
    if labelList.isEmpty { return name }
    if !isFirstLabelOpen { return nil }
    return name + ":" + labelList.dropFirst().map { ($0 == "_" ? "" : $0) + ":" }.joined()
  }

  func match(_ requirement: ObjCRequirement) -> ObjCMatch.Kind? {
    guard fact.isStatic == requirement.isStatic, isOfKind(requirement.kind) else { return nil }
    if let explicitSelector { return explicitSelector == requirement.selector ? .selector : nil }
    if name == requirement.name, labels == requirement.labels { return .name }
    if fact.kind != .func { return nil }
    if isAsync(requirement) { return .async }
    if swift2Selector == requirement.selector { return .swift2Name }
    let wanted = requirement.labelList
    guard name == requirement.name, hasSingleFirstName, wanted.first == "_" else { return nil }
    return wanted.dropFirst() == labelList.dropFirst() ? .swift2Name : nil
  }

  private func isOfKind(_ kind: CatalogMember.Kind) -> Bool {
    switch kind {
    case .method, .typeMethod: fact.kind == .func
    case .property, .typeProperty: fact.kind == .var || fact.kind == .let
    case .`init`: fact.kind == .`init`
    case .subscript: fact.kind == .subscript
    }
  }

  /// The completion handler is what the function gives back.
  private func isAsync(_ requirement: ObjCRequirement) -> Bool {
    guard fact.flags.contains(.isAsync), requirement.parameterTypes.last?.contains("->") == true else { return false }
    return name == requirement.name && requirement.labelList.dropLast() == labelList[...]
  }
}

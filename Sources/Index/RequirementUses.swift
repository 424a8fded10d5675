import Facts
import Syntax

/// Who uses a protocol's property: its own default implementations, those who conform, or others.
public struct RequirementUses: Sendable {
  /// In extensions of the protocol or of a protocol that refines it.
  public fileprivate(set) var inExtensions: [MentionID] = []
  /// Through `self` or `super` in a type that conforms, or in a subclass of one.
  public fileprivate(set) var inConformers: [MentionID] = []
  /// Anywhere else; also what cannot be told from such a use.
  public fileprivate(set) var outside: [MentionID] = []
}

extension ProjectIndex {
  /// The uses of a property that a protocol requires.
  public func uses(ofRequirement id: DeclID) -> RequirementUses {
    var uses = RequirementUses()
    guard let type = enclosingType(of: id) else { return uses }
    let family = descendants(of: type)
    let foreign = foreignConformers(of: type)
    let isCallable = text(decl(id).type, of: id).contains("->")
    for mention in mentions(ofNameOf: id) {
      let fact = self.mention(mention)
      // A call of a function that happens to have the name.
      if fact.use.contains(.call), !fact.labels.isNone, !isCallable { continue }
      switch place(of: mention, fact, family, foreign, type) {
      case .inExtension: uses.inExtensions.append(mention)
      case .inConformer: uses.inConformers.append(mention)
      case .outside: uses.outside.append(mention)
      case .unrelated: break
      }
    }
    return uses
  }

  private enum UsePlace { case inExtension, inConformer, outside, unrelated }

  private func place(
    of id: MentionID, _ fact: MentionFact, _ family: Set<TypeID>, _ foreign: Set<Name>, _ type: TypeID
  ) -> UsePlace {
    let isInExtension = standsInExtension(id, family, type)
    switch fact.shape {
    case .none, .`self`, .Self, .super:
      if fact.use.contains(.keyPath) { return .outside }
      if isInExtension { return .inExtension }
      return conforms(typeAround: id, family, foreign) ? .inConformer : .unrelated
    // Of a key path without a type nobody knows the type; a case or a static member is no property.
    case .implicit: return fact.use.contains(.keyPath) ? .outside : .unrelated
    default: break
    }
    switch receiverType(of: id) {
    case .types(let types):
      guard types.contains(where: family.contains) else { return .unrelated }
      return isInExtension && !fact.use.contains(.keyPath) ? .inExtension : .outside
    case .foreign(let name): return foreign.contains(name) ? .outside : .unrelated
    case .structural: return .unrelated
    // In an extension it may be a use or none: it proves nothing, and it is no use from outside.
    case .unknown: return isInExtension ? .unrelated : .outside
    }
  }

  /// Whether the mention stands in an extension of the protocol, of a refinement, or of one whose `Self` must conform.
  private func standsInExtension(_ id: MentionID, _ family: Set<TypeID>, _ type: TypeID) -> Bool {
    guard let around = surroundings(of: id), decl(around).kind == .extension else { return false }
    if let extended = self.type(of: around), entry(extended).kind == .protocol, family.contains(extended) { return true }
    let facts = files[id.file]
    return decl(around).requirements.indices.contains { index in
      let text = facts.text(facts.lists[index])
      guard text.hasPrefix("Self:"), let name = facts.names.find(String(text.dropFirst("Self:".count))) else { return false }
      return resolve(name, at: around).type.map { family.contains($0) && entry($0).kind == .protocol } ?? false
    }
  }

  private func conforms(typeAround id: MentionID, _ family: Set<TypeID>, _ foreign: Set<Name>) -> Bool {
    guard let around = surroundings(of: id) else { return false }
    if let type = type(of: around) { return family.contains(type) }
    return decl(around).kind == .extension && foreign.contains(globalName(of: around))
  }
}

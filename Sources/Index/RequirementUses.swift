import Facts
import Syntax

/// Who uses a protocol's property: its own default implementations, those who conform, or others.
public struct RequirementUses: Sendable {
  /// In extensions of the protocol or of a protocol that refines it; with those also in extensions of others whose `Self`
  /// must conform, to which the property is only offered where it has no defaults of its own.
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
    guard let family = family(of: id) else { return uses }
    let isCallable = mayBeCalled(id)
    var isOwn = false
    // What extensions make conform may be what anybody's value is.
    for mention in family.foreign.isEmpty ? mentions(ofNameOf: id, onOrIn: family.all) : mentions(ofNameOf: id) {
      let fact = self.mention(mention)
      // A call of a function that happens to have the name.
      if fact.use.contains(.call), !fact.labels.isNone, !isCallable { continue }
      let place = place(of: mention, fact, family)
      switch place {
      case .inExtension, .inOther:
        uses.inExtensions.append(mention)
        if place == .inExtension { isOwn = true }
      case .inConformer: uses.inConformers.append(mention)
      case .outside: uses.outside.append(mention)
      case .unrelated: break
      }
    }
    if !isOwn {
      uses.outside += uses.inExtensions
      uses.inExtensions = []
    }
    return uses
  }

  /// Whether extensions of the protocol have the property's name at all, which takes little to tell.
  public func isNamedInExtensions(_ id: DeclID) -> Bool {
    guard let family = family(of: id) else { return false }
    return mentions(ofNameOf: id, in: family.all).contains { standsInExtension($0, family) }
  }

  private func family(of id: DeclID) -> Family? {
    enclosingType(of: id).map { type in
      Family(of: type, foreign: foreignConformers(of: type), isStatic: decl(id).isStatic, self)
    }
  }

  private enum UsePlace { case inExtension, inOther, inConformer, outside, unrelated }

  /// Those who have the required member.
  private final class Family {
    private let type: TypeID
    let foreign: Set<Name>
    let isStatic: Bool
    private let index: ProjectIndex
    /// In the order of the files.
    private lazy var types = index.descendants(of: type)

    init(of type: TypeID, foreign: Set<Name>, isStatic: Bool, _ index: ProjectIndex) {
      self.type = type
      self.foreign = foreign
      self.isStatic = isStatic
      self.index = index
    }

    var all: ContiguousArray<TypeID> { [type] + types }

    func contains(_ other: TypeID) -> Bool { other == type || types.holdsInOrder(other) }
  }

  /// Whether a call may be one of what the property holds. What is no function and no type of the project may be an alias
  /// of a function, unless a function of the name explains the call.
  private func mayBeCalled(_ id: DeclID) -> Bool {
    let text = decl(id).type
    let view = Viewpoint(file: file(of: id), decl: place(of: id))
    if self.text(text, of: id).holds("->") { return true }
    switch valueType(text, from: view) {
    case .types(let types):
      guard let callable = names.table.find("callAsFunction") else { return false }
      return types.contains { type in ancestry(of: type).contains { !members(of: $0, named: callable).isEmpty } }
    case .structural: return true
    case .foreign(let name):
      return !ProjectIndex.notCallable.contains(self.text(foreign: name)) && !mentionTable.isFunction(globalName(of: id))
    case .unknown: return !mentionTable.isFunction(globalName(of: id))
    }
  }

  /// Types of everyday properties; no alias of a function has such a name.
  private static let notCallable: Set<String> = [
    "Array", "Bool", "CGFloat", "CGPoint", "CGRect", "CGSize", "Character", "Data", "Date", "Dictionary", "Double", "Float",
    "Int", "NSObject", "Set", "String", "UIColor", "UIImage", "UIView", "UIViewController", "URL", "UUID",
  ]

  private func place(of id: MentionID, _ fact: MentionFact, _ family: Family) -> UsePlace {
    let isInExtension = standsInExtension(id, family)
    switch fact.shape {
    case .none, .`self`, .Self, .super:
      if fact.use.contains(.keyPath) { return .outside }
      return isInExtension ? .inExtension : placeOfOwn(id, family)
    // Of a key path without a type nobody knows the type, nor of a static member; a value's member is never alone.
    case .implicit where family.isStatic: return .outside
    case .implicit: return fact.use.contains(.keyPath) && !isInExtension ? .outside : .unrelated
    default: break
    }
    switch receiverType(of: id) {
    case .types(let types):
      guard types.contains(where: { mayConform($0, family) }) else { return .unrelated }
      // `\Ledger.pages` is a value that may go anywhere, `ledgers.map(\.pages)` is read there.
      return isInExtension && (!fact.use.contains(.keyPath) || fact.shape != .type) ? .inExtension : .outside
    // It may inherit from a type that an extension makes conform.
    case .foreign: return family.foreign.isEmpty ? .unrelated : .outside
    case .structural: return .unrelated
    // In an extension it may be a use or none: it proves nothing, and it is no use from outside.
    case .unknown: return isInExtension ? .unrelated : .outside
    }
  }

  /// Whether the type conforms, or may conform by what is not known of it.
  private func mayConform(_ type: TypeID, _ family: Family) -> Bool {
    if family.contains(type) { return true }
    switch hierarchy.knowledge[type.place] {
    case .full: return false
    case .partly: return !family.foreign.isEmpty
    case .ambiguous: return true
    }
  }

  /// Whether the mention stands in an extension of the protocol or of a refinement.
  private func standsInExtension(_ id: MentionID, _ family: Family) -> Bool {
    guard let around = surroundings(of: id), decl(around).kind == .extension, let type = type(of: around) else { return false }
    return entry(type).kind == .protocol && family.contains(type)
  }

  /// Whether it is an extension of something else, for those who conform.
  private func standsInOther(_ around: DeclID, _ family: Family) -> Bool {
    hierarchy.boundsOfSelf[around]?.contains { entry($0).kind == .protocol && family.contains($0) } == true
  }

  /// `guard let self = self as? Shelf`: behind it `self` is known as more than the type around.
  private func isCast(_ id: MentionID, _ family: Family) -> Bool {
    guard mention(id).shape == .`self`, let owner = owner(of: id), enclosingType(of: owner).map(family.contains) != true else {
      return false
    }
    return casts(in: owner).contains { $0.offset < mention(id).offset && resolve($0.type, at: owner).type.map(family.contains) == true }
  }

  /// A member of the type around: of one that conforms, or of the same name without being the same.
  private func placeOfOwn(_ id: MentionID, _ family: Family) -> UsePlace {
    guard let around = surroundings(of: id) else { return .unrelated }
    if standsInOther(around, family) { return .inOther }
    if isCast(id, family) { return .outside }
    if let type = type(of: around) {
      if family.contains(type) { return .inConformer }
      return mayConform(type, family) ? .outside : .unrelated
    }
    guard decl(around).kind == .extension, !family.foreign.isEmpty else { return .unrelated }
    let name = table.foreignName(of: decl(around).name, from: Viewpoint(file: id.file))
    return name.map(family.foreign.contains) == true ? .inConformer : .outside
  }
}

public import Facts
import Syntax

/// What an expression before a dot is a value of, as far as it can be told.
public enum ReceiverType: Equatable, Sendable {
  /// One of the project's types, or several for a composition.
  case types([TypeID])
  /// A type that is not the project's; the name is the project's number for its text.
  case foreign(Name)
  /// An array, a tuple, a function: nothing with members of the project's types.
  case structural
  case unknown
}

// Mentions: who mentions a declaration's name, and what the receiver is.
extension ProjectIndex {
  /// All mentions of the declaration's name, whatever they turn out to mean.
  public func mentions(ofNameOf id: DeclID) -> some Sequence<MentionID> { mentionTable.mentions(of: globalName(of: id)) }

  public func mention(_ id: MentionID) -> MentionFact { files[id.file].mentions[id.place] }

  /// The declaration in whose body or value the mention stands.
  public func owner(of id: MentionID) -> DeclID? {
    let owner = mention(id).owner
    return owner == DeclFact.none ? nil : names.id(file: id.file, place: Int(owner))
  }

  /// The declaration of a type or the extension whose member's body holds the mention.
  public func surroundings(of id: MentionID) -> DeclID? {
    guard let owner = owner(of: id) else { return nil }
    return decl(owner).kind.holdsMembers ? owner : parent(of: owner)
  }

  /// The type of what stands before the dot; of a name without a dot, the type around it.
  public func receiverType(of id: MentionID) -> ReceiverType { receiverType(of: id, depth: 0) }

  /// Longer chains of members than this are not followed.
  private static let deepestChain = 6

  private func receiverType(of id: MentionID, depth: Int) -> ReceiverType {
    let mention = mention(id)
    switch mention.shape {
    case .none, .`self`, .Self: return typeAround(id)
    case .super:
      guard case .types(let types) = typeAround(id), let type = types.first, let superclass = superclass(of: type) else {
        return .unknown
      }
      return .types([superclass])
    case .type: return resolved(mention.receiver, id)
    case .local, .cast: return mention.receiverType.isNone ? .unknown : valueType(mention.receiverType, file: id.file, context: mention.owner)
    case .name, .member, .call: return depth < ProjectIndex.deepestChain ? chainType(of: id, mention, depth: depth) : .unknown
    case .implicit, .unknown: return .unknown
    }
  }

  private func typeAround(_ id: MentionID) -> ReceiverType {
    guard let around = surroundings(of: id) else { return .unknown }
    if let type = type(of: around) { return .types([type]) }
    return decl(around).kind == .extension ? .foreign(globalName(of: around)) : .unknown
  }

  private func resolved(_ name: Name, _ id: MentionID) -> ReceiverType {
    let owner = mention(id).owner
    switch table.resolve(name, file: id.file, context: owner == DeclFact.none ? nil : Int(owner)) {
    case .type(let type): return .types([type])
    case .ambiguous: return .unknown
    case .unknown: return .foreign(names.global(name, file: id.file))
    }
  }

  /// The type of the member, the variable or the call that stands before the dot.
  private func chainType(of id: MentionID, _ mention: MentionFact, depth: Int) -> ReceiverType {
    // The mention before this one is what stands before the dot, unless arguments lie between.
    var place = id.place - 1
    while place >= 0, place > id.place - 32 {
      let before = files[id.file].mentions[place]
      if before.owner != mention.owner { return .unknown }
      if before.name == mention.receiver, before.use.contains(.base) || mention.shape == .call {
        return memberType(MentionID(file: id.file, place: place), depth: depth + 1)
      }
      if mention.shape != .call { return .unknown }
      place -= 1
    }
    return .unknown
  }

  /// The type that a mentioned variable has, or a mentioned function gives.
  private func memberType(_ id: MentionID, depth: Int) -> ReceiverType {
    let mention = mention(id)
    // A type that is called makes a value of itself.
    if mention.shape == .none || mention.shape == .type {
      let made = resolved(mention.name, id)
      if case .types(let types) = made, !types.isEmpty { return made }
    }
    let receiver = receiverType(of: id, depth: depth)
    guard case .types(let types) = receiver else { return .unknown }
    let name = names.global(mention.name, file: id.file)
    let labels = names.global(mention.labels, file: id.file)
    var found: DeclID?
    for type in types.flatMap({ ancestry(of: $0).sorted() }) {
      for member in members(of: type) where globalName(of: member) == name {
        let fact = decl(member)
        if fact.kind == .func, global(fact.labels, of: member) != labels { continue }
        if let found, decl(found).type.isNone || global(decl(found).type, of: found) != global(fact.type, of: member) {
          return .unknown
        }
        found = member
      }
    }
    guard let found, !decl(found).type.isNone else { return .unknown }
    return valueType(decl(found).type, file: file(of: found), context: UInt32(truncatingIfNeeded: place(of: found)))
  }

  /// What a value of the type's text is, at a declaration.
  func valueType(_ text: Name, file: Int, context: UInt32) -> ReceiverType {
    let storage = files[file].names.storage
    let type = TypeText(storage, files[file].names.range(of: text))
    if type.isStructural || type.paths.isEmpty { return .structural }
    let place = context == DeclFact.none ? nil : Int(context)
    let found = table.resolveAll(text, file: file, context: place)
    if found.contains(.ambiguous) { return .unknown }
    let types = found.compactMap(\.type)
    if types.contains(where: { entry($0).kind == .associatedtype }) { return .unknown }
    if !types.isEmpty { return types.count == found.count ? .types(types) : .unknown }
    guard type.paths.count == 1 else { return .unknown }
    return typeOfParameter(type.paths[0], text, storage, file: file, context: place)
  }

  /// A generic parameter is what its constraint says; what is none is foreign.
  private func typeOfParameter(
    _ path: ContiguousArray<Range<Int>>, _ text: Name, _ storage: ContiguousArray<UInt8>, file: Int, context: Int?
  ) -> ReceiverType {
    let facts = files[file]
    let name = facts.names.find(storage.span, path[0]) ?? .none
    var scope = context.map { UInt32(truncatingIfNeeded: $0) } ?? DeclFact.none
    while scope != DeclFact.none {
      let decl = facts.decls[Int(scope)]
      let generics = decl.generics.indices
      for index in stride(from: generics.lowerBound, to: generics.upperBound, by: 2) where facts.lists[index] == name {
        let constraint = facts.lists[index + 1]
        // Requirements after `where` may say more.
        if constraint.isNone || decl.requirements.count > 0 || path.count > 1 { return .unknown }
        return valueType(constraint, file: file, context: decl.parent)
      }
      if decl.kind == .extension || decl.kind.holdsMembers, mayDeclareParameter(name, at: Int(scope), file: file) {
        return .unknown
      }
      scope = decl.parent
    }
    return .foreign(names.global(text, file: file))
  }

  /// Whether the name may be a generic parameter or an associated type of the type that is extended or declared.
  private func mayDeclareParameter(_ name: Name, at place: Int, file: Int) -> Bool {
    let type = table.typeOfDecl[file][place]
    // What a foreign type's parameters are called is not known here.
    guard type >= 0 else { return type == TypeTable.foreign }
    let global = names.global(name, file: file)
    return ancestry(of: TypeID(Int(type))).contains { ancestor in
      table.member(global, of: ancestor, file: file) != .unknown || declaresParameter(global, entry(ancestor).decl)
    }
  }

  private func declaresParameter(_ name: Name, _ id: DeclID) -> Bool {
    let generics = decl(id).generics.indices
    let lists = files[file(of: id)].lists
    return stride(from: generics.lowerBound, to: generics.upperBound, by: 2).contains { global(lists[$0], of: id) == name }
  }
}

import Catalog
public import Facts
import Syntax

/// What an expression before a dot is a value of, as far as it can be told.
public enum ReceiverType: Equatable, Sendable {
  /// One of the project's types, or several for a composition. Of a type itself and of a value it is the same.
  case types([TypeID])
  /// A type that is not the project's, in the index's own table of names: its name alone, without module or arguments, if
  /// anybody says that; else its text.
  case foreign(Name)
  /// A tuple, a function, a collection that nobody extends: nothing with members of the project's.
  case structural
  case unknown
}

extension ProjectIndex {
  /// Longer chains of members than this are not followed; each member counts twice.
  static let deepestChain = 20

  /// Behind so many each is asked more than once for what is before it, and so are those.
  private static let firstKept = 6

  /// What no declaration tells is looked for in shorter ones.
  static let deepestDoubt = 8

  /// The type of what stands before the dot; of a name without a dot, the type around it.
  func receiverType(of id: MentionID, depth: Int) -> ReceiverType {
    if depth > ProjectIndex.deepestChain { return .unknown }
    if depth < ProjectIndex.firstKept { return findReceiverType(of: id, depth: depth) }
    return remembered.links.value(of: Remembered.Link(mention: id, depth: depth)) { findReceiverType(of: id, depth: depth) }
  }

  private func findReceiverType(of id: MentionID, depth: Int) -> ReceiverType {
    let mention = mention(id)
    switch mention.shape {
    case .none, .`self`, .Self: return typeAround(id)
    case .super:
      guard case .types(let types) = typeAround(id), let type = types.first, let superclass = superclass(of: type) else {
        return .unknown
      }
      return .types([superclass])
    case .type:
      guard let base = base(of: id) else { return typeNamed(mention.receiver, id) }
      return typeNamed(by: base, depth: depth + 1)
    case .local, .cast:
      if !mention.receiverType.isNone { return valueType(mention.receiverType, from: view(of: id)) }
      return base(of: id).map { memberType($0, depth: depth + 1) } ?? .unknown
    case .name, .member, .call: return base(of: id).map { memberType($0, depth: depth + 1) } ?? .unknown
    case .part, .localPart: return type(ofPart: Int(mention.base), from: view(of: id), depth: depth + 1)
    case .element: return base(of: id).map { type(ofEach: $0, depth: depth + 1) } ?? .unknown
    case .item, .localItem:
      if hasSubscriptsOfCollections { return .unknown }
      if !mention.receiverType.isNone { return valueType(mention.receiverType, from: view(of: id)) }
      return base(of: id).map { type(ofItem: $0, depth: depth + 1) } ?? .unknown
    case .implicit:
      if mention.receiverType.isNone || isOfOptional(mention, id) { return .unknown }
      return valueType(mention.receiverType, from: view(of: id))
    case .unknown: return .unknown
    }
  }

  /// `.none` where an optional is wanted is the optional's own.
  private func isOfOptional(_ mention: MentionFact, _ id: MentionID) -> Bool {
    let names = files[id.file].names
    guard names.text(mention.name) == "none" || names.text(mention.name) == "some" else { return false }
    return TypeText(names.storage, names.range(of: mention.receiverType)).isOptional
  }

  func view(of id: MentionID) -> Viewpoint {
    let owner = mention(id).owner
    return Viewpoint(file: id.file, decl: owner == DeclFact.none ? nil : Int(owner))
  }

  private func typeAround(_ id: MentionID) -> ReceiverType {
    guard let around = surroundings(of: id) else { return .unknown }
    if let type = type(of: around) { return .types([type]) }
    let view = Viewpoint(file: id.file)
    guard decl(around).kind == .extension, table.resolve(decl(around).name, from: view) == .unknown else { return .unknown }
    return foreign(decl(around).name, from: view)
  }

  /// The type that a call of its name makes a value of.
  public func type(madeBy id: MentionID) -> TypeID? {
    guard case .types(let types) = madeType(id, mention(id), depth: 0), types.count == 1 else { return nil }
    return types[0]
  }

  // MARK: Types by name

  /// What a name with a capital letter stands for, where no dot is before it.
  private func typeNamed(_ name: Name, _ id: MentionID) -> ReceiverType {
    let type = valueType(name, from: view(of: id))
    // It might as well be a variable or a case.
    if case .foreign = type, mentionTable.isDeclared(names.global(name, file: id.file)) { return .unknown }
    return type
  }

  /// What a mention of a type stands for: `Outer.Inner`, `Module.Thing`; or else the member of that name.
  private func typeNamed(by id: MentionID, depth: Int) -> ReceiverType {
    let type = nestedType(by: id, depth: depth)
    return type == .unknown ? memberType(id, depth: depth + 1) : type
  }

  /// The one type of the project that a mention names.
  public func typeNamed(by id: MentionID) -> TypeID? {
    guard case .types(let types) = nestedType(by: id, depth: 0), types.count == 1 else { return nil }
    return types[0]
  }

  private func nestedType(by id: MentionID, depth: Int) -> ReceiverType {
    let mention = mention(id)
    if mention.shape == .none { return typeNamed(mention.name, id) }
    guard mention.shape == .type, let base = base(of: id), depth < ProjectIndex.deepestDoubt else { return .unknown }
    let name = names.global(mention.name, file: id.file)
    var found = Resolution.unknown
    switch nestedType(by: base, depth: depth + 1) {
    case .types(let types): if types.count == 1 { found = table.member(name, of: types[0], from: id.file) }
    case .foreign(let outer):
      found = table.find(name, behind: outer, from: id.file)
      if found == .unknown { return mentionTable.isDeclared(name) ? .unknown : .foreign(name) }
    case .structural, .unknown: break
    }
    return found.type.map { value(of: $0) } ?? .unknown
  }

  /// An alias's values are those of what it stands for; of an associated type nobody knows them.
  private func value(of type: TypeID) -> ReceiverType {
    let entry = entry(type)
    switch entry.kind {
    case .associatedtype: return .unknown
    case .typealias: return valueType(decl(entry.decl).type, from: Viewpoint(file: entry.file, decl: entry.place))
    default: return .types([type])
    }
  }

  // MARK: Members

  /// The type that a mentioned variable has, or a mentioned function gives.
  func memberType(_ id: MentionID, depth: Int) -> ReceiverType {
    if depth > ProjectIndex.deepestChain { return .unknown }
    let mention = mention(id)
    if mention.use.contains(.call) {
      if let made = madeType(id, mention, depth: depth) { return made }
    }
    if mention.use.contains(.optionalCall) { return calledType(mention, id, depth: depth) }
    guard let (found, receiver) = declaration(mention, id, depth: depth) else {
      if mention.use.contains(.call) { return calledType(mention, id, depth: depth) }
      return valueType(writtenByReceiver(mention, id, depth: depth))
    }
    let fact = decl(found)
    if fact.kind == .case { return enclosingType(of: found).map { .types([$0]) } ?? .unknown }
    if fact.type.isNone { return initialType(of: found, depth: depth) }
    if isSelf(fact.type, of: found) { return receiver }
    let type = resultType(of: found, seenFrom: mention.isOfSelf ? surroundings(of: id) : nil)
    return type == .unknown ? valueType(written(found, by: mention, id, depth: depth)) : type
  }

  /// What a call gives of something else than a function: a variable that holds one.
  private func calledType(_ mention: MentionFact, _ id: MentionID, depth: Int) -> ReceiverType {
    var held = mention
    held.use.remove(.call)
    guard let (found, _) = declaration(held, id, depth: depth), decl(found).kind != .func else {
      return valueType(writtenByReceiver(mention, id, depth: depth))
    }
    if decl(found).type.isNone { return valueType(written(found, by: held, id, depth: depth).flatMap { result(of: $0) }) }
    let file = file(of: found)
    let view = Viewpoint(file: file, decl: place(of: found))
    return valueType(files[file].names.resultType(of: decl(found).type).map { WrittenType(range: $0, view: view) })
  }

  /// The variable that is mentioned, or the function that is called, and what it is a member of.
  func declaration(_ mention: MentionFact, _ id: MentionID, depth: Int) -> (DeclID, ReceiverType)? {
    // What has a name that nothing in the project has need not be looked for, link by link.
    if !mentionTable.isDeclared(names.global(mention.name, file: id.file)) { return nil }
    let found: DeclID
    var receiver = ReceiverType.unknown
    if mention.shape == .none, let global = global(meantBy: mention, id) {
      found = global
    } else {
      receiver = receiverType(of: id, depth: depth + 1)
      let member: DeclID? =
        switch receiver {
        case .types(let types): member(mention, id, in: types)
        case .foreign(let type): member(mention, id, ofForeign: type)
        case .structural, .unknown: nil
        }
      guard let member else { return nil }
      found = member
    }
    // What is called is what a variable holds, and a function that is not called is a value itself.
    let isCalled = decl(found).kind == .func || decl(found).kind == .case && decl(found).parameters.count > 0
    return mention.use.contains(.call) == isCalled ? (found, receiver) : nil
  }

  /// `Thing(…)` and `Thing.init(…)` make values of the type.
  func madeType(_ id: MentionID, _ mention: MentionFact, depth: Int) -> ReceiverType? {
    if mention.shape == .implicit, names.global(mention.name, file: id.file) == names.initializer {
      return receiverType(of: id, depth: depth + 1)
    }
    if mention.shape == .none || mention.shape == .type {
      if names.global(mention.name, file: id.file) == names.initializer {
        return mention.shape == .type ? base(of: id).map { typeNamed(by: $0, depth: depth + 1) } ?? .unknown : .unknown
      }
      if mention.shape == .none {
        let made = typeNamed(mention.name, id)
        if case .types = made { return made }
      } else if case .types(let types) = nestedType(by: id, depth: depth + 1) {
        return .types(types)
      }
    } else if mention.base != MentionFact.noBase || !mention.receiverType.isNone,
      names.global(mention.name, file: id.file) == names.initializer
    {
      // `type.init()`, where the value is a type.
      return receiverType(of: id, depth: depth + 1)
    }
    return nil
  }

  /// The only member of the name, or one of several of the same type: the types' own before those that they inherit.
  private func member(_ mention: MentionFact, _ id: MentionID, in types: [TypeID]) -> DeclID? {
    let name = names.global(mention.name, file: id.file)
    var seen = Set(types)
    var pending = ContiguousArray(types)
    var next = 0
    let isOfValue = isOfValue(mention, id)
    var ofType: DeclID?
    while next < pending.count, next < ProjectIndex.mostAncestors {
      let all = meant(by: mention, id, among: members(of: pending[next], named: name))
      if !all.isEmpty, !haveOneType(all) { return nil }
      let found = all.last
      if let found, isOfValue, decl(found).isStatic {
        // What the type has itself is meant only where its values have nothing of the name.
        ofType = ofType ?? found
      } else if found != nil {
        return found
      }
      for edge in hierarchy.supers[pending[next].place] where seen.insert(edge.type).inserted { pending.append(edge.type) }
      next += 1
    }
    return ofType
  }

  /// So many types that a type inherits from are asked for a member.
  private static let mostAncestors = 64

  /// The same of a type that is not the project's, or a superclass of it, which the project has extended.
  private func member(_ mention: MentionFact, _ id: MentionID, ofForeign type: Name) -> DeclID? {
    let namesakes = namesakes(names.global(mention.name, file: id.file))
    if namesakes.count > ProjectIndex.mostNamesakes { return nil }
    let name = text(foreign: type)
    let all = meant(by: mention, id, among: namesakes.filter { namesake in
      guard let around = parent(of: namesake), decl(around).kind == .extension, self.type(of: around) == nil,
        let extended = foreignName(extendedBy: around)
      else { return false }
      if extended == type { return true }
      let above = text(foreign: extended)
      return ProjectIndex.protocolsOfLists[name]?.contains(above) == true || Catalog.apple.isClass(name, below: above)
    })
    return haveOneType(all) ? all.first : nil
  }

  /// What Swift's collections are, besides what they are called.
  private static let protocolsOfLists: [String: Set<String>] = {
    let all: Set<String> = ["Collection", "Sequence"]
    let lists = all.union(["BidirectionalCollection", "MutableCollection", "RandomAccessCollection", "RangeReplaceableCollection"])
    return ["Array": lists, "ArraySlice": lists, "ContiguousArray": lists, "Dictionary": all, "Set": all]
  }()

  /// More of one name are not told apart.
  private static let mostNamesakes = 64

  /// Of the members of one name those that the mention may be of: of functions those with its labels, or else those that may be
  /// called so; where a type has something of the name as well as its values, that which is asked.
  private func meant(by mention: MentionFact, _ id: MentionID, among members: some Collection<DeclID>) -> [DeclID] {
    let labels = names.global(mention.labels, file: id.file)
    var all = members.filter { (decl($0).kind != .func || global(decl($0).labels, of: $0) == labels) && isStated($0) }
    if all.isEmpty, mention.use.contains(.call) { all = members.filter { takes(mention, id, $0) && isStated($0) } }
    if all.count < 2 { return all }
    let isOfType = mention.shape == .type || mention.isOfSelf && !isOfValue(mention, id)
    let asked = all.filter { decl($0).isStatic == isOfType }
    return asked.isEmpty ? all : asked
  }

  /// Of Objective-C Swift sees what headers say, however an implementation repeats it.
  private func isStated(_ id: DeclID) -> Bool { !isObjectiveC(id) || objcFact(of: id)?.flags.contains(.implementation) != true }

  /// Whether the same type is written at each; at a single one there need be none.
  private func haveOneType(_ members: [DeclID]) -> Bool {
    guard let first = members.first else { return false }
    let type = global(decl(first).type, of: first)
    return members.dropFirst().allSatisfy { !decl(first).type.isNone && global(decl($0).type, of: $0) == type }
  }
}

extension MentionFact {
  /// Whether it is of a member of the type around it.
  var isOfSelf: Bool { shape == .none || shape == .`self` || shape == .Self }
}

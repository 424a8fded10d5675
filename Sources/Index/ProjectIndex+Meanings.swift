public import Facts
import Syntax

// Which declaration a mention means.
extension ProjectIndex {
  /// The project's own name for a name of a file.
  public func global(_ name: Name, file: Int) -> Name { names.global(name, file: file) }

  /// The project's own name for a text; `nil` if no file has it among its names.
  public func globalName(_ text: String) -> Name? { names.table.find(text) }

  /// The member that a mention means: the nearest of its name in the type of what stands before its dot that takes the
  /// call's arguments. `nil` where the type is not known, or two members could be meant.
  public func member(meantBy id: MentionID) -> DeclID? {
    hasVeryCommonName(id) ? remembered.meanings.value(of: id) { findMember(meantBy: id) } : findMember(meantBy: id)
  }

  private func findMember(meantBy id: MentionID) -> DeclID? { findMember(meantBy: id, receiverType(of: id)) }

  /// The same at the end of a chain.
  func member(meantBy id: MentionID, depth: Int) -> DeclID? { findMember(meantBy: id, receiverType(of: id, depth: depth)) }

  private func findMember(meantBy id: MentionID, _ receiver: ReceiverType) -> DeclID? {
    guard case .types(let types) = receiver else { return nil }
    let mention = mention(id)
    let name = names.global(mention.name, file: id.file)
    var seen = Set(types)
    var pending = ContiguousArray(types)
    var next = 0
    let isOfValue = isOfValue(mention, id)
    var ofType: [DeclID] = []
    while next < pending.count, next < ProjectIndex.mostMeaningTypes {
      var fitting = members(of: pending[next], named: name).filter { fits(mention, id, $0) }
      if isOfValue, fitting.contains(where: { decl($0).isStatic }) {
        // What the type has itself is meant only where its values have nothing of the name.
        if ofType.isEmpty { ofType = fitting.filter { decl($0).isStatic } }
        fitting.removeAll { decl($0).isStatic }
      }
      // In Objective-C what is implemented is declared elsewhere.
      if fitting.count > 1 { fitting.removeAll { objcFact(of: $0)?.flags.contains(.implementation) == true } }
      if !fitting.isEmpty { return best(fitting, mention, id) }
      for edge in hierarchy.supers[pending[next].place] where seen.insert(edge.type).inserted { pending.append(edge.type) }
      next += 1
    }
    return best(ofType, mention, id)
  }

  /// Whether it is a member of `self`, in a member of values.
  func isOfValue(_ mention: MentionFact, _ id: MentionID) -> Bool {
    guard mention.shape == .none || mention.shape == .`self`, let owner = owner(of: id) else { return false }
    return !decl(owner).isStatic
  }

  /// So many types that a type inherits from are asked for a member.
  private static let mostMeaningTypes = 64

  /// The type's own initializer that a call of it runs, be it by `Thing` of `Thing.init(…)`, if only one takes the arguments.
  public func initializer(of type: TypeID, calledBy id: MentionID) -> DeclID? {
    let call = isInitNamed(on: id) ? MentionID(file: id.file, place: id.place + 1) : id
    let fitting = members(of: type, named: names.initializer).filter { takes(mention(call), call, $0) }
    return fitting.count == 1 ? fitting.first : nil
  }

  /// Of several that fit the one whose labels are those that are written; of those in branches of `#if` the first.
  private func best(_ members: [DeclID], _ mention: MentionFact, _ id: MentionID) -> DeclID? {
    if members.count < 2 { return members.first }
    let labels = names.global(mention.labels, file: id.file)
    let exact = members.filter { global(decl($0).labels, of: $0) == labels }
    let left = exact.isEmpty ? members : exact
    // A requirement, and not its default.
    let required = left.filter { parent(of: $0).map { decl($0).kind } == .protocol }
    if required.count == 1 { return required[0] }
    let areVariants = left.allSatisfy { decl($0).flags.contains(.isConditional) }
    return left.count == 1 || areVariants ? left.first : nil
  }

  /// Whether a mention with these labels may be one of the declaration.
  public func fits(_ mention: MentionFact, _ id: MentionID, _ candidate: DeclID) -> Bool {
    let fact = decl(candidate)
    switch fact.kind {
    case .func:
      // A name alone is the function as a value, of which there is nothing more to take.
      if mention.labels.isNone, !mention.use.contains(.call) {
        return mention.use.isDisjoint(with: [.base, .write, .optional, .pattern])
      }
      let isNamed = global(fact.labels, of: candidate) == names.global(mention.labels, file: id.file)
      // A closure behind the parentheses is an argument, too.
      if isNamed, !mention.use.contains(.trailingClosure) { return true }
      return mention.use.contains(.call) && (takes(mention, id, candidate) || isAwaited(candidate, by: mention, id))
    case .subscript: return mention.use.contains(.call) && takes(mention, id, candidate)
    case .var, .let: return true
    case .case: return true
    default: return false
    }
  }

  /// Whether the function may be called with these labels: parameters with a value of their own may be left out, variadic
  /// ones repeated, and closures may trail.
  public func takes(_ mention: MentionFact, _ id: MentionID, _ function: DeclID) -> Bool {
    let owner = files[file(of: function)]
    var labels = ProjectIndex.labels(files[id.file].text(mention.labels))[...]
    // A closure behind the parentheses has no label there.
    let hasClosure = mention.use.contains(.trailingClosure)
    var isTaken = !hasClosure
    for place in decl(function).parameters.indices {
      let parameter = owner.parameters[place]
      let label = parameter.label.isNone ? "_" : owner.text(parameter.label)
      if let next = labels.first, next == label {
        labels.removeFirst()
        if parameter.isVariadic { while labels.first == "_" { labels.removeFirst() } }
      } else if hasClosure, mayBeClosure(parameter.type, of: function) {
        if !labels.isEmpty, !parameter.hasDefault, !parameter.isVariadic { return false }
        isTaken = true
      } else if !parameter.hasDefault, !parameter.isVariadic {
        return false
      }
    }
    return labels.isEmpty && isTaken
  }

  /// Whether a closure may be handed over for a parameter of the type: not for a list, a type of the project's, or what is set.
  func mayBeClosure(_ type: Name, of function: DeclID) -> Bool {
    let text = self.text(type, of: function)
    if text.holds("->") { return true }
    if text.hasPrefix("inout") || text.hasPrefix("[") { return false }
    guard let type = resolve(type, at: function).type else { return true }
    return !entry(type).kind.isConcreteType && entry(type).kind != .protocol
  }

  /// `_` and `animated` of `(_:animated:)`.
  static func labels(_ text: String) -> [Substring] {
    text.dropFirst().dropLast().split(separator: ":")
  }
}

// Which declarations a mention may mean.
extension ProjectIndex {
  /// The uses of the function's name from elsewhere whose labels are its own: calls, selectors, and names of values.
  ///
  /// `delegate.reload?(…)` is none: it asks whether there is one, so a requirement is meant.
  public func calls(of function: DeclID) -> some Sequence<MentionID> {
    mentions(ofNameOf: function).lazy.filter { self.isUse($0, fromElsewhereOf: function) && self.fits(self.mention($0), $0, function) }
  }

  /// Of these the ones that may be of the function, and not of another one with its name and labels.
  public func calls(thatMayMean function: DeclID) -> some Collection<MentionID> {
    mentions(onRelativesOf: function).lazy.filter { self.isUse($0, fromElsewhereOf: function) && self.mayMean(function, $0) }
  }

  /// Of all calls the ones in bodies of a type.
  public func calls(of function: DeclID, in type: TypeID) -> some Sequence<MentionID> {
    mentions(ofNameOf: function, in: [type]).lazy.filter { id in
      self.owner(of: id).flatMap { self.enclosingType(of: $0) } == type && self.isUse(id, fromElsewhereOf: function)
        && self.fits(self.mention(id), id, function)
    }
  }

  private func isUse(_ id: MentionID, fromElsewhereOf function: DeclID) -> Bool {
    !mention(id).use.isDisjoint(with: [.call, .compound, .selector]) && owner(of: id) != function
  }

  /// Whether the function is handed on by its name alone, `rows.forEach(show)`: so it has callers, whatever its labels.
  public func isHandedOn(_ function: DeclID) -> Bool {
    mentions(ofNameOf: function).contains { id in
      let fact = mention(id)
      guard fact.labels.isNone, fact.use.isDisjoint(with: [.call, .selector, .keyPath]), owner(of: id) != function else { return false }
      return fits(fact, id, function) && member(meantBy: id) == function
    }
  }

  /// Whether a mention of the member's name may be one of the member: not if it means another one, or belongs to a value
  /// that is known not to have it.
  public func mayMean(_ member: DeclID, _ id: MentionID) -> Bool {
    // Which modules a file belongs to is not always known, but it is what is kept to the file.
    if id.file != file(of: member), effectiveAccess(of: member) <= .fileprivate { return false }
    let mention = mention(id)
    guard fits(mention, id, member) else { return false }
    guard let owner = enclosingType(of: member) else { return true }
    if let meant = self.member(meantBy: id) { return meant == member || isVersion(meant, of: member, owner) }
    // Without a dot it is a member of a type around, or none.
    if mention.shape == .none { return (typesAround(id) + boundsAround(id)).contains { isRelated($0, to: owner) } }
    if mention.shape == .`self`, boundsAround(id).contains(where: { isRelated($0, to: owner) }) { return true }
    switch receiverType(of: id) {
    case .types(let types): return types.contains { isRelated($0, to: owner) }
    case .foreign(let name): return text(foreign: name) == "AnyObject"
    case .structural: return false
    case .unknown: return true
    }
  }

  /// What `where Self: …` of the extension around names.
  func boundsAround(_ id: MentionID) -> ContiguousArray<TypeID> { surroundings(of: id).map(boundsOfSelf) ?? [] }

  /// Whether one of the two overrides the other, or is what a protocol requires of it.
  private func isVersion(_ other: DeclID, of member: DeclID, _ owner: TypeID) -> Bool {
    guard let type = enclosingType(of: other), type != owner, isRelated(type, to: owner) else { return false }
    return counterparts(of: member, in: type).contains(other)
  }

  /// Whether a value of the one type may be one of the other.
  func isRelated(_ type: TypeID, to other: TypeID) -> Bool {
    ancestry(of: type).contains(other) || ancestry(of: other).contains(type)
  }

  /// Whether a value of the type may be one of another type of the project, or the reverse.
  public func isRelated(_ type: TypeID) -> Bool { ancestry(of: type).count > 1 || hasDescendants(type) }

  /// The types that a mention stands in, inner ones first.
  public func typesAround(_ id: MentionID) -> [TypeID] {
    var types: [TypeID] = []
    var outer = owner(of: id)
    while let decl = outer {
      if let type = type(of: decl) { types.append(type) }
      outer = parent(of: decl)
    }
    return types
  }

  /// Whether what the type keeps to itself is seen where the mention stands: in the type, in what lies in it, or in one of
  /// its extensions. Other files are not asked for.
  public func stands(_ id: MentionID, inside type: TypeID) -> Bool { typesAround(id).contains(type) }
}

import Facts
import Syntax

// Where values of a class or a structure are made.
extension ProjectIndex {
  /// Whether a value of the class may run a member; one of the class's own it does by `Self.name`, in what it runs itself.
  public func mayRun(_ id: DeclID, onValuesOf type: TypeID) -> Bool {
    guard decl(id).isStatic else { return !reach(of: id, on: type).isEmpty }
    let own = ancestry(of: type)
    return reach(of: id, on: type).calls.contains { call in
      guard mention(call).shape == .Self, let owner = owner(of: call), !decl(owner).isStatic else { return false }
      return enclosingType(of: owner).map(own.contains) == true
    }
  }

  /// The places where values of the type are made by its name, or by an alias: `Thing()`, `Thing.init()`, `Thing.init` as a
  /// function, and `.init()` where the type is written; not those of subclasses.
  public func instantiations(of type: TypeID) -> [MentionID] {
    guard entry(type).kind == .class || entry(type).kind == .struct else { return [] }
    let isObjectiveC = self.isObjectiveC(entry(type).decl)
    let named = ([entry(type).name] + aliasTable.aliases(of: type)).flatMap { name in
      mentionTable.mentions(of: name).filter { makes(type, $0) && !(isObjectiveC && isFactory($0, of: type)) }
    }
    return isObjectiveC ? named : named + unnamedInstantiations(of: type)
  }

  /// `let thing: Thing = .init()`; found once for all classes, for no table has the initializers' name.
  private func unnamedInstantiations(of type: TypeID) -> [MentionID] {
    let found = remembered.unnamedInstantiations.value(of: names.initializer) {
      var found: [TypeID: [MentionID]] = [:]
      for file in files.indices {
        let mentions = files[file].mentions
        for place in mentions.indices where mentions[place].shape == .implicit {
          let mention = mentions[place]
          guard !mention.receiverType.isNone, mention.use.contains(.call),
            names.global(mention.name, file: file) == names.initializer
          else { continue }
          let id = MentionID(file: file, place: place)
          if let made = self.type(madeBy: id) { found[made, default: []].append(id) }
        }
      }
      return found
    }
    return found[type] ?? []
  }

  /// A method of Objective-C's class that Swift calls as if it were an initializer may make a value of a subclass.
  private func isFactory(_ id: MentionID, of type: TypeID) -> Bool {
    let labels = global(mention(id).labels, file: id.file)
    return members(of: type, named: names.initializer).contains { member in
      guard let fact = objcFact(of: member), global(decl(member).labels, of: member) == labels else { return false }
      return !files[file(of: member)].text(fact.selector).hasPrefix("init")
    }
  }

  private func makes(_ type: TypeID, _ id: MentionID) -> Bool {
    let mention = mention(id)
    guard mention.shape == .none || mention.shape == .type else { return false }
    let isCall = mention.use.contains(.call)
    guard isCall || (mention.use.contains(.base) && isInitNamed(on: id)) else { return false }
    return typeNamed(by: id) == type && !mayNameMember(id)
  }

  /// Whether a name without a dot may be that of a function, a case or a variable: of a type around, of what that inherits
  /// from, or of no type at all.
  private func mayNameMember(_ id: MentionID) -> Bool {
    let mention = mention(id)
    let name = names.global(mention.name, file: id.file)
    if mention.shape != .none || namesakes(name).isEmpty { return false }
    func isValue(_ member: DeclID) -> Bool { [.func, .var, .let, .case].contains(decl(member).kind) }
    var around = surroundings(of: id)
    while let outer = around {
      let types = type(of: outer).map { Array(ancestry(of: $0)) } ?? []
      if types.contains(where: { members(of: $0, named: name).contains(where: isValue) }) { return true }
      around = parent(of: outer)
    }
    return namesakes(name).contains { parent(of: $0) == nil && isValue($0) }
  }

  /// `.init(…)` or `.init` right behind.
  func isInitNamed(on id: MentionID) -> Bool {
    let mentions = files[id.file].mentions
    guard id.place + 1 < mentions.count else { return false }
    let next = mentions[id.place + 1]
    return next.base == UInt32(truncatingIfNeeded: id.place)
      && names.global(next.name, file: id.file) == names.initializer
  }
}

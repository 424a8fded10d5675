import Facts

// Mentions of names that many types have: to look at all of them for each of the types would take their square.
extension ProjectIndex {
  /// Of the mentions of a member's name at least those that mean it.
  public func mentions(thatMayMean member: DeclID) -> Mentions {
    let (all, name) = (mentions(ofNameOf: member), globalName(of: member))
    guard isOftenAskedFor(name, all) else { return all }
    let byMember = remembered.mentionsByMember.value(of: name) {
      var byMember: [DeclID: [MentionID]] = [:]
      for id in all {
        if let meant = self.member(meantBy: id) { byMember[meant, default: []].append(id) }
      }
      return byMember
    }
    return Mentions(Set(byMember[member] ?? []))
  }

  /// Of the mentions of a member's name at least those on values of one of the types.
  func mentions(ofNameOf member: DeclID, on types: @autoclosure () -> ContiguousArray<TypeID>) -> Mentions {
    let (all, name) = (mentions(ofNameOf: member), globalName(of: member))
    guard isOftenAskedFor(name, all) else { return all }
    let found = byReceiver(name, all)
    return Mentions(Set(types().flatMap { found.ofTypes[$0] ?? [] }))
  }

  /// At least those in bodies of one of the types.
  func mentions(ofNameOf member: DeclID, in types: @autoclosure () -> ContiguousArray<TypeID>) -> Mentions {
    let (all, name) = (mentions(ofNameOf: member), globalName(of: member))
    guard isOftenAskedFor(name, all) else { return all }
    let homes = byHome(name, all)
    return Mentions(Set(types().flatMap { homes[$0] ?? [] }))
  }

  /// At least those on values of one of the types, in bodies of one of them, and where neither can be told.
  func mentions(ofNameOf member: DeclID, onOrIn types: @autoclosure () -> ContiguousArray<TypeID>) -> Mentions {
    let (all, name) = (mentions(ofNameOf: member), globalName(of: member))
    guard isOftenAskedFor(name, all) else { return all }
    return Mentions(mentions(onOrIn: types(), name, all))
  }

  private func mentions(onOrIn types: some Sequence<TypeID>, _ name: Name, _ all: Mentions) -> Set<MentionID> {
    let (found, homes) = (byReceiver(name, all), byHome(name, all))
    return Set(types.flatMap { (found.ofTypes[$0] ?? []) + (homes[$0] ?? []) }).union(found.others)
  }

  /// At least those that may mean the member or one of its relatives: on values of types that inherit from its type, or from
  /// which that inherits, with all that these conform to, in bodies of one of them, and where neither can be told.
  ///
  /// - Parameter atOnce: Not only where the name is often asked for: who counts them must not depend on who has asked before.
  public func mentions(onRelativesOf member: DeclID, atOnce: Bool = false) -> Mentions {
    let (all, name) = (mentions(ofNameOf: member), globalName(of: member))
    let areMany = atOnce ? all.count > ProjectIndex.fewMentions : isOftenAskedFor(name, all)
    guard areMany, let type = enclosingType(of: member) else { return all }
    let below = descendants(of: type)
    // Who has that many asks no more often than they.
    if below.count > ProjectIndex.fewMentions { return all }
    let foreign = byReceiver(name, all).ofForeign.filter { name, _ in
      let text = text(foreign: name)
      return text == "AnyObject" || below.contains { foreignSupers(of: $0).contains(text) }
    }
    let found = mentions(onOrIn: Set(below.flatMap { ancestry(of: $0) }), name, all)
    return Mentions(found.union(foreign.values.joined()))
  }

  private func byHome(_ name: Name, _ mentions: Mentions) -> [TypeID: [MentionID]] {
    remembered.mentionsByHome.value(of: name) {
      var homes: [TypeID: [MentionID]] = [:]
      for id in mentions {
        if let type = surroundings(of: id).flatMap({ type(of: $0) }) { homes[type, default: []].append(id) }
      }
      return homes
    }
  }

  private func byReceiver(_ name: Name, _ mentions: Mentions) -> Remembered.Receivers {
    remembered.mentionsByReceiver.value(of: name) {
      var found = Remembered.Receivers()
      for id in mentions {
        let (fact, around, receiver) = (mention(id), surroundings(of: id), receiverType(of: id))
        var types = around.flatMap { type(of: $0) }.map { [$0] } ?? []
        if case .types(let known) = receiver {
          for type in known { found.ofTypes[type, default: []].append(id) }
          types += known
        }
        if case .foreign(let name) = receiver { found.ofForeign[name, default: []].append(id) }
        // Without a dot it may be a member of any type around.
        if fact.shape == .none { for type in typesAround(id).dropFirst() { found.ofTypes[type, default: []].append(id) } }
        // What nobody knows of a type, or what `Self` is besides, may be another one; a key path may begin with any.
        let isClear = receiver != .unknown && fact.shape != .implicit && !fact.use.contains(.keyPath)
          && types.allSatisfy { hierarchy.knowledge[$0.place] != .ambiguous }
        if !isClear || around.map({ hierarchy.boundsOfSelf[$0] != nil }) == true { found.others.append(id) }
      }
      return found
    }
  }

  /// Whether the mention is of a name with so many that what it means is worth keeping.
  func hasVeryCommonName(_ id: MentionID) -> Bool {
    mentions(of: names.global(mention(id).name, file: id.file)).count > ProjectIndex.manyMentions
  }

  private static let manyMentions = 2048

  private func isOftenAskedFor(_ name: Name, _ mentions: Mentions) -> Bool {
    mentions.count > ProjectIndex.fewMentions && remembered.isOftenAskedFor(name)
  }

  private static let fewMentions = 64
}

public import Facts
import Syntax

/// Which messages have which selector.
struct SendTable: Sendable {
  private var places: [Name: ContiguousArray<(file: Int, place: Int)>] = [:]

  /// Messages by which a class makes a value, by its name: `[Thing alloc]`, `[Thing new]`.
  private var making: [Name: ContiguousArray<(file: Int, place: Int)>] = [:]

  init(_ files: ContiguousArray<FileFacts>, _ names: JoinedNames) {
    let makers = ["alloc", "new"].map { names.table.find($0) }
    for file in files.indices {
      for (place, send) in files[file].sends.enumerated() {
        let selector = names.global(send.selector, file: file)
        places[selector, default: []].append((file, place))
        guard send.receiver == .class, makers.contains(selector) else { continue }
        making[names.global(send.type, file: file), default: []].append((file, place))
      }
    }
  }

  func sends(making type: Name) -> ContiguousArray<(file: Int, place: Int)> { making[type] ?? [] }

  func sends(of selector: Name) -> ContiguousArray<(file: Int, place: Int)> { places[selector] ?? [] }
}

// Messages that Objective-C sends.
extension ProjectIndex {
  /// The messages to super by which a method of Objective-C calls what it overrides.
  public func superSends(in id: DeclID) -> [SendFact] {
    guard let own = objcFact(of: id) else { return [] }
    let (sends, fact, owner) = (files[file(of: id)].sends, decl(id), UInt32(truncatingIfNeeded: place(of: id)))
    return sends[sends.firstPlace { $0.offset >= fact.start }...].prefix { $0.offset < fact.endOffset }.filter {
      $0.owner == owner && $0.receiver == .super && $0.selector == own.selector
    }
  }

  /// Whether a message of Objective-C with the member's selector may reach a value of the class. A selector that is named
  /// may be sent by whoever gets it.
  func isSent(_ id: DeclID, to type: TypeID) -> Bool {
    var senders: [DeclID: Bool] = [:]
    return isSent(id, to: type, &senders)
  }

  /// - Parameter senders: Methods that send, and whether they may run.
  func isSent(_ id: DeclID, to type: TypeID, _ senders: inout [DeclID: Bool]) -> Bool {
    guard let selector = selector(of: id).flatMap({ names.table.find($0) }) else { return false }
    let family = [type] + superclasses(of: type)
    let places = sendTable.sends(of: selector)
    // The methods of the family that send it to themselves.
    let own = places.compactMap { place in
      let send = files[place.file].sends[place.place]
      guard send.receiver == .`self`, send.owner != DeclFact.none else { return nil as (SendFact, DeclID)? }
      let method = names.id(file: place.file, place: Int(send.owner))
      return runs(method, in: family) ? (send, method) : nil
    }
    let unasked = own.filter { !isAskedFirst($0.0, $0.1, in: family) }
    // What a class may do without, for it answers those that ask first, is not told by what nobody sends.
    let isAnswered = unasked.count < own.count
    if unasked.contains(where: { (!isAnswered || !isLeftOver($0.1)) && mayRun($0.1, on: type, &senders) }) { return true }
    return places.contains { place in
      let send = files[place.file].sends[place.place]
      switch send.receiver {
      case .super: return false
      case .`self` where send.owner != DeclFact.none: return false
      case .`self`, .anybody: return true
      case .class, .instance, .part, .unknown:
        let receiver = receiverType(of: send, in: place.file)
        return receiver == .unknown ? send.receiver != .part : mayBe(type, receiver)
      }
    }
  }

  /// Whether Objective-C sees the method, and a message with its selector may reach it.
  public func isCalledByObjC(_ method: DeclID) -> Bool {
    guard isShown(method), let type = enclosingType(of: method) else { return false }
    return isSent(method, to: type)
  }

  /// Whether Objective-C may read or set the property: it sees it, and messages of the name are sent.
  public func isUsedByObjC(_ property: DeclID) -> Bool {
    guard isShownWithClass(property) || attributeNames(of: property).contains("objc") else { return false }
    let name = name(of: property)
    return [selector(of: property) ?? name, ProjectIndex.setter(name)].contains { selector in
      names.table.find(selector).map { !sendTable.sends(of: $0).isEmpty } ?? false
    }
  }

  /// Where Objective-C makes values of the class itself, outside of it, and of tests.
  public func sendsElsewhere(making type: TypeID) -> [(file: Int, offset: UInt32, owner: DeclID?)] {
    let named = ([entry(type).name] + aliasTable.aliases(of: type)).flatMap { sendTable.sends(making: $0) }
    return named.compactMap { place in
      let (file, send) = (place.file, files[place.file].sends[place.place])
      guard layout.roleOfFile[file] != .test, receiverType(of: send, in: file) == .types([type]) else { return nil }
      let owner = send.owner == DeclFact.none ? nil : names.id(file: file, place: Int(send.owner))
      let isOwn = owner.map { enclosingType(of: $0) == type } ?? implements(type, inFile: file)
      return isOwn ? nil : (file, send.offset, owner)
    }
  }

  /// Whether the file implements the class: what else stands there is a part of it.
  public func implements(_ type: TypeID, inFile file: Int) -> Bool {
    files[file].objc.contains { fact in
      fact.flags.contains(.implementation) && files[file].decls[Int(fact.decl)].parent == DeclFact.none
        && self.type(of: id(file: file, decl: Int(fact.decl))) == type
    }
  }

  /// Who sends messages with the member's selector, but to super.
  public func sends(withSelectorOf id: DeclID) -> [(file: Int, owner: DeclID?)] {
    guard let selector = selector(of: id).flatMap({ names.table.find($0) }) else { return [] }
    return sendTable.sends(of: selector).compactMap { place in
      let send = files[place.file].sends[place.place]
      if send.receiver == .super { return nil }
      return (place.file, send.owner == DeclFact.none ? nil : names.id(file: place.file, place: Int(send.owner)))
    }
  }

  /// Whether anybody sends a message with the member's selector to what may have the member, besides overrides that pass it on.
  func isSent(_ id: DeclID) -> Bool {
    guard let selector = selector(of: id).flatMap({ names.table.find($0) }) else { return false }
    return sendTable.sends(of: selector).contains { place in
      let send = files[place.file].sends[place.place]
      if send.receiver == .super { return false }
      guard let home = enclosingType(of: id) else { return true }
      guard send.receiver == .`self`, send.owner != DeclFact.none else { return mayBe(home, receiverType(of: send, in: place.file)) }
      return sender(of: send, in: place.file).map { isRelated($0, to: home) } ?? true
    }
  }

  /// Whether a class that has the member, or inherits it, sends a message with its selector to itself.
  func isSentToSelf(_ id: DeclID) -> Bool {
    guard let home = enclosingType(of: id), let selector = selector(of: id).flatMap({ names.table.find($0) }) else { return false }
    return sendTable.sends(of: selector).contains { place in
      let send = files[place.file].sends[place.place]
      guard send.receiver == .`self`, send.owner != DeclFact.none else { return false }
      return sender(of: send, in: place.file).map { isRelated($0, to: home) } ?? false
    }
  }

  /// The type whose method sends a message.
  private func sender(of send: SendFact, in file: Int) -> TypeID? { enclosingType(of: names.id(file: file, place: Int(send.owner))) }

  /// Whether something known as that may be a value of the class, or of one below it.
  private func mayBe(_ type: TypeID, _ receiver: ReceiverType) -> Bool {
    switch receiver {
    case .types(let types): types.contains { ancestry(of: type).contains($0) || isSubclass($0, of: type) }
    case .foreign(let name): mayBe(type, foreign: text(foreign: name))
    case .structural: false
    case .unknown: true
    }
  }

  /// Whether a method runs on values of the first class: one of them has it, and none before overrides it.
  private func runs(_ method: DeclID, in family: [TypeID]) -> Bool {
    guard let owner = enclosingType(of: method), let end = family.firstIndex(of: owner) else { return false }
    return family[..<end].allSatisfy { type in
      counterparts(of: method, in: type).allSatisfy { override in
        !decl(override).flags.contains(.hasBody) || !superSends(in: override).isEmpty || !superCalls(in: override).isEmpty
      }
    }
  }

  private func mayBe(_ type: TypeID, foreign name: String) -> Bool {
    ["Any", "AnyClass", "AnyObject", "Class", "id"].contains(name) || lineage(of: type).inherits(fromClass: name)
  }

  /// The member of the nearest superclass that has one, which subclasses must override. Where several may be overridden each
  /// must be such; what Objective-C implements it declares as well.
  public func requiredHook(overriddenBy id: DeclID) -> RequiredHook? {
    let hooks = nearest(overriddenBy: id) { members -> [RequiredHook]? in
      let hooks = members.compactMap { self.requiredHook($0) }
      return hooks.count < members.count && members.allSatisfy { objcFact(of: $0) == nil } ? [] : hooks
    }
    return hooks?.reduce(nil) { best, hook in best.map { hook.saysMore(than: $0) } ?? true ? hook : best }
  }
}

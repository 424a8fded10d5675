public import Facts
import Syntax

// Who gets the messages of Objective-C: a file tells the words before them, and all files what these stand for.
extension ProjectIndex {
  /// The type of what a message of the file is sent to, as far as it can be told; of a class itself the same.
  public func receiverType(of send: SendFact, in file: Int) -> ReceiverType { receiverType(of: send, in: file, depth: 0) }

  private func receiverType(of send: SendFact, in file: Int, depth: Int) -> ReceiverType {
    if depth > ProjectIndex.deepestChain { return .unknown }
    if !send.type.isNone {
      let type = valueType(send.type, from: Viewpoint(file: file))
      guard send.receiver == .super else { return type }
      guard case .types(let types) = type, let superclass = types.first.flatMap({ superclass(of: $0) }) else { return .unknown }
      return .types([superclass])
    }
    if !send.name.isNone { return variableType(send, in: file) }
    return base(of: send, in: file).map { type(givenBy: $0, in: file, depth: depth + 1) } ?? .unknown
  }

  /// The message, or the property, whose value the message is sent to.
  func base(of send: SendFact, in file: Int) -> SendFact? {
    guard send.type.isNone, send.name.isNone else { return nil }
    let sends = files[file].sends
    let place = sends.firstPlace { $0.offset >= send.base }
    return place < sends.count && sends[place].offset == send.base ? sends[place] : nil
  }

  /// A variable of the class around the message, or of one that it inherits from; `_name` is that of a property.
  private func variableType(_ send: SendFact, in file: Int) -> ReceiverType {
    guard send.owner != DeclFact.none, let type = enclosingType(of: id(file: file, decl: Int(send.owner))) else { return .unknown }
    let name = names.global(send.name, file: file)
    for owner in [type] + superclasses(of: type) {
      let (home, place) = (entry(owner).file, UInt32(truncatingIfNeeded: entry(owner).place))
      for variable in files[home].variables where variable.decl == place && names.global(variable.name, file: home) == name {
        return valueType(variable.type, from: Viewpoint(file: home))
      }
    }
    let text = files[file].text(send.name)
    guard text.hasPrefix("_") else { return .unknown }
    return self.type(givenBy: String(text.dropFirst()), ofClass: false, in: type, to: .types([type])) ?? .unknown
  }

  /// What the method gives that a message calls, or the property that it reads.
  private func type(givenBy send: SendFact, in file: Int, depth: Int) -> ReceiverType {
    let receiver = receiverType(of: send, in: file, depth: depth)
    let selector = files[file].text(send.selector)
    if case .types(let types) = receiver, let type = types.first {
      let isOfClass: Bool? = send.receiver == .`self` ? nil : send.receiver == .class
      for ancestor in ancestry(of: type) {
        if let found = self.type(givenBy: selector, ofClass: isOfClass, in: ancestor, to: receiver) { return found }
      }
    }
    let givesReceiver = selector.hasPrefix("init") || ["alloc", "new", "self"].contains(selector)
    return givesReceiver ? receiver : .unknown
  }

  /// The same for a member of the type's own; nothing if it has none of the selector.
  ///
  /// - Parameter isOfClass: whether it is a member of the class itself, if that is known.
  private func type(
    givenBy selector: String, ofClass isOfClass: Bool?, in type: TypeID, to receiver: ReceiverType
  ) -> ReceiverType? {
    var all: [ReceiverType] = []
    for member in members(of: type) where self.selector(of: member) == selector {
      let fact = decl(member)
      if fact.kind == .`init` { return receiver }
      if let isOfClass, isOfClass != fact.isStatic { continue }
      let given =
        fact.type.isNone && fact.kind != .func
        ? initialType(of: member, depth: 0) : isSelf(fact.type, of: member) ? receiver : resultType(of: member, seenFrom: nil)
      if !all.contains(given) { all.append(given) }
    }
    return all.isEmpty ? nil : all.count == 1 ? all[0] : .unknown
  }
}

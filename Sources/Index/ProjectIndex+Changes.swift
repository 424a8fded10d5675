import Facts
import Syntax

// Whether a mention of a variable may change what it holds.
extension ProjectIndex {
  /// Whether the mention assigns the variable, hands it out to be assigned, or may change it by what is done with one of
  /// its members. What an object does with itself does not change the variable that holds it.
  public func mayChange(_ id: MentionID) -> Bool {
    let fact = mention(id)
    if !fact.use.isDisjoint(with: [.write, .keyPath]) || isInBinding(id) { return true }
    var last = id
    while mention(last).use.contains(.base) {
      // Something else than a member follows: an element, of which nobody knows what is done with it.
      guard let next = memberMention(after: last) else { return true }
      let type = receiverType(of: next)
      if isReference(type) { return false }
      let use = mention(next).use
      if use.contains(.write) { return true }
      if use.contains(.call) { return mayMutate(next, type) }
      last = next
    }
    return false
  }

  /// The mention of the member that follows the dot.
  private func memberMention(after id: MentionID) -> MentionID? {
    let next = MentionID(file: id.file, place: id.place + 1)
    guard next.place < files[id.file].mentions.count, base(of: next) == id else { return nil }
    return next
  }

  /// `$model.title`
  private func isInBinding(_ id: MentionID) -> Bool {
    var root = id
    while let base = base(of: root) { root = base }
    let names = files[id.file].names
    return [mention(root).name, mention(root).receiver].contains { name in
      names.storage[names.range(of: name)].first == UInt8(ascii: "$")
    }
  }

  private func isReference(_ type: ReceiverType) -> Bool {
    guard case .types(let types) = type else { return false }
    return types.contains { entry($0).kind == .class || entry($0).kind == .actor }
  }

  /// Whether a method that is called may be a mutating one; what is not known may be.
  private func mayMutate(_ call: MentionID, _ type: ReceiverType) -> Bool {
    let name = mention(call).name
    switch type {
    case .types(let types):
      let global = names.global(name, file: call.file)
      let methods = types.flatMap { ancestry(of: $0) }.flatMap { members(of: $0, named: global) }
      return methods.isEmpty || methods.contains { decl($0).has(.mutating) }
    case .foreign(let type):
      return !ProjectIndex.plainValues.contains(names.table.text(type))
        || ProjectIndex.mutatingMethods.contains(files[call.file].text(name))
    case .structural, .unknown: return true
    }
  }

  /// Types of the standard library whose mutating methods are known.
  private static let plainValues: Set<String> = [
    "Array", "Bool", "Character", "Dictionary", "Double", "Float", "Int", "Set", "String", "Substring", "UInt",
  ]

  private static let mutatingMethods: Set<String> = [
    "append", "formIntersection", "formSymmetricDifference", "formUnion", "insert", "merge", "negate",
    "partition", "popFirst", "popLast", "remove", "removeAll", "removeFirst", "removeLast", "removeSubrange",
    "removeValue", "replaceSubrange", "reserveCapacity", "reverse", "shuffle", "sort", "subtract", "swapAt", "toggle",
    "trimPrefix", "update", "updateValue", "withUnsafeMutableBufferPointer", "withUnsafeMutableBytes", "write",
  ]
}

import Facts
import Syntax

/// What a mention does to the variable that it names.
public enum Change: Comparable, Sendable {
  case none
  /// It cannot be told.
  case possible
  case certain
}

// What mentions of a variable do to what it holds.
extension ProjectIndex {
  /// Whether the mention assigns the variable, hands it out to be assigned, or changes it by what is done with one of its
  /// members. What an object does with itself does not change the variable that holds it.
  public func change(by id: MentionID) -> Change {
    let fact = mention(id)
    if fact.use.contains(.write) { return .certain }
    if fact.use.contains(.keyPath) || isInBinding(id) { return .possible }
    var last = id
    while mention(last).use.contains(.base) {
      // Something else than a member follows: an element, of which nobody knows what is done with it.
      guard let next = memberMention(after: last) else { return .possible }
      let type = receiverType(of: next)
      if isReference(type) { return .none }
      let use = mention(next).use
      // An object may have been before the dot.
      if use.contains(.write) { return isValue(type) ? .certain : .possible }
      if use.contains(.call) { return changeByCall(next, type) }
      last = next
    }
    return .none
  }

  /// The mention of the member that follows the dot.
  private func memberMention(after id: MentionID) -> MentionID? {
    let next = MentionID(file: id.file, place: id.place + 1)
    guard next.place < files[id.file].mentions.count, base(of: next) == id, !mention(next).shape.isLocal else { return nil }
    return next
  }

  /// `$model.title`
  private func isInBinding(_ id: MentionID) -> Bool {
    var root = id
    while !mention(root).shape.isLocal, let base = base(of: root) { root = base }
    let names = files[id.file].names
    return [mention(root).name, mention(root).receiver].contains { name in
      names.storage[names.range(of: name)].first == UInt8(ascii: "$")
    }
  }

  private func isReference(_ type: ReceiverType) -> Bool {
    guard case .types(let types) = type else { return false }
    return types.contains { entry($0).kind == .class || entry($0).kind == .actor }
  }

  private func isValue(_ type: ReceiverType) -> Bool {
    guard case .types(let types) = type else { return false }
    return types.allSatisfy { entry($0).kind == .struct || entry($0).kind == .enum }
  }

  /// Whether the method that is called is a mutating one.
  private func changeByCall(_ call: MentionID, _ type: ReceiverType) -> Change {
    let name = mention(call).name
    switch type {
    case .types(let types):
      let global = names.global(name, file: call.file)
      let methods = types.flatMap { ancestry(of: $0) }.flatMap { members(of: $0, named: global) }
      let mutating = methods.filter { decl($0).has(.mutating) }
      if mutating.isEmpty { return methods.isEmpty ? .possible : .none }
      return mutating.count == methods.count && isValue(type) ? .certain : .possible
    case .foreign(let type):
      if !ProjectIndex.plainValues.contains(text(foreign: type)) { return .possible }
      return ProjectIndex.mutatingMethods.contains(files[call.file].text(name)) ? .certain : .none
    case .structural, .unknown: return .possible
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

extension ProjectIndex {
  /// Whether views are told of each value of the property, which they would not be of what an object holds, if the type may be
  /// observed.
  public func isObserved(_ property: DeclID) -> Bool {
    guard let type = enclosingType(of: property) else { return false }
    let attributes = attributeNames(of: property)
    if attributeNames(of: entry(type).decl).contains(where: { ["Observable", "Observation.Observable", "ObservableState"].contains($0) }) {
      return !attributes.contains("ObservationIgnored")
    }
    guard attributes.contains(where: { $0 == "Published" || $0 == "Combine.Published" }) else { return false }
    return foreignSupers(of: type).contains("ObservableObject") || !lineage(of: type).isKnown
  }
}

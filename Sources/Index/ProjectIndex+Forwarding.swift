import Catalog
import Facts
import Syntax

// Values that hand on what they are asked for: `@dynamicMemberLookup` gives a wrapper the properties of what it holds.
extension ProjectIndex {
  /// The type of what stands before the dot; of a name without a dot, the type around it. It is not known of a value that
  /// may have the property from another one.
  public func receiverType(of id: MentionID) -> ReceiverType {
    hasVeryCommonName(id) ? remembered.receivers.value(of: id) { findReceiverType(of: id) } : findReceiverType(of: id)
  }

  private func findReceiverType(of id: MentionID) -> ReceiverType {
    let type = receiverType(of: id, depth: 0)
    return mayForward(id, type) ? .unknown : type
  }

  /// Whether what stands before the dot may give a property of another value, or a way to change it.
  public func mayForward(_ id: MentionID) -> Bool { mayForward(id, receiverType(of: id, depth: 0)) }

  private func mayForward(_ id: MentionID, _ receiver: ReceiverType) -> Bool {
    let mention = mention(id)
    // Key paths lead to the properties of values.
    if mention.use.contains(.call) { return false }
    switch mention.shape {
    case .none, .Self, .super, .type, .implicit, .unknown: return false
    default: break
    }
    switch receiver {
    case .types(let types): return mayForward(names.global(mention.name, file: id.file), types)
    case .foreign(let name): return !isPlain(text(foreign: name)) && isGeneric(receiverOf: mention, id)
    case .structural, .unknown: return false
    }
  }

  /// Whether one of the types says that it looks properties up elsewhere, and none has the property itself.
  private func mayForward(_ property: Name, _ types: [TypeID]) -> Bool {
    guard names.table.find("dynamicMemberLookup") != nil else { return false }
    let family = types.flatMap { ancestry(of: $0) }
    return family.contains { attributeNames(of: entry($0).decl).contains("dynamicMemberLookup") }
      && family.allSatisfy { members(of: $0, named: property).isEmpty }
  }

  /// Whether a type of Swift's or Apple's that holds values is known to keep their properties to them.
  private func isPlain(_ name: String) -> Bool {
    let bare = String(name.prefix { $0 != "<" && $0 != "?" && $0 != "!" })
    return ProjectIndex.plainHolders.contains(bare) || !Catalog.apple.classes(named: bare).isEmpty
  }

  /// Whether the type before the dot is written with arguments: a value of no other type can be looked into.
  private func isGeneric(receiverOf mention: MentionFact, _ id: MentionID) -> Bool {
    guard let written = writtenReceiver(of: mention, id, depth: 0) else { return false }
    return files[written.view.file].names.storage[written.range].contains(UInt8(ascii: "<"))
  }

  private static let plainHolders: Set<String> = [
    "AnyPublisher", "Array", "ArraySlice", "ClosedRange", "ContiguousArray", "CurrentValueSubject", "Dictionary", "Optional",
    "PassthroughSubject", "Published", "Range", "Result", "Set", "State", "Task", "UnsafeBufferPointer",
    "UnsafeMutableBufferPointer", "UnsafeMutablePointer", "UnsafePointer",
  ]
}

import Catalog
import Facts
import Index
import RuleKit
import Syntax

// Names and keys of Apple's that stand in strings.
extension RuntimeAccessBypass {
  func judge(_ lookup: LookupFact, _ pass: inout Pass) {
    let index = pass.index
    let call = MentionID(file: pass.file, place: Int(lookup.mention))
    let mention = index.mention(call)
    let text = pass.text(lookup.text)
    let isKey = ["value", "setValue"].contains(pass.text(mention.name))
    let isFound = isKey ? isPrivateKey(text, call, index) : isPrivateName(text, index)
    if !isFound { return }
    let length = UInt32(truncatingIfNeeded: text.utf8.count)
    pass.report(
      isKey ? .key(text) : .name(text), at: Place(file: pass.file, range: lookup.offset..<lookup.offset + length),
      in: pass.decl(owning: mention.owner))
  }

  /// A selector or a class that the project does not have itself. Swift's own names for classes begin with `_Tt`.
  private func isPrivateName(_ text: String, _ index: ProjectIndex) -> Bool {
    text.hasPrefix("_") && !text.hasPrefix("_Tt") && !isDeclared(String(text.prefix { $0 != ":" }), index)
  }

  private func isPrivateKey(_ path: String, _ call: MentionID, _ index: ProjectIndex) -> Bool {
    let keys = path.split(separator: ".").map(String.init)
    let receiver = receiver(of: call, index)
    if receiver == .ownKeys || keys.contains(where: { $0.hasPrefix("_") && isDeclared($0, index) }) { return false }
    if let first = keys.first, isOwn(first, call, index) { return false }
    if keys.contains(where: privateKeys.contains) { return true }
    if keys.last == "view" { return isBarItem(call, index) }
    return receiver == .apples && keys.contains { $0.hasPrefix("_") }
  }

  /// Whether what is asked is of a type of the project's that declares the key.
  private func isOwn(_ key: String, _ call: MentionID, _ index: ProjectIndex) -> Bool {
    guard let name = index.globalName(key), case .types(let types) = index.receiverType(of: call) else { return false }
    return types.contains { type in index.ancestry(of: type).contains { !index.members(of: $0, named: name).isEmpty } }
  }

  /// Whether the project itself has a member or a type of the name.
  private func isDeclared(_ name: String, _ index: ProjectIndex) -> Bool {
    !index.types(named: name).isEmpty || index.globalName(name).map { !index.namesakes($0).isEmpty } == true
  }

  private enum Receiver {
    /// An object of a class of Apple's, or of a class that inherits from one.
    case apples
    /// Something whose keys anybody may make up, or a function of the project's.
    case ownKeys
    case unknown
  }

  private func receiver(of call: MentionID, _ index: ProjectIndex) -> Receiver {
    if index.member(meantBy: call) != nil { return .ownKeys }
    switch index.receiverType(of: call) {
    case .foreign(let name):
      let name = index.text(foreign: name)
      let classes = Catalog.apple.classes(named: name)
      if RuntimeAccessBypass.withOwnKeys.contains(name) { return .ownKeys }
      if classes.isEmpty { return .unknown }
      return hasOwnKeys(classes) ? .ownKeys : .apples
    case .types(let types):
      let lineages = types.map { index.lineage(of: $0) }
      if lineages.flatMap(\.unknown).contains(where: { RuntimeAccessBypass.withOwnKeys.contains($0.text) }) { return .ownKeys }
      let classes = lineages.flatMap(\.classes)
      return classes.isEmpty || hasOwnKeys(classes) ? .ownKeys : .apples
    case .structural: return .ownKeys
    case .unknown: return .unknown
    }
  }

  private func hasOwnKeys(_ classes: [CatalogClass]) -> Bool {
    classes.contains { ([$0] + $0.superclasses).contains { RuntimeAccessBypass.withOwnKeys.contains($0.name) } }
  }

  /// Classes whose values are read by key as their API has it.
  private static let withOwnKeys: Set<String> = [
    "CAAnimation", "CALayer", "CIFilter", "JSContext", "JSValue", "NSDictionary", "NSManagedObject", "NSMutableDictionary",
    "NSUbiquitousKeyValueStore", "Object", "PFObject", "RLMObject", "UserDefaults",
  ]

  /// Items of bars have views, and do not say so; others have a property of that name.
  private func isBarItem(_ call: MentionID, _ index: ProjectIndex) -> Bool {
    switch index.receiverType(of: call) {
    case .foreign(let name): return ["UIBarButtonItem", "UITabBarItem", "UIBarItem"].contains(index.text(foreign: name))
    case .types(let types): return types.contains { index.lineage(of: $0).inherits(fromClass: "UIBarItem") }
    case .structural: return false
    case .unknown:
      let name = index.files[call.file].text(index.mention(call).receiver).lowercased()
      return ["baritem", "barbutton", "barbuttonitem", "tabitem"].contains { name.hasSuffix($0) }
    }
  }
}

extension Message {
  fileprivate static func name(_ text: String) -> Message {
    "'\(text)' is nobody's to use but Apple's: it may be gone with the next version"
  }

  fileprivate static func key(_ text: String) -> Message { "the key '\(text)' reaches what its class does not offer" }
}

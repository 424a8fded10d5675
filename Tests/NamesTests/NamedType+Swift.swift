import Catalog

@testable import Names

// Types as the catalog has them: in Swift's words.
extension NamedType {
  /// The type that is spelled so in Swift, called what it is called in Objective-C: `[String]?` is an array of `NSString`.
  init(swift text: some StringProtocol) { self = NamedType.swift(Substring(text)) }

  private static func swift(_ text: Substring) -> NamedType {
    var spelling = TypeSpelling(text)
    spelling.skipAttributes()
    var type: NamedType
    if spelling.rest.first == UInt8(ascii: "("), let inside = spelling.bracketed() {
      if let result = spelling.result() { return function(inside, result) }
      type = inside.isEmpty ? .void : swift(inside)
    } else if spelling.rest.first == UInt8(ascii: "["), let inside = spelling.bracketed() {
      type = collection(inside)
    } else {
      let word = spelling.word()
      type = named(word, spelling.bracketed())
    }
    if spelling.skip("?") {
      type.traits.remove(.nonnull)
      type.traits.insert(.nullable)
    } else if !spelling.skip("!") {
      type.traits.insert(.nonnull)
    }
    spelling.skipSpaces()
    // A class with protocols counts as the class; protocols alone have no common name.
    if spelling.skip("&"), !Catalog.apple.protocols(named: type.name).isEmpty { type.name = "" }
    return type
  }

  private static func function(_ parameters: Substring, _ result: Substring) -> NamedType {
    var traits: Traits = [.block, .nonnull]
    if result == "Void" || result == "()" { traits.insert(.completes) }
    let errors = TypeSpelling.parts(parameters).count { $0.hasSuffix("(any Error)?") || $0.hasSuffix("NSError?") }
    if errors == 1 { traits.insert(.completesWithError) }
    return NamedType("Block", traits: traits)
  }

  private static func collection(_ inside: Substring) -> NamedType {
    if TypeSpelling.parts(inside, separator: UInt8(ascii: ":")).count > 1 {
      return NamedType("NSDictionary", traits: .object)
    }
    return NamedType("NSArray", element: element(inside), traits: .object)
  }

  /// Collections hold objects: what is neither of a class nor of a protocol is text with a name for its purpose.
  private static func element(_ text: Substring) -> String {
    let type = swift(text)
    return type.traits.contains(.object) ? type.name : "NSString"
  }

  private static func named(_ word: Substring, _ arguments: Substring?) -> NamedType {
    guard let arguments else { return known(word) ?? declared(String(word)) }
    switch word {
    case "UnsafePointer", "UnsafeMutablePointer", "Unmanaged":
      return NamedType(swift(arguments).name, traits: .pointer)
    case "AutoreleasingUnsafeMutablePointer":
      let type = swift(arguments)
      return type.name == "NSError" ? .errorPointer : NamedType(type.name, traits: .pointer)
    case "Set": return NamedType("NSSet", element: element(arguments), traits: .object)
    default: return declared(String(word))
    }
  }

  /// A class or a protocol of the catalog by its Objective-C name, or else an enumeration or a structure.
  private static func declared(_ word: String) -> NamedType {
    if let type = Catalog.apple.protocols(named: word).first { return NamedType(type.objcName, traits: .object) }
    if let type = Catalog.apple.classes(named: word).first { return .ofClass(type.objcName, of: nil, isGeneric: isGeneric(word)) }
    return NamedType(word.filter { $0 != "." })
  }

  private static func known(_ word: Substring) -> NamedType? {
    switch word {
    case "Void": .void
    case "Bool", "ObjCBool": NamedType("Bool", traits: [.boolean, .flag])
    case "Int": NamedType("NSInteger")
    case "UInt": NamedType("NSUInteger")
    case "String": NamedType("NSString", traits: .object)
    case "Any", "AnyObject": NamedType("Object", traits: .object)
    case "AnyClass": NamedType("Class", traits: .object)
    case "Error": NamedType("NSError", traits: .object)
    case "NSObjectProtocol": NamedType("NSObject", traits: .object)
    case "NSErrorPointer": .errorPointer
    case "Self": NamedType("", traits: [.object, .instance])
    case "NSZone": NamedType("_NSZone", traits: .pointer)
    case "UnsafeRawPointer", "UnsafeMutableRawPointer": NamedType("Void", traits: .pointer)
    case "OpaquePointer": NamedType("", traits: .pointer)
    default: nil
    }
  }
}

extension TypeSpelling {
  /// `@escaping`, `@Sendable`, `inout`, `any`, `some`: whatever stands before a type.
  fileprivate mutating func skipAttributes() {
    while true {
      skipSpaces()
      if skip("@") {
        _ = word()
        if rest.first == UInt8(ascii: "(") { _ = bracketed() }
      } else if !skip("any ") && !skip("inout ") {
        return
      }
    }
  }

  /// What comes after the arrow of a function type.
  fileprivate mutating func result() -> Substring? {
    skipSpaces()
    return skip("-> ") ? text : nil
  }
}

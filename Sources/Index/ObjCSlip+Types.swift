import Catalog
import Facts
import Syntax

extension ObjCSlip {
  /// A type of a method, and the one that the requirement of its name and labels has in that place.
  public struct OtherType: Equatable, Sendable {
    /// `nil` where nothing is given back.
    public let written: String?
    /// `nil` where the requirement's may have more than one name, as `Double` and `CGFloat` are told apart by nobody here.
    public let wanted: String?
    /// It is what the method gives back.
    public let isResult: Bool
  }
}

// Methods that have the name and the labels of what Objective-C looks for, and a type that is plainly another.
extension ProjectIndex {
  /// The first type of the method that is plainly not what Apple's requirement has there: a number of another kind, a value's
  /// old class, a result where there is none.
  func otherType(of method: DeclID, than member: CatalogMember) -> ObjCSlip.OtherType? {
    let fact = decl(method)
    if !fact.flags.isDisjoint(with: [.isAsync, .isThrowing]) || member.parameterCount != fact.parameters.count { return nil }
    let result = text(fact.type, of: method)
    if result.isVoid == member.returnsValue {
      // Swift throws where Objective-C says whether it went well.
      if member.selector.hasSuffix("error:") { return nil }
      return ObjCSlip.OtherType(written: result.isVoid ? nil : result, wanted: member.returnsValue ? nil : "Void", isResult: true)
    }
    if let other = otherType(result, than: { member.type }, isResult: true) { return other }
    for (place, parameter) in parameters(of: method).enumerated() where !parameter.isVariadic {
      let written = text(parameter.type, of: method)
      if let other = otherType(written, than: { member.parameterTypes[place] }, isResult: false) { return other }
      if let wanted = otherKey(written, than: { member.parameterTypes[place] }),
        swiftVersion(ofFile: file(of: method)).map({ $0 >= 5 }) != false, !readsOldKey(method, of: wanted)
      {
        return ObjCSlip.OtherType(written: TypeSpacing.spaced(written), wanted: wanted, isResult: false)
      }
    }
    return nil
  }

  /// `[String: Any]` in place of `[UIImagePickerController.InfoKey: Any]`: since Swift 4.2 such keys have types of their own.
  private func otherKey(_ written: String, than wanted: () -> String) -> String? {
    guard written.hasPrefix("[String:") || written.hasPrefix("[String :") else { return nil }
    let theirs = wanted()
    guard theirs.hasPrefix("["), let colon = theirs.firstIndex(of: ":"), theirs[..<colon].contains(".") else { return nil }
    let end = theirs.lastIndex(of: "]") ?? theirs.index(before: theirs.endIndex)
    return theirs[..<colon].split(separator: " ").joined() + ": " + theirs[theirs.index(after: colon)...end].drop { $0 == " " }
  }

  /// Whether the method reads a key as a global, `UIImagePickerControllerMediaType`, which is none since Swift 4.2.
  private func readsOldKey(_ method: DeclID, of wanted: String) -> Bool {
    let owner = wanted.dropFirst().prefix { $0 != "." }
    return mentions(inBodyOf: method).contains { id in
      let name = files[id.file].text(mention(id).name)
      return mention(id).shape == .none && name.hasPrefix(owner) && name.utf8.count > owner.utf8.count && !mention(id).use.contains(.base)
    }
  }

  private func otherType(_ written: String, than wanted: () -> String, isResult: Bool) -> ObjCSlip.OtherType? {
    guard let own = PlainType(written) else { return nil }
    let imported = wanted()
    guard let theirs = PlainType(imported: imported), own != theirs else { return nil }
    // The project may have one of the name.
    if globalName(own.name).map({ table.scopes.isDeclared($0) }) == true { return nil }
    let exact = theirs.text + (imported.last == "?" ? "?" : "")
    return ObjCSlip.OtherType(written: written, wanted: theirs.isExact ? exact : nil, isResult: isResult)
  }
}

/// A type that is no other whatever the code around it says: a number, a text, a value of Foundation's, or an array of them.
private struct PlainType: Equatable {
  /// One name for all that mean the type.
  let name: String
  let isArray: Bool

  /// As Swift code has it, optional or not.
  init?(_ written: String) { self.init(written, PlainType.names) }

  /// As Objective-C has it: the old class stands for the value.
  init?(imported text: String) { self.init(text, PlainType.importedNames) }

  private init?(_ text: String, _ names: [String: String]) {
    var bytes = text.utf8[...]
    while let last = bytes.last, last == UInt8(ascii: "?") || last == UInt8(ascii: "!") { bytes.removeLast() }
    isArray = bytes.first == UInt8(ascii: "[") && bytes.last == UInt8(ascii: "]")
    if isArray { bytes = bytes.dropFirst().dropLast() }
    guard let name = names[String(Substring(bytes))] else { return nil }
    self.name = name
  }

  /// It is written in one way alone.
  var isExact: Bool { name != "Double" }

  var text: String { isArray ? "[\(name)]" : name }

  private static let plain = [
    "Int": "Int", "Float": "Float", "Bool": "Bool", "String": "String", "Double": "Double", "CGFloat": "Double",
    "TimeInterval": "Double", "CFTimeInterval": "Double", "Error": "Error", "any Error": "Error", "(any Error)": "Error",
  ]

  /// Values that Objective-C hands on as objects, wherever Apple's protocols have them.
  private static let values = AppleType.bridged.filter { $0.key != "NSDecimalNumber" && $0.key != "NSAffineTransform" }

  private static let names = values.reduce(into: plain) { names, pair in
    names[pair.key] = pair.key
    names[pair.value] = pair.value
  }

  private static let importedNames = values.reduce(into: plain) { $0[$1.key] = $1.value }
}

extension String {
  /// Nothing is given back.
  fileprivate var isVoid: Bool { isEmpty || self == "Void" || self == "()" || self == "Swift.Void" }
}

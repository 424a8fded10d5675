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

// Methods that have the name and the labels of what Objective-C looks for, and types that are plainly others.
extension ProjectIndex {
  /// The types of the method that are plainly others than those that Apple's requirement has there: a number of another kind, a
  /// value's old class, a subclass, a result where there is none.
  func otherTypes(of method: DeclID, than member: CatalogMember) -> [ObjCSlip.OtherType] {
    if member.parameterCount != decl(method).parameters.count { return [] }
    return otherTypes(
      of: method, than: nil, returnsValue: member.returnsValue, isChecked: { member.selector.hasSuffix("error:") },
      { [member.type] + member.parameterTypes })
  }

  /// The same of any requirement, as Swift or a header declares it.
  func otherTypes(of method: DeclID, than requirement: ObjCRequirement) -> [ObjCSlip.OtherType] {
    let id: DeclID
    switch requirement.source {
    case .apple(let member): return otherTypes(of: method, than: member)
    case .project(let source): id = source
    }
    if requirement.parameterTypes.count != decl(method).parameters.count || decl(id).flags.contains(.isAsync) { return [] }
    return otherTypes(
      of: method, than: id, returnsValue: requirement.returnsValue, isChecked: { requirement.selector?.hasSuffix("error:") == true },
      { [requirement.type] + requirement.parameterTypes })
  }

  /// - Parameter isChecked: Whether Objective-C says whether it went well where Swift throws.
  /// - Parameter types: The requirement's, that of the result first.
  private func otherTypes(
    of method: DeclID, than requirement: DeclID?, returnsValue: Bool, isChecked: () -> Bool, _ types: () -> [String]
  ) -> [ObjCSlip.OtherType] {
    let fact = decl(method)
    if !fact.flags.isDisjoint(with: [.isAsync, .isThrowing]) { return [] }
    var found: [ObjCSlip.OtherType] = []
    let result = text(fact.type, of: method)
    if result.isVoid == returnsValue {
      if isChecked() { return [] }
      found.append(ObjCSlip.OtherType(written: result.isVoid ? nil : result, wanted: returnsValue ? nil : "Void", isResult: true))
    }
    let wanted = types()
    let sides = SidesOfTypes(index: self, method: method, requirement: requirement)
    if found.isEmpty, !result.isVoid, let other = sides.otherType(fact.type, than: wanted[0], isResult: true) { found.append(other) }
    for (parameter, wanted) in zip(parameters(of: method), wanted.dropFirst()) where !parameter.isVariadic {
      let other = sides.otherType(parameter.type, than: wanted, isResult: false)
      if let other, !found.contains(other) { found.append(other) }
    }
    return found
  }

  /// Whether the method reads a key as a global, `UIImagePickerControllerMediaType`, which is none since Swift 4.2.
  fileprivate func readsOldKey(_ method: DeclID, of owner: String) -> Bool {
    mentions(inBodyOf: method).contains { id in
      let name = files[id.file].text(mention(id).name)
      return mention(id).shape == .none && name.hasPrefix(owner) && name.utf8.count > owner.utf8.count && !mention(id).use.contains(.base)
    }
  }
}

/// A method's types on one side, a requirement's on the other.
private struct SidesOfTypes {
  let index: ProjectIndex
  let method: DeclID
  /// `nil` of Apple's.
  let requirement: DeclID?

  func otherType(_ type: Name, than wanted: String, isResult: Bool) -> ObjCSlip.OtherType? {
    let written = index.text(type, of: method)
    // Most are written alike.
    if areAlike(written, wanted) { return nil }
    let (own, theirs) = (index.form(of: type, at: method).comparable(isImported: false), form(of: wanted))
    guard differ(own, theirs) else { return nil }
    return ObjCSlip.OtherType(
      written: TypeSpacing.spaced(written), wanted: theirs.holds("Double") ? nil : advised(wanted, written), isResult: isResult)
  }

  /// Whether the texts are the same but for what makes no other type of them; an importer's old names are those of values.
  private func areAlike(_ written: String, _ wanted: String) -> Bool {
    var (own, theirs) = (TypeWords(written), TypeWords(wanted))
    while true {
      let (left, right) = (own.next(), theirs.next())
      guard let left, let right else { return left == nil && right == nil }
      let isOld = isImported && right.starts(with: "NS".utf8)
      let value = isOld ? PlainTypes.values[String(Substring(right))] : nil
      if !(value.map { left.elementsEqual($0.utf8) } ?? left.elementsEqual(right)) { return false }
    }
  }

  /// Whether an importer wrote the requirement's types: an old class stands for its value.
  private var isImported: Bool { requirement.map { index.isObjectiveC($0) } != false }

  private func form(of wanted: String) -> TypeForm {
    let view = requirement.map { Viewpoint(file: index.file(of: $0), decl: index.place(of: $0)) } ?? Viewpoint(file: index.file(of: method))
    return TypeReader.form(ofText: plain(wanted), from: view, index, isForeign: requirement == nil).comparable(isImported: isImported)
  }

  /// As facts have it: without spaces, and without what makes no other type of it.
  private func plain(_ wanted: String) -> String {
    ["any ", "@escaping", "@Sendable", " "].reduce(wanted.replacing("(any Error)", with: "Error")) { $0.replacing($1, with: "") }
  }

  private func advised(_ wanted: String, _ written: String) -> String {
    let text = plain(wanted)
    var (result, word) = ("", "")
    for character in text + " " {
      if character.isLetter || character.isNumber || "_.".contains(character) {
        word.append(character)
      } else {
        result += (isImported ? PlainTypes.values[word] : nil) ?? word
        word = ""
        if character != " " { result.append(character) }
      }
    }
    return TypeSpacing.spaced((written.hasPrefix("@escaping") ? "@escaping" : "") + result)
  }

  private func differ(_ own: TypeForm, _ theirs: TypeForm) -> Bool {
    switch own.likeness(to: theirs) {
    case .equal: false
    // What takes anything was enough for older frameworks.
    case .different: isKin(own, theirs) && (theirs.holds("Any") ? isSure : isNew || !own.holds("Any"))
    case .unknown: isOfOldClass(own, theirs) || isNew && lacksOwnType(own, theirs)
    }
  }

  /// `NSNotification` in place of `Notification`
  private func isOfOldClass(_ own: TypeForm, _ theirs: TypeForm) -> Bool {
    switch (own, theirs) {
    case (.foreign(["Array"], let own), .foreign(["Array"], let theirs)): zip(own, theirs).contains { isOfOldClass($0, $1) }
    case (.foreign(let own, _), .foreign(let theirs, _)): own.count == 1 && theirs.count == 1 && PlainTypes.values[own[0]] == theirs[0]
    default: false
    }
  }

  /// Whether the one may be written in mistake for the other; what takes something else altogether is meant for something else.
  private func isKin(_ own: TypeForm, _ theirs: TypeForm) -> Bool {
    switch (own, theirs) {
    case (.foreign(["Any"], _), _), (_, .foreign(["Any"], _)), (.foreign(["AnyObject"], _), _), (_, .foreign(["AnyObject"], _)): true
    case (.foreign(["Array"], let own), .foreign(["Array"], let theirs)): zip(own, theirs).allSatisfy { isKin($0, $1) }
    case (.foreign(["Dictionary"], _), .foreign(["Dictionary"], _)): true
    case (.foreign(let own, _), .foreign(let theirs, _)): isKin(own.joined(separator: "."), theirs.joined(separator: "."))
    case (.nominal(let own, _), .nominal(let theirs, _)): index.isSubclass(own, of: theirs) || index.isSubclass(theirs, of: own)
    case (.nominal(let type, _), .foreign(let path, _)), (.foreign(let path, _), .nominal(let type, _)):
      index.foreignSupers(of: type).contains { $0 == path.last || Catalog.apple.isClass($0, below: path.joined(separator: ".")) }
    case (.function(let own), .function(let theirs)):
      zip(own.parameters + [own.result], theirs.parameters + [theirs.result]).allSatisfy {
        $0.likeness(to: $1) != .different || isKin($0, $1)
      }
    default: false
    }
  }

  private func isKin(_ own: String, _ theirs: String) -> Bool {
    PlainTypes.names.contains(own) && PlainTypes.names.contains(theirs)
      || Catalog.apple.isClass(own, below: theirs) || Catalog.apple.isClass(theirs, below: own)
  }

  /// Whether what takes anything does so: of a header's class nobody may know what it is.
  private var isSure: Bool { requirement == nil || !isImported }

  private var isNew: Bool { index.swiftVersion(ofFile: index.file(of: method)).map { $0 >= 5 } != false }

  /// `[String: Any]` in place of `[UIImagePickerController.InfoKey: Any]`, `String` in place of `NSToolbarItem.Identifier`: since
  /// Swift 4.2 they have types of their own.
  private func lacksOwnType(_ own: TypeForm, _ theirs: TypeForm) -> Bool {
    switch (own, theirs) {
    case (.foreign(["String"], _), .foreign(let path, _)): return PlainTypes.textsOfTheirOwn.contains(path.joined(separator: "."))
    case (.foreign(["Array"], let own), .foreign(["Array"], let theirs)):
      return zip(own, theirs).contains { lacksOwnType($0, $1) }
    case (.foreign(["Dictionary"], let own), .foreign(["Dictionary"], let theirs)):
      guard own.count == 2, theirs.count == 2, case .foreign(let key, _) = own[0], case .foreign(let path, _) = theirs[0]
      else { return false }
      return PlainTypes.keys.contains(key) && path.count > 1 && !index.readsOldKey(method, of: path[0])
    default: return false
    }
  }
}

extension TypeForm {
  /// Without marks of optionals and of actors, which Objective-C's requirements take or leave, and with one name for what has
  /// several.
  ///
  /// - Parameter isImported: Whether an old class stands for its value.
  fileprivate func comparable(isImported: Bool) -> TypeForm {
    func all(_ forms: [TypeForm]) -> [TypeForm] { forms.map { $0.comparable(isImported: isImported) } }
    switch self {
    case .optional(let wrapped), .unwrapped(let wrapped): return wrapped.comparable(isImported: isImported)
    case .nominal(let type, let arguments): return .nominal(type, arguments: all(arguments))
    case .foreign(let path, let arguments):
      let name = path.joined(separator: ".")
      if arguments.isEmpty, name == "CGFloat" { return .foreign(["Double"], arguments: []) }
      if isImported, arguments.isEmpty, let value = PlainTypes.values[name] { return .foreign([value], arguments: []) }
      // Old names of classes.
      let isOld = arguments.isEmpty && path.count == 1 && name.hasPrefix("NS") && AppleType.bridged[name] == nil
      let known = isOld ? AppleType.renamed(name) : nil
      return .foreign(known.map { [$0] } ?? path, arguments: all(arguments))
    case .function(let function):
      let result = function.result.comparable(isImported: isImported)
      return .function(TypeFunction(parameters: all(function.parameters), result: result, extras: ""))
    case .tuple(let parts, let labels): return .tuple(all(parts), labels: labels.map { _ in "" })
    default: return self
    }
  }

  /// Whether the name stands in it as that of a type.
  fileprivate func holds(_ name: String) -> Bool {
    switch self {
    case .foreign(let path, let arguments): path == [name] || arguments.contains { $0.holds(name) }
    case .nominal(_, let arguments): arguments.contains { $0.holds(name) }
    case .function(let function): function.result.holds(name) || function.parameters.contains { $0.holds(name) }
    case .tuple(let parts, _): parts.contains { $0.holds(name) }
    default: false
    }
  }
}

/// The words and marks of a type's text, without those that make no other type of it.
private struct TypeWords: IteratorProtocol {
  private var rest: Substring.UTF8View

  init(_ text: String) { rest = text[...].utf8 }

  mutating func next() -> Substring.UTF8View? {
    while let first = rest.first {
      let isName = first.isPartOfWrittenName
      let end = isName ? rest.firstIndex { !$0.isPartOfWrittenName } ?? rest.endIndex : rest.index(after: rest.startIndex)
      let word = rest[..<end]
      rest = rest[end...]
      if isName ? !isEmpty(word) : !isEmpty(first) { return word }
    }
    return nil
  }

  private func isEmpty(_ word: Substring.UTF8View) -> Bool {
    switch word.count {
    case 3: word.elementsEqual("any".utf8)
    case 8: word.elementsEqual("escaping".utf8) || word.elementsEqual("Sendable".utf8)
    case 9: word.elementsEqual("MainActor".utf8)
    default: false
    }
  }

  private func isEmpty(_ mark: UInt8) -> Bool {
    switch mark {
    case UInt8(ascii: " "), UInt8(ascii: "?"), UInt8(ascii: "!"), UInt8(ascii: "("), UInt8(ascii: ")"), UInt8(ascii: "@"): true
    default: false
    }
  }
}

private enum PlainTypes {
  /// Values that Objective-C hands on as objects, wherever Apple's protocols have them.
  static let values = AppleType.bridged.filter { $0.key != "NSDecimalNumber" && $0.key != "NSAffineTransform" }

  /// Numbers, texts, values of Foundation's.
  static let names = Set(values.keys).union(values.values).union(["Int", "Int32", "Int64", "Float", "Bool", "String", "Double", "Error"])

  /// What dictionaries have for keys where these have no type of their own.
  static let keys: Set<[String]> = [["AnyHashable"], ["NSObject"], ["NSString"], ["String"]]

  /// Structures around a string.
  static let textsOfTheirOwn: Set<String> = [
    "NSPasteboard.PasteboardType", "NSToolbarItem.Identifier", "NSTouchBarItem.Identifier", "NSUserInterfaceItemIdentifier",
    "UIApplication.ExtensionPointIdentifier", "UIContentSizeCategory",
  ]
}

extension String {
  /// Nothing is given back.
  fileprivate var isVoid: Bool { isEmpty || self == "Void" || self == "()" || self == "Swift.Void" }
}

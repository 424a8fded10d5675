import Catalog
import Syntax

/// A type as written, taken apart and with its names looked up, so that it can be held against another.
indirect enum TypeForm: Sendable {
  case nominal(TypeID, arguments: [TypeForm])
  /// A type that is not the project's, by its dotted name without the module.
  case foreign([String], arguments: [TypeForm])
  case optional(TypeForm)
  /// `T!` is used like `T?`, but a requirement of the one is not met by the other.
  case unwrapped(TypeForm)
  case tuple([TypeForm], labels: [String])
  case function(TypeFunction)
  case composition([TypeForm])
  case metatype(TypeForm)
  case `inout`(TypeForm)
  case opaque(TypeForm)
  /// A generic parameter of the function that the type is written at, by its place among them.
  case parameter(Int)
  /// An alias that is not followed: one to which `#if` gives several meanings, by the first of them, or one with arguments
  /// that makes what is not understood of them.
  case varying(TypeID, arguments: [TypeForm])
  /// An associated type, `Self`, somebody else's generic parameter, an ambiguous name, or what is not understood.
  case unknown
}

/// A function's type, taken apart.
struct TypeFunction: Sendable {
  let parameters: [TypeForm]
  let result: TypeForm
  /// `async`, `throws` and what they throw, and the attributes that make another type of it.
  let extras: String
}

/// Whether two types, or two signatures, are the same.
public enum Likeness: Equatable, Sendable {
  case equal
  case different
  /// It depends on what syntax does not tell.
  case unknown

  /// Of a whole, by its parts: what cannot be told of a part cannot be told of the whole.
  init(ofParts parts: [Likeness]) {
    if parts.contains(.unknown) {
      self = .unknown
    } else {
      self = parts.contains(.different) ? .different : .equal
    }
  }
}

extension TypeForm {
  func likeness(to other: TypeForm) -> Likeness {
    switch (self, other) {
    case (.unknown, _), (_, .unknown): .unknown
    case (.nominal(let left, let leftArguments), .nominal(let right, let rightArguments)):
      left == right ? TypeForm.likeness(leftArguments, rightArguments, otherwise: .unknown) : .different
    case (.foreign(let left, let leftArguments), .foreign(let right, let rightArguments)) where left == right:
      TypeForm.likeness(leftArguments, rightArguments, otherwise: .unknown)
    case (.optional(let left), .optional(let right)), (.unwrapped(let left), .unwrapped(let right)),
      (.metatype(let left), .metatype(let right)), (.inout(let left), .inout(let right)):
      left.likeness(to: right)
    case (.tuple(let left, let leftLabels), .tuple(let right, let rightLabels)):
      leftLabels == rightLabels ? TypeForm.likeness(left, right, otherwise: .different) : .different
    case (.function(let left), .function(let right)): left.likeness(to: right)
    case (.composition(let left), .composition(let right)):
      left.count == right.count && left.allSatisfy { one in right.contains { one.likeness(to: $0) == .equal } }
        ? .equal : .unknown
    case (.opaque(let left), .opaque(let right)): left.likeness(to: right) == .equal ? .equal : .unknown
    case (.parameter(let left), .parameter(let right)): left == right ? .equal : .unknown
    case (.varying(let left, let leftArguments), .varying(let right, let rightArguments)):
      left == right && TypeForm.likeness(leftArguments, rightArguments, otherwise: .unknown) == .equal ? .equal : .unknown
    default: likenessToAnotherForm(other)
    }
  }

  /// Types of different forms are different, unless one is a name that may stand for the other.
  private func likenessToAnotherForm(_ other: TypeForm) -> Likeness {
    switch (self, other) {
    // `T?` is never `T`, whatever `T` is.
    case (.optional(let wrapped), let plain), (let plain, .optional(let wrapped)), (.unwrapped(let wrapped), let plain),
      (let plain, .unwrapped(let wrapped)):
      if case .opaque = plain { return .unknown }
      if case .parameter = plain { return .unknown }
      if case .unwrapped(let other) = plain { return wrapped.likeness(to: other) == .equal ? .different : .unknown }
      return wrapped.likeness(to: plain) == .equal || !plain.mayBeAnything ? .different : .unknown
    default: return mayBeAnything || other.mayBeAnything ? .unknown : .different
    }
  }

  /// Whether the name may be an alias, or be given by others.
  var mayBeAnything: Bool {
    switch self {
    case .unknown, .varying, .opaque, .parameter, .composition: true
    case .foreign(let path, _): path.count > 1 || !(TypeForm.standardTypes.contains(path[0]) || TypeForm.isAppleType(path[0]))
    default: false
    }
  }

  /// Two capitals tell whose class or protocol it is: nobody else's has such a name.
  private static func isAppleType(_ name: String) -> Bool {
    if !name.utf8.prefix(2).allSatisfy(\.isUppercase) { return false }
    let (protocols, classes) = Catalog.apple.types(named: ContiguousArray(name.utf8)[...])
    return AppleType.bridged[name] != nil || !protocols.isEmpty || !classes.isEmpty
  }

  /// Whether everybody knows the name as that of a type without parameters.
  static func isPlainForeign(_ name: Substring) -> Bool {
    let name = String(name)
    return isAppleType(name) || standardTypes.contains(name) && !unplainTypes.contains(name)
  }

  /// Those that have parameters, and those of which nothing is made.
  private static let unplainTypes: Set<String> = [
    "Any", "AnyObject", "Array", "ArraySlice", "ClosedRange", "CodingKey", "ContiguousArray", "CustomStringConvertible", "Decodable",
    "Dictionary", "Encodable", "Error", "LocalizedError", "Never", "Optional", "Range", "Sendable", "Set",
  ]

  static func likeness(_ left: [TypeForm], _ right: [TypeForm], otherwise: Likeness) -> Likeness {
    if left.count != right.count { return otherwise }
    return Likeness(ofParts: zip(left, right).map { $0.likeness(to: $1) })
  }

  /// Types that everybody knows to be types of their own, and no aliases.
  private static let standardTypes: Set<String> = [
    "Any", "AnyHashable", "AnyObject", "Array", "ArraySlice", "Bool", "CGFloat", "CGPoint", "CGRect", "CGSize", "Character",
    "ClosedRange", "CodingKey", "ContiguousArray", "CustomStringConvertible", "Data", "Date", "DateComponents", "Decimal", "Decodable",
    "Dictionary", "Double", "Encodable", "Error", "Float", "IndexPath", "IndexSet", "Int", "Int16", "Int32", "Int64", "Int8",
    "LocalizedError", "Never", "Optional", "Range", "Sendable", "Set", "StaticString", "String", "Substring", "UInt", "UInt16", "UInt32",
    "UInt64", "UInt8", "URL", "URLRequest", "UUID",
  ]
}

extension TypeForm {
  /// With other types in place of the generic parameters; `nil` where some of it is not understood, or it becomes very large:
  /// aliases of aliases can double it each time.
  func replacingParameters(with types: [TypeForm]) -> TypeForm? {
    var room = TypeForm.mostParts
    return replacingParameters(with: types, &room)
  }

  private static let mostParts = 64

  private func replacingParameters(with types: [TypeForm], _ room: inout Int) -> TypeForm? {
    func replaced(_ form: TypeForm) -> TypeForm? { form.replacingParameters(with: types, &room) }
    func replaced(_ forms: [TypeForm]) -> [TypeForm]? {
      let all = forms.compactMap { replaced($0) }
      return all.count == forms.count ? all : nil
    }
    room -= 1
    if room < 0 { return nil }
    switch self {
    case .nominal(let type, let arguments): return replaced(arguments).map { .nominal(type, arguments: $0) }
    case .foreign(let path, let arguments): return replaced(arguments).map { .foreign(path, arguments: $0) }
    case .optional(let wrapped): return replaced(wrapped).map { .optional($0) }
    case .unwrapped(let wrapped): return replaced(wrapped).map { .unwrapped($0) }
    case .tuple(let parts, let labels): return replaced(parts).map { .tuple($0, labels: labels) }
    case .function(let function):
      guard let parameters = replaced(function.parameters), let result = replaced(function.result) else { return nil }
      return .function(TypeFunction(parameters: parameters, result: result, extras: function.extras))
    case .composition(let parts): return replaced(parts).map { .composition($0) }
    case .metatype(let type): return replaced(type).map { .metatype($0) }
    case .inout(let type): return replaced(type).map { .inout($0) }
    case .parameter(let place):
      guard types.indices.contains(place) else { return nil }
      room -= types[place].partCount
      return room < 0 ? nil : types[place]
    case .varying(let alias, let arguments): return replaced(arguments).map { .varying(alias, arguments: $0) }
    case .opaque, .unknown: return nil
    }
  }

  /// How many types stand in it, with itself.
  private var partCount: Int {
    switch self {
    case .nominal(_, let parts), .foreign(_, let parts), .varying(_, let parts), .tuple(let parts, _), .composition(let parts):
      1 + parts.reduce(0) { $0 + $1.partCount }
    case .function(let function): 1 + function.result.partCount + function.parameters.reduce(0) { $0 + $1.partCount }
    case .optional(let part), .unwrapped(let part), .metatype(let part), .inout(let part), .opaque(let part): 1 + part.partCount
    case .parameter, .unknown: 1
    }
  }
}

extension TypeFunction {
  fileprivate func likeness(to other: TypeFunction) -> Likeness {
    let parameters = TypeForm.likeness(parameters, other.parameters, otherwise: .different)
    return Likeness(ofParts: [parameters, result.likeness(to: other.result), extrasLikeness(to: other)])
  }

  /// An attribute may be the parameter's and not the type's, and what is thrown may have several names.
  private func extrasLikeness(to other: TypeFunction) -> Likeness {
    if extras == other.extras { return .equal }
    if withoutMainActor == other.withoutMainActor { return .different }
    return (extras + other.extras).utf8.allSatisfy { $0 != UInt8(ascii: "@") && $0 != UInt8(ascii: "(") } ? .different : .unknown
  }

  /// No parameter has this attribute, and no alias stands for it.
  private var withoutMainActor: Substring { extras.hasPrefix("@MainActor") ? extras.dropFirst("@MainActor".count) : extras[...] }
}

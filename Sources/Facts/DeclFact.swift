public import Syntax

/// One declaration as written. Declarations stand in preorder, those of all branches of `#if` together.
public struct DeclFact: Equatable, Sendable {
  public var kind: DeclKind
  public var access: AccessLevel
  public var setterAccess: AccessLevel
  public var value: ValueShape
  public var modifiers: Modifiers
  public var flags: Flags
  public var accessors: Accessors
  /// Where an `#if` keeps it out of the program, whatever else is built.
  public var absences: Platforms = []
  /// What the branches of `#if` around it take, each on a line of its own: `DEBUG`, `!canImport(UIKit)`, `(A||B)`.
  public var condition = Name.none
  /// Without labels and backticks; an extension's is the extended type, an import's the dotted path.
  public var name: Name
  /// `(_:animated:)` of what has parameters.
  public var labels: Name
  /// A variable's type, a function's result, what an alias stands for.
  public var type: Name
  /// The initial value's text, if it is short; of a longer call what is called, with the parenthesis that follows. Of a
  /// function the type of the errors that it throws, if it says that.
  public var valueText: Name
  public var parent: UInt32
  /// Where the declarations inside of this one end.
  public var end: UInt32
  public var nameOffset: UInt32
  public var nameEnd: UInt32
  public var start: UInt32
  public var endOffset: UInt32
  public var inherits: ListRange
  /// What stands after `where`, and of an extension what it says of the parameters otherwise: `extension Box<Int>` asks for
  /// `#0==Int`. `~Copyable` asks for nothing.
  public var requirements: ListRange
  /// Pairs of an attribute's name and its arguments' text, or that of its generic arguments.
  public var attributes: ListRange
  public var parameters: ListRange
  /// Pairs of a generic parameter's name and its constraint after the colon, or none.
  public var generics: ListRange

  public static let none = UInt32.max

  public struct Flags: OptionSet, Equatable, Sendable {
    public let rawValue: UInt16
    public init(rawValue: UInt16) { self.rawValue = rawValue }

    public static let hasBody = Flags(rawValue: 1)
    public static let isAsync = Flags(rawValue: 2)
    public static let isThrowing = Flags(rawValue: 4)
    public static let isGeneric = Flags(rawValue: 8)
    public static let isOperator = Flags(rawValue: 16)
    /// `init?` or `init!`.
    public static let isFailable = Flags(rawValue: 32)
    /// Inside of a branch of `#if`.
    public static let isConditional = Flags(rawValue: 64)
    /// Inside of an `#if`, behind a condition that asks for a word of the build's own, as `DEBUG`.
    public static let isConfigured = Flags(rawValue: 128)
    /// An extension `where Self: ~Copyable`.
    public static let admitsNoncopyable = Flags(rawValue: 256)
    /// An extension `where Self: ~Escapable`.
    public static let admitsNonescapable = Flags(rawValue: 512)
    /// A `#macro(…)` stands among its members, and may declare more of them.
    public static let holdsMacros = Flags(rawValue: 1024)
  }

  /// The accessors of a variable or a subscript.
  public struct Accessors: OptionSet, Equatable, Sendable {
    public let rawValue: UInt8
    public init(rawValue: UInt8) { self.rawValue = rawValue }

    /// `get`, written or not, `_read` and their kin.
    public static let get = Accessors(rawValue: 1)
    /// `set`, `_modify` and their kin.
    public static let set = Accessors(rawValue: 2)
    public static let observers = Accessors(rawValue: 4)
    public static let `init` = Accessors(rawValue: 8)
    /// At least one accessor has a body: not a protocol's `{ get }`.
    public static let hasBodies = Accessors(rawValue: 16)
    /// `mutating get`
    public static let mutatingGet = Accessors(rawValue: 32)
  }

  /// What an initial value looks like.
  public enum ValueShape: UInt8, Sendable {
    case none
    /// A literal and nothing else, or strings that are added.
    case literal
    case emptyCollection, call, closure, other
    /// What is made of a literal that it begins with: `"a".count`, `60 * 60`.
    case ofLiteral
  }

  public func has(_ modifier: Modifier) -> Bool { modifiers.contains(modifier) }

  /// A variable that is storage in its own type: no getter of its own.
  public var isStored: Bool {
    (kind == .var || kind == .let) && !accessors.contains(.get) && !accessors.contains(.set)
  }

  /// Inside of a branch of `#if` that is compiled only where there is no Objective-C, if anywhere.
  public var isWithoutObjC: Bool { absences.isSuperset(of: .apple) }

  /// A member of the type itself and not of its values.
  public var isStatic: Bool { has(.static) || has(.class) }
}

extension DeclFact {
  /// A declaration without anything but its place and its name.
  public init(_ kind: DeclKind, _ name: Name, parent: UInt32, text: Range<Int>, nameText: Range<Int>) {
    self.kind = kind
    self.name = name
    self.parent = parent
    access = .unwritten
    setterAccess = .unwritten
    value = .none
    modifiers = []
    flags = []
    accessors = []
    labels = .none
    type = .none
    valueText = .none
    end = 0
    nameOffset = UInt32(truncatingIfNeeded: nameText.lowerBound)
    nameEnd = UInt32(truncatingIfNeeded: nameText.upperBound)
    start = UInt32(truncatingIfNeeded: text.lowerBound)
    endOffset = UInt32(truncatingIfNeeded: text.upperBound)
    inherits = .empty
    requirements = .empty
    attributes = .empty
    parameters = .empty
    generics = .empty
  }
}

/// A parameter of a function, a subscript, a case or a macro.
public struct ParameterFact: Equatable, Sendable {
  /// What a caller writes; none for `_`.
  public let label: Name
  /// The name in the body.
  public let name: Name
  public let type: Name
  public let hasDefault: Bool
  public let isVariadic: Bool
}

extension ParameterFact {
  /// A parameter that has to be given, once.
  public init(label: Name, name: Name, type: Name) {
    self.init(label: label, name: name, type: type, hasDefault: false, isVariadic: false)
  }
}

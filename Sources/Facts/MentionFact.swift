/// A name that stands in an expression: a read, a write or a call, with the shape of what it is a member of.
public struct MentionFact: Equatable, Sendable {
  public let name: Name
  /// The name before the dot: a variable, a type, the member or the function whose result it is.
  public let receiver: Name
  /// The receiver's type, where the file says it: of a local, a parameter, a cast, or of what is in a local.
  public let receiverType: Name
  /// The mention of what stands before the dot, in the file's list: the member, the type, or the function that is called;
  /// of a local what it was made from. Of a part its place in the file's list of parts. `noBase` where that is something
  /// else, or nothing.
  public let base: UInt32
  /// `(_:animated:)` of a call or a compound name.
  public let labels: Name
  /// The declaration in whose body or initial value it stands, or `DeclFact.none` at file level.
  public let owner: UInt32
  public let offset: UInt32
  public let shape: Receiver
  public var use: Use

  public static let noBase = UInt32.max
  /// What subscripts are called where they are declared, and in `super[index]`.
  public static let subscriptName = "subscript"
  /// What `self(…)` calls.
  static let callName = "callAsFunction"

  /// What stands before the dot.
  public enum Receiver: UInt8, Sendable {
    /// Nothing: a member of `self`, a global, or a type; locals are no mentions.
    case none
    case `self`, `Self`, `super`
    /// A local or a parameter.
    case local
    /// Another name with a small first letter: a member of `self`, or a global.
    case name
    /// A name with a capital first letter.
    case type
    /// Only a dot: `.large`.
    case implicit
    /// A member of something itself: `a.b.c`.
    case member
    /// The result of a call, or a value just made: `make().c`, `Thing().c`.
    case call
    /// `(x as Thing).c`.
    case cast
    case unknown
    /// A local that is one of what its base holds: a loop's variable, a closure's parameter.
    case element
    /// What a subscript of its base gives: `list[0].c`, `map[key]?.c`.
    case item
    /// A local that holds such an item.
    case localItem
    /// One of the file's parts: `pair.0.c`, `list[0][1].c`.
    case part
    /// A local that holds such a part.
    case localPart

    /// Whether it is a local or a parameter.
    public var isLocal: Bool { self == .local || self == .element || self == .localItem || self == .localPart }

    /// Whether its base is one of the parts.
    public var isPart: Bool { self == .part || self == .localPart }
  }

  public struct Use: OptionSet, Equatable, Sendable {
    public let rawValue: UInt16
    public init(rawValue: UInt16) { self.rawValue = rawValue }

    /// Assigned, with `=` or an operator like `+=`, or through a subscript, or passed with `&`.
    public static let write = Use(rawValue: 1)
    /// Called, or made if it is a type.
    public static let call = Use(rawValue: 2)
    public static let selector = Use(rawValue: 4)
    public static let keyPath = Use(rawValue: 8)
    /// Something is done with a member of it.
    public static let base = Use(rawValue: 16)
    /// `x?.m`, `x!.m`
    public static let optional = Use(rawValue: 32)
    /// A closure follows the call.
    public static let trailingClosure = Use(rawValue: 64)
    /// A name with labels that is not called: `handle(_:for:)`.
    public static let compound = Use(rawValue: 128)
    /// In a closure or a local function.
    public static let inClosure = Use(rawValue: 256)
    /// In a pattern, `case .large`, or compared with something: `size == .large`.
    public static let pattern = Use(rawValue: 512)
    /// Called if there is one: `handler?(…)`.
    public static let optionalCall = Use(rawValue: 1024)
    /// Inside of an `#if`, behind a condition that asks for a word of the build's own, as `DEBUG`.
    public static let isConfigured = Use(rawValue: 2048)
    /// Written with `=` alone, as a whole: what it was before is not read.
    public static let assigned = Use(rawValue: 4096)
    /// Right behind `throw`: a type, of which a value is made.
    public static let thrown = Use(rawValue: 8192)
    /// Called behind `try?` or `try!`: what it throws nobody hears of.
    public static let keepsErrors = Use(rawValue: 16384)
    /// Among what `assert` or `precondition` is handed: what holds there in any case decides nothing.
    public static let isAsserted = Use(rawValue: 32768)
  }
}

/// `as`, `as?`, `as!` or `is` with its type; and what a type that is declared in a body inherits.
public struct CastFact: Equatable, Sendable {
  public enum Kind: UInt8, Sendable { case coerce, conditional, forced, test, inherits }
  public let kind: Kind
  public let type: Name
  /// What is cast, if it is a name or `self`; the name of the type that inherits.
  public let subject: Name
  public let owner: UInt32
  public let offset: UInt32
}

/// A call that ends the program, or is meant to.
public struct TrapFact: Equatable, Sendable {
  public enum Kind: UInt8, Sendable {
    case fatalError, preconditionFailure, assertionFailure, abort
    /// `assert(false…)` and `precondition(false…)`
    case assertFalse, preconditionFalse
    /// `NSException(…).raise()` and `NSException.raise(…)`
    case raise
  }
  public let kind: Kind
  /// The string it says, interpolations as written.
  public let message: Name
  public let owner: UInt32
  public let offset: UInt32

  public init(kind: Kind, message: Name, owner: UInt32, offset: UInt32) {
    self.kind = kind
    self.message = message
    self.owner = owner
    self.offset = offset
  }
}

/// What a function's or a getter's body consists of.
public struct BodyFact: Equatable, Sendable {
  public let decl: UInt32
  public let accessor: Accessor
  /// The function that the first statement calls, if it does nothing else: `fatalError`, a helper of the project.
  public let callee: Name
  /// The string literal among the call's arguments.
  public let message: Name
  /// At most `most`.
  public let statements: UInt8
  public internal(set) var flags: Flags
  public let offset: UInt32
  /// A number that bodies share that do the same in the same words; none of an empty body, of one longer than `longest`, and of
  /// what is no version of anything else.
  public let text: UInt32

  public static let most = 4
  static let longest = 512

  public init(
    decl: UInt32, accessor: Accessor, callee: Name, message: Name, statements: UInt8, flags: Flags, offset: UInt32, text: UInt32
  ) {
    self.decl = decl
    self.accessor = accessor
    self.callee = callee
    self.message = message
    self.statements = statements
    self.flags = flags
    self.offset = offset
    self.text = text
  }

  public enum Accessor: UInt8, Sendable { case function, get, set, observer }

  public struct Flags: OptionSet, Equatable, Sendable {
    public let rawValue: UInt8
    public init(rawValue: UInt8) { self.rawValue = rawValue }

    /// The callee's first argument is `false`.
    public static let conditionIsFalse = Flags(rawValue: 1)
    /// What follows the first statement are `return`s, literals and calls alone.
    public static let restIsPlain = Flags(rawValue: 2)
    /// The first statement is such a trap as Swift has itself.
    public static let startsWithTrap = Flags(rawValue: 4)
    /// All it does is to ask another value for what its own declaration is called.
    public static let handsOn = Flags(rawValue: 8)
    /// All it says is `true`.
    public static let isTrue = Flags(rawValue: 16)
    /// All it says is `false`.
    public static let isFalse = Flags(rawValue: 32)
    /// It hands `self` over, or puts it somewhere: `task.delegate = self`.
    public static let givesSelf = Flags(rawValue: 64)
  }
}

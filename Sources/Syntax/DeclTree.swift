/// What a declaration declares.
public enum DeclKind: UInt8, Sendable {
  case `class`, `struct`, `enum`, actor, `protocol`, `extension`
  case `func`, `init`, `deinit`, `subscript`, `var`, `let`, `case`
  case `typealias`, `associatedtype`, macro, `operator`, `precedencegroup`, `import`

  public var text: String { "\(self)" }

  /// Whether its body holds members.
  public var holdsMembers: Bool { rawValue <= DeclKind.extension.rawValue }
}

/// One declaration, in 32 bytes. Declarations stand in preorder: the members of one are the range up to its `end`.
public struct Decl: Sendable {
  public struct Flags: OptionSet, Sendable {
    public let rawValue: UInt8
    public init(rawValue: UInt8) { self.rawValue = rawValue }

    /// A body or an accessor block, be it `{ get }`.
    public static let hasBody = Flags(rawValue: 1)
    /// A function named with an operator.
    public static let isOperator = Flags(rawValue: 2)
    /// A parameter list, be it empty; for a case also its payload.
    public static let hasParameters = Flags(rawValue: 4)
    /// One of several names that share the declaration's keyword: not the first.
    public static let continuesDeclaration = Flags(rawValue: 8)
    /// A `#macro(…)` stands among its members, and may declare more of them.
    public static let holdsMacros = Flags(rawValue: 16)
  }

  public let kind: DeclKind
  public let access: AccessLevel
  public let setterAccess: AccessLevel
  public internal(set) var flags: Flags
  public let modifiers: Modifiers
  /// The token of the name, or the keyword of what has none; of an extension the first of the extended type.
  public let name: UInt32
  /// The enclosing declaration, or `Decl.none` at file level.
  public let parent: UInt32
  /// Where the declarations inside of this one end.
  public internal(set) var end: UInt32
  /// The first and the last token, attributes and body included.
  public let firstToken: UInt32
  public internal(set) var lastToken: UInt32
  /// Its parts are those from here up to the next declaration's.
  let firstPart: UInt32

  public static let none = UInt32.max
}

/// A piece of a declaration: a stretch of the text, and the token in which it starts.
///
/// Offsets and not tokens alone, for a type may end in the middle of one: `[Set<Int>]`, but also `Set<Int>=…`.
public struct Part: Sendable {
  public enum Kind: UInt8, Sendable {
    /// `@name`, then its arguments in brackets.
    case attribute, attributeArguments
    /// A modifier that is no access level, with its detail: `unowned(safe)`.
    case modifier
    /// The name where it is more or less than the name's token: a path, an extended type, an operator that touches `<`.
    case name
    case genericParameters, inherits, requirement
    /// A parameter starts with its label; one without a name has an empty one.
    case label
    /// The second of a parameter's two names.
    case localName
    case parameterType, defaultValue
    case effect, returns
    /// A variable's type, an alias's or an associated type's.
    case type
    case initialValue
    /// An accessor's keyword; `get` that is not written starts and ends at the brace.
    case accessor
    case accessorBody
    case body
  }

  public let kind: Kind
  public let flags: UInt8
  /// The token it starts in.
  public let token: UInt32
  public let start: UInt32
  public let end: UInt32

  public var isEmpty: Bool { start == end }

  /// Set in the flags of a type whose parameter takes any number of values: the dots belong to the part.
  public static let isVariadic: UInt8 = 1
}

/// The declarations of one file, those of all branches of `#if` in the order of the text.
public struct DeclTree: ~Copyable {
  public internal(set) var decls: ContiguousArray<Decl> = []
  public internal(set) var parts: ContiguousArray<Part> = []
  /// Where the parser lost the thread; what the lexer noted stands in `Tokens`.
  public internal(set) var issues: [SyntaxIssue] = []

  public init() {}

  /// The parts of the declaration at `index`.
  public func parts(of index: Int) -> Range<Int> {
    let end = index + 1 < decls.count ? Int(decls[index + 1].firstPart) : parts.count
    return Int(decls[index].firstPart)..<end
  }

  mutating func reset() {
    decls.removeAll(keepingCapacity: true)
    parts.removeAll(keepingCapacity: true)
    issues.removeAll(keepingCapacity: true)
  }
}

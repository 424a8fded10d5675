import Syntax

/// Which declarations a rule is called for: kinds of declarations, each with the places where it may stand.
///
/// One bit for each pair of a kind and a place; `var` and `let` are one kind, a property.
public struct LooksAt: OptionSet, Sendable {
  public let rawValue: UInt128
  public init(rawValue: UInt128) { self.rawValue = rawValue }

  /// What a declaration stands in.
  public struct Places: OptionSet, Sendable {
    public let rawValue: UInt8
    public init(rawValue: UInt8) { self.rawValue = rawValue }

    public static let file = Places(rawValue: 1)
    public static let `class` = Places(rawValue: 2)
    public static let `struct` = Places(rawValue: 4)
    public static let `enum` = Places(rawValue: 8)
    public static let actor = Places(rawValue: 16)
    public static let `protocol` = Places(rawValue: 32)
    public static let `extension` = Places(rawValue: 64)

    /// The types that hold values, and not only ask for members.
    public static let concreteType: Places = [.class, .struct, .enum, .actor]
  }

  /// The same kinds, but only where they stand in one of the places: `.function.inside(.class)`.
  public func inside(_ places: Places) -> LooksAt {
    var mask: UInt128 = 0
    for column in 0..<LooksAt.columns { mask |= UInt128(places.rawValue) << UInt128(column * LooksAt.places) }
    return LooksAt(rawValue: rawValue & mask)
  }

  // Kinds, wherever they stand.
  public static let `class` = LooksAt(.class)
  public static let `struct` = LooksAt(.struct)
  public static let `enum` = LooksAt(.enum)
  public static let actor = LooksAt(.actor)
  public static let `protocol` = LooksAt(.protocol)
  public static let `extension` = LooksAt(.extension)
  public static let function = LooksAt(.func)
  public static let initializer = LooksAt(.`init`)
  public static let deinitializer = LooksAt(.deinit)
  public static let `subscript` = LooksAt(.subscript)
  /// `var` and `let`.
  public static let property = LooksAt(.var)
  public static let `case` = LooksAt(.case)
  public static let `typealias` = LooksAt(.typealias)
  public static let `associatedtype` = LooksAt(.associatedtype)
  public static let macro = LooksAt(.macro)
  public static let `operator` = LooksAt(.operator)
  public static let `precedencegroup` = LooksAt(.precedencegroup)
  public static let `import` = LooksAt(.import)

  // What rules ask for most.
  public static let concreteType: LooksAt = [.class, .struct, .enum, .actor]
  public static let protocolProperty = property.inside(.protocol)
  public static let protocolFunction = function.inside(.protocol)
  /// All that a protocol may ask of a conforming type's values.
  public static let protocolRequirement =
    LooksAt([.function, .initializer, .subscript, .property]).inside(.protocol)
  /// All that a subclass may override, besides initializers.
  public static let overridable = LooksAt([.function, .property, .subscript]).inside([.class, .extension])
  public static let classFunction = function.inside(.class)
  public static let extensionFunction = function.inside(.extension)
  public static let globalFunction = function.inside(.file)

  private static let places = 7
  private static let columns = 18

  private init(_ kind: DeclKind) {
    let all: UInt128 = (1 << UInt128(LooksAt.places)) - 1
    self.init(rawValue: all << UInt128(LooksAt.column(of: kind) * LooksAt.places))
  }

  /// The bit of a declaration of `kind` that stands in one of kind `parent`, or at file level.
  init(_ kind: DeclKind, in parent: DeclKind?) {
    self.init(rawValue: 1 << UInt128(LooksAt.column(of: kind) * LooksAt.places + LooksAt.place(in: parent)))
  }

  private static func place(in parent: DeclKind?) -> Int {
    switch parent {
    case .class: 1
    case .struct: 2
    case .enum: 3
    case .actor: 4
    case .protocol: 5
    case .extension: 6
    default: 0
    }
  }

  private static func column(of kind: DeclKind) -> Int {
    switch kind {
    case .class: 0
    case .struct: 1
    case .enum: 2
    case .actor: 3
    case .protocol: 4
    case .extension: 5
    case .func: 6
    case .`init`: 7
    case .deinit: 8
    case .subscript: 9
    case .var, .let: 10
    case .case: 11
    case .typealias: 12
    case .associatedtype: 13
    case .macro: 14
    case .operator: 15
    case .precedencegroup: 16
    case .import: 17
    }
  }
}

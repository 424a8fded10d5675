/// What a type counts for in names: what it is called, and a few things that change what is left out.
public struct NamedType: Equatable, Sendable {
  /// What is worth knowing of a type besides its name.
  public struct Traits: OptionSet, Sendable {
    public let rawValue: UInt16
    public init(rawValue: UInt16) { self.rawValue = rawValue }

    /// Something of true and false, or a pointer to it.
    public static let boolean = Traits(rawValue: 1)
    /// A block.
    public static let block = Traits(rawValue: 1 << 1)
    /// A pointer to a function.
    public static let function = Traits(rawValue: 1 << 2)
    /// It says that it may be nil.
    public static let nullable = Traits(rawValue: 1 << 3)
    /// It says that it is never nil.
    public static let nonnull = Traits(rawValue: 1 << 4)
    /// A pointer to an object: of a class, of a protocol, `id`, `Class`.
    public static let object = Traits(rawValue: 1 << 5)
    /// `NSError **`.
    public static let errorPointer = Traits(rawValue: 1 << 6)
    /// `instancetype`.
    public static let instance = Traits(rawValue: 1 << 7)
    /// `void`.
    public static let nothing = Traits(rawValue: 1 << 8)
    /// A block that returns nothing.
    public static let completes = Traits(rawValue: 1 << 9)
    /// A block with exactly one error that may be nil.
    public static let completesWithError = Traits(rawValue: 1 << 10)
    /// A C pointer, to whatever.
    public static let pointer = Traits(rawValue: 1 << 11)
    /// `BOOL` itself, not C's `bool`: what methods return that may fail.
    public static let flag = Traits(rawValue: 1 << 12)
  }

  /// Empty if it has none that matters.
  public var name: String
  /// What an array or a set is of; empty for everything else.
  public var element: String
  public var traits: Traits

  public init(_ name: String, element: String = "", traits: Traits = []) {
    (self.name, self.element, self.traits) = (name, element, traits)
  }

  /// A method that returns nothing has this as its result.
  public static let void = NamedType("Void", traits: .nothing)
  /// The last parameter of what throws in Swift.
  public static let errorPointer = NamedType("NSError", traits: [.errorPointer, .nullable, .pointer])

  var isCallback: Bool { !traits.isDisjoint(with: [.block, .function]) }

  /// An array or a set without a known element is of what its own name begins with.
  static func ofClass(_ name: String, of argument: String?, isGeneric: Bool) -> NamedType {
    let last = CamelCase(name).lastWord
    guard last == "Array" || last == "Set" else { return NamedType(name, traits: .object) }
    let element = argument ?? (isGeneric ? "Object" : CamelCase(name).dropping(last: last.count).text)
    return NamedType(name, element: element, traits: .object)
  }

  /// The collections of Foundation that say what they are of.
  static func isGeneric(_ name: String) -> Bool {
    switch name {
    case "NSArray", "NSMutableArray", "NSSet", "NSMutableSet", "NSCountedSet", "NSOrderedSet", "NSMutableOrderedSet": true
    default: false
    }
  }
}

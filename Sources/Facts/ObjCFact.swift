/// What a declaration of an Objective-C file has besides what Swift's have. The declaration's own name, labels and types
/// are those that Swift gives it.
public struct ObjCFact: Equatable, Sendable {
  public let decl: UInt32
  /// `tableView:didSelectRowAtIndexPath:` of a method, the Objective-C name of a type or a property.
  public let selector: Name
  /// The name in the parentheses of a category; none for a class extension and for all that is no category.
  public let category: Name
  /// `load(_:)`: what Swift calls the form of a method that awaits its completion handler; none if there is none.
  public var asyncName: Name
  public let flags: Flags

  public init(decl: UInt32, selector: Name, category: Name, asyncName: Name = .none, flags: Flags) {
    self.decl = decl
    self.selector = selector
    self.category = category
    self.asyncName = asyncName
    self.flags = flags
  }

  public struct Flags: OptionSet, Equatable, Sendable {
    public let rawValue: UInt16
    public init(rawValue: UInt16) { self.rawValue = rawValue }

    /// Below `@optional` in a protocol.
    public static let optional = Flags(rawValue: 1)
    /// `NS_UNAVAILABLE`, or `NS_SWIFT_UNAVAILABLE`: Swift does not see it.
    public static let unavailable = Flags(rawValue: 2)
    /// `NS_REQUIRES_SUPER`
    public static let requiresSuper = Flags(rawValue: 4)
    /// `@implementation`, or a method in one.
    public static let implementation = Flags(rawValue: 8)
    /// `@interface Thing (Category)` or `@interface Thing ()`.
    public static let category = Flags(rawValue: 16)
    /// The Swift name is written in the header: `NS_SWIFT_NAME(…)`.
    public static let namedForSwift = Flags(rawValue: 32)
    /// It gives something back.
    public static let returnsValue = Flags(rawValue: 64)
    /// A method that a property brings with it, or that brings a property.
    public static let accessor = Flags(rawValue: 128)
  }
}

/// A message that Objective-C code sends: `[receiver selector: …]`, or `receiver.property`.
public struct SendFact: Equatable, Sendable {
  public enum Receiver: UInt8, Sendable {
    case `self`, `super`, `class`, instance, unknown
    /// `@selector(…)`: whoever gets it may send it, to whatever.
    case anybody
    /// What stands before a dot: unless others tell that it is an object, it may be a structure, and this no message.
    case part
  }

  /// In place of a message that gives the receiver.
  public static let noBase = UInt32.max

  public let selector: Name
  public let receiver: Receiver
  /// The class of the receiver; none for `id`, and where others tell.
  public var type: Name
  /// The receiver's, which may be a variable of the class, where the file does not tell what it is.
  public let name: Name
  /// The offset of the message of the same file whose value the receiver is.
  public let base: UInt32
  /// The declaration in whose body it stands; none for a function.
  public let owner: UInt32
  public let offset: UInt32
  /// Inside of an `#if` that asks for a word of the build's own, as `DEBUG`.
  public let isConfigured: Bool

  public init(
    selector: Name, receiver: Receiver, type: Name, name: Name = .none, base: UInt32 = noBase, owner: UInt32, offset: UInt32,
    isConfigured: Bool = false
  ) {
    self.isConfigured = isConfigured
    self.selector = selector
    self.receiver = receiver
    self.type = type
    self.name = name
    self.base = base
    self.owner = owner
    self.offset = offset
  }
}

/// A variable that a class of Objective-C has for its methods alone: `@interface Thing { Part *_part; }`.
public struct VariableFact: Equatable, Sendable {
  /// The declaration of the class.
  public let decl: UInt32
  public let name: Name
  /// The class of its values.
  public var type: Name

  public init(decl: UInt32, name: Name, type: Name) {
    self.decl = decl
    self.name = name
    self.type = type
  }
}

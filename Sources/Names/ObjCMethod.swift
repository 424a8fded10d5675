/// A method of an Objective-C class, category or protocol, as far as its name in Swift depends on it.
public struct ObjCMethod: Sendable {
  /// A parameter's type, and its own name, which is no part of the selector.
  public struct Parameter: Sendable {
    public var type: NamedType
    public var name: String

    public init(_ type: NamedType, name: String = "") { (self.type, self.name) = (type, name) }
  }

  /// `insertSubview:atIndex:`.
  public var selector: String
  public var isClassMethod: Bool
  public var result: NamedType
  public var parameters: [Parameter]
  public var attributes: NameAttributes

  public init(
    _ selector: String, isClassMethod: Bool = false, result: NamedType = .void, parameters: [Parameter] = [],
    attributes: NameAttributes = NameAttributes()
  ) {
    (self.selector, self.isClassMethod, self.result) = (selector, isClassMethod, result)
    (self.parameters, self.attributes) = (parameters, attributes)
  }
}

/// A property of an Objective-C class, category or protocol, as far as its name in Swift depends on it.
public struct ObjCProperty: Sendable {
  public var name: String
  public var type: NamedType
  /// The method that reads it: mostly its name.
  public var getter: String
  public var isOfClass: Bool
  public var attributes: NameAttributes

  public init(
    _ name: String, type: NamedType, getter: String? = nil, isOfClass: Bool = false,
    attributes: NameAttributes = NameAttributes()
  ) {
    (self.name, self.type, self.getter) = (name, type, getter ?? name)
    (self.isOfClass, self.attributes) = (isOfClass, attributes)
  }
}

/// What is said of a member in so many words.
public struct NameAttributes: Sendable {
  /// What tells that a method with an error has failed.
  public enum FailureSign: Sendable {
    /// Nothing: the error is a parameter like others.
    case none
    /// That there is an error.
    case error
    /// A result that is nil.
    case nilResult
    /// A result that is, or is not, zero, and says nothing else.
    case number
  }

  /// `NS_SWIFT_NAME`.
  public var swiftName: String?
  /// `NS_SWIFT_ASYNC_NAME`.
  public var asyncName: String?
  /// `NS_REFINED_FOR_SWIFT`.
  public var isRefined = false
  /// `NS_SWIFT_UNAVAILABLE`.
  public var isUnavailable = false
  /// `swift_error(…)`, if there is one; `NS_SWIFT_NOTHROW` says `none`.
  public var failureSign: FailureSign?
  /// `NS_SWIFT_DISABLE_ASYNC`.
  public var isNeverAsync = false
  /// The place of the parameter that `NS_SWIFT_ASYNC` says is the completion handler.
  public var handlerPlace: Int?
  /// `NS_REFINED_FOR_SWIFT_ASYNC`: there is something better than the form that waits.
  public var isRefinedForAsync = false
  /// It takes as many arguments as it is given.
  public var isVariadic = false

  public init() {}
}

/// What Swift makes of an Objective-C member.
public struct ImportedMember: Equatable, Sendable {
  /// What the member is in Swift.
  public enum Kind: Sendable {
    case method
    case initializer
    /// A class method that makes an instance, and is called as an initializer.
    case factory
    case property
  }

  public var kind: Kind
  public var name: SwiftName
  public var isThrowing = false
  /// What the form without the completion handler is called.
  public var asyncName: SwiftName?
  public var isAsyncThrowing = false

  public init(_ kind: Kind, _ name: SwiftName) { (self.kind, self.name) = (kind, name) }

  /// What a conforming type may write.
  public var spellings: [SwiftName] { [name] + (asyncName.map { [$0] } ?? []) }
}

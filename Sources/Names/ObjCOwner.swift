/// The class or protocol that methods belong to: names depend on what else it has.
public struct ObjCOwner: Sendable {
  public var name: String
  public var isProtocol: Bool
  private var ofInstances = Names()
  private var ofType = Names()

  /// What instances have, or what the class itself has.
  private struct Names {
    var selectors: Set<String> = []
    /// Properties, and methods that take nothing and return something.
    var properties: Set<String> = []
  }

  /// One without members. They are wanted where they are known, also those of superclasses.
  public init(_ name: String, isProtocol: Bool = false) { (self.name, self.isProtocol) = (name, isProtocol) }

  /// The owner has this method.
  public mutating func add(_ method: ObjCMethod) {
    let isLikeProperty = method.parameters.isEmpty && method.result.traits.isDisjoint(with: [.nothing, .instance])
    update(method.isClassMethod) {
      $0.selectors.insert(method.selector)
      if isLikeProperty { $0.properties.insert(method.selector) }
    }
  }

  /// The owner has this property.
  public mutating func add(_ property: ObjCProperty) {
    ofInstances.properties.insert(property.name)
    update(property.isOfClass) {
      $0.properties.insert(property.getter)
      $0.selectors.insert(property.getter)
    }
  }

  private mutating func update(_ isOfClass: Bool, _ change: (inout Names) -> Void) {
    if isOfClass { change(&ofType) } else { change(&ofInstances) }
  }

  func has(_ selector: String, asClassMethod: Bool) -> Bool {
    (asClassMethod ? ofType : ofInstances).selectors.contains(selector)
  }

  /// What a name may be about, so that it has to stay in the name. A protocol's do not count.
  func properties(ofClass: Bool) -> Set<String> { isProtocol ? [] : (ofClass ? ofType : ofInstances).properties }
}

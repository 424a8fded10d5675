public class Gate {
  // internal for tests
  public func swing(by angle: Int = 0, then: () -> Void = {}) {}  // related: testable_member_in_production "the member"
  /// For testing only.  // related: testable_member_in_production "what it is for"
  public static func sample(_ name: String) -> Gate { Gate() }
  public func latchForTesting() {}
  public func parametersForTest() -> Int { 0 }
  // For testing only
  public init(hinges: Int) {}
  public init() {}
  public init(broken: Bool) {}
  /// Exposed for tests.
  public var hinges = 2
  // Test-only switch
  public var isStuck = false
  public func open() {
    if isStuck { return }
    hinges += 1
    latchForTesting()
  }
  // Internal for testing
  public func text() -> String { "" }
  public struct Lock {
    // Only for tests.
    public func pick() {}
  }
}
extension Gate {
  public func lock() { hinges = 0 }
}
public final class SideGate: Gate {
  public override func swing(by angle: Int = 0, then: () -> Void = {}) {}
}
/// For tests only
public func makeGate() -> Gate { Gate() }
public protocol Barrier {
  // for testing only
  func lift()
}
public struct Boom: Barrier {
  public func lift() {}
}

// What is there on some platforms alone is there in all their builds.
#if canImport(UIKit) && (os(iOS) || os(tvOS))
final class Kettle {
  /// For testing only.
  func whistle() {}
  #if swift(>=5.5) && (DEBUG || BETA)
  /// For testing only.
  func drain() {}
  #endif
}
func serve(_ kettle: Kettle) {
  kettle.whistle()  // expect: testable_member_in_production
  kettle.drain()  // expect: testable_member_in_production
}
#if os(iOS)
func pour(_ kettle: Kettle) { kettle.drain() }  // expect: testable_member_in_production
#elseif BETA
func empty(_ kettle: Kettle) { kettle.drain() }
#else
func clean(_ kettle: Kettle) { kettle.drain() }
#endif
#endif
#if canImport(XCTest)
func check(_ kettle: Kettle) { kettle.drain() }
#endif

import Foundation

final class Yard: NSObject, YDCraneDelegate {
  func crane(_ crane: YDCrane, usesQueue queue: DispatchQueue, cuont: Int) {}  // expect: objc_optional_near_miss
  func crane(_ crane: YDCrane, hasBytes bytes: UnsafeRawPointer, cuont: Int) {}  // expect: objc_optional_near_miss
  func crane(_ crane: YDCrane, hasText text: UnsafePointer<CChar>, cuont: Int) {}  // expect: objc_optional_near_miss
  func crane(_ crane: YDCrane, fillsBytes bytes: UnsafeMutableRawPointer, cuont: Int) {}  // expect: objc_optional_near_miss
  func crane(_ crane: YDCrane, hasColor color: CGColor, cuont: Int) {}  // expect: objc_optional_near_miss
}

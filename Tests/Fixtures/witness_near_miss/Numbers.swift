import Foundation

// Numbers are numbers, and Swift turns one into the other for callers, but not for requirements.
protocol Plank {
  func thickness(at place: Double) -> Double
  func mark(_ text: String, depth: Int)
  func weight() -> Int
}
extension Plank {
  func thickness(at place: Double) -> Double { 1 }
  func mark(_ text: String, depth: Int) {}
  func weight() -> Int { 0 }
}
struct Beam: Plank {
  func thickness(at place: CGFloat) -> Double { 2 }  // expect: witness_near_miss
  func mark(_ text: NSString, depth: Int) {}  // expect: witness_near_miss
  func weight() -> UInt { 3 }  // expect: witness_near_miss
}
// Another for other numbers, which somebody calls, or of which there are several.
struct Board: Plank {
  func thickness(at place: Float) -> Double { 2 }
  func mark(_ text: Substring, depth: Int) {}
  func mark(_ text: String, depth: UInt) {}
  func weight() -> String { "" }
  func saw() -> Double { thickness(at: Float(1)) }
}
func stack(_ plank: some Plank) -> Double { plank.thickness(at: 0) }

import Combine
import Kit
import SwiftUI

// A property wrapper says what it makes of a value.
@propertyWrapper struct Percent { var wrappedValue: Double }
@propertyWrapper struct Maybe<T> { var wrappedValue: T? }
@propertyWrapper struct Logged<T> {
  var wrappedValue: T
  init(wrappedValue: @autoclosure () -> T) { self.wrappedValue = wrappedValue() }
}
@propertyWrapper struct Clamped<T> {
  var wrappedValue: T
  init(wrappedValue: T, _ range: ClosedRange<T>) { self.wrappedValue = wrappedValue }
}
@propertyWrapper struct Parsed<T> {
  var wrappedValue: T
  init(wrappedValue: String) where T == Int { self.wrappedValue = Int(wrappedValue) ?? 0 }
}
@globalActor actor Stage { static let shared = Stage() }

protocol Player {
  var volume: Double { get }
  var balance: Double { get }
  var title: String? { get }
  var skin: String? { get }
  var track: Int { get }
}
extension Player {
  var volume: Double { 0 }
  var balance: Double { 0 }
  var title: String? { nil }
  var skin: String? { nil }
  var track: Int { 0 }
}
struct Radio: Player {
  @Percent var volume = 5
  @Clamped(0...1) var balance = 0
  @Maybe var title = "x"
  @UserDefault(key: "skin") var skin = "dark"
  @Parsed var track = "3"
}
struct Deck: Player {
  @Logged @Maybe var title = "x"
  @Logged<String?> var skin = "dark"
}
final class Box: Player {
  @Published var volume = 5  // expect: witness_near_miss
  @Logged var balance = 5  // expect: witness_near_miss
  @State private(set) var title = "x"  // expect: witness_near_miss
  @Stage var skin = "dark"  // expect: witness_near_miss
  @Percent var track = 3  // expect: witness_near_miss "(Double by '@Percent')"
}
final class Horn: Player {
  @objc @IBInspectable var volume = 5  // expect: witness_near_miss
  @Maybe var track = 3  // expect: witness_near_miss
}

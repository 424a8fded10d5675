import UIKit

// Who calls it is known through a clause, or through a composition.
protocol Stamp { var value: Int { get } }
extension Stamp {
  func worth() -> Int { value }  // expect: extension_member_not_requirement "as in 'sell(_:)'"
  func age() -> Int { 0 }  // expect: extension_member_not_requirement "as in 'frame(_:)'"
}
struct BlueStamp: Stamp {
  let value: Int
  func worth() -> Int { value * 2 }
  func age() -> Int { 3 }
}
func sell<S>(_ stamp: S) -> Int where S: Stamp { stamp.worth() }
func frame(_ stamp: some Stamp & Sendable) -> Int { stamp.age() }

// What an extension asks of `Self`, Apple's superclasses answer.
protocol Shaded {}
extension Shaded where Self: UIView {
  func shade() {}  // expect: extension_member_not_requirement "known as 'Shaded & UIView'"
  func light() {}
}
final class ShadedSwitch: UISwitch, Shaded {
  func shade() {}
}
final class ShadedItem: NSObject, Shaded {
  func light() {}
}

// It conforms only for some arguments, and has its version for the same.
protocol Folded {}
extension Folded {
  func unfold() -> Int { 1 }  // expect: extension_member_not_requirement "'Paper'"
  func tear() -> Int { 1 }
  func press() -> Int { 1 }  // expect: extension_member_not_requirement "'Paper'"
}
struct Paper<Size> { let size: Size }
extension Paper: Folded where Size: Comparable {
  func unfold() -> Int { 2 }
}
extension Paper where Size == Int {
  func tear() -> Int { 2 }
}
extension Paper where Size: Comparable {
  func press() -> Int { 2 }
}

// What the type itself says of its associated types.
protocol Shelf { associatedtype Item }
typealias Number = Int
extension Shelf where Item == Int {
  func sum() -> Int { 0 }  // expect: extension_member_not_requirement "'NumberShelf' and that of 'CountShelf'"
}
extension Shelf where Self.Item == Number {
  func product() -> Int { 1 }  // expect: extension_member_not_requirement "'NumberShelf'"
}
struct NumberShelf: Shelf {
  typealias Item = Int
  func sum() -> Int { 1 }
  func product() -> Int { 2 }
}
struct CountShelf: Shelf { typealias Item = Number }
extension CountShelf {
  func sum() -> Int { 1 }
}
struct NameShelf: Shelf {
  typealias Item = String
  func sum() -> Int { 1 }
}
struct AnyShelf<Item>: Shelf {
  func sum() -> Int { 1 }
}

// Both in one word.
protocol Locked {}
protocol Numbered {}
protocol Crate {}
extension Crate where Self: Locked & Numbered {
  func open() {}  // expect: extension_member_not_requirement
}
struct SafeCrate: Crate, Locked, Numbered {
  func open() { print("slowly") }
}
struct OldCrate: Crate, Locked {
  func open() { print("easily") }
}

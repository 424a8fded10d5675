// Wrappers that other values are made into: what they have of their own is what they are already.
protocol Coupon { func redeem() }

extension Coupon {
  func keep(in list: inout [AnyCoupon]) { list.append(AnyCoupon(self)) }
  func erased() -> AnyCoupon { AnyCoupon(self) }
  func watched(_ watch: @escaping () -> Void) -> WatchedCoupon { WatchedCoupon(coupon: self, watches: [watch]) }
  func stamp() -> String { "plain" }  // expect: extension_member_not_requirement "would be passed over"
}

final class AnyCoupon: Coupon {
  private let body: () -> Void
  init(_ coupon: some Coupon) { body = coupon.redeem }
  func redeem() { body() }
  func keep(in list: inout [AnyCoupon]) { list.append(self) }
  func erased() -> AnyCoupon { self }
  func stamp() -> String { "any" }
}

struct WatchedCoupon: Coupon {
  var coupon: any Coupon
  var watches: [() -> Void]
  func redeem() { coupon.redeem() }
  func watched(_ watch: @escaping () -> Void) -> WatchedCoupon { WatchedCoupon(coupon: coupon, watches: watches + [watch]) }
}

// Calls that no value of the type with a version of its own gets to are no examples of what is passed over.
protocol Motor { var name: String { get } }
protocol PricedMotor: Motor { var fee: Int { get } }
protocol SwapMotor: Motor { var spread: Int { get } }

extension Motor {
  var rate: Int { 0 }  // expect: extension_member_not_requirement "the version of 'BoughtMotor' would be passed over"
}

extension PricedMotor {
  var rate: Int { fee }
  var doubled: Int { rate * 2 }
}

extension SwapMotor {
  var tripled: Int { rate * 3 }
}

struct BoughtMotor: Motor {
  let name = "bought"
  var rate: Int { 7 }
}

struct PricedOne: PricedMotor { let name = "priced", fee = 1 }
struct SwappedOne: SwapMotor { let name = "swapped", spread = 2 }

protocol Item { var badge: String { get } }

extension Item {
  var key: String { "item" }  // expect: extension_member_not_requirement "the version of 'AnyItem' would be passed over"
  var badge: String { key }
}

struct AnyItem: Item {
  let badge: String
  let key: String
  init<I: Item>(_ item: I) {
    if let same = item as? AnyItem {
      self = same
      return
    }
    badge = item.badge
    key = item.key
  }
}

struct PlainItem: Item {}

// A class that is asked for beside the protocol, and declares the member, runs its override.
protocol Copying { func copied(deep: Bool) -> Any }

extension Copying {
  func copied() -> Any { copied(deep: false) }  // expect: extension_member_not_requirement "would be passed over"
}

class Branch {
  func copied() -> Any { self }
}

class Leaf: Branch, Copying {
  func copied(deep: Bool) -> Any { Leaf() }
  override func copied() -> Any { copied(deep: true) }
}

final class Handle<T: Branch> where T: Copying {
  var held: Any
  init(_ held: T) { self.held = held.copied() }
}

extension Copying where Self: Branch {
  func both() -> [Any] { [copied(), copied()] }
}

protocol Figure { var area: Double { get } }

extension Figure {
  func told() -> String { "\(area)" }  // expect: extension_member_not_requirement "would be passed over"
}

struct Disc: Figure {
  var area: Double { 3 }
  func told() -> String { "disc" }
}

extension Figure where Self == Disc {
  func twice() -> String { told() + told() }
}

// What is asked for more than the type adopts is not the type.
protocol Writing { var raw: [Int] { get } }
protocol Reading { init?(raw: [Int]) }
typealias Storing = Writing & Reading

extension Writing {
  func json() -> String { "\(raw)" }  // expect: extension_member_not_requirement "would be passed over"
  func text() -> String { "\(raw)" }  // expect: extension_member_not_requirement "is passed over"
}

final class Markup: Writing {
  var raw: [Int] { [] }
  func json() -> String { "markup" }
}

class Note: Writing {
  var raw: [Int] { [] }
  func text() -> String { "note" }
}

final class StoredNote: Note, Reading {
  init?(raw: [Int]) {}
}

func roundTrip<T: Storing>(_ value: T) -> T? {
  print(value.json(), value.text())
  return T(raw: [])
}

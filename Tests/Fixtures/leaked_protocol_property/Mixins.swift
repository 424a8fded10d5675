// What another protocol's defaults use is what the types offer to it.
final class Stamp {}

protocol StampKeeping: AnyObject {
  var stamps: [Stamp] { get set }
}
protocol Sorting: AnyObject {
  func sortAll()
}
extension Sorting where Self: StampKeeping {
  func sortAll() { stamps.append(Stamp()) }
}
final class Letters: Sorting {
  var stamps: [Stamp] = []
}
extension Letters: StampKeeping {}

protocol CrateKeeping: AnyObject {
  var crates: [Stamp] { get set }  // expect: leaked_protocol_property
  func stack()
}
extension CrateKeeping where Self: Sorting {
  func stack() { crates.append(Stamp()) }
}
final class Depot: Sorting, CrateKeeping {
  var crates: [Stamp] = []
  func sortAll() {}
}

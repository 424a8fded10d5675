import StoreKit

public protocol FakeObserver: AnyObject {
  func queue(_ queue: Int, didOpen door: Int)
  func queue(_ queue: Int, didClose door: Int)
}
extension FakeObserver {
  public func queue(_ queue: Int, didClose door: Int) {}
}
// This module cannot see what another calls by Apple's name.
class Listener: NSObject, SKPaymentTransactionObserver {
  func queue(_ queue: Int, didOpen door: Int) {}
}
final class DoorListener: Listener {
  func queue(_ queue: Int, didClose door: Int) { print(door) }
}

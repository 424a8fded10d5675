import Kit

typealias SKPaymentTransactionObserver = FakeObserver

class Porter: SKPaymentTransactionObserver {
  func queue(_ queue: Int, didOpen door: Int) {}
}
final class NightPorter: Porter {
  func queue(_ queue: Int, didClose door: Int) { print(door) }  // expect: subclass_shadows_protocol_default
}

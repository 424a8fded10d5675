// Types of Objective-C that are nested in Swift.
final class Screen: NSObject, Gauge.Delegate {
  func gauge(gauge: Gauge, didMoveTo mark: Int) { print(mark) }  // expect: objc_optional_near_miss "it nearly is Gauge.Delegate's 'gauge(_:didMoveTo:)'"
}
final class Panel: NSObject, Gauge.Delegate {
  func gauge(_ gauge: Gauge, didMoveTo mark: Int) { print(mark) }
}
final class Desk: NSObject, DialDelegate {
  func dialDidStop(dial: Gauge) { print("stop") }  // expect: objc_optional_near_miss
}

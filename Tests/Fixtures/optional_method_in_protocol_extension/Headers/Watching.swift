import UIKit

protocol Watching: GaugeDelegate {}  // related: optional_method_in_protocol_extension "'GaugeDelegate' comes in here"
extension Watching {
  func gauge(_ gauge: Gauge, didReachLevel level: Int) {}  // expect: optional_method_in_protocol_extension "GaugeDelegate's 'gauge(_:didReachLevel:)' (gauge:didReachLevel:)"
  func gaugeShouldStop(_ gauge: Gauge) -> Bool { false }  // expect: optional_method_in_protocol_extension
  func gaugeDidStart(_ gauge: Gauge) {}
}
final class Dial: NSObject, Watching {}  // related: optional_method_in_protocol_extension "'Dial' relies on it"
final class LoudDial: NSObject, Watching {  // related: optional_method_in_protocol_extension "'LoudDial' relies on it"
  func gauge(_ gauge: Gauge, didReachLevel level: Int) {}
}

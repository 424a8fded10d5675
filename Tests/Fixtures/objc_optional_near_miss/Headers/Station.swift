import UIKit

final class Station: UIViewController, PumpDelegate {  // related: objc_optional_near_miss "'PumpDelegate' comes in here"
  func pump(_ pump: Pump, didReachPresure pressure: Double) {}  // expect: objc_optional_near_miss "PumpDelegate's 'pump(_:didReachPressure:)' (pump:didReachPressure:)"
  func pump(_ pump: Pump, didBeepTimes times: Int) {}  // expect: objc_optional_near_miss "it is LoudPumpDelegate's"
  func pumpDidStop(_ pump: Pump) {}
}

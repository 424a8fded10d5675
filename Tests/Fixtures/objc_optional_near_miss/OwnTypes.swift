// Another type is another type in the project's own protocols, too.
import UIKit

@objc protocol MeterDelegate: NSObjectProtocol {
  @objc optional func meter(_ meter: Meter, didFailWith error: Error)
  @objc optional func meter(_ meter: Meter, didRead info: [AnyHashable: Any])
  @objc optional func meter(_ meter: Meter, didMount part: MeterPart)
  @objc optional func meter(_ meter: Meter, willReset done: @escaping (Bool) -> Void)
  @objc optional func meter(_ meter: Meter, didName name: MeterName)
  @objc optional func meterShouldRead(_ meter: Meter) -> Bool
}
typealias MeterName = String
class Meter: NSObject { weak var delegate: MeterDelegate? }
class MeterPart: NSObject {}
final class MeterDial: MeterPart {}

final class MeterScreen: NSObject, MeterDelegate {}
extension MeterScreen {
  func meter(_ meter: Meter, didFailWith error: NSError) {}  // expect: objc_optional_near_miss "it takes 'NSError', unlike MeterDelegate's 'meter(_:didFailWith:)' (meter:didFailWith:), which is optional; make it 'Error'"
  func meter(_ meter: Meter, didRead info: [String: Any]) {}  // expect: objc_optional_near_miss "make it '[AnyHashable: Any]'"
  func meter(_ meter: Meter, didMount part: MeterDial) {}  // expect: objc_optional_near_miss "it takes 'MeterDial'"
  func meter(_ meter: Meter, willReset done: @escaping (Int) -> Void) {}  // expect: objc_optional_near_miss "make it '@escaping (Bool) -> Void'"
  func meter(_ meter: Meter, didName name: String) {}
  func meterShouldRead(_ meter: Meter) {}  // expect: objc_optional_near_miss "it returns nothing"
}

// Somebody calls it, has the other as well, or is seen by its selector.
final class MeterTable: NSObject, MeterDelegate {
  func meter(_ meter: Meter, didFailWith error: NSError) {}
  func meter(_ meter: Meter, didMount part: MeterPart) { if let dial = part as? MeterDial { self.meter(meter, didMount: dial) } }
  func meter(_ meter: Meter, didMount part: MeterDial) {}
  func fail() { meter(Meter(), didFailWith: NSError(domain: "", code: 1)) }
}
@objcMembers final class MeterLog: NSObject, MeterDelegate {
  func meterShouldRead(_ meter: Meter) -> Int { 1 }
}

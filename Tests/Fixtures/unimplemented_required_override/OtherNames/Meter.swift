import Foundation
@objc(GDMeter) class Meter: NSObject {
  @objc func rate() -> Int { fatalError("subclasses must override") }
}
final class WaterMeter: Meter { override func rate() -> Int { 1 } }

import UIKit
// What Objective-C calls by another name.
@objc(GDPump) class Pump: NSObject {
  /// For subclasses only.
  @objc func prime() {}
}
@objc(GDPumpCell) final class PumpCell: UITableViewCell {}
// The name that the other has here.
struct GDPump { func prime() {} }
func test(_ pump: GDPump) { pump.prime() }

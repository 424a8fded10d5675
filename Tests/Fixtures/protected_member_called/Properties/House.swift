import UIKit
// What only its value says the type of.
@objc class Faucet: NSObject {
  /// For subclasses only.
  @objc func drip() {}
  @objc static let main = Faucet()
}
@objc class House: NSObject {
  @objc let faucet = Faucet()
  @objc var door = UIView()
}

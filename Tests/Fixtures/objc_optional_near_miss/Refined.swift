import UIKit

// What a protocol refines comes in where a class adopts the protocol.
@objc protocol Departing: NSObjectProtocol {
  @objc optional func willDepart(_ animated: Bool)  // related: objc_optional_near_miss "the optional requirement"
}
@objc protocol Touring: Departing {}
class BasePage: UIViewController {}
extension BasePage: Touring {}  // related: objc_optional_near_miss "'Departing' comes in here"
final class PhotoPage: BasePage {
  func willDepart(with animated: Bool) {}  // expect: objc_optional_near_miss
}

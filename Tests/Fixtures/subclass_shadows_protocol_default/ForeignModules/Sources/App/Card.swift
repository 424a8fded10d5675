import Kit
import UIKit

final class Card: UIView {
  func name() -> String { "card" }  // expect: subclass_shadows_protocol_default
}

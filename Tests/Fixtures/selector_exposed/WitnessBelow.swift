import UIKit

// A method that a subclass alone promises has to be seen where the promise is, be it here or elsewhere.
@objc protocol Turning { func turned() }
protocol Pressing { func pressed() }
protocol Pulling: Pressing { func pulled() }

class Knob: UIControl {
  func connect() {
    for action in [#selector(turned), #selector(pressed), #selector(pulled), #selector(loosened)] {
      addTarget(self, action: action, for: .valueChanged)
    }
    addTarget(self, action: #selector(scrollViewDidScroll), for: .touchDown)
  }
  @objc func turned() {}
  @objc func pressed() {}
  @objc func pulled() {}
  @objc func loosened() {}  // expect: selector_exposed
  @objc func scrollViewDidScroll(_ view: UIScrollView) {}
}
final class HeavyKnob: Knob, Turning, UIScrollViewDelegate {}
final class LightKnob: Knob {}
extension LightKnob: Pulling {}

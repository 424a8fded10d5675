import UIKit

func use(_ screen: ClockScreen) {
  screen.shared()
  screen.perform(NSSelectorFromString("openByName"))
}

final class NightClock: UIViewController {
  let clock = ClockScreen()
  // Another's of the same name.
  func tick() {}
  func start() { tick() }
}

// Ambiguous: it may be the clock's.
func wind(_ thing: AnyObject) { thing.overridden?() }

final class Slider: UIControl {
  func start() {
    addTarget(self, action: #selector(slid), for: .valueChanged)
    addTarget(self, action: #selector(dropped), for: .touchUpInside)
  }
  @objc fileprivate func slid() {}  // expect: selector_exposed "'slid()' is seen by the whole file"
  @objc fileprivate func dropped() {}
}
final class SliderTest: UIView {
  func start(_ slider: Slider) { _ = UITapGestureRecognizer(target: slider, action: #selector(Slider.dropped)) }
}

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

import UIKit

struct Stage {
  let home = Scene()
  func swap(_ next: Scene, in view: UIView) {
    home.viewWillDisappear(true)  // expect: protected_member_called "use beginAppearanceTransition(_:animated:)"
    next.viewWillAppear(true)  // expect: protected_member_called "use beginAppearanceTransition(_:animated:)"
    view.addSubview(next.view)
    home.viewDidDisappear(true)  // expect: protected_member_called "use endAppearanceTransition()"
    next.viewDidAppear(true)  // expect: protected_member_called "use endAppearanceTransition()"
  }
  // The other half is told of where this is told of it.
  func viewDidAppear(_ animated: Bool) {
    home.viewDidAppear(animated)  // expect: protected_member_called "use endAppearanceTransition()"
  }
  // Nothing was begun that could be ended.
  func menuClosed() {
    home.viewDidAppear(true)  // expect: protected_member_called "move what is wanted of it into a method of its own"
  }
}
final class Scene: UIViewController {
  override func viewDidAppear(_ animated: Bool) { super.viewDidAppear(animated) }
}

// Of a client's screen all that can be told is the other half.
public class Curtain: NSObject {
  var lower: UIViewController { UIViewController() }
  func raise() { lower.viewWillDisappear(true) }  // expect: protected_member_called "'viewWillDisappear(_:)' is for UIViewController subclasses; use beginAppearanceTransition(_:animated:)"
  func drop() { lower.viewDidDisappear(true) }  // expect: protected_member_called "'viewDidDisappear(_:)' is for UIViewController subclasses; use endAppearanceTransition()"
}
public class Veil: NSObject {
  var lower: UIViewController { UIViewController() }
  // A name alone tells nobody of anything.
  func watch() { print(lower.rx.viewDidDisappear) }
  func raise() { lower.viewWillDisappear(true) }  // expect: protected_member_called
}

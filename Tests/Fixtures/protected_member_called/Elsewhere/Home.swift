import UIKit

// Only what is called like a controller is taken for one.
final class Opener {
  func open() {
    container.resolve(HomePresenting.self)!.viewDidLoad()
    observers.invoke { $0.viewDidLoad() }
    tracker.viewDidDisappear(true)
    detailsViewController.viewDidLoad()  // expect: protected_member_called
    pages.firstVC.viewWillAppear(true)  // expect: protected_member_called
  }
}

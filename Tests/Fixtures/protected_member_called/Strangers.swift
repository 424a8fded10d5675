import UIKit

// A type of the project has a member of the name, and is no view: what is Apple's own is known all the same.
struct Row {
  func layoutSubviews() {}
}

final class Screen: UIViewController {
  let navigation = UINavigationController()
  func go(_ cell: UITableViewCell, _ page: Page) {
    self.view.layoutSubviews()  // expect: protected_member_called
    view.layoutSubviews()  // expect: protected_member_called
    navigation.view.layoutSubviews()  // expect: protected_member_called
    cell.contentView.layoutSubviews()  // expect: protected_member_called
    page.view.layoutSubviews()
    something.layoutSubviews()
    navigation.topViewController?.view.superview?.layoutSubviews()  // expect: protected_member_called
  }
}

struct Page {
  let view = Row()
}

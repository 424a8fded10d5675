import UIKit

// Only the view of the controller itself has just been laid out.
final class ShelfView: UIView {
  let footer = UIView()
  var top: CGFloat = 0
  override func layoutSubviews() {
    super.layoutSubviews()
    footer.frame = CGRect(x: 0, y: top, width: 1, height: 1)
  }
}

final class ShelfController: UIViewController {
  let shelf = ShelfView()
  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    shelf.top = 40
    shelf.layoutSubviews()  // expect: protected_member_called "use setNeedsLayout() and layoutIfNeeded()"
    view.layoutSubviews()  // expect: protected_member_called "leave it out: the view is laid out anyway"
  }
}

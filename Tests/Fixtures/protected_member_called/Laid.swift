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

// In the same body, and it is the same view.
final class DrawerController: UIViewController {
  private let drawer = ShelfView()
  private let lamp = UIView()
  private var height = NSLayoutConstraint()
  private var onPick: (() -> Void)?
  private var onShow: (() -> Void)?

  func settle() {
    drawer.setNeedsLayout()
    drawer.layoutSubviews()  // expect: protected_member_called "leave it out: the view is laid out anyway"
    drawer.layoutIfNeeded()
  }

  func note() {
    drawer.setNeedsLayout()
    drawer.layoutSubviews()  // expect: protected_member_called "subclasses; use layoutIfNeeded()"
  }

  func noteInBranch(_ isBig: Bool) {
    if isBig {
      drawer.setNeedsLayout()
      drawer.layoutSubviews()  // expect: protected_member_called "subclasses; use layoutIfNeeded()"
    }
  }

  func noteElsewhere(_ isBig: Bool) {
    if isBig { drawer.setNeedsLayout() } else { drawer.layoutSubviews() }  // expect: protected_member_called "use setNeedsLayout() and layoutIfNeeded()"
    if isBig { drawer.layoutSubviews() } else { drawer.layoutIfNeeded() }  // expect: protected_member_called "use setNeedsLayout() and layoutIfNeeded()"
  }

  func noteLater() {
    drawer.layoutSubviews()  // expect: protected_member_called "use setNeedsLayout() and layoutIfNeeded()"
    drawer.setNeedsLayout()
  }

  func light() {
    lamp.setNeedsLayout()
    drawer.layoutSubviews()  // expect: protected_member_called "use setNeedsLayout() and layoutIfNeeded()"
  }

  func open() {
    view.layoutIfNeeded()
    height.constant = 300
    UIView.animate(withDuration: 0.2) {
      self.view.layoutSubviews()  // expect: protected_member_called "use setNeedsLayout() and layoutIfNeeded()"
    }
  }

  func shut() {
    drawer.layoutIfNeeded()
    height.constant = 0
    drawer.layoutSubviews()  // expect: protected_member_called "use setNeedsLayout() and layoutIfNeeded()"
  }

  func look() {
    drawer.layoutIfNeeded()
    drawer.layoutSubviews()  // expect: protected_member_called "leave it out: the view is laid out anyway"
    view.layoutIfNeeded()
    view.layoutSubviews()  // expect: protected_member_called "leave it out: the view is laid out anyway"
    lamp.alpha = 1
  }

  func bind() {
    onShow = { self.drawer.layoutIfNeeded() }
    onPick = {
      self.drawer.layoutSubviews()  // expect: protected_member_called "use setNeedsLayout() and layoutIfNeeded()"
    }
  }
}

// Who lays the view out has told its controller.
final class Mover {
  func run(_ shelf: ShelfController) {
    shelf.view.setNeedsLayout()
    shelf.view.layoutIfNeeded()
    shelf.viewDidLayoutSubviews()  // expect: protected_member_called "leave it out: the view is laid out anyway"
  }
  func run(_ shelf: ShelfController, beside other: ShelfController) {
    other.view.layoutIfNeeded()
    shelf.viewDidLayoutSubviews()  // expect: protected_member_called "use the view's setNeedsLayout()"
  }
}

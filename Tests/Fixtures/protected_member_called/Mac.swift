import AppKit

struct Window {
  func stop(_ click: NSClickGestureRecognizer, _ view: NSView) {
    click.state = .cancelled  // expect: protected_member_called "only subclasses of NSGestureRecognizer"
    recognizer.state = .ended  // expect: protected_member_called "NSGestureRecognizer"
    view.draw(view.bounds)
    mainViewController.loadView()
    contentView.layoutSubviews()
  }
}

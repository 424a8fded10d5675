import UIKit

final class Panel: UIView {
  func fit(_ other: UIView) { other.layoutSubviews(); self.layoutSubviews() }
}
final class Board: UIViewController {
  let panel = Panel()  // related: protected_member_called "called on this"
  var label: UILabel
  let press = UILongPressGestureRecognizer()
  let item: Chart
  func refresh(_ pan: UIPanGestureRecognizer, _ cell: UITableViewCell?, _ child: UIViewController) {
    view.layoutSubviews()  // expect: protected_member_called "'layoutSubviews()' is for UIView subclasses; use setNeedsLayout() and layoutIfNeeded()"
    panel.layoutSubviews()  // expect: protected_member_called
    label.updateConstraints()  // expect: protected_member_called
    panel.draw(panel.bounds)  // expect: protected_member_called "'draw(_:)'"
    pan.state = .cancelled  // expect: protected_member_called "only subclasses of UIGestureRecognizer may set 'state'"
    press.state = .ended  // expect: protected_member_called
    press.reset()  // expect: protected_member_called "'reset()' is for UIGestureRecognizer subclasses"
    cell?.prepareForReuse()  // expect: protected_member_called
    cell?.awakeFromNib()  // expect: protected_member_called
    child.awakeFromNib()
    recognizer.state = .failed  // expect: protected_member_called
    tapGestureRecognizer.ignore(touch, for: event)  // expect: protected_member_called
    superview?.layoutSubviews()  // expect: protected_member_called
    find().layoutSubviews()  // expect: protected_member_called
    // A container and its children.
    child.viewWillAppear(true)
    child.viewDidLoad()
    // Others' members of the name.
    item.draw(panel.bounds); item.state = 3
    panel.layoutSubviews(insetBy: 1)
    if pan.state == .ended { return }
    find().reset(); task.main(); player.state = .ended; page.stopLoading(); find().updateConstraints()
    super.viewDidLoad()
    self.viewDidLoad()
  }
}
struct Chart {
  var state = 1
  func draw(_ rect: CGRect) {}
}
struct Coordinator {
  func show(_ screen: Board, _ own: Frame, job: Operation) {
    screen.viewWillAppear(false)  // expect: protected_member_called "move what is wanted of it into a method of its own"
    homeViewController.loadView()  // expect: protected_member_called "'loadView()'"
    own.draw(1)
    own.layoutSubviews()  // expect: protected_member_called
    job.main()  // expect: protected_member_called "'main()' is for Operation subclasses; use start()"
    job.start()
    Program.main()
  }
}
final class Frame: UIView {
  func draw(_ count: Int) {}
}
final class Swipe: UISwipeGestureRecognizer {
  func stop(_ other: UIGestureRecognizer) { state = .cancelled; other.state = .failed }
}
extension UIGestureRecognizer {
  func cancel(_ other: UITapGestureRecognizer) { other.state = .cancelled }
}
// Who knows what it inherits?
final class Odd: SomebodysView {
  func fit(_ view: UIView) { view.layoutSubviews() }
}
func make() -> UIView {
  class Still: UIView {
    override func layoutSubviews() { still { super.layoutSubviews() } }
  }
  return Still()
}

func properties(_ table: UITableView, _ row: UIStackView, _ isDone: Bool, _ one: UIView, _ other: UIView) {
  table.backgroundView?.updateConstraints()  // expect: protected_member_called
  row.arrangedSubviews[0].updateConstraints()  // expect: protected_member_called
  table.gestureRecognizers?.forEach { $0.reset() }  // expect: protected_member_called
  (isDone ? one : other).updateConstraints()  // expect: protected_member_called
  let first = isDone ? one : nil
  first?.updateConstraints()  // expect: protected_member_called
  table.rows[0].updateConstraints()
}
// Lists of Apple's say what they hold by their names.
final class Router {
  let root: UINavigationController
  init(_ root: UINavigationController) { self.root = root }
  func prepare(_ table: UITableView?, _ racks: [Rack]) {
    root.viewControllers.forEach { $0.loadView() }  // expect: protected_member_called "'loadView()'"
    for cell in table!.visibleCells { cell.prepareForReuse() }  // expect: protected_member_called
    table?.visibleCells.first?.prepareForReuse()  // expect: protected_member_called
    for screen in root.viewControllers.reversed() { screen.loadView() }  // expect: protected_member_called
    racks.forEach { $0.prepareForReuse() }
  }
}
struct Rack { func stack() {} }

final class Navigator: UINavigationController {
  func redraw() {
    navigationBar.updateConstraints()  // expect: protected_member_called
    toolbar.layoutSubviews()  // expect: protected_member_called
  }
}

// By what is asked of a generic parameter, by the one class of a composition, and by what one platform calls a class.
func reuse<T>(_ cell: T) where T: UICollectionViewCell {
  cell.prepareForReuse()  // expect: protected_member_called
}
func reuse(_ cell: UICollectionViewCell & Sendable) {
  cell.prepareForReuse()  // expect: protected_member_called
}
func reuse<T>(_ cell: T) where T: Hashable { cell.prepareForReuse() }
#if os(macOS)
typealias Pane = NSView
#else
typealias Pane = UIView
#endif
final class Layout {
  let pane: Pane
  init(_ pane: Pane) { self.pane = pane }
  func fit(_ other: Pane) {
    other.layoutSubviews()  // expect: protected_member_called
    pane.updateConstraints()  // expect: protected_member_called
  }
}

import UIKit

// What the object stores is kept to the file; its functions are there for those who have it.
protocol VisibilityObserving: UIViewController {
  var visibility: Visibility { get }
}
extension VisibilityObserving {
  func onAppearOnce(_ block: @escaping () -> Void) {
    if visibility.isVisible { block() } else { visibility.task = block }
  }
}
final class Visibility {
  static var count = 0
  fileprivate var task: (() -> Void)?
  fileprivate var isVisible = false
  func viewDidAppear() {
    isVisible = true
    task?()
    task = nil
  }
}
class ObservedController: UIViewController, VisibilityObserving {
  private(set) var visibility = Visibility()
  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    visibility.viewDidAppear()
  }
}
class ObservedNavigation: UINavigationController, VisibilityObserving {
  private(set) var visibility = Visibility()
  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    visibility.viewDidAppear()
  }
}

// Something that it stores can be changed by all, or nothing is stored.
protocol Timed: AnyObject { var timing: Timing { get } }  // expect: leaked_protocol_property
extension Timed { func start() { timing.begin() } }
final class Timing {
  var seconds = 0
  fileprivate var isRunning = false
  func begin() { isRunning = true }
}
final class Race: Timed { let timing = Timing() }

protocol Ringing: AnyObject { var bell: Bell { get } }  // expect: leaked_protocol_property
extension Ringing { func ring() { bell.strike() } }
final class Bell { func strike() {} }
final class Door: Ringing { let bell = Bell() }

// Whoever can set it can exchange the object; where the defaults do not, they need not be able to.
protocol Keyed: AnyObject { var keys: Keys { get set } }  // expect: leaked_protocol_property "anyone can set it; make it { get }"
extension Keyed { func lock() { keys.turn() } }
final class Keys {
  private var turns = 0
  func turn() { turns += 1 }
}
final class Gate: Keyed { var keys = Keys() }

protocol Parent: AnyObject { var child: Child? { get set } }  // expect: leaked_protocol_property "move it into a components object with fileprivate members"
extension Parent { func start() { child = Child(name: "") } }
struct Child {
  private let name: String
  init(name: String) { self.name = name }
  func call() {}
}
final class Mother: Parent { var child: Child? }

// A view can be used for what every view can.
protocol Spaced: AnyObject { var spacer: Spacer { get } }  // expect: leaked_protocol_property
extension Spaced { func widen() { spacer.widen() } }
final class Spacer: UIView {
  private var width = 0
  func widen() { width += 1 }
}
final class Row: Spaced { let spacer = Spacer() }

import UIKit

final class ClockScreen: UIViewController {
  override func viewDidLoad() {
    let tap = UITapGestureRecognizer(target: self, action: #selector(handleTap(_:)))  // related: selector_exposed
    view.addGestureRecognizer(tap)
    NotificationCenter.default.addObserver(self, selector: #selector(ClockScreen.wake), name: nil, object: nil)
    Timer.scheduledTimer(timeInterval: 1, target: self, selector: #selector(tick), userInfo: nil, repeats: true)
    _ = #selector(chime)
    _ = #selector(openFromNib)
    _ = #selector(openByName)
    _ = #selector(renamed)
    _ = #selector(shared)
    _ = #selector(called)
    _ = #selector(kept)
    _ = #selector(said)
    _ = #selector(outlet)
    _ = #selector(viewWillAppear(_:))
    _ = #selector(overridden)
    _ = #selector(textFieldDidBeginEditing(_:))
    _ = #selector(asked)
  }

  @objc func handleTap(_ tap: UITapGestureRecognizer) {}  // expect: selector_exposed "'handleTap(_:)' is seen by the whole module, but only named by '#selector' in its file; make it private"
  @objc func wake() {}  // expect: selector_exposed
  // The application may name what no sources say.
  @objc func openFromNib() {}
  @objc func openByName() {}
  @objc(tickTock) func renamed() {}
  // Others use it.
  @objc func shared() {}
  @objc func called() { called() }
  @objc private func kept() {}
  @objc internal func said() {}
  @IBAction @objc func outlet() {}
  @objc dynamic override func viewWillAppear(_ animated: Bool) {}
  @objc func overridden() {}
  @objc func unused() {}
}

extension ClockScreen: UITextFieldDelegate {
  // The module sees an extension's members, too.
  @objc func tick() {}  // expect: selector_exposed "make it private"
  @objc func textFieldDidBeginEditing(_ field: UITextField) {}
}

private extension ClockScreen {
  @objc func chime() {}
}

protocol Asking { func asked() }
extension ClockScreen: Asking {
  @objc func asked() {}
}

class Base: UIViewController {
  @objc func refresh() {}  // expect: selector_exposed "make it fileprivate"
  @objc func reload() {}
  func start() { _ = #selector(reload) }
}
final class Derived: Base {
  func restart() { _ = #selector(refresh) }
  @objc override func reload() {}
}

final class Wheel: UIView {
  final class Target: NSObject {
    @objc func turn() {}  // expect: selector_exposed "make it fileprivate"
  }
  let target = Target()
  func start() { _ = UIPanGestureRecognizer(target: target, action: #selector(Target.turn)) }
}

public final class OpenScreen: UIViewController {
  @objc func anybody() {}
  func start() { _ = #selector(anybody) }
}

private final class Hidden: NSObject {
  @objc func nobody() {}
  func start() { _ = #selector(nobody) }
}

// What the whole file sees only its own type names.
private final class Bell: NSObject {
  lazy var strokes = [#selector(strike), #selector(Bell.ring)]
}
extension Bell {
  @objc fileprivate func strike() {}  // expect: selector_exposed "seen by the whole file"
  @objc fileprivate func ring() {}
  func twice() { ring() }
}

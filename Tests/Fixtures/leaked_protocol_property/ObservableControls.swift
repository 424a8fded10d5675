import UIKit

// Defaults that only pass through to an object, which the types that conform have a use for as well: said more softly.
final class Watcher<Event> {
  private(set) var watches: [(Event) -> Void] = []
  private weak var control: UIControl?
  init(of control: UIControl) { self.control = control }
  func add(_ watch: @escaping (Event) -> Void) { watches.append(watch) }
  func removeAll() { watches = [] }
}

protocol Watchable {
  associatedtype Event
  var watcher: Watcher<Event> { get }  // expect: leaked_protocol_property "'Watchable' (3 places) and by types that conform, but 2 types must declare it and anyone can read it"
  var watchCount: Int { get }
  func watch(_ watch: @escaping (Event) -> Void)
  func unwatch()
}

extension Watchable {
  func watch(_ watch: @escaping (Event) -> Void) { watcher.add(watch) }
  func unwatch() { watcher.removeAll() }
  var watchCount: Int { watcher.watches.count }
}

final class WatchableSwitch: UISwitch, Watchable {
  typealias Event = Bool

  lazy internal var watcher = Watcher<Event>(of: self)

  override func sendActions(for events: UIControl.Event) {
    for watch in watcher.watches { watch(isOn) }  // related: leaked_protocol_property "a type that conforms uses it here"
  }
}

final class WatchableField: UITextField, Watchable {
  typealias Event = String

  lazy var watcher = Watcher<Event>(of: self)
}

final class Form: UIViewController {
  private let field = WatchableField()

  override func viewDidLoad() {
    field.watch { [weak self] text in self?.check(text) }
  }

  private func check(_ text: String) {}
}

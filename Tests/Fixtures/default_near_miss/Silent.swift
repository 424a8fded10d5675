protocol Store {
  associatedtype Options
  func load(_ key: String, options: Options) -> Int
  func save(_ key: String, quickly: Bool)
  func find(byOldName name: String)
  func list(_ key: String)
  func count(_ key: String)
  func watch(_ key: String, _ change: (Int, String) -> Void)
  func index(after place: Int) -> Int
  func item(withKey key: String) -> Int
  func exact(_ key: String)
  func sync(_ key: String) -> Int
  func drop(oldKey key: String)
  func hide(oldKey key: String)
  func name(_ key: String)
  func fetch(_ key: String) -> Int
  func both(_ key: String)
  func both(_ key: Double)
  static func make(_ key: String)
}
extension Store {
  // They call what is required, be it in a closure.
  func save(_ key: Int, quickly: Bool) { save("\(key)", quickly: quickly) }
  func find(byOldNames name: String) { run { self.find(byOldName: name) } }
  // One that takes an optional more.
  func list(_ key: String?) {}
  func count(_ key: Optional<String>) {}
  // Equal under the extension's terms, or the same in other words.
  func watch(_ key: String, _ change: (_ number: Int, _ text: String) -> ()) {}
  // Other operations.
  func index(before place: Int) -> Int { place }
  func item(for key: String) -> Int { 0 }
  func name(_ key: String, again: Bool) {}
  static func name(_ key: Int) {}
  // There is an exact default too.
  func exact(_ key: String) {}
  func exact(_ key: Int) {}
  // What waits is another thing.
  func sync(_ key: String) async -> String { "" }
  // It has callers of its own, is private, or is not to be used.
  func drop(oldKeys key: String) {}
  private func hide(oldKeys key: String) {}
  @available(*, deprecated) func make(_ key: Int) {}
  @_disfavoredOverload func fetch(_ key: Int) -> Int { 0 }
  // Two requirements could be meant.
  func both(_ key: Bool) {}
}
extension Store where Options == Never { func load(_ key: String, options: Never) -> Int { 0 } }
func use(_ store: some Store) { store.drop(oldKeys: "") }

// A type that conforms has nothing for it, and inherits from a stranger: something is not known here.
protocol Tool { func turn(leftWheel: Int) }
extension Tool { func turn(leftWheels: Int) {} }
struct Saw: Tool, ForeignTool {}

// What the extension asks of `Self` requires it.
protocol Left { func turn(leftWheels: Int) }
extension Tool where Self: Left { func turn(leftWheels: Int) {} }

// Another thing is given, by its own name, and somebody does so.
struct Locker {}
protocol Lockers { func unlock(_ locker: Locker) }
extension Lockers {
  func unlock(_ number: Int) { print(number) }
}
struct Hall: Lockers { func unlock(_ locker: Locker) {} }
func unlockAll(_ lockers: any Lockers) { lockers.unlock(3) }

// What Objective-C asks for has no default in an extension, whatever its labels.
@objc protocol Signalling { func signal(didReceive message: String, at time: Int) }
extension Signalling { func signal(didRecieve message: String, at time: Int) {} }

// A duty under a condition is none of all; that somebody subclasses, or runs into the trap, is no condition.
class Grill {
  var hasRows: Bool { false }
  func rows() -> Int { fatalError("rows() must be overridden if hasRows is true") }
  func plates() -> Int { fatalError("When hasRows is true, subclasses must override plates()") }
  func grids() -> Int { fatalError("Subclasses must implement grids() unless there are plates.") }
  func coals() -> Int { fatalError("Either pass coals to the initializer or override this method.") }
  func lids() -> Int { fatalError("Subclass of Grill should override lids() if they do not set a lid.") }
  func forks() -> Int { fatalError("In most cases subclasses must override this") }
  func heat() -> Int { fatalError("heat() must be overridden. Call super if you are done.") }
  func cool() -> Int { fatalError("If you subclass Grill, you must override cool()") }
  func turn() -> Int { fatalError("must be overridden when subclassing") }
  func clean() -> Int { fatalError("If you see this, you forgot to override clean()") }
  func serve() {
    print(rows(), plates(), grids(), coals(), lids(), forks())
    print(heat(), cool(), turn(), clean())
  }
}
final class Toaster: Grill {
  override var hasRows: Bool { true }
  override func rows() -> Int { 1 }
  override func plates() -> Int { 1 }
  override func grids() -> Int { 1 }
  override func coals() -> Int { 1 }
  override func lids() -> Int { 1 }
  override func forks() -> Int { 1 }
  override func heat() -> Int { 1 }
  override func cool() -> Int { 1 }
  override func turn() -> Int { 1 }
  override func clean() -> Int { 1 }
}
final class Smoker: Grill {}  // expect: unimplemented_required_override "must override 'heat()' and 3 more members"
func cook(_ grill: Grill) { grill.serve() }

// Each class has what its own screen calls, and none has all of it: these are alternatives.
class Sheet {
  func proceed() { fatalError("subclasses must override proceed") }
  func proceed(password: String) { fatalError("subclasses must override proceed") }
}
func finish(_ sheet: Sheet) { sheet.proceed() }
func finish(_ sheet: Sheet, by password: String) { sheet.proceed(password: password) }
final class AskingSheet: Sheet { override func proceed(password: String) { print(password) } }
final class ConfirmingSheet: Sheet { override func proceed() { print("done") } }

// Where one class has all, another could.
class Panel {
  func open() { fatalError("subclasses must override open") }
  func close() { fatalError("subclasses must override close") }
  func toggle() { open(); close() }
}
final class WholePanel: Panel {
  override func open() { print("open") }
  override func close() { print("close") }
}
final class OpenPanel: Panel { override func open() { print("open") } }  // expect: unimplemented_required_override "'close()'"
final class ClosedPanel: Panel { override func close() { print("close") } }  // expect: unimplemented_required_override "'open()'"

// A class that calls all needs all.
class Drill {
  func turn() { fatalError("subclasses must override turn") }
  func press() { fatalError("subclasses must override press") }
  func run() { turn(); press() }
}
final class HandDrill: Drill { override func turn() {} }  // expect: unimplemented_required_override "'press()'"
final class FootDrill: Drill { override func press() {} }  // expect: unimplemented_required_override "'turn()'"

// What an extension of the project gives all errors is passed on to nobody's own, either.
extension Error {
  var advice: String { "Try again" }  // expect: extension_member_not_requirement "'advice' is not a requirement of 'Error': the version of 'PaymentError' is passed over where the value is known as 'Error', as in 'alert(_:)'"
  func report() -> Int { 0 }  // expect: extension_member_not_requirement
  var code: Int { 1 }
  var isFatal: Bool { (self as? PaymentError)?.isFatal ?? false }
  var title: String { "Error" }
  var hint: String { "none" }
  var number: Int { (self as NSError).code }
}

enum PaymentError: Error {
  case declined
  var advice: String { "Use another card" }  // related: extension_member_not_requirement
  func report() -> Int { 7 }
  // Nobody reads it of an error.
  var code: Int { 2 }
  // Read where these errors are told from others.
  var hint: String { "ask your bank" }
  // Meant for errors of Apple's.
  var number: Int { 5 }
  // The extension asks who it is.
  var isFatal: Bool { true }
}
// No error.
struct Page { var title: String { "page" } }

func alert(_ error: any Error) -> String { error.title + error.advice + "\(error.number)" }  // related: extension_member_not_requirement
func log() {
  do { throw PaymentError.declined } catch { print(error.report(), error.isFatal) }
}

func ask(_ error: any Error) -> String {
  if let payment = error as? PaymentError { return payment.hint }
  return error.hint
}

// Required by a protocol of the project: that decides.
protocol Explained: Error { var reason: String { get } }
extension Error {
  var reason: String { "unknown" }
}
struct LockError: Explained { var reason: String { "locked" } }
func explain(_ error: any Error) -> String { error.reason }

// What a library that is not here has nested is no error of Swift's.
extension Hatch.Panel.Error {
  var note: String { "jammed" }
}
struct GatePanel {
  enum Error: Swift.Error {
    case shut
    var note: String { "shut" }
  }
  func say(_ error: Error) -> String { error.note }
}

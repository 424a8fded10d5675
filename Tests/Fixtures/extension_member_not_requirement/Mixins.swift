// Two extensions with the same member: a requirement would be met by both, and the type would conform to neither.
protocol Resetting { var name: String { get } }
protocol Cancelling { var number: Int { get } }
extension Resetting {
  func reset() { print(name) }  // expect: extension_member_not_requirement "give one of the two another name"
  func clear(_ all: Bool) { print(name) }  // expect: extension_member_not_requirement "declare it in 'Resetting', too"
  func close() { print(name) }  // expect: extension_member_not_requirement "declare it in 'Resetting', too"
}
extension Cancelling {
  func reset() { print(number) }
  func clear(_ all: Int) { print(number) }
  func close() { print(number) }  // expect: extension_member_not_requirement
}
struct Sheet: Resetting, Cancelling {
  let name = "sheet"
  let number = 1
  func close() {}
}
struct Draft: Resetting {
  let name = "draft"
  func reset() { print("draft") }
  func clear(_ all: Bool) { print("draft") }
  func close() { print("draft") }
}
func clear(_ sheet: any Resetting) {
  sheet.reset()
  sheet.clear(true)
  sheet.close()
}

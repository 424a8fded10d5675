// The protocol requires another function of the same name and labels, and not this one.
protocol Register {
  func find(_ number: Int) -> String?
  func list(_ items: [Int])
}
extension Register {
  func find(_ name: String) -> String? { nil }  // expect: extension_member_not_requirement "the version of 'Book' would be passed over where the value is known as 'Register'"
  func list(_ items: [Int]) {}
}
struct Book: Register {
  func find(_ number: Int) -> String? { "a" }
  func find(_ name: String) -> String? { "b" }  // related: extension_member_not_requirement
  func list(_ items: [Int]) { print(items) }
}
func look(_ register: any Register) -> String? { register.find("x") ?? register.find(1) }

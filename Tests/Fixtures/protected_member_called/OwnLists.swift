// What the project adds to collections is not what Swift has under the name.
class Frame {
  /// - Protected
  func settle() {}
}
class Border {
  func settle() {}
}
extension Array where Element == Frame {
  func first(in border: Border) -> Border? { border }
  func forEach(bordered body: (Border) -> Void) {}
  func last() -> Border { Border() }
  subscript(name: String) -> Border { Border() }
}
func all(_ frames: [Frame], _ border: Border) {
  frames.first(in: border)?.settle()
  frames.forEach(bordered: { $0.settle() })
  frames.last().settle()
  frames["a"].settle()
  frames.first?.settle()  // expect: protected_member_called
  frames.first { $0 === border }?.settle()  // expect: protected_member_called
  frames.forEach { $0.settle() }  // expect: protected_member_called
}

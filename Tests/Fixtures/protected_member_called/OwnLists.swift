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

// What the project adds to all collections gives one of those that they hold, or many.
extension Collection {
  var second: Element? { dropFirst().first }
  func each(_ body: (Element) -> Void) { forEach(body) }
  func pair(with border: Border) -> Border { border }
}
extension Array {
  func parted(by count: Int) -> [[Element]] { [self] }
}
func some(_ frames: [Frame], _ borders: [Border]) {
  frames.second?.settle()  // expect: protected_member_called
  frames.each { $0.settle() }  // expect: protected_member_called
  frames.parted(by: 2).forEach { $0.first?.settle() }  // expect: protected_member_called
  frames.pair(with: Border()).settle()
  borders.second?.settle()
  borders.each { $0.settle() }
  borders.parted(by: 2)[0].first?.settle()
}

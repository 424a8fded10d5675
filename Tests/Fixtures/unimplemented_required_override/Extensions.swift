class Tool {}
extension Tool {
  func sharpen() { fatalError("subclasses must override sharpen") }  // expect: unimplemented_required_override "no subclass can override 'sharpen()'"
  @objc func clean() { fatalError("subclasses must override clean") }
  func use() { fatalError("no tool can be used") }
  func all() { clean() }
}
class Saw: Tool {
  override func clean() {}
}
class Axe: Tool {}  // expect: unimplemented_required_override "'clean()'"
@objcMembers class Press {}
extension Press {
  func push() { fatalError("subclasses must override push") }
}

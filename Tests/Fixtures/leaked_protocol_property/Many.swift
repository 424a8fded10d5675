// Those that leak together are named, up to a number.
protocol Window: AnyObject {
  var hinge: [Int] { get set }  // expect: leaked_protocol_property "and 1 more, into"
  var latch: [Int] { get set }  // expect: leaked_protocol_property "and 1 more, into"
  var pane: [Int] { get set }  // expect: leaked_protocol_property "and 1 more, into"
  var frame: [Int] { get set }  // expect: leaked_protocol_property "and 1 more, into"
  var sill: [Int] { get set }  // expect: leaked_protocol_property "and 1 more, into"
  var blind: [Int] { get set }  // expect: leaked_protocol_property "and 1 more, into"
  var crank: [Int] { get set }  // expect: leaked_protocol_property "and 1 more, into"
  var seal: [Int] { get set }  // expect: leaked_protocol_property "and 1 more, into"
  func open()
}
extension Window {
  func open() {
    hinge.append(1)
    latch.append(1)
    pane.append(1)
    frame.append(1)
    sill.append(1)
    blind.append(1)
    crank.append(1)
    seal.append(1)
  }
}
final class Skylight: Window {
  var hinge: [Int] = []
  var latch: [Int] = []
  var pane: [Int] = []
  var frame: [Int] = []
  var sill: [Int] = []
  var blind: [Int] = []
  var crank: [Int] = []
  var seal: [Int] = []
}

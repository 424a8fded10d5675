// `self` by another name is used by the default implementation, too.
protocol Kettle: AnyObject {
  var heats: [Int] { get set }  // expect: leaked_protocol_property "'heats'"
  func boil()
}
extension Kettle {
  func boil() {
    later { [weak self] in
      guard let strongSelf = self else { return }
      strongSelf.heats.append(1)
    }
  }
}
func later(_ work: @escaping () -> Void) { work() }
final class Stove: Kettle { var heats: [Int] = [] }

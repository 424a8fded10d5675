// A type inside of a function conforms: how it answers is not looked at.
protocol Ferry: AnyObject {
  var cars: [Int] { get set }
  func board(_ car: Int)
}
extension Ferry { func board(_ car: Int) { cars.append(car) } }
final class RiverFerry: Ferry { var cars: [Int] = [] }
func makeFerry() -> any Ferry {
  final class TrialFerry: Ferry {
    var cars: [Int] {
      get { [] }
      set { print(newValue) }
    }
  }
  return TrialFerry()
}

// Inside of a type it is one like others.
protocol Barge: AnyObject {
  var loads: [Int] { get set }  // expect: leaked_protocol_property
  func load(_ item: Int)
}
extension Barge { func load(_ item: Int) { loads.append(item) } }
enum Barges {
  final class RiverBarge: Barge { var loads: [Int] = [] }
}

// What tests' own types make of a property that all others store.
protocol Gauge: AnyObject {
  var marks: [Int] { get set }  // expect: leaked_protocol_property "'marks' is only used"
  func note(_ mark: Int)
}
extension Gauge {
  func note(_ mark: Int) { marks.append(mark) }
}
final class OilGauge: Gauge { var marks: [Int] = [] }
final class GasGauge: Gauge { var marks: [Int] = [] }

// The defaults do no more than read it: the double is what it is there for.
protocol Dial: AnyObject {
  var step: Int { get set }
  func turn() -> Int
}
extension Dial {
  func turn() -> Int { step }
}
final class OilDial: Dial { var step = 1 }

// A type of the program that computes it is another matter.
protocol Lever: AnyObject {
  var pulls: [Int] { get set }
  func pull()
}
extension Lever {
  func pull() { pulls.append(1) }
}
final class OilLever: Lever { var pulls: [Int] = [] }
final class NoLever: Lever {
  var pulls: [Int] {
    get { [] }
    set {}
  }
}

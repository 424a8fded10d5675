// What tests ask for is the tests' affair.
protocol Probe: AnyObject { var count: Int { get set } }
final class Fake: Probe {
  var count = 0
  func note() { count += 1 }
}
func check(_ probe: any Probe) { print(probe.count) }

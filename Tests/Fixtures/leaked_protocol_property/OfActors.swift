// What belongs to an actor others can only read.
protocol Gauge: Actor {
  var readings: [Int] { get set }  // expect: leaked_protocol_property "1 type must declare it and anyone can read it"
}
extension Gauge {
  func note(_ reading: Int) { readings.append(reading) }
}
actor RainGauge: Gauge { var readings: [Int] = [] }

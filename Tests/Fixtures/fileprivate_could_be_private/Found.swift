struct Meter {
  fileprivate static let limit = 10  // expect: fileprivate_could_be_private "'limit' is only used inside of 'Meter'"
  fileprivate var reading = 0  // expect: fileprivate_could_be_private
  init() {}

  func isOver() -> Bool { reading > Meter.limit }

  fileprivate func reset() {}  // expect: fileprivate_could_be_private
}

// Extensions in the file see what is private.
extension Meter {
  mutating func restart() {
    reset()
    step(by: 0)
  }
  fileprivate mutating func step(by amount: Int) { reading += amount }  // expect: fileprivate_could_be_private
}

final class Kiln {
  fileprivate let fan = Fan()  // expect: fileprivate_could_be_private

  // A type inside of the other sees it, too.
  final class Fan {
    func stop(_ kiln: Kiln) { kiln.cool() }
  }

  fileprivate func cool() {}  // expect: fileprivate_could_be_private
  func stop() { fan.stop(self) }
}

protocol Alarm {}
extension Alarm {
  func ring() { hum() }
  fileprivate func hum() {}  // expect: fileprivate_could_be_private
}

// Another's member of the name is no use of this one.
final class Lamp {
  fileprivate var glow = 0  // expect: fileprivate_could_be_private
  func brighten() { glow += 1 }
}
final class Candle {
  var glow = 0
  func light() { glow = 1 }
}
func melt(_ candle: Candle) { candle.glow = 2 }

// Nobody else makes values of it, so what makes them may be private as well.
struct Coin {
  fileprivate var value = 1  // expect: fileprivate_could_be_private
  fileprivate let metal = "gold"  // expect: fileprivate_could_be_private
}
extension Coin: Equatable {
  static func == (left: Coin, right: Coin) -> Bool { left.value == right.value && left.metal == right.metal }
}

// What is stored for tests its own type fills, with what stands in it; others of the file are like anybody.
class Scale {
  /// For testing only
  static let even = Scale()
  /// For testing only
  var lastReading = 0
  /// For testing only
  var readings: [Int] = []

  func weigh(_ grams: Int) {
    lastReading = grams
    readings.append(grams)
  }

  struct Needle {
    let scale: Scale
    var isAtRest: Bool { scale.lastReading == 0 }
  }
}

class KitchenScale: Scale {
  func tare() { weigh(-lastReading) }  // expect: testable_member_in_production
}

struct Counter {
  let scale = Scale.even  // expect: testable_member_in_production
  func reset() { scale.lastReading = 0 }  // expect: testable_member_in_production
  func total() -> Int {
    let last = scale.lastReading  // expect: testable_member_in_production
    return scale.readings.reduce(last) { $0 + $1 }  // expect: testable_member_in_production
  }
}

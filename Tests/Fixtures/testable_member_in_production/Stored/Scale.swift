// What is stored for tests its own type fills, with what stands in it; a constant of the type nobody can put in.
class Scale {
  /// For testing only
  static let even = Scale()
  /// For testing only
  var lastReading = 0

  static var isEven: Bool { even.lastReading == 0 }

  func weigh(_ grams: Int) { lastReading = grams }

  struct Needle {
    let scale: Scale
    var isAtRest: Bool { scale.lastReading == 0 && scale === Scale.even }
  }
}

struct Counter {
  let scale = Scale.even  // expect: testable_member_in_production
}

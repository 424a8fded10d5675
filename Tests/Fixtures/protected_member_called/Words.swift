// A comment that says nothing of subclasses is quoted.
class Boiler {
  /// Do not call this method directly.
  func ignite() {}
  /// For subclasses only; do not call it directly.
  func vent() {}
}
func heat(_ boiler: Boiler) {
  boiler.ignite()  // expect: protected_member_called "'ignite()' is not for users of 'Boiler': "
  boiler.vent()  // expect: protected_member_called "'vent()' is for subclasses of 'Boiler'"
}

// What follows the semicolon says who calls it, and is quoted, too.
class Kettle {
  /// Cooks don't call this directly; rather, they ask `boil()` of a `Stove`, which does.
  func heat() {}
}
struct Stove {
  func boil(_ kettle: Kettle) { kettle.heat() }
  func keepWarm(_ kettle: Kettle) { kettle.heat() }
}
struct Cook {
  func work(_ kettle: Kettle) {
    kettle.heat()  // expect: protected_member_called "call this directly; rather, they ask `boil()` of a `Stove`"
  }
}

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

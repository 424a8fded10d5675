// What a type has itself is not what its values have under the same name.
class Loader {
  /// - Protected
  func willReload() {}
}
class Gauge {
  func willReload() {}
}
protocol Screen {}
extension Screen {
  var current: Gauge { Gauge() }
  func make() -> Gauge { Gauge() }
}
struct Home: Screen {
  static var current: Loader { Loader() }
  static func make() -> Loader { Loader() }
  func go() {
    current.willReload()
    self.current.willReload()
    make().willReload()
    Self.current.willReload()  // expect: protected_member_called
    Home.make().willReload()  // expect: protected_member_called
  }
  static func start() {
    current.willReload()  // expect: protected_member_called
  }
}

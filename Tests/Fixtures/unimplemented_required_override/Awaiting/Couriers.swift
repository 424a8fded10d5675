// Either form is an override.
final class BikeCourier: Courier {
  override func fetchParcel(_ number: Int) async -> String { "by bike" }
  override func route() async -> String { "uphill" }
}
final class CarCourier: Courier {
  override func fetchParcel(_ number: Int, completionHandler: @escaping (String) -> Void) {}
  override func getRouteWithCompletion(_ completion: @escaping (String) -> Void) {}
}
final class FootCourier: Courier {  // expect: unimplemented_required_override "'FootCourier' must override 'fetchParcel(_:completionHandler:)'"
  override func route() async -> String { "downhill" }
  func fetchParcel(_ number: Int) -> String { "on foot" }
}

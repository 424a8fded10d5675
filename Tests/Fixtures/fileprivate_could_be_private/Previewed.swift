// A macro beside the type uses it.
struct Lamp {
  fileprivate enum Sizes { static let large = 9 }
  let size = Sizes.large
}
#Preview(traits: Lamp.Sizes.large) {
  Lamp()
}

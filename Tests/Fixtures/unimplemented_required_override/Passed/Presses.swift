// What an override passes on to Objective-C asks for the hook all the same.
final class SteamPress: Press {  // expect: unimplemented_required_override "'name(forKey:)'"
  override func start() { super.start() }
}

final class HandPress: Press {
  override func name(forKey key: String) -> String { "hand" }
}

final class BrokenPress: Press {
  override func start() {}
}

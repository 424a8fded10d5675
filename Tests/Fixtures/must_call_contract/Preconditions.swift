// What has to come before or after a call is the caller's business.
class Player {
  func prepare() {}
  func cleanUp() {}
  /// You must call `prepare()` before calling this method.
  func play() {}
  /// You must call `prepare()` before this method is called.
  func loop() {}
  /// You must call `prepare()` before you call this.
  func skip() {}
  /// Before calling this method, you must call `prepare()`.
  func mix() {}
  /// You must call `cleanUp()` after calling `stop()`.
  func stop() {}
  /// You must call `prepare()` prior to using this method.
  func fade() {}
  /// Overrides must call `prepare()` before this method returns.
  func cue() {}
}
class TapePlayer: Player {
  override func play() {}
  override func loop() {}
  override func skip() {}
  override func mix() {}
  override func stop() {}
  override func fade() {}
}
class DiscPlayer: Player {  // expect: must_call_contract "'DiscPlayer' never calls 'prepare'"
  override func cue() {}
}

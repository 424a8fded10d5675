class Screen {
  /// Do not call `showNotice` directly, call `Player.sendNotice` instead.
  func showNotice() {}
}

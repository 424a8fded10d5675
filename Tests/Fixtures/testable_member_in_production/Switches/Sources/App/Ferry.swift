public struct Settings {
  // Whoever is to heed a switch has to look at it.
  var skipsWaitingForTesting = false
  var isSilentForTests: Bool = false
  var delayForTesting = 3
  /// For testing only.
  var isDry: Bool = false
}
final class Ferry {
  var settings = Settings()
}

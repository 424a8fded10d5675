final class CrashLog {
  static func crashForTesting() -> Never { fatalError() }
  /// For testing only.
  static func clear() {}
}

func _testForget() {}

// A name that says what it does, and not for whom.
func _testAccess() -> Bool { true }

/// A caller qualifies when it is in the same file, and is itself visible to tests.
func callers(of name: String) -> [String] { [name] }

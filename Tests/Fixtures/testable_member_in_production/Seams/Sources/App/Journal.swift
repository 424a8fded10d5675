struct Journal {
  static func tidied(_ lines: [String]) -> [String] { lines.filter { !$0.isEmpty } }

  /// What a reload makes of the lines, during a test run.
  static func reloaded(_ lines: [String]) -> [String] { tidied(untidied(lines)) }

  /// What a reload makes of them, for the app as well.
  static func opened(_ lines: [String]) -> [String] { untidied(lines) }  // expect: testable_member_in_production

  /// For tests only: the lines as they come.
  static func untidied(_ lines: [String]) -> [String] { lines.reversed() }
}

func show(_ lines: [String]) -> Int { Journal.opened(lines).count }

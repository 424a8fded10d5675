enum Ability: String {
  case search
  /// For testing only.
  case slowedClockForDemos
}

struct Abilities {
  var all: Set<Ability> = []
  func holds(_ ability: Ability) -> Bool { all.contains(ability) }
}

// Whoever offers what tests may switch on has to ask for it.
func tick(_ abilities: Abilities) -> Int { abilities.holds(.slowedClockForDemos) ? 1 : 1000 }

func isSlow(_ abilities: Abilities) -> Bool { abilities.all.contains(.slowedClockForDemos) }

func begin() -> Abilities {
  var abilities = Abilities()
  abilities.all.insert(.slowedClockForDemos)  // expect: testable_member_in_production
  return abilities
}

struct Service {
  /// For testing only.
  static func stubbed() -> Service { Service() }

  // How the program was started tells that it is tested.
  static func chosen() -> Service {
    if ProcessInfo.processInfo.environment["XCTestConfigurationFilePath"] != nil { return stubbed() }
    return Service()
  }
  static func loaded() -> Service { NSClassFromString("XCTestCase") != nil ? stubbed() : Service() }
  static func plain() -> Service { stubbed() }  // expect: testable_member_in_production
}

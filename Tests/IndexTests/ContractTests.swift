import Facts
import Testing

/// What is said of declarations, and who says it.
@Suite struct ContractTests {
  private let cranes = project(
    """
    protocol Lift {
      // for testing only
      func drop()
    }
    class Crane: Lift {
      func drop() {}
      /// Do not override this.
      func swing() {}
      // accesslint:protected
      func turn() {}
      var stateForTesting: Int { 0 }
      func testOnly_reset() {}
      func test() {}
      // Internal for tests.
      init(height: Int) {}
    }
    class TowerCrane: Crane {
      override func swing() {}
      override func turn() {}
    }
    class HighCrane: TowerCrane {
      override func swing() {}
    }
    struct Other { func drop() {} }
    """)

  @Test func keepers() {
    #expect(cranes.keeper(of: .testsOnly, "Crane.drop") == "Lift.drop")
    #expect(cranes.keeper(of: .testsOnly, "Lift.drop") == "Lift.drop")
    #expect(cranes.keeper(of: .testsOnly, "Other.drop") == nil)
    #expect(cranes.keeper(of: .protected, "TowerCrane.turn") == "Crane.turn")
    #expect(cranes.keeper(of: .protected, "Crane.swing") == nil)
  }

  @Test func overrides() {
    #expect(cranes.asker(of: .doNotOverride, "HighCrane.swing") == "Crane.swing")
    #expect(cranes.asker(of: .doNotOverride, "Crane.swing") == nil)
    #expect(cranes.asker(of: .doNotOverride, "TowerCrane.turn") == nil)
  }

  @Test func names() {
    #expect(cranes.hasContract(.testsOnly, name: "drop"))
    #expect(!cranes.hasContract(.protected, name: "drop"))
    #expect(cranes.hasContract(.exposedForTests, name: "stateForTesting"))
    #expect(cranes.hasContract(.exposedForTests, name: "testOnly_reset"))
    #expect(!cranes.hasContract(.exposedForTests, name: "test"))
    #expect(cranes.hasContract(.exposedForTests, name: "Crane"), "its initializer is called by it")
    #expect(cranes.namesakes("drop") == ["Lift.drop", "Crane.drop", "Other.drop"])
    #expect(cranes.namesakes("Crane") == [])
  }

  @Test func surroundings() {
    let found = project(
      """
      class Base {}
      class Sub: Base { struct Inner { func f() { hit } } }
      class View: UILabel { func f() { hit } }
      extension UIButton { func f() { hit } }
      protocol P {}
      extension P where Self: Base { func f() { hit } }
      func g() { hit }
      """)
    #expect(found.surroundings(ofMention: "hit", inherit: "Base") == [true, false, false, true, false])
    #expect(found.surroundings(ofMention: "hit", inherit: "UIView") == [false, true, true, false, false])
  }
}

import Lint
import Report
import RuleKit
import Rules
import Testing

/// What files in other languages name counts for rules that ask, and is read for them alone.
@Suite struct WordReaderTests {
  private static let screen = """
    final class Screen: UIViewController {
      func start() { _ = #selector(press); _ = #selector(move(to:)); _ = #selector(stamp(_:)); _ = #selector(save) }
      @objc func press() {}
      @objc func move(to place: Int) {}
      @objc func stamp(_ sender: Any) {}
      @objc func save() {}
      @objc func unused() {}
    }
    """

  private func findings(_ others: [String: String]) throws -> [String] {
    let folder = try TemporaryFolder(others.merging(["Screen.swift": Self.screen]) { $1 })
    var choice = RuleChoice(from: ruleBook)
    choice.turnOffAll()
    #expect(choice.turnOn("selector_exposed") == nil)
    let result = try lint([folder.path], with: choice, Settings(jobs: 2))
    #expect(result.timings.stages.contains { $0.name == "words" })
    return result.report.entries.map { String($0.message.dropFirst().prefix { $0 != "'" }) }
  }

  @Test func nobodyNamesThem() throws {
    #expect(try findings([:]) == ["press()", "move(to:)", "stamp(_:)", "save()"])
    // Nor what another folder's build has made, nor a part of a word.
    #expect(try findings([".build/a.plist": "press", "b.plist": "pressed $save_", "c.txt": "stamp"]).count == 4)
  }

  @Test func othersNameThem() throws {
    let others = [
      "a.xib": "<action selector=\"press\"/>", "b/Base.lproj/B.storyboard": "<action selector=\"stamp:\"/>",
      "c.plist": "<string>saveAll</string>", "d.m": "[screen moveTo:1];",
    ]
    #expect(try findings(others) == ["save()"])
  }

  @Test func noRuleAsks() throws {
    let folder = try TemporaryFolder(["Screen.swift": Self.screen, "a.xib": "press"])
    let result = try lint([folder.path], with: RuleChoice(from: ruleBook), Settings())
    #expect(!result.timings.stages.contains { $0.name == "words" })
  }
}

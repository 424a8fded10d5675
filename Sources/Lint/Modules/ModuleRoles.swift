import Index

/// What names say of what code is for.
enum ModuleRoles {
  /// The role of a module by its name, `nil` if that says nothing.
  ///
  /// - Parameter isApp: It is an application, which helps tests only by hosting them: one called `Mock` shows made-up data.
  static func role(ofModule name: String, isApp: Bool = false) -> ModuleLayout.Role? {
    if isTest(component: name) { return .test }
    return !isApp && isTestSupport(name) || isTestHost(name) || isForTesting(name) ? .testSupport : nil
  }

  /// `GardenTesting`, but neither the library that tests themselves are made with, nor `ABTesting`.
  private static func isForTesting(_ name: String) -> Bool {
    guard name.hasSuffix("Testing"), let before = name.utf8.dropLast("Testing".utf8.count).last else { return false }
    return !(0x41...0x5A).contains(before)
  }

  /// An application that is there for tests to run in: `GardenTestHost`, `Garden Test App`, `Garden Tests iOS App`.
  static func isTestHost(_ name: String) -> Bool {
    let words = name.split { $0 == " " || $0 == "-" || $0 == "_" }
    if let last = words.last, ["App", "Host", "Runner"].contains(last), words.contains("Test") || words.contains("Tests") {
      return true
    }
    let joined = words.joined()
    return ["TestHost", "TestsHost", "TestHostApp", "TestsHostApp", "TestApp", "TestsApp", "TestRunner"].contains(
      where: joined.hasSuffix)
  }

  /// The role of a file by the folders it lies in; tests of an example are tests.
  static func role(ofFolders components: some Sequence<String>) -> ModuleLayout.Role? {
    var role: ModuleLayout.Role?
    for component in components {
      if isTest(component: component) { return .test }
      // A module of the name may be what tests are made with.
      if isTestSupport(component) || ["Doubles", "Fakes", "Spies", "Testing"].contains(component) { role = .testSupport }
      if role == nil, isExample(component: component) { role = .example }
    }
    return role
  }

  /// The role of a file of doubles, by its last word: `Wheel.Mock.swift`, `Wheel+Mocks.swift`.
  static func role(ofFileAt path: String) -> ModuleLayout.Role? {
    // Hardly any path does.
    guard path.holds("Mock") else { return nil }
    let words = Paths.name(of: path).split { $0 == "." || $0 == "+" || $0 == "_" || $0 == "-" }.dropLast()
    return words.count > 1 && ["Mock", "Mocks"].contains(words.last) ? .testSupport : nil
  }

  static func isTest(component: String) -> Bool {
    switch component {
    case "Test", "Tests", "tests", "__tests__", "Specs", "specs", "UITests": true
    default: component.hasSuffix("Tests")
    }
  }

  static func isTestSupport(_ component: String) -> Bool {
    // All of them do, and hardly any other folder.
    guard component.holds("Test") || component.holds("Mock") else { return false }
    let endings = [
      "TestSupport", "TestingSupport", "TestHelper", "TestHelpers", "TestingHelpers", "TestUtil", "TestUtils", "TestingUtils",
      "TestUtilities", "TestingUtilities", "TestKit", "TestingKit", "TestTools", "TestingTools", "TestDoubles", "TestFixtures",
      "TestStubs", "TestFakes", "TestSpies", "Mock", "Mocks",
    ]
    if endings.contains(where: component.hasSuffix) { return true }
    // `TestsFoundation`, `UITestsKit`
    guard component.holds("Tests") else { return false }
    let words = component.utf8
    let tests = "Tests".utf8
    return words.indices.dropLast(tests.count).contains { start in
      let rest = words[start...]
      return rest.starts(with: tests) && (0x41...0x5A).contains(rest.dropFirst(tests.count).first ?? 0)
    }
  }

  /// Whether one of the words of a name is about tests: `WheelTesting`, `Wheel_TestTools`, but not `LatestWheels`.
  static func speaksOfTests(_ name: String) -> Bool {
    let letters = name.utf8
    return letters.indices.contains { start in
      let rest = letters[start...]
      return ["Test", "Tests", "Testing"].contains { word in
        guard rest.starts(with: word.utf8) else { return false }
        return rest.dropFirst(word.utf8.count).first.map { !(0x61...0x7A).contains($0) } ?? true
      }
    }
  }

  /// Also a word of several: `Example-iOS`, and the code of a tutorial in a catalog of documentation.
  static func isExample(component: String) -> Bool {
    if component.hasSuffix(".playground") || component.hasSuffix(".docc") { return true }
    guard ["Example", "Demo", "Sample", "Playground", "Snippets", "Benchmarks"].contains(where: component.holds) else { return false }
    let words = component.split { $0 == " " || $0 == "-" || $0 == "_" || $0 == "." }
    return words.contains { examples.contains(String($0)) }
  }

  private static let examples: Set<String> = [
    "Example", "Examples", "Demo", "Demos", "Sample", "Samples", "Playground", "Playgrounds", "Snippets", "Benchmarks",
  ]
}

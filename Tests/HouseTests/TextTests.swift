import Testing

/// The repository holds what belongs there, and nothing of the machines it was written on.
@Suite struct TextTests {
  /// What may lie in the root folder.
  private static let allowed: Set<String> = [
    "Package.swift", "Sources", "Tests", "Rules", "README.md", "LICENSE", ".ci", ".gitignore",
    // Where tools look for their own: CI, SwiftPM's lock file, pre-commit's hooks, the action's description.
    ".github", "Package.resolved", ".pre-commit-hooks.yaml", "action.yml", ".accesslint.yml",
  ]

  @Test func topLevel() {
    let names = Repository.shared.topLevel
    #expect(names.contains("Package.swift"))
    for name in names { #expect(Self.allowed.contains(name), "\(name) does not belong into the root folder") }
  }

  @Test func noMachinePaths() {
    // In pieces, so that this file has none.
    let patterns = ["home", "Users", "root", "work/main", "work/shared", "tmp/w"].map { "/" + $0 + "/" }
    #expect(Repository.shared.texts.count > 50)
    for (path, text) in Repository.shared.texts {
      for (number, line) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated() {
        for pattern in patterns where line.contains(pattern) {
          #expect(Bool(false), "\(path):\(number + 1) has the path of a machine: \(pattern)")
        }
      }
    }
  }
}

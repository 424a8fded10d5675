import Foundation
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

  @Test func linksLeadSomewhere() {
    var count = 0
    for (path, text) in Repository.shared.texts where path.hasSuffix(".md") {
      let folder = Repository.root.appendingPathComponent(path).deletingLastPathComponent()
      for target in Self.links(in: text) {
        count += 1
        let url = folder.appendingPathComponent(target).standardized
        #expect(FileManager.default.fileExists(atPath: url.path), "\(path) leads to \(target)")
      }
    }
    #expect(count > 100)
  }

  /// Where links lead to in the repository; what stands between fences is code.
  private static func links(in text: String) -> [String] {
    let prose = text.components(separatedBy: "\n```").enumerated().filter { $0.offset % 2 == 0 }.map(\.element)
    return prose.flatMap { $0.components(separatedBy: "](").dropFirst() }.compactMap { rest in
      let target = rest.prefix { $0 != ")" && $0 != "#" }
      return target.isEmpty || target.contains("://") ? nil : String(target)
    }
  }
}

import Testing

@testable import Lint

/// Patterns, a tree, and what is left of it. Where git is installed, git is asked too.
@Suite struct IgnoreTests {
  @Test(arguments: IgnoreCase.all) func pattern(ignoring: IgnoreCase) throws {
    let folder = try ignoring.makeFolder()
    #expect(try ignoring.ours(in: folder) == ignoring.kept.sorted(), "\(ignoring.title)")
    let many = try ignoring.amongMany.makeFolder()
    #expect(try ignoring.ours(in: many) == ignoring.kept.sorted(), "among many: \(ignoring.title)")
    if let theirs = try ignoring.gits(in: folder) {
      #expect(theirs == ignoring.kept.sorted(), "git: \(ignoring.title)")
    }
  }

  /// Patterns and trees without any sense, but the same for git and for us.
  @Test(.enabled(if: ProgramRun.git != nil)) func nonsense() throws {
    var random = Random(seed: 7_240_607)
    for round in 0..<80 {
      let ignoring = IgnoreCase.nonsense(&random)
      let folder = try ignoring.makeFolder()
      let (ours, theirs) = (try ignoring.ours(in: folder), try #require(try ignoring.gits(in: folder)))
      #expect(ours == theirs, "round \(round): \(ignoring.ignore)")
      let many = try ignoring.amongMany.makeFolder()
      #expect(try ignoring.ours(in: many) == theirs, "round \(round), among many: \(ignoring.ignore)")
    }
  }

  /// Each path against each pattern would be six hundred million times.
  @Test func manyPatterns() {
    let start = ContinuousClock.now
    let text = (0..<10_000).map { "a\($0).swift\nb/a\($0).swift\nc\($0)/*.swift\n" }.joined()
    let file = IgnoreFile(Array(text.utf8).span)
    func verdict(_ path: String, name: Int) -> Bool? { file.verdict(on: Array(path.utf8).span, name: name, isFolder: false) }
    let found = (0..<10_000).filter { number in
      let inFolder = "c\(number)/"
      return verdict("b/a\(number).swift", name: 2) == true && verdict(inFolder + "d.swift", name: inFolder.utf8.count) == true
        && verdict("d/d\(number).swift", name: 2) == nil
    }
    #expect(found.count == 10_000 && ContinuousClock.now - start < .seconds(60))
  }

  @Test func manyStarsTakeNoTime() {
    #expect(!matches(String(repeating: "*a", count: 60), String(repeating: "a", count: 3000) + "b"))
    #expect(!matches(String(repeating: "**/a/", count: 30), String(repeating: "a/", count: 300) + "b"))
    #expect(matches(String(repeating: "**/a/", count: 30) + "b", String(repeating: "a/", count: 300) + "b"))
  }

  @Test func patternsLongerThanAnyPathAreLeftOut() throws {
    let folder = try TemporaryFolder(["a.swift": "", "b.swift": ""])
    let stars = String(repeating: "*a", count: 200_000)
    try folder.write(".gitignore", "\(stars)\n\(String(stars.prefix(4000)))\nb.swift\n")
    #expect(folder.relative(try ProjectFiles(roots: [folder.path]).files.map(\.path)) == ["a.swift"])
  }

  private func matches(_ pattern: String, _ text: String) -> Bool {
    let (pattern, text) = (Array(pattern.utf8), Array(text.utf8))
    return Glob.matches(pattern.span, text.span)
  }
}

/// A repository with `.gitignore` files, and the Swift files that are not ignored.
struct IgnoreCase: Sendable, CustomTestStringConvertible {
  var title: String
  /// Texts of `.gitignore` files by folder.
  var ignore: [String: String]
  var kept: [String]
  var ignored: [String]

  var testDescription: String { title }

  init(_ title: String, _ ignore: String, keeps kept: [String], ignores ignored: [String]) {
    self.init(title, ["": ignore], keeps: kept, ignores: ignored)
  }

  init(_ title: String, _ ignore: [String: String], keeps kept: [String], ignores ignored: [String]) {
    self.title = title
    self.ignore = ignore
    self.kept = kept
    self.ignored = ignored
  }

  /// The same behind patterns that match nothing, of which there are so many that they are not all tried.
  var amongMany: IgnoreCase {
    let others = (0..<70).map { "\nnothing\($0)\n/nothing/\($0)\nnothing\($0)/*" }.joined() + "\n"
    var ignoring = self
    ignoring.ignore = ignore.mapValues { $0 + others }
    return ignoring
  }

  func makeFolder() throws -> TemporaryFolder {
    let folder = try TemporaryFolder([
      ".git/HEAD": "ref: refs/heads/main\n", ".git/objects/": "", ".git/refs/heads/": "",
    ])
    for path in kept + ignored { try folder.write(path) }
    for (path, text) in ignore { try folder.write(path.isEmpty ? ".gitignore" : "\(path)/.gitignore", text) }
    return folder
  }

  func ours(in folder: TemporaryFolder) throws -> [String] {
    folder.relative(try ProjectFiles(roots: [folder.path]).files.map(\.path)).sorted()
  }

  /// Untracked files that git would add.
  func gits(in folder: TemporaryFolder) throws -> [String]? {
    if ProgramRun.git == nil { return nil }
    let run = try ProgramRun.git(["ls-files", "--others", "--exclude-standard", "-z"], in: folder.path)
    return run.status == 0
      ? run.output.split(separator: "\0").map(String.init).filter { $0.hasSuffix(".swift") }.sorted() : nil
  }

  static func nonsense(_ random: inout Random) -> IgnoreCase {
    let names = ["a", "b", "ab", "a.b", "b[a]", "-", "a b", "]", "!a", "#b"]
    var paths: Set<String> = []
    for _ in 0..<24 {
      let depth = random.next(below: 4)
      let folders = (0..<depth).map { _ in random.pick(names) + "/" }
      paths.insert(folders.joined() + random.pick(names) + ".swift")
    }
    let pieces = [
      "a", "b", "*", "**", "?", "/", "/", "[ab]", "[!a]", "[a-b]", "[]-a]", "\\", ".swift", "*.swift", "!", " ", "[",
      "-",
    ]
    var texts: [String: String] = [:]
    for folder in ["", "a", "a/b"] {
      let lines = (0..<(1 + random.next(below: 4))).map { _ in
        (0..<(1 + random.next(below: 5))).map { _ in random.pick(pieces) }.joined()
      }
      texts[folder] = lines.joined(separator: "\n") + "\n"
    }
    return IgnoreCase("nonsense", texts, keeps: Array(paths), ignores: [])
  }
}

/// The same numbers on every run.
struct Random {
  private var state: UInt64

  init(seed: UInt64) { state = seed }

  mutating func next(below limit: Int) -> Int {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return Int(truncatingIfNeeded: state >> 33) % limit
  }

  mutating func pick<Item>(_ items: [Item]) -> Item { items[next(below: items.count)] }
}

import Foundation
import Testing

@testable import Lint

/// Which files a project consists of.
@Suite struct ProjectFilesTests {
  private func found(_ folder: TemporaryFolder, _ roots: [String] = [""]) throws -> [String] {
    folder.relative(try ProjectFiles(roots: roots.map(folder.path(_:))).files.map(\.path))
  }

  @Test func swiftFilesInTheOrderOfTheirBytes() throws {
    let folder = try TemporaryFolder(
      [
        "b.swift": "", "a/b.swift": "", "a.swift": "", "a-b.swift": "", "a-/x.swift": "", "B.swift": "",
        "a/readme.md": "", "é.swift": "",
      ])
    let paths = ["B.swift", "a-/x.swift", "a-b.swift", "a.swift", "a/b.swift", "b.swift", "é.swift"]
    #expect(try found(folder) == paths)
    // The same from several roots, in whatever order.
    #expect(try found(folder, ["b.swift", "a", "é.swift", "B.swift", "a-b.swift", "a.swift", "a-"]) == paths)
  }

  /// Folders are listed ahead where there is somebody to do it; what is found is the same.
  @Test func someFoldersAreListedAhead() throws {
    let folder = try TemporaryFolder()
    for number in 0..<300 {
      let path = "f\(number % 7)/f\(number % 23)/f\(number)"
      try folder.write("\(path)/\(number).swift")
      if number % 9 == 0 { try folder.write("\(path)/deep/er/still/\(number).swift") }
      if number % 50 == 0 { try folder.write("f\(number % 7)/f\(number % 23)/.gitignore", "f\(number)/\n") }
    }
    try folder.link("f1/back", to: folder.path)
    try folder.link("f2/side", to: folder.path("f3"))
    let alone = try ProjectFiles(roots: [folder.path, folder.path("f4")])
    #expect(alone.files.count > 300)
    for jobs in [2, 3, 2, 8, 2] {
      let files = try ProjectFiles(roots: [folder.path, folder.path("f4")], Workers(jobs: jobs))
      #expect(files.files == alone.files)
      #expect(files.folders.map(\.canonical) == alone.folders.map(\.canonical))
      #expect(files.warnings == alone.warnings)
    }
    #expect(throws: LintError.self) { try ProjectFiles(roots: [folder.path("nowhere")], Workers(jobs: 2)) }
  }

  @Test func otherPeoplesFoldersAreLeftOut() throws {
    let names = [
      ".git", ".build", ".swiftpm", ".accesslint", "Pods", "Carthage", "DerivedData", "node_modules", "App.xcodeproj", "A.xcassets",
      "Model.xcdatamodeld", "de.lproj", "Kit.docc", "View.xctemplate",
    ]
    let folder = try TemporaryFolder(["a.swift": "", "b/c.swift": "", "carthage/d.swift": ""])
    for name in names {
      try folder.write("\(name)/x.swift")
      try folder.write("b/\(name)/y.swift")
    }
    try folder.write("SourcePackages/checkouts/x.swift")
    #expect(try found(folder) == ["a.swift", "b/c.swift", "carthage/d.swift"])
    #expect(try found(folder, ["Pods", ".build/x.swift"]) == [".build/x.swift", "Pods/x.swift"])
  }

  @Test func aNamedFileIsTakenWhateverItsEnding() throws {
    let folder = try TemporaryFolder(["a.txt": "", "b.swift": "", ".git/HEAD": "", ".gitignore": "*"])
    #expect(try found(folder, ["a.txt"]) == ["a.txt"])
    #expect(try found(folder, ["b.swift", "a.txt", "b.swift"]) == ["a.txt", "b.swift"])
    #expect(try found(folder) == [])
  }

  @Test func rootsThatOverlapCountOnce() throws {
    let folder = try TemporaryFolder(["a/b/c.swift": "", "a/d.swift": ""])
    #expect(try found(folder, ["a", "a/b", "a/b/c.swift", "a/d.swift"]) == ["a/b/c.swift", "a/d.swift"])
    #expect(try found(folder, ["a/b/c.swift", "a"]) == ["a/b/c.swift", "a/d.swift"])
  }

  @Test func pathsStayAsTheyWereGiven() throws {
    let folder = try TemporaryFolder(["a/b.swift": ""])
    let roots = [folder.path("a/"), folder.path("./a")]
    for root in roots {
      let files = try ProjectFiles(roots: [root]).files.map(\.path)
      #expect(files == [root.hasSuffix("/") ? root + "b.swift" : root + "/b.swift"])
    }
  }

  @Test func aMissingRootIsAnError() throws {
    let folder = try TemporaryFolder(["a.swift": ""])
    let (one, two) = (folder.path("none"), folder.path("a.swift/none"))
    let expected = LintError.unreadable(
      [Warning(path: one, reason: "no such file or directory"), Warning(path: two, reason: "not a directory")])
    #expect(throws: expected) { _ = try ProjectFiles(roots: [one, folder.path, two]) }
  }
}

/// Links, pipes, and folders that are closed.
@Suite struct UnusualFileTests {
  private func found(_ folder: TemporaryFolder, _ roots: [String] = [""]) throws -> [String] {
    folder.relative(try ProjectFiles(roots: roots.map(folder.path(_:))).files.map(\.path))
  }

  @Test func linksAreFollowedOnce() throws {
    let folder = try TemporaryFolder(["a/real/x.swift": "", "other/y.swift": ""])
    let outside = try TemporaryFolder(["z.swift": "", "deep/w.swift": ""])
    try folder.link("a/again", to: "real")
    try folder.link("a/real/loop", to: "..")
    try folder.link("a/self", to: "self")
    try folder.link("a/gone", to: "nowhere")
    try folder.link("a/out", to: outside.path)
    try folder.link("a/out2", to: outside.path)
    try folder.link("a/root", to: "/")
    try folder.link("a/bazel-out", to: outside.path)
    #expect(try found(folder) == ["a/out/deep/w.swift", "a/out/z.swift", "a/real/x.swift", "other/y.swift"])
    // A link out of a root leads to what the root does not hold itself.
    #expect(try found(folder, ["a/real", "a/again"]) == ["a/real/x.swift"])
    #expect(try found(folder, ["a/again"]) == ["a/again/x.swift"])
  }

  @Test func aLinkedFileCountsOnceUnderItsOwnName() throws {
    let folder = try TemporaryFolder(["b/real.swift": ""])
    let outside = try TemporaryFolder(["z.swift": ""])
    try folder.link("a.swift", to: "b/real.swift")
    try folder.link("b/a.swift", to: "real.swift")
    try folder.link("c.swift", to: outside.path("z.swift"))
    try folder.link("d.swift", to: outside.path("z.swift"))
    try folder.link("folder.swift", to: "b")
    #expect(try found(folder) == ["b/real.swift", "c.swift"])
    #expect(try found(folder, ["a.swift"]) == ["a.swift"])
  }

  @Test func ignoredLinksAreNotFollowed() throws {
    let folder = try TemporaryFolder([".git/HEAD": "", ".gitignore": "out\n*.gen.swift\n", "a.swift": ""])
    let outside = try TemporaryFolder(["z.swift": "", "y.gen.swift": ""])
    try folder.link("out", to: outside.path)
    #expect(try found(folder) == ["a.swift"])
    try folder.link("kept", to: outside.path)
    #expect(try found(folder) == ["a.swift", "kept/z.swift"])
  }

  @Test func pipesAreNoFiles() throws {
    let folder = try TemporaryFolder(["a.swift": ""])
    // The path is handed over as a C string for the time of the call.
    let made = unsafe mkfifo(folder.path("pipe.swift"), 0o600)
    try #require(made == 0)
    try folder.link("link.swift", to: "pipe.swift")
    #expect(try found(folder) == ["a.swift"])
    let pipe = folder.path("pipe.swift")
    #expect(throws: LintError.unreadable([Warning(path: pipe, reason: "not a file or a folder")])) {
      _ = try ProjectFiles(roots: [pipe])
    }
  }

  @Test(.enabled(if: geteuid() != 0, "permissions do not bind the superuser")) func closedFolders() throws {
    let folder = try TemporaryFolder(["a.swift": "", "closed/b.swift": "", "z.swift": ""])
    let closed = folder.path("closed")
    try folder.setPermissions(of: "closed", 0)
    try folder.setPermissions(of: "z.swift", 0)
    let project = try ProjectFiles(roots: [folder.path])
    // Whether a file in a folder can be read is seen when it is read.
    #expect(folder.relative(project.files.map(\.path)) == ["a.swift", "z.swift"])
    #expect(project.warnings == [Warning(path: closed, reason: "permission denied")])
    for root in [closed, folder.path("z.swift")] {
      #expect(throws: LintError.unreadable([Warning(path: root, reason: "permission denied")])) {
        _ = try ProjectFiles(roots: [root])
      }
    }
    try folder.setPermissions(of: "closed", 0o700)
  }

  @Test func rulesAboveTheRootAndOfInnerRepositories() throws {
    let folder = try TemporaryFolder([
      ".git/HEAD": "", ".git/info/exclude": "local.swift", ".gitignore": "gen.swift\n/a/b/x.swift\n",
      "a/.gitignore": "y.swift",
      "a/b/gen.swift": "", "a/b/x.swift": "", "a/b/y.swift": "", "a/b/z.swift": "", "a/b/local.swift": "",
      "a/b/inner/.git": "gitdir: elsewhere", "a/b/inner/gen.swift": "", "a/b/inner/.gitignore": "q.swift",
      "a/b/inner/q.swift": "",
    ])
    #expect(try found(folder, ["a/b"]) == ["a/b/inner/gen.swift", "a/b/z.swift"])
    #expect(try found(folder, ["a/b/inner"]) == ["a/b/inner/gen.swift"])
    #expect(try found(folder, ["a/b/gen.swift"]) == ["a/b/gen.swift"])
    // Without a repository a folder's own rules still hold.
    let plain = try TemporaryFolder([".gitignore": "x.swift", "a/x.swift": "", "a/y.swift": ""])
    #expect(try found(plain) == ["a/y.swift"])
    #expect(try found(plain, ["a"]) == ["a/x.swift", "a/y.swift"])
  }
}

import Foundation
import Testing

/// Fixtures are found on the disk: files, and folders of files.
@Suite(.enabled(if: Project.wantedRule == nil)) struct DiskTests {
  private func withFolder(_ files: [String: String], _ body: (URL) throws -> Void) throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("fixtures-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: folder) }
    for (path, text) in files {
      let file = folder.appendingPathComponent(path)
      try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(text.utf8).write(to: file)
    }
    try body(folder)
  }

  @Test func filesAndFolders() throws {
    let files = [
      "some_rule/One.swift": "// one", "some_rule/many/Sources/App/B.swift": "// b", "some_rule/many/A.swift": "// a",
      "some_rule/many/README.md": "", "a_rule/Two.swift": "// two",
    ]
    try withFolder(files) { folder in
      #expect(Project.rules(in: folder) == ["a_rule", "some_rule"])
      let projects = try Project.fixtures(in: folder)
      #expect(projects.map(\.name) == ["a_rule/Two.swift", "some_rule/One.swift", "some_rule/many"])
      #expect(projects.map(\.rule) == ["a_rule", "some_rule", "some_rule"])
      #expect(projects.map { $0.files.map(\.path) } == [["Two.swift"], ["One.swift"], ["A.swift", "Sources/App/B.swift"]])
      #expect(projects[2].files.map(\.text) == ["// a", "// b"])
    }
  }

  @Test func folderWithoutSwift() throws {
    try withFolder(["some_rule/notes/README.md": ""]) { folder in
      #expect(throws: Project.NoSwiftFiles.self) { try Project.fixtures(in: folder) }
    }
  }
}

import Syntax
import Testing

/// A file is read in one sitting, a function on one screen.
@Suite struct SizeTests {
  private let sources = Repository.shared.sources

  @Test func thereAreSources() {
    #expect(sources.count > 50)
    for folder in ["Sources/Syntax", "Sources/RuleKit", "Rules", "Tests/HouseTests"] {
      #expect(!Repository.shared.sources(in: folder).isEmpty, "\(folder)")
    }
    #expect(sources.contains { $0.decls.contains { $0.name == "thereAreSources" && $0.kind == .func } })
  }

  @Test func files() {
    for source in sources { #expect(source.lines.count <= 400, "\(source) has \(source.lines.count) lines") }
  }

  /// What is shipped, but for the catalog's text, which nobody reads.
  @Test func lines() {
    let texts = Repository.shared.texts.filter { text in Repository.shared.shipped.contains { $0.path == text.path } }
    #expect(texts.count > 100)
    for (path, text) in texts where path != "Sources/Catalog/Embedded.swift" {
      for (number, line) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated() {
        #expect(line.count <= 140, "\(path):\(number + 1) has \(line.count) columns")
      }
    }
  }

  @Test func functions() {
    let kinds: Set<DeclKind> = [.func, .`init`, .deinit, .subscript, .var]
    var count = 0
    for source in sources {
      for decl in source.decls where kinds.contains(decl.kind) {
        count += 1
        #expect(decl.lines.count <= 60, "\(source):\(decl.lines.lowerBound) \(decl.name) has \(decl.lines.count) lines")
      }
    }
    #expect(count > sources.count)
  }

  @Test func folders() {
    for source in Repository.shared.shipped {
      let depth = source.folder.split(separator: "/").count - (source.path.hasPrefix("Rules/") ? 1 : 2)
      #expect(depth <= (source.path.hasPrefix("Rules/") ? 1 : 2), "\(source) lies too deep")
    }
  }
}

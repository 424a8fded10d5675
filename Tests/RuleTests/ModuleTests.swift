import Index
import Testing

/// Folders of a fixture are modules, as in a package.
@Suite struct ModuleTests {
  private func layout(_ files: [(path: String, text: String)]) -> (layout: ModuleLayout, problems: [String]) {
    let files = files.map { Project.File(path: $0.path, text: $0.text) }
    let project = Project("p", about: "shouted_name", files: files)
    let (layout, problems) = project.layout(project.facts(), project.marks().byFile)
    return (layout, problems)
  }

  @Test func foldersAndImports() {
    let (layout, problems) = layout([
      ("Sources/App/A.swift", "import Core\nimport Foundation"), ("Sources/Core/Deep/B.swift", "// module: open"),
      ("Tests/AppTests/C.swift", "@testable import App\nimport struct Core.Thing"), ("Loose.swift", ""),
    ])
    #expect(problems == [])
    #expect(layout.moduleOfFile == [0, 1, 2, 3])
    #expect(
      layout.modules == [
        ModuleLayout.Module(name: "App", dependencies: ["Core"]),
        ModuleLayout.Module(name: "Core", isOpenWorld: true),
        ModuleLayout.Module(name: "AppTests", role: .test, dependencies: ["App", "Core"]),
        ModuleLayout.Module(name: "Main"),
      ])
  }

  @Test func roles() {
    #expect(layout([("Sources/Help/A.swift", "// module: testSupport")]).layout.modules[0].role == .testSupport)
    #expect(layout([("Sources/Demo/A.swift", "// module: example")]).layout.modules[0].role == .example)
    #expect(layout([("A.swift", "// module: closed")]).problems == ["p/A.swift: 'closed' is nothing that a module can be"])
  }
}

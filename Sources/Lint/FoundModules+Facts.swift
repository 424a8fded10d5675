import Facts
import Index
import Syntax

// What only the files themselves can say of their modules.
extension FoundModules {
  /// A guessed module that nobody imports is none; a file that imports a test framework is a test.
  func confirmed(by facts: ContiguousArray<FileFacts>) -> ModuleLayout {
    var layout = layout
    var imported: Set<String> = []
    for (place, file) in facts.enumerated() {
      for decl in file.decls where decl.kind == .import {
        let module = String(file.text(decl.name).prefix { $0 != "." })
        imported.insert(module)
        if FoundModules.testFrameworks.contains(module) { layout.roleOfFile[place] = .test }
      }
    }
    for place in layout.moduleOfFile.indices {
      let module = layout.moduleOfFile[place]
      guard let fallback = fallbacks[module], !imported.contains(layout.modules[module].name) else { continue }
      layout.moduleOfFile[place] = fallback
    }
    addDependencies(from: facts, to: &layout)
    return layout
  }

  private static let testFrameworks: Set<String> = ["XCTest", "Testing", "Quick", "Nimble"]

  /// Where no manifest says it, a module depends on those of the project that its files import.
  private func addDependencies(from facts: ContiguousArray<FileFacts>, to layout: inout ModuleLayout) {
    let names = Set(layout.modules.map(\.name))
    var known = layout.modules.map { Set($0.dependencies) }
    for (place, file) in facts.enumerated() {
      let module = layout.moduleOfFile[place]
      for decl in file.decls where decl.kind == .import {
        let name = String(file.text(decl.name).prefix { $0 != "." })
        guard names.contains(name), name != layout.modules[module].name, known[module].insert(name).inserted else { continue }
        layout.modules[module].dependencies.append(name)
      }
    }
  }
}

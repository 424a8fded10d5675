import Facts
import Index
import Syntax

extension Project {
  /// The modules that the folders spell, as in a package: `Sources/<Name>/` and `Tests/<Name>/`; other files are in `Main`.
  ///
  /// A module depends on those of the project that its files import. `// module: …` in one of its files sets it up.
  func layout(_ facts: ContiguousArray<FileFacts>, _ marks: [[Mark]]) -> (ModuleLayout, problems: [String]) {
    var modules: [ModuleLayout.Module] = []
    var moduleOfFile: [Int] = []
    var problems: [String] = []
    for file in files {
      let (name, role) = Project.module(ofPath: file.path)
      if let known = modules.firstIndex(where: { $0.name == name }) {
        moduleOfFile.append(known)
      } else {
        moduleOfFile.append(modules.count)
        modules.append(ModuleLayout.Module(name: name, role: role))
      }
    }
    let names = modules.map(\.name)
    for (place, file) in facts.enumerated() {
      let module = moduleOfFile[place]
      for name in Project.imports(of: file) where names.contains(name) && name != names[module] {
        if !modules[module].dependencies.contains(name) { modules[module].dependencies.append(name) }
      }
      for case .module(let word) in marks[place] where !Project.apply(word, to: &modules[module]) {
        problems.append("\(self.name)/\(file.path): '\(word)' is nothing that a module can be")
      }
    }
    return (ModuleLayout(modules: modules, moduleOfFile: moduleOfFile), problems)
  }

  private static func module(ofPath path: String) -> (name: String, role: ModuleLayout.Role) {
    let parts = path.split(separator: "/").map(String.init)
    guard parts.count > 2 else { return ("Main", .production) }
    switch parts[0] {
    case "Sources": return (parts[1], .production)
    case "Tests": return (parts[1], .test)
    default: return ("Main", .production)
    }
  }

  private static func imports(of file: FileFacts) -> [String] {
    file.decls.filter { $0.kind == .import }.map { fact in
      String(file.text(fact.name).prefix { $0 != "." })
    }
  }

  private static func apply(_ word: String, to module: inout ModuleLayout.Module) -> Bool {
    switch word {
    case "open": module.isOpenWorld = true
    case "whole": module.isWhole = true
    case "testSupport": module.role = .testSupport
    case "example": module.role = .example
    case "swift2": module.swiftVersion = 2
    case "swift3": module.swiftVersion = 3
    case "objcInference": module.infersObjC = true
    default: return false
    }
    return true
  }
}

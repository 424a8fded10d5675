import Index

// What only the files themselves can say of their modules.
extension FoundModules {
  /// The layout as the imports of the files leave it: a guessed module that nobody imports is none, a file that imports
  /// a test framework is a test, and what an open module exports again is open, too.
  func confirmed(by imports: Imports) -> ModuleLayout {
    var layout = layout
    mergeGuesses(&layout, imports)
    unmarkHelpers(&layout, imports)
    markHelpers(&layout, imports)
    markTests(&layout, imports)
    addDependencies(&layout, imports)
    openInsides(&layout, imports)
    openExports(&layout, imports)
    openInternals(&layout, imports)
    return layout
  }

  /// What production code imports helps more than tests, whatever targets say that they depend on.
  private func unmarkHelpers(_ layout: inout ModuleLayout, _ imports: Imports) {
    var left = helpersByUse
    while !left.isEmpty {
      var used: Set<String> = []
      for item in imports.items where layout.roleOfFile[item.file] == .production { used.insert(imports.modules[item.module]) }
      let found = left.filter { used.contains(layout.modules[$0].name) }
      if found.isEmpty { return }
      for place in found { layout.modules[place].role = .production }
      for file in layout.moduleOfFile.indices where found.contains(layout.moduleOfFile[file]) && layout.roleOfFile[file] == .testSupport {
        layout.roleOfFile[file] = .production
      }
      left.subtract(found)
    }
  }

  /// Who exports a module again, or looks into it, sees more of it than its manifest says.
  private func openInternals(_ layout: inout ModuleLayout, _ imports: Imports) {
    let opened = Set(imports.items.filter { $0.isExported || $0.isTestable && isProduction($0, layout, imports) }.map(\.module))
    if opened.isEmpty { return }
    let names = Set(opened.map { imports.modules[$0] })
    for place in layout.modules.indices where names.contains(layout.modules[place].name) { layout.modules[place].isWhole = false }
  }

  /// Whether a module that is not for tests looks in: where its own tests belong to it they do.
  private func isProduction(_ item: Imports.Item, _ layout: ModuleLayout, _ imports: Imports) -> Bool {
    let module = layout.modules[layout.moduleOfFile[item.file]]
    return layout.roleOfFile[item.file] == .production || (module.role == .production && module.name != imports.modules[item.module])
  }

  private func mergeGuesses(_ layout: inout ModuleLayout, _ imports: Imports) {
    guard fallbacks.contains(where: { $0 != nil }) else { return }
    var confirmed: Set<String> = []
    // Whose own files import what has its name is called after that.
    var refuted: Set<Int> = []
    for item in imports.items {
      let (name, own) = (imports.modules[item.module], layout.moduleOfFile[item.file])
      let around = sequence(first: own) { fallbacks[$0] }.first { foldersAlone.contains($0) && layout.modules[$0].name == name }
      if let around { refuted.insert(around) } else if layout.modules[own].name != name { confirmed.insert(name) }
    }
    for place in layout.moduleOfFile.indices {
      var module = layout.moduleOfFile[place]
      while let outer = fallbacks[module], !confirmed.contains(layout.modules[module].name) || refuted.contains(module) { module = outer }
      layout.moduleOfFile[place] = module
    }
  }

  /// A module that is called after tests, and that uses a test framework, or a module as tests do, helps tests, be it shipped or not.
  private func markHelpers(_ layout: inout ModuleLayout, _ imports: Imports) {
    // In the project of a test framework everything is about tests.
    if layout.modules.contains(where: { FoundModules.testFrameworks.contains($0.name) }) { return }
    let areTests = imports.modules.map { FoundModules.testFrameworks.contains($0) }
    var helpers: Set<Int> = []
    for item in imports.items where areTests[item.module] || item.isTestable {
      let module = layout.moduleOfFile[item.file]
      guard layout.modules[module].role == .production, !settled.contains(module),
        ModuleRoles.speaksOfTests(layout.modules[module].name)
      else { continue }
      helpers.insert(module)
    }
    if helpers.isEmpty { return }
    for module in helpers { layout.modules[module].role = .testSupport }
    for (place, module) in layout.moduleOfFile.enumerated() where helpers.contains(module) {
      if layout.roleOfFile[place] != .test { layout.roleOfFile[place] = .testSupport }
    }
  }

  private static let testFrameworks: Set<String> = ["XCTest", "Testing", "Quick", "Nimble"]

  /// The sources of a test framework, and what helps tests, use another framework without being tests.
  private func markTests(_ layout: inout ModuleLayout, _ imports: Imports) {
    let areTests = imports.modules.map { FoundModules.testFrameworks.contains($0) }
    for item in imports.items where areTests[item.module] {
      if settled.contains(layout.moduleOfFile[item.file]) { continue }
      let own = layout.modules[layout.moduleOfFile[item.file]].name
      if FoundModules.testFrameworks.contains(own) || layout.roleOfFile[item.file] == .testSupport { continue }
      layout.roleOfFile[item.file] = .test
    }
  }

  /// Where no manifest says it, a module depends on those of the project that its files import.
  private func addDependencies(_ layout: inout ModuleLayout, _ imports: Imports) {
    let names = Set(layout.modules.map(\.name))
    let areOwn = imports.modules.map { names.contains($0) }
    var known = layout.modules.map { Set($0.dependencies) }
    for item in imports.items where areOwn[item.module] {
      let (module, name) = (layout.moduleOfFile[item.file], imports.modules[item.module])
      if name == layout.modules[module].name || !known[module].insert(name).inserted { continue }
      layout.modules[module].dependencies.append(name)
    }
  }

  /// What somebody outside of a package imports others may import as well, though no product offers it: the compiler finds it.
  private func openInsides(_ layout: inout ModuleLayout, _ imports: Imports) {
    if insiders.isEmpty { return }
    let places = Dictionary(grouping: insiders.keys) { layout.modules[$0].name }
    for item in imports.items where layout.roleOfFile[item.file] != .test {
      for place in places[imports.modules[item.module]] ?? [] where insiders[place]?.contains(layout.moduleOfFile[item.file]) == false {
        layout.modules[place].isOpenWorld = true
      }
    }
  }

  /// Whoever imports a module has what it exports again, and so on.
  private func openExports(_ layout: inout ModuleLayout, _ imports: Imports) {
    var placesOfName: [String: [Int]] = [:]
    for (place, module) in layout.modules.enumerated() { placesOfName[module.name, default: []].append(place) }
    var exports: [Int: [Int]] = [:]
    for item in imports.items where item.isExported {
      exports[layout.moduleOfFile[item.file], default: []] += placesOfName[imports.modules[item.module]] ?? []
    }
    var pending = layout.modules.indices.filter { layout.modules[$0].isOpenWorld }
    while let place = pending.popLast() {
      for export in exports[place] ?? [] where !layout.modules[export].isOpenWorld {
        layout.modules[export].isOpenWorld = true
        pending.append(export)
      }
    }
  }
}

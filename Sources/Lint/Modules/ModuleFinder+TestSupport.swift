import Index

// What helps tests, because nobody else depends on it.
extension ModuleFinder {
  /// A module that tests alone depend on helps tests, whatever its name.
  mutating func markTestSupport(_ places: ModulePlaces) {
    var all = modules + targetsWithoutFiles(places)
    for place in all.indices { all[place].module.dependencies += unreadDependencies(of: all[place], places) }
    var dependents: [String: [Int]] = [:]
    for (place, found) in all.enumerated() {
      for name in found.module.dependencies { dependents[name, default: []].append(place) }
    }
    var hasChanged = true
    while hasChanged {
      hasChanged = false
      for place in all.indices where canHelpTests(all[place]) {
        guard let users = dependents[all[place].module.name] else { continue }
        guard users.allSatisfy({ all[$0].module.role.isForTests }) else { continue }
        // What nobody uses but its own tests is what they are there for.
        if users.allSatisfy({ all[$0].module.name.hasPrefix(all[place].module.name) }) { continue }
        all[place].module.role = .testSupport
        hasChanged = true
        if place >= modules.count { continue }
        modules[place].module.role = .testSupport
        modules[place].isHelperByUse = true
      }
    }
    // Xcode has no word for what is shipped: helpers that tests depend on, and nothing else, are not.
    for place in modules.indices where modules[place].module.role == .testSupport {
      let name = modules[place].module.name
      guard case .project = modules[place].origin, configured.isOpenWorld[name] == nil, let users = dependents[name] else {
        continue
      }
      if users.allSatisfy({ all[$0].module.role.isForTests }) { modules[place].module.isOpenWorld = false }
    }
  }

  /// Whether nobody but the modules of the project can use it, and it is no program.
  private func canHelpTests(_ found: FoundModule) -> Bool {
    let module = found.module
    guard module.role == .production, !module.isOpenWorld, configured.isTest[module.name] == nil else { return false }
    switch found.origin {
    case .package(let package, let target):
      let manifest = surroundings.packages[package].manifest
      let isInProduct = manifest.products.contains { !$0.isSwitched && $0.targets.contains(manifest.targets[target].name) }
      // Where nothing is handed on, what the package is for needs no other library of its own; what helps its tests does.
      let isForItself =
        manifest.products.isEmpty && !manifest.targets.contains { $0.kind == .executable }
        && !manifest.targets[target].dependencies.contains { name in manifest.targets.contains { $0.name == name } }
      return manifest.targets[target].kind == .library && !isInProduct && !isForItself
    case .project(let project, let target):
      return surroundings.projects[project].project?.targets[target].kind == .library
    default: return false
    }
  }

  /// Targets that manifests declare, and of which the run has no file: where it is about a part of a package alone, they say
  /// all the same who depends on that.
  private func targetsWithoutFiles(_ places: ModulePlaces) -> [FoundModule] {
    surroundings.packages.indices.flatMap { package in
      let manifest = surroundings.packages[package].manifest
      return manifest.targets.indices.compactMap { target -> FoundModule? in
        let declared = manifest.targets[target]
        if places.has(declared.name, ofPackage: package) { return nil }
        let role = declared.kind == .test ? .test : ModuleRoles.role(ofModule: declared.name) ?? .production
        let module = ModuleLayout.Module(
          name: XcodeProjectReader.identifier(declared.name), role: role, isOpenWorld: manifest.exposes(declared),
          dependencies: places.places(of: declared.dependencies, package: package).map { modules[$0].module.name })
        return FoundModule(module: module, origin: .package(package, target: target))
      }
    }
  }

  /// Those of them that a target of the same package says it depends on.
  private func unreadDependencies(of found: FoundModule, _ places: ModulePlaces) -> [String] {
    guard case .package(let package, let target) = found.origin else { return [] }
    let targets = surroundings.packages[package].manifest.targets
    let names = Set(targets.filter { $0.name == targets[target].name }.flatMap(\.dependencies))
    let unread = targets.filter { names.contains($0.name) && !places.has($0.name, ofPackage: package) }
    return unread.map { XcodeProjectReader.identifier($0.name) }
  }
}

import Index

// What the modules are for, once it is known which there are.
extension ModuleFinder {
  mutating func finishModules() {
    let places = ModulePlaces(modules, surroundings)
    let apps = apps()
    let isPartOfApp = surroundings.packages.map { isPart($0.folder, ofOneOf: apps) }
    for place in modules.indices {
      switch modules[place].origin {
      case .package(let package, let target): finish(place, package, target, places, isClosed: isPartOfApp[package])
      case .project(let project, let target): finish(place, project: project, target, places)
      case .guess(let package, let isTest):
        let name = modules[place].module.name
        modules[place].module.role = isTest ? .test : ModuleRoles.role(ofModule: name) ?? .production
        if let package, !isTest, !isPartOfApp[package] {
          modules[place].module.isOpenWorld = surroundings.packages[package].manifest.exposes(
            Manifest.Target(name, .library))
        }
      case .folder(let pod, let package):
        modules[place].module.role = ModuleRoles.role(ofModule: modules[place].module.name) ?? .production
        // Nobody knows what is done with what lies beside the sources of a library.
        let isOfLibrary = package.map { surroundings.packages[$0].manifest.offersLibraries && !isPartOfApp[$0] } ?? false
        modules[place].module.isOpenWorld = pod != nil || isOfLibrary
        modules[place].module.isWhole = pod.map { surroundings.pods[$0].tellsAll && !sharedPods.contains($0) } ?? false
      case .configuration:
        modules[place].module.role = ModuleRoles.role(ofModule: modules[place].module.name) ?? .production
      case nil: break
      }
      if modules[place].isShipped, modules[place].module.role == .production { modules[place].module.isOpenWorld = true }
      if let isOpen = configured.isOpenWorld[modules[place].module.name] { modules[place].module.isOpenWorld = isOpen }
      if let isTest = configured.isTest[modules[place].module.name] { modules[place].module.role = isTest ? .test : .production }
    }
    markTestSupport(places)
  }

  private mutating func finish(
    _ place: Int, _ package: Int, _ target: Int, _ places: ModulePlaces, isClosed: Bool
  ) {
    let local = surroundings.packages[package]
    let declared = local.manifest.targets[target]
    modules[place].module.role =
      declared.kind == .test ? .test : ModuleRoles.role(ofModule: declared.name) ?? .production
    modules[place].module.isOpenWorld = local.manifest.exposes(declared) && !isClosed
    // A project beside it may build the same files, and more.
    let isAlone = !surroundings.projects.contains { $0.folder == local.folder }
    modules[place].module.isWhole = isAlone && !local.manifest.hasComputedTargets
    // A name may be declared once for each platform.
    let all = local.manifest.targets.filter { $0.name == declared.name }.flatMap(\.dependencies)
    modules[place].module.dependencies = names(of: places.places(of: all, package: package), besides: place)
  }

  private mutating func finish(_ place: Int, project: Int, _ target: Int, _ places: ModulePlaces) {
    let local = surroundings.projects[project]
    guard let found = local.project else { return }
    let declared = found.targets[target]
    modules[place].module.role =
      declared.kind == .test ? .test : ModuleRoles.role(ofModule: declared.name, isApp: declared.kind == .app) ?? .production
    let name = modules[place].module.name
    // The application beside a library that is shipped shows how to use it.
    let isShipped =
      !found.hasApp || surroundings.pods.contains { $0.name == name || $0.folder == local.folder }
    modules[place].module.isOpenWorld = declared.kind == .library && isShipped
    modules[place].module.dependencies = names(
      of: places.places(of: declared.dependencies, project: project), besides: place)
  }

  /// See `FoundModules`.
  func insiders() -> [Int: Set<Int>] {
    var ofPackage: [Int: Set<Int>] = [:]
    for (place, found) in modules.enumerated() {
      if case .package(let package, _) = found.origin { ofPackage[package, default: []].insert(place) }
    }
    var insiders: [Int: Set<Int>] = [:]
    for places in ofPackage.values {
      var pending = places.filter { modules[$0].module.isOpenWorld }
      var seen = pending
      while let next = pending.popFirst() {
        let used = places.filter { !seen.contains($0) && modules[next].module.dependencies.contains(modules[$0].module.name) }
        for place in used where !modules[place].module.isOpenWorld { insiders[place] = places }
        seen.formUnion(used)
        pending.formUnion(used)
      }
    }
    return insiders
  }

  private func names(of places: [Int], besides own: Int) -> [String] {
    var names: [String] = []
    for place in places where place != own && !names.contains(modules[place].module.name) {
      names.append(modules[place].module.name)
    }
    return names
  }

  /// Projects that make an application, and not one that shows how to use a library.
  private func apps() -> [LocalProject] {
    surroundings.projects.filter { local in
      local.project?.hasApp == true && !ModuleRoles.isExample(component: Paths.name(of: local.folder))
    }
  }

  /// Whether a package is no more than a part of an application: it lies within the application's folder, or is
  /// taken from the disk by its project.
  private func isPart(_ folder: String, ofOneOf apps: [LocalProject]) -> Bool {
    apps.contains { app in
      if app.folder == folder { return false }
      if Paths.rest(of: folder, in: app.folder) != nil { return true }
      // A package around the project is the library that the project tries out.
      return app.project?.packages.contains(folder) == true && Paths.rest(of: app.folder, in: folder) == nil
    }
  }
}

/// Where the modules of targets and products are, by name.
struct ModulePlaces {
  private var ofTarget: [Int: [String: Int]] = [:]
  private var ofProduct: [String: [Int]] = [:]
  private var ofProject: [Int: [String: Int]] = [:]
  private var anywhere: [String: Int] = [:]

  /// - Parameter modules: those that have been found.
  init(_ modules: [FoundModule], _ surroundings: borrowing Surroundings) {
    for (place, found) in modules.enumerated() {
      switch found.origin {
      case .package(let package, let target):
        let name = surroundings.packages[package].manifest.targets[target].name
        ofTarget[package, default: [:]][name] = place
        anywhere[name] = anywhere[name] ?? place
      case .project(let project, _):
        ofProject[project, default: [:]][found.module.name] = place
        anywhere[found.module.name] = anywhere[found.module.name] ?? place
      default: continue
      }
    }
    for package in surroundings.packages.indices {
      for product in surroundings.packages[package].manifest.products where ofProduct[product.name] == nil {
        ofProduct[product.name] = product.targets.compactMap { ofTarget[package]?[$0] }
      }
    }
  }

  /// Whether any of the run's files are the target's.
  func has(_ target: String, ofPackage package: Int) -> Bool { ofTarget[package]?[target] != nil }

  /// The modules that names in a manifest stand for, of targets and of products.
  func places(of names: [String], package: Int) -> [Int] {
    names.flatMap { name in ofTarget[package]?[name].map { [$0] } ?? ofProduct[name] ?? [] }
  }

  /// The same of names in an Xcode project.
  func places(of names: [String], project: Int) -> [Int] {
    names.flatMap { name in
      if let own = ofProject[project]?[name] { return [own] }
      return ofProduct[name] ?? anywhere[name].map { [$0] } ?? []
    }
  }
}

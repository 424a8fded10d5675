import Index

/// Tells the module of each file: by the package or the Xcode project that builds it, or by the folders it lies in.
struct ModuleFinder: ~Copyable {
  /// Where a module comes from; the same name in two packages is two modules.
  private struct Key: Hashable {
    enum Owner: Hashable {
      case package(Int)
      case project(Int)
      case folder(String)
      case configuration
    }
    let owner: Owner
    let name: String
  }

  let surroundings: Surroundings
  var modules: [FoundModule] = []
  private var places: [Key: Int] = [:]
  /// Libraries for CocoaPods with files that projects build, or whose modules have others as well.
  private(set) var sharedPods: Set<Int> = []
  private let files: ProjectFiles
  private let workingFolder = FilePath.workingFolder()
  let configured: ConfiguredModules

  /// The layout, and which of its modules are guesses that files have yet to confirm.
  static func modules(
    of files: ProjectFiles, _ configured: ConfiguredModules = ConfiguredModules(), in surroundings: Surroundings? = nil
  ) -> FoundModules {
    var finder = ModuleFinder(files, configured, surroundings ?? Surroundings(of: files.folders))
    let found = finder.findAll()
    return found
  }

  private init(_ files: ProjectFiles, _ configured: ConfiguredModules, _ surroundings: Surroundings) {
    self.files = files
    self.configured = configured
    self.surroundings = surroundings
  }

  private mutating func findAll() -> FoundModules {
    var moduleOfFile: [Int] = []
    moduleOfFile.reserveCapacity(files.files.count)
    let levels = files.folders.map { surroundings.around($0.canonical) }
    let isShipped = files.folders.map { hasPodSources($0.canonical) }
    for file in files.files {
      moduleOfFile.append(module(of: files.canonicalPath(of: file), levels[file.folder], files.folders[file.folder]))
      if isShipped[file.folder] { modules[moduleOfFile[moduleOfFile.count - 1]].isShipped = true }
    }
    for (file, name) in configured.nameOfFile.sorted(by: { $0.key < $1.key }) { moduleOfFile[file] = place(ofConfigured: name) }
    finishModules()
    var layout = ModuleLayout(modules: modules.map(\.module), moduleOfFile: moduleOfFile)
    let roles = files.folders.map { ModuleRoles.role(ofFolders: foldersThatTell($0)) }
    let settled = Set(modules.indices.filter { isSettled($0) })
    for (place, file) in files.files.enumerated() {
      let module = moduleOfFile[place]
      // Whoever says that a module is none of tests means all of its folders.
      let role = settled.contains(module) ? nil : roles[file.folder] ?? ModuleRoles.role(ofFileAt: file.path)
      layout.roleOfFile[place] = ModuleFinder.role(of: role, in: layout.modules[module].role)
    }
    return FoundModules(
      layout: layout, fallbacks: modules.map(\.fallback), foldersAlone: Set(modules.indices.filter { modules[$0].isFolderAlone }),
      settled: settled,
      helpersByUse: Set(modules.indices.filter { modules[$0].isHelperByUse }), insiders: insiders(), warnings: surroundings.warnings)
  }

  /// Whether a configuration says whether the module tests others.
  func isSettled(_ place: Int) -> Bool { configured.isTest[modules[place].module.name] != nil }

  /// Whether the folder is among the sources of a library for CocoaPods.
  private func hasPodSources(_ folder: String) -> Bool {
    if surroundings.podSources.isEmpty { return false }
    var next: String? = folder
    while let path = next {
      if surroundings.podSources.contains(path) { return true }
      next = Paths.parent(of: path)
    }
    return false
  }

  /// A module of tests is tests as a whole; others may have folders of another kind.
  private static func role(of folder: ModuleLayout.Role?, in module: ModuleLayout.Role) -> ModuleLayout.Role {
    switch module {
    case .test: .test
    case .testSupport: folder == .test ? .test : .testSupport
    case .production, .example: folder ?? module
    }
  }

  // MARK: One file

  private mutating func module(
    of path: String, _ levels: [Surroundings.Level], _ folder: ProjectFiles.Folder
  ) -> Int {
    for level in levels {
      if let package = level.package, let target = surroundings.packages[package].target(of: path) {
        return place(ofTarget: target, package: package)
      }
      for project in level.projects {
        if let target = surroundings.projects[project].project?.target(of: path) {
          return place(ofTarget: target, project: project, path, levels)
        }
      }
    }
    // A project may reach into folders beside its own.
    for project in surroundings.projects.indices {
      if let target = surroundings.projects[project].project?.targetOfFile[path] {
        return place(ofTarget: target, project: project, path, levels)
      }
    }
    return placeByFolder(path, levels, folder)
  }

  private mutating func place(ofTarget target: Int, package: Int) -> Int {
    let place = place(of: .package(package), surroundings.packages[package].manifest.targets[target].name)
    if modules[place].origin == nil { modules[place].origin = .package(package, target: target) }
    return place
  }

  private mutating func place(ofTarget target: Int, project: Int, _ path: String, _ levels: [Surroundings.Level]) -> Int {
    for level in levels { sharedPods.formUnion(level.pods.filter { surroundings.pods[$0].folder(around: path) != nil }) }
    // Targets for several platforms make the same module, each from the same files.
    let targets = surroundings.projects[project].project?.targets ?? []
    let place = place(of: .project(project), targets[target].module)
    modules[place].module.swiftVersion = targets[target].swiftVersion
    modules[place].module.infersObjC = targets[target].infersObjC
    if modules[place].origin == nil { modules[place].origin = .project(project, target: target) }
    return place
  }

  private mutating func placeByFolder(
    _ path: String, _ levels: [Surroundings.Level], _ folder: ProjectFiles.Folder
  ) -> Int {
    let level = levels.first { $0.isOwner } ?? levels.first
    let base = level?.folder ?? files.folders[folder.root].canonical
    var package = level?.package
    if package != nil, LocalPackage.isManifest(path, in: base) { return place(ofManifestIn: base) }
    // Of a list of what others offer nothing is made.
    if let list = package, surroundings.packages[list].manifest.isEmpty { package = nil }
    let isPodsAlone = package == nil && level?.projects.isEmpty == true
    if isPodsAlone, let pod = pod(of: path, level) { return place(ofPod: pod, path) }
    let rest = podOfTheRest(level)
    let name = fallbackName(level) ?? rest.map { isPodsAlone ? surroundings.pods[$0].module : surroundings.pods[$0].name }
    let fallback = place(of: .folder(base), name ?? Paths.name(of: base))
    if name == nil { nameSymbols(of: fallback, in: level?.folder, "Main") }
    if let rest, package == nil, modules[fallback].module.swiftVersion == nil {
      modules[fallback].module.swiftVersion = surroundings.pods[rest].swiftVersion
    }
    if let rest, role(ofFileAt: path, in: folder)?.isForTests != true { sharedPods.insert(rest) }
    if modules[fallback].origin == nil { modules[fallback].origin = .folder(pod: package == nil ? rest : nil, package: package) }
    // A manifest that says all leaves nothing to be guessed.
    if let package, !surroundings.packages[package].manifest.hasComputedTargets { return fallback }
    let components = Paths.components(of: String(Paths.rest(of: path, in: base) ?? "")).dropLast()
    var guesses = FolderGuess.all(Array(components), in: base, isFolder: { surroundings.isFolder($0) })
    // Those of packages lie in the folders of sources and of tests.
    if package != nil { guesses = guesses.prefix(1).filter { !$0.isNested } }
    if guesses.isEmpty, package == nil, level?.projects.isEmpty != false, level?.pods.isEmpty != false {
      return place(byNames: components.prefix(ModuleFinder.deepestModule), in: base, fallback)
    }
    return guesses.reduce(fallback) { outer, guess in place(ofGuess: guess, package, in: base, outer, level?.folder) }
  }

  /// - Parameter outer: The module that files belong to if nobody imports this one.
  /// - Parameter owner: The folder of what builds the files, if something does.
  private mutating func place(
    ofGuess guess: FolderGuess, _ package: Int?, in base: String, _ outer: Int, _ owner: String?
  ) -> Int {
    let place = place(of: package.map { .package($0) } ?? .folder(base), guess.name)
    if guess.isNamedForBase { nameSymbols(of: place, in: owner, "MainTests") }
    if modules[place].origin == nil {
      modules[place].origin = .guess(package: package, isTest: guess.isTest)
      if package == nil, !guess.isTest { modules[place].fallback = outer }
    }
    return place
  }

  /// Modules lie in the folder of all, or in one below.
  private static let deepestModule = 2

  /// Where nothing tells what is built each folder may be a module, if somebody imports that by its name.
  private mutating func place(byNames names: some Sequence<String>, in base: String, _ fallback: Int) -> Int {
    var (folder, outer) = (base, fallback)
    for name in names {
      if XcodeProjectReader.identifier(name) == name {
        let place = place(of: .folder(folder), name)
        if modules[place].origin == nil {
          modules[place].origin = .guess(package: nil, isTest: false)
          (modules[place].fallback, modules[place].isFolderAlone) = (outer, true)
        }
        outer = place
      }
      folder = Paths.join(folder, name)
    }
    return outer
  }

  /// Of the libraries for CocoaPods that lie there the one whose folders hold the file, the innermost of all of them.
  private func pod(of path: String, _ level: Surroundings.Level?) -> Int? {
    let found = (level?.pods ?? []).compactMap { pod in
      surroundings.pods[pod].folder(around: path).map { (pod: pod, depth: $0.utf8.count) }
    }
    let deepest = found.map(\.depth).max()
    let best = found.filter { $0.depth == deepest }
    return best.count == 1 ? best[0].pod : nil
  }

  private mutating func place(ofPod pod: Int, _ path: String) -> Int {
    // Objective-C imports headers, be they of other libraries, without a word of whose they are.
    if path.hasSuffix(".m") || path.hasSuffix(".mm") { sharedPods.insert(pod) }
    let place = place(of: .folder(surroundings.pods[pod].folder), surroundings.pods[pod].module)
    if modules[place].origin == nil { modules[place].origin = .folder(pod: pod, package: nil) }
    modules[place].module.swiftVersion = surroundings.pods[pod].swiftVersion
    return place
  }

  /// A manifest is a program of its own.
  private mutating func place(ofManifestIn folder: String) -> Int {
    let place = place(of: .folder(folder), "Package")
    modules[place].origin = .folder(pod: nil, package: nil)
    return place
  }

  /// What a configuration says adds to a module that is there already.
  private mutating func place(ofConfigured name: String) -> Int {
    let place = modules.firstIndex { $0.module.name == name } ?? self.place(of: .configuration, name)
    if modules[place].origin == nil { modules[place].origin = .configuration }
    modules[place].fallback = nil
    return place
  }

  /// What else than its folder names a module that no target claims.
  private func fallbackName(_ level: Surroundings.Level?) -> String? {
    if let project = level?.projects.first, surroundings.projects[project].project == nil {
      return surroundings.projects[project].name
    }
    return nil
  }

  /// The library for CocoaPods that has the files that none says it has; of several that tell what they are made of none.
  private func podOfTheRest(_ level: Surroundings.Level?) -> Int? {
    guard let pods = level?.pods, pods.count > 1, pods.allSatisfy({ surroundings.pods[$0].tellsAll }) else { return level?.pods.first }
    return nil
  }

  /// What its folder or its name says that the file is for.
  private func role(ofFileAt path: String, in folder: ProjectFiles.Folder) -> ModuleLayout.Role? {
    ModuleRoles.role(ofFolders: foldersThatTell(folder)) ?? ModuleRoles.role(ofFileAt: path)
  }

  /// The folder of all is called otherwise on every machine, and symbols are the same on all, and for whatever folders a run
  /// is given.
  ///
  /// - Parameter owner: The folder of what builds the files; `nil` where nothing tells.
  private mutating func nameSymbols(of module: Int, in owner: String?, _ name: String) {
    let rest = owner.flatMap { Paths.rest(of: $0, in: workingFolder) } ?? ""
    if rest.isEmpty { modules[module].module.symbolName = name }
  }

  private mutating func place(of owner: Key.Owner, _ name: String) -> Int {
    let key = Key(owner: owner, name: name)
    if let place = places[key] { return place }
    places[key] = modules.count
    modules.append(FoundModule(module: ModuleLayout.Module(name: XcodeProjectReader.identifier(name))))
    return modules.count - 1
  }

  /// The names of the folders that say what a file is for: below its root or what builds it, whichever is further out.
  private func foldersThatTell(_ folder: ProjectFiles.Folder) -> [String] {
    let root = files.folders[folder.root].canonical
    let levels = surroundings.around(folder.canonical)
    let owner = (levels.first { $0.isOwner } ?? levels.first)?.folder
    var base = root
    if let owner, Paths.rest(of: root, in: owner) != nil { base = owner }
    let inside = Paths.components(of: String(Paths.rest(of: folder.canonical, in: base) ?? ""))
    return owner == nil ? [Paths.name(of: root)] + inside : inside
  }
}

/// A module and where it was found.
struct FoundModule {
  enum Origin {
    case package(Int, target: Int)
    case project(Int, target: Int)
    /// What no target claims; a library for CocoaPods, the rest of a package, or no module at all.
    case folder(pod: Int?, package: Int?)
    case guess(package: Int?, isTest: Bool)
    case configuration
  }

  var module: ModuleLayout.Module
  var origin: Origin?
  /// Whether a library for CocoaPods has some of its files, whatever else builds them.
  var isShipped = false
  /// For a guess, the module that its files belong to if nobody imports it.
  var fallback: Int?
  /// Nothing but the name of its folder speaks for a guess.
  var isFolderAlone = false
  /// Nothing makes it a helper of tests but that no other target depends on it.
  var isHelperByUse = false
}

/// The layout of a project before its files have been read.
struct FoundModules {
  var layout: ModuleLayout
  /// For each module that is a guess the one its files belong to if the guess is wrong.
  var fallbacks: [Int?]
  /// The guesses that nothing but the name of a folder speaks for.
  var foldersAlone: Set<Int>
  /// Those of which a configuration says whether they are tests.
  var settled: Set<Int>
  /// Those that help tests because no other target says that it depends on them.
  var helpersByUse: Set<Int>
  /// For each module that libraries are made of, but do not offer, those of its package: nobody else is meant to import it.
  var insiders: [Int: Set<Int>]
  var warnings: [Warning]
}

/// What the names of folders say where nothing else does: `Sources/Name`, `Name/Sources`, and the same of tests.
struct FolderGuess {
  let name: String
  let isTest: Bool
  /// The module's own folder holds that of its sources.
  let isNested: Bool
  /// Nothing but the folder that it all lies in gives it a name.
  let isNamedForBase: Bool

  private static let sources: Set<String> = ["Sources", "Source", "src", "srcs"]
  private static let tests: Set<String> = ["Tests", "Test"]
  /// Modules beside that of the sources, named for it and for what they are.
  private static let companions: Set<String> = ["Interface", "Testing"]
  private static let telling = sources.union(tests).union(companions)

  /// Of more folders of sources in one another the inner ones are no modules.
  private static let most = 8

  /// All that they may say, that of the outermost folder first.
  ///
  /// - Parameter components: the folders below `base` that a file lies in.
  static func all(_ components: [String], in base: String, isFolder: (String) -> Bool) -> [FolderGuess] {
    components.indices.filter { telling.contains(components[$0]) }.prefix(most).compactMap {
      FolderGuess(components, $0, in: base, isFolder: isFolder)
    }
  }

  private init?(_ components: [String], _ place: Int, in base: String, isFolder: (String) -> Bool) {
    let folder = components[place]
    let isCompanion = FolderGuess.companions.contains(folder)
    if isCompanion, place == 0 { return nil }
    isTest = FolderGuess.tests.contains(folder)
    isNested = place > 0
    isNamedForBase = !isNested && place + 1 == components.count
    // Tests without sources beside them are only a folder of a module.
    if isTest {
      let parent = components[..<place].reduce(base, Paths.join)
      if !FolderGuess.sources.contains(where: { isFolder(Paths.join(parent, $0)) }) { return nil }
    }
    if isNested {
      name = components[place - 1] + (isTest ? "Tests" : isCompanion ? folder : "")
    } else if place + 1 < components.count {
      name = components[place + 1]
    } else if isTest {
      name = Paths.name(of: base) + "Tests"
    } else {
      return nil
    }
  }
}

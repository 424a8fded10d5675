import Syntax

/// The folders in and above the roots where something is built, and what it is.
struct Surroundings: Sendable {
  /// A folder with a manifest, a project, or the start of a repository.
  struct Level: Sendable {
    let folder: String
    var package: Int?
    var projects: [Int] = []
    /// The libraries for CocoaPods.
    var pods: [Int] = []
    var isRepository = false

    /// Whether something is built from here.
    var isOwner: Bool { package != nil || !projects.isEmpty || !pods.isEmpty }
  }

  private(set) var packages: [LocalPackage] = []
  private(set) var projects: [LocalProject] = []
  /// The libraries for CocoaPods.
  private(set) var pods: [LocalPod] = []
  /// Where the sources of such libraries lie, as far as somebody says it.
  private(set) var podSources: Set<String> = []
  private var levels: [Level] = []
  /// The levels at and above a folder, nearest first.
  private var levelsOfFolder: [String: [Int]] = [:]
  private var markers: [String: [String]] = [:]
  /// Manifests and projects that cannot be read.
  private(set) var warnings: [Warning] = []

  init(of folders: [ProjectFiles.Folder]) {
    for folder in folders { markers[folder.canonical] = folder.markers }
    for folder in folders { _ = places(around: folder.canonical) }
  }

  /// The levels at and above a folder that holds files, nearest first, up to the repository's root.
  func around(_ folder: String) -> [Level] { (levelsOfFolder[folder] ?? []).map { levels[$0] } }

  /// Whether the path is that of a folder that has been read.
  func isFolder(_ path: String) -> Bool { levelsOfFolder[path] != nil }

  private mutating func places(around folder: String) -> [Int] {
    if let known = levelsOfFolder[folder] { return known }
    var places: [Int] = []
    let level = level(at: folder)
    if level.isOwner || level.isRepository {
      places.append(levels.count)
      levels.append(level)
    }
    if !level.isRepository, let parent = Paths.parent(of: folder) { places += self.places(around: parent) }
    levelsOfFolder[folder] = places
    return places
  }

  private mutating func level(at folder: String) -> Level {
    var level = Level(folder: folder)
    for name in markers(in: folder) {
      if name == ".git" {
        level.isRepository = true
      } else if name == "Package.swift" {
        level.package = readPackage(in: folder)
      } else if name.hasSuffix(".podspec") {
        if let pod = readPod(name, in: folder) { level.pods.append(pod) }
      } else {
        level.projects.append(readProject(name, in: folder))
      }
    }
    return level
  }

  /// Folders above the roots have not been read yet.
  private func markers(in folder: String) -> [String] {
    if let known = markers[folder] { return known }
    guard case .success(let listing) = Disk.list(folder) else { return [] }
    return FileWalk.markers(listing)
  }

  private mutating func readPackage(in folder: String) -> Int? {
    let path = Paths.join(folder, "Package.swift")
    var source = Source()
    if let failure = source.read(path) {
      warn(of: path, failure.reason)
      return nil
    }
    packages.append(LocalPackage(ManifestReader.read(source), in: folder))
    return packages.count - 1
  }

  private mutating func readPod(_ name: String, in folder: String) -> Int? {
    var source = Source()
    let spec = source.read(Paths.join(folder, name)) == nil ? PodSpec(source, in: folder) : nil
    if spec?.isBinary == true { return nil }
    podSources.formUnion(spec?.folders ?? [])
    pods.append(LocalPod(folder: folder, name: Paths.stem(of: name), spec: spec))
    return pods.count - 1
  }

  private mutating func readProject(_ name: String, in folder: String) -> Int {
    let path = Paths.join(folder, "\(name)/project.pbxproj")
    var project: XcodeProject?
    var source = Source()
    if source.read(path) == nil {
      project = XcodeProjectReader.read(source, in: folder)
      if project == nil { warn(of: path, "this is no project as Xcode writes it; folders tell the modules") }
    }
    projects.append(LocalProject(folder: folder, name: Paths.stem(of: name), project: project))
    return projects.count - 1
  }

  private mutating func warn(of path: String, _ reason: String) {
    warnings.append(Warning(path: FilePath.display(path, in: FilePath.workingFolder()), reason: reason))
  }
}

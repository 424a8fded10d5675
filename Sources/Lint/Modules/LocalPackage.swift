/// A package of the project: its manifest, and which folders its targets claim.
struct LocalPackage {
  private struct Claim {
    let target: Int
    /// Paths of files and folders; `nil` for all below the claim's folder.
    let sources: [String]?
    let exclude: [String]
  }

  let folder: String
  let manifest: Manifest
  private var claims: [String: [Claim]] = [:]

  /// - Parameter isFolder: what the disk says of a path.
  init(_ manifest: Manifest, in folder: String, isFolder: (String) -> Bool = Disk.isFolder) {
    self.manifest = manifest
    self.folder = folder
    var counts: [[String]: Int] = [:]
    for target in manifest.targets { counts[LocalPackage.bases(of: target.kind), default: 0] += 1 }
    for (place, target) in manifest.targets.enumerated() {
      let isOnly = counts[LocalPackage.bases(of: target.kind)] == 1
      guard let path = path(of: target, isOnly: isOnly, isFolder) else { continue }
      let claim = Claim(
        target: place, sources: target.sources?.map { Paths.normal(Paths.join(path, $0)) },
        exclude: target.exclude.map { Paths.normal(Paths.join(path, $0)) })
      claims[path, default: []].append(claim)
    }
  }

  /// The target that a file belongs to: of the claims around it the innermost that does not leave it out.
  func target(of path: String) -> Int? {
    var current = path
    if LocalPackage.isManifest(path, in: folder) { return nil }
    while let parent = Paths.parent(of: current), Paths.rest(of: parent, in: folder) != nil {
      for claim in claims[parent] ?? [] where holds(claim, path) { return claim.target }
      current = parent
    }
    return nil
  }

  static func isManifest(_ path: String, in folder: String) -> Bool {
    guard let name = Paths.rest(of: path, in: folder), name.hasPrefix("Package") else { return false }
    return name == "Package.swift" || name.hasPrefix("Package@swift-")
  }

  private func holds(_ claim: Claim, _ path: String) -> Bool {
    if let sources = claim.sources, !sources.contains(where: { Paths.rest(of: path, in: $0) != nil }) { return false }
    return !claim.exclude.contains { Paths.rest(of: path, in: $0) != nil }
  }

  /// - Parameter isOnly: Whether no other target of the package is looked for in the same folders.
  private func path(of target: Manifest.Target, isOnly: Bool, _ isFolder: (String) -> Bool) -> String? {
    if target.kind == .system || target.kind == .binary { return nil }
    if let path = target.path { return Paths.normal(Paths.join(folder, path)) }
    let bases = LocalPackage.bases(of: target.kind)
    for base in bases {
      let path = Paths.join(folder, "\(base)/\(target.name)")
      if isFolder(path) { return path }
    }
    // The only target of its kind may have the folder for itself.
    guard isOnly else { return nil }
    return bases.map { Paths.join(folder, $0) }.first(where: isFolder)
  }

  /// The folders where a target's own is looked for.
  private static func bases(of kind: Manifest.Target.Kind) -> [String] {
    switch kind {
    case .test: ["Tests", "Sources", "Source", "src", "srcs"]
    case .plugin: ["Plugins"]
    // The last is where manifests that compute their targets put those for tests.
    default: ["Sources", "Source", "src", "srcs", "Tests"]
    }
  }
}

/// An Xcode project of the project.
struct LocalProject {
  /// The folder that holds it.
  let folder: String
  /// Without the ending.
  let name: String
  /// `nil` if it cannot be read.
  let project: XcodeProject?
}

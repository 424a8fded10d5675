import ObjC

/// The Swift files of a project as a linter wants them: each once, sorted by the bytes of their paths.
///
/// What git ignores, what a package manager fetched and what a build made is left out, unless it is named itself.
public struct ProjectFiles: Sendable {
  public struct File: Equatable, Sendable {
    /// As the root was given, with what follows inside of it.
    public let path: String
    /// The place of its folder in `folders`.
    let folder: Int
    /// The framework whose header it is, if it is there only because the project imports that.
    var framework: String?
  }

  /// A folder that was read, or that holds a file that is a root.
  struct Folder {
    /// From the root of the file system, without links.
    let canonical: String
    /// The root it was found under, as a place in `folders`; its own place if it is a root itself.
    var root: Int
    /// Names of manifests, project folders, pod specifications and a repository's own folder in it, sorted.
    var markers: [String] = []
  }

  public internal(set) var files: [File] = []
  /// Those that may hold Objective-C, going by their names.
  var candidates: [File] = []
  /// Nibs, property lists and the like, which may name members.
  var resources: [File] = []
  /// The folders that hold what is said in one language; nobody keeps sources there, so they are listed for `resources` alone.
  var localizations: [File] = []
  /// Files of the name that builds give to the list of their commands, from the root of the file system.
  var databases: [String] = []
  var folders: [Folder] = []
  public internal(set) var warnings: [Warning] = []

  /// - Parameter workers: If there are several, one lists folders ahead.
  /// - Throws: when a root is not there, or cannot be read.
  init(roots: [String], _ workers: Workers = Workers(jobs: 1)) throws(LintError) {
    let reader = workers.jobs > 1 ? FolderReader() : nil
    let help = workers.begin { reader?.help() }
    defer {
      reader?.end()
      help.take()
    }
    var walk = FileWalk(reader)
    for root in roots { walk.visit(root: root) }
    if !walk.failures.isEmpty { throw .unreadable(walk.failures) }
    walk.visitLinks()
    self = walk.finish()
  }

  init() {}

  /// The file's path from the root of the file system; of a link, the link's own.
  func canonicalPath(of file: File) -> String { Paths.join(folders[file.folder].canonical, Paths.name(of: file.path)) }

  /// The folders that were named, from the root of the file system.
  var roots: [String] { folders.indices.filter { folders[$0].root == $0 }.map { folders[$0].canonical } }

  /// The place of the folder, which becomes a root of its own if it is not there yet.
  mutating func place(ofFolder canonical: String) -> Int {
    if let known = folders.lastIndex(where: { $0.canonical == canonical }) { return known }
    folders.append(Folder(canonical: canonical, root: folders.count))
    return folders.count - 1
  }

  /// Leaves out what git does not track, and takes in what it does: nothing of that is ignored, whatever patterns say.
  ///
  /// - Parameter paths: From the root of the file system.
  mutating func keep(only paths: Set<String>) {
    var ignored = paths
    for file in files + candidates { ignored.remove(canonicalPath(of: file)) }
    files = files.filter { paths.contains(canonicalPath(of: $0)) }
    candidates = candidates.filter { paths.contains(canonicalPath(of: $0)) }
    resources = resources.filter { paths.contains(canonicalPath(of: $0)) }
    let roots = roots
    for path in ignored where FileWalk.mayBeSource(path) && roots.contains(where: { Paths.rest(of: path, in: $0) != nil }) {
      guard case .success(.file) = Disk.kind(of: path, followingLinks: false) else { continue }
      let file = File(path: path, folder: place(ofFolder: Paths.parent(of: path) ?? "/"))
      if ObjCFile.isNamed(path) { candidates.append(file) } else { files.append(file) }
    }
    sort()
  }

  /// Puts files in the order of their paths, where they are not.
  mutating func sort() {
    for list in [\Self.files, \Self.candidates] {
      let files = self[keyPath: list]
      let isSorted = files.indices.dropFirst().allSatisfy { Paths.precedes(files[$0 - 1].path, files[$0].path) }
      if !isSorted { self[keyPath: list].sort { Paths.precedes($0.path, $1.path) } }
    }
  }
}

/// A file or a folder that was left out, and why.
public struct Warning: Equatable, Sendable {
  public let path: String
  public let reason: String

  public init(path: String, reason: String) {
    self.path = path
    self.reason = reason
  }
}

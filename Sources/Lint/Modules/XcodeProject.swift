import Facts
import Syntax

/// The targets of an Xcode project and the files they compile.
struct XcodeProject: Equatable {
  struct Target: Equatable {
    enum Kind: Equatable {
      case app, library, test, other
    }

    var name: String
    /// What an `import` says.
    var module: String
    var kind: Kind
    /// Names of targets, and of products of packages.
    var dependencies: [String] = []
    /// The language's first number, the newest of all configurations.
    var swiftVersion: Int?
    /// Whether Objective-C is shown all that its classes have, as Swift 3 did.
    var infersObjC = false
  }

  /// A folder of which a target compiles all files but some.
  struct Folder: Equatable {
    let path: String
    /// A target's place in `targets`.
    let target: Int
    /// Paths that other sets leave out of this target, or take into it.
    var excluded: Set<String> = []
  }

  var targets: [Target] = []
  /// For each path of a compiled file its target's place: the first that is no test.
  var targetOfFile: [String: Int] = [:]
  var folders: [Folder] = []
  /// Folders of packages that are taken from the disk.
  var packages: Set<String> = []

  /// Whether it makes an application, and not only one that shows how to use a library, or that tests run in.
  var hasApp: Bool {
    targets.contains { target in
      target.kind == .app && !ModuleRoles.isExample(component: target.name) && !ModuleRoles.isTestHost(target.name)
    }
  }

  /// The target that compiles the file at a path.
  func target(of path: String) -> Int? {
    if let target = targetOfFile[path] { return target }
    var best: Folder?
    for folder in folders where Paths.rest(of: path, in: folder.path) != nil && !isExcluded(path, from: folder) {
      if let best, best.path.utf8.count > folder.path.utf8.count { continue }
      if let best, best.path == folder.path, targets[best.target].kind != .test { continue }
      best = folder
    }
    return best?.target
  }

  private func isExcluded(_ path: String, from folder: Folder) -> Bool {
    if folder.excluded.isEmpty { return false }
    var path = path
    while path.utf8.count > folder.path.utf8.count {
      if folder.excluded.contains(path) { return true }
      path = Paths.parent(of: path) ?? ""
    }
    return false
  }
}

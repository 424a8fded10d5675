/// Every file with Swift's ending that roots name or hold, sorted folder by folder, for whoever wants to see them all.
///
/// What a project ignores, builds or fetches is not left out here; `ProjectFiles` does that.
public struct Discovery {
  public var files: [String] = []
  /// Roots and folders that could not be read, with the system's reason.
  public private(set) var problems: [(path: String, reason: String)] = []

  public init(roots: [String]) {
    for root in roots { visit(root) }
  }

  /// A file that is named is taken as it is; a folder's files are taken by their ending. Links inside of folders are
  /// not followed.
  private mutating func visit(_ root: String) {
    var pending = [(path: root, isRoot: true)]
    while let (path, isRoot) = pending.popLast() {
      switch Disk.kind(of: path, followingLinks: isRoot) {
      case .success(.file): if isRoot || path.hasSuffix(".swift") { files.append(path) }
      case .success(.folder):
        switch Disk.list(path) {
        case .success(let listing):
          let names = listing.entries.compactMap(\.text).sorted()
          for name in names.reversed() where name != ".git" { pending.append((Paths.join(path, name), false)) }
        case .failure(let error): problems.append((path, error.reason))
        }
      case .success: if isRoot { problems.append((path, "not a file or a folder")) }
      case .failure(let error): problems.append((path, error.reason))
      }
    }
  }
}

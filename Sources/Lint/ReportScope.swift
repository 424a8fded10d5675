public import Report

/// What a report is about when it is not about everything: files, and folders with all in them.
///
/// The whole project is read even so, and a finding belongs to the scope if it lies there, or any of its evidence: a change
/// in one file can make a member of another one leak.
public struct ReportScope: Equatable, Sendable {
  /// From the root of the file system.
  private var paths: Set<String>

  /// - Parameter paths: of files and folders; those that are not there are kept as they are written.
  public init(_ paths: [String]) {
    let folder = FilePath.workingFolder()
    self.paths = Set(paths.map { Disk.canonical($0) ?? Paths.join(folder, Paths.normal($0)) })
  }

  /// Those of the paths that nobody can find, each with what is wrong.
  public static func missing(_ paths: [String]) -> LintError? {
    let missing = paths.filter { !Disk.exists($0) }
    return missing.isEmpty ? nil : .unreadable(missing.map { Warning(path: $0, reason: "no such file or directory") })
  }

  init(files: Set<String>) { paths = files }

  /// What has changed since this branch left another.
  public static func changes(since reference: String) throws(LintError) -> ReportScope {
    ReportScope(files: try Git().changedFiles(since: reference))
  }

  public mutating func formUnion(_ other: ReportScope) { paths.formUnion(other.paths) }

  public func part(of report: Report) -> Report {
    let folder = FilePath.workingFolder()
    var known: [String: Bool] = [:]
    func holds(_ path: String) -> Bool {
      if let answer = known[path] { return answer }
      let answer = contains(Disk.canonical(path) ?? Paths.join(folder, path))
      known[path] = answer
      return answer
    }
    return report.keeping { entry in
      holds(entry.location.path) || entry.related.contains { holds($0.location.path) }
    }
  }

  private func contains(_ path: String) -> Bool {
    var next: String? = path
    while let current = next {
      if paths.contains(current) { return true }
      next = Paths.parent(of: current)
    }
    return false
  }
}

extension LintResult {
  /// Whether the file was read, or one in the folder.
  public func hasRead(_ path: String) -> Bool {
    guard let place = Disk.canonical(path) else { return false }
    let files = coverage.files
    return files.files.contains { Paths.rest(of: files.canonicalPath(of: $0), in: place) != nil }
  }
}

import ObjC
import Syntax

/// One walk over all roots: folders first, then what links lead to, so that a file's own path wins.
struct FileWalk: ~Copyable {
  private var found = ProjectFiles()
  /// Roots that are not there, or cannot be read.
  private(set) var failures: [Warning] = []
  private var seen: Set<Disk.Identity> = []
  private var links: [Link] = []
  private var rootPaths: [String] = []
  private var hasSeveralWays = false
  private var source = Source()
  /// Who lists folders ahead; nobody needs to.
  private let reader: FolderReader?

  private struct Link {
    let path: String
    let name: ContiguousArray<UInt8>
    let folder: Int
    let rules: IgnoreRules
  }

  /// A folder that is still to be read.
  private struct Pending {
    let path: String
    let canonical: String
    /// `nil` for a root.
    let root: Int?
    let rules: IgnoreRules
  }

  init(_ reader: FolderReader? = nil) { self.reader = reader }

  // MARK: Roots

  mutating func visit(root: String) {
    if !rootPaths.isEmpty { hasSeveralWays = true }
    switch Disk.kind(of: root, followingLinks: true) {
    case .failure(let error): fail(root, error.reason)
    case .success(.file): visit(rootFile: root)
    case .success(.folder):
      guard let canonical = Disk.canonical(root) else { return fail(root, "cannot be resolved") }
      rootPaths.append(canonical)
      let rules = IgnoreRules(above: canonical, &source)
      visit(Pending(path: root, canonical: canonical, root: nil, rules: rules))
    case .success: fail(root, "not a file or a folder")
    }
  }

  private mutating func visit(rootFile path: String) {
    if let error = Disk.reasonAgainstReading(path) { return fail(path, error.reason) }
    guard let canonical = Disk.canonical(Paths.parent(of: path) ?? ".") else { return fail(path, "cannot be resolved") }
    rootPaths.append(canonical)
    // Files that are named one by one often lie side by side.
    if let last = found.folders.last, last.canonical == canonical, last.root == found.folders.count - 1 {
      return add(path, folder: found.folders.count - 1)
    }
    let place = found.folders.count
    found.folders.append(.init(canonical: canonical, root: place))
    if case .success(let listing) = Disk.list(canonical) {
      found.folders[place].markers = FileWalk.markers(listing)
    }
    add(path, folder: place)
  }

  /// A file that was asked for: whatever it is called, if it is not Objective-C it is taken for Swift.
  private mutating func add(_ path: String, folder: Int) {
    if ObjCFile.isNamed(path) {
      found.candidates.append(.init(path: path, folder: folder))
    } else {
      found.files.append(.init(path: path, folder: folder))
    }
  }

  private mutating func fail(_ path: String, _ reason: String) { failures.append(Warning(path: path, reason: reason)) }

  // MARK: Folders

  private mutating func visit(_ start: Pending) {
    var pending = [start]
    reader?.add([start.path])
    while let next = pending.popLast() { read(next, &pending) }
  }

  private mutating func read(_ pending: Pending, _ stack: inout [Pending]) {
    let listing: Disk.Listing
    switch reader?.listLast(pending.path) ?? Disk.list(pending.path) {
    case .success(let read): listing = read
    case .failure(let error):
      if pending.root == nil { return fail(pending.path, error.reason) }
      return found.warnings.append(Warning(path: pending.path, reason: error.reason))
    }
    guard seen.insert(listing.identity).inserted else { return }
    let place = found.folders.count
    let root = pending.root ?? place
    found.folders.append(.init(canonical: pending.canonical, root: root))
    let entries = listing.entries.sorted { FileWalk.sortsBefore($0, $1) }
    let rules = rules(in: pending, entries)
    var markers: [String] = []
    var inner: [Pending] = []
    for entry in entries {
      if FileWalk.isMarker(entry.name), let text = entry.text { markers.append(text) }
      if entry.name == FileWalk.database, let text = entry.text { found.databases.append(Paths.join(pending.canonical, text)) }
      switch entry.kind {
      case .file:
        let isSource = FileWalk.isSource(entry.name)
        guard isSource || FileWalk.isResource(entry.name), !rules.ignores(entry.name, isFolder: false),
          let path = path(of: entry, in: pending)
        else { continue }
        if isSource { add(path, folder: place) } else { found.resources.append(.init(path: path, folder: place)) }
      case .folder:
        if FileWalk.isLeftOut(entry.name, in: pending.canonical) || rules.ignores(entry.name, isFolder: true) { continue }
        guard let path = path(of: entry, in: pending), let text = entry.text else { continue }
        if FileWalk.ends(entry.name, ".lproj") {
          found.localizations.append(.init(path: path, folder: place))
          continue
        }
        inner.append(
          Pending(
            path: path, canonical: Paths.join(pending.canonical, text), root: root,
            rules: rules.inside(entry.name)))
      case .link:
        let isLeftOut = FileWalk.isLeftOut(entry.name) || FileWalk.isLinkOfBazel(entry.name)
        if isLeftOut || rules.ignores(entry.name, isFolder: false) { continue }
        guard let path = path(of: entry, in: pending) else { continue }
        links.append(Link(path: path, name: entry.name, folder: place, rules: rules))
      case .other: continue
      }
    }
    found.folders[place].markers = markers
    inner.reverse()
    stack.append(contentsOf: inner)
    reader?.add(inner.map(\.path))
  }

  /// The path of an entry that is to be read, or a warning that there is none.
  private mutating func path(of entry: Disk.Entry, in folder: Pending) -> String? {
    if let text = entry.text { return Paths.join(folder.path, text) }
    let shown = Paths.join(folder.path, String(decoding: entry.name, as: UTF8.self))
    found.warnings.append(Warning(path: shown, reason: "its name is no UTF-8"))
    return nil
  }

  /// The rules in a folder: those above, unless another repository starts here, and its own.
  private mutating func rules(in pending: Pending, _ entries: [Disk.Entry]) -> IgnoreRules {
    var rules = pending.rules
    var hasOwn = false
    for entry in entries {
      if entry.name == FileWalk.git, pending.root != nil {
        rules = IgnoreRules()
        rules.addRepository(pending.canonical, &source)
      }
      if entry.name == FileWalk.gitignore { hasOwn = true }
    }
    if hasOwn { rules.add(fileAt: Paths.join(pending.canonical, ".gitignore"), &source) }
    return rules
  }

  // MARK: Links

  /// Links lead to a file or a folder once, and never back to a folder that a root lies in.
  mutating func visitLinks() {
    var next = 0
    while next < links.count {
      let link = links[next]
      next += 1
      hasSeveralWays = true
      switch Disk.kind(of: link.path, followingLinks: true) {
      case .success(.file):
        if FileWalk.isSource(link.name) { add(link.path, folder: link.folder) }
      case .success(.folder):
        guard let canonical = Disk.canonical(link.path), !holdsRoot(canonical) else { continue }
        visit(
          Pending(
            path: link.path, canonical: canonical, root: found.folders[link.folder].root,
            rules: link.rules.inside(link.name)))
      // A link to nothing says nothing about the project.
      case .success, .failure: continue
      }
    }
  }

  private func holdsRoot(_ folder: String) -> Bool {
    rootPaths.contains { Paths.rest(of: $0, in: folder) != nil }
  }

  // MARK: The result

  /// The files in the order of their paths, each once.
  consuming func finish() -> ProjectFiles {
    if hasSeveralWays {
      var taken: Set<ContiguousArray<UInt8>> = []
      removeRepetitions(from: \.files, &taken)
      removeRepetitions(from: \.candidates, &taken)
    }
    found.sort()
    return found
  }

  private mutating func removeRepetitions(
    from list: WritableKeyPath<ProjectFiles, [ProjectFiles.File]>, _ taken: inout Set<ContiguousArray<UInt8>>
  ) {
    let folders = found.folders
    found[keyPath: list].removeAll { file in
      let own = Paths.join(folders[file.folder].canonical, Paths.name(of: file.path))
      let canonical = FileWalk.isLink(own) ? Disk.canonical(own) ?? own : own
      return !taken.insert(ContiguousArray(canonical.utf8)).inserted
    }
  }

  private static func isLink(_ path: String) -> Bool {
    if case .success(.link) = Disk.kind(of: path, followingLinks: false) { return true }
    return false
  }
}

// MARK: Names

extension FileWalk {
  private static let git = ContiguousArray(".git".utf8)
  private static let gitignore = ContiguousArray(".gitignore".utf8)
  private static let database = ContiguousArray(CompileCommands.name.utf8)
  private static let manifest = ContiguousArray("Package.swift".utf8)

  /// Folders of other people's sources, of what builds make, of what is no code, and of code that nobody builds; `.accesslint`
  /// is where a job of GitLab's builds accesslint itself.
  private static let leftOut = Set(
    [".git", ".hg", ".svn", ".build", ".swiftpm", ".accesslint", "Pods", "Carthage", "DerivedData", "node_modules"]
      .map { ContiguousArray($0.utf8) })

  /// What Xcode fetches lies there.
  private static let checkouts = ContiguousArray("checkouts".utf8)

  private static func isLeftOut(_ name: ContiguousArray<UInt8>, in folder: String = "") -> Bool {
    leftOut.contains(name) || name == checkouts && folder.hasSuffix("/SourcePackages") || ends(name, ".xcodeproj")
      || ends(name, ".xcassets") || ends(name, ".xcdatamodeld") || ends(name, ".docc") || ends(name, ".xctemplate")
  }

  /// Bazel links its workspaces to all that was ever built in them.
  private static func isLinkOfBazel(_ name: ContiguousArray<UInt8>) -> Bool {
    name.starts(with: "bazel-".utf8)
  }

  /// Swift, or what may be Objective-C.
  static func isSource(_ name: ContiguousArray<UInt8>) -> Bool {
    ends(name, ".swift") || ends(name, ".h") || ends(name, ".m") || ends(name, ".mm") || ends(name, ".pch")
  }

  /// Whether a file of that path would be read if nothing ignored it.
  static func mayBeSource(_ path: String) -> Bool {
    let names = Paths.components(of: path).map { ContiguousArray($0.utf8) }
    return names.last.map(isSource) == true && !names.dropLast().contains { isLeftOut($0) }
  }

  /// What may name members of the project, and is no source.
  static func isResource(_ name: ContiguousArray<UInt8>) -> Bool {
    ends(name, ".xib") || ends(name, ".storyboard") || ends(name, ".plist") || ends(name, ".sdef")
  }

  private static func isMarker(_ name: ContiguousArray<UInt8>) -> Bool {
    name == manifest || name == git || ends(name, ".xcodeproj") || ends(name, ".podspec")
  }

  /// Of what lies in a folder the names that tell what is built there.
  static func markers(_ listing: Disk.Listing) -> [String] {
    listing.entries.filter { isMarker($0.name) }.compactMap(\.text).sorted(by: Paths.precedes)
  }

  private static func ends(_ name: ContiguousArray<UInt8>, _ ending: StaticString) -> Bool {
    let count = ending.utf8CodeUnitCount
    guard name.count >= count else { return false }
    for index in 0..<count {
      // A static string's bytes last for ever, and the index is below their count.
      guard unsafe ending.utf8Start[index] == name[name.count - count + index] else { return false }
    }
    return true
  }

  /// The order of the paths that the entries lead to: a folder's go on with a slash.
  private static func sortsBefore(_ left: Disk.Entry, _ right: Disk.Entry) -> Bool {
    let count = min(left.name.count, right.name.count)
    for index in 0..<count where left.name[index] != right.name[index] { return left.name[index] < right.name[index] }
    return next(left, count) < next(right, count)
  }

  private static func next(_ entry: Disk.Entry, _ index: Int) -> Int {
    if index < entry.name.count { return Int(entry.name[index]) }
    return entry.kind == .folder ? Int(UInt8(ascii: "/")) : -1
  }
}

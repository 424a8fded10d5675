import Catalog

/// Finds the headers of frameworks that files import, where neither the catalog nor the project says what is in them.
///
/// They are asked for by name and in the usual folders only, and no framework is read for another one's sake.
struct FrameworkHeaders {
  /// The usual folders that hold any frameworks, and the names of these.
  private let places: [(folder: String, frameworks: Set<String>)]

  private static let usualFolders = [
    "", "Frameworks", "Vendor", "Carthage/Build", "Carthage/Build/iOS", "Carthage/Build/Mac", "Carthage/Build/tvOS",
    "Carthage/Build/watchOS",
  ]
  /// Of one framework, and how deep they may lie in their folder.
  private static let mostHeaders = 400
  private static let deepest = 3
  /// Of all.
  private static let most = 2000

  /// Modules without Objective-C, which most files import.
  private static let swiftOnly: Set<String> = [
    "Builtin", "Combine", "CoreFoundation", "Cxx", "Darwin", "Dispatch", "Distributed", "FoundationEssentials", "Glibc", "Musl",
    "Observation", "ObjectiveC", "RegexBuilder", "Swift", "SwiftUI", "Synchronization", "Testing", "XCTest", "os",
  ]

  init(_ files: ProjectFiles, sdk: String?) {
    let folders = files.roots.flatMap { root in FrameworkHeaders.usualFolders.map { $0.isEmpty ? root : Paths.join(root, $0) } }
      + (sdk.map { [Paths.join($0, "System/Library/Frameworks")] } ?? [])
    // Each is listed once: projects import far more modules than they have frameworks.
    places = folders.compactMap { folder in
      guard case .success(let listing) = Disk.list(folder) else { return nil }
      let frameworks = Set(listing.entries.compactMap(\.text).filter { $0.hasSuffix("framework") })
      return frameworks.isEmpty ? nil : (folder, frameworks)
    }
  }

  /// Those of the modules that files import which the catalog does not have.
  static func wanted(of modules: [String]) -> [String] {
    Set(modules).subtracting(Catalog.apple.modules).subtracting(swiftOnly).filter { name in
      !name.isEmpty && !name.hasSuffix(".h") && !name.contains("/")
    }.sorted()
  }

  /// Adds the folders of the frameworks' headers to the files'.
  ///
  /// - Returns: the headers, each with its framework.
  func headers(of modules: [String], addingTo files: inout ProjectFiles) -> [ProjectFiles.File] {
    if places.isEmpty { return [] }
    var known = Set((files.files + files.candidates).map { files.canonicalPath(of: $0) })
    var found: [ProjectFiles.File] = []
    for module in modules where found.count < FrameworkHeaders.most {
      guard let folder = folder(of: module) else { continue }
      for header in FrameworkHeaders.headers(in: folder) where known.insert(header).inserted {
        found.append(.init(path: header, folder: files.place(ofFolder: Paths.parent(of: header) ?? folder), framework: module))
      }
    }
    return found
  }

  private func folder(of module: String) -> String? {
    for (place, frameworks) in places {
      if frameworks.contains("\(module).framework"),
        let found = FrameworkHeaders.folder(in: Paths.join(place, "\(module).framework"))
      {
        return found
      }
      let archive = Paths.join(place, "\(module).xcframework")
      guard frameworks.contains("\(module).xcframework"), case .success(let listing) = Disk.list(archive) else { continue }
      // One platform's headers are as good as another's.
      for slice in listing.entries.compactMap(\.text).sorted() {
        let slice = Paths.join(archive, slice)
        let found = FrameworkHeaders.folder(in: Paths.join(slice, "\(module).framework")) ?? FrameworkHeaders.folder(in: slice)
        if let found { return found }
      }
    }
    return nil
  }

  private static func folder(in framework: String) -> String? {
    let folder = Paths.join(framework, "Headers")
    return Disk.isFolder(folder) ? Disk.canonical(folder) : nil
  }

  private static func headers(in folder: String) -> [String] {
    var found: [String] = []
    var pending = [(path: folder, depth: 1)]
    while let (path, depth) = pending.popLast(), found.count < mostHeaders {
      guard case .success(let listing) = Disk.list(path) else { continue }
      for name in listing.entries.filter({ $0.kind == .file }).compactMap(\.text).sorted() where name.hasSuffix(".h") {
        found.append(Paths.join(path, name))
      }
      if depth == deepest { continue }
      for name in listing.entries.filter({ $0.kind == .folder }).compactMap(\.text).sorted().reversed() {
        pending.append((Paths.join(path, name), depth + 1))
      }
    }
    return Array(found.prefix(mostHeaders))
  }
}

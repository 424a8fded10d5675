import Facts
import Syntax

/// Reads a `project.pbxproj`: targets, their phases of sources, the files in these, and the groups that say where the
/// files lie.
struct XcodeProjectReader {
  private let list: PropertyList
  /// The node of the project itself.
  private let root: Int
  /// The node that holds all objects.
  private let table: Int
  /// The nodes of the project's objects by their keys.
  private var objects: NameMap<Int>
  /// The folder that the project's folder lies in.
  private let base: String
  private var project = XcodeProject()
  /// Paths of groups and files.
  private var paths: NameMap<String>

  /// - Parameter folder: the folder that holds the `.xcodeproj`.
  static func read(_ source: borrowing Source, in folder: String) -> XcodeProject? {
    guard let list = PropertyList(source.bytes.span.extracting(0..<source.count)) else { return nil }
    guard var reader = XcodeProjectReader(list, folder) else { return nil }
    reader.readAll()
    return reader.project
  }

  private init?(_ list: PropertyList, _ folder: String) {
    self.list = list
    guard let table = list.child("objects", of: 0), let root = list.name("rootObject", of: 0) else { return nil }
    objects = NameMap(count: list.names.count)
    paths = NameMap(count: list.names.count)
    for node in list.children(of: table) { objects[list.nodes[node].key] = node }
    guard let node = objects[root], list.text("isa", of: node) == "PBXProject" else { return nil }
    self.root = node
    self.table = table
    base = Paths.normal(Paths.join(folder, list.text("projectDirPath", of: node) ?? ""))
    if let group = list.name("mainGroup", of: node) { findPaths(from: group) }
  }

  // MARK: Groups

  private static let longestPath = 4096

  /// A group's path is relative to the group that holds it, unless it says otherwise.
  private mutating func findPaths(from main: Name) {
    let (tree, name, children) = (list.names.find("sourceTree"), list.names.find("path"), list.names.find("children"))
    let group = list.names.find("<group>")
    var pending = [(main, base)]
    while let (key, folder) = pending.popLast() {
      // Groups that hold themselves would never end.
      guard let node = objects[key], paths[key] == nil, let start = start(of: list.name(tree, of: node), group, folder) else {
        continue
      }
      let path = list.name(name, of: node).map { Paths.normal(list.names.text($0), in: start) } ?? start
      // No system opens a file with a longer path, and twenty thousand groups in one another took a gigabyte.
      if path.utf8.count > XcodeProjectReader.longestPath { continue }
      paths[key] = path
      for child in list.list(children, of: node).reversed() { pending.append((child, path)) }
    }
  }

  /// Where a path begins; `nil` for what lies in an SDK or among products, which is not the project's.
  private func start(of tree: Name?, _ group: Name?, _ folder: String) -> String? {
    guard let tree, tree != group else { return folder }
    switch list.names.text(tree) {
    case "SOURCE_ROOT": return base
    case "<absolute>": return "/"
    default: return nil
    }
  }

  // MARK: Targets

  private mutating func readAll() {
    let keys = list.list("targets", of: root).filter { isa($0) == "PBXNativeTarget" }
    for key in keys {
      guard let node = objects[key] else { continue }
      project.targets.append(target(node))
    }
    for (place, key) in keys.enumerated() {
      guard let node = objects[key] else { continue }
      addFiles(of: node, place)
      addFolders(of: node, key, place)
    }
    addFilesInForeignFolders(keys)
    addPackages()
  }

  /// By reference, or, as older versions of Xcode do it, as folders among the files.
  private mutating func addPackages() {
    for node in all("XCLocalSwiftPackageReference") {
      guard let path = list.text("relativePath", of: node) else { continue }
      project.packages.insert(Paths.normal(Paths.join(base, path)))
    }
    let type = list.names.find("lastKnownFileType")
    let folders = ["folder", "wrapper"].compactMap { list.names.find($0) }
    for node in all("PBXFileReference") {
      guard let type = list.name(type, of: node), folders.contains(type), let path = paths[list.nodes[node].key] else { continue }
      project.packages.insert(path)
    }
  }

  /// The objects of a kind.
  private func all(_ kind: String) -> [Int] {
    guard let key = list.names.find("isa"), let kind = list.names.find(kind) else { return [] }
    return list.children(of: table).filter { list.name(key, of: $0) == kind }
  }

  private func isa(_ key: Name) -> String? { objects[key].flatMap { list.text("isa", of: $0) } }

  private func target(_ node: Int) -> XcodeProject.Target {
    let name = list.text("name", of: node) ?? ""
    let type = list.text("productType", of: node) ?? ""
    let module = moduleName(node, name)
    return XcodeProject.Target(
      name: name, module: module, kind: XcodeProjectReader.kind(type), dependencies: dependencies(of: node),
      swiftVersion: swiftVersion(of: node) ?? swiftVersion(of: root) ?? (isOlderThanVersions(node) ? 2 : nil),
      infersObjC: infersObjC(node) ?? infersObjC(root) ?? false)
  }

  /// What the build settings say of that; one configuration is enough.
  private func infersObjC(_ node: Int) -> Bool? {
    let values = values(of: "SWIFT_SWIFT3_OBJC_INFERENCE", node)
    return values.isEmpty ? nil : values.contains("On")
  }

  /// What the build settings of a target, or of the project, say of the language.
  private func swiftVersion(of node: Int) -> Int? {
    values(of: "SWIFT_VERSION", node).compactMap { Int($0.prefix { $0 != "." }) }.max()
  }

  /// What the configurations of a target, or of the project, say of a build setting.
  private func values(of setting: String, _ node: Int) -> [String] {
    guard let key = list.names.find(setting) else { return [] }
    let settings = configurations(of: node).compactMap { list.child("buildSettings", of: $0) }
    return settings.compactMap { list.name(key, of: $0) }.map { list.names.text($0) }
  }

  /// Whether the project was made when each Xcode had one Swift, and no setting said which; nor does any other file.
  private func isOlderThanVersions(_ target: Int) -> Bool {
    let check = list.child("attributes", of: root).flatMap { list.text("LastUpgradeCheck", of: $0) }.flatMap { Int($0) }
    guard let check, check < XcodeProjectReader.firstXcodeWithVersions else { return false }
    return (configurations(of: target) + configurations(of: root)).allSatisfy {
      !hasFile($0) && list.child("buildSettings", of: $0).map(saysNoVersion) != false
    }
  }

  /// Whether a file has settings, too; those that CocoaPods makes are about where libraries are.
  private func hasFile(_ configuration: Int) -> Bool {
    guard let file = list.name("baseConfigurationReference", of: configuration) else { return false }
    let path = objects[file].flatMap { list.text("path", of: $0) ?? list.text("name", of: $0) } ?? ""
    return !Paths.name(of: path).hasPrefix("Pods")
  }

  private func saysNoVersion(_ settings: Int) -> Bool { list.text("SWIFT_VERSION", of: settings) == nil }

  private static let firstXcodeWithVersions = 800

  private func configurations(of node: Int) -> [Int] {
    guard let settings = list.name("buildConfigurationList", of: node).flatMap({ objects[$0] }) else { return [] }
    return list.list("buildConfigurations", of: settings).compactMap { objects[$0] }
  }

  private static func kind(_ type: String) -> XcodeProject.Target.Kind {
    let words = type.split(separator: ".").map(String.init)
    if words.contains(where: { ["unit-test", "ui-testing", "ocunit-test"].contains($0) }) { return .test }
    if words.contains("application") { return .app }
    return words.contains("framework") || words.contains("library") ? .library : .other
  }

  private func dependencies(of node: Int) -> [String] {
    var names: [String] = []
    for key in list.list("dependencies", of: node) {
      guard let dependency = objects[key] else { continue }
      if let target = list.name("target", of: dependency).flatMap({ objects[$0] }) {
        names.append(moduleName(target, list.text("name", of: target) ?? ""))
      } else if let name = list.text("name", of: dependency) {
        names.append(name)
      }
    }
    for key in list.list("packageProductDependencies", of: node) {
      if let product = objects[key].flatMap({ list.text("productName", of: $0) }) { names.append(product) }
    }
    return names
  }

  /// What the build settings call the module, if that takes no evaluation, or else the target's name.
  private func moduleName(_ node: Int, _ name: String) -> String {
    var text = name
    let configurations = configurations(of: node)
    for key in ["PRODUCT_NAME", "PRODUCT_MODULE_NAME"] {
      for configuration in configurations {
        guard let values = list.child("buildSettings", of: configuration) else { continue }
        guard let value = list.text(key, of: values), let known = evaluated(value, target: name) else { continue }
        text = known
        break
      }
    }
    return XcodeProjectReader.identifier(text)
  }

  private func evaluated(_ value: String, target: String) -> String? {
    for name in ["TARGET_NAME", "TARGETNAME"] {
      if ["$(\(name))", "${\(name)}", "$(\(name):c99extidentifier)"].contains(value) { return target }
    }
    return value.isEmpty || value.utf8.contains(UInt8(ascii: "$")) ? nil : value
  }

  /// As Xcode makes a name of a module out of that of a product.
  static func identifier(_ text: String) -> String {
    var result = ""
    for scalar in text.unicodeScalars {
      let isName =
        scalar.value >= 0x80 || scalar.properties.isAlphabetic || ("0"..."9").contains(scalar) || scalar == "_"
      result.unicodeScalars.append(isName ? scalar : "_")
    }
    if let first = result.unicodeScalars.first, ("0"..."9").contains(first) { return "_" + result }
    return result
  }

  // MARK: Files

  private mutating func addFiles(of node: Int, _ place: Int) {
    let reference = list.names.find("fileRef")
    for key in list.list("buildPhases", of: node) where isa(key) == "PBXSourcesBuildPhase" {
      guard let phase = objects[key] else { continue }
      for file in list.list("files", of: phase) {
        guard let file = objects[file].flatMap({ list.name(reference, of: $0) }) else { continue }
        if let path = paths[file] { add(path, to: place) }
      }
    }
  }

  /// The first target counts, but one that is no test counts more.
  private mutating func add(_ path: String, to place: Int) {
    if let other = project.targetOfFile[path] {
      guard project.targets[other].kind == .test, project.targets[place].kind != .test else { return }
    }
    project.targetOfFile[path] = place
  }

  /// Folders that are kept in step with the disk: all that lies in them belongs to the target, with exceptions.
  private mutating func addFolders(of node: Int, _ target: Name, _ place: Int) {
    for key in list.list("fileSystemSynchronizedGroups", of: node) {
      guard let path = paths[key], let group = objects[key] else { continue }
      var folder = XcodeProject.Folder(path: path, target: place)
      for exception in exceptions(of: group, for: target) { folder.excluded.insert(Paths.join(path, exception)) }
      project.folders.append(folder)
    }
  }

  /// An exception of a target that does not have the folder is a file that it does have.
  private mutating func addFilesInForeignFolders(_ targets: [Name]) {
    for node in all("PBXFileSystemSynchronizedRootGroup") {
      let key = list.nodes[node].key
      guard let path = paths[key] else { continue }
      for (place, target) in targets.enumerated() {
        guard let owner = objects[target], !list.list("fileSystemSynchronizedGroups", of: owner).contains(key) else {
          continue
        }
        for exception in exceptions(of: node, for: target) {
          let file = Paths.join(path, exception)
          // A file that the folder's own target compiles too stays there.
          if project.target(of: file) == nil { add(file, to: place) }
        }
      }
    }
  }

  private func exceptions(of group: Int, for target: Name) -> [String] {
    var paths: [String] = []
    for key in list.list("exceptions", of: group) {
      guard let set = objects[key], list.name("target", of: set) == target else { continue }
      paths += list.list("membershipExceptions", of: set).map { list.names.text($0) }
    }
    return paths
  }
}

/// Something for each name of a table.
private struct NameMap<Value> {
  private var values: ContiguousArray<Value?>

  init(count: Int) { values = ContiguousArray(repeating: nil, count: count) }

  subscript(name: Name) -> Value? {
    get { values[Int(name.raw)] }
    set { values[Int(name.raw)] = newValue }
  }
}

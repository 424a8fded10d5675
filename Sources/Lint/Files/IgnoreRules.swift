import Syntax

/// What is ignored in one folder: by its own `.gitignore`, then by those of the folders above, up to the repository's
/// root.
///
/// A file that git keeps although a pattern matches it counts as ignored: the index of the repository is not read.
struct IgnoreRules {
  private struct Layer {
    let file: IgnoreFile
    /// How much of a path lies above the file's folder.
    let prefix: Int
  }

  /// Outermost first.
  private var layers: [Layer] = []
  /// The path from where the rules start to this folder; it ends with a slash, or is empty.
  private var folder: ContiguousArray<UInt8> = []

  /// Whether the entry of this folder is ignored.
  func ignores(_ name: ContiguousArray<UInt8>, isFolder: Bool) -> Bool {
    if layers.isEmpty { return false }
    let path = folder + name
    for layer in layers.reversed() {
      let rest = path.span.extracting(layer.prefix..<path.count)
      if let verdict = layer.file.verdict(on: rest, name: folder.count - layer.prefix, isFolder: isFolder) {
        return verdict
      }
    }
    return false
  }

  /// The rules above a folder inside of this one.
  func inside(_ name: ContiguousArray<UInt8>) -> IgnoreRules {
    var rules = self
    rules.folder.append(contentsOf: name)
    rules.folder.append(UInt8(ascii: "/"))
    return rules
  }

  /// Adds the patterns of a file that lies in this folder, or counts as if it did.
  mutating func add(fileAt path: String, _ source: inout Source) {
    guard source.read(path) == nil else { return }
    add(IgnoreFile(source.bytes.span.extracting(0..<source.count)))
  }

  mutating func add(_ file: IgnoreFile) {
    if !file.isEmpty { layers.append(Layer(file: file, prefix: folder.count)) }
  }
}

extension IgnoreRules {
  /// The rules that hold above a root: those of the repository around it, if there is one.
  init(above folder: String, _ source: inout Source) {
    guard let repository = IgnoreRules.repository(around: folder) else { return }
    addRepository(repository, &source)
    var path = repository
    for name in Paths.components(of: String(Paths.rest(of: folder, in: repository) ?? "")) {
      add(fileAt: Paths.join(path, ".gitignore"), &source)
      self = inside(ContiguousArray(name.utf8))
      path = Paths.join(path, name)
    }
  }

  /// What a repository ignores besides its `.gitignore` files.
  mutating func addRepository(_ root: String, _ source: inout Source) {
    add(fileAt: Paths.join(root, ".git/info/exclude"), &source)
  }

  /// The nearest folder at or above this one that holds `.git`, a folder or, in a linked work tree, a file.
  static func repository(around folder: String) -> String? {
    var folder = folder
    while true {
      if Disk.exists(Paths.join(folder, ".git")) { return folder }
      guard let parent = Paths.parent(of: folder) else { return nil }
      folder = parent
    }
  }
}

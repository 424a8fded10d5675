import ObjC

/// What `compile_commands.json` says of how a build compiles the project's Objective-C.
///
/// Where headers lie is of no use here: no file is opened for another one's sake. What a command says counts for its file;
/// headers, which have none, get what all commands agree on.
struct CompileCommands: Sendable {
  /// What headers are compiled with.
  private(set) var common = ObjCBuild()
  /// Files that are Objective-C only because a command says so.
  private(set) var further: [ProjectFiles.File] = []
  /// Headers of the project that commands put before their files, from the root of the file system.
  private(set) var prefixes: [String] = []
  private(set) var warnings: [Warning] = []
  /// By the paths of the project's files.
  private var builds: [String: ObjCBuild] = [:]

  static let name = "compile_commands.json"
  /// Where builds put it that nobody looks into otherwise.
  private static let usualFolders = ["", "build", "Build", ".build", "out", "builddir", "cmake-build-debug", "cmake-build-release"]
  private static let largest = 16 << 20
  private static let mostPrefixes = 16

  init() {}

  /// Those that lie under the roots.
  init(_ files: ProjectFiles) {
    let usual = files.roots.flatMap { root in
      CompileCommands.usualFolders.map { Paths.join(Paths.join(root, $0), CompileCommands.name) }
    }
    let found = files.databases + usual.filter { !files.databases.contains($0) }
    let paths = found.compactMap { Disk.isFile($0) ? Disk.canonical($0) : nil }
    if paths.isEmpty { return }
    var project = Project(files)
    var seen: Set<String> = []
    for path in paths where seen.insert(path).inserted {
      if let reason = read(path, &project) {
        warnings.append(Warning(path: FilePath.display(path, in: FilePath.workingFolder()), reason: reason))
      }
    }
    common = ObjCBuild(commonTo: builds.sorted { $0.key < $1.key }.map(\.value))
  }

  /// How the file is built, if that is known.
  func build(of file: ProjectFiles.File) -> ObjCBuild? { builds[file.path] }

  /// The project's files by their paths from the root of the file system.
  private struct Project {
    private(set) var candidates: [String: ProjectFiles.File] = [:]
    private let others: Set<String>
    private var folders: [String: Int] = [:]

    init(_ files: ProjectFiles) {
      for file in files.candidates { candidates[files.canonicalPath(of: file)] = file }
      others = Set((files.files + files.resources).map { files.canonicalPath(of: $0) })
      for (place, folder) in files.folders.enumerated() where folders[folder.canonical] == nil { folders[folder.canonical] = place }
    }

    func holds(_ path: String) -> Bool { Paths.parent(of: path).map { folders[$0] != nil } ?? false }

    /// A file in one of the folders that nobody took for Objective-C.
    func stranger(_ path: String) -> ProjectFiles.File? {
      guard let folder = Paths.parent(of: path).flatMap({ folders[$0] }), !others.contains(path), Disk.isFile(path) else {
        return nil
      }
      return ProjectFiles.File(path: path, folder: folder)
    }

    mutating func add(_ file: ProjectFiles.File) { candidates[file.path] = file }
  }

  // MARK: Reading

  /// - Returns: why it is of no use, if it is of none.
  private mutating func read(_ path: String, _ project: inout Project) -> String? {
    let entries: [YAMLValue]
    switch FileText.read(path, atMost: CompileCommands.largest) {
    case .failure(let failure): return "not read: \(failure.reason)"
    case .success(let bytes):
      do throws(YAMLReader.Problem) {
        guard case .list(let list) = try YAMLReader.read(bytes).content else { return "not read: it is no list of commands" }
        entries = list
      } catch {
        return "not read: in line \(error.position.line), \(error.sentence)"
      }
    }
    let commands = entries.compactMap { Command($0) }
    var isOfUse = commands.isEmpty
    for command in commands where add(command, &project) { isOfUse = true }
    // What others wrote, and nobody reads here, is there all the same.
    if isOfUse || commands.contains(where: { Disk.isFile($0.file) }) { return nil }
    return "out of date, or another project's: no file of Objective-C that it names is here"
  }

  /// - Returns: whether the project has its file. Of several commands for one file the first counts.
  private mutating func add(_ command: Command, _ project: inout Project) -> Bool {
    let path = project.candidates[command.file] == nil ? Disk.canonical(command.file) ?? command.file : command.file
    if project.candidates[path] == nil, let file = project.stranger(path) {
      further.append(file)
      project.add(file)
    }
    guard let file = project.candidates[path] else { return false }
    if builds[file.path] != nil { return true }
    builds[file.path] = command.build
    for prefix in command.prefixes where prefixes.count < CompileCommands.mostPrefixes && !prefixes.contains(prefix) {
      if project.holds(prefix) { prefixes.append(prefix) }
    }
    return true
  }

  /// One command, as far as it is about Objective-C.
  private struct Command {
    /// From the root of the file system.
    let file: String
    let build: ObjCBuild
    private let folder: String

    /// Nothing for what is no command, or one of another language.
    init?(_ entry: YAMLValue) {
      guard case .text(let name)? = entry["file"]?.content else { return nil }
      if case .text(let text)? = entry["directory"]?.content { folder = text } else { folder = "" }
      file = Paths.normal(Paths.join(folder, name))
      var words: [String] = []
      if case .list(let list)? = entry["arguments"]?.content {
        words = list.compactMap { if case .text(let text) = $0.content { text } else { nil } }
      } else if case .text(let text)? = entry["command"]?.content, ObjCFile.isNamed(file) || text.contains("objective-c") {
        words = CompileCommands.words(of: text)
      }
      build = ObjCBuild(arguments: words)
      if build.isCPlusPlus == nil, !ObjCFile.isNamed(file) { return nil }
    }

    var prefixes: [String] { build.prefixes.map { Paths.normal(Paths.join(folder, $0)) } }
  }

  /// The words of a command as a shell parts them.
  static func words(of command: String) -> [String] {
    var words: [String] = []
    var word: ContiguousArray<UInt8> = []
    var isOpen = false
    var quote: UInt8?
    var isEscaped = false
    for byte in command.utf8 {
      if isEscaped {
        word.append(byte)
        isEscaped = false
      } else if byte == UInt8(ascii: "\\"), quote != UInt8(ascii: "'") {
        (isEscaped, isOpen) = (true, true)
      } else if byte == quote {
        quote = nil
      } else if quote == nil, byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "'") {
        (quote, isOpen) = (byte, true)
      } else if quote == nil, byte == UInt8(ascii: " ") || byte == UInt8(ascii: "\t") || byte == UInt8(ascii: "\n") {
        if isOpen { words.append(String(decoding: word, as: UTF8.self)) }
        word.removeAll(keepingCapacity: true)
        isOpen = false
      } else {
        word.append(byte)
        isOpen = true
      }
    }
    if isOpen { words.append(String(decoding: word, as: UTF8.self)) }
    return words
  }
}

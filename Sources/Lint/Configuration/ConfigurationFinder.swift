public import RuleKit

/// Finds the configurations that hold for a folder: its own, and those of the folders above it, up to the repository's.
public struct ConfigurationFinder {
  /// Where configurations come from.
  public enum Mode: Equatable, Sendable {
    case none
    /// The nearest file, merged with those above it.
    case nearest
    /// This file and no other.
    case file(String)
    /// What came out of this pipe, and no other file: a pipe says it once, and more than one stage asks.
    case pipe(String, Result<ContiguousArray<UInt8>, SystemError>)

    /// The file or the pipe that somebody names.
    public static func named(_ path: String) -> Mode {
      guard case .success(.other) = Disk.kind(of: path, followingLinks: true) else { return .file(path) }
      return .pipe(path, FileText.read(path))
    }
  }

  /// The names that a file may have; the first wins.
  public static let names = [".accesslint.yml", "accesslint.yml"]

  private let mode: Mode
  private let rules: RuleChoice
  private let workingFolder = FilePath.workingFolder()
  private var found: [String: ConfigurationForPaths] = [:]
  private var problems: [ConfigurationProblem] = []
  /// How many files those of one folder have named so far.
  private var followed = 0

  /// More configurations than these do not follow each other, and one brings in no more than so many: who names each of them
  /// twice would make twice as much of each.
  private static let deepest = 64
  private static let most = 256

  public init(_ mode: Mode, rules: RuleChoice) {
    self.mode = mode
    self.rules = rules
  }

  /// What holds for a run as a whole: the configuration of the folder that it starts in.
  public consuming func configurationOfRun() throws(LintError) -> Configuration {
    // Who has written one under another name would never hear that nobody reads it.
    if mode == .nearest, !ConfigurationFinder.names.contains(where: Disk.exists),
      let other = [".accesslint.yaml", "accesslint.yaml"].first(where: Disk.exists)
    {
      problems.append(ConfigurationProblem("nobody reads it under this name; call it '\(ConfigurationFinder.names[0])'", in: other))
    }
    return try configuration(of: workingFolder)
  }

  /// - Parameter folder: from the root of the file system, without links.
  public mutating func configuration(of folder: String) throws(LintError) -> Configuration {
    try configurationForPaths(in: folder).configuration
  }

  /// The same, to be asked about many paths.
  mutating func configurationForPaths(in folder: String) throws(LintError) -> ConfigurationForPaths {
    let configuration: ConfigurationForPaths
    switch mode {
    case .none:
      configuration = found[""] ?? ConfigurationForPaths()
      found[""] = configuration
    case .nearest: configuration = nearest(to: folder)
    case .file(let path), .pipe(let path, _):
      // Its paths start from where accesslint runs, as the option's own does.
      configuration = found[""] ?? ConfigurationForPaths(read(path, folder: workingFolder).configuration)
      found[""] = configuration
    }
    if !problems.isEmpty { throw .configuration(problems) }
    return configuration
  }

  private mutating func nearest(to folder: String) -> ConfigurationForPaths {
    // The folders whose configurations are not known yet, the innermost first.
    var pending: [String] = []
    var configuration = ConfigurationForPaths()
    var next: String? = folder
    while let current = next {
      if let known = found[current] {
        configuration = known
        break
      }
      pending.append(current)
      next = Disk.exists(Paths.join(current, ".git")) ? nil : Paths.parent(of: current)
    }
    for folder in pending.reversed() {
      if let name = ConfigurationFinder.names.first(where: { Disk.exists(Paths.join(folder, $0)) }),
        !isOfOthers(Paths.join(folder, name), configuration)
      {
        let path = FilePath.display(Paths.join(folder, name), in: workingFolder)
        let (own, hasParents) = read(path, folder: folder)
        var merged = hasParents ? configuration.configuration : Configuration()
        merged.merge(own)
        merged.remarks += remarks(besides: own.files, name, in: folder)
        configuration = ConfigurationForPaths(merged)
      }
      found[folder] = configuration
    }
    return configuration
  }

  /// Whether it came with what a configuration above excludes: it may be for another version, and nobody here asked for it.
  private func isOfOthers(_ path: String, _ above: ConfigurationForPaths) -> Bool {
    above.excludes(path) && Paths.rest(of: workingFolder, in: FilePath.parent(of: path)) == nil
  }

  /// Of a second file in a folder nobody would hear that it does not count.
  private func remarks(besides read: [String], _ first: String, in folder: String) -> [Warning] {
    let own = Disk.canonical(Paths.join(folder, first))
    return ConfigurationFinder.names.compactMap { name in
      let path = Paths.join(folder, name)
      let display = FilePath.display(path, in: workingFolder)
      guard let canonical = Disk.canonical(path), canonical != own, !read.contains(display) else { return nil }
      return Warning(path: display, reason: "nobody reads it, for '\(first)' beside it counts")
    }
  }

  /// A file with those that it names as its parent and its child.
  ///
  /// - Parameter open: the files that name one another and lead here.
  private mutating func read(
    _ path: String, folder: String, open: [String] = []
  ) -> (configuration: Configuration, hasParents: Bool) {
    var said: Result<ContiguousArray<UInt8>, SystemError>?
    if case .pipe(let name, let text) = mode, name == path { said = text }
    // Only who runs accesslint may name a pipe: of one that lies about nothing might ever come.
    if said == nil, Disk.canonical(path) != nil, !Disk.isFile(path) {
      problems.append(ConfigurationProblem("not a plain file", in: path))
      return (Configuration(), true)
    }
    switch said ?? FileText.read(path) {
    case .failure(let failure):
      problems.append(ConfigurationProblem(failure.reason, in: path))
      return (Configuration(), true)
    case .success(let text):
      if open.isEmpty { followed = 0 }
      let ownFolder = said == nil ? FilePath.parent(of: FilePath.place(of: path)) : folder
      var reader = ConfigurationReader(text, path: path, folder: folder, ownFolder: ownFolder, rules: rules)
      let open = open + [Disk.canonical(path) ?? path]
      var configuration = Configuration()
      if let parent = reader.parent { configuration = read(parent, for: &reader, open: open) }
      configuration.merge(reader.configuration)
      if let child = reader.child { configuration.merge(read(child, for: &reader, open: open)) }
      problems += reader.problems
      return (configuration, reader.hasParents)
    }
  }

  /// A file that another names; its paths start from its own folder.
  private mutating func read(
    _ link: ConfigurationReader.Link, for reader: inout ConfigurationReader, open: [String]
  ) -> Configuration {
    let path = FilePath.display(link.path, in: workingFolder)
    guard let canonical = Disk.canonical(link.path) else {
      reader.complain("\(path): no such file", link.position)
      return Configuration()
    }
    guard !open.contains(canonical) else {
      reader.complain("\(path) leads back here", link.position)
      return Configuration()
    }
    // It was too much already.
    if followed > ConfigurationFinder.most { return Configuration() }
    followed += 1
    let isTooDeep = open.count >= ConfigurationFinder.deepest
    if isTooDeep || followed > ConfigurationFinder.most {
      let limit =
        isTooDeep
        ? "more than \(ConfigurationFinder.deepest) configurations would follow each other"
        : "the configuration would bring in more than \(ConfigurationFinder.most) others"
      reader.complain("with \(path) \(limit)", link.position)
      followed = ConfigurationFinder.most + 1
      return Configuration()
    }
    return read(path, folder: FilePath.parent(of: canonical), open: open).configuration
  }

  /// Whether findings in a file are reported, as far as configurations say.
  public mutating func reports(_ path: String) throws(LintError) -> Bool {
    guard let path = Disk.canonical(path) else { return true }
    return try configurationForPaths(in: FilePath.parent(of: path)).reports(path)
  }
}

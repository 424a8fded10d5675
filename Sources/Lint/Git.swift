/// Asks git, as a process, which files are its own and which have changed.
///
/// Whose repository it is, nobody knows: git is told to start no program that the repository names, and to fetch nothing.
struct Git {
  /// The folder of the repository, from the root of the file system.
  private let top: String

  /// More than the largest repository takes that nobody has looked at for long.
  private static let limit = Duration.seconds(120)

  /// - Throws: when the working folder is in no repository, or there is no git.
  init() throws(LintError) {
    let output: ContiguousArray<UInt8>
    let question = ["rev-parse", "--show-toplevel"]
    switch Git.run(question) {
    case .success(let text) where text.last == UInt8(ascii: "\n"): output = text
    case .failure(.late): throw Git.late("rev-parse")
    case .failure(.notStarted): throw .git("git cannot be started; is it on the 'PATH'?")
    default:
      let complaint = Git.complaint(question)
      let isNone = complaint.isEmpty || complaint.contains("not a git repository")
      throw .git((isNone ? "git finds no repository of this folder" : "git does not work in this folder") + complaint)
    }
    let path = String(decoding: output.dropLast(), as: UTF8.self)
    top = Disk.canonical(path) ?? path
  }

  /// What is in the index: files that are tracked, or about to be.
  func trackedFiles() throws(LintError) -> Set<String> {
    Set(try paths(["ls-files", "--cached", "--full-name", "-z", "--", ":/"]))
  }

  /// What has changed since this branch left another, and files that git does not know yet.
  func changedFiles(since reference: String) throws(LintError) -> Set<String> {
    let base: ContiguousArray<UInt8>
    switch Git.run(["merge-base", "--end-of-options", reference, "HEAD"]) {
    case .success(let text): base = text
    case .failure(.late): throw Git.late("merge-base")
    case .failure:
      guard knows(reference) else { throw .git("git knows no branch and no commit '\(reference)' here; 'git fetch' may get it") }
      var sentence = "'\(reference)' and this branch have no commit in common"
      if case .success(let answer) = Git.run(["rev-parse", "--is-shallow-repository"]), answer.first == UInt8(ascii: "t") {
        sentence += ", as far as this shallow clone tells; 'git fetch --unshallow' gets the rest"
      }
      throw .git(sentence)
    }
    let commit = String(decoding: base.prefix { $0 != UInt8(ascii: "\n") }, as: UTF8.self)
    // In a checked-out submodule git would look for changes with what that repository's configuration names.
    let diff = ["diff", "--name-only", "--no-renames", "--diff-filter=ACMRT", "--ignore-submodules=dirty", "--no-ext-diff", "--no-textconv"]
    let changed = try paths(diff + ["-z", commit, "--"], try filtersOff())
    return Set(changed + (try paths(["ls-files", "--others", "--exclude-standard", "--full-name", "-z", "--", ":/"])))
  }

  private func knows(_ reference: String) -> Bool {
    let question = ["rev-parse", "--verify", "--quiet", "--end-of-options", "\(reference)^{commit}"]
    return if case .success = Git.run(question) { true } else { false }
  }

  /// Options that turn off the filters of the repository's own configuration, through which git would compare files. Without
  /// its filter a file that was touched may count as changed though it is not; those of the user's configuration stay.
  private func filtersOff() throws(LintError) -> [String] {
    let question = ["config", "--show-scope", "--name-only", "-z", "--get-regexp", #"^filter\..*\.(clean|process)$"#]
    // It fails where there are none.
    guard case .success(let output) = Git.run(question) else { return [] }
    let fields = output.split(separator: 0).map { String(decoding: $0, as: UTF8.self) }
    var options: [String] = []
    for place in stride(from: 1, to: fields.count, by: 2) where ["local", "worktree"].contains(fields[place - 1]) {
      let filter = fields[place][..<(fields[place].lastIndex(of: ".") ?? fields[place].endIndex)]
      // An option's name ends at its first equals sign.
      if filter.contains("=") { throw .git("'\(filter)' of this repository's configuration may be any program") }
      for setting in ["clean=", "process=", "required=false"] { options += ["-c", "\(filter).\(setting)"] }
    }
    return options
  }

  private func paths(_ arguments: [String], _ options: [String] = []) throws(LintError) -> [String] {
    switch Git.run(arguments, options) {
    case .success(let output): return output.split(separator: 0).map { Paths.join(top, String(decoding: $0, as: UTF8.self)) }
    case .failure(.late): throw Git.late(arguments[0])
    case .failure: throw .git("'git \(arguments[0])' failed")
    }
  }

  private static func late(_ subcommand: String) -> LintError {
    .git("'git \(subcommand)' was still running after \(limit.components.seconds) seconds")
  }

  /// What git says of why it fails, behind a colon: that there is none, or that it is somebody else's, and what to do.
  private static func complaint(_ arguments: [String]) -> String {
    let text = ChildProgram.complaint(of: words(arguments), within: limit)
    let lines = String(decoding: text.prefix(longestComplaint), as: UTF8.self).split { $0.isNewline || $0 == "\t" }
    return lines.isEmpty ? "" : ": " + lines.joined(separator: " ")
  }

  private static let longestComplaint = 500

  /// Programs that git starts for what is asked here: one that watches files, hooks that hear of a fresh index, and what
  /// brings objects that a partial clone lacks.
  private static func run(_ arguments: [String], _ options: [String] = []) -> Result<ContiguousArray<UInt8>, ChildProgram.Failure> {
    ChildProgram.output(of: words(arguments, options), within: limit, with: ["GIT_NO_LAZY_FETCH=1"])
  }

  private static func words(_ arguments: [String], _ options: [String] = []) -> [String] {
    ["git", "-c", "core.fsmonitor=false", "-c", "core.hooksPath=/dev/null"] + options + arguments
  }
}

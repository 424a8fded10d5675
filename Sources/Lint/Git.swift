#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// Asks git, as a process, which files are its own and which have changed.
struct Git {
  /// The folder of the repository, from the root of the file system.
  private let top: String

  /// - Throws: when the working folder is in no repository, or there is no git.
  init() throws(LintError) {
    guard let output = Git.run(["rev-parse", "--show-toplevel"]), output.last == UInt8(ascii: "\n") else {
      throw .git("this folder is in no git repository, or git is not there")
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
    guard let base = Git.run(["merge-base", "--end-of-options", reference, "HEAD"]) else {
      throw .git("'\(reference)' is no commit that this branch shares something with")
    }
    let commit = String(decoding: base.prefix { $0 != UInt8(ascii: "\n") }, as: UTF8.self)
    let changed = try paths(["diff", "--name-only", "--no-renames", "--diff-filter=ACMRT", "-z", commit, "--"])
    return Set(changed + (try paths(["ls-files", "--others", "--exclude-standard", "--full-name", "-z", "--", ":/"])))
  }

  private func paths(_ arguments: [String]) throws(LintError) -> [String] {
    guard let output = Git.run(arguments) else { throw .git("'git \(arguments[0])' failed") }
    return output.split(separator: 0).map { Paths.join(top, String(decoding: $0, as: UTF8.self)) }
  }

  /// What git writes to standard output; nothing if it fails. What it says to people is not passed on.
  private static func run(_ arguments: [String]) -> ContiguousArray<UInt8>? {
    var ends: [Int32] = [-1, -1]
    // The call fills the two places that the list has.
    guard unsafe pipe(&ends) == 0 else { return nil }
    defer { _ = close(ends[0]) }
    let process = start(["git"] + arguments, writingTo: ends[1], notTo: ends[0])
    _ = close(ends[1])
    guard let process, case .success(let output) = FileText.read(from: ends[0]) else { return nil }
    var status: Int32 = 0
    // The call fills the number that is passed.
    while unsafe waitpid(process, &status, 0) < 0 { if errno != EINTR { return nil } }
    return status == 0 ? output : nil
  }

  private static func start(_ words: [String], writingTo output: Int32, notTo input: Int32) -> pid_t? {
    // The C texts live until the process has been started, and are freed here; so is the list of what becomes of files.
    var texts = unsafe words.map { unsafe strdup($0) } + [nil]
    defer { unsafe texts.forEach { unsafe free($0) } }
    #if canImport(Darwin)
      var actions: posix_spawn_file_actions_t?
    #else
      // It is filled by the next call.
      var actions = unsafe posix_spawn_file_actions_t()
    #endif
    // Everything that is passed outlives the calls.
    _ = unsafe posix_spawn_file_actions_init(&actions)
    defer { _ = unsafe posix_spawn_file_actions_destroy(&actions) }
    _ = unsafe posix_spawn_file_actions_addclose(&actions, input)
    _ = unsafe posix_spawn_file_actions_adddup2(&actions, output, 1)
    _ = unsafe posix_spawn_file_actions_addclose(&actions, output)
    _ = unsafe posix_spawn_file_actions_addopen(&actions, 2, "/dev/null", O_WRONLY, 0)
    var process: pid_t = 0
    // As above.
    return unsafe posix_spawnp(&process, "git", &actions, nil, &texts, environ) == 0 ? process : nil
  }
}

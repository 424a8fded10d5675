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

  private static func run(_ arguments: [String]) -> ContiguousArray<UInt8>? { ChildProgram.output(of: ["git"] + arguments) }
}

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// Other programs, found on the path and asked for what they write.
enum ChildProgram {
  /// What the program writes to standard output; nothing if it fails. What it says to people is not passed on.
  static func output(of words: [String]) -> ContiguousArray<UInt8>? {
    var ends: [Int32] = [-1, -1]
    // The call fills the two places that the list has.
    guard unsafe pipe(&ends) == 0 else { return nil }
    defer { _ = close(ends[0]) }
    let process = start(words, writingTo: ends[1], notTo: ends[0])
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
    return unsafe posix_spawnp(&process, words[0], &actions, nil, &texts, environ) == 0 ? process : nil
  }
}

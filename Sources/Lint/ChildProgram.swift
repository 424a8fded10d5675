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
    for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    let process = start(words[0], words, writingTo: ends[1])
    _ = close(ends[1])
    guard let process, case .success(let output) = FileText.read(from: ends[0]) else { return nil }
    var status: Int32 = 0
    // The call fills the number that is passed.
    while unsafe waitpid(process, &status, 0) < 0 { if errno != EINTR { return nil } }
    return status == 0 ? output : nil
  }

  /// A new process, of a program that is named by its path or found on the path; it says nothing to people.
  ///
  /// - Parameter input: what it reads, if that is not what this process reads.
  static func start(_ program: String, _ words: [String], readingFrom input: Int32? = nil, writingTo output: Int32) -> pid_t? {
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
    guard unsafe posix_spawn_file_actions_init(&actions) == 0 else { return nil }
    defer { _ = unsafe posix_spawn_file_actions_destroy(&actions) }
    if let input { _ = unsafe posix_spawn_file_actions_adddup2(&actions, input, 0) }
    _ = unsafe posix_spawn_file_actions_adddup2(&actions, output, 1)
    _ = unsafe posix_spawn_file_actions_addopen(&actions, 2, "/dev/null", O_WRONLY, 0)
    #if canImport(Darwin)
      // A Mac has no name for the variables that a process has; nobody here sets any.
      let environ = unsafe _NSGetEnviron().pointee
    #endif
    var process: pid_t = 0
    // As above.
    return unsafe posix_spawnp(&process, program, &actions, nil, &texts, environ) == 0 ? process : nil
  }
}

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// Other programs, found on the path and asked for what they write.
enum ChildProgram {
  /// Why a program's output is nothing to go by.
  enum Failure: Error {
    case failed
    /// There is no such program, or it must not be started.
    case notStarted
    /// It was ended because it took too long.
    case late
  }

  /// What the program writes to standard output, if it ends well. What it says to people is not passed on.
  ///
  /// - Parameter variables: `NAME=value`, besides those of this process; of two that share a name the process's own counts.
  static func output(
    of words: [String], within limit: Duration, with variables: [String] = []
  ) -> Result<ContiguousArray<UInt8>, Failure> {
    run(words, within: limit, with: variables).flatMap { $0.status == 0 ? .success($0.text) : .failure(.failed) }
  }

  /// What the program says to people, however it ends; all of it, as far as it comes in time.
  static func complaint(of words: [String], within limit: Duration, with variables: [String] = []) -> ContiguousArray<UInt8> {
    (try? run(words, within: limit, with: variables, hearingErrors: true).get().text) ?? []
  }

  /// - Parameter hearingErrors: whether standard error is what is read, and standard output is not.
  private static func run(
    _ words: [String], within limit: Duration, with variables: [String], hearingErrors: Bool = false
  ) -> Result<(text: ContiguousArray<UInt8>, status: Int32?), Failure> {
    let deadline = ContinuousClock.now + limit
    var ends: [Int32] = [-1, -1]
    // The call fills the two places that the list has.
    guard unsafe pipe(&ends) == 0 else { return .failure(.failed) }
    defer { _ = close(ends[0]) }
    for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    let (output, errors) = hearingErrors ? (nil, ends[1]) : (ends[1], nil)
    let process = start(words[0], words, writingTo: output, complainingTo: errors, with: variables)
    _ = close(ends[1])
    guard let process else { return .failure(.notStarted) }
    let read = FileText.read(from: ends[0], until: deadline)
    if case .failure = read { _ = kill(process, SIGKILL) }
    let status = status(of: process, until: deadline)
    if ContinuousClock.now >= deadline { return .failure(.late) }
    guard case .success(let text) = read else { return .failure(.failed) }
    return .success((text, status))
  }

  /// What a process ends with, which is ended if it does not in time; nothing if nobody knows.
  private static func status(of process: pid_t, until deadline: ContinuousClock.Instant) -> Int32? {
    var status: Int32 = 0
    while true {
      // The call fills the number that is passed.
      let ended = unsafe waitpid(process, &status, WNOHANG)
      if ended == process { return status }
      if ended < 0, errno != EINTR { return nil }
      if ContinuousClock.now >= deadline { _ = kill(process, SIGKILL) }
      // It has closed its output, so it is about to end.
      if ended == 0 { usleep(200) }
    }
  }

  /// A new process, of a program that is named by its path or found on the path.
  ///
  /// - Parameters:
  ///   - input: what it reads, if that is not what this process reads.
  ///   - output: what it writes to; nobody reads it if there is none.
  ///   - errors: the same for what it says to people.
  ///   - variables: further ones than this process has.
  static func start(
    _ program: String, _ words: [String], readingFrom input: Int32? = nil, writingTo output: Int32?, complainingTo errors: Int32? = nil,
    with variables: [String] = []
  ) -> pid_t? {
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
    for (end, place) in [(output, Int32(1)), (errors, 2)] {
      if let end {
        // As above.
        _ = unsafe posix_spawn_file_actions_adddup2(&actions, end, place)
      } else {
        // As above.
        _ = unsafe posix_spawn_file_actions_addopen(&actions, place, "/dev/null", O_WRONLY, 0)
      }
    }
    #if canImport(Darwin)
      // A Mac has no name for the variables that a process has; nobody here sets any.
      let environ = unsafe _NSGetEnviron().pointee
    #endif
    var all: [UnsafeMutablePointer<CChar>?] = unsafe []
    // A Mac has it that there may be none.
    let own: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>? = unsafe environ
    // The list ends with nothing; its texts stay where they are.
    while let text = unsafe own?[all.count] { unsafe all.append(text) }
    // Freed below.
    let further = unsafe variables.map { unsafe strdup($0) }
    defer { unsafe further.forEach { unsafe free($0) } }
    unsafe all += further + [nil]
    var process: pid_t = 0
    // As above.
    return unsafe posix_spawnp(&process, program, &actions, nil, &texts, &all) == 0 ? process : nil
  }
}

import Facts
import Synchronization

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// A child process that reads Objective-C, seen from its parent.
struct ObjCChild: ~Copyable {
  /// The libclang that it has.
  let library: String
  private let process: pid_t
  private let requests: Pipe
  private let answers: Pipe

  /// Why there is no child.
  enum Failure: Error { case noLibrary, noProcess }

  /// What came of a file.
  enum Answer {
    case facts(FileFacts)
    /// libclang gave up on it, and the child goes on.
    case nothing
    /// The child is dead, or as good as dead.
    case lost(isLate: Bool)
  }

  private static let startLimit = Duration.seconds(20)

  /// Held while there are ends of pipes that a process started meanwhile would take along: whoever waits for a child that
  /// is dead would then wait for the other as well.
  private static let starting = Mutex(())

  init(program: String) throws(Failure) {
    let started = ObjCChild.starting.withLock { _ in ObjCChild.started(program) }
    guard let (process, requests, answers) = started else { throw .noProcess }
    let first = answers.receive(until: ContinuousClock.now + ObjCChild.startLimit)
    guard let greeting = first, greeting.starts(with: ObjCService.Greeting.ready) else {
      requests.close()
      answers.close()
      ObjCChild.end(process)
      throw first == ObjCService.Greeting.noLibrary ? .noLibrary : .noProcess
    }
    library = String(decoding: greeting.dropFirst(ObjCService.Greeting.ready.count + 1), as: UTF8.self)
    self.process = process
    self.requests = requests
    self.answers = answers
  }

  deinit {
    requests.close()
    answers.close()
    ObjCChild.end(process)
  }

  func answer(to request: ContiguousArray<UInt8>, within limit: Duration) -> Answer {
    let deadline = ContinuousClock.now + limit
    guard requests.send(request, until: deadline), let bytes = answers.receive(until: deadline) else {
      return .lost(isLate: ContinuousClock.now >= deadline)
    }
    if bytes.isEmpty { return .nothing }
    return FactsCodec.decode(bytes).map { .facts($0) } ?? .nothing
  }

  /// A new process, with the pipes to it and from it.
  private static func started(_ program: String) -> (process: pid_t, requests: Pipe, answers: Pipe)? {
    guard let (input, requests) = Pipe.make() else { return nil }
    guard let (answers, output) = Pipe.make() else {
      input.close()
      requests.close()
      return nil
    }
    let process = ChildProgram.start(
      program, ["accesslint", ObjCService.argument], readingFrom: input.descriptor, writingTo: output.descriptor)
    input.close()
    output.close()
    if let process { return (process, requests, answers) }
    requests.close()
    answers.close()
    return nil
  }

  private static func end(_ process: pid_t) {
    _ = kill(process, SIGKILL)
    var status: Int32 = 0
    // The call fills the number that is passed.
    while unsafe waitpid(process, &status, 0) < 0, errno == EINTR {}
  }
}

import Facts
import ObjC
import Synchronization

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
  import MachO
#endif

/// The child process that shows Objective-C to libclang, so that what goes wrong in there costs one file and no more.
///
/// It is the command itself, started with a word of its own. It says first whether it has libclang; then each message
/// that it gets is a file, and each that it gives back that file's facts.
public enum ObjCService {
  /// The only argument of the command when it serves.
  public static let argument = "read-objective-c"

  /// What the child says first.
  enum Greeting {
    /// Which one it is follows.
    static let ready = ContiguousArray("libclang".utf8)
    static let noLibrary = ContiguousArray("no libclang".utf8)
  }

  private static let isOffered = Atomic(false)

  /// Says that this process's program serves when it is started with `argument`.
  public static func offer() { isOffered.store(true, ordering: .relaxed) }

  /// The program that serves, if there is one.
  public static var program: String? {
    guard isOffered.load(ordering: .relaxed) else { return nil }
    #if canImport(Darwin)
      var size = UInt32(4096)
      var path = [CChar](repeating: 0, count: Int(size))
      // The call fills as many bytes as it is told to at most, with a NUL behind them.
      guard unsafe _NSGetExecutablePath(&path, &size) == 0 else { return nil }
      return String(decoding: path.prefix { $0 != 0 }.map(UInt8.init(bitPattern:)), as: UTF8.self)
    #else
      return "/proc/self/exe"
    #endif
  }

  /// Where libclang was found, and which version it is; nothing where there is none.
  public static func library() -> String? {
    guard let program else { return nil }
    return try? ObjCChild(program: program).library
  }

  /// Where somebody says that libclang is, as `variable is 'value'`: then it is looked for nowhere else.
  public static var namedLibrary: String? {
    let variable = "ACCESSLINT_LIBCLANG"
    // The system's text is copied at once, and nobody sets this variable.
    let value = unsafe getenv(variable).map { unsafe String(cString: $0) } ?? ""
    return value.isEmpty ? nil : "\(variable) is '\(value)'"
  }

  /// Reads files from standard input until it ends.
  public static func serve() -> Never {
    limit(RLIMIT_CORE, 0)
    // There is nobody else here whom a crash could take along: clang need not start a thread for each text. The call copies both.
    _ = unsafe setenv("LIBCLANG_NOTHREADS", "1", 1)
    guard let library = LibClang() else {
      _ = Pipe(descriptor: 1).send(Greeting.noLibrary, until: nil)
      exit(0)
    }
    // A Mac counts what its libraries and its allocator reserve, which is more than any sensible limit.
    #if !canImport(Darwin)
      limit(RLIMIT_AS, memory)
    #endif
    let reader = ObjCReader(library)
    guard Pipe(descriptor: 1).send(Greeting.ready + " \(library.path), \(library.version)".utf8, until: nil) else { exit(0) }
    while let message = Pipe(descriptor: 0).receive(until: nil), let request = ObjCRequest(message) {
      // Whoever waits for the answer gives up first; this is for the case that nobody is left.
      limitTime(seconds: request.seconds + 5)
      let facts = reader.facts(of: request.file, prelude: request.prelude)
      guard Pipe(descriptor: 1).send(facts.map(FactsCodec.encode) ?? [], until: nil) else { break }
    }
    exit(0)
  }

  #if !canImport(Darwin)
    /// Address space, of which libclang alone takes a tenth.
    private static let memory: UInt = 3 << 30
  #endif

  /// Processor time from now on.
  private static func limitTime(seconds: Int) {
    var time = timespec()
    // The call fills the structure that is passed.
    _ = unsafe clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time)
    limit(RLIMIT_CPU, UInt(time.tv_sec + seconds))
  }

  /// Sets the lower of the resource's two limits, which may be raised again.
  private static func limit(_ resource: Resource, _ value: UInt) {
    #if canImport(Glibc)
      let resource = Int32(resource.rawValue)
    #endif
    var limit = rlimit()
    // The calls fill and read the structure that is passed.
    guard unsafe getrlimit(resource, &limit) == 0 else { return }
    limit.rlim_cur = min(rlim_t(value), limit.rlim_max)
    // As above.
    _ = unsafe setrlimit(resource, &limit)
  }

  #if canImport(Glibc)
    private typealias Resource = __rlimit_resource
  #else
    private typealias Resource = Int32
  #endif
}

/// A file on its way to the child: the seconds it may take, its path, how it is built, its bytes, and what it has to be told of
/// others.
struct ObjCRequest {
  let seconds: Int
  let file: ObjCFile
  let prelude: ContiguousArray<UInt8>

  static func message(
    _ file: ObjCFile, prelude: ContiguousArray<UInt8>, seconds: Int
  ) -> ContiguousArray<UInt8> {
    let (path, bytes) = (file.path, file.bytes)
    let arguments = file.build.arguments.joined(separator: "\n")
    var message: ContiguousArray<UInt8> = []
    message.reserveCapacity(bytes.count + prelude.count + path.utf8.count + arguments.utf8.count + 16)
    for number in [seconds, path.utf8.count, arguments.utf8.count, bytes.count] {
      for place in 0..<4 { message.append(UInt8(truncatingIfNeeded: number >> (8 * place))) }
    }
    message += path.utf8
    message += arguments.utf8
    message += bytes
    message += prelude
    return message
  }

  init?(_ message: ContiguousArray<UInt8>) {
    guard message.count >= 16 else { return nil }
    let numbers = [0, 4, 8, 12].map { start in
      message[start..<(start + 4)].reversed().reduce(0) { $0 << 8 | Int($1) }
    }
    let arguments = 16 + numbers[1]
    let text = arguments + numbers[2]
    let rest = text + numbers[3]
    guard rest <= message.count else { return nil }
    seconds = numbers[0]
    let path = String(decoding: message[16..<arguments], as: UTF8.self)
    let words = message[arguments..<text].split(separator: UInt8(ascii: "\n")).map { String(decoding: $0, as: UTF8.self) }
    file = ObjCFile(
      path: path, bytes: ContiguousArray(message[text..<rest]), count: numbers[3], build: ObjCBuild(arguments: words),
      isRead: true)
    prelude = ContiguousArray(message[rest...])
  }
}

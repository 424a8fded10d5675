import Foundation

/// Another program's run: what it printed, what it said on the side, and how it ended.
struct Execution {
  enum End: Equatable { case exit(Int32), signal, tooLate }

  let lines: [String]
  let said: String
  let end: End

  /// - Parameters:
  ///   - folder: where it runs, and where its output may be kept meanwhile.
  ///   - seconds: when it is ended.
  init(_ program: URL, _ arguments: [String], in folder: URL, seconds: Double = 60) throws {
    // Files and not pipes, which a program that writes much to both would fill.
    let files = ["out", "err"].map { folder.appendingPathComponent($0) }
    for file in files { try Data().write(to: file) }
    let process = Process()
    process.executableURL = program
    process.arguments = arguments
    process.currentDirectoryURL = folder
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = try FileHandle(forWritingTo: files[0])
    process.standardError = try FileHandle(forWritingTo: files[1])
    // A program that is meant to die need not say where it was.
    process.environment = ProcessInfo.processInfo.environment.merging(["SWIFT_BACKTRACE": "enable=no"]) { $1 }
    try process.run()
    let limit = Date(timeIntervalSinceNow: seconds)
    while process.isRunning, Date() < limit { Thread.sleep(forTimeInterval: 0.005) }
    let isLate = process.isRunning
    if isLate { kill(process.processIdentifier, SIGKILL) }
    process.waitUntilExit()
    let texts = try files.map { String(decoding: try Data(contentsOf: $0), as: UTF8.self) }
    lines = texts[0].split(separator: "\n", omittingEmptySubsequences: false).dropLast().map(String.init)
    said = texts[1]
    end = isLate ? .tooLate : process.terminationReason == .exit ? .exit(process.terminationStatus) : .signal
  }

  /// The compiler of the toolchain at hand, if there is one.
  static let compiler: URL? = {
    let folders = (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":")
    return folders.map { URL(fileURLWithPath: "\($0)/swiftc") }
      .first { FileManager.default.isExecutableFile(atPath: $0.path) }
  }()
}

import Dispatch
import Foundation

/// One run of the built program: what it wrote, and how it ended.
struct ProgramRun {
  let output: String
  let error: String
  let status: Int32
  /// Whether it ended by itself, and was not killed by a signal.
  let isExit: Bool

  var lines: [Substring] { output.split(separator: "\n") }

  /// - Parameters:
  ///   - isClosed: nobody reads what the program writes.
  ///   - input: what it finds on standard input.
  init(
    _ arguments: [String], in folder: URL, isClosed: Bool = false, input: String? = nil,
    program: URL = ProgramRun.program, environment: [String: String] = [:]
  ) throws {
    let files = FileManager.default
    let scratch = files.temporaryDirectory.appendingPathComponent("run-\(UUID().uuidString)")
    try files.createDirectory(at: scratch, withIntermediateDirectories: true)
    defer { try? files.removeItem(at: scratch) }
    // Files and not pipes, which a program that writes much to both would fill.
    let paths = ["out", "err"].map { scratch.appendingPathComponent($0) }
    for path in paths { try Data().write(to: path) }
    let process = Process()
    process.executableURL = program
    process.environment = ProcessInfo.processInfo.environment.merging(environment) { $1 }
    process.arguments = arguments
    process.currentDirectoryURL = folder
    process.standardInput = FileHandle.nullDevice
    if let input {
      let file = scratch.appendingPathComponent("in")
      try Data(input.utf8).write(to: file)
      process.standardInput = try FileHandle(forReadingFrom: file)
    }
    process.standardError = try FileHandle(forWritingTo: paths[1])
    let pipe = Pipe()
    process.standardOutput = isClosed ? pipe : try FileHandle(forWritingTo: paths[0])
    if isClosed { try pipe.fileHandleForReading.close() }
    try process.run()
    // What hangs is ended, which the status tells. A trait of the test would count the wait for its turn among the others.
    // The item waits for its time even if nobody needs it any more, and must not keep the process with its open files until then.
    let end = DispatchWorkItem { [weak process] in process?.terminate() }
    DispatchQueue.global().asyncAfter(deadline: .now() + 300, execute: end)
    process.waitUntilExit()
    end.cancel()
    output = String(decoding: try Data(contentsOf: paths[0]), as: UTF8.self)
    error = String(decoding: try Data(contentsOf: paths[1]), as: UTF8.self)
    status = process.terminationStatus
    isExit = process.terminationReason == .exit
  }

  /// The program lies beside the bundle of the tests.
  static let program: URL = {
    let bundle = Bundle.allBundles.first { $0.bundlePath.hasSuffix(".xctest") } ?? Bundle.main
    let isBundle = bundle.bundlePath.hasSuffix(".xctest")
    return (isBundle ? bundle.bundleURL.deletingLastPathComponent() : bundle.bundleURL)
      .appendingPathComponent("accesslint")
  }()
}

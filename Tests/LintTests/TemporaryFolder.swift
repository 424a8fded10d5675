import Foundation

/// A folder of files for one test; it is gone when the test is over.
final class TemporaryFolder {
  /// Without links, as the code under test sees it.
  let path: String

  /// - Parameter files: texts by path; a path that ends with a slash is an empty folder.
  init(_ files: [String: String] = [:]) throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("lint-tests-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    path = folder.resolvingSymlinksInPath().path
    for (name, text) in files { try write(name, text) }
  }

  deinit { try? FileManager.default.removeItem(atPath: path) }

  func path(_ name: String) -> String { name.isEmpty ? path : path + "/" + name }

  func write(_ name: String, _ text: String = "") throws {
    let url = URL(fileURLWithPath: path(name))
    let folder = name.hasSuffix("/") ? url : url.deletingLastPathComponent()
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    if !name.hasSuffix("/") { try Data(text.utf8).write(to: url) }
  }

  func write(_ name: String, bytes: [UInt8]) throws { try Data(bytes).write(to: URL(fileURLWithPath: path(name))) }

  func link(_ name: String, to target: String) throws {
    try FileManager.default.createSymbolicLink(atPath: path(name), withDestinationPath: target)
  }

  func setPermissions(of name: String, _ bits: Int) throws {
    try FileManager.default.setAttributes([.posixPermissions: bits], ofItemAtPath: path(name))
  }

  /// Paths without that of the folder.
  func relative(_ paths: [String]) -> [String] {
    paths.map { $0.hasPrefix(path + "/") ? String($0.dropFirst(path.utf8.count + 1)) : $0 }
  }
}

/// What a program wrote and ended with.
struct ProgramRun {
  let output: String
  let error: String
  let status: Int32

  init(_ program: String, _ arguments: [String], in folder: String? = nil, environment: [String: String] = [:]) throws {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: program)
    process.arguments = arguments
    process.environment = ProcessInfo.processInfo.environment.merging(environment) { $1 }
    if let folder { process.currentDirectoryURL = URL(fileURLWithPath: folder) }
    let scratch = try TemporaryFolder()
    for name in ["out", "err"] { try scratch.write(name) }
    // Files and not pipes, which a program that writes much to both would fill.
    let out = FileHandle(forWritingAtPath: scratch.path("out"))
    let err = FileHandle(forWritingAtPath: scratch.path("err"))
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = out
    process.standardError = err
    try process.run()
    process.waitUntilExit()
    output = try String(contentsOfFile: scratch.path("out"), encoding: .utf8)
    error = try String(contentsOfFile: scratch.path("err"), encoding: .utf8)
    status = process.terminationStatus
  }

  /// The program that was built beside these tests.
  static let built: String = {
    let bundle = Bundle.allBundles.first { $0.bundlePath.hasSuffix(".xctest") } ?? Bundle.main
    let folder =
      bundle.bundlePath.hasSuffix(".xctest") ? bundle.bundleURL.deletingLastPathComponent() : bundle.bundleURL
    return folder.appendingPathComponent("accesslint").path
  }()

  /// Git, if this machine has it, without the user's own settings.
  static let git = ["/usr/bin/git", "/usr/local/bin/git", "/opt/homebrew/bin/git"]
    .first { FileManager.default.isExecutableFile(atPath: $0) }

  static func git(_ arguments: [String], in folder: String) throws -> ProgramRun {
    try ProgramRun(
      git ?? "git", arguments, in: folder,
      environment: ["GIT_CONFIG_GLOBAL": "/dev/null", "GIT_CONFIG_SYSTEM": "/dev/null", "HOME": folder])
  }
}

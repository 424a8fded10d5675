import Foundation

/// A program of somebody else's: it is compiled against the modules that the tests are, which are no part of it.
struct ForeignProgram {
  private static let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent()

  /// Where the modules were built.
  private static let products: URL = {
    let bundle = Bundle.allBundles.first { $0.bundlePath.hasSuffix(".xctest") } ?? Bundle.main
    return bundle.bundlePath.hasSuffix(".xctest") ? bundle.bundleURL.deletingLastPathComponent() : bundle.bundleURL
  }()

  let folder: URL

  init(_ source: String) throws {
    folder = FileManager.default.temporaryDirectory.appendingPathComponent("foreign-\(UUID().uuidString)")
    try write(source, to: "main.swift")
  }

  /// A file of this checkout.
  static func text(of path: String) throws -> String {
    try String(contentsOf: root.appendingPathComponent(path), encoding: .utf8)
  }

  func remove() { try? FileManager.default.removeItem(at: folder) }

  func write(_ text: String, to path: String) throws {
    let file = folder.appendingPathComponent(path)
    try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: file)
  }

  /// Whether it compiles, and what the compiler says.
  func check() throws -> (status: Int32, output: String) { try compile("-c", "-o", folder.appendingPathComponent("main.o").path) }

  /// Makes a program of it and runs that.
  func run(_ arguments: String...) throws -> (status: Int32, output: String) {
    let program = folder.appendingPathComponent("program").path
    let (status, output) = try compile("-o", program, objects: Self.objects())
    return status == 0 ? try Self.run(program, arguments) : (status, output)
  }

  private func compile(_ options: String..., objects: [String] = []) throws -> (status: Int32, output: String) {
    let folders = [Self.products.appendingPathComponent("Modules"), Self.root.appendingPathComponent("Sources/CClang")]
    let modules = folders.flatMap { ["-I", $0.path] }
    let source = folder.appendingPathComponent("main.swift").path
    return try Self.run("/usr/bin/env", ["swiftc", "-swift-version", "6"] + modules + options + [source] + objects)
  }

  /// What the house's modules were compiled to.
  private static func objects() throws -> [String] {
    let sources = try FileManager.default.contentsOfDirectory(atPath: root.appendingPathComponent("Sources").path)
    return try (sources + ["Rules"]).filter { $0 != "accesslint" }.flatMap { module -> [String] in
      let built = products.appendingPathComponent("\(module).build")
      guard FileManager.default.fileExists(atPath: built.path) else { return [] }
      return try FileManager.default.contentsOfDirectory(atPath: built.path).filter { $0.hasSuffix(".swift.o") }
        .map { built.appendingPathComponent($0).path }
    }
  }

  private static func run(_ program: String, _ arguments: [String]) throws -> (status: Int32, output: String) {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: program)
    process.arguments = arguments
    let pipe = Pipe()
    process.standardOutput = pipe
    process.standardError = pipe
    try process.run()
    let output = pipe.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return (process.terminationStatus, String(decoding: output, as: UTF8.self))
  }

  /// Whether there is a compiler, and what it is compiled against.
  static var canBuild: Bool {
    let folders = (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":")
    return folders.contains { FileManager.default.isExecutableFile(atPath: "\($0)/swiftc") }
      && FileManager.default.fileExists(atPath: products.appendingPathComponent("Modules").path)
  }
}

import Foundation

/// A package in a temporary folder that depends on this checkout by its path, as somebody else's would.
struct ForeignPackage {
  private static let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent()

  let folder: URL

  /// - Parameter targets: A source for each; the one named `main` is a program.
  init(targets: [String: String]) throws {
    folder = FileManager.default.temporaryDirectory.appendingPathComponent("foreign-\(UUID().uuidString)")
    let list = targets.keys.sorted().map { name in
      """
          .\(name == "main" ? "executableTarget" : "target")(
            name: "\(name)",
            dependencies: [.product(name: "AccessLintKit", package: "\(Self.root.lastPathComponent)")]),
      """
    }
    try write(
      """
      // swift-tools-version: 6.2
      import PackageDescription

      let package = Package(
        name: "foreign",
        platforms: [.macOS(.v15)],
        dependencies: [.package(path: "\(Self.root.path)")],
        targets: [
      \(list.joined(separator: "\n"))
        ])

      """, to: "Package.swift")
    for (name, source) in targets { try write(source, to: "Sources/\(name)/\(name).swift") }
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

  /// Runs `swift`; what the house's own modules were compiled to is kept between runs of the tests.
  func swift(_ command: String, _ arguments: String...) throws -> (status: Int32, output: String) {
    let scratch = Self.root.appendingPathComponent(".build/foreign").path
    // Nobody browses or debugs it.
    let quick = ["--disable-index-store", "-debug-info-format", "none"]
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = ["swift", command, "--package-path", folder.path, "--scratch-path", scratch] + quick + arguments
    let pipe = Pipe()
    process.standardOutput = pipe
    process.standardError = pipe
    try process.run()
    let output = pipe.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return (process.terminationStatus, String(decoding: output, as: UTF8.self))
  }

  /// Whether there is a toolchain to build it with.
  static var canBuild: Bool {
    let folders = (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":")
    return folders.contains { FileManager.default.isExecutableFile(atPath: "\($0)/swift") }
  }
}

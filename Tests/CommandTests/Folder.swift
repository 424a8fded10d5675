import Foundation

/// A folder of files for one test, which runs the built program in it; gone when the test is over.
final class Folder {
  let url: URL

  /// - Parameter files: texts by path.
  init(_ files: [String: String] = [:]) throws {
    url = FileManager.default.temporaryDirectory.resolvingSymlinksInPath()
      .appendingPathComponent("command-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    for (name, text) in files { try write(name, text) }
  }

  deinit { try? FileManager.default.removeItem(at: url) }

  func write(_ name: String, _ text: String) throws {
    let file = url.appendingPathComponent(name)
    try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: file)
  }

  func text(_ name: String) throws -> String {
    try String(contentsOf: url.appendingPathComponent(name), encoding: .utf8)
  }

  var names: [String] { ((try? FileManager.default.contentsOfDirectory(atPath: url.path)) ?? []).sorted() }

  /// The built program.
  func run(
    _ arguments: String..., input: String? = nil, environment: [String: String] = [:]
  ) throws -> ProgramRun {
    try ProgramRun(arguments, in: url, input: input, environment: environment)
  }

  /// The built program's subcommand.
  func run(_ subcommand: String, _ arguments: [String]) throws -> ProgramRun { try ProgramRun([subcommand] + arguments, in: url) }

  /// A script of bash, in which `$accesslint` is the built program: a link to it, for its path may have blanks.
  func shell(_ script: String, environment: [String: String] = [:]) throws -> ProgramRun {
    let files = FileManager.default
    let link = files.temporaryDirectory.appendingPathComponent("accesslint-\(UUID().uuidString)")
    try files.createSymbolicLink(at: link, withDestinationURL: ProgramRun.program)
    defer { try? files.removeItem(at: link) }
    return try ProgramRun(
      ["-c", "accesslint='\(link.path)'; " + script], in: url, program: URL(fileURLWithPath: "/bin/bash"),
      environment: environment)
  }

  /// One finding, in line 2.
  static let leak = """
    protocol Shelf: AnyObject {
      var books: [Shelf] { get set }
      func put(_ shelf: Shelf)
    }
    extension Shelf {
      func put(_ shelf: Shelf) { books.append(shelf) }
    }
    final class Rack: Shelf {
      var books: [Shelf] = []
    }
    """
}

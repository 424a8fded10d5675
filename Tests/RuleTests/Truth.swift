import Foundation
import Syntax
import Testing

/// A small program in `Tests/Truths`, and what its comments say about it.
///
///     // prints: a line                    of the output; all of them, in their order
///     // swiftc: -O                        options for the compiler
///     // traps: part of the message        it dies; what it says is not asked for if nothing follows
///     // refused: part of the error        the compiler does not take it
struct Truth: CustomTestStringConvertible, Sendable {
  let project: Project
  private(set) var prints: [String] = []
  private(set) var options: [String] = []
  /// Nothing if the program ends by itself.
  private(set) var trap: String?
  /// Nothing if the program compiles, which it then does without a word from the compiler.
  private(set) var refusal: String?

  var testDescription: String { project.name }

  init(_ project: Project) {
    self.project = project
    let source = Source(path: project.name, text: project.files[0].text)
    for comment in lex(source).comments {
      let text = String(decoding: source.bytes[Int(comment.start)..<Int(comment.end)], as: UTF8.self)
      guard text.hasPrefix("// "), let colon = text.firstIndex(of: ":") else { continue }
      let rest = String(text[text.index(after: colon)...].drop { $0 == " " })
      switch text[..<colon].dropFirst(3) {
      case "prints": prints.append(rest)
      case "swiftc": options += rest.split(separator: " ").map(String.init)
      case "traps": trap = rest
      case "refused": refusal = rest
      default: break
      }
    }
  }

  /// Those of all rules, or of the one that is wanted.
  static func all() throws -> [Truth] {
    let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .appendingPathComponent("Truths")
    return try Project.fixtures(in: folder).map(Truth.init)
  }

  /// Whoever dies does not write what is still in a buffer.
  private static let unbuffered = """
    #if canImport(Darwin)
    @preconcurrency import Darwin
    #else
    @preconcurrency import Glibc
    #endif
    setvbuf(stdout, nil, _IONBF, 0)

    """

  /// What is wrong when the program is compiled and run, in sentences.
  func problems(compiler: URL) throws -> [String] {
    let scratch = FileManager.default.temporaryDirectory.appendingPathComponent("truth-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: scratch, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: scratch) }
    let source = scratch.appendingPathComponent("program.swift")
    let head = trap == nil ? "" : Truth.unbuffered
    try Data((head + project.files[0].text).utf8).write(to: source)
    let program = scratch.appendingPathComponent("program")
    let build = try Execution(
      compiler, ["-swift-version", "6", "-o", program.path] + options + [source.path], in: scratch)
    if let refusal {
      if build.end == .exit(0) { return ["the compiler takes it"] }
      // The compiler quotes the source, which has the words too.
      let errors = build.said.split(separator: "\n").filter { $0.contains(": error: ") }
      return errors.contains { $0.contains(refusal) } ? [] : ["the compiler does not say '\(refusal)':\n\(build.said)"]
    }
    guard build.end == .exit(0), build.said.isEmpty else { return ["the compiler has something to say:\n\(build.said)"] }
    return try problems(of: Execution(program, [], in: scratch))
  }

  private func problems(of run: Execution) -> [String] {
    var problems: [String] = []
    switch (run.end, trap) {
    case (.tooLate, _): problems.append("it runs and runs")
    case (.exit(0), nil): break
    case (.exit(let status), nil): problems.append("it ends with \(status)")
    case (.signal, nil): problems.append("it dies:\n\(run.said)")
    case (.exit, _?): problems.append("it does not die")
    case (.signal, let trap?):
      if !trap.isEmpty, !run.said.contains(trap) { problems.append("it does not say '\(trap)':\n\(run.said)") }
    }
    if run.lines != prints { problems.append("it prints \(run.lines), and not \(prints)") }
    return problems
  }
}

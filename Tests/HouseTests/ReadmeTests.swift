import Foundation
import Testing

/// What `README.md` shows is so.
@Suite struct ReadmeTests {
  private let text: String

  init() throws {
    text = try String(contentsOf: Repository.root.appendingPathComponent("README.md"), encoding: .utf8)
  }

  /// The texts between fences, of one language.
  private func blocks(_ language: String) -> [String] {
    text.components(separatedBy: "```\(language)\n").dropFirst().compactMap { $0.components(separatedBy: "```").first }
  }

  @Test func theLeakIsFound() throws {
    let (leak, mended) = (blocks("swift")[0], blocks("swift")[1])
    #expect(leak.split(separator: "\n").count == 10)
    #expect(Showing(in: leak, path: "Router.swift").excerpts == blocks("text")[0])
    #expect(Showing(in: mended, path: "Router.swift").excerpts == "")
  }

  /// `// finds: rule` says what is found on a line, and nothing is on any other.
  @Test func marksAreHeld() throws {
    let block = try #require(blocks("swift").first { $0.contains("// finds: ") })
    var expected: [Int: [String]] = [:]
    for (number, line) in block.components(separatedBy: "\n").enumerated() {
      let parts = line.components(separatedBy: "// finds: ")
      if parts.count == 2 { expected[number + 1] = [parts[1]] }
    }
    #expect(expected.count == 3)
    #expect(Showing(in: block, path: "Vehicle.swift").rules == expected)
  }

  /// Whoever follows the README runs what CI runs.
  @Test func testsAreRunAsItSays() throws {
    let install = try #require(text.components(separatedBy: "\n## Install\n").last?.components(separatedBy: "\n## ").first)
    let commands = install.components(separatedBy: "\n").filter { $0.hasPrefix("    ") }.map { $0.dropFirst(4) }
    #expect(commands.count == 2)
    let script = try String(contentsOf: Repository.root.appendingPathComponent(".ci/run"), encoding: .utf8)
    #expect(script.contains("\nstep tests \(commands[1])\n"))
  }
}

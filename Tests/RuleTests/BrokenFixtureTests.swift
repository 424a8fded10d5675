import Report
import RuleKit
import Rules
import Testing

/// Rules get through sources that are no Swift: fixtures that end early, or that lack a bracket.
@Suite struct BrokenFixtureTests {
  @Test(arguments: try Project.fixtures()) func brokenSources(project: Project) {
    var count = 0
    for broken in project.cut(every: 64) + project.withoutABracket() {
      count += 1
      let trial = Trial(broken, rules: ruleBook)
      for entry in trial.report.entries {
        let file = broken.files.first { $0.path == entry.location.path }
        let lines = file?.text.utf8.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false).count ?? 0
        #expect(1...lines ~= entry.location.line && entry.location.line <= entry.location.endLine, "\(entry)")
        #expect(!entry.message.contains("''"), "a name is missing: \(entry.message)")
      }
    }
    #expect(count > 4)
  }
}

extension Project {
  /// The project with one of its files ending early.
  fileprivate func cut(every step: Int) -> [Project] {
    variants { bytes in stride(from: 0, to: bytes.count, by: step).map { Array(bytes[..<$0]) } }
  }

  /// The project with one bracket of one of its files left out.
  fileprivate func withoutABracket() -> [Project] {
    variants { bytes in
      bytes.indices.filter { "(){}[]<>".utf8.contains(bytes[$0]) }.map { Array(bytes[..<$0] + bytes[($0 + 1)...]) }
    }
  }

  /// Only Swift is broken: what clang makes of broken Objective-C is not for this process to try.
  private func variants(_ change: ([UInt8]) -> [[UInt8]]) -> [Project] {
    files.indices.filter { files[$0].path.hasSuffix(".swift") }.flatMap { place in
      change(Array(files[place].text.utf8)).map { bytes in
        var changed = files
        changed[place] = File(path: files[place].path, text: String(decoding: bytes, as: UTF8.self))
        return Project(name, about: rule, files: changed)
      }
    }
  }
}

import Foundation
import Testing

/// A program that does not do what its comments say is found out.
@Suite(.enabled(if: Execution.compiler != nil && Project.wantedRule == nil)) struct TruthProgramTests {
  private static let programs: [(source: String, problem: String?)] = [
    ("// prints: one\n// prints:\n// prints: three\nprint(\"one\\n\\nthree\")", nil),
    ("// prints: one\nprint(\"two\")", #"it prints ["two"], and not ["one"]"#),
    ("// prints: one\nprint(\"one\\ntwo\")", "it prints"),
    ("print(\"one\")", "it prints"),
    ("// prints: one", "it prints"),
    ("// traps: too many\n// prints: one\nprint(\"one\")\nfatalError(\"far too many\")", nil),
    ("// traps: too many\nfatalError(\"too few\")", "it does not say 'too many'"),
    ("// traps:\nprint()", "it does not die"),
    ("fatalError()", "it dies"),
    ("// prints: one\n// swiftc: -O -D ONE\n#if ONE\nassert(false)\nprint(\"one\")\n#endif", nil),
    ("// refused: cannot convert value\nlet a: Int = \"\"", nil),
    ("// refused: cannot convert value\nlet a = 1", "the compiler takes it"),
    ("// refused: cannot convert value\nnobody()", "the compiler does not say"),
    ("let a: Int = \"\"", "the compiler has something to say"),
    ("func f() { let a = 1 }", "the compiler has something to say"),
  ]

  @Test(arguments: programs.indices) func comments(place: Int) throws {
    let (source, problem) = Self.programs[place]
    let compiler = try #require(Execution.compiler)
    let found = try Truth(Project("some_rule/\(place)", about: "some_rule", text: source)).problems(compiler: compiler)
    if let problem {
      #expect(found.first?.hasPrefix(problem) == true, "\(found)")
    } else {
      #expect(found == [])
    }
  }

  @Test func endlessRun() throws {
    let run = try Execution(
      URL(fileURLWithPath: "/bin/sleep"), ["100"], in: FileManager.default.temporaryDirectory, seconds: 0.1)
    #expect(run.end == .tooLate)
  }
}

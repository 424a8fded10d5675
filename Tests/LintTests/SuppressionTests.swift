import Foundation
import Lint
import Report
import RuleKit
import Testing

/// Comments that turn rules off, and those that should not be there.
@Suite struct SuppressionTests {
  private static let rules = RuleSet([EveryFunction.self, EveryType.self, SuperfluousDisable.self])

  /// What is left in one file: `line rule`, or the message of what is said about directives.
  private func found(
    _ text: String, isFile: Bool = false, _ change: (inout RuleChoice) -> Void = { _ in }
  ) throws -> [String] {
    let folder = try TemporaryFolder(["a.swift": text])
    var choice = RuleChoice(from: Self.rules)
    change(&choice)
    let result = try lint([isFile ? folder.path("a.swift") : folder.path], with: choice, Settings(jobs: 1))
    return result.report.entries.map { entry in
      let text = entry.rule == SuperfluousDisable.card.id ? entry.message : entry.rule
      return "\(entry.location.line) \(text)"
    }
  }

  private let unusedFunction = "'every_function' has nothing to report here; delete the directive"

  @Test func lines() throws {
    #expect(try found("func a() {} // accesslint:disable:this every_function\nfunc b() {}") == ["2 every_function"])
    #expect(try found("func a() {}\n// accesslint:disable:previous every_function - old\nfunc b() {}") == ["3 every_function"])
    #expect(try found("// accesslint:disable:next every_function\nfunc a() {}\nfunc b() {}") == ["3 every_function"])
    #expect(try found("/// accesslint:disable:next every_function\n/// More.\nfunc a() {}\nfunc b() {}") == ["4 every_function"])
    #expect(try found("let a = 1; /* accesslint:disable:next every_function */\nfunc b() {}\nfunc c() {}") == ["3 every_function"])
    #expect(try found("// accesslint:disable:previous every_function\nfunc a() {}") == ["1 \(unusedFunction)", "2 every_function"])
  }

  /// Above a declaration it means all of it, whatever stands between.
  @Test func declarations() throws {
    let text = """
      // accesslint:disable:next every_function
      /// A doc comment.

      @MainActor
      struct A {
        func a() {}
        func b() {
        }
      }
      func c() {}
      """
    #expect(try found(text) == ["5 every_type", "10 every_function"])
    #expect(try found("struct A { // accesslint:disable:next every_function\n  func a() {\n  }\n  func b() {}\n}")
      == ["1 every_type", "4 every_function"])
  }

  @Test func regions() throws {
    let text = """
      func a() {}
      // accesslint:disable every_function every_type
      func b() {}
      struct B {}
      // accesslint:enable every_function
      func c() {}
      struct C {}
      // accesslint:enable all
      struct D {}
      """
    #expect(try found(text) == ["1 every_function", "6 every_function", "9 every_type"])
    #expect(try found("func a() {}\n// accesslint:disable all\nfunc b() {}\nstruct C {}") == ["1 every_function"])
    #expect(try found("func a() {}\nstruct B {}\n// accesslint:disable:file every_function") == ["2 every_type"])
    let inner = "// accesslint:disable every_function\nfunc a() {} // accesslint:disable:this every_function\n"
    #expect(try found(inner) == ["1 \(unusedFunction)"], "the nearer one excuses")
  }

  @Test func unused() throws {
    #expect(try found("// accesslint:disable:next every_function\nlet a = 1") == ["1 \(unusedFunction)"])
    #expect(try found("let a = 1\n// accesslint:disable:file every_function, every_type\nstruct A {}") == ["2 'every_function' has nothing to report here; take it out of the directive"])
    #expect(try found("// accesslint:disable all\nlet a = 1")
      == ["1 nothing that is disabled here would be reported; delete the directive"])
    // A rule that did not run had no chance; nor had one that did not see the whole project.
    #expect(try found("// accesslint:disable:next every_function\nlet a = 1") { _ = $0.turnOff("every_function") } == [])
    #expect(try found("// accesslint:disable all\nlet a = 1") { _ = $0.turnOff("every_function") } == [])
    #expect(try found("// accesslint:disable:next every_function\nlet a = 1", isFile: true) == [])
    #expect(try found("// accesslint:disable:next every_function\nlet a = 1") { _ = $0.turnOff("superfluous_disable") } == [])
    #expect(try found("// accesslint:disable:file superfluous_disable\n// accesslint:disable:next every_function\nlet a = 1") == [])
    #expect(try found("// accesslint:disable all\nfunc a() {} // accesslint:disable:this every_type") ==
      ["2 'every_type' has nothing to report here; delete the directive"], "'all' does not hide what is wrong with directives")
  }

  /// Nothing is turned off by accident.
  @Test func mistakes() throws {
    #expect(try found("func a() {} // accesslint:disable:this every_functoin")
      == ["1 every_function", "1 there is no rule 'every_functoin'; did you mean 'every_function'"])
    #expect(try found("// accesslint:disable:nxet every_function\nfunc a() {}")
      == ["1 'disable:nxet' is no directive; did you mean 'disable:next'", "2 every_function"])
    #expect(try found("func a() {} // accesslint:disable") == ["1 every_function", "1 the directive names no rule, and changes nothing"])
    #expect(try found("func a() {} // accesslint:disable:this - every_function")
      == ["1 every_function", "1 the directive names no rule, and changes nothing"])
    #expect(try found("/// Use `// accesslint:disable:this every_function`.\nfunc a() {}") == ["2 every_function"])
    #expect(try found("// see accesslint:disable:next every_function\nfunc a() {}") == ["2 every_function"])
    #expect(try found("let a = \"// accesslint:disable all\"\nfunc b() {}") == ["2 every_function"])
    #expect(try found("func a() {} // accesslint:disable:this every_function.")
      == ["1 every_function", "1 there is no rule 'every_function.'; did you mean 'every_function'"])
    #expect(try found("// accesslint:required\nlet a = 1\n// accesslint:protected for subclasses\nlet b = 1") == [])
    // A mark that is misspelt marks nothing.
    for (word, mark) in [("requird", "required"), ("Protected", "protected"), ("must_call_supr", "must_call_super")] {
      #expect(try found("// accesslint:\(word)\nlet a = 1") == ["1 '\(word)' is no directive; did you mean '\(mark)'"])
    }
    #expect(try found("// accesslint:ignored\nlet a = 1") == [])
    // Nor does a word of other tools.
    for (word, meant) in [("ignore", "disable:next"), ("ignore:all", "disable:file"), ("disable:line", "disable:this")] {
      #expect(try found("// accesslint:\(word) every_function\nlet a = 1") == ["1 '\(word)' is no directive; did you mean '\(meant)'"])
    }
    // So does one that stands where nothing is that could be marked.
    let lost = "'required' marks nothing here; write it right above a member, or behind it"
    for text in ["let a = 1\n// accesslint:required", "// accesslint:required\nextension A {}", "// accesslint:required\nimport A"] {
      #expect(try found(text).map { String($0.drop { $0 != "'" }) } == [lost], "\(text)")
    }
    #expect(try found("let a = 1 // accesslint:required\nvar b: Int { 1 } // accesslint:protected - for subclasses") == [])
    #expect(try found("// accesslint:must_call\nlet a = 1").count == 1)
  }

  /// Other tools go by the same name, for accessibility; their rules have dots in their names.
  @Test func ofOtherTools() throws {
    #expect(try found("// accesslint:disable VIEW.LABEL.MISSING - said elsewhere\nfunc a() {}") == ["2 every_function"])
    #expect(try found("// accesslint:disable-line VIEW.LABEL.MISSING\nfunc a() {}") == ["2 every_function"])
    #expect(try found("// accesslint:disable:next VIEW.LABEL.MISSING, every_function\nfunc a() {}") == [])
  }

  @Test func reasons() throws {
    func demand(_ choice: inout RuleChoice) { _ = choice.setOption("require_reason", of: "superfluous_disable", to: .flag(true)) }
    let text = "func a() {} // accesslint:disable:this every_function"
    #expect(try found(text, demand) == ["1 the directive does not say why; add a dash and the reason"])
    for dash in ["-", "--", "–", "—"] { #expect(try found("\(text) \(dash) it is old", demand) == []) }
    #expect(try found("\(text)-it") == ["1 every_function", "1 there is no rule 'every_function-it'; did you mean 'every_function'"])
  }

  @Test func generatedFilesHaveNoFindings() throws {
    #expect(try found("// Generated by hand\n// accesslint:disable:next nothing\nfunc a() {}") == [])
  }

  /// Many directives and many findings are no product of the two.
  @Test func manyDirectives() throws {
    let pair = "// accesslint:disable every_function\nfunc a() {}\nfunc b() {} // accesslint:disable:this every_function\n"
    let text = String(repeating: pair + "// accesslint:enable every_function\n", count: 500)
    let start = ContinuousClock.now
    #expect(try found(text) == [])
    #expect(ContinuousClock.now - start < .seconds(20))
  }
}

import Facts
import Syntax
import Testing

/// What comments ask of those who override, call or test a declaration.
@Suite struct ContractTests {
  /// The kinds that a comment above `func move()` of a class has.
  private func kinds(_ comment: String) -> [ContractFact.Kind] {
    let lines = comment.split(separator: "\n", omittingEmptySubsequences: false).map { "  /// \($0)" }.joined(separator: "\n")
    return factsOf("class Crane {\n\(lines)\n  func move() {}\n}").contracts.map(\.kind)
  }

  @Test(arguments: [
    "Subclasses must override.", "Subclasses **must** override this.", "Moves the arm. Subclasses must override it to do so",
    "must be overridden", "This has to be overriden.", "Must always be overrided in subclasses", "Abstract method.",
    "This is an abstract function", "abstract", "Subclasses need to implement this method.", "You must override `move()`.",
    "Concrete subclasses are required to override this", "Moves the arm\n(must be overridden by subclasses)",
    "When subclassing, you must override this.", "Override - abstract method", "- Note: subclasses must override",
    "Subclasses must\noverride this.", "Subclasses\u{2019} job: must be overridden.",
  ])
  func required(comment: String) { #expect(kinds(comment) == [.required], "\(comment)") }

  @Test(arguments: [
    "Doing nothing is fine.", "To do nothing is okay here",
    "Should be overridden.", "To be overridden by subclasses", "Override in subclass", "Can be overridden if needed.",
    "Subclasses may override this.", "Subclasses should override this method", "Overridden by subclasses.", "Implemented by subclasses",
    "Override point for the moving arm", "You don't need to override this.", "This need not be overridden", "There is no need to override this",
    "Meant to be overridden", "Hook for subclasses", "Needs to be implemented by this class so that subclasses can override it.",
    "Subclasses may need to override this method if they override more.",
  ])
  func overridable(comment: String) { #expect(kinds(comment) == [.overridable], "\(comment)") }

  @Test(arguments: [
    "Do not override this method.", "Must not be overridden", "Subclasses mustn't override this", "Never override.",
    "Not meant to be overridden.", "Subclasses should not override this.",
  ])
  func notToOverride(comment: String) { #expect(kinds(comment) == [.doNotOverride], "\(comment)") }

  @Test(arguments: [
    "Subclass overrides should call super", "Overrides must call `super.move()`.", "If you override this, you must call super at some point.",
    "Can be used by cranes, which much call `super`.", "Always call super first", "Remember to call super",
    "super must be called", "The superclass implementation has to be called.", "Lower the arm before calling super.",
    "Do not override without calling super", "Make sure to call super.", "Overrides of the `move()` method must call super",
    "Overrides of this method in `Crane` must call super", "Subclasses that override this must call super.",
    "Overrides must call super when they are done.", "If they do so, they must call super.",
  ])
  func callingSuper(comment: String) { #expect(kinds(comment) == [.mustCallSuper], "\(comment)") }

  @Test(arguments: [
    "Subclasses can override this; if they do, they must call super.", "Subclasses should override this, and must call super when they do.",
  ])
  func callingSuperIfAtAll(comment: String) { #expect(Set(kinds(comment)) == [.mustCallSuper, .overridable], "\(comment)") }

  @Test(arguments: ["Overrides must not call super", "Never call super here", "Don\u{2019}t call super.", "override without calling super"])
  func notCallingSuper(comment: String) { #expect(kinds(comment).contains(.noSuper), "\(comment)") }

  /// The words that other tools have for a remark, as in Objective-C's headers.
  @Test(arguments: ["@warning", "@note", "@discussion", "@brief", "\\warning", "@attention", "@remark", "@important"])
  func remarks(word: String) {
    #expect(kinds("\(word) Subclasses must override this method.") == [.required])
    #expect(kinds("Moves.\n\(word) You must override this in subclasses.") == [.required])
    #expect(kinds("\(word) Never call this method directly.") == [.protected])
    #expect(kinds("\(word) For testing only.") == [.testsOnly])
    #expect(kinds("\(word) Overrides must call super.") == [.mustCallSuper])
  }

  /// What is said behind it may be said of the parameter.
  @Test(arguments: [
    "If `slow` is true, it takes its time. Should only be used for testing.", "When slow is true it takes its time. For testing only.",
    "Moves the arm. If `slow` is set, it takes its time. This is for testing only.",
    "Set `slow` to true to take its time. For testing only.", "Takes its time if `slow` is true. For testing only.",
    "`slow` takes its time. For testing only.",
  ])
  func behindConditions(comment: String) { #expect(kinds(comment) == [], "\(comment)") }

  @Test func severalContracts() {
    #expect(kinds("Subclasses must override this and call super.") == [.mustCallSuper, .required])
    #expect(kinds("Subclasses must override without calling super.") == [.noSuper, .required])
    #expect(kinds("Subclasses must override. For testing only.") == [.required, .testsOnly])
  }

  @Test(arguments: [
    "For subclasses only.", "Must only be called by subclasses", "Only for subclasses to use", "Do not call this directly.", "Do not call directly",
    "You should never call this method directly", "Should not be called directly", "Don't call `move()` directly, call lift instead",
    "Only subclasses may call this", "This is internal, for subclasses only.", "Internal for subclasses only.",
    "Should be used only by subclasses.", "May be called only by subclasses",
  ])
  func protected(comment: String) { #expect(kinds(comment) == [.protected], "\(comment)") }

  @Test(arguments: [
    "For testing only", "for testing purposes only", "Only for tests.", "Test-only access", "Only used by unit tests",
    "Used in tests only", "Only used for testing", "It is only used for tests.", "Available for tests only",
    "Should only be used for testing.", "This initializer should **only** be used for tests",
    "Must only be called for testing purposes",
    "This is for UI tests only", "Should only be called from tests", "Testing only",
    "May only be used in test targets", "Only called from test code", "FOR TESTING PURPOSES ONLY",
    "Creates an instance for testing purposes only.", "This method exists for testing only.", "Convenience initializer for testing only.",
    "Resets the state for testing only.", "Reset the state for unit testing purposes only", "Helper for testing only.",
    "This is for testing only and must not be called in production.", "Creates a crane for testing only, not for production.",
    "For tests only and never in production", "Creates an instance of `Crane` for testing only. It has no arm.",
    "Moves the arm.\nResets it for testing only.", "Moves the arm\nFor testing only", "Only to be called from tests", "Only use this in tests",
    "For UITests only", "Only exists for testing", "Strictly for testing.", "Testing purposes only", "This is not intended for use outside of tests",
    "If the arm is stuck, nothing moves. For testing only.", "If `slow` is true, it takes its time. This method is for testing only.",
    "If `slow` is true, it takes its time.\n\nFor testing only.", "`move()` moves the arm. For testing only.",
    "Moves the arm like `lift()` does. For testing only.", "Gives `-1` when `arm` is empty. For testing only.",
  ])
  func testsOnly(comment: String) { #expect(kinds(comment) == [.testsOnly], "\(comment)") }

  @Test(arguments: [
    "If `arm` is true, it moves. Internal for testing.", "Internal for testing", "Exposed for unit tests.", "visible to the tests", "@testable internal", "public for testability",
    "Not private so it can be tested", "VisibleForTests", "Internal as tests need access", "Internal rather than private so tests can call it",
  ])
  func exposedForTests(comment: String) { #expect(kinds(comment) == [.exposedForTests], "\(comment)") }

  /// Descriptions, conditions, other declarations, first persons.
  @Test(arguments: [
    "It runs parameterized tests. It may only be used on test instances", "Only called in test drives, and in tests of brakes",
    "Overrides the speed of the crane.", "Subclasses must override `lift()`.", "Subclasses must override lift as well",
    "If the crane is heavy, subclasses must override this.", "Subclasses must override this or lift.", "No overrides",
    "The following methods must be overridden", "An abstract class.", "Calls the abstract method", "Cannot be overridden", "It does not call super.",
    "We must call super here, or the arm falls", "You don't need to call super.", "Calls super when the arm is up.", "If it is up, call super",
    "You must call super.init", "The superview must be called", "Never called directly by the crane", "Should not be called directly on the main thread",
    "Do not call it directly after loading", "Not only for testing",
    "Holds what is available for tests only", "Only used for test instances", "Only used for testing the connection",
    "Only used for testing whether it is open", "Only used for testing/debugging", "Only used for hit testing", "Available for A/B tests only",
    "Should only be used for testing the connection", "It moves, and its arm should only be used for testing",
    "Needed for tests only if the tank is full", "Creates an instance for hit testing only.", "Makes groups for A/B testing only.",
    "Resets the state for testing only if it is full.", "Returns what is for testing only.", "Moves the arm and logs the weight for testing only.",
    "Calls `seed()` for testing only.", "Supports old arms for testing only.", "Returns whether it is for testing only.",
    "For testing only and in previews", "This is for testing only and for previews.", "We reset the arm for testing only.", "A copy exists for testing only.",
    "Tested", "Internal for test instances", "Internal as it was tested on ships", "Only exists for testing the arm",
    "Only available in test drives", "Internal so that tests and the yard can move it", "The arm is only here for testing",
    "slow for testing only", "Creates an instance for testing and previews only.", "Resets the arm that exists for testing only.",
    "Creates the instance for load testing only.", "The delegate exists for testing only.",
 "Only used for testing, previews and the launcher",
    "Not to be called directly if moving", "This test only moves the arm.", "For testing and previews only", "Internal for tests and previews",
    "The `lift(by:at:)` method of a subclass should call super first.", "A subclass's lift() method must call `super`",
    "Must call super, unless the subclass is a base itself", "Make sure to stop the arm if you override this without calling super",
    "For enabling testability only", "Only for making testing easier", "Mandatory for the tests only", "The tests hit this, so keep it to avoid test-only trouble", "- abstract: a short text",
    "```\nSubclasses must override.\n```", "The arm must be overridden", "Subclasses must implement lift", "Testing the arm", "needs overriding",
    "You don't need to call super, which does nothing. You SHOULD call super to inherit some conditions.",
    "In all these cases, do not call this directly.", "It stops by itself; in most cases subclasses must override",
    "Use `lift` rather than the setter, which is only visible for testing", "The setter is for tests only", "It's used by Swift Testing only.",
    "Used only during testing, production uses the usual weight.",
    "There is one more way, when no keys are given, only used during tests.", "Subclasses that shake must override this.",
    "Do not call this directly, except from within a harbour.", "Must not be called directly other than by the yard.",
    "Not all subclasses must override this.", "Not every override has to call super.", "Overrides must call super, except in `Tower`.",
    "Subclasses must override this, except in ships.", "Overrides must call super or set the angle themselves.",
    "Subclasses that want the default behaviour must call super.", "Subclasses wanting the usual layout must call super.",
  ])
  func silent(comment: String) { #expect(kinds(comment) == [], "\(comment)") }

  // MARK: Where it stands

  @Test func mustCall() {
    let facts = factsOf(
      """
      protocol Lifting {
        /// Must be called by the conforming type.
        func lift()
        /// Conforming types must call `lift()` from here.
        func moveArm()
        // accesslint:must_call lower(to:)
        func stop()
      }
      """)
    #expect(facts.contracts.map(\.kind) == [.mustCall, .mustCall, .mustCall])
    #expect(facts.contracts.map { facts.text($0.text) } == ["lift", "lift", "lower(to:)"])
  }

  @Test func directivesAndFields() {
    let facts = factsOf(
      """
      class Crane {
        // accesslint:required
        func a() {}
        // accesslint:protected
        // accesslint:testable
        func b() {}
        /// - Required: all cranes turn
        /// - no_super
        func c() {}
        /// - Protected
        /// - Required parameters come first
        func d() {}
        // accesslint:must_call_super
        // accesslint:disable:next something
        func e() {}
      }
      """)
    let found = facts.contracts.map { "\(facts.text(facts.decls[Int($0.decl)].name)) \($0.kind) \($0.source) \(facts.text($0.text))" }
    #expect(
      found == [
        "a required directive ", "b protected directive ", "b exposedForTests directive ", "c required field all cranes turn",
        "c noSuper field ", "d protected field ", "e mustCallSuper directive ",
      ])
  }

  @Test func placesOfComments() {
    let facts = factsOf(
      """
      // Subclasses must override everything.

      class Crane {  // must be overridden
        // Must be overridden.
        func above() {}
        func behind() {}  // must be overridden
        // Must be overridden, but that is far away.

        func far() {}
        func first() {
          // Must be overridden
          print()
        }
        func alone() { /* Must be overridden. */ }
        func middle() {
          print()
          // Must be overridden
          print()
        }
        func last() {
          print()
          // Must be overridden
        }
        var size: Int {
          // Must be overridden
          0
        }
      }
      """)
    let found = facts.contracts.map { "\(facts.text(facts.decls[Int($0.decl)].name)) \($0.source)" }
    #expect(found == ["above comment", "behind comment", "first body", "alone body", "last body", "size body"])
  }

  @Test func behindAMarkOfTheByteOrder() {
    let facts = factsOf("\u{FEFF}/// For testing only.\nfinal class Crane {}\n")
    #expect(facts.contracts.map(\.kind) == [.testsOnly])
  }

  @Test func sections() {
    let facts = factsOf(
      """
      class Crane {
        // MARK: - Subclass hooks
        func a() {}
        var b: Int { 0 }
        // MARK: Others
        func c() {}
      }
      // MARK: Methods to override in subclasses
      extension Crane {
        func d() {}
      }
      // MARK: -
      extension Crane { func e() {} }
      class Wheel {
        // MARK: Protected methods
        func f() {}
      }
      class Tire {
        func g() {}
        // MARK: Superclass overrides
        func h() {}
        // MARK: - Internal API, for subclasses only
        func i() {}
        // MARK: Protected (subclasses only)
        func j() {}
        // MARK: Overrides (subclasses only)
        func k() {}
      }
      """)
    let found = facts.contracts.map { "\(facts.text(facts.decls[Int($0.decl)].name)) \($0.kind) \(facts.text($0.text))" }
    #expect(
      found == [
        "a protected Subclass hooks", "b protected Subclass hooks", "d protected Methods to override in subclasses",
        "f protected Protected methods", "i protected Internal API, for subclasses only", "j protected Protected (subclasses only)",
      ])
  }

  @Test(arguments: [
    ("Crane+Protected.swift", true), ("CraneSubclass.h", true), ("Crane+Subclass.m", true), ("Subclass.h", false),
    ("CraneSubclass.swift", false), ("Crane.swift", false), ("CraneProtected.h", true),
  ])
  func fileNames(name: String, isProtected: Bool) {
    #expect(ContractReader.isProtected(fileName: name.utf8) == isProtected)
  }

  @Test func namedFile() {
    let source = Source(path: "Sources/Crane+Protected.swift", text: "extension Crane { func a() {}; struct B {} }\nfunc c() {}")
    let tokens = lex(source)
    var builder = FactsBuilder()
    let facts = builder.facts(of: source, tokens, parse(tokens, of: source))
    #expect(facts.contracts.map { facts.text(facts.decls[Int($0.decl)].name) } == ["a"])
    #expect(facts.contracts.map { facts.text($0.text) } == ["Crane+Protected.swift"])
  }

  @Test func textAndPlace() {
    let text = "class Crane {\n  /// Moves. Subclasses must\n  ///   override this, `always`.\n  func move() {}\n}"
    let facts = factsOf(text)
    #expect(facts.contracts.map { facts.text($0.text) } == ["Subclasses must override this, `always`"])
    #expect(facts.lines.position(of: Int(facts.contracts[0].offset)).line == 2)
  }

  /// A quotation ends behind its code, and has both of the backticks.
  @Test(arguments: [
    ("Don't call directly, use `run()`.", "Don't call directly, use `run()`"),
    ("Don't call directly, use run(to:by:).", "Don't call directly, use run(to:by:)"),
    ("`move()` must not be called directly.", "`move()` must not be called directly"),
    ("Do not call directly, but\n`run()`\nor ``lift``.", "Do not call directly, but `run()` or ``lift``"),
    ("Do not call directly, use `run(1, \"a\")`.", "Do not call directly, use `run(1, \"a\")`"),
    ("Do not call directly (use `run`).", "Do not call directly (use `run`"),
    ("Do not call directly, use `run(to: x)` then.", "Do not call directly, use `run(to: x)`"),
    ("Do not call directly, use `run.", "Do not call directly, use run"),
    ("Do not call directly; use `run`.", "Do not call directly; use `run`"),
  ])
  func quotations(comment: String, quotation: String) {
    let lines = comment.split(separator: "\n").map { "  /// \($0)" }.joined(separator: "\n")
    let facts = factsOf("class Crane {\n\(lines)\n  func move() {}\n}")
    #expect(facts.contracts.map { facts.text($0.text) } == [quotation])
  }

  /// The reader serves other languages' comments too.
  @Test func blockComments() {
    let text = ContiguousArray("/**\n * Subclasses must override\n * this method.\n */".utf8)
    var reader = ContractReader()
    let found = reader.contracts(in: [0..<text.count], of: text, about: ContiguousArray("move".utf8))
    #expect(found.map(\.kind) == [.required])
    #expect(found.map { String(decoding: $0.text, as: UTF8.self) } == ["Subclasses must override this method"])
  }

  // MARK: Hostile comments

  /// Words in any order, cut anywhere: nothing traps, and what is found lies in the comment.
  @Test func anyWords() {
    let words = [
      "subclasses", "must", "override", "overridden", "be", "not", "do", "call", "called", "super", "super.move()", "this", "`move`",
      "abstract", "method", "if", "only", "for", "tests", "testing", "purposes", "directly", "@testable", "internal", "by", "to", "need",
      "without", "and", ",", "(", ")", "-", ".", ":", "\n", "\n-", "```", "\n```\n", "don\u{2019}t", "you're", "we", "\u{2014}", "*/", "/*",
    ]
    var reader = ContractReader()
    for round in 0..<4000 {
      var chance = Chance(seed: UInt64(round))
      let count = chance.below(30)
      let text = (0..<count).map { _ in words[chance.below(words.count)] }.joined(separator: chance.below(3) == 0 ? "" : " ")
      let bytes = ContiguousArray("// \(text)".utf8)
      for found in reader.contracts(in: [0..<bytes.count], of: bytes, about: ContiguousArray("move".utf8)) {
        #expect(bytes.indices.contains(found.offset), "\(text)")
      }
    }
  }

  @Test(arguments: [
    "must override ", "super ", "subclasses, ", "must not be overridden. ", "only for tests ", "directly ", "if super\n", "call() ",
    "test", "tes", "overr", "a", "```\n", "must be called ", "abstract ", "-\n", "not ", "and call super ",
  ])
  func longComments(words: String) {
    func seconds(_ count: Int) -> Double {
      let comment = String(repeating: words, count: count)
      let bytes = ContiguousArray("/// must override \(comment)".utf8)
      var reader = ContractReader()
      return (0..<3).map { _ in
        let start = processorTime()
        _ = reader.contracts(in: [0..<bytes.count], of: bytes, about: ContiguousArray("move".utf8))
        return max(1e-5, processorTime() - start)
      }.min() ?? 1
    }
    // A busy machine may disturb a measurement, but not every one.
    #expect((0..<5).contains { _ in seconds(3000) < seconds(750) * 10 }, "\(words)")
  }
}

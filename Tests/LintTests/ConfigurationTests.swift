import Facts
import Foundation
import Index
import Lint
import Report
import RuleKit
import Testing

/// Configurations: where they are found, what they say, and what is said of mistakes in them.
@Suite struct ConfigurationTests {
  private static let rules = RuleSet([EveryFunction.self, EveryType.self, QuietRule.self, SuperfluousDisable.self])

  private func result(
    _ folder: TemporaryFolder, _ roots: [String] = [""], _ change: (inout Settings) -> Void = { _ in }
  ) throws -> LintResult {
    var settings = Settings(jobs: 1)
    settings.configuration = .nearest
    change(&settings)
    return try lint(roots.map { folder.path($0) }, with: RuleChoice(from: Self.rules), settings)
  }

  /// `name:line rule severity` of each finding.
  private func found(
    _ files: [String: String], roots: [String] = [""], _ change: (inout Settings) -> Void = { _ in }
  ) throws -> [String] {
    let folder = try TemporaryFolder(files)
    try folder.write(".git/")
    return try result(folder, roots, change).report.entries.map { entry in
      let path = folder.relative([entry.location.path])[0]
      return "\(path):\(entry.location.line) \(entry.rule) \(entry.severity.text)"
    }
  }

  private let text = "func f() {}\nstruct S {}\n"

  @Test func rulesOnAndOff() throws {
    func run(_ configuration: String) throws -> [String] {
      try found([".accesslint.yml": configuration, "a.swift": text]).map { String($0.dropFirst("a.swift:".count)) }
    }
    #expect(try run("") == ["1 every_function info", "2 every_type warning"])
    #expect(try run("disabled_rules: [every_type]") == ["1 every_function info"])
    #expect(try run("only_rules:\n  - every_type\n") == ["2 every_type warning"])
    #expect(try run("opt_in_rules: [quiet_rule]") == ["1 every_function info", "2 every_type warning", "2 quiet_rule warning"])
    #expect(try run("opt_in_rules: [all]\ndisabled_rules: [every_type]") == ["1 every_function info", "2 quiet_rule warning"])
    #expect(try run("every_type: error") == ["1 every_function info", "2 every_type error"])
    #expect(try run("every_type: false\nquiet_rule: true") == ["1 every_function info", "2 quiet_rule warning"])
    #expect(try run("quiet_rule: {severity: error}\nonly_rules: [quiet_rule]") == ["2 quiet_rule error"])
  }

  @Test func optionsOfEveryType() throws {
    let text = """
      quiet_rule:
        shows: true
        count: 3
        word: "hello"
        words: [a, b]
      only_rules: [quiet_rule]
      """
    let folder = try TemporaryFolder([".accesslint.yml": text, "a.swift": self.text, ".git/x": ""])
    #expect(try result(folder).report.entries.map(\.message) == ["true 3 hello a,b"])
  }

  /// The nearest file counts most, those above it as well, up to the repository's folder.
  @Test func nearestWins() throws {
    let files = [
      "a.swift": text, "A/a.swift": text, "A/B/a.swift": text, "C/a.swift": text,
      "accesslint.yml": "every_type: error\nevery_function: false", "A/.accesslint.yml": "every_type: info",
      "A/B/accesslint.yml": "every_function: warning", "C/accesslint.yml": "parent_config: null\ndisabled_rules: [every_type]",
    ]
    #expect(
      try found(files) == [
        "A/B/a.swift:1 every_function warning", "A/B/a.swift:2 every_type info", "A/a.swift:2 every_type info",
        "C/a.swift:1 every_function info", "a.swift:2 every_type error",
      ])
    #expect(try found(files, roots: ["A/B"]).count == 2, "files above the root count, too")
    #expect(try found([".accesslint.yml": "every_type: false", "accesslint.yml": "every_function: false", "a.swift": text])
      == ["a.swift:1 every_function info"])
  }

  /// Of two in one folder the first counts, and who has written the second hears of it.
  @Test func twoInOneFolder() throws {
    func warnings(_ first: String, _ change: (TemporaryFolder) throws -> Void = { _ in }) throws -> [String] {
      let folder = try TemporaryFolder([
        "A/.accesslint.yml": first, "A/accesslint.yml": "every_type: false", "A/a.swift": text, "A/B/b.swift": text, ".git/x": "",
      ])
      try change(folder)
      return try result(folder).warnings.map { "\(folder.relative([$0.path])[0]): \($0.reason)" }
    }
    #expect(try warnings("") == ["A/accesslint.yml: nobody reads it, for '.accesslint.yml' beside it counts"])
    #expect(try warnings("child_config: accesslint.yml") == [])
    let linked = try warnings("") { folder in
      try FileManager.default.removeItem(atPath: folder.path("A/.accesslint.yml"))
      try folder.link("A/.accesslint.yml", to: "accesslint.yml")
    }
    #expect(linked == [])
  }

  /// A file may name one that counts before it, in place of those above, and one that counts after it.
  @Test func parentsAndChildren() throws {
    let files = [
      "accesslint.yml": "every_type: error", "shared/base.yml": "every_type: info\nevery_function: false\nexcluded: [b.swift]",
      "A/accesslint.yml": "child_config: last.yml\nparent_config: ../shared/base.yml\nevery_function: error",
      "A/last.yml": "every_function: warning", "A/a.swift": text, "A/b.swift": text, "shared/b.swift": text,
    ]
    #expect(
      try found(files) == [
        "A/a.swift:1 every_function warning", "A/a.swift:2 every_type info", "A/b.swift:1 every_function warning",
        "A/b.swift:2 every_type info", "shared/b.swift:1 every_function info", "shared/b.swift:2 every_type error",
      ])
    let folder = try TemporaryFolder(["accesslint.yml": "child_config: b.yml", "b.yml": "parent_config: accesslint.yml", "a.swift": text])
    #expect(throws: LintError.self) { try result(folder) }
  }

  @Test func aRepositoryEndsTheSearch() throws {
    let folder = try TemporaryFolder(["accesslint.yml": "nonsense: 1", "repo/.git/x": "", "repo/a.swift": text])
    #expect(try result(folder, ["repo"]).report.entries.count == 2)
  }

  /// What is excluded may have come with a configuration for another version.
  @Test func othersHaveTheirOwn() throws {
    let files = ["accesslint.yml": "excluded: [Vendor]", "Vendor/x/accesslint.yml": "nonsense: 1", "Vendor/x/a.swift": text, "b.swift": text]
    #expect(try found(files).map { $0.prefix(7) } == ["b.swift", "b.swift"])
    let folder = try TemporaryFolder(["accesslint.yml": "included: [b.swift]", "A/accesslint.yml": "nonsense: 1", "A/a.swift": text])
    #expect(throws: LintError.self) { try result(folder) }
  }

  @Test func pathsAndSections() throws {
    let files = [
      "App/a.swift": text, "App/Generated/b.swift": text, "Pods/c.swift": text, "Other.swift": text,
      "accesslint.yml": """
        excluded: [Pods, "**/Generated"]
        per_path:
          - paths: [App]
            disabled_rules: [every_type]
            every_function: error
          - paths: ["*.swift"]
            every_function: false
        """,
    ]
    // Git ignores these folders' files for nobody: they are left out by the configuration alone.
    #expect(try found(files) == ["App/a.swift:1 every_function error", "Other.swift:2 every_type warning"])
    #expect(try found(["A/a.swift": text, "B/a.swift": text, "accesslint.yml": "included: [./B/]"]).allSatisfy { $0.hasPrefix("B/") })
  }

  /// A rule that is disabled is so, be something else said of it before or behind; `'off'` is `false`.
  @Test func offWins() throws {
    for text in [
      "disabled_rules: [every_type]\nevery_type: error", "every_type: error\ndisabled_rules: [every_type]", "every_type: 'off'",
      "every_type: {severity: 'off'}", "only_rules: [every_function]\nevery_type: error", "opt_in_rules: [all]\nevery_type: false",
      "per_path: [{paths: [a.swift], disabled_rules: [every_type], every_type: error}]",
    ] {
      #expect(try found(["a.swift": self.text, "accesslint.yml": text]).allSatisfy { !$0.contains("every_type") }, "\(text)")
    }
  }

  /// What is said of members reaches the rules, whichever file says it, and what nobody declares is a warning.
  @Test func members() throws {
    let configuration = "protected: [S.f(), \"Kit.S.f()\", S.g(_:), Far.h()]\ntestable:\n  - S.f()\n  - Other.S.f()\n"
    let folder = try TemporaryFolder([
      "accesslint.yml": configuration, "a.swift": "struct S { func f() {} }", "b.swift": "func f() {}", ".git/x": "",
    ])
    let result = try lint([folder.path("")], with: RuleChoice(from: RuleSet([ContractRule.self])), settings())
    #expect(result.report.entries.map { "\($0.location.line) \($0.message)" } == ["1 f: protected, testable"])
    #expect(result.warnings.count == 1)
    #expect(result.warnings.first?.path.hasSuffix("accesslint.yml:1") == true)
    #expect(result.warnings.first?.reason == "'S' of this project declares no 'g(_:)'")
  }

  @Test func modules() throws {
    func modules(_ text: String) throws -> [String] {
      let folder = try TemporaryFolder([
        "accesslint.yml": text, "App/a.swift": "struct A {}", "Vendor/Kit/b.swift": "struct B {}", "Vendor/c.swift": "struct C {}",
        ".git/x": "",
      ])
      let rules = RuleSet([ModuleRule.self])
      let report = try lint([folder.path("")], with: RuleChoice(from: rules), settings()).report
      return report.entries.map { folder.relative([$0.location.path])[0] + " " + $0.message }.filter { !$0.hasSuffix("no module") }
    }
    #expect(try modules("") == [])
    #expect(try modules("modules: {Kit: [Vendor/Kit]}") == ["Vendor/Kit/b.swift kit: closed"])
    #expect(try modules("modules: {Kit: {paths: [Vendor], public_api: true}}") == ["Vendor/Kit/b.swift kit: open", "Vendor/c.swift kit: open"])
    #expect(try modules("modules: {Kit: [Vendor], KitTests: [Vendor/Kit]}") == ["Vendor/Kit/b.swift kittests: closed", "Vendor/c.swift kit: closed"])
  }

  /// Of files that contradict each other the nearest counts.
  @Test func nearestSaysWhatFails() throws {
    let folder = try TemporaryFolder(["accesslint.yml": "strict: true", "A/accesslint.yml": "lenient: true", "A/B/accesslint.yml": "lenient: false", ".git/x": ""])
    func words(_ path: String) throws -> [Bool?] {
      var finder = ConfigurationFinder(.nearest, rules: RuleChoice(from: RuleSet([])))
      let found = try finder.configuration(of: folder.path(path))
      return [found.strict?.value, found.lenient?.value]
    }
    #expect(try words("") == [true, nil] && words("A") == [nil, true] && words("A/B") == [nil, false])
  }

  private func settings() -> Settings {
    var settings = Settings(jobs: 1)
    settings.configuration = .nearest
    return settings
  }

  @Test func requestsComeLast() throws {
    let files = ["accesslint.yml": "only_rules: [every_type]\nevery_type: error", "a.swift": text]
    #expect(try found(files) { $0.request.only = ["every_function"] } == ["a.swift:1 every_function info"])
    #expect(try found(files) { $0.request.severities = [("every_type", .info)] } == ["a.swift:2 every_type info"])
    #expect(try found(files) { $0.configuration = .none }.count == 2)
  }

  @Test func mistakes() throws {
    let table: [(String, String)] = [
      ("disabled_ruls: []", "1:1: unknown key 'disabled_ruls'; did you mean 'disabled_rules'?"),
      ("a: 1\nevery_typ: error", "2:1: unknown key 'every_typ'; did you mean 'every_type'?"),
      ("disabled_rules: [every_tpye]", "1:18: there is no rule 'every_tpye'; did you mean 'every_type'?"),
      ("disabled_rules: every_type", "1:17: a list of rules was expected here, and not a text"),
      ("opt_in_rules: all", "1:15: a list was expected here: [all]"),
      ("only_rules: [1]", "1:14: a rule was expected here, and not a number"),
      ("every_type: note", "1:13: a severity is info, warning, error; false turns a rule off; did you mean 'info'?"),
      ("every_type: none", "; did you mean 'false'?"), ("quiet_rule: {severity: warn}", "1:24: a severity is info, warning, error; false turns a rule off; did you mean 'warning'?"), ("every_type: waring", "did you mean 'warning'?"),
      ("every_type: 3", "1:13: a severity, true, false or a mapping of options was expected here"),
      ("quiet_rule: {cuont: 1}", "1:14: 'quiet_rule' has no option 'cuont'; did you mean 'count'?"),
      ("quiet_rule: {count: a}", "1:21: 'count' is a whole number, and not a text"),
      ("quiet_rule: {shows: 1}", "1:21: 'shows' is true or false, and not a number"),
      ("quiet_rule: {word: [a]}", "1:20: 'word' is a text, and not a list"),
      ("quiet_rule: {words: a}", "1:21: 'words' is a list of texts, and not a text"),
      ("quiet_rule: {words: [1]}", "1:21: 'words' is a list of texts, and not a list"),
      ("strict: 1", "1:9: 'strict' is true or false, and not a number"), ("reporter: jsno", "; did you mean 'json'?"),
      ("baseline: [a]", "1:11: 'baseline' is a path, and not a list"),
      ("excluded: [/abs]", "1:12: a path from this file's folder was expected here"),
      ("excluded: [../x]", "1:12: a path from this file's folder was expected here"),
      ("parent_config: x.yml", "/x.yml: no such file"), ("child_config: sub/x.yml", "/sub/x.yml: no such file"),
      ("child_config: accesslint.yml", "/accesslint.yml leads back here"),
      ("parent_config: [x]", "1:16: 'parent_config' is a path, and not a list"),
      ("child_config: ~", "1:15: 'child_config' is a path, and not nothing"),
      ("child_config: https://a.example/b.yml", "1:15: 'child_config' is a file here; nothing is asked of a network"),
      ("strict: true\nlenient: true", "2:10: 'strict' and 'lenient' contradict each other"),
      ("disabled_rules: [every]", "1:18: there is no rule 'every'; did you mean 'every_function' or 'every_type'?"),
      ("warning_threshold: 5", "1:1: there is no 'warning_threshold' here: each warning fails here, or with 'lenient' none; 'accesslint baseline"),
      ("allow_zero_lintable_files: true", "a run that finds no files ends with 0 anyway; leave it out"),
      ("custom_rules: {a: {regex: b}}", "rules are written in Swift here"), ("whitelist_rules: [a]", ": use 'only_rules'"),
      ("per_path: [{every_type: info}]", "1:12: this section has no 'paths'"),
      ("per_path: [{paths: [A], strict: true}]", "1:25: 'strict' holds for a whole run, and not for some paths"),
      ("protectd: []", "; did you mean 'protected'?"), ("protected: Loader.x()", "1:12: a list of members was expected here"),
      ("required: [Loader]", "1:12: a member is written 'Type.method(_:label:)' or 'Type.property'"),
      ("testable:\n  - Loader.load(animated)", "2:5: a member is written"), ("testable: [1]", "1:12: a member is written"),
      ("per_path: [{paths: [A], required: [A.b()]}]", "'required' holds for a whole run, and not for some paths"),
      ("modules: [Kit]", "1:10: 'modules' is a mapping of names, and not a list"),
      ("modules: {Kit: 1}", "1:16: a module is a list of paths or a mapping, and not a number"),
      ("modules: {Kit: {path: [A]}}", "1:17: a module has 'paths', 'public_api' and 'tests', and no 'path'; did you mean 'paths'?"),
      ("modules: {Kit: {public_api: 1}}", "'public_api' is true or false, and not a number"),
      ("modules: {Kit: [/a]}", "1:17: a path from this file's folder was expected here"),
      ("- a", "1:1: a configuration is a mapping of keys, and this is a list"), ("a: *x", "1:4: anchors and aliases are not read"),
    ]
    for (configuration, sentence) in table {
      let folder = try TemporaryFolder(["accesslint.yml": configuration, "a.swift": text, ".git/x": ""])
      do {
        _ = try result(folder)
        #expect(Bool(false), "\(configuration) is read")
      } catch let error as LintError {
        let messages = error.messages.map(\.sentence)
        #expect(messages.contains { $0.contains("accesslint.yml:") && $0.contains(sentence) }, "\(configuration): \(messages)")
        #expect(error.messages.allSatisfy { $0.excerpt.count == 2 && $0.excerpt[1].hasSuffix("^") })
      }
    }
  }

  /// Files that name each other are followed so far and no further, and the first that is too much is said once.
  @Test func configurationsWithoutEnd() throws {
    func problems(_ key: String, _ twice: String? = nil, count: Int) throws -> [String] {
      var files = ["accesslint.yml": "", "a.swift": text, ".git/x": ""]
      for number in 0..<count {
        let name = number == 0 ? "accesslint.yml" : "c\(number).yml"
        let keys = number + 1 == count ? [] : [key, twice].compactMap { $0 }
        files[name] = "# \(number)\n" + keys.map { "\($0): c\(number + 1).yml\n" }.joined()
      }
      let folder = try TemporaryFolder(files)
      do throws(LintError) {
        var finder = ConfigurationFinder(.nearest, rules: RuleChoice(from: RuleSet([])))
        _ = try finder.configuration(of: folder.path)
        return []
      } catch {
        return error.messages.map(\.sentence)
      }
    }
    for key in ["child_config", "parent_config"] {
      #expect(try problems(key, count: 64) == [])
      let found = try problems(key, count: 200)
      #expect(found.count == 1 && found[0].contains("c63.yml:2:"), "\(found)")
      #expect(found[0].hasSuffix("c64.yml more than 64 configurations would follow each other"), "\(found)")
    }
    #expect(try problems("parent_config", "child_config", count: 7) == [])
    let found = try problems("parent_config", "child_config", count: 60)
    #expect(found.count == 1 && found[0].hasSuffix(".yml the configuration would bring in more than 256 others"), "\(found)")
  }

  @Test func anUnreadableFile() throws {
    let folder = try TemporaryFolder(["a.swift": text])
    #expect(throws: LintError.self) { try result(folder) { $0.configuration = .file(folder.path("none.yml")) } }
    let other = try TemporaryFolder(["x.yml": "only_rules: [every_type]", "accesslint.yml": "nonsense: 1", "a.swift": text])
    #expect(try result(other) { $0.configuration = .file(other.path("x.yml")) }.report.entries.map(\.rule) == ["every_type"])
  }
}

/// A rule that is off until somebody asks for it, with an option of each type.
private final class QuietRule: Rule, RuleHooks {
  static let card = RuleCard(
    id: "quiet_rule", summary: "a type, again", rationale: "Tests need a rule with options.", looksAt: .concreteType,
    options: [
      RuleOption("shows", "whether it shows its options", standard: .flag(false)),
      RuleOption("count", "a number", standard: .number(1)), RuleOption("word", "a word", standard: .text("")),
      RuleOption("words", "words", standard: .list([])),
    ], optIn: "nobody needs it", since: "0.1", breaks: "struct A {}  // expect: quiet_rule", keeps: "var f = 1")

  private let text: String

  required init(_ settings: RuleSettings) {
    let words = settings.list("words").joined(separator: ",")
    text = settings.flag("shows") ? "true \(settings.number("count")) \(settings.text("word")) \(words)" : "quiet"
    super.init(settings)
  }

  func visit(_ decl: DeclID, _ pass: inout Pass) { pass.report(Message(text), at: decl) }
}

/// Shows what is said of functions besides the sources.
private final class ContractRule: Rule, RuleHooks {
  static let card = RuleCard(
    id: "contract_rule", summary: "a function of which something is said", rationale: "Tests need to see it.",
    looksAt: .function, since: "0.1", breaks: "func f() {}  // expect: contract_rule", keeps: "var f = 1")

  func visit(_ decl: DeclID, _ pass: inout Pass) {
    let names: [ContractFact.Kind: String] = [.protected: "protected", .exposedForTests: "testable", .required: "required"]
    let said = pass.index.contracts(of: decl).filter { $0.source == .configuration }.compactMap { names[$0.kind] }
    if !said.isEmpty { pass.report("\(pass.index.name(of: decl)): \(said.joined(separator: ", "))", at: decl) }
  }
}

/// Shows the module of a type, if it is one of the test's.
private final class ModuleRule: Rule, RuleHooks {
  static let card = RuleCard(
    id: "module_rule", summary: "a type in its module", rationale: "Tests need to see it.", looksAt: .concreteType,
    since: "0.1", breaks: "struct A {}  // expect: module_rule", keeps: "var f = 1")

  func visit(_ decl: DeclID, _ pass: inout Pass) {
    let module = pass.index.module(of: decl)
    let isOurs = module.name.hasPrefix("Kit")
    pass.report(isOurs ? "\(module.name.lowercased()): \(module.isOpenWorld ? "open" : "closed")" : "no module", at: decl)
  }
}

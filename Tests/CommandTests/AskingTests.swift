import Foundation
import Testing

/// What the command says of rules, configurations and declarations.
@Suite struct AskingTests {
  private func json(_ run: ProgramRun) throws -> Any { try JSONSerialization.jsonObject(with: Data(run.output.utf8)) }

  @Test func rules() throws {
    let folder = try Folder()
    let list = try folder.run("rules")
    let same = try folder.run("rule")
    #expect(list.status == 0 && list.error == "" && list.output == same.output)
    #expect(list.lines.contains { $0.hasPrefix("leaked_protocol_property ") && $0.contains(" warning ") })
    #expect(list.lines.contains { $0.hasPrefix("superfluous_disable ") })
    let objects = try #require(try json(folder.run("rules", "--format", "json")) as? [[String: Any]])
    #expect(objects.count == list.lines.count)
    for object in objects { #expect(Set(object.keys).isSuperset(of: ["id", "summary", "rationale", "severity", "isOn", "since", "options", "breaks", "keeps"])) }
    // Each rule that is listed says more.
    for object in objects {
      let id = try #require(object["id"] as? String)
      let text = try folder.run("rule", id)
      #expect(text.status == 0 && text.output.hasPrefix("\(id): "), "\(id)")
      for part in ["Reported:", "Not reported:", "// accesslint:disable:next \(id) - why"] { #expect(text.output.contains(part), "\(id)") }
      #expect(!text.output.contains("// expect") && !text.output.contains("// related"), "\(id)")
    }
    #expect((try json(folder.run("rule", "superfluous_disable", "--format=json")) as? [Any])?.count == 1)
    // A word of several ids.
    let words = try #require(try json(folder.run("rule", "required", "--format=json")) as? [[String: Any]])
    #expect(words.count > 1 && words.allSatisfy { ($0["id"] as? String)?.contains("required") == true })
    let family = try #require(try json(folder.run("rule", "protocol_proxy", "--format=json")) as? [[String: Any]])
    #expect(family.count > 1 && family.allSatisfy { ($0["id"] as? String)?.hasPrefix("protocol_proxy_") == true })
    #expect(try folder.run("rule", "protocol_prox").status == 2)
    #expect(try folder.run("rule", "require").status == 2)
    // Who names none hears which may be meant, or who knows them.
    for (word, guess) in [
      ("shadowed", ""), ("shado", "; did you mean 'default_shadowed' or 'subclass_shadows_protocol_default'?"), ("leak_property", "; 'accesslint rules' lists them"),
      ("protocol_prox", "; 'accesslint rules' lists them"), ("missing_supercall", "; did you mean 'missing_super_call'?"),
    ] {
      let run = try folder.run("rule", word)
      #expect(run.error == (guess.isEmpty ? "" : "accesslint: there is no rule '\(word)'\(guess)\nTry 'accesslint rule --help'.\n"), "\(run.error)")
      if !guess.isEmpty { #expect(try folder.run("--only", word).error == "accesslint: there is no rule '\(word)'\(guess)\nTry 'accesslint --help'.\n") }
    }
  }

  @Test func initAndConfig() throws {
    let folder = try Folder(["A/a.swift": Folder.leak, "ci/accesslint.yml": ""])
    let run = try folder.run("init")
    #expect(run.status == 0 && run.error == "accesslint: .accesslint.yml is written; all of it is comments\n")
    #expect(try folder.run().status == 1, "it says nothing yet")
    #expect(try folder.run("init").status == 2)
    // Every line of it that says something can be read.
    let text = try folder.text(".accesslint.yml")
    var lines: [String] = []
    for line in text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init) {
      let inner = line.hasPrefix("# ") ? String(line.dropFirst(2)) : line
      let isSaying = inner.hasPrefix("  ") || (inner.split(separator: ":").first.map { $0.allSatisfy { $0.isLowercase || $0.isNumber || $0 == "_" } } ?? false && inner.contains(":"))
      lines.append(isSaying ? inner : line)
    }
    try folder.write(".accesslint.yml", lines.joined(separator: "\n"))
    let all = try folder.run("config")
    #expect(all.status == 0, "\(all.error)")
    #expect(all.output.contains("included:\n  - \"Sources\"  # .accesslint.yml:"))
  }

  @Test func whereValuesComeFrom() throws {
    let folder = try Folder([
      "A/a.swift": Folder.leak, ".accesslint.yml": "strict: true\nleaked_protocol_property: error\nexcluded: [B]\n", ".git/x": "",
      "A/accesslint.yml": "superfluous_disable:\n  require_reason: true\n", "B/b.swift": "",
    ])
    let run = try folder.run("config", "A/a.swift")
    #expect(run.status == 0 && run.error == "accesslint: A/a.swift: .accesslint.yml, A/accesslint.yml\n")
    for line in [
      "strict: true  # .accesslint.yml:1", "reporter: concise  # default; full at a terminal", "  - \"B\"  # .accesslint.yml:3",
      "leaked_protocol_property: error  # .accesslint.yml:2", "  severity: warning  # default", "  require_reason: true  # A/accesslint.yml:2",
    ] { #expect(run.lines.contains(Substring(line)), "\(line)") }
    #expect(try folder.run("config").lines.contains("  require_reason: false  # default"))
    // What is printed is a configuration that says the same.
    try folder.write("printed.yml", run.output)
    let again = try folder.run("config", "A/a.swift", "--config", "printed.yml")
    #expect(again.status == 0, "\(again.error)")
    func values(_ run: ProgramRun) -> [Substring] { run.lines.map { $0.split(separator: "#")[0] } }
    #expect(values(again) == values(run))
    #expect(try folder.run("config", "nowhere").status == 2)
    #expect(try folder.run("config", "--no-config", "A").error == "accesslint: A: no configuration\n")
  }

  @Test func configurationsInRuns() throws {
    let folder = try Folder(["a.swift": Folder.leak, ".accesslint.yml": "leaked_protocol_property: info\nreporter: github\n", "other.yml": "strict: true\n", "bad.yml": "strcit: true\n"])
    let run = try folder.run()
    #expect(run.status == 0 && run.output.hasPrefix("::notice "))
    #expect(try folder.run("--reporter", "concise", "--strict").status == 1)
    #expect(try folder.run("--no-config").status == 1)
    #expect(try folder.run("--config", "other.yml", "--severity", "leaked_protocol_property=info").status == 1)
    let bad = try folder.run("--config", "bad.yml", "--output", "json=out.json")
    #expect(bad.status == 2 && bad.output == "" && !folder.names.contains("out.json"))
    #expect(bad.error == "accesslint: error: bad.yml:1:1: unknown key 'strcit'; did you mean 'strict'?\n  1 | strcit: true\n    | ^\n")
    #expect(try folder.run("--config", "none.yml").error == "accesslint: error: none.yml: no such file or directory\n")
    #expect(try folder.run("--config", "other.yml", "--no-config").status == 2)
  }

  /// The schema has the keys and rules that the reader knows, and takes and refuses what the reader does.
  @Test func schema() throws {
    let folder = try Folder()
    let root = try #require(try json(folder.run("schema")) as? [String: Any])
    #expect(root["additionalProperties"] as? Bool == false)
    let properties = try #require(root["properties"] as? [String: [String: Any]])
    let rules = try #require(try json(folder.run("rules", "--format", "json")) as? [[String: Any]]).compactMap { $0["id"] as? String }
    #expect(Set(properties.keys).isSuperset(of: rules))
    for (key, property) in properties {
      #expect(property["description"] is String, "\(key)")
      // A value of a type that no key has.
      try folder.write("a.yml", "\(key): 12\n")
      let run = try folder.run("config", "--config", "a.yml")
      #expect(run.status == 2 && !run.error.contains("unknown key"), "\(key): \(run.error)")
    }
    let documents = [
      ("strict: true", true), ("strict: 1", false), ("excluded: [a]", true), ("excluded: a", false), ("reporter: sarif", true),
      ("reporter: srif", false), ("only_rules: [superfluous_disable]", true), ("only_rules: [all]", false), ("opt_in_rules: [all]", true),
      ("superfluous_disable: error", true), ("superfluous_disable: high", false), ("superfluous_disable: {require_reason: true}", true),
      ("superfluous_disable: {require_reason: 1}", false), ("superfluous_disable: {reason: true}", false), ("parent_config: null", true),
      ("parent_config: [a]", false), ("parent_config: b.yml", true), ("child_config: b.yml", true), ("child_config: null", false), ("lenient: true", true), ("lenient: 1", false),
      ("per_path: [{paths: [a], superfluous_disable: false}]", true), ("per_path: [{superfluous_disable: false}]", false),
      ("modules: {A: {tests: true}}", true), ("modules: {A: {tests: 1}}", false), ("modules: {A: {test: true}}", false),
      ("per_path: [{paths: [a], strict: true}]", false), ("other: 1", false), ("baseline: a.json", true), ("baseline: [a]", false),
    ]
    try folder.write("b.yml", "strict: true")
    for (text, isGood) in documents {
      try folder.write("a.yml", text)
      #expect(try folder.run("config", "--config", "a.yml").status == (isGood ? 0 : 2), "\(text)")
    }
    try folder.write("documents.json", String(decoding: try JSONEncoder().encode(documents.map(\.0)), as: UTF8.self))
    let script = "import json, yaml, jsonschema\\nfor d in json.load(open('documents.json')): print(jsonschema.Draft7Validator(json.load(open('schema.json'))).is_valid(yaml.safe_load(d)))"
    let run = try folder.shell("$accesslint schema > schema.json; printf \"\(script)\" > check.py; python3 check.py")
    // Not every machine has Python and its libraries.
    if run.status == 0 { #expect(run.lines.map { $0 == "True" } == documents.map(\.1)) }
  }

  @Test func explanations() throws {
    let folder = try Folder(["Sources/a.swift": Folder.leak, "Sources/b.swift": "// accesslint:disable all\n" + Folder.leak.replacing("Shelf", with: "Board").replacing("Rack", with: "Box")])
    let run = try folder.run("explain", "Sources/a.swift:2")
    #expect(run.status == 0 && run.error == "" && run.output.contains("Shelf.books (var, internal, Sources/a.swift:2)\n"), "\(run.output)")
    #expect(run.output.contains("\nreported:\n  warning: 'books' is only used"))
    #expect(run.output.contains("\n    Sources/a.swift:6:30: "))
    let excused = try folder.run("explain", "Sources/b.swift:3:7")
    #expect(excused.output.contains("\nfound, and excused by a directive or a configuration:\n  warning: 'books'"))
    let silent = try folder.run("explain", "Sources/a.swift:9:3")
    #expect(silent.output.contains("\nevidence of what is reported elsewhere:\n  Sources/a.swift:2: 'books' is only used"), "\(silent.output)")
    #expect(silent.output.contains("Rack.books (") && silent.output.contains("\njudge other declarations, or what uses them:\n") && !silent.output.contains("\nreported:"))
    #expect(try folder.run("explain", "Sources/a.swift:7").output.contains("Shelf ("), "the innermost around it")
    let elsewhere = try folder.shell("mkdir -p elsewhere; cd elsewhere; $accesslint explain ../Sources/a.swift:2")
    #expect(elsewhere.status == 0 && elsewhere.output.contains("books"), "\(elsewhere.error)")
    for (place, sentence) in [("a.swift", "needs PATH:LINE"), ("nowhere.swift:1", "there is no such file"), ("Sources/a.swift:99", "no declaration of the project is there"), (":3", "needs PATH:LINE")] {
      let run = try folder.run("explain", place)
      #expect(run.status == 2 && run.output == "" && run.error.contains(sentence), "\(place)")
    }
  }

  /// Rules say why they found nothing, where they can tell, and show it.
  @Test(arguments: [
    ("P.swift:2", "protocol P: AnyObject {\n  var a: Int { get set }\n}\nextension P { func f() { a = 1 } }\nfinal class C: P { var a = 0 }\nfunc g(_ p: any P) { p.a = 2 }",
      "leaked_protocol_property: others use it, or what may be it\n    P.swift:6:24: as here\n"),
    ("P.swift:2", "private protocol P {\n  var a: Int { get }\n}", "leaked_protocol_property: the protocol is seen in its own file alone\n"),
    ("P.swift:3", "protocol P { func f() }\nextension P {\n  func f() {}\n}\nstruct S: P { func f() {} }",
      "extension_member_not_requirement: a protocol requires what has its name and labels\n"),
    ("P.swift:3:20", "protocol P { func f() }\nextension P { func f() {} }\nstruct S: P { func f() {} }",
      "witness_near_miss: it is what the protocol requires, as far as can be told\n    P.swift:1:19: what the protocol requires\n"),
    ("P.swift:4", "class A {\n  func f() { fatalError(\"subclasses must override f\") }\n}\nclass B: A {\n  override func f() {}\n}\nA().f()",
      "unimplemented_required_override: 'f()' is overridden\n"),
    ("P.swift:3", "class A {\n  /// - Protected: for subclasses\n  func f() {}\n}\nclass B: A { func g(_ a: A) { a.f() } }",
      "protected_member_called: its own class calls it, a subclass, or an extension\n    P.swift:5:33: it is called here\n"),
    ("P.swift:3:20",
      "protocol P { func f(_ a: Int); func f(_ a: String) }\nextension P { func f(_ a: Int) {}; func f(_ a: String) {} }\nstruct S: P { func f(_ a: [Bool]) {} }",
      "witness_near_miss: it is too unlike the requirement, or something else is a reason for it\n    P.swift:1:19: what the protocol requires\n    P.swift:1:37: what the protocol requires\n"),
  ])
  func silence(place: String, text: String, reason: String) throws {
    let run = try Folder(["P.swift": text]).run("explain", place)
    #expect(run.status == 0 && run.output.contains("\nlooked at it, and found nothing because:\n"), "\(run.output)")
    #expect(run.output.contains("\n  " + reason), "\(run.output)")
  }

  /// A rule that is off by default can be asked, too.
  @Test func otherRulesAreAsked() throws {
    let folder = try Folder(["a.swift": "class Box {}\n"])
    #expect(try folder.run("explain", "a.swift:1").output.contains("do not run:\n  class_neither_final_nor_open"))
    let run = try folder.run("explain", "a.swift:1", "--enable", "class_neither_final_nor_open")
    #expect(run.status == 0 && run.output.contains("reported:\n  info: "), "\(run.output)")
  }

  @Test func doctor() throws {
    let folder = try Folder([
      "Package.swift": """
        // swift-tools-version:6.0
        import PackageDescription
        let package = Package(name: "App", targets: [.target(name: "App"), .testTarget(name: "AppTests")])
        """, "Sources/App/a.swift": "let a = 1", "Tests/AppTests/b.swift": "import XCTest\nimport App", "accesslint.yml": "strict: true"])
    let run = try folder.run("doctor")
    #expect(run.status == 0 && run.error == "")
    for part in ["accesslint 0", "configuration: accesslint.yml\n", "files: 3\n", "App: 1 file, production"] { #expect(run.output.contains(part), "\(part): \(run.output)") }
    #expect(try folder.run("doctor", "nowhere").status == 2)
    // Which libclang reads Objective-C, if one does.
    #expect(run.output.contains("\nlibclang: none\n") || run.output.contains("clang version "), "\(run.output)")
    #expect(try folder.run("doctor", environment: ["ACCESSLINT_LIBCLANG": "/none"]).output.contains("\nlibclang: none, and ACCESSLINT_LIBCLANG is '/none'\n"))
    // What has no name of its own is called as symbols call it.
    let plain = try Folder(["a.swift": "let a = 1"])
    #expect(try plain.run("doctor").output.contains("\n  Main: 1 file, production\n"))
    // It takes what runs take that read a project.
    #expect(try folder.run("doctor", "--no-config").output.contains("configuration: none\n"))
    #expect(try folder.run("doctor", "--sdk", "nowhere").error.contains("'--sdk' needs a folder"))
    try folder.write("other.yml", "modules:\n  App: {tests: true}\n  AppTests: {tests: false}\n")
    let other = try folder.run("doctor", "--config", "other.yml").output
    for part in ["configuration: other.yml\n", "App: 1 file, tests", "AppTests: 1 file, production"] { #expect(other.contains(part), "\(other)") }
  }
}

import Facts
import Index
import RuleKit
import Syntax

/// Rules that are there only to test the machinery.
enum InventedRules {
  static let all = RuleSet([ShoutedName.self, EmptyProtocol.self, ForbiddenCall.self])
}

/// A function or a property is named in capitals.
final class ShoutedName: Rule, RuleHooks {
  static let card = RuleCard(
    id: "shouted_name",
    summary: "a function or a property whose name has no small letter",
    rationale: "Capitals are for types.",
    looksAt: [.function, .property],
    options: [
      RuleOption("allowed", "names that may be shouted", standard: .list(["URL"])),
      RuleOption("shortest", "how many letters make a shout", standard: .number(2)),
    ],
    since: "0.0",
    breaks: """
      func HELP() {}  // expect: shouted_name
      """,
    keeps: """
      func help() {}
      """)

  private let allowed: [String]
  private let shortest: Int
  private var seen: [String: DeclID] = [:]

  required init(_ settings: RuleSettings) {
    allowed = settings.list("allowed")
    shortest = settings.number("shortest")
    super.init(settings)
  }

  func visit(_ decl: DeclID, _ pass: inout Pass) {
    let name = pass.text(pass.index.decl(decl).name)
    guard name.count >= shortest, name == name.uppercased(), !allowed.contains(name) else { return }
    let related = seen[name].map { [Related(pass.place(of: $0), "first shouted here")] } ?? []
    seen[name] = seen[name] ?? decl
    pass.report("'\(name)' is shouted", at: decl, related: related, isLesser: !related.isEmpty)
  }

  func finish(_ pass: inout Pass) { seen = [:] }
}

/// A protocol that asks for nothing, which is off by default.
final class EmptyProtocol: Rule, RuleHooks {
  static let card = RuleCard(
    id: "empty_protocol",
    summary: "a protocol without requirements",
    rationale: "It says nothing.",
    severity: .info,
    looksAt: .protocol,
    optIn: "a mark of a type may be meant",
    since: "0.0",
    breaks: """
      protocol Marked {}  // expect: empty_protocol "'Marked'"
      """,
    keeps: """
      protocol Named { var name: String { get } }
      """)

  func visit(_ decl: DeclID, _ pass: inout Pass) {
    let fact = pass.index.decl(decl)
    guard Int(fact.end) == pass.index.place(of: decl) + 1 else { return }
    pass.report("'\(pass.text(fact.name))' asks for nothing", at: decl)
  }
}

/// Reports every call of `Forbidden` from the end of the file, and where it is declared, wherever that is.
final class ForbiddenCall: Rule, RuleHooks {
  static let card = RuleCard(
    id: "forbidden_call",
    summary: "a call of 'forbidden'",
    rationale: "It is forbidden.",
    severity: .error,
    looksAt: [],
    since: "0.0",
    breaks: """
      func forbidden() {}         // expect: forbidden_call "is declared"
      func run() { forbidden() }  // expect: forbidden_call "is called"
      """,
    keeps: """
      func run() { allowed() }
      """)

  func visit(_ decl: DeclID, _ pass: inout Pass) {}

  func finish(_ pass: inout Pass) {
    let index = pass.index
    for mention in pass.facts.mentions where pass.text(mention.name) == "forbidden" {
      pass.report("'forbidden' is called", at: pass.place(of: mention), in: pass.decl(owning: mention.owner))
      for (number, file) in index.files.enumerated() {
        for (place, fact) in file.decls.enumerated() where fact.kind == .func && file.text(fact.name) == "forbidden" {
          pass.report("'forbidden' is declared", at: index.id(file: number, decl: place))
        }
      }
    }
  }
}

/// Reports every call of `help` in files that import the module `Helpers`.
final class CalledHelp: Rule, RuleHooks {
  static let card = RuleCard(
    id: "called_help",
    summary: "a call of 'help'",
    rationale: "Nobody needs help.",
    looksAt: [],
    imports: ["Helpers"],
    since: "0.0",
    breaks: """
      import Helpers
      func run() { help() }  // expect: called_help
      """,
    keeps: """
      func run() { help() }
      """)

  func visit(_ decl: DeclID, _ pass: inout Pass) {}

  func finish(_ pass: inout Pass) {
    for fact in pass.facts.code where fact.kind == .name && pass.text(fact.name) == "help" {
      pass.report(
        "'help' is called", at: Place(file: pass.file, range: fact.offset..<fact.endOffset), in: pass.decl(owning: fact.owner))
    }
  }
}

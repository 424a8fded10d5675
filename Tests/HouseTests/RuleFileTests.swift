import RuleKit
import Rules
import Syntax
import Testing

/// One rule is one file, one name in the book, one folder of fixtures.
@Suite struct RuleFileTests {
  /// Files in `Rules` that hold no rule, and why.
  private static let helpers: [String: String] = [
    "Rules/Bridging/ObjCRequirement+Evidence.swift": "what the rules of this family say of a requirement",
    "Rules/Bridging/ProtocolProxyBlock.swift": "what is given to a protocol proxy to call",
    "Rules/Bridging/ProtocolProxyLocals.swift": "the locals that may hold protocol proxies",
    "Rules/Bridging/ProtocolProxySelector.swift": "what a selector has to do with a proxy's protocols",
    "Rules/Bridging/ProtocolProxyUse.swift": "what the rules protocol_proxy_… judge",
    "Rules/Bridging/ProtocolProxyWalk+Calls.swift": "expressions in which protocol proxies are followed",
    "Rules/Bridging/ProtocolProxyWalk+Statements.swift": "statements in which protocol proxies are followed",
    "Rules/Bridging/ProtocolProxyWalk.swift": "follows protocol proxies through a file",
    "Rules/Exposure/RuntimeAccessBypass+Strings.swift": "names and keys of Apple's that stand in strings",
    "Rules/Exposure/FileprivateCouldBePrivate+Types.swift": "what fileprivate_could_be_private says of types inside of types",
    "Rules/Exposure/TestableMemberInProduction+Excuses.swift": "when testable_member_in_production has nothing against a use",
    "Rules/Exposure/TestableMemberInProduction+Names.swift": "names that tell testable_member_in_production nothing",
    "Rules/Exposure/TestableMemberInProduction+Sends.swift": "what testable_member_in_production does in Objective-C",
    "Rules/Inheritance/ProtectedMemberCalled+Audience.swift": "for whom protected_member_called takes a mark",
    "Rules/Inheritance/ProtectedMemberCalled+Initializers.swift": "what protected_member_called says of those who make values",
    "Rules/Inheritance/ProtectedMemberCalled+Sends.swift": "what protected_member_called does in Objective-C",
    "Rules/Inheritance/UnimplementedRequiredOverride+Evidence.swift": "what unimplemented_required_override shows",
    "Rules/Inheritance/UnimplementedRequiredOverride+Foreign.swift": "what others than the project leave to subclasses",
    "Rules/Inheritance/UnimplementedRequiredOverride+Protocols.swift": "what protocols leave to those who conform",
    "Rules/Protocols/DefaultNearMiss+Labels.swift": "which labels default_near_miss takes for each other",
    "Rules/Protocols/DefaultNearMiss+Overloads.swift": "which members default_near_miss takes for operations of their own",
    "Rules/Protocols/ExtensionMemberNotRequirement+Advice.swift": "what to do so that the types' own versions run",
    "Rules/Protocols/ExtensionMemberNotRequirement+Errors.swift": "what Foundation gives all errors",
    "Rules/Protocols/ExtensionMemberNotRequirement+Forwarding.swift": "members that look for the types' own versions",
    "Rules/Protocols/ExtensionMemberNotRequirement+Foreign.swift": "versions of types that are not the project's",
    "Rules/Protocols/ExtensionMemberNotRequirement+Requirements.swift": "members that somebody else has, too",
    "Rules/Protocols/ExtensionMemberNotRequirement+Arguments.swift": "calls that leave out what only an extension has a value for",
    "Rules/Protocols/ExtensionMemberNotRequirement+Refinements.swift": "what extensions of refining protocols declare again",
    "Rules/Protocols/ExtensionMemberNotRequirement+Versions.swift": "what types have of their own",
    "Rules/Inheritance/SubclassHook+Advice.swift": "what others do instead of using a hook of Apple's",
    "Rules/Protocols/LeakedProtocolProperty+Advice.swift": "what leaked_protocol_property says is to be done",
    "Rules/Protocols/LeakedProtocolProperty+Storage.swift": "what leaked_protocol_property takes for storage",
    "Rules/Protocols/LeakedProtocolProperty+Values.swift": "what the storage of leaked_protocol_property starts with",
    "Rules/Protocols/SubclassShadowsProtocolDefault+Calls.swift": "who runs the default instead of what the subclass has",
    "Rules/Protocols/SubclassShadowsProtocolDefault+Foreign.swift": "classes below one of Apple's that the project makes conform",
    "Rules/Protocols/WitnessNearMiss+Excuses.swift": "when witness_near_miss has nothing against a member",
    "Rules/Protocols/WitnessNearMiss+Initializers.swift": "when witness_near_miss has something against an initializer",
    "Rules/Protocols/WitnessNearMiss+Slips.swift": "what witness_near_miss says of misspelt names",
    "Rules/Protocols/WitnessNearMiss+Foreign.swift": "what witness_near_miss says of types that are not the project's",
    "Rules/Protocols/WitnessNearMiss+Swift.swift": "what witness_near_miss says of what Apple's Swift libraries require",
    "Rules/Protocols/WitnessNearMiss+Subclasses.swift": "what witness_near_miss says of subclasses of those who conform",
    "Rules/Inheritance/SubclassHook.swift": "the members of Apple's classes that protected_member_called is about"
  ]

  private let files = Repository.shared.sources(in: "Rules").filter {
    $0.path != "Rules/RuleBook.swift" && RuleFileTests.helpers[$0.path] == nil
  }

  @Test func everyFileIsInTheBook() {
    #expect(files.map(\.baseName).sorted() == ruleBook.rules.map { String(describing: $0) }.sorted())
    #expect(Repository.shared.sources(in: "Rules").contains { $0.path == "Rules/RuleBook.swift" })
  }

  @Test func theBookHasOneNameALine() throws {
    let book = try #require(Repository.shared.texts.first { $0.path == "Rules/RuleBook.swift" })
    let lines = book.text.split(separator: "\n").filter { $0.contains(".self") }
    #expect(lines.count == ruleBook.rules.count)
    #expect(lines == lines.sorted(), "the names are in order")
  }

  @Test func rulesAreFinalAndInternal() {
    for source in files {
      let rules = source.decls.indices.filter { source.decls[$0].inherits.contains("RuleHooks") }
      #expect(rules.count == 1, "\(source) holds \(rules.count) rules")
      for place in rules {
        let rule = source.decls[place]
        #expect(rule.kind == .class && rule.modifiers.contains(.final), "\(rule.name) is no final class")
        #expect(rule.inherits.first == "Rule")
        #expect(rule.name == source.baseName)
        #expect(source.decls.allSatisfy { $0.access != .public && $0.access != .open }, "\(source) has something public")
      }
      #expect(source.folder.split(separator: "/").count == 2, "\(source) is in no family")
    }
  }

  @Test func rulesHaveTheirSize() {
    for source in files { #expect(source.lines.count <= 240, "\(source) has \(source.lines.count) lines") }
  }

  @Test func cards() {
    #expect(ruleBook.problems == [])
    for card in ruleBook.cards {
      let name = String(describing: ruleBook.rules.first { $0.card.id == card.id } ?? Rule.self)
      #expect(name.lowercased() == card.id.split(separator: "_").joined(), "\(name) has the id \(card.id)")
    }
  }

  /// That one finds and another stays silent is tested where they run.
  @Test func fixturesAreOfRules() {
    let paths = Repository.shared.texts.map { $0.path.split(separator: "/") }
    let folders = Set(paths.filter { $0.starts(with: ["Tests", "Fixtures"]) }.map { $0[2] })
    #expect(folders.sorted() == ruleBook.cards.map { Substring($0.id) }.sorted())
  }

  /// Not every rule has something that a program can show.
  @Test func truthsAreOfRules() {
    let paths = Repository.shared.texts.map { $0.path.split(separator: "/") }.filter { $0.starts(with: ["Tests", "Truths"]) }
    #expect(!paths.isEmpty)
    for path in paths { #expect(path.count == 4 && ruleBook.card(String(path[2])) != nil, "\(path) is of no rule") }
  }
}

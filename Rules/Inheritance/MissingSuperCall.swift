import Catalog
import Facts
import Index
import RuleKit
import Syntax

/// An override leaves out the call of super that it owes.
final class MissingSuperCall: Rule, RuleHooks {
  static let card = RuleCard(
    id: "missing_super_call",
    summary: "an override without the call of super that the overridden member asks for",
    rationale: """
      The superclass does something in the member that it relies on, and says so: 'overrides must call super', or \
      'accesslint:must_call_super', or in Objective-C 'NS_REQUIRES_SUPER'. An override that leaves the call out cuts that \
      off, and what breaks breaks elsewhere. Call super, first or last as the superclass needs it.
      """,
    looksAt: .overridable,
    readsObjectiveC: true,
    options: [
      RuleOption("include_sdk", "whether overrides of Apple's members are looked at as well", standard: .flag(false))
    ],
    since: "0.1",
    breaks: """
      class Card {
        /// Overrides must call super.
        func flip(animated: Bool) {}
      }
      class PhotoCard: Card {
        override func flip(animated: Bool) { print("photo") }  // expect: missing_super_call
      }
      """,
    keeps: """
      class Card {
        /// Overrides must call super.
        func flip(animated: Bool) {}
      }
      class PhotoCard: Card {
        override func flip(animated: Bool) {
          super.flip(animated: animated)
          print("photo")
        }
      }
      """)

  private let includesSDK: Bool

  required init(_ settings: RuleSettings) {
    includesSDK = settings.flag("include_sdk")
    super.init(settings)
  }

  func visit(_ override: DeclID, _ pass: inout Pass) {
    let index = pass.index
    guard mayOverride(override, pass) else { return }
    if index.contractKinds(ofName: index.globalName(of: override)).contains(.mustCallSuper),
      let (keeper, contract) = contract(of: override, index)
    {
      guard leavesOut(override, pass), !isDouble(override, of: keeper, index) else { return }
      var related = [pass.related(contract, at: keeper, .contract)]
      // An attribute stands where the member's name does.
      if contract.source != .attribute { related.append(Related(pass.place(of: keeper), .overridden)) }
      pass.report(
        .missing(index.title(of: override, inFile: pass.file), index.lineName(of: keeper)), at: override, related: related, isPath: true)
    } else if includesSDK {
      judgeApple(override, &pass)
    }
  }

  /// In Objective-C an override does not say that it is one.
  private func mayOverride(_ id: DeclID, _ pass: borrowing Pass) -> Bool {
    if pass.facts.flags.contains(.isObjectiveC) { return pass.index.body(of: id) != nil }
    let fact = pass.index.decl(id)
    return fact.has(.override) && (fact.flags.contains(.hasBody) || fact.accessors.contains(.hasBodies)) && !fact.isStored
  }

  /// Whether no call of super is there, though there is something to call: the nearest implementation may be a stub.
  private func leavesOut(_ override: DeclID, _ pass: borrowing Pass) -> Bool {
    let index = pass.index
    let isObjectiveC = pass.facts.flags.contains(.isObjectiveC)
    guard isObjectiveC ? index.superSends(in: override).isEmpty : !index.goesToSuper(override) else { return false }
    if index.isRetired(override) || index.isUnavailable(override) || index.contract(.leavesSuperOut, of: override) != nil {
      return false
    }
    // What only traps goes nowhere.
    if index.trapBody(of: override) != nil { return false }
    return index.overridden(by: override).map { index.trapBody(of: $0) == nil } != false
  }

  /// Whether a class of tests stands in for one of the program, so as not to run what that does.
  private func isDouble(_ override: DeclID, of keeper: DeclID, _ index: ProjectIndex) -> Bool {
    index.role(of: override).isForTests && !index.role(of: keeper).isForTests
  }

  /// What Apple's headers ask of overrides, by the member's name.
  private static let apple = Dictionary(
    grouping: Catalog.apple.contracts.filter { $0.kind == .mustCallSuper }, by: \.member)

  private func judgeApple(_ override: DeclID, _ pass: inout Pass) {
    let index = pass.index
    guard let contracts = MissingSuperCall.apple[index.title(of: override)], let type = index.enclosingType(of: override),
      leavesOut(override, pass)
    else { return }
    let lineage = index.lineage(of: type)
    // What UIKit says of all objects it says of its own.
    let contract = contracts.first { contract in
      lineage.inherits(fromClass: contract.className) && lineage.classes.contains { $0.module == contract.module }
    }
    guard let contract, !index.decl(override).isStatic else { return }
    pass.report(
      .apple(index.title(of: override, inFile: pass.file), contract.className), at: override,
      related: [Related(pass.place(of: index.entry(type).decl), .heir(contract.className))])
  }

  /// The nearest superclass's word on it.
  private func contract(of override: DeclID, _ index: ProjectIndex) -> (DeclID, ContractFact)? {
    index.nearest(overriddenBy: override) { members in
      let said = members.compactMap { member in
        index.contracts(of: member).first { isAboutOverrides($0, member, index) }.map { (member, $0) }
      }
      // In Objective-C what implements a member has the attributes of what declares it.
      return said.min { index.isBefore($0.0, $1.0) }
    }
  }

  /// A comment in the body of an override, or over it, may be about what it does itself, unless it is told to subclasses.
  private func isAboutOverrides(_ contract: ContractFact, _ member: DeclID, _ index: ProjectIndex) -> Bool {
    guard contract.kind == .mustCallSuper else { return false }
    switch contract.source {
    case .directive, .field, .docComment, .attribute, .configuration: return true
    case .comment: return !index.decl(member).has(.override) || isToldToSubclasses(index.text(contract.text, of: member))
    case .body: return !index.decl(member).has(.override)
    case .section, .name: return false
    }
  }

  /// `Subclasses must …`, `All overrides have to …`
  private func isToldToSubclasses(_ words: String) -> Bool {
    words.lowercased().identifiers.prefix(2).contains { $0.hasPrefix("subclass") || $0 == "overrides" }
  }
}

extension Message {
  fileprivate static func missing(_ title: String, _ line: String) -> Message { "'\(title)' must call super (\(line))" }

  fileprivate static func apple(_ title: String, _ type: String) -> Message {
    "'\(title)' must call super, as the header of \(type) asks"
  }

  fileprivate static func heir(_ type: String) -> Message { "this inherits it from \(type)" }

  fileprivate static let contract: Message = "this asks overrides to call super"

  fileprivate static let overridden: Message = "it overrides this"
}

import Facts
import Index
import RuleKit
import Syntax

/// A type has its own version of what a protocol's extension offers, but the protocol does not require it.
///
/// What only an extension declares is chosen when the program is compiled, by the type that the compiler sees: a value
/// that is known as the protocol runs the extension's version, whatever its own type declares.
final class ExtensionMemberNotRequirement: Rule, RuleHooks {
  static let card = RuleCard(
    id: "extension_member_not_requirement",
    summary: "a member of a protocol's extension that a type declares again, though the protocol does not require it",
    rationale: """
      Only requirements are looked up in the type that a value has. Any other member of a protocol's extension runs as the \
      extension has it wherever the value is known as the protocol, or as a generic parameter bound to it, and the type's \
      own version is passed over without a word; the 'localizedDescription' of errors is such a member. The same goes for a \
      call that leaves out an argument for which only a requirement's default has a value, and for what an extension of a \
      refining protocol declares again. Add the member to the protocol, and to a superclass that adopts it; or give one of \
      the two another name.
      """,
    looksAt: .protocol,
    since: "0.1",
    breaks: """
      protocol Ticket { var price: Int { get } }
      extension Ticket {
        func total() -> Int { price }  // expect: extension_member_not_requirement
      }
      struct ReducedTicket: Ticket {
        let price: Int
        func total() -> Int { price / 2 }
      }
      func charge(_ ticket: any Ticket) -> Int { ticket.total() }
      """,
    keeps: """
      protocol Ticket {
        var price: Int { get }
        func total() -> Int
      }
      extension Ticket {
        func total() -> Int { price }
      }
      struct ReducedTicket: Ticket {
        let price: Int
        func total() -> Int { price / 2 }
      }
      func charge(_ ticket: any Ticket) -> Int { ticket.total() }
      """)

  /// Sought once.
  var usesOfErrors: UsesOfErrors?

  /// A member of a type, which many protocols may be asked about.
  struct Version: Hashable {
    let member: DeclID
    let type: TypeID
  }

  var meanings: [Version: Bool?] = [:]

  /// The titles of a protocol's members that were reported and stand in branches of `#if`, where others may stand in for them.
  private var reportedBranches: Set<String> = []

  func visit(_ id: DeclID, _ pass: inout Pass) {
    let index = pass.index
    guard let type = index.type(of: id) else { return }
    let members = index.extensionMembers(of: type).filter { mayBeMeant($0, index) }
    if members.isEmpty { return }
    let family = index.family(of: type)
    reportedBranches = []
    for member in members {
      if pass.isAsked, family.conformers.isEmpty, family.foreignExtensions.isEmpty {
        pass.spare(member, because: .isNotAdopted)
      } else if isRequired(member, family, index) {
        if !reportShortCalls(of: member, family, &pass) { pass.spare(member, because: .isRequired) }
      } else if let own = ownOfClass(member, family, index) {
        pass.spare(member, because: .isOfClass, [Related(pass.place(of: own), .ownOfClass)])
      } else {
        judge(member, family, &pass)
      }
    }
  }

  private func judge(_ member: DeclID, _ family: ProtocolFamily, _ pass: inout Pass) {
    let index = pass.index
    let heirs = heirsVersions(of: member, family, index)
    let refined = refinedVersions(of: member, family, index)
    let all = versions(of: member, family, index) + strangersVersions(of: member, family, index) + heirs + refined.map(\.version)
    if all.isEmpty { return pass.spare(member, because: .hasNoVersions) }
    let versions = all.filter { !pass.index.repeats($0, member) }
    if versions.isEmpty { return pass.spare(member, because: .isTheSame) }
    let others = versions.filter { version in
      !isAskedThroughRequirement(version, by: member, family, pass.index) && !isMade(version, by: member, pass.index)
        && !handsOn(version, family, pass.index) && !isAskedByCast(version, by: member, pass.index)
    }
    if others.isEmpty || forwardsByItself(member, family, pass.index) { return pass.spare(member, because: .forwards) }
    let calls = calls(of: member, family, passing: others, refined, index)
    if calls.isEmpty, isChosen(member, index) { return pass.spare(member, because: .isChosen) }
    // Who helps tests knows what is behind the protocol.
    if calls.isEmpty, pass.index.role(of: member) == .testSupport { return pass.spare(member, because: .helpsTests) }
    let certain = passedOver(others, by: member, isCalled: !calls.isEmpty, family, pass.index)
    if certain.isEmpty { return pass.spare(member, because: .hasNoVersions) }
    // Of what a class of Apple's was made to be its subclasses need not know, until somebody relies on it.
    if calls.isEmpty, certain.allSatisfy(heirs.contains) { return pass.spare(member, because: .isOfHeirs) }
    if calls.isEmpty, isFoundAbove(member, certain, family, pass.index) { return pass.spare(member, because: .isFoundAbove) }
    report(member, certain, calls, family, &pass)
  }

  /// Whether values have the member, and others than its file may call it.
  func mayBeMeant(_ member: DeclID, _ index: ProjectIndex) -> Bool {
    let fact = index.decl(member)
    switch fact.kind {
    case .func, .var, .subscript: break
    default: return false
    }
    if fact.isStatic || fact.flags.contains(.isOperator) || index.isKeptToFile(member) { return false }
    return !index.isRetired(member) && !index.attributeNames(of: member).contains("_disfavoredOverload")
  }

  // MARK: Report

  static let mostCalls = 5

  private func report(
    _ member: DeclID, _ versions: [DeclID], _ calls: [MentionID], _ family: ProtocolFamily, _ pass: inout Pass
  ) {
    let index = pass.index
    let isBranch = index.decl(member).flags.contains(.isConditional)
    if isBranch, !reportedBranches.insert(index.title(of: member)).inserted { return }
    var related = versions.map { Related(pass.place(of: $0), .version(of: index.enclosingName(of: $0))) }
    related += calls.map { Related(pass.place(of: $0), .extensionRuns) }
    // What others call is a better example than what the protocol's own extensions do.
    let example = calls.first { ![.none, .`self`].contains(index.mention($0).shape) } ?? calls.first
    pass.report(
      .passedOver(
        index.title(of: member), of: index.name(of: index.entry(family.type).decl), knownAs: haver(of: member, family, index),
        names(ofTypesWith: versions, index), caller: example.flatMap { index.owner(of: $0) }.map { caller(of: $0, index) },
        isCalled: !calls.isEmpty, advice: advice(for: member, versions, family, index)),
      at: member, related: related)
  }

  /// Each once: a type may be written for several platforms.
  func names(ofTypesWith versions: [DeclID], _ index: ProjectIndex) -> [String] {
    var names: Set<String> = []
    return versions.map { index.enclosingName(of: $0) }.filter { names.insert($0).inserted }
  }
}

extension Message {
  static func passedOver(
    _ member: String, of type: String, knownAs haver: String, _ others: [String], caller: String?, isCalled: Bool,
    advice: String
  ) -> Message {
    let verb = isCalled ? (others.count == 1 ? "is" : "are") : "would be"
    let example = caller.map { ", as in '\($0)'" } ?? ""
    return Message(
      "'\(member)' is not a requirement of '\(type)': \(versions(of: others)) \(verb) passed over where the "
        + "value is known as '\(haver)'\(example); \(advice)")
  }

  /// Which version is meant, in a sentence.
  static func versions(of types: [String]) -> String {
    switch types.count {
    case 1: return "the version of '\(types[0])'"
    case 2: return "the version of '\(types[0])' and that of '\(types[1])'"
    default: return "the versions of '\(types[0])' and \(types.count - 1) others"
    }
  }

  static func version(of type: String) -> Message { "'\(type)' has a version of its own" }

  // Why nothing is found.
  fileprivate static let isNotAdopted: Message = "no type of the project conforms to the protocol"
  fileprivate static let isRequired: Message = "a protocol requires what has its name and labels"
  fileprivate static let isOfClass: Message = "a class that is asked for has it, too, and that runs"
  fileprivate static let ownOfClass: Message = "the class's own"
  fileprivate static let hasNoVersions: Message = "no type that conforms has a version of its own that could be meant for it"
  fileprivate static let isTheSame: Message = "the types' own versions do what the extension's does"
  fileprivate static let isChosen: Message = "who calls it as the protocol's casts 'self', and means this one"
  fileprivate static let helpsTests: Message = "it helps tests, and nobody calls it where the value is known as the protocol"
  fileprivate static let isOfHeirs: Message = "only classes below one of Apple's have it, and nobody calls it through the protocol"
  fileprivate static let isFoundAbove: Message = "what a protocol above has of the name is found for the same types"
  fileprivate static let forwards: Message = "it looks for the types' own versions itself, or these only hand on to others"

  static let extensionRuns: Message = "the extension's version runs here, whatever the value is"
}

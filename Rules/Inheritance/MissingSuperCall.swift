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
      'accesslint:must_call_super'. An override that leaves the call out cuts that off, and what breaks breaks elsewhere. \
      Call super, first or last as the superclass needs it.
      """,
    looksAt: LooksAt([.function, .property, .subscript]).inside([.class, .extension]),
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

  func visit(_ override: DeclID, _ pass: inout Pass) {
    let index = pass.index
    let fact = index.decl(override)
    guard fact.has(.override), fact.flags.contains(.hasBody) || fact.accessors.contains(.hasBodies), !fact.isStored,
      index.contractKinds(ofName: index.globalName(of: override)).contains(.mustCallSuper),
      let (keeper, contract) = contract(of: override, index), index.superCalls(in: override).isEmpty,
      !index.isWithdrawn(override)
    else { return }
    // The nearest implementation may be a stub that nobody can call.
    if let next = index.overridden(by: override), index.trapBody(of: next) != nil { return }
    pass.report(
      .missing(index.title(of: override), index.lineName(of: keeper)), at: override,
      related: [Related(pass.place(of: contract, at: keeper), .contract), Related(pass.place(of: keeper), .overridden)],
      isPath: true)
  }

  /// The nearest superclass's word on it.
  private func contract(of override: DeclID, _ index: ProjectIndex) -> (DeclID, ContractFact)? {
    guard let type = index.enclosingType(of: override) else { return nil }
    for superclass in index.superclasses(of: type) {
      for member in index.counterparts(of: override, in: superclass) {
        if let said = index.contracts(of: member).first(where: { isAboutOverrides($0, member, index) }) { return (member, said) }
      }
    }
    return nil
  }

  /// A comment in the body of an override, or over it, may be about what it does itself.
  private func isAboutOverrides(_ contract: ContractFact, _ member: DeclID, _ index: ProjectIndex) -> Bool {
    guard contract.kind == .mustCallSuper else { return false }
    switch contract.source {
    case .directive, .field, .docComment, .attribute: return true
    case .comment, .body: return !index.decl(member).has(.override)
    case .section, .name: return false
    }
  }
}

extension Message {
  fileprivate static func missing(_ title: String, _ line: String) -> Message { "'\(title)' must call super (\(line))" }

  fileprivate static let contract: Message = "this asks overrides to call super"

  fileprivate static let overridden: Message = "it overrides this"
}

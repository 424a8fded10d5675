import Facts
import Index
import RuleKit
import Syntax

/// A type takes a part that comes with a duty to call something, and never calls it.
///
/// Who implements a method that 'must call `register()`', or conforms to a protocol with a method that 'must be called by
/// conforming types', is bound by a sentence that no compiler reads.
final class MustCallContract: Rule, RuleHooks {
  static let card = RuleCard(
    id: "must_call_contract",
    summary: "a type that never calls what it must call by a member's documentation",
    rationale: """
      A protocol or a superclass says in a comment what whoever implements it has to call, and breaks if nobody does: the \
      undo is never registered, the operation never ends. Call it; or turn the duty around, so that the caller of the \
      method does what always has to be done, and the hook holds only what differs.
      """,
    severity: .info,
    looksAt: LooksAt([.function, .property]).inside([.protocol, .class, .extension]),
    optIn: "whether a call is missing depends on how literally a comment is meant",
    since: "0.1",
    breaks: """
      protocol Undoable {
        /// Conforming types must call `register()`.
        func perform()
      }
      extension Undoable {
        func register() {}
      }
      struct Deletion: Undoable {  // expect: must_call_contract
        func perform() {}
      }
      """,
    keeps: """
      protocol Undoable {
        func perform()
      }
      extension Undoable {
        func run() {
          perform()
          register()
        }
        func register() {}
      }
      struct Deletion: Undoable {
        func perform() {}
      }
      """)

  func visit(_ member: DeclID, _ pass: inout Pass) {
    let index = pass.index
    guard let type = index.enclosingType(of: member) else { return }
    for contract in index.contracts(of: member) where contract.kind == .mustCall && !contract.text.isNone {
      let wanted = String(index.text(contract.text, of: member).prefix { $0 != "(" })
      // What is handed to the member is called by another name wherever it is handed on.
      guard let callee = index.globalName(wanted), !index.parameterNames(of: member).contains(wanted) else { continue }
      let callers = callers(of: callee, index)
      // Who says it to all calls it for all, in an extension.
      if index.namesakes(callee).isEmpty || callers.contains(type) || isCalledByOthers(member, of: type, callee, callers, index) {
        continue
      }
      for bound in boundTypes(by: member, of: type, callee, index) {
        if (index.ancestry(of: bound) + index.descendants(of: bound)).contains(where: callers.contains) { continue }
        let decl = index.entry(bound).decl
        pass.report(
          .silence(of: index.name(of: decl), callee: wanted, by: index.enclosingName(of: member)), at: decl,
          related: [pass.related(contract, at: member, .mark)])
      }
    }
  }

  /// Whether the member itself is to be called, and somebody who is not bound calls it: it may be what the comment means.
  private func isCalledByOthers(
    _ member: DeclID, of type: TypeID, _ callee: Name, _ callers: Set<TypeID>, _ index: ProjectIndex
  ) -> Bool {
    guard callee == index.globalName(of: member) else { return false }
    let bound = index.descendants(of: type)
    return callers.contains { !bound.contains($0) && index.role(of: index.entry($0).decl) == .production }
  }

  /// Who has the duty: who implements the member, or, if the member itself is to be called, whoever conforms or inherits.
  private func boundTypes(by member: DeclID, of type: TypeID, _ callee: Name, _ index: ProjectIndex) -> [TypeID] {
    let isItself = callee == index.globalName(of: member)
    return index.descendants(of: type).filter { bound in
      let entry = index.entry(bound)
      guard bound != type, entry.kind.isConcreteType, index.role(of: entry.decl) == .production else { return false }
      // A subclass of one that is bound inherits what that does.
      let above = index.superclasses(of: bound).filter { $0 != type && index.ancestry(of: $0).contains(type) }
      if isItself { return above.isEmpty }
      return index.counterpart(of: member, in: bound) != nil && above.allSatisfy { index.counterpart(of: member, in: $0) == nil }
    }
  }

  /// Whether it is what a protocol's extension has for an optional method of Objective-C: nobody calls that.
  private func isNeverCalled(_ member: DeclID, _ index: ProjectIndex) -> Bool {
    guard let around = index.parent(of: member), index.decl(around).kind == .extension, index.extendsProtocol(around),
      index.mayNameRequirement(member)
    else { return false }
    return index.objcMatches(of: member, in: index.lineage(of: around)).contains { $0.requirement.isOptional }
  }

  /// The types in whose members something of the name is called, or handed on to be called, be it in a closure or in a type
  /// inside of theirs.
  private func callers(of callee: Name, _ index: ProjectIndex) -> Set<TypeID> {
    var types: Set<TypeID> = []
    for mention in index.mentions(of: callee) where !index.mention(mention).use.contains(.write) {
      if index.owner(of: mention).map({ isNeverCalled($0, index) }) == true { continue }
      var outer = index.owner(of: mention)
      while let decl = outer {
        if let type = index.type(of: decl) { types.insert(type) }
        outer = index.parent(of: decl)
      }
    }
    return types
  }
}

extension Message {
  fileprivate static func silence(of type: String, callee: String, by other: String) -> Message {
    "'\(type)' never calls '\(callee)', which '\(other)' asks for"
  }

  fileprivate static let mark: Message = "this asks for the call"
}

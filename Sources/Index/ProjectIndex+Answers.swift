import Facts
import Syntax

// What a class is asked before one of its members is called: whoever answers has a say in whether it runs.
extension ProjectIndex {
  /// Whether the caller asks before: something that is true or false, which the class, or one above it, answers by an
  /// override, or which those alone answer who override the member; or whether there is a closure, which others give the
  /// class in place of an override.
  func isAskedFirst(_ call: MentionID, of callee: DeclID, in owner: DeclID, of home: TypeID, on type: TypeID) -> Bool {
    let heirs = heirs(type, of: home)
    let others = nearestOverrides(of: callee).compactMap { enclosingType(of: $0) }.map { self.heirs($0, of: home) }
    for question in mentions(inBodyOf: owner) {
      if question.place >= call.place { return false }
      let fact = mention(question)
      guard fact.shape == .none || fact.shape == .`self`, !fact.use.contains(.write), let member = member(meantBy: question)
      else { continue }
      if isTrueOrFalse(member) {
        if heirs.contains(where: { answers(member, $0) }) { return true }
        if !others.isEmpty, others.allSatisfy({ other in other.contains { answers(member, $0) } }) { return true }
      } else if isOptionalClosure(member), fact.use.isDisjoint(with: [.call, .optionalCall]) {
        return true
      }
    }
    return false
  }

  /// The class and those above it, as far as the one that calls.
  private func heirs(_ type: TypeID, of home: TypeID) -> some Sequence<TypeID> {
    ([type] + superclasses(of: type)).prefix { $0 != home }
  }

  private func answers(_ question: DeclID, _ type: TypeID) -> Bool {
    counterparts(of: question, in: type).contains { decl($0).has(.override) }
  }

  /// A variable or a function without arguments.
  private func isTrueOrFalse(_ member: DeclID) -> Bool {
    let fact = decl(member)
    guard fact.kind == .var || fact.kind == .func && fact.parameters.count == 0 else { return false }
    return ["Bool", "()->Bool"].contains(text(fact.type, of: member))
      || ["true", "false"].contains(text(fact.valueText, of: member))
  }

  private func isOptionalClosure(_ member: DeclID) -> Bool {
    let fact = decl(member)
    guard fact.kind == .var, fact.isStored, fact.access != .private else { return false }
    let type = text(fact.type, of: member)
    return type.hasSuffix(")?") && type.holds("->")
  }
}

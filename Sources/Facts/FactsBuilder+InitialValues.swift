import Syntax

// What members and globals hold that have no written type: the same that is told of locals.
extension FileWork {
  /// The walk is at the beginning of an initial value.
  mutating func beginInitialValue() {
    header.kind = .binding
    expectValue(.none, madeType(at), isCopy: false)
    guard kind(at) == .if || kind(at) == .switch else { return }
    // The statement in it ends the name's.
    keep(pending[0].value)
  }

  /// The walk is at its end.
  mutating func endInitialValue() {
    takeValue()
    if pending.count == 1 { keep(pending[0].value) }
  }

  private mutating func keep(_ value: LocalValue) {
    let shape = facts.decls[Int(owner)].value
    // Of `Thing(…)` the declaration itself tells the type.
    let isTold = (shape == .call || shape == .emptyCollection) && kind(walkStart) != .try && kind(walkStart) != .await
    let isKnown = value.type.isNone ? value.source != MentionFact.noBase : !isTold
    guard isKnown, let kind = value.kind else { return }
    facts.values.append(
      ValueFact(decl: owner, type: value.type, source: value.type.isNone ? value.source : ValueFact.none, kind: kind))
  }
}

extension LocalValue {
  fileprivate var kind: ValueFact.Kind? {
    switch part {
    case .whole: .whole
    case .item: .item
    case .part: .part
    case .element, .own: nil
    }
  }
}

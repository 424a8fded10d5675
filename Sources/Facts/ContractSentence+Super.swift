// What sentences say about calling super.
extension ContractSentence {
  private static let farthestSuper = 6

  func callingSuper(_ bytes: Bytes) -> ContractFact.Kind? {
    if isConditional(bytes) || isOfMost(bytes) || hasException(bytes) || isNote(bytes) || isDeniedAltogether(bytes) { return nil }
    if isSaidOfAnother(bytes) || isQuestion(bytes) { return nil }
    for index in items.indices where word(index) == .super {
      if items.indices.contains(index + 1), items[index + 1].isMember, !isOwnName(index + 1, bytes) { continue }
      if isOfAnother(index, bytes) { continue }
      // `call reset() instead of super`
      if isText(in: ["of", "than"], at: index - 1, bytes), isText(in: ["instead", "place", "rather"], at: index - 2, bytes) { continue }
      let near = max(0, index - ContractSentence.farthestSuper)..<index
      if let verb = near.last(where: { word($0) == .call || word($0) == .calling }) {
        if hasAlternative(verb, super: index, bytes) { continue }
        if let kind = callingSuper(verb: verb, super: index, bytes) { return kind }
        if isDemanded(verb, behind: index, bytes) || isCallDemanded(before: index, bytes) { return .mustCallSuper }
        if isOrder(verb, super: index, bytes) || isStressed(verb, bytes) || isBadToForget(verb, behind: index, bytes) {
          return .mustCallSuper
        }
      }
      if isRequired(super: index, bytes) { return .mustCallSuper }
      let behind = index + 1..<min(items.count, index + 1 + ContractSentence.farthestSuper)
      if let verb = behind.first(where: { word($0) == .called }) {
        if word(verb - 1) == .be, let kind = kindOfSuperCall(obligation(before: verb, bytes)) { return kind }
        if word(verb - 1) == .is, isToBeEnsured(near, bytes) { return .mustCallSuper }
      }
    }
    return nil
  }

  /// `Call this in start(), before calling super`: it is the other member whose overrides call super.
  private func isSaidOfAnother(_ bytes: Bytes) -> Bool {
    items.indices.contains { index in
      guard word(index) == .in || word(index) == .from else { return false }
      // `in your start()`
      return (index + 1..<index + 4).contains { isNameOfAnother($0, bytes) }
    }
  }

  /// `Whether overrides should call super`, `returns whether they should`, `if the override should call super`: what a member
  /// answers, where nothing follows the condition.
  private func isQuestion(_ bytes: Bytes) -> Bool {
    guard let condition = items.indices.first(where: { word($0) == .if }), let verb = items.indices.first(where: { word($0) == .super })
    else { return false }
    if condition > verb { return false }
    if isText(in: ["whether"], at: condition, bytes) { return true }
    return condition == 0 && isText(in: ["if"], at: 0, bytes) && !items[1...].contains(where: \.beginsClause)
  }

  /// `There is no rule that you must call super`, `nobody needs to call super`, `should you call super, do so last`
  private func isDeniedAltogether(_ bytes: Bytes) -> Bool {
    // `Should always call super` asks for it.
    if word(0) == .should, word(word(1) == .always ? 2 : 1) != .call { return true }
    if isText(in: ["nobody"], at: 0, bytes) { return true }
    return items.indices.contains { index in
      word(index) == .no && isText(in: ["law", "need", "obligation", "point", "reason", "requirement", "rule"], at: index + 1, bytes)
        && (word(index + 2) == .that || word(index + 2) == .to || isText(in: ["why"], at: index + 2, bytes))
    }
  }

  /// `You don't need to call super`: whatever another sentence says of it.
  var freesFromSuper: Bool {
    items.indices.contains { index in
      guard word(index) == .super else { return false }
      let near = max(0, index - ContractSentence.farthestSuper)..<index
      guard near.contains(where: { word($0) == .call || word($0) == .calling }) else { return false }
      return near.contains { word($0) == .need && ([.not, .no].contains(word($0 - 1)) || word($0 + 1) == .not) }
    }
  }

  private func callingSuper(verb: Int, super place: Int, _ bytes: Bytes) -> ContractFact.Kind? {
    if word(verb) == .call {
      let kind = kindOfSuperCall(obligation(before: verb, bytes))
      // `must not call super before load()`: that is about when.
      return kind == .noSuper && isTimed(behind: place, bytes) ? nil : kind
    }
    switch word(verb - 1) {
    case .before: return has(.may) ? nil : .mustCallSuper
    case .without: return withoutCalling(verb, super: place, bytes)
    default: return nil
    }
  }

  /// `call super or finish()`, `call this, not super`
  private func hasAlternative(_ verb: Int, super place: Int, _ bytes: Bytes) -> Bool {
    if (verb..<place).contains(where: { word($0) == .or || word($0) == .not && word($0 + 1) != .call }) { return true }
    var next = isMember(behind: place) ? place + 2 : place + 1
    guard word(next) == .or else { return false }
    next += 1
    while word(next) == .filler || word(next) == .call { next += 1 }
    return isNameOfAnother(next, bytes) || isText(in: ContractSentence.alternatives, at: next, bytes)
  }

  /// What one may do instead; who says what comes of it names that first: `… or the arm stays up`.
  private static let alternatives: [StaticString] = [
    "add", "assign", "clear", "copy", "do", "handle", "implement", "layout", "manage", "override", "perform", "provide", "repeat",
    "replace", "reproduce", "reset", "return", "set", "take", "update",
  ]

  /// `super implementation`, `super.load()`
  func isMember(behind place: Int) -> Bool {
    place + 1 < items.count && (word(place + 1) == .member || items[place + 1].isMember)
  }

  /// `Calling super is required`, `not calling super is an error`.
  private func isDemanded(_ verb: Int, behind place: Int, _ bytes: Bytes) -> Bool {
    var next = isMember(behind: place) ? place + 2 : place + 1
    guard word(next) == .is else { return false }
    next += 1
    while word(next) == .filler || word(next) == .always { next += 1 }
    // `A call to super`
    let isNoun = word(verb) == .calling || word(verb) == .call && word(verb + 1) == .to
    if isNoun, (startOfClause(verb)..<verb).allSatisfy({ word($0) == .filler }) {
      return isText(in: ["mandatory", "necessary", "required"], at: next, bytes)
    }
    let isOmission =
      word(verb - 1) == .not || word(verb - 1) == .without
      || word(verb - 1) == .to && isText(in: ["failing", "forgetting"], at: verb - 2, bytes)
    while isText(in: ["common", "programmer", "programming", "serious"], at: next, bytes) { next += 1 }
    return isOmission && isText(in: ["bug", "error", "mistake"], at: next, bytes)
  }

  /// `Requires a call to super.`
  private func isCallDemanded(before place: Int, _ bytes: Bytes) -> Bool {
    guard word(place - 1) == .to, word(place - 2) == .call else { return false }
    let before = 0..<place - 2
    return !before.contains { [.not, .no, .may, .without].contains(word($0)) }
      && before.contains { word($0) == .must || word($0) == .should || isText(in: ["require", "requires"], at: $0, bytes) }
  }

  /// `Make sure that super is called`, `ensure super is called`.
  private func isToBeEnsured(_ near: Range<Int>, _ bytes: Bytes) -> Bool {
    guard let verb = near.last(where: { word($0) == .sure || isText(in: ["ensure"], at: $0, bytes) }) else { return false }
    return (startOfClause(verb)..<verb).allSatisfy { index in
      [.filler, .must, .should, .be].contains(word(index)) || isText(in: ["make"], at: index, bytes)
    }
  }

  private func isTimed(behind place: Int, _ bytes: Bytes) -> Bool {
    (place + 1..<place + 4).contains { index in
      [.before, .after].contains(word(index)) || isText(in: ["first", "twice", "again", "more"], at: index, bytes)
    }
  }

  private func withoutCalling(_ verb: Int, super place: Int, _ bytes: Bytes) -> ContractFact.Kind? {
    let before = 0..<verb
    // "If you override without calling super, …", "may be overridden without calling super".
    if before.contains(where: { word($0) == .if || word($0) == .may }) { return nil }
    if isDemanded(verb, behind: place, bytes) { return .mustCallSuper }
    // "Do not override without calling super."
    if before.contains(where: { word($0) == .not }) { return .mustCallSuper }
    if before.contains(where: { word($0) == .must || word($0) == .should }) { return .noSuper }
    // "Overriding this without calling super breaks it."
    let end = word(place + 1) == .member ? place + 2 : place + 1
    return isEnd(end) && !before.contains { word($0) == .overriding } ? .noSuper : nil
  }

  private func kindOfSuperCall(_ obligation: Obligation?) -> ContractFact.Kind? {
    switch obligation {
    case .demanded, .advised: .mustCallSuper
    case .forbidden: .noSuper
    case .allowed, nil: nil
    }
  }
}

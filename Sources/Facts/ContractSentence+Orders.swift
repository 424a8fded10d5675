// Orders to call super, and other words that ask for it than those of duty.
extension ContractSentence {
  /// `Call super at the end when overriding this`, `override this and call super`, `call super in your implementation`: an order
  /// to whoever overrides. So is `call super`, but an override may say so of itself.
  func isOrder(_ verb: Int, super place: Int, _ bytes: Bytes) -> Bool {
    guard word(verb) == .call, (verb + 1..<place).allSatisfy({ isBetween($0, bytes) }) else { return false }
    let start = startOfClause(verb)
    if isCoordinated(verb, bytes) { return !isOfOverride }
    guard (start..<verb).allSatisfy({ word($0) == .filler || word($0) == .do }) else { return false }
    let areFillers = (verb + 1..<place).allSatisfy { word($0) == .filler }
    if areFillers, has(.overriding) || has(.override) || has(.overridden) { return true }
    guard saysWhen(behind: isMember(behind: place) ? place + 2 : place + 1, bytes) else { return false }
    return addressesOverrides(bytes) || start == 0 && !isOfOverride && !isInBody
  }

  /// `call through to super`
  private func isBetween(_ index: Int, _ bytes: Bytes) -> Bool {
    [.filler, .to].contains(word(index)) || isText(in: ["back", "through", "up"], at: index, bytes)
  }

  /// `Override this to lift more, and call super.`
  private func isCoordinated(_ verb: Int, _ bytes: Bytes) -> Bool {
    var index = verb - 1
    while word(index) == .filler || word(index) == .always { index -= 1 }
    guard word(index) == .and, word(0) == .override, !items[0].isCode else { return false }
    return !isAnother(objectOf: 0, bytes) && !(0..<index).contains { [.not, .no, .may].contains(word($0)) }
      && saysWhen(behind: endOfSuper(behind: verb), bytes)
  }

  private func endOfSuper(behind verb: Int) -> Int {
    let place = items.indices.dropFirst(verb).first { word($0) == .super } ?? verb
    return isMember(behind: place) ? place + 2 : place + 1
  }

  /// `in your implementation`, `from subclasses`
  private func addressesOverrides(_ bytes: Bytes) -> Bool {
    items.indices.contains { index in
      if word(index) == .subclass { return word(index - 1) == .in || word(index - 1) == .from || word(index - 2) == .in }
      return isText("your", at: index, bytes) && (index + 1..<index + 3).contains { word($0) == .member || word($0) == .override }
    }
  }

  /// Whether nothing follows but when or where: what it is good for (`call super to get the default`) leaves a choice.
  private func saysWhen(behind index: Int, _ bytes: Bytes) -> Bool {
    if isEnd(index) { return true }
    switch word(index) {
    case .in, .from: break
    case .before, .after:
      return isText(in: ["your", "doing", "returning", "performing", "anything", "everything"], at: index + 1, bytes)
        || word(index + 1) == .filler
    default:
      if isText(in: ["first", "last"], at: index, bytes) { return isEnd(index + 1) || saysWhen(behind: index + 1, bytes) }
      guard isText(in: ["at", "somewhere"], at: index, bytes) else { return false }
      let points: [StaticString] = ["start", "end", "beginning", "top", "bottom", "some", "in"]
      return (index + 1..<index + 3).contains { word($0) == .hook || isText(in: points, at: $0, bytes) }
    }
    var next = index + 1
    while word(next) == .filler || isText("your", at: next, bytes) { next += 1 }
    return [.member, .override, .overriding, .subclass, .this].contains(word(next)) || isText(in: ["overrides"], at: next, bytes)
  }

  /// `It is important to call super`, `subclasses are expected to call super`
  func isStressed(_ verb: Int, _ bytes: Bytes) -> Bool {
    guard word(verb) == .call else { return false }
    var index = verb - 1
    while word(index) == .always || word(index) == .filler { index -= 1 }
    let isShort = isText("it's", at: index - 2, bytes) || isText("It's", at: index - 2, bytes)
    guard word(index) == .to, isShort || word(index - 2) == .is || word(index - 3) == .is else { return false }
    if (startOfClause(verb)..<verb).contains(where: { [.not, .no, .may, .if].contains(word($0)) }) { return false }
    if isText(in: ["expected", "supposed"], at: index - 1, bytes) { return true }
    let weights: [StaticString] = ["critical", "crucial", "essential", "important", "mandatory", "obligatory", "vital"]
    return isText(in: weights, at: index - 1, bytes) && (isShort || (0..<index - 1).contains { word($0) == .this })
  }

  /// `Requires super`, `requires calling super`, `super call required`
  func isRequired(super place: Int, _ bytes: Bytes) -> Bool {
    let end = word(place + 1) == .call ? place + 2 : place + 1
    if place == 0, end == 2, items.count == 3 { return isText(in: ["mandatory", "required"], at: end, bytes) }
    var index = place - 1
    while word(index) == .filler { index -= 1 }
    let isCalling = word(index) == .calling
    if isCalling { index -= 1 }
    guard isText(in: ["requires"], at: index, bytes), isCalling || isEnd(end) else { return false }
    return !(0..<index).contains { [.not, .no, .may].contains(word($0)) }
  }

  /// `Failing to call super leaves the arm up.`
  func isBadToForget(_ verb: Int, behind place: Int, _ bytes: Bytes) -> Bool {
    guard word(verb) == .call, word(verb - 1) == .to, startOfClause(verb) == verb - 2,
      word(verb - 2) == .forget || isText(in: ["failing", "failure", "forgetting"], at: verb - 2, bytes)
    else { return false }
    let next = isMember(behind: place) ? place + 2 : place + 1
    let ills: [StaticString] = ["breaks", "causes", "crashes", "leads", "leaves", "leaks", "means", "results", "will", "would"]
    return word(next) == .may || isText(in: ills, at: next, bytes)
  }

  /// `The base implementation`, `the parent class's method`: that of super.
  mutating func settleBase(_ bytes: Bytes) {
    for place in items.indices where word(place + 1) == .member || word(place + 2) == .member {
      guard word(place) == .other, isText(in: ContractSentence.bases, at: place, bytes) else { continue }
      let isClass = isText(in: ["class", "class's"], at: place + 1, bytes)
      let next = isClass ? place + 2 : place + 1
      guard isText(in: isClass ? ["implementation", "method"] : ["implementation"], at: next, bytes) else { continue }
      replace(place, by: isClass ? .filler : .super)
      if isClass { replace(place + 1, by: .super) }
    }
  }

  /// `TODO: must call super`
  func isNote(_ bytes: Bytes) -> Bool {
    let before = bytes[..<items[0].range.lowerBound].suffix(8).filter { !ContractReader.isBlank($0) }
    return ["TODO:", "FIXME:"].contains { before.suffix($0.utf8.count).elementsEqual($0.utf8) }
  }

  private static let bases: [StaticString] = ["base", "inherited", "parent", "parent's"]

  /// `Most subclasses`, `some overrides`
  func isOfMost(_ bytes: Bytes) -> Bool {
    items.indices.contains { index in
      switch word(index + 1) {
      case .subclass, .override, .overriding, .overridden: isText(in: ["few", "many", "most", "some"], at: index, bytes)
      default: false
      }
    }
  }
}

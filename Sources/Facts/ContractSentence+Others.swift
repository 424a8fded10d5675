import Syntax

// What of a sentence is about something else than the declaration: other members, some of the subclasses.
extension ContractSentence {
  // MARK: Other members

  /// Whether what is said at the place is said of another member: `Calls layout(), which subclasses must override`.
  func isOfAnother(_ place: Int, _ bytes: Bytes) -> Bool {
    guard let name = nameOfAnother(before: place, bytes) else { return false }
    var next = name + 1
    // `the moveArm(to:) method of a subclass`
    if word(next) == .member, !items[next].beginsClause { return true }
    while next < place, word(next) == .filler { next += 1 }
    switch word(next) {
    case .that: return true
    case .must, .should, .need, .may, .is, .be, .does: return !items[next].beginsClause
    default: return false
    }
  }

  /// Whether what stands at the place comes directly behind the name of another member: `See seed() (for tests only)`.
  func isBehindAnother(_ place: Int, _ bytes: Bytes) -> Bool {
    isOfAnother(place, bytes) || nameOfAnother(before: place, bytes) == startOfClause(place) - 1
  }

  /// The last name of another member, unless the declaration itself is named behind it.
  func nameOfAnother(before place: Int, _ bytes: Bytes) -> Int? {
    for index in (0..<place).reversed() {
      if word(index) == .this || isOwnName(index, bytes) { return nil }
      if isNameOfAnother(index, bytes) { return index }
    }
    return nil
  }

  private static let values: [StaticString] = ["false", "nil", "self", "true"]

  /// Types begin with a capital, and are none.
  func isNameOfAnother(_ index: Int, _ bytes: Bytes) -> Bool {
    guard items.indices.contains(index), items[index].isCode, !isOwnName(index, bytes) else { return false }
    guard (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(bytes[items[index].range.lowerBound]) else { return false }
    switch word(index) {
    case .super, .subclass, .override, .abstract, .must, .this, .visible: return false
    default: return !(items[index].isMember && word(index - 1) == .super) && !isText(in: ContractSentence.values, at: index, bytes)
    }
  }

  /// Whether another member is what is overridden.
  func isAnother(objectOf verb: Int, _ bytes: Bytes) -> Bool {
    var index = verb + 1
    while word(index) == .filler, !isEnd(index) { index += 1 }
    return !isEnd(index) && isNameOfAnother(index, bytes)
  }

  // MARK: Conditions

  /// Whether the sentence holds only under a condition; that somebody overrides is none.
  func isConditional(_ bytes: Bytes) -> Bool {
    items.indices.contains { index in
      switch word(index) {
      case .unless: true
      // `Not all subclasses must …`
      case .not: isText(in: ["all", "each", "every"], at: index + 1, bytes)
      case .if: !isAboutOverriding(index, bytes) && !isOfMore(index, bytes) && !isGuess(index, bytes)
      case .cases: isOfSomeCases(index, bytes)
      case .in: isText(in: ["general"], at: index + 1, bytes) || index == 0 && isOfSomePlace(bytes)
      case .subclass: isSome(index, bytes)
      default: false
      }
    }
  }

  /// `except in tables`
  func hasException(_ bytes: Bytes) -> Bool { items.indices.contains { isText(in: ["except", "excepting"], at: $0, bytes) } }

  /// `You probably want load() instead.`
  private func isGuess(_ index: Int, _ bytes: Bytes) -> Bool {
    isText("probably", at: index, bytes) && isText(in: ["mean", "meant", "need", "want", "wanted"], at: index + 1, bytes)
  }

  /// `must override this and report when done`, `… to return whether there are rows`: what comes besides may be conditional. But
  /// `this and rows() if there are any` are two, and who returns nothing but under a condition may do without.
  private func isOfMore(_ condition: Int, _ bytes: Bytes) -> Bool {
    if isText(in: ["whether"], at: condition, bytes) { return true }
    guard !items[condition].beginsClause, let more = (0..<condition).last(where: { word($0) == .and }), condition > more + 1,
      word(more + 1) != .filler, word(more + 1) != .this, !items[more + 1].isCode
    else { return false }
    let gives = isText(in: ["give", "gives", "provide", "return", "returns", "supply"], at: more + 1, bytes)
    if gives, !(more..<condition).contains(where: { word($0) == .that }) { return false }
    func isAsked(_ index: Int) -> Bool {
      [.override, .overriding, .overridden, .implement, .implemented, .super].contains(word(index)) || isConditionWord(index)
    }
    return !(more..<items.count).contains { $0 != condition && isAsked($0) } && (0..<more).contains { isAsked($0) && !isConditionWord($0) }
  }

  private func isConditionWord(_ index: Int) -> Bool { word(index) == .if || word(index) == .unless }

  /// `In apps with several windows, subclasses must …`, but not `in subclasses, …`
  private func isOfSomePlace(_ bytes: Bytes) -> Bool {
    guard let end = items.indices.dropFirst().first(where: { items[$0].beginsClause }) else { return false }
    let isOfAll = (1..<end).contains { index in
      [.subclass, .this, .override, .overriding, .member, .cases, .is, .no].contains(word(index))
        || isText(in: ["addition", "contrast", "fact", "fashion", "order", "other", "particular", "short", "your"], at: index, bytes)
    }
    return !isOfAll
  }

  /// `in these cases`, `for most cases`, but not `in test cases`
  private func isOfSomeCases(_ index: Int, _ bytes: Bytes) -> Bool {
    if isText(in: ["certain", "most", "some"], at: index - 1, bytes) { return true }
    guard let start = (max(0, index - 3)..<index).last(where: { word($0) == .in }) else { return false }
    return !(start..<index).contains { ContractWord.isTesting(word($0)) }
  }

  /// Whether a trap's message asks for an override under a condition only, or as one of two ways: `if hasRows is true`,
  /// `either pass the rows or override this`.
  func leavesChoice(_ bytes: Bytes) -> Bool {
    guard has(where: { [.override, .overriding, .overridden, .implement, .implemented, .subclass, .abstract].contains($0) })
    else { return false }
    return items.indices.contains { index in
      switch word(index) {
      case .unless: true
      case .if: !isAboutOverriding(index, bytes) && !isAboutTrap(index, bytes)
      case .cases: isOfSomeCases(index, bytes)
      case .or: isText("or", at: index, bytes) && (0..<index).contains { isText(in: ["either"], at: $0, bytes) }
      default: false
      }
    }
  }

  /// `if you see this`, `when it is called`: that is so where the trap says it.
  private func isAboutTrap(_ condition: Int, _ bytes: Bytes) -> Bool {
    let clause = items.indices.dropFirst(condition + 1).prefix { !isEnd($0) || $0 == condition + 1 }
    return clause.contains { word($0) == .called || isText(in: ["executed", "here", "reached", "runs", "see"], at: $0, bytes) }
  }

  /// Whether the condition at the place is no more than that somebody overrides the declaration.
  func isAboutOverriding(_ condition: Int, _ bytes: Bytes) -> Bool {
    if takesUpOverriding(condition, bytes) { return true }
    for place in condition + 1..<condition + 5 {
      if place > condition + 1, isEnd(place) { return false }
      switch word(place) {
      case .must, .should: return false
      // `if the override shows the rows, then …`
      case .override where isText(in: ["a", "an", "the", "your"], at: place - 1, bytes): return false
      case .override, .overriding, .overridden, .implement: return !isAnother(objectOf: place, bytes)
      // `when you subclass this`
      case .subclass where isEnd(place + 1) || word(place + 1) == .this || isOwnName(place + 1, bytes): return true
      default: break
      }
    }
    return false
  }

  /// `Subclasses can override this; if they do, …`, `overrides must … when they are done`
  private func takesUpOverriding(_ condition: Int, _ bytes: Bytes) -> Bool {
    guard isText(in: ["they", "you"], at: condition + 1, bytes) else { return false }
    // Who that is the same sentence says, or the one before.
    let areNamed = condition == 0 || (0..<condition).contains { [.override, .overriding, .subclass].contains(word($0)) }
    if !areNamed { return false }
    let next = condition + 3
    if word(condition + 2) == .do { return isEnd(next) || isText(in: ["so"], at: next, bytes) && isEnd(next + 1) }
    return word(condition + 2) == .is && isText(in: ["done", "finished", "ready"], at: next, bytes) && isEnd(next + 1)
  }

  /// `Subclasses that want it must …`, `subclasses with rows …`, but not `subclasses that override this must …`
  private func isSome(_ subclass: Int, _ bytes: Bytes) -> Bool {
    let start = subclass + 1
    guard start < items.count, !items[start].beginsClause, begins(someAt: start, bytes) else { return false }
    let end = (start + 1..<items.count).first { [.must, .should, .may].contains(word($0)) } ?? items.count
    let clause = start..<end
    if clause.count < 2 { return word(start) != .that && word(start) != .overriding }
    return !clause.contains { place in
      switch word(place) {
      case .override, .overriding, .overridden, .implement, .implemented: !isAnother(objectOf: place, bytes)
      default: false
      }
    }
  }

  /// `that`, `with`, `using`: what behind subclasses says which of them are meant.
  private func begins(someAt index: Int, _ bytes: Bytes) -> Bool {
    switch word(index) {
    case .that, .overriding: return true
    case .other:
      let text = bytes[items[index].range]
      return text.reversed().starts(with: "gni".utf8) || isText(in: ["whose", "with"], at: index, bytes)
    default: return false
    }
  }

  /// `To show a badge, …`, `for custom colours, …`, `… in order to support rows`: who does not want that needs nothing. But
  /// `must override this to add its rows` is said to all.
  func isForPurpose(_ verb: Int, _ bytes: Bytes) -> Bool {
    if word(0) == .to || word(0) == .for || isText(in: ["in"], at: 0, bytes) && isText(in: ["order"], at: 1, bytes) {
      let end = items.indices.dropFirst().first { isEnd($0) || [.must, .should, .need].contains(word($0)) } ?? items.count
      let clause = 0..<end
      if end <= verb, !clause.contains(where: { [.subclass, .overriding, .overridden, .override, .be].contains(word($0)) }) { return true }
    }
    return items.indices.dropFirst(verb + 1).contains { word($0) == .to && isText(in: ContractSentence.choices, at: $0 + 1, bytes) }
  }

  /// What somebody may want of a class, or not.
  private static let choices: [StaticString] = [
    "allow", "benefit", "change", "customise", "customize", "display", "enable", "hide", "opt", "show", "support", "use",
  ]

  // MARK: Some subclasses

  /// Whether all are asked that inherit: `subclasses must …`, `you must …`, but not `table subclasses must …`.
  func isForAll(subjectOf verb: Int, _ bytes: Bytes) -> Bool {
    guard let modal = (0..<verb).last(where: { [.must, .should, .need].contains(word($0)) }) else { return true }
    var index = modal
    while index > 0, !items[index].beginsClause, !beginsSentence(index, bytes) {
      index -= 1
      switch word(index) {
      case .filler, .subclass, .is, .be, .this, .member, .always, .must, .should, .from, .not, .do, .only: break
      case .and, .or: return true
      // `a method that subclasses must override`
      case .that:
        if word(index - 1) == .other || word(index - 1) == .subclass { break }
        return index > 0 && !items[index].beginsClause && isNoun(startOfClause(index)..<index, bytes)
      default:
        if isText(in: ContractSentence.conjunctions, at: index, bytes) { return true }
        if !isText(in: ContractSentence.heirs, at: index, bytes), !isType(index, bytes) { return false }
      }
    }
    return true
  }

  /// `An abstract method`, `a factory method`, but not `calls the layout method`.
  private func isNoun(_ words: Range<Int>, _ bytes: Bytes) -> Bool {
    let others = words.count { ![.filler, .abstract, .hook, .protected, .visible, .this, .is, .member].contains(word($0)) }
    return others == 0 || others < 3 && words.count < 6 && isText(in: ["a", "an"], at: words.lowerBound, bytes)
  }

  private func beginsSentence(_ index: Int, _ bytes: Bytes) -> Bool {
    items[index].beginsLine && bytes[items[index].range.lowerBound].isUppercase
  }

  /// `subclasses of Crane`
  private func isType(_ index: Int, _ bytes: Bytes) -> Bool {
    bytes[items[index].range.lowerBound].isUppercase
      && (word(index - 1) == .from || isText(in: ["of"], at: index - 1, bytes))
  }

  private static let conjunctions: [StaticString] = ["as", "because", "but", "hence", "since", "so", "therefore", "though", "thus", "which"]

  func isWordForHeirs(_ index: Int, _ bytes: Bytes) -> Bool { isText(in: ContractSentence.heirs, at: index, bytes) }

  /// What others call subclasses and those who write them.
  private static let heirs: [StaticString] = [
    "actual", "child", "children", "class", "classes", "custom", "derive", "derived", "derives", "deriving", "descendants", "developers",
    "extend", "extending", "extends", "implementations", "implementers", "implementors", "inherit", "inherited", "inheriting", "inherits",
    "job", "of", "overriders", "real", "types",
  ]

  /// `overridden by subclasses`, but not `by tables` or `for tables`
  func isForAll(behind verb: Int, _ bytes: Bytes) -> Bool {
    guard word(verb + 1) == .by || word(verb + 1) == .for, !isEnd(verb + 1) else { return true }
    var index = verb + 2
    while !isEnd(index) {
      switch word(index) {
      case .subclass, .this: return true
      case .filler, .overriding: break
      case .other where isText(in: ContractSentence.heirs, at: index, bytes): break
      default: return false
      }
      index += 1
    }
    return true
  }

  // MARK: What is over

  /// `no longer`, `formerly`
  func isOver(_ bytes: Bytes) -> Bool {
    items.indices.contains { index in
      switch word(index) {
      case .no: isText(in: ["longer"], at: index + 1, bytes)
      case .other: isText(in: ["formerly", "previously"], at: index, bytes)
      default: false
      }
    }
  }

  /// Whether the word is one of those, which are written in lower case.
  func isText(in texts: [StaticString], at index: Int, _ bytes: Bytes) -> Bool {
    items.indices.contains(index) && texts.contains { ContractSentence.isText($0, items[index].range, bytes) }
  }

  @inline(__always)
  private static func isText(_ text: StaticString, _ range: Range<Int>, _ bytes: Bytes) -> Bool {
    if text.utf8CodeUnitCount != range.count { return false }
    for offset in 0..<range.count {
      // The offset is below the count of the static string's bytes.
      guard unsafe text.utf8Start[offset] == ContractSearch.lower(bytes[range.lowerBound + offset]) else { return false }
    }
    return true
  }
}

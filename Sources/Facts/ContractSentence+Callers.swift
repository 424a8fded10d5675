import Syntax

// Who may call, and what must be called.
extension ContractSentence {
  /// `Only subclasses may call this`, `do not call this directly`.
  func protecting(_ bytes: Bytes) -> ContractFact.Kind? {
    // Most sentences are about something else.
    guard items.contains(where: { [.subclass, .directly, .call, .called].contains($0.word) }) else { return nil }
    if isConditional(bytes) || isNote(bytes) || exceptsOthers(bytes) { return nil }
    if isForSubclassesOnly(bytes) { return .protected }
    // `This is internal and should not be called by hand` speaks to those who import the module.
    if items.indices.contains(where: { isText(in: ["internal"], at: $0, bytes) }) { return nil }
    return isNotToBeCalledDirectly(bytes) || isWrongToCallDirectly(bytes) || isNotToBeCalledOutside(bytes) ? .protected : nil
  }

  /// `Do not call this directly, except from within the store`: but who inherits is no other.
  private func exceptsOthers(_ bytes: Bytes) -> Bool {
    guard let exception = items.indices.first(where: { index in
      isText(in: ["except", "excepting"], at: index, bytes)
        || isText(in: ["other"], at: index, bytes) && isText(in: ["than"], at: index + 1, bytes)
    }) else { return false }
    return !items.indices.dropFirst(exception + 1).contains { [.subclass, .override, .overriding].contains(word($0)) || word($0) == .super }
  }

  private func isForSubclassesOnly(_ bytes: Bytes) -> Bool {
    // `Call this instead of stop(): that is for subclasses only`
    guard has(.subclass), word(0) != .that else { return false }
    if isReserved(bytes) { return true }
    guard has(.only) else { return false }
    return items.indices.contains { index in
      guard word(index) == .subclass, !isBehindAnother(index, bytes), !isDenied(index) else { return false }
      var before = index - 1
      while word(before) == .filler || word(before) == .only { before -= 1 }
      switch word(before) {
      // `must only be called by subclasses`
      case .by, .from, .in:
        if namesOthers(behind: index, isAgent: true) { return false }
        let verb = word(before - 1) == .only ? before - 2 : before - 1
        if word(verb) == .called || word(verb) == .used || word(verb - 1) == .called { return true }
        return word(before) != .by && isCallOfThis(before: before, bytes)
      // `available to subclasses only`
      case .to:
        return (word(before - 1) == .visible || isText(in: ["available"], at: before - 1, bytes))
          && !namesOthers(behind: index, isAgent: false) && isEnd(index + 2)
      // `for subclasses only`, `only for subclasses to call`
      case .for:
        if namesOthers(behind: index, isAgent: false) { return false }
        // `For subclasses, only the prefix matters.`
        let isOnly = (startOfClause(index)..<index).contains { word($0) == .only }
        return isEnd(index + 1) && isOnly || [.only, .used, .to].contains(word(index + 1)) && !items[index + 1].beginsClause
      // `only subclasses may call this`
      default: return before < 0 && word(index - 1) == .only && (index + 1..<index + 4).contains { word($0) == .call }
      }
    }
  }

  /// `Reserved for subclasses`, `subclasses only`
  private func isReserved(_ bytes: Bytes) -> Bool {
    if word(0) == .subclass { return items.last?.word == .only && items[1...].dropLast().allSatisfy { $0.word == .used } }
    return items.indices.contains { index in
      guard isText(in: ["reserved"], at: index, bytes), word(index + 1) == .for, word(index + 2) == .subclass else { return false }
      return isEnd(index + 3) && !isDenied(index) && isAboutDeclaration(subjectOf: index, bytes)
    }
  }

  /// `only call this from subclasses`, `use only in subclasses`
  private func isCallOfThis(before preposition: Int, _ bytes: Bytes) -> Bool {
    var verb = preposition - 1
    while [.this, .member, .filler, .only].contains(word(verb)) { verb -= 1 }
    guard word(verb) == .call || word(verb) == .used else { return false }
    return (startOfClause(verb)..<verb).allSatisfy { [.filler, .only, .should, .must].contains(word($0)) }
      && (startOfClause(verb)..<preposition).contains { word($0) == .only }
  }

  /// `Calling this directly is an error`, `it is an error to call this directly`
  private func isWrongToCallDirectly(_ bytes: Bytes) -> Bool {
    guard let adverb = items.firstIndex(where: { $0.word == .directly }) else { return false }
    let wrongs: [StaticString] = ["error", "forbidden", "illegal", "mistake", "prohibited", "unsupported"]
    return (max(0, adverb - 4)..<adverb).contains { verb in
      if !isAboutDeclaration(objectOf: verb, bytes) { return false }
      if word(verb) == .calling {
        guard startOfClause(verb) == verb, word(adverb + 1) == .is else { return false }
        let isDenied = word(adverb + 2) == .not
        return isDenied
          ? isText(in: ["allowed", "permitted", "supported"], at: adverb + 3, bytes)
          : (adverb + 2..<adverb + 4).contains { isText(in: wrongs, at: $0, bytes) }
      }
      return word(verb) == .call && word(verb - 1) == .to && isText(in: wrongs, at: verb - 2, bytes) && !isDenied(verb)
    }
  }

  /// `Do not call this from outside of the class.`
  private func isNotToBeCalledOutside(_ bytes: Bytes) -> Bool {
    guard has(.call) || has(.called), let outside = items.indices.first(where: { isText(in: ["outside"], at: $0, bytes) }) else {
      return false
    }
    var next = outside + 1
    while [.filler, .this, .from].contains(word(next)) || isText(in: ["of", "base"], at: next, bytes), !isEnd(next) { next += 1 }
    let isOfClass = isEnd(next) || word(next) == .subclass || isText(in: ["class", "hierarchy", "type"], at: next, bytes)
    guard isOfClass else { return false }
    return (max(0, outside - 5)..<outside).contains { verb in
      switch word(verb) {
      case .call:
        isAboutDeclaration(objectOf: verb, bytes) && obligation(before: verb, bytes) == .forbidden
          && !isToSubclasses(subjectOf: verb, bytes)
      case .called:
        word(verb - 1) == .be && isAboutDeclaration(subjectOf: verb, bytes) && obligation(before: verb, bytes) == .forbidden
      default: false
      }
    }
  }

  /// `not only for subclasses`
  func isDenied(_ index: Int) -> Bool {
    (startOfClause(index)..<index).contains { word($0) == .not || word($0) == .no }
  }

  /// `by subclasses or by the coordinator`, `for subclasses only, and for tests`, `by subclasses only in the beginning`
  private func namesOthers(behind subclass: Int, isAgent: Bool) -> Bool {
    var next = subclass + 1
    if word(next) == .only {
      next += 1
      if [.in, .before, .after].contains(word(next)) { return true }
    }
    guard word(next) == .and || word(next) == .or else { return false }
    next += 1
    while word(next) == .filler { next += 1 }
    return isAgent && next < items.count && word(next) == .other || [.by, .for, .from, .in].contains(word(next))
      || ContractWord.isTesting(word(next))
  }

  /// Whether it adds others to those whom the sentence before named: `Also called by the debug menu.`
  func addsOthers(_ bytes: Bytes) -> Bool {
    isText(in: ["also"], at: 0, bytes) && [.used, .called, .by, .for, .from, .in].contains(word(1))
      && !has(where: ContractWord.isTesting)
  }

  /// Whether it names who calls the declaration: `Called by Scheduler`, `the Scheduler calls this`.
  func namesCaller(_ bytes: Bytes) -> Bool {
    items.indices.contains { verb in
      let isPassive = word(verb) == .called || word(verb) == .used
      guard isPassive || isText(in: ["calls", "invokes"], at: verb, bytes) else { return false }
      if isDenied(verb) { return false }
      if isPassive {
        guard isAboutDeclaration(subjectOf: verb, bytes) else { return false }
        let agent = (verb + 1..<min(items.count, verb + 4)).first { word($0) == .by || word($0) == .from }
        guard var name = agent else { return false }
        repeat { name += 1 } while word(name) == .filler
        return isName(name, bytes) || word(name - 1) == .filler && word(name) == .other
      }
      return isAboutDeclaration(objectOf: verb, bytes) && (isName(verb - 1, bytes) || word(verb - 1) == .other)
    }
  }

  /// Whether it is a type or a function: in backticks, or with a capital.
  private func isName(_ index: Int, _ bytes: Bytes) -> Bool {
    items.indices.contains(index) && (items[index].isCode || bytes[items[index].range.lowerBound].isUppercase)
  }

  private func isNotToBeCalledDirectly(_ bytes: Bytes) -> Bool {
    guard let adverb = items.firstIndex(where: { $0.word == .directly }) else { return false }
    if [.in, .from, .to, .before, .after].contains(word(adverb + 1)) { return false }
    if isText(in: ["again", "more", "once", "twice"], at: adverb + 1, bytes) { return false }
    let near = max(0, adverb - 4)..<min(items.count, adverb + 2)
    return near.contains { verb in
      switch word(verb) {
      case .call:
        isAboutDeclaration(objectOf: verb, bytes) && obligation(before: verb, bytes) == .forbidden
          && !isToSubclasses(subjectOf: verb, bytes) && !isToSomebody(subjectOf: verb, bytes) && !isOfAnother(verb, bytes)
      case .called:
        (word(verb - 1) == .be || word(verb - 2) == .be) && isAboutDeclaration(subjectOf: verb, bytes)
          && obligation(before: verb, bytes) == .forbidden && !isBySubclasses(verb)
      default: false
      }
    }
  }

  /// `Subclasses should not call this directly`, `when you override this, do not call it directly`: others may.
  private func isToSubclasses(subjectOf verb: Int, _ bytes: Bytes) -> Bool {
    let isCondition = (0..<verb).contains { word($0) == .if && isAboutOverriding($0, bytes) }
    if isCondition { return true }
    let modal = (0..<verb).last { [.must, .should, .may, .do].contains(word($0)) } ?? 0
    let clause = startOfClause(modal)..<modal
    let subject = clause.prefix { word($0) != .that }
    func isAsked(_ index: Int) -> Bool {
      [.subclass, .override, .overriding].contains(word(index)) || isText(in: ContractSentence.implementers, at: index, bytes)
    }
    return subject.contains(where: isAsked) && subject.allSatisfy { word($0) == .filler || isAsked($0) || isWordForHeirs($0, bytes) }
  }

  /// `Tests should not call this directly`, `the server must not …`: others may.
  private func isToSomebody(subjectOf verb: Int, _ bytes: Bytes) -> Bool {
    guard let modal = (startOfClause(verb)..<verb).first(where: { [.must, .should, .may].contains(word($0)) }) else { return false }
    let subject = (startOfClause(verb)..<modal).filter { word($0) != .filler && word($0) != .that }
    guard subject.count == 1, let only = subject.first else { return false }
    return ContractWord.isTesting(word(only)) || word(only) == .other && !isText(in: ContractSentence.everybody, at: only, bytes)
  }

  private static let everybody: [StaticString] = [
    "app", "application", "applications", "apps", "anybody", "anyone", "caller", "callers", "client", "clients", "code", "consumer",
    "consumers", "developer", "developers", "everybody", "everyone", "nobody", "one", "programmers", "user", "users",
  ]

  private static let implementers: [StaticString] = [
    "adopters", "conformer", "conformers", "conforming", "derived", "implementation", "implementations", "implementer", "implementers",
    "implementor", "implementors",
  ]

  /// `must not be called directly by subclasses`
  private func isBySubclasses(_ verb: Int) -> Bool {
    var index = verb + 1
    while [.directly, .filler].contains(word(index)) { index += 1 }
    guard word(index) == .by || word(index) == .from else { return false }
    index += 1
    while word(index) == .filler { index += 1 }
    return word(index) == .subclass && word(index + 1) != .and && word(index + 1) != .or
  }

  /// The words that name what must be called, empty for the declaration itself; `nil` where nothing must.
  func demandedCall(_ bytes: Bytes) -> Range<Int>? {
    if has(.or) { return nil }
    for index in items.indices {
      switch word(index) {
      case .called where word(index - 1) == .be && word(index + 1) == .by && word(index - 2) == .must:
        if isConditional(but: index, bytes) || !namesHeirs(behind: index + 1, bytes) { return nil }
        return isAboutDeclaration(subjectOf: index, bytes) ? 0..<0 : nil
      case .call where obligation(before: index, bytes) == .demanded:
        if isConditional(but: index, bytes) || isForUsers(before: index, bytes) || isAroundOwnCall(bytes) || isForSomebody(index, bytes) {
          return nil
        }
        let object = index + 1
        guard object < items.count, items[object].isCode, word(object) != .super, !isOwnName(object, bytes) else { return nil }
        // `engine.halt()`: of what has that name nobody knows the type here.
        if items.indices.contains(object + 1), items[object + 1].isMember { return nil }
        return object..<object + 1
      default: break
      }
    }
    return nil
  }

  /// `by the subclass`, `by conforming types`, but not `by the view controller`, nor by `the class that owns this`
  private func namesHeirs(behind preposition: Int, _ bytes: Bytes) -> Bool {
    var next = preposition + 1
    while word(next) == .filler { next += 1 }
    if isEnd(next) { return false }
    if isOfRequirement, namesMethod(next, bytes) { return true }
    let first = next
    while !isEnd(next), word(next) == .filler || isHeir(next, bytes) { next += 1 }
    let areHeirs = (first..<next).contains { isHeir($0, bytes) && !isText(in: ContractSentence.anybody, at: $0, bytes) }
    if isEnd(next) { return areHeirs }
    // `by the class that implements this`
    guard word(next) == .that else { return areHeirs && !isPresentParticiple(next, bytes) }
    let verbs: [StaticString] = ["adopt", "adopts", "conform", "conforms"]
    return first < next && (next + 1..<next + 3).contains { isHeir($0, bytes) || isText(in: verbs, at: $0, bytes) }
  }

  /// `the subclass owning this`
  private func isPresentParticiple(_ index: Int, _ bytes: Bytes) -> Bool {
    word(index) == .other && items[index].range.count > 4 && bytes[items[index].range].reversed().starts(with: "gni".utf8)
  }

  /// Who may inherit as well as not.
  private static let anybody: [StaticString] = ["actual", "class", "classes", "custom", "developers", "job", "of", "real", "types"]

  /// `` `scrollViewDidScroll` ``, `collectionView`: of whoever conforms, for who has something of the name is not said.
  private func namesMethod(_ index: Int, _ bytes: Bytes) -> Bool {
    guard isEnd(index + 1) || word(index + 1) == .member || word(index + 1) == .and, !isOwnName(index, bytes) else { return false }
    let range = items[index].range
    guard !items[index].isMember, !bytes[range.lowerBound].isUppercase else { return false }
    return items[index].isCode || bytes[range].contains { $0.isUppercase }
  }

  private func isHeir(_ index: Int, _ bytes: Bytes) -> Bool {
    [.subclass, .override, .overriding, .implement].contains(word(index)) || isWordForHeirs(index, bytes)
      || isText(in: ContractSentence.implementers, at: index, bytes)
  }

  /// `Callers must call …`, `the system must call …`, `after this, you must call …`: it is not those who implement that are asked.
  private func isForUsers(before verb: Int, _ bytes: Bytes) -> Bool {
    let isTimed = (0..<verb).contains { index in
      word(index) == .after && word(index + 1) == .this || index == 0 && word(index) == .before
    }
    if isTimed || (0..<verb).contains(where: { isText(in: ["whoever"], at: $0, bytes) }) { return true }
    guard let modal = (0..<verb).last(where: { [.must, .should, .need].contains(word($0)) }) else { return false }
    let subject = startOfClause(modal)..<modal
    let isOther = subject.contains { word($0) == .super || word($0) == .other && !isOwnName($0, bytes) }
    return isOther && !subject.contains { isHeir($0, bytes) }
  }

  /// `You must call prepare() first`, `must call prepare() on the result`: where those who implement are not named, what has its
  /// time or its purpose besides the member's own is up to whoever uses it.
  private func isForSomebody(_ verb: Int, _ bytes: Bytes) -> Bool {
    let areNamed = items.indices.contains { isHeir($0, bytes) || $0 < verb && isText(in: ["implementation"], at: $0, bytes) }
    if areNamed { return false }
    return word(0) == .after || items.indices.dropFirst(verb + 2).contains { index in
      [.before, .after, .to].contains(word(index))
        || isText(in: ["afterward", "afterwards", "beforehand", "first", "on"], at: index, bytes)
    }
  }

  /// `before calling this method`, `after this is called`: what comes before or after a call whoever makes the call has to do.
  private func isAroundOwnCall(_ bytes: Bytes) -> Bool {
    items.indices.contains { index in
      guard word(index) == .before || word(index) == .after || isText(in: ["prior"], at: index, bytes) else { return false }
      let clause = index + 1..<(items.indices.dropFirst(index + 2).first { isEnd($0) } ?? items.count)
      guard let own = clause.first(where: { word($0) == .this || isOwnName($0, bytes) }) else { return false }
      let before = clause.lowerBound..<own
      if before.contains(where: { isUse($0, bytes) }) { return true }
      var next = own + 1
      while [.member, .filler, .is, .be].contains(word(next)), !isEnd(next) { next += 1 }
      return !isEnd(next) && (word(next) == .called || word(next) == .used)
    }
  }

  private func isUse(_ index: Int, _ bytes: Bytes) -> Bool {
    [.call, .calling, .used].contains(word(index)) || isText(in: ["access", "accessing", "reading", "setting", "using"], at: index, bytes)
  }

  /// Whether there is another condition than a time behind the verb: `exactly once`, `when done`, `when scrolling ends`.
  private func isConditional(but verb: Int, _ bytes: Bytes) -> Bool {
    guard isConditional(bytes) else { return false }
    return items.indices.contains { index in
      switch word(index) {
      case .unless: return true
      case .if:
        if index < verb { return !isAboutOverriding(index, bytes) }
        if isText("once", at: index, bytes), isEnd(index + 1) { return false }
        guard isText("when", at: index, bytes) || isText("once", at: index, bytes) else { return true }
        return !items[(index + 1)...].contains { item in
          ContractSentence.times.contains { bytes[item.range].elementsEqual($0.utf8) }
        }
      default: return false
      }
    }
  }

  /// What says when something happens, and not whether.
  private static let times = [
    "begins", "changed", "changes", "complete", "completed", "completes", "done", "end", "ended", "ends", "finish", "finished",
    "finishes", "finishing", "ready", "starts",
  ]
}

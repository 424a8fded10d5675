// What sentences are looked for: about overriding.
extension ContractSentence {
  typealias Bytes = ContiguousArray<UInt8>

  // MARK: Overriding

  /// `Subclasses must override this`, `to be overridden`, `abstract method`.
  func overriding(_ bytes: Bytes) -> ContractFact.Kind? {
    var isOverridable = false
    for index in items.indices {
      switch overriding(at: index, bytes) {
      case .overridable: isOverridable = true
      case let kind?: return kind
      case nil: break
      }
    }
    return isOverridable ? .overridable : nil
  }

  private func overriding(at index: Int, _ bytes: Bytes) -> ContractFact.Kind? {
    switch word(index) {
    case .override: items[index].isCode ? nil : isRequired(override: index, bytes) ? .required : active(index, bytes)
    case .overriding: isRequired(overriding: index, bytes) ? .required : nil
    case .implement: items[index].isCode || !hasHeirs(before: index, bytes) ? nil : active(index, bytes)
    case .overridden: passive(index, bytes)
    case .implemented: has(.subclass) ? passive(index, bytes) : nil
    // `An implementation must be provided by subclasses.`
    case .other where isText(in: ["provided"], at: index, bytes) && has(.subclass) && word(index + 1) == .by: passive(index, bytes)
    case .abstract: isAbstractMember(index, bytes) ? .required : nil
    case .hook: isHookPoint(index) ? .overridable : nil
    // `Subclasses must provide an implementation.`
    case _ where isText(in: ["implementation", "version"], at: index, bytes) && hasHeirs(before: index, bytes):
      index == items.count - 1 ? provided(before: index, bytes) : nil
    default: nil
    }
  }

  private func provided(before implementation: Int, _ bytes: Bytes) -> ContractFact.Kind? {
    var verb = implementation - 1
    while word(verb) == .filler || isText(in: ["own"], at: verb, bytes) { verb -= 1 }
    guard isText(in: ["provide"], at: verb, bytes), obligation(before: verb, bytes) == .demanded else { return nil }
    return isUnconditional(verb, bytes) && isForAll(subjectOf: verb, bytes) ? .required : nil
  }

  private func hasHeirs(before index: Int, _ bytes: Bytes) -> Bool {
    (0..<index).contains { word($0) == .subclass || isText(in: ["child", "children", "derived"], at: $0, bytes) }
  }

  /// `Required override.`, `Override required.`
  private func isRequired(override index: Int, _ bytes: Bytes) -> Bool {
    items.count == 2 && isText(in: ContractSentence.musts, at: 1 - index, bytes)
  }

  /// `Overriding this is mandatory.`
  private func isRequired(overriding index: Int, _ bytes: Bytes) -> Bool {
    guard startOfClause(index) == index, isAboutDeclaration(objectOf: index, bytes), !isConditional(bytes) else { return false }
    var verb = index + 1
    while [.filler, .this, .member].contains(word(verb)) || isOwnName(verb, bytes), !isEnd(verb) { verb += 1 }
    return word(verb) == .is && isText(in: ContractSentence.musts, at: verb + 1, bytes) && isEnd(verb + 2)
  }

  private static let musts: [StaticString] = ["compulsory", "mandatory", "obligatory", "required"]

  private func active(_ verb: Int, _ bytes: Bytes) -> ContractFact.Kind? {
    guard isAboutDeclaration(objectOf: verb, bytes) else { return nil }
    // `layout(), which subclasses must override`
    if isEnd(verb + 1), isOfAnother(verb, bytes) { return nil }
    switch obligation(before: verb, bytes) {
    case .demanded: return isUnconditional(verb, bytes) && isForAll(subjectOf: verb, bytes) ? .required : nil
    case .advised, .allowed: return .overridable
    case .forbidden: return isBan(verb, bytes) ? .doNotOverride : nil
    // `Override this to …`, `subclasses override this`.
    case nil: return verb == 0 || word(verb - 1) == .subclass ? .overridable : nil
    }
  }

  private func passive(_ verb: Int, _ bytes: Bytes) -> ContractFact.Kind? {
    guard isAboutDeclaration(subjectOf: verb, bytes) else { return nil }
    // `Has to be implemented by this class, so that subclasses can override it`.
    if word(verb + 1) == .by, word(verb + 2) == .this { return nil }
    switch obligation(before: verb, bytes) {
    case .demanded:
      return isUnconditional(verb, bytes) && isForAll(behind: verb, bytes) && word(verb - 1) == .be ? .required : nil
    case .advised, .allowed: return .overridable
    case .forbidden: return isBan(verb, bytes) && word(verb - 1) == .be ? .doNotOverride : nil
    case nil: return has(.subclass) ? .overridable : nil
    }
  }

  /// No condition, and no choice.
  private func isUnconditional(_ verb: Int, _ bytes: Bytes) -> Bool {
    !has(.or) && !isConditional(bytes) && !hasException(bytes) && !isForPurpose(verb, bytes)
  }

  /// Whoever may not override for one purpose, or not two members at once, may for others.
  private func isBan(_ verb: Int, _ bytes: Bytes) -> Bool {
    isUnconditional(verb, bytes) && !has(.if) && !isOfSome(behind: verb, bytes)
      && !items.indices.dropFirst(verb + 1).contains { word($0) == .to || isText(in: ["both"], at: $0, bytes) }
  }

  /// `in extensions`, `from Swift`, `by table subclasses`, `without a reason`: others may, or otherwise.
  private func isOfSome(behind verb: Int, _ bytes: Bytes) -> Bool {
    var index = verb + 1
    while [.this, .member, .filler, .directly].contains(word(index)) || isOwnName(index, bytes), !isEnd(index) { index += 1 }
    if isEnd(index) { return false }
    switch word(index) {
    case .in, .from, .by, .for, .without: break
    default: if !isText(in: ContractSentence.bounds, at: index, bytes) { return false }
    }
    index += 1
    while !isEnd(index), word(index) == .filler || isText("your", at: index, bytes) || isWordForHeirs(index, bytes) { index += 1 }
    return !isEnd(index) && word(index) != .subclass && !isText(in: ["circumstance", "circumstances", "code", "way"], at: index, bytes)
  }

  private static let bounds: [StaticString] = ["except", "just", "lightly", "merely", "outside", "with"]

  /// Whether what is overridden is the declaration itself: nothing is said, `this`, or its own name.
  func isAboutDeclaration(objectOf verb: Int, _ bytes: Bytes) -> Bool {
    var index = verb + 1
    while word(index) == .filler || word(index) == .directly, !isEnd(index) { index += 1 }
    if isEnd(index) || isOwnName(index, bytes) { return true }
    if items[index].isCode { return false }
    switch word(index) {
    // `this method`, but not `the method load()`.
    case .this, .member: return isEnd(index + 1) || !items[index + 1].isCode || isOwnName(index + 1, bytes)
    case .and, .to, .in, .without, .by, .from, .for, .if, .unless, .or: return true
    default: return false
    }
  }

  func isAboutDeclaration(subjectOf verb: Int, _ bytes: Bytes) -> Bool {
    var index = verb - 1
    while index >= 0, !items[index + 1].beginsClause {
      switch word(index) {
      case .must, .should, .need, .may, .do, .not, .to, .be, .is, .meant, .filler, .only, .always: index -= 1
      case .this, .member, .and, .subclass, .hook: return true
      default: return isOwnName(index, bytes)
      }
    }
    return true
  }

  /// `Abstract method …`, `this is an abstract function`; or nothing but `abstract`. What does nothing may stay as it is.
  private func isAbstractMember(_ index: Int, _ bytes: Bytes) -> Bool {
    let isFirst = items[startOfClause(index)..<index].allSatisfy { [.this, .is, .filler].contains($0.word) }
    if !isFirst || isConditional(bytes) || isBehindAnother(index, bytes) || items.indices.contains(where: { isNoOp($0, bytes) }) {
      return false
    }
    let end = items[index].range.upperBound
    // `- abstract: …` is about a parameter.
    let isAlone = items.count == 1 && (end >= bytes.count || bytes[end] != UInt8(ascii: ":"))
    return isAlone || word(index + 1) == .member
  }

  /// `A no-op is fine`, `doing nothing is fine`, `does nothing in release builds`, `no-op by default`.
  func allowsNoOp(_ bytes: Bytes) -> Bool {
    if prefersAssertion(bytes) { return true }
    let doesNothing = items.indices.contains { isNoOp($0, bytes) }
    guard doesNothing || items.indices.contains(where: { isOfRelease($0, bytes) }) else { return false }
    if has(.not) { return false }
    return items.indices.contains { index in
      isText(in: ContractSentence.graces, at: index, bytes) || doesNothing && (isOfRelease(index, bytes) || isDefault(index, bytes))
    }
  }

  /// `We only assert, so that production does not crash`, `asserts instead of crashing`.
  private func prefersAssertion(_ bytes: Bytes) -> Bool {
    let asserts = items.contains { item in
      item.range.count > 5 && bytes[item.range.lowerBound] | 0x20 == UInt8(ascii: "a")
        && bytes[item.range].lazy.map(ContractSearch.lower).starts(with: "assert".utf8)
    }
    guard asserts else { return false }
    let isOnly = items.indices.contains { word($0) == .only || isText(in: ["just", "merely"], at: $0, bytes) }
    if isOnly, items.indices.contains(where: { isText(in: ["debug", "production", "release"], at: $0, bytes) }) { return true }
    return items.indices.contains { crash in
      guard isText(in: ["crash", "crashed", "crashes", "crashing", "fatalerror"], at: crash, bytes) else { return false }
      let before = 0..<crash
      if before.contains(where: { isText(in: ["avoid", "instead", "rather"], at: $0, bytes) }) { return true }
      return isOnly && before.suffix(3).contains { [.not, .no, .without].contains(word($0)) }
    }
  }

  /// `by default`, `the default implementation`: but not where all the same somebody has to do something.
  private func isDefault(_ index: Int, _ bytes: Bytes) -> Bool {
    isText(in: ["default"], at: index, bytes) && !has(.must) && !has(.need)
  }

  /// What says that something may be so.
  private static let graces: [StaticString] = [
    "allowed", "deliberate", "deliberately", "fine", "harmless", "ignored", "intentionally", "ok", "okay", "purpose", "tolerated",
  ]

  private func isNoOp(_ index: Int, _ bytes: Bytes) -> Bool {
    if word(index) == .no { return isText("op", at: index + 1, bytes) }
    return isText("nothing", at: index, bytes) && ([.do, .does].contains(word(index - 1)) || isText(in: ["doing"], at: index - 1, bytes))
      || isText("noop", at: index, bytes)
  }

  /// `in release builds`, `in production`
  private func isOfRelease(_ index: Int, _ bytes: Bytes) -> Bool {
    word(index) == .in && isText(in: ["production", "release"], at: index + 1, bytes)
  }

  func isText(_ text: String, at index: Int, _ bytes: Bytes) -> Bool {
    items.indices.contains(index) && bytes[items[index].range].elementsEqual(text.utf8)
  }

  func startOfClause(_ index: Int) -> Int { (0...index).last { items[$0].beginsClause } ?? 0 }

  /// `Override point`, `hook for subclasses`.
  private func isHookPoint(_ index: Int) -> Bool { word(index - 1) == .override || has(.subclass) }
}

// What sentences are looked for: about overriding, about super, about who may call, about tests.
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
    case .override: items[index].isCode ? nil : active(index, bytes)
    case .implement: items[index].isCode || !hasSubclass(before: index) ? nil : active(index, bytes)
    case .overridden: passive(index, bytes)
    case .implemented: has(.subclass) ? passive(index, bytes) : nil
    case .abstract: isAbstractMember(index, bytes) ? .required : nil
    case .hook: isHookPoint(index) ? .overridable : nil
    default: nil
    }
  }

  private func hasSubclass(before index: Int) -> Bool { items[..<index].contains { $0.word == .subclass } }

  private func active(_ verb: Int, _ bytes: Bytes) -> ContractFact.Kind? {
    guard isAboutDeclaration(objectOf: verb, bytes) else { return nil }
    switch obligation(before: verb) {
    case .demanded: return isUnconditional ? .required : nil
    case .advised, .allowed: return .overridable
    case .forbidden: return isUnconditional ? .doNotOverride : nil
    // `Override this to …`, `subclasses override this`.
    case nil: return verb == 0 || word(verb - 1) == .subclass ? .overridable : nil
    }
  }

  private func passive(_ verb: Int, _ bytes: Bytes) -> ContractFact.Kind? {
    guard isAboutDeclaration(subjectOf: verb, bytes) else { return nil }
    // `Has to be implemented by this class, so that subclasses can override it`.
    if word(verb + 1) == .by, word(verb + 2) == .this { return nil }
    switch obligation(before: verb) {
    case .demanded: return isUnconditional && word(verb - 1) == .be ? .required : nil
    case .advised, .allowed: return .overridable
    case .forbidden: return isUnconditional && word(verb - 1) == .be ? .doNotOverride : nil
    case nil: return has(.subclass) ? .overridable : nil
    }
  }

  /// No condition, and no choice.
  private var isUnconditional: Bool { !isConditional && !has(.or) }

  /// Whether what is overridden is the declaration itself: nothing is said, `this`, or its own name.
  private func isAboutDeclaration(objectOf verb: Int, _ bytes: Bytes) -> Bool {
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

  private func isAboutDeclaration(subjectOf verb: Int, _ bytes: Bytes) -> Bool {
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

  /// `Abstract method …`, `this is an abstract function`; or nothing but `abstract`.
  private func isAbstractMember(_ index: Int, _ bytes: Bytes) -> Bool {
    let isFirst = items[startOfClause(index)..<index].allSatisfy { [.this, .is, .filler].contains($0.word) }
    if !isFirst || isConditional { return false }
    let end = items[index].range.upperBound
    // `- abstract: …` is about a parameter.
    let isAlone = items.count == 1 && (end >= bytes.count || bytes[end] != UInt8(ascii: ":"))
    return isAlone || word(index + 1) == .member
  }

  /// `A no-op is fine.` `Doing nothing is fine.`
  func allowsNoOp(_ bytes: Bytes) -> Bool {
    items.indices.dropLast().contains { index in
      if bytes[items[index].range].elementsEqual("nothing".utf8) {
        return word(index + 1) == .is && ["fine", "ok", "okay", "allowed"].contains { isText($0, at: index + 2, bytes) }
      }
      return isNoOpAllowed(index, bytes)
    }
  }

  private func isText(_ text: String, at index: Int, _ bytes: Bytes) -> Bool {
    items.indices.contains(index) && bytes[items[index].range].elementsEqual(text.utf8)
  }

  private func isNoOpAllowed(_ index: Int, _ bytes: Bytes) -> Bool {
    word(index) == .no && isText("op", at: index + 1, bytes) && word(index + 2) == .is && word(index + 3) != .not
  }

  private func startOfClause(_ index: Int) -> Int { (0...index).last { items[$0].beginsClause } ?? 0 }

  /// `Override point`, `hook for subclasses`.
  private func isHookPoint(_ index: Int) -> Bool { word(index - 1) == .override || has(.subclass) }

  // MARK: Super

  private static let farthestSuper = 6

  func callingSuper(_ bytes: Bytes) -> ContractFact.Kind? {
    if isConditional { return nil }
    for index in items.indices where word(index) == .super {
      if items.indices.contains(index + 1), items[index + 1].isMember, !isOwnName(index + 1, bytes) { continue }
      if namesAnother(before: index, bytes) { continue }
      let near = max(0, index - ContractSentence.farthestSuper)..<index
      if let verb = near.last(where: { word($0) == .call || word($0) == .calling }) {
        if let kind = callingSuper(verb: verb) { return kind }
        if isOrder(verb), (verb + 1..<index).allSatisfy({ word($0) == .filler }) { return .mustCallSuper }
      }
      let behind = index + 1..<min(items.count, index + 1 + ContractSentence.farthestSuper)
      if let verb = behind.first(where: { word($0) == .called }), word(verb - 1) == .be {
        if let kind = kindOfSuperCall(obligation(before: verb)) { return kind }
      }
    }
    return nil
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

  /// `Call super at the end when overriding this`: an order to whoever overrides.
  private func isOrder(_ verb: Int) -> Bool {
    word(verb) == .call && (startOfClause(verb)..<verb).allSatisfy { word($0) == .filler }
      && (has(.overriding) || has(.override) || has(.overridden))
  }

  /// `The moveArm(to:) method should call super`: whose method that is, is not said.
  private func namesAnother(before index: Int, _ bytes: Bytes) -> Bool {
    (0..<index).contains { noun in
      guard word(noun) == .member else { return false }
      let name = items[..<noun].lastIndex { $0.isCode }
      guard let name, !isOwnName(name, bytes), (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(bytes[items[name].range.lowerBound])
      else { return false }
      // Nothing but the name's labels stands between the two.
      return bytes[items[name].range.upperBound..<items[noun].range.lowerBound].dropLast().allSatisfy { !ContractReader.isBlank($0) }
    }
  }

  private func callingSuper(verb: Int) -> ContractFact.Kind? {
    if word(verb) == .call { return kindOfSuperCall(obligation(before: verb)) }
    switch word(verb - 1) {
    case .before: return .mustCallSuper
    case .without:
      // "If you override without calling super, …", "may be overridden without calling super".
      if (0..<verb).contains(where: { word($0) == .if || word($0) == .may }) { return nil }
      // "Do not override without calling super."
      return (0..<verb).contains { word($0) == .not } ? .mustCallSuper : .noSuper
    default: return nil
    }
  }

  private func kindOfSuperCall(_ obligation: Obligation?) -> ContractFact.Kind? {
    switch obligation {
    case .demanded, .advised: .mustCallSuper
    case .forbidden: .noSuper
    case .allowed, nil: nil
    }
  }

  // MARK: Callers

  /// `Only subclasses may call this`, `do not call this directly`.
  func protecting(_ bytes: Bytes) -> ContractFact.Kind? {
    if isConditional { return nil }
    return isForSubclassesOnly || isNotToBeCalledDirectly(bytes) ? .protected : nil
  }

  private var isForSubclassesOnly: Bool {
    guard has(.only), has(.subclass) else { return false }
    return items.indices.contains { index in
      guard word(index) == .subclass else { return false }
      var before = index - 1
      while word(before) == .filler || word(before) == .only { before -= 1 }
      switch word(before) {
      // `must only be called by subclasses`
      case .by, .from, .in: return word(before - 1) == .called || word(before - 1) == .used || word(before - 2) == .called
      // `for subclasses only`, `only for subclasses to call`
      case .for: return isEnd(index + 1) || [.only, .used, .to].contains(word(index + 1))
      // `only subclasses may call this`
      default: return before < 0 && word(index - 1) == .only && (index + 1..<index + 4).contains { word($0) == .call }
      }
    }
  }

  private func isNotToBeCalledDirectly(_ bytes: Bytes) -> Bool {
    guard let adverb = items.firstIndex(where: { $0.word == .directly }) else { return false }
    if [.in, .from, .to, .before, .after].contains(word(adverb + 1)) { return false }
    let near = max(0, adverb - 4)..<min(items.count, adverb + 2)
    return near.contains { verb in
      switch word(verb) {
      case .call: isAboutDeclaration(objectOf: verb, bytes) && obligation(before: verb) == .forbidden
      case .called:
        (word(verb - 1) == .be || word(verb - 2) == .be) && isAboutDeclaration(subjectOf: verb, bytes)
          && obligation(before: verb) == .forbidden
      default: false
      }
    }
  }

  /// The words that name what must be called, empty for the declaration itself; `nil` where nothing must.
  func demandedCall(_ bytes: Bytes) -> Range<Int>? {
    if has(.or) { return nil }
    for index in items.indices {
      switch word(index) {
      case .called where word(index - 1) == .be && word(index + 1) == .by && word(index - 2) == .must:
        return !isConditional(but: index, bytes) && isAboutDeclaration(subjectOf: index, bytes) ? 0..<0 : nil
      case .call where obligation(before: index) == .demanded:
        if isConditional(but: index, bytes) || isForUsers(before: index, bytes) { return nil }
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

  /// `Callers must call …`: it is not those who implement that are asked.
  private func isForUsers(before verb: Int, _ bytes: Bytes) -> Bool {
    (0..<verb).contains { index in
      ["caller", "callers", "client", "clients", "consumer", "consumers", "user", "users"].contains { user in
        bytes[items[index].range].lazy.map(ContractSearch.lower).elementsEqual(user.utf8)
      }
    }
  }

  /// Whether there is another condition than a time behind the verb: `exactly once`, `when done`, `when scrolling ends`.
  private func isConditional(but verb: Int, _ bytes: Bytes) -> Bool {
    guard isConditional else { return false }
    return items.indices.contains { index in
      switch word(index) {
      case .unless: return true
      case .if:
        if index < verb { return !isAboutOverriding(index) }
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

  // MARK: Tests

  func testing(_ bytes: Bytes) -> ContractFact.Kind? {
    // Of what is half for tests, all may use the other half.
    if items.indices.contains(where: { isText("setter", at: $0, bytes) }) { return nil }
    for index in items.indices {
      if word(index) == .visible, isExposed(index, bytes), !isTold(index) { return .exposedForTests }
      if word(index) == .testable, isTestable(index, bytes) { return .exposedForTests }
    }
    guard has(.only), !items.indices.contains(where: { word($0) == .only && word($0 - 1) == .not }) else { return nil }
    for index in items.indices where ContractWord.isTesting(word(index)) && isForTestsOnly(index, bytes) { return .testsOnly }
    return nil
  }

  /// `internal for testing`, `visible to the tests`.
  private func isExposed(_ index: Int, _ bytes: Bytes) -> Bool {
    var next = index + 1
    guard [.for, .to, .only].contains(word(next)) else { return false }
    while [.for, .to, .only, .filler, .we].contains(word(next)) || isUnit(next, bytes) { next += 1 }
    return ContractWord.isTesting(word(next)) && isAlone(next)
  }

  /// `counts when it is visible to tests`, `has an option, if it is empty, for tests only`: nothing is said of the
  /// declaration itself.
  private func isTold(_ index: Int) -> Bool { items.indices.prefix(index).contains { word($0) == .if || word($0) == .unless } }

  /// `unit tests`, `UI tests`: one word before the tests. But what enables tests, or eases them, is there for others, too.
  private func isUnit(_ index: Int, _ bytes: Bytes) -> Bool {
    items.indices.contains(index) && word(index) == .other && ContractWord.isTesting(word(index + 1))
      && word(index + 1) != .testability && !bytes[items[index].range].reversed().starts(with: "gni".utf8)
  }

  /// Whether nobody else is named: `for tests and previews` allows more.
  private func isAlone(_ index: Int) -> Bool { word(index + 1) != .and && word(index + 1) != .or }

  /// `@testable internal`
  private func isTestable(_ index: Int, _ bytes: Bytes) -> Bool {
    let start = items[index].range.lowerBound
    return start > 0 && bytes[start - 1] == UInt8(ascii: "@") && (items.count == 1 || word(index + 1) == .visible)
  }

  private func isForTestsOnly(_ index: Int, _ bytes: Bytes) -> Bool {
    // Swift Testing is a library.
    guard isAlone(index), !isTold(index), !isText("Swift", at: index - 1, bytes) else { return false }
    var before = index - 1
    while word(before) == .filler || isUnit(before, bytes) { before -= 1 }
    let purpose = isPurpose(index + 1, bytes) ? index + 2 : index + 1
    switch word(before) {
    case .for where word(before - 1) == .only: return true
    // `for testing purposes only`
    case .for: return word(purpose) == .only && isAlone(purpose) && isIntent(before, bytes)
    case .by, .in, .from:
      // `used only by tests`
      let verb = word(before - 1) == .only ? before - 2 : before - 1
      guard [.used, .called, .meant].contains(word(verb)), isAboutTests(index, bytes) else { return false }
      return verb < before - 1 || word(before - 2) == .only || word(purpose) == .only || word(before - 3) == .only
    default:
      // `Testing only`, `test-only`.
      guard word(index + 1) == .only, before < startOfClause(index) else { return false }
      if isEnd(index + 2) { return true }
      // `test-only seam`, but not `(test-only paths)`, which are something else.
      let range = items[index].range
      return bytes[range.upperBound] == UInt8(ascii: "-") && !(range.lowerBound > 0 && bytes[range.lowerBound - 1] == UInt8(ascii: "("))
    }
  }

  /// Not `test instances`, which are something of the program's own.
  private func isAboutTests(_ index: Int, _ bytes: Bytes) -> Bool {
    guard word(index) == .test, !isEnd(index + 1), [.other, .that].contains(word(index + 1)) else { return true }
    let range = items[index + 1].range
    return ["bundle", "build", "case", "class", "code", "double", "env", "file", "fixture", "func", "harness", "helper", "method", "mode",
      "module", "purpose", "runner", "suite", "support", "target", "util"].contains { bytes[range].starts(with: $0.utf8) }
  }

  /// Whether it is the declaration that is for something, not a word before.
  private func isIntent(_ preposition: Int, _ bytes: Bytes) -> Bool {
    if preposition == startOfClause(preposition) { return true }
    if word(preposition - 1) == .is { return isAboutDeclaration(subjectOf: preposition - 1, bytes) }
    return [.used, .called, .meant, .visible, .implemented, .this].contains(word(preposition - 1))
  }

  private func isPurpose(_ index: Int, _ bytes: Bytes) -> Bool {
    items.indices.contains(index) && bytes[items[index].range].starts(with: "purpose".utf8)
  }

  // MARK: Headings

  /// Whether a heading says that what follows is for subclasses.
  var headsProtected: Bool {
    if has(.subclass) || has(.overriding) {
      if has(.hook) { return true }
      return word(0) == .for && word(1) == .subclass
        || items.indices.contains { word($0) == .to && word($0 + 1) == .override }
    }
    return word(0) == .protected && items.dropFirst().allSatisfy { [.member, .members, .hook].contains($0.word) }
  }
}

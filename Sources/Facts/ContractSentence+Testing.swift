import Syntax

// What is there for tests, and what headings say.
extension ContractSentence {
  func testing(_ bytes: Bytes) -> ContractFact.Kind? {
    // Of what is half for tests, all may use the other half; of what was so for a time, all may now.
    if items.indices.contains(where: { isText(in: ["setter", "until"], at: $0, bytes) || isOtherUser($0, bytes) }) { return nil }
    for index in items.indices {
      if word(index) == .visible, isExposed(index, bytes), !isTold(index), !isBehindAnother(index, bytes) { return .exposedForTests }
      if isNotHidden(index, bytes) { return .exposedForTests }
      if word(index) == .testable, isTestable(index, bytes) { return .exposedForTests }
      if ContractWord.isTesting(word(index)), isForbiddenOutside(index, bytes) { return .testsOnly }
    }
    guard has(.only) || items.indices.contains(where: { isText(in: ["just"], at: $0, bytes) }),
      !items.indices.contains(where: { word($0) == .only && word($0 - 1) == .not })
    else { return nil }
    for index in items.indices where ContractWord.isTesting(word(index)) && isForTestsOnly(index, bytes) {
      // `Internal and not private only for tests`: its own type goes on using it.
      let speaksOfAccess = items.indices.contains { word($0) == .visible || isText(in: ["private", "fileprivate"], at: $0, bytes) }
      return isBehindAnother(index, bytes) ? nil : speaksOfAccess ? .exposedForTests : .testsOnly
    }
    return nil
  }

  /// `Only tests change it, production uses the default.`
  private func isOtherUser(_ index: Int, _ bytes: Bytes) -> Bool {
    isText(in: ["app", "application", "production"], at: index, bytes)
      && isText(in: ["gets", "has", "keeps", "reads", "takes", "uses"], at: index + 1, bytes)
  }

  /// `internal for testing`, `visible to the tests`, `internal access is for tests`, `internal so that tests can call it`.
  private func isExposed(_ index: Int, _ bytes: Bytes) -> Bool {
    var start = index + 1
    if isText(in: ["access", "internally", "scope", "visibility"], at: start, bytes) { start += 1 }
    if isText(in: ["control", "level", "modifier"], at: start, bytes) { start += 1 }
    if start > index + 1, word(start) == .is { start += 1 }
    var next = start
    while [.for, .to, .only, .filler, .we].contains(word(next)) || isUnit(next, bytes) { next += 1 }
    // `The clock and the calendar have values. They are exposed for testing.`
    if isText(in: ["they", "these", "those"], at: word(index - 1) == .is ? index - 2 : index - 1, bytes) { return false }
    let isFor = [.for, .to, .only].contains(word(start))
    return isFor && ContractWord.isTesting(word(next)) && isAboutTests(next, bytes) && isAlone(next, bytes) || isReason(start, bytes)
  }

  /// `Not private for testing`, `made non-private for tests`, `this is not private only because tests use it`.
  private func isNotHidden(_ index: Int, _ bytes: Bytes) -> Bool {
    guard word(index) == .not || isText(in: ["non"], at: index, bytes),
      isText(in: ["private", "fileprivate"], at: index + 1, bytes)
    else { return false }
    var start = index
    while start > startOfClause(index), word(start - 1) == .only || isText(in: ContractSentence.makers, at: start - 1, bytes) { start -= 1 }
    return isSaidOfDeclaration(from: start, bytes) && isReason(index + 2, bytes)
  }

  /// What somebody has done to a declaration that is as it is.
  private static let makers: [StaticString] = ["declared", "deliberately", "intentionally", "kept", "left", "made", "marked"]

  /// `so that tests can call it`, `because of the tests`, `instead of private, to be testable`: if that is all, and nobody else
  /// has a reason. Without a word that gives one it is about something else: `of the internal server, tests can change it`.
  private func isReason(_ index: Int, _ bytes: Bytes) -> Bool {
    var next = index
    while !isTested(next, bytes), isLink(next, bytes) || isUnit(next, bytes) { next += 1 }
    return (index..<next).contains { isGiven($0, bytes) } && isTested(next, bytes) && isAlone(next, bytes)
      && !items[next...].contains { [.and, .or, .not].contains($0.word) }
  }

  /// Whether a word says that what follows is a reason.
  private func isGiven(_ index: Int, _ bytes: Bytes) -> Bool {
    if word(index) == .to { return word(index + 1) == .be || isText(in: ContractSentence.aids, at: index + 1, bytes) }
    return word(index) == .for || isText(in: ["as", "because", "due", "since", "so"], at: index, bytes)
  }

  /// What stands between a reason's words and the tests.
  private func isLink(_ index: Int, _ bytes: Bytes) -> Bool {
    switch word(index) {
    case .to, .only, .filler, .we, .that, .this, .be, .may, .for, .in, .by, .from, .used, .called: true
    // What was so is no reason.
    case .is: !isText(in: ["was", "were"], at: index, bytes)
    case .not: isText(in: ["private", "fileprivate"], at: index + 1, bytes)
    default:
      isGiven(index, bytes) || isText(in: ContractSentence.aids, at: index, bytes) || isText(in: ContractSentence.links, at: index, bytes)
    }
  }

  /// What something does to tests that is there for them.
  private static let aids: [StaticString] = ["allow", "ease", "enable", "facilitate", "help", "improve", "make", "simplify", "support"]

  private static let links: [StaticString] = ["fileprivate", "instead", "of", "private", "rather", "than", "ui", "unit"]

  /// `tests`, `we can test it`, `can be tested`, `is testable`, `@testable`
  private func isTested(_ index: Int, _ bytes: Bytes) -> Bool {
    if word(index) == .testable {
      return isAttribute(index, bytes) || [.be, .this].contains(word(index - 1)) || isText(in: ["tested"], at: index, bytes)
    }
    return ContractWord.isTesting(word(index)) && (word(index - 1) == .may || isAboutTests(index, bytes))
  }

  /// `Do not use this outside of tests`, `must not be called except in unit tests`, `not for use other than in tests`.
  private func isForbiddenOutside(_ index: Int, _ bytes: Bytes) -> Bool {
    func isBound(_ place: Int) -> Bool {
      isText(in: ["except", "outside"], at: place, bytes)
        || isText(in: ["than"], at: place, bytes) && isText(in: ["other"], at: place - 1, bytes)
    }
    func isPassed(_ place: Int) -> Bool {
      [.filler, .in, .from, .by].contains(word(place)) || isUnit(place, bytes) || isText(in: ["of"], at: place, bytes)
    }
    var before = index - 1
    while !isBound(before), isPassed(before) { before -= 1 }
    guard isBound(before), isAlone(index, bytes), !isTold(index) else { return false }
    if isText(in: ["than"], at: before, bytes) { before -= 1 }
    let start = startOfClause(before)
    guard let verb = (start..<before).last(where: { [.used, .call, .called].contains(word($0)) }) else { return false }
    // `not for use`, `not intended for use`
    let subject = word(verb - 1) == .for ? verb - 1 : verb
    return items[start..<verb].contains { $0.word == .not } && isAboutDeclaration(subjectOf: subject, bytes)
      && items[(verb + 1)..<before].allSatisfy { [.this, .member, .filler].contains($0.word) }
  }

  /// `counts when it is visible to tests`, `has an option, if it is empty, for tests only`: nothing is said of the
  /// declaration itself.
  private func isTold(_ index: Int) -> Bool { items.indices.prefix(index).contains { word($0) == .if || word($0) == .unless } }

  /// `unit tests`, `UI tests`: one word before the tests. But what enables tests, or eases them, is there for others, too.
  private func isUnit(_ index: Int, _ bytes: Bytes) -> Bool {
    items.indices.contains(index) && word(index) == .other && ContractWord.isTesting(word(index + 1))
      && word(index + 1) != .testability && !bytes[items[index].range].reversed().starts(with: "gni".utf8)
      && !isText(in: ContractSentence.otherTests, at: index, bytes)
      && (!isGerund(index + 1, bytes) || isText(in: ContractSentence.kindsOfTesting, at: index, bytes))
  }

  /// `testing`, and not the tests.
  private func isGerund(_ index: Int, _ bytes: Bytes) -> Bool { items.indices.contains(index) && isText(in: ["testing"], at: index, bytes) }

  /// What comes before `testing` where that is about the code: hardware, blood and connections are tested otherwise.
  private static let kindsOfTesting: [StaticString] = [
    "acceptance", "automated", "benchmark", "code", "component", "debug", "dev", "development", "end", "fuzz", "functional", "integration",
    "internal", "local", "mock", "module", "own", "performance", "preview", "regression", "screenshot", "snapshot", "some",
    "the", "ui", "unit", "xcode", "xctest",
  ]

  /// `hit testing`, `A/B tests`: of something else than the code.
  private static let otherTests: [StaticString] = ["alpha", "b", "beta", "collision", "hit", "load", "speed", "usability", "user"]

  /// Whether nobody else is named: `for tests and previews` allows more, `for tests and not for previews` does not.
  private func isAlone(_ index: Int, _ bytes: Bytes) -> Bool {
    if word(index + 1) == .and, forbids(at: index + 2) { return true }
    if word(index + 1) == .and || word(index + 1) == .or { return false }
    // `for testability of clients, and used by the app`, `for tests of the parser and for plug-ins`
    let isShared = items.indices.dropFirst(index + 2).contains { place in
      word(place) == .and && [.used, .called, .for].contains(word(place + 1))
        && !(place..<items.count).contains { ContractWord.isTesting(word($0)) }
    }
    if isShared { return false }
    return !(isText("as", at: index + 1, bytes) && isText("well", at: index + 2, bytes))
  }

  /// `must not`, `never`, `not`
  private func forbids(at index: Int) -> Bool {
    word(index) == .not || [.must, .should, .may, .do, .is].contains(word(index)) && word(index + 1) == .not
  }

  /// Whether nothing follows but a ban: `for testing only, not for production`.
  private func isLast(_ index: Int) -> Bool {
    if index == items.count - 1 { return true }
    return forbids(at: items[index + 1].word == .and ? index + 2 : index + 1)
  }

  /// `@testable internal`, `VisibleForTesting`
  private func isTestable(_ index: Int, _ bytes: Bytes) -> Bool {
    if items.count == 1, !isText(in: ["testable", "tested"], at: index, bytes) { return true }
    return isAttribute(index, bytes) && (items.count == 1 || word(index + 1) == .visible)
  }

  private func isAttribute(_ index: Int, _ bytes: Bytes) -> Bool {
    let start = items[index].range.lowerBound
    return start > 0 && bytes[start - 1] == UInt8(ascii: "@")
  }

  private func isForTestsOnly(_ index: Int, _ bytes: Bytes) -> Bool {
    // Swift Testing is a library.
    guard isAlone(index, bytes), !isTold(index), !isText("Swift", at: index - 1, bytes) else { return false }
    // `only for testing whether two circles meet`
    if isGerund(index, bytes), word(index + 1) == .if || isText(in: ["whether"], at: index + 1, bytes) { return false }
    var before = index - 1
    while word(before) == .filler || isUnit(before, bytes) { before -= 1 }
    let purpose = isPurpose(index + 1, bytes) ? index + 2 : index + 1
    switch word(before) {
    case .for where word(before - 1) == .only: return true
    case .for where isText(in: ["just"], at: before - 1, bytes):
      return isSaidOfDeclaration(from: before - 1, bytes) && purpose == items.count
    // `should only be used for testing`
    case .for where word(before - 2) == .be && word(before - 3) == .only:
      let modal = before - 4
      guard [.used, .called, .meant].contains(word(before - 1)), [.must, .should, .may].contains(word(modal)),
        purpose == items.count
      else { return false }
      return modal == startOfClause(before) || isAboutDeclaration(subjectOf: modal, bytes)
    // `only used for testing`, `only to be used for testing`, `this is only here for testing`
    case .for where only(before: before - 1) != nil && ([.used, .called, .meant].contains(word(before - 1)) || exists(before - 1, bytes)):
      return only(before: before - 1).map { isSaidOfDeclaration(from: $0, bytes) } == true && purpose == items.count
    // `for testing purposes only`
    case .for:
      guard word(purpose) == .only, isAlone(purpose, bytes), !isDenied(before) else { return false }
      if word(purpose + 1) == .filler, !isEnd(purpose + 1) { return false }
      return isIntent(before, bytes) || isLast(purpose) && (exists(before - 1, bytes) || describes(0..<before, bytes))
    case .by, .in, .from:
      // `used only by tests`, `only to be used in tests`, `call this only from tests`
      let isOnly = word(before - 1) == .only
      var verb = isOnly ? before - 2 : before - 1
      while [.this, .member, .filler].contains(word(verb)) { verb -= 1 }
      guard [.used, .call, .called, .meant].contains(word(verb)) || exists(verb, bytes), isAboutTests(index, bytes) else { return false }
      // `Must not be used in tests, only in the app`; what only tests set others may read.
      let isDenied = items[startOfClause(verb)..<verb].contains { $0.word == .not || $0.word == .no }
      if isDenied || isText(in: ["set", "modified"], at: verb, bytes) { return false }
      return isOnly || only(before: verb) != nil || word(purpose) == .only || word(before - 3) == .only
    default:
      // `Testing only`, `test-only`, `test purposes only`.
      guard word(purpose) == .only, before < startOfClause(index) else { return false }
      if isEnd(purpose + 1) { return true }
      if purpose > index + 1 { return false }
      // `test-only seam`, but not `(test-only paths)`, which are something else.
      let range = items[index].range
      return bytes[range.upperBound] == UInt8(ascii: "-") && !(range.lowerBound > 0 && bytes[range.lowerBound - 1] == UInt8(ascii: "("))
    }
  }

  /// Not `test instances`, which are something of the program's own.
  private func isAboutTests(_ index: Int, _ bytes: Bytes) -> Bool {
    guard word(index) == .test, !isEnd(index + 1), [.other, .that].contains(word(index + 1)) else { return true }
    let range = items[index + 1].range
    return ["access", "bundle", "build", "case", "class", "code", "double", "env", "file", "fixture", "func", "harness", "helper", "method",
      "mode", "module", "purpose", "reason", "runner", "suite", "support", "target", "usage", "util"].contains {
        bytes[range].starts(with: $0.utf8)
      }
  }

  /// Whether it is the declaration that is for something, not a word before.
  private func isIntent(_ preposition: Int, _ bytes: Bytes) -> Bool {
    if isSaidOfDeclaration(from: preposition, bytes) { return true }
    return [.used, .called, .meant, .visible, .implemented, .this].contains(word(preposition - 1))
  }

  /// `This method exists`, `is available`; but what is so under a condition is so for others, too.
  private func exists(_ verb: Int, _ bytes: Bytes) -> Bool {
    isText(in: ContractSentence.states, at: verb, bytes) && isAboutDeclaration(subjectOf: verb, bytes)
  }

  private static let states: [StaticString] = [
    "added", "available", "exists", "here", "necessary", "needed", "provided", "required", "there",
  ]

  /// The word in front of a verb, `only to be used`, that makes it the only thing that may be done.
  private func only(before verb: Int) -> Int? {
    var index = verb - 1
    while index >= 0, [.to, .be, .meant, .filler].contains(word(index)) { index -= 1 }
    return word(index) == .only ? index : nil
  }

  /// Whether words in front of a purpose tell what the declaration is or does, as a whole: `Creates an instance`, `Reset the
  /// state`, `Convenience initializer`. In a body they tell of the code.
  private func describes(_ words: Range<Int>, _ bytes: Bytes) -> Bool {
    guard !isInBody, let first = words.first, bytes[items[first].range.lowerBound].isUppercase, !items[first].isCode,
      nameOfAnother(before: words.upperBound, bytes) == nil
    else { return false }
    let isPart = words.contains { index in
      switch word(index) {
      case .and, .or, .is, .be, .not, .no, .that, .we, .if, .unless, .only: true
      default: isText(in: ["but", "what", "where", "whose"], at: index, bytes)
      }
    }
    if isPart || isText(in: ContractSentence.partialVerbs, at: first, bytes) { return false }
    if word(words.upperBound - 1) == .member || isText(in: ContractSentence.helpers, at: words.upperBound - 1, bytes) { return true }
    // `Creates`, `Reset the …`
    guard words.count > 1, word(first) != .filler else { return false }
    return word(first + 1) == .filler || bytes[items[first].range].last == UInt8(ascii: "s")
  }

  /// What does so also does something else.
  private static let partialVerbs: [StaticString] = [
    "accept", "accepts", "allow", "allows", "contains", "has", "includes", "keeps", "permits", "support", "supports", "takes",
    "use", "uses",
  ]

  /// What a declaration may be called that is there to help.
  private static let helpers: [StaticString] = ["accessor", "constructor", "dummy", "fake", "helper", "mock", "seam", "stub"]

  /// Whether a clause begins there, or `this is` stands before.
  private func isSaidOfDeclaration(from index: Int, _ bytes: Bytes) -> Bool {
    index == startOfClause(index) || word(index - 1) == .is && isAboutDeclaration(subjectOf: index - 1, bytes)
  }

  private func isPurpose(_ index: Int, _ bytes: Bytes) -> Bool {
    guard items.indices.contains(index) else { return false }
    return bytes[items[index].range].lazy.map(ContractSearch.lower).starts(with: "purpose".utf8)
      || isText(in: ["usage", "use"], at: index, bytes)
  }

  // MARK: Parts of a declaration

  /// ``If `sandbox` is true, the other server is used``: what one argument or another makes of it.
  func tellsOfValue(_ bytes: Bytes) -> Bool {
    func hasValue() -> Bool { items.indices.contains { isText(in: ContractSentence.values, at: $0, bytes) } }
    let hasName = items.indices.contains { items[$0].isCode && !isOwnName($0, bytes) }
    return word(0) == .if ? hasName || hasValue() : hasName && (items[0].isCode || hasValue())
  }

  private static let values: [StaticString] = ["false", "set", "true", "yes"]

  /// `This method …`, and not only `it` or no subject at all.
  var namesMember: Bool { items.prefix(2).contains { $0.word == .member } }

  // MARK: Headings

  /// Whether a heading says that what follows is for subclasses.
  var headsProtected: Bool {
    func isMember(_ index: Int) -> Bool { word(index) == .member || word(index) == .members }
    if has(.subclass) || has(.overriding) {
      if has(.hook) { return true }
      // `Methods for subclasses`, and `To be overridden by subclasses`
      let last = items.count - 1
      return word(0) == .for && word(1) == .subclass
        || last == 2 && isMember(0) && word(1) == .for && word(2) == .subclass
        || last > 1 && word(last) == .subclass && word(last - 1) == .by && word(last - 2) == .overridden
        || items.indices.contains { word($0) == .to && word($0 + 1) == .override } || endsWithSubclasses
    }
    return word(0) == .protected && items.dropFirst().allSatisfy { [.member, .members, .hook].contains($0.word) }
  }

  /// `Internal API, for subclasses only`, `Protected (subclasses only)`
  private var endsWithSubclasses: Bool {
    let last = items.count - (word(items.count - 1) == .only ? 2 : 1)
    let isOnly = last < items.count - 1
    guard last > 0, word(last) == .subclass, word(last - 1) == .for || word(0) == .protected && isOnly else { return false }
    return (0..<last).allSatisfy { index in
      index == last - 1 && word(index) == .for || [.visible, .member, .members, .protected, .hook, .filler].contains(word(index))
    }
  }
}

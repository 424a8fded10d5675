import Facts

/// The words by which a trap's message tells that subclasses must override.
struct HookWords: Sendable {
  /// Further words that tell it, in lower case.
  private let patterns: [String]
  /// Functions that end the program, besides those that are known to.
  let functions: Set<String>

  init(_ conventions: Conventions) {
    patterns = conventions.messagePatterns.map { $0.lowercased() }.filter { !$0.isEmpty }
    functions = Set(conventions.trapFunctions)
  }

  /// What a message says.
  enum Meaning {
    /// Nothing of who has to do something.
    case nothing
    /// Subclasses are named, or overriding is.
    case subclassesMust
    /// Something is missing: whoever reads it knows where.
    case implementationIsMissing
    /// The operation is not there, on purpose.
    case isNotOffered
  }

  func meaning(of message: String, inClass name: String) -> Meaning {
    let text = message.lowercased()
    if patterns.contains(where: { text.holds($0) }) { return .subclassesMust }
    if HookWords.forbids(text) || HookWords.forbidsToSubclasses(text) || HookWords.isForOverridesOnly(text)
      || HookWords.isConditional(message, inClass: name)
    {
      return .isNotOffered
    }
    if namesSubclasses(text) { return .subclassesMust }
    let own = name.lowercased()
    // `Should not call the base implementation`: subclasses have others.
    if HookWords.isBaseRefused(text) { return .implementationIsMissing }
    let missing = [
      "must implement", "must be implement", "missing implementation", "implementation missing",
      "implementation is missing", "does not implement", "doesn't implement",
    ]
    if missing.contains(where: { text.holds($0) }) || text.holds("not implemented in \(own)")
      || text.holds("not implemented by \(own)") || text.holds("not implemented") && text.holds("type(of: self)")
      || HookWords.isRefused(text, on: own)
    {
      return .implementationIsMissing
    }
    return HookWords.refusals.contains { text.holds($0) } ? .isNotOffered : .nothing
  }

  /// Whether a message only says that there is nothing here, or that there should be: what it means, subclasses show.
  ///
  /// - Parameter names: Those of the member and of its type.
  static func saysNothing(_ message: String, of names: [String]) -> Bool {
    let text = message.lowercased()
    let isSaid = ["not implemented", "unimplemented", "not yet implemented"].contains { text.holds($0) } || asksForImplementation(text)
    return isRefused(text, on: "") || text == "\\(#function)" || isSaid && !isAboutElse(text, names)
  }

  /// `Paging not implemented`, `not implemented on this platform`: something else is missing than the member's body.
  private static func isAboutElse(_ text: String, _ names: [String]) -> Bool {
    let own = Set(names.flatMap { $0.lowercased().split { !$0.isLetter } })
    return text.split { !$0.isLetter }.contains { !own.contains($0) && !wordsOfStubs.contains(String($0)) }
  }

  private static let wordsOfStubs: Set<String> = [
    "a", "abstract", "an", "and", "any", "base", "be", "been", "body", "but", "by", "call", "called", "child", "children", "class",
    "classes", "concrete", "correctly", "default", "derived", "dynamictype", "error", "fatal", "file", "fixme", "for", "from", "func",
    "function", "getter", "has", "hasn", "have", "here", "id", "implement", "implementation", "implemented", "in", "is", "isn", "it",
    "its", "just", "line", "me", "member", "method", "methods", "must", "n", "name", "need", "needed", "needs", "not", "of", "on",
    "own", "please", "properly", "property", "real", "s", "selector", "self", "setter", "should", "so", "stringfromclass", "sub",
    "subclass", "subclasses", "super", "t", "that", "the", "this", "to", "todo", "type", "unimplemented", "var", "variable", "was",
    "wasn", "with", "xx", "yet", "you", "your",
  ]

  /// `has not been implemented`, `should be implemented`, `please implement`: nobody is named who has to.
  private static func asksForImplementation(_ text: String) -> Bool {
    if ["not been implemented", "n't been implemented", "not yet been implemented"].contains(where: { text.holds($0) }) { return true }
    if ["not to be implement", "not implement ", "n't implement "].contains(where: { text.holds($0) }) { return false }
    return text.hasPrefix("implement ")
      || ["should be implemented", "to be implemented", "please implement", "implement this", "implement me", "needs implementation",
        "needs an implementation"].contains { text.holds($0) }
  }

  /// `should not be called on Base`: but what may only be called on some of them is there for these.
  private static func isRefused(_ text: String, on type: String) -> Bool {
    text.holds("be called on \(type)") && !text.holds("only be called on \(type)")
  }

  private static func isBaseRefused(_ text: String) -> Bool {
    ["base implementation", "base class implementation"].contains { text.holds($0) } && text.holds("call")
      && ["not ", "n't ", "never "].contains { text.holds($0) }
  }

  private static let refusals = [
    "unexpected", "should never be called", "should not be called", "shouldn't be called", "never be called",
    "must not be called", "not supported", "unsupported", "not available", "unavailable", "not be used", "deprecated",
  ]

  /// `Subclasses may override this`
  static func isFreedom(_ said: String) -> Bool {
    said.lowercased().split { !$0.isLetter }.contains { freedoms.contains($0) }
  }

  private static let freedoms: Set<Substring> = [
    "allow", "allowed", "allows", "can", "could", "free", "may", "might", "optional", "optionally", "want", "wish",
  ]

  /// `do not override` asks for the opposite.
  private static func forbids(_ text: String) -> Bool {
    // `did not override it` tells what is missing, and so does `not overriden`, as some spell it.
    let told = [
      "did not override", "does not override", "didn't override", "doesn't override", "not overriden", "must be overrid", "must override",
    ]
    if told.contains(where: { text.holds($0) }) { return false }
    return ["not override", "n't override", "never override", "not be overrid", "n't be overrid", "never be overrid"].contains {
      text.holds($0)
    }
  }

  /// `Subclasses must not call this`, but not if they have to implement it.
  private static func forbidsToSubclasses(_ text: String) -> Bool {
    if ["overrid", "overrit", "implement", "provide"].contains(where: { text.holds($0) }) { return false }
    return heirs.contains { text.holds($0) } && ["must not", "should not", "mustn't", "shouldn't", "may not"].contains { text.holds($0) }
  }

  /// `not offered unless overridden`, `not expected to be called where it is not overridden`: who has no override has no use
  /// for it.
  private static func isForOverridesOnly(_ text: String) -> Bool {
    if text.holds("unless overrid") { return true }
    return text.holds("not expect") && text.holds("be called") && !text.holds("must")
  }

  /// `if you want this to work, override it`, `subclasses that use it must override it`: it is up to them.
  private static func isConditional(_ message: String, inClass name: String) -> Bool {
    let text = message.lowercased()
    let conditions = [
      "subclasses using ", "subclasses that ", "subclasses which ", "subclasses who ", "in order to use", "in order to support",
      "in order to enable",
    ]
    if conditions.contains(where: { text.holds($0) }) { return true }
    var reader = ContractReader()
    return reader.leavesChoice(ContiguousArray(message.utf8), inClass: ContiguousArray(name.utf8))
  }

  private func namesSubclasses(_ text: String) -> Bool {
    if HookWords.asksToOverwrite(text) { return true }
    if ["pure virtual", "subclass responsibility", "subclassresponsibility"].contains(where: { text.holds($0) }) { return true }
    let demands = ["must", "should", "need", "impleme", "provide", "responsib", "has to", "have to", "require"]
    let isDemand = demands.contains { text.holds($0) }
    let isOfHeirs = HookWords.heirs.contains { text.holds($0) }
    if isDemand && isOfHeirs { return true }
    let words = text.split { !$0.isLetter }
    let isCertain = isDemand || isOfHeirs
    return HookWords.isOfOverride(words, isCertain: isCertain) || HookWords.isCalledAbstract(text, isCertain: isCertain)
  }

  private static let heirs = [
    "subclass", "sub-class", "sub class", "child class", "derived class", "inherited class", "inheriting class", "inheritors",
    "inherit and", "concrete class",
  ]

  /// `Override me`, `expected to be overridden`, `rows not overridden`; but not `the user's override is missing` and `overriding
  /// the time zone is not supported`, which tell what the program does.
  ///
  /// - Parameter isCertain: Whether somebody has to do something, or subclasses are named.
  private static func isOfOverride(_ words: [Substring], isCertain: Bool) -> Bool {
    words.indices.contains { index in
      if isForeignOrder(words, at: index) { return true }
      let word = words[index]
      guard word.hasPrefix("overrid") || word.hasPrefix("overid") else { return false }
      if isCertain || ["abstract", "base", "please", "super", "superclass"].contains(where: words.contains) { return true }
      let previous = index > 0 ? words[index - 1] : ""
      if ["be", "been", "missing", "never", "not", "please", "t", "to", "without"].contains(previous) { return true }
      if index + 1 < words.count, objectsOfOverride.contains(words[index + 1]) { return true }
      // An order to whoever sees it, or all that is said.
      return index == 0 && (word.hasSuffix("ride") || words.count == 1)
    }
  }

  /// `必ずoverrideしてください`: the one word that is English, and one that says that it has to be.
  private static func isForeignOrder(_ words: [Substring], at index: Int) -> Bool {
    // Korean ties its particles to it, and Chinese knows no blanks.
    let word = words[index].drop { !$0.isASCII }.prefix { $0.isASCII }
    guard ["override", "overridden", "overriding"].contains(word) else { return false }
    return words.indices.allSatisfy { $0 == index || words[$0].allSatisfy { !$0.isASCII } }
      && words.contains { word in orders.contains { word.contains($0) } }
  }

  /// Parts of words that say that something has to be, in languages that are not written with these letters.
  private static let orders = [
    "필요", "해야", "하세요", "해주", "ください", "下さい", "必", "请", "請", "需要", "应", "應", "须", "долж", "нужно", "необходимо", "следует",
  ]

  /// What stands behind the verb where it is said of the member.
  private static let objectsOfOverride: Set<Substring> = [
    "func", "function", "getter", "in", "it", "me", "method", "methods", "property", "setter", "them", "these", "this", "var",
  ]

  /// `Abstract`, `abstract method called`, `draw() is abstract`; but not `the abstract syntax tree is empty`.
  private static func isCalledAbstract(_ text: String, isCertain: Bool) -> Bool {
    guard hasWord("abstract", text) else { return false }
    if isCertain { return true }
    let words = text.split(separator: " ")
    return words.indices.contains { index in
      guard words[index].split(whereSeparator: { !$0.isLetter }).contains("abstract") else { return false }
      // With a colon or the like behind it, or at the end.
      if index + 1 == words.count || words[index].last?.isLetter != true { return true }
      let next = words[index + 1].prefix { $0.isLetter }
      // What is no word is the name of something, or code.
      return next.count < words[index + 1].count || kindsOfAbstract.contains(next)
        || index > 0 && ["are", "is"].contains(words[index - 1])
    }
  }

  private static let kindsOfAbstract: Set<Substring> = [
    "base", "call", "called", "class", "classes", "func", "function", "functions", "getter", "implementation", "in", "interface", "member",
    "members", "method", "methods", "operation", "property", "protocol", "setter", "stub", "subscript", "type", "var", "variable",
  ]

  /// `must be overwritten`, `must be redefined`
  private static func asksToOverwrite(_ text: String) -> Bool {
    return ["overwrit", "reimplement", "redefine"].contains { verb in
      guard text.holds(verb), !text.holds("not be \(verb)"), !text.holds("not to be \(verb)") else { return false }
      return ["must be \(verb)", "to be \(verb)", "must \(verb)", "should be \(verb)"].contains { text.holds($0) }
    }
  }

  /// `abstract`, but not `abstraction`.
  private static func hasWord(_ word: String, _ text: String) -> Bool {
    guard text.holds(word) else { return false }
    return text.split { !$0.isLetter }.contains { $0 == word }
  }

  /// A helper whose name alone says what it is for: `mustOverride()`, `MUST_OVERRIDE()`.
  static func isNameOfAbstractHelper(_ name: String) -> Bool {
    let text = name.lowercased().filter { $0 != "_" }
    return ["abstract", "mustoverride", "requiresoverride", "subclassresponsibility", "mustbeoverrid"].contains { text.holds($0) }
  }

  /// Whether a default's message asks conforming types for an implementation of their own.
  func asksConformers(_ message: String) -> Bool {
    let text = message.lowercased()
    if patterns.contains(where: { text.holds($0) }) { return true }
    if HookWords.forbids(text) { return false }
    // `or implement that instead`: whoever did that needs none of this.
    if text.holds(" instead"), !text.holds("instead of") { return false }
    if HookWords.leavesChoice(text) { return false }
    let demands = ["must", "should", "need", "has to", "have to", "required"]
    let verbs = ["implement", "overrid", "provide", "define"]
    // `the default implementation should not be called`: that is no verb.
    let rest = text.split(separator: "default implementation").joined()
    let hasVerb = verbs.contains { rest.holds($0) }
    return hasVerb && (demands.contains { text.holds($0) } || text.holds("does not implement"))
  }

  /// `if it can move`, `this or that`, `before it is used`: there are types that need none of it.
  private static func leavesChoice(_ text: String) -> Bool {
    if ["in order to ", " to support ", " to use ", " to enable "].contains(where: { text.holds($0) }) { return true }
    let words = text.split { !$0.isLetter }
    if words.contains(where: { ["before", "either", "first", "if", "or", "unless", "when"].contains($0) }) { return true }
    return words.contains("that") && !text.holds("that conform") && !text.holds("that adopt") && !text.holds("that implement")
  }
}

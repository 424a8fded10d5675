/// The translation of a selector: its pieces, as they lose and gain words.
struct NameTranslation {
  private let method: ObjCMethod
  private let owner: ObjCOwner
  private let pieces: [CamelCase]

  private(set) var kind = ImportedMember.Kind.method
  private var base: CamelCase
  private var labels: [CamelCase]
  private(set) var isThrowing = false
  /// The result says whether it failed and is nothing else.
  private var hasNoResult: Bool
  private var errorPlace: Int?
  private var handlerPlace: Int?

  /// Nil if the method has no name in Swift.
  init?(_ method: ObjCMethod, of owner: ObjCOwner) {
    let selector = CamelCase(method.selector)
    var pieces = selector.bytes.split(separator: UInt8(ascii: ":"), omittingEmptySubsequences: false).map { CamelCase($0) }
    let takesNothing = pieces.count == 1
    if !takesNothing, pieces.removeLast().isEmpty == false { return nil }
    guard let first = pieces.first, !first.isEmpty, !method.attributes.isVariadic else { return nil }
    guard method.parameters.count == (takesNothing ? 0 : pieces.count) else { return nil }
    (self.method, self.owner, self.pieces) = (method, owner, pieces)
    base = first
    labels = takesNothing ? [] : [CamelCase("")] + pieces.dropFirst()
    hasNoResult = method.result.traits.contains(.nothing)
    if let label = firstLabelOfInitializer() {
      base = CamelCase("init")
      if !labels.isEmpty { labels[0] = label } else if !label.isEmpty { labels = [label] }
    }
    findError()
  }

  /// Nil if there are no words left.
  var name: SwiftName? { base.isEmpty ? nil : SwiftName(base.text, labels: labels.map(\.text)) }
}

// Initializers.
extension NameTranslation {
  private var returnsInstance: Bool {
    method.result.traits.contains(.instance)
      || (method.result.name == "Object" && (isInitializer || isOfFamily(["alloc", "new"], instance: false)
        || isOfFamily(["autorelease", "retain", "self"], instance: true)))
  }

  private var isInitializer: Bool {
    !method.isClassMethod && pieces[0].firstWord == "init" && method.result.traits.contains(.object)
  }

  private func isOfFamily(_ names: [String], instance: Bool) -> Bool {
    guard method.isClassMethod != instance else { return false }
    return names.contains { name in
      pieces[0].hasPrefix(name) && pieces[0].bytes.dropFirst(name.utf8.count).first?.isLowercase != true
    }
  }

  /// Nil if the method is no initializer. Changes its kind if it is one.
  private mutating func firstLabelOfInitializer() -> CamelCase? {
    var rest: CamelCase
    if isInitializer {
      kind = .initializer
      rest = pieces[0].from(pieces[0].start + 4)
    } else if let after = restAfterOwner() {
      kind = .factory
      rest = after
    } else {
      return nil
    }
    let whole = rest
    if rest.hasPrefix("With") { rest = rest.from(rest.start + 4) }
    let label = rest.withSmallWord
    return whole.start != rest.start && label.isKeyword ? whole.withSmallWord : label
  }

  /// What follows the class's own name in a method that makes an instance of it.
  private func restAfterOwner() -> CamelCase? {
    guard method.isClassMethod, !owner.isProtocol else { return nil }
    guard returnsInstance || method.result.name == owner.name else { return nil }
    let place = NeedlessWords(NamedType(owner.name)).matchAtStart(of: pieces[0])
    if place == pieces[0].start || (place < pieces[0].end && labels.isEmpty) { return nil }
    return pieces[0].from(place)
  }
}

// What throws, and what is asynchronous.
extension NameTranslation {
  /// The error is the last parameter that is no block.
  private mutating func findError() {
    let types = method.parameters.map(\.type)
    let sign = method.attributes.failureSign
    guard sign != NameAttributes.FailureSign.none, let place = types.lastIndex(where: { !$0.traits.contains(.block) }) else { return }
    guard types[place].traits.contains(.errorPointer), sign != nil || method.result.saysWhetherItFailed else { return }
    let keepsLabel = place == 0 ? forgetErrorInBase() : owner.has(selector(without: place), asClassMethod: method.isClassMethod)
    guard let keepsLabel else { return }
    isThrowing = true
    errorPlace = place
    hasNoResult = hasNoResult || sign.map { $0 == .number } ?? method.result.traits.contains(.flag)
    if !keepsLabel { labels.remove(at: place) }
  }

  /// Of an error that comes first. Whether its place is kept in Swift, as `()`; nil if nothing is thrown at all.
  private mutating func forgetErrorInBase() -> Bool? {
    if kind != .method { return true }
    guard let suffix = ["AndReturnError", "WithError"].first(where: { base.hasSuffix($0) }) else {
      return owner.has(selector(without: 0), asClassMethod: method.isClassMethod) ? nil : false
    }
    let shorter = base.dropping(last: suffix.utf8.count)
    if shorter.isEmpty || shorter.isKeyword { return true }
    let others = pieces.dropFirst().map { $0.text + ":" }.joined()
    let isTaken = owner.has(shorter.text + others, asClassMethod: method.isClassMethod)
    if !isTaken { base = shorter }
    return false
  }

  private func selector(without place: Int) -> String {
    if pieces.count == 1 { return pieces[0].text }
    let left = pieces.indices.filter { place == 0 ? $0 < pieces.count - 1 : $0 != place }
    return left.map { pieces[$0].text + ":" }.joined()
  }

  /// The same name for the form that waits for the completion handler; nil if there is none.
  func awaiting() -> NameTranslation? {
    let isOnlyOne = method.parameters.count == 1 && base.withoutHandler != nil
    guard isOnlyOne || announceHandler(labels), let place = handler(among: labels.count) else { return nil }
    var result = self
    result.labels.remove(at: min(place, labels.count - 1))
    result.handlerPlace = place
    return result
  }

  /// The name of that form where the method itself has a name that was given by hand.
  func awaiting(_ given: SwiftName) -> SwiftName? {
    guard var labels = given.labels, given.base != "init", announceHandler(labels.map { CamelCase($0) }),
      let place = handler(among: labels.count)
    else { return nil }
    labels.remove(at: min(place, labels.count - 1))
    return SwiftName(given.base, labels: labels)
  }

  /// Whether a form that waits may be called so, because a header says it.
  func mayAwait(as given: SwiftName) -> Bool { given.labels.map { handler(among: $0.count + 1) != nil } ?? false }

  private func announceHandler(_ labels: [CamelCase]) -> Bool {
    guard method.attributes.handlerPlace == nil, let label = labels.last else { return !labels.isEmpty }
    return label.isHandler || (labels.count > 1 && label.withoutHandler != nil)
      || CamelCase(method.parameters.last?.name ?? "").isHandler
  }

  /// The place of the completion handler, if so many labels are those of the parameters.
  private func handler(among labels: Int) -> Int? {
    let count = method.parameters.count
    let place = method.attributes.handlerPlace ?? count - 1
    guard kind == .method, hasNoResult, !method.attributes.isNeverAsync, labels > 0, count == labels + (isThrowing ? 1 : 0),
      method.parameters.indices.contains(place), method.parameters[place].type.traits.contains(.completes)
    else { return nil }
    return place
  }
}

// Needless words.
extension NameTranslation {
  /// Leaves out what the types say.
  mutating func omitNeedlessWords() {
    if isSubscript { return }
    defer { lowerInitials() }
    let hasDefault = defaults()
    let properties = owner.properties(ofClass: method.isClassMethod)
    let ownType = owner.isProtocol ? NamedType(owner.name) : .ofClass(owner.name, of: nil, isGeneric: false)
    var ofOwner = NeedlessWords(ownType, keepingWhatIsIn: properties)
    let makesOwner = returnsInstance || method.result.name == owner.name
    if makesOwner { base = ofOwner.omittedAtStart(of: base) }
    base = ofOwner.omittedAfterVerb(in: base)
    ofOwner = NeedlessWords(ownType, keepingWhatIsIn: properties)
    if method.parameters.isEmpty {
      if makesOwner { base = ofOwner.omittedAtEnd(of: base, as: .property) }
      return
    }
    if base.firstWord == "set" { base = ofOwner.omittedAtEnd(of: base, as: .property) }
    if handlerPlace != nil, base.firstWord == "get", base.count > 3 { base = base.from(base.start + 3) }
    if !labels.isEmpty, labels[0].isEmpty,
      let split = BaseNameSplit(base, first: method.parameters[0], hasDefault: hasDefault[0])
    {
      (base, labels[0]) = (split.base, split.label)
    }
    omitHandler()
    omitTypes(ofParameters: hasDefault, properties)
  }

  private mutating func omitHandler() {
    guard let handlerPlace else { return }
    if handlerPlace == 0, let shorter = base.withoutHandler { base = shorter }
    if base.lastWord == "Asynchronously", base.count > base.lastWord.count {
      base = base.dropping(last: base.lastWord.count)
    }
    if handlerPlace > 0, let more = pieces[handlerPlace].withoutHandler { base = base.followed(by: more) }
  }

  private mutating func omitTypes(ofParameters hasDefault: [Bool], _ properties: Set<String>) {
    for place in labels.indices where place < method.parameters.count {
      var words = NeedlessWords(method.parameters[place].type, keepingWhatIsIn: properties)
      if place == 0, labels[0].isEmpty {
        base = words.omittedAtEnd(of: base, as: .base)
      } else {
        let isFirst = place == 0 && kind == .method && !hasDefault[0]
        labels[place] = words.omittedAtEnd(of: labels[place], as: isFirst ? .firstLabel : .laterLabel)
      }
    }
  }

  private mutating func lowerInitials() {
    base = base.withSmallInitial
    for place in labels.indices { labels[place] = labels[place].withSmallInitial }
  }

  /// Reached by brackets in Swift, and not renamed.
  private var isSubscript: Bool {
    if method.isClassMethod { return false }
    switch method.selector {
    case "objectAtIndexedSubscript:", "objectForKeyedSubscript:", "setObject:atIndexedSubscript:",
      "setObject:forKeyedSubscript:":
      return true
    default: return false
    }
  }
}

// Arguments that may be left out in Swift.
extension NameTranslation {
  private func defaults() -> [Bool] {
    method.parameters.indices.map { place in
      hasDefault(method.parameters[place].type, at: place, label: place < labels.count ? labels[place] : CamelCase(""))
    }
  }

  private func hasDefault(_ type: NamedType, at place: Int, label: CamelCase) -> Bool {
    let last = method.parameters.count - 1
    let isLast = place == last || (place == last - 1 && errorPlace == last)
    let isSetter = place == 0 && base.firstWord == "set"
    if isSetter, isLast { return false }
    if type.traits.contains(.nullable) {
      if isLast, type.isCallback { return true }
      if type.traits.contains(.pointer), type.name == "_NSZone" || type.name == "NSZone" { return true }
    }
    if isSetter { return false }
    if type.traits.isDisjoint(with: [.object, .pointer]), type.name.hasOptionsWord { return true }
    return type.name == "NSDictionary" && (label.isEmpty ? base.endsWithOptions : label.saysOptions)
  }
}

extension NamedType {
  /// A result that is false or nil if there is an error.
  fileprivate var saysWhetherItFailed: Bool {
    traits.contains(.flag) || (!traits.isDisjoint(with: [.object, .block, .pointer]) && !traits.contains(.nonnull))
  }
}

extension String {
  /// Of an option set's name.
  fileprivate var hasOptionsWord: Bool {
    let name = CamelCase(self)
    var place = name.end
    while place > name.start {
      let word = name.word(before: place)
      if word.reads("options") { return true }
      place = word.start
    }
    return false
  }
}

extension CamelCase {
  /// The name without what announces a completion handler.
  fileprivate var withoutHandler: CamelCase? {
    for suffix in [
      "WithCompletionHandler", "WithCompletion", "WithCompletionBlock", "WithBlock", "WithReplyTo", "WithReply",
    ] where hasSuffix(suffix) { return dropping(last: suffix.utf8.count) }
    return nil
  }

  /// A label that announces a completion handler.
  fileprivate var isHandler: Bool {
    switch text {
    case "completionHandler", "withCompletionHandler", "completion", "withCompletion", "completionBlock",
      "withCompletionBlock", "reply", "withReply", "replyTo", "withReplyTo":
      true
    default: false
    }
  }

  /// `options`, `attributes` or `userInfo` is the last that a name says.
  fileprivate var endsWithOptions: Bool {
    let last = lastWord
    if last.reads("options") || last.reads("attributes") { return true }
    return last.reads("info") && last.start > start && word(before: last.start).reads("user")
  }

  /// One of them is among the words of a label.
  fileprivate var saysOptions: Bool {
    var place = end
    while place > start {
      if upTo(place).endsWithOptions { return true }
      place = wordStart(before: place)
    }
    return false
  }

  /// A word that Swift keeps for itself.
  fileprivate var isKeyword: Bool { CamelCase.keywords.contains(text) }

  private static let keywords: Set<String> = [
    "Any", "Self", "as", "associatedtype", "break", "case", "catch", "class", "continue", "default", "defer", "deinit",
    "do", "else", "enum", "extension", "fallthrough", "false", "fileprivate", "for", "func", "guard", "if", "import", "in",
    "init", "inout", "internal", "is", "let", "nil", "operator", "precedencegroup", "private", "protocol", "public",
    "repeat", "rethrows", "return", "self", "static", "struct", "subscript", "super", "switch", "throw", "throws", "true",
    "try", "typealias", "var", "where", "while", "_",
  ]
}

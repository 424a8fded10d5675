/// A sentence of a comment as words, and what it asks for.
struct ContractSentence {
  struct Item {
    fileprivate(set) var word: ContractWord
    let range: Range<Int>
    /// In backticks, or with parentheses behind.
    let isCode: Bool
    /// A dot ties it to the word before.
    let isMember: Bool
    /// A comma, a parenthesis or a dash stands before it.
    let beginsClause: Bool
    let beginsLine: Bool
  }

  /// How a verb is meant by what stands before it.
  enum Obligation { case demanded, advised, allowed, forbidden }

  private(set) var items: ContiguousArray<Item> = []
  var isNewLine = false
  var isNewClause = false
  /// Whether it stands in a body, where most is about the code.
  var isInBody = false
  /// Whether the declaration is an override, which may tell what it does itself.
  var isOfOverride = false
  /// Whether the declaration is a protocol's requirement.
  var isOfRequirement = false
  /// What the declaration is called.
  private var name: ContiguousArray<UInt8> = []
  /// Sentences of more words are not read.
  private static let most = 80

  mutating func clear(about name: ContiguousArray<UInt8>) {
    self.name = name
    removeAll()
  }

  mutating func removeAll() {
    items.removeAll(keepingCapacity: true)
    (isNewLine, isNewClause) = (false, false)
  }

  mutating func add(_ word: ContractWord, _ range: Range<Int>, isCode: Bool, isMember: Bool) {
    if items.count <= ContractSentence.most {
      items.append(
        Item(
          word: word, range: range, isCode: isCode, isMember: isMember, beginsClause: isNewClause, beginsLine: isNewLine))
    }
    (isNewLine, isNewClause) = (false, false)
  }

  mutating func replace(_ place: Int, by word: ContractWord) { items[place].word = word }

  /// `Must call super, otherwise the children leak`: behind what is asked it tells what comes of not doing it. Where it goes
  /// on to ask for something, as in `handle it, otherwise call super`, it is a condition.
  mutating func settleOtherwise() {
    for place in items.indices where items[place].word == .otherwise {
      let isAsked = items[..<place].contains { [.must, .should, .need, .not, .always, .sure, .only, .call].contains($0.word) }
      let goesOn = items[place...].contains {
        [.super, .override, .overriding, .overridden, .implement, .call, .calling].contains($0.word) || ContractWord.isTesting($0.word)
      }
      items[place].word = items[place].beginsClause && isAsked && !goesOn ? .other : .if
    }
  }

  // MARK: All that it says

  func contracts(in bytes: ContiguousArray<UInt8>, _ add: (ContractReader.Found) -> Void) {
    if items.isEmpty || items.count > ContractSentence.most { return }
    func report(_ kind: ContractFact.Kind?) {
      guard let kind, !isOver(bytes) else { return }
      add(ContractReader.Found(kind: kind, text: text(0..<items.count, bytes), offset: items[0].range.lowerBound))
    }
    if has(where: ContractWord.isTesting) || has(.testable) { report(testing(bytes)) }
    if has(.we) {
      // `We deliberately do nothing here.`
      if allowsNoOp(bytes) { report(.overridable) }
      return
    }
    let aboutSuper = has(.super) ? callingSuper(bytes) : nil
    report(aboutSuper)
    // "Do not override without calling super" allows it.
    let overriding = overriding(bytes)
    if overriding != .doNotOverride || aboutSuper == nil { report(overriding) }
    if allowsNoOp(bytes) { report(.overridable) }
    report(protecting(bytes))
    if let called = demandedCall(bytes), !isOver(bytes) {
      let text = called.isEmpty ? name : ContiguousArray(bytes[items[called.lowerBound].range])
      add(ContractReader.Found(kind: .mustCall, text: text, offset: items[0].range.lowerBound))
    }
  }

  // MARK: Words

  func word(_ index: Int) -> ContractWord { items.indices.contains(index) ? items[index].word : .other }

  func has(_ word: ContractWord) -> Bool { items.contains { $0.word == word } }

  func has(where isSo: (ContractWord) -> Bool) -> Bool { items.contains { isSo($0.word) } }

  func isEnd(_ index: Int) -> Bool { index >= items.count || items[index].beginsClause }

  func isOwnName(_ index: Int, _ bytes: ContiguousArray<UInt8>) -> Bool {
    items.indices.contains(index) && bytes[items[index].range].elementsEqual(name)
  }

  /// What the words before a verb make of it; nothing where it is only told of.
  func obligation(before verb: Int, _ bytes: ContiguousArray<UInt8>) -> Obligation? {
    var index = verb - 1
    var isNegated = false
    var hasIs = false
    var hasTo = false
    var isAlways = false
    while index >= 0 {
      switch word(index) {
      case .to: hasTo = true
      case .not:
        isNegated = true
        // `…, never call it directly`
        if items[index].beginsClause, isText(in: ["never"], at: index, bytes) { return .forbidden }
      case .always, .sure: isAlways = true
      case .filler, .be, .meant, .only, .directly: break
      case .is:
        if !hasTo { return nil }
        hasIs = true
      case .must: return isNegated ? .forbidden : .demanded
      case .should: return isNegated ? .forbidden : .advised
      case .need:
        // `You used to have to call super.`
        if word(index - 1) == .to, word(index - 2) == .used { return nil }
        guard hasTo || word(index + 1) == .be || word(index + 1) == .not else { return nil }
        return isNegated || [.not, .no, .may].contains(word(index - 1)) ? .allowed : .demanded
      case .may: return isNegated ? nil : .allowed
      case .do: return isNegated && isImperative(index, of: verb, bytes) ? .forbidden : nil
      case .forget: return word(index - 1) == .not ? .demanded : nil
      // That is only told.
      case .does: return nil
      case .and: return isNegated ? .forbidden : coordinated(before: index)
      // `make sure that you call super`, `must eventually call super`
      case .that where word(index - 1) == .sure: break
      case .other where isText(in: ["eventually", "first", "still"], at: index, bytes): break
      // `choose not to override`, `subclasses never override`
      case _ where isNegated && !isAlways && !hasIs && !isDeclaration(index, bytes): return nil
      default: return unsaid(isNegated: isNegated, isAlways: isAlways, isToBe: hasTo && word(verb - 1) == .be)
      }
      if items[index].beginsClause, index < verb - 1 {
        return unsaid(isNegated: isNegated, isAlways: isAlways, isToBe: hasTo && word(verb - 1) == .be)
      }
      index -= 1
    }
    return unsaid(isNegated: isNegated, isAlways: isAlways, isToBe: hasTo && word(verb - 1) == .be)
  }

  /// `Do not override`, but not `most subclasses do not override`.
  private func isImperative(_ auxiliary: Int, of verb: Int, _ bytes: ContiguousArray<UInt8>) -> Bool {
    if auxiliary == 0 || items[auxiliary].beginsClause { return true }
    var before = auxiliary - 1
    while before > 0, word(before) == .filler, !items[before].beginsClause { before -= 1 }
    switch word(before) {
    case .subclass, .that, .members: return false
    case .other:
      if isText(in: ContractSentence.people, at: before, bytes) { return false }
      // Users that do not call it are all users; classes that do not override it may be some.
      return word(verb) == .call || bytes[items[before].range].last != UInt8(ascii: "s")
    default: return true
    }
  }

  private static let people: [StaticString] = ["many", "most", "people", "some", "they", "those"]

  private func isDeclaration(_ index: Int, _ bytes: ContiguousArray<UInt8>) -> Bool {
    switch word(index) {
    case .this, .member, .members, .hook, .abstract, .protected, .visible: true
    default: isOwnName(index, bytes) || isText(in: ["careful", "important"], at: index, bytes)
    }
  }

  private func unsaid(isNegated: Bool, isAlways: Bool, isToBe: Bool) -> Obligation? {
    if isNegated { return .forbidden }
    return isAlways ? .demanded : isToBe ? .advised : nil
  }

  /// `must override this and call super`: the first verb's obligation is the second's.
  private func coordinated(before and: Int) -> Obligation? {
    for index in (0..<and).reversed() {
      switch word(index) {
      case .must: return word(index + 1) == .not ? nil : .demanded
      case .should: return word(index + 1) == .not ? nil : .advised
      case .may, .not: return nil
      default: break
      }
    }
    return nil
  }

  // MARK: Text

  private static let longestText = 160

  /// Whether it begins as a sentence does that says what to do instead: `Use reload() instead.`
  func namesAlternative(_ bytes: ContiguousArray<UInt8>) -> Bool {
    guard let first = items.first else { return false }
    let word = bytes[first.range].map(ContractSearch.lower)
    return ["instead", "use", "call", "prefer"].contains { word.elementsEqual($0.utf8) }
  }

  /// The words as written, a space for what parts two lines; what stands in backticks is never cut.
  func text(_ words: Range<Int>, _ bytes: ContiguousArray<UInt8>) -> ContiguousArray<UInt8> {
    var text: ContiguousArray<UInt8> = []
    let start = items[words.lowerBound].range.lowerBound
    var end = startOfCode(start, bytes)
    for index in words {
      let item = items[index]
      if item.range.upperBound - start > ContractSentence.longestText * 2 || text.count > ContractSentence.longestText { break }
      if item.beginsLine, index > words.lowerBound {
        text += bytes[end..<endOfCode(end, bytes)]
        text.append(UInt8(ascii: " "))
        end = startOfCode(item.range.lowerBound, bytes)
      }
      text += bytes[min(end, item.range.lowerBound)..<item.range.upperBound]
      end = item.range.upperBound
    }
    let behind = endOfCode(end, bytes)
    text += bytes[end..<behind]
    if let open = ContractSentence.openCode(in: text) {
      if let rest = restOfCode(open.count, from: behind, bytes) { text += bytes[rest] } else { text.removeSubrange(open) }
    }
    return text
  }

  private static let backtick = UInt8(ascii: "`")

  private func startOfCode(_ word: Int, _ bytes: ContiguousArray<UInt8>) -> Int {
    bytes[..<word].lastIndex { $0 != ContractSentence.backtick }.map { $0 + 1 } ?? 0
  }

  /// Behind the labels of a name that ends there, and the backticks.
  private func endOfCode(_ word: Int, _ bytes: ContiguousArray<UInt8>) -> Int {
    var index = word
    if index < bytes.count, bytes[index] == UInt8(ascii: "(") {
      let rest = bytes[(index + 1)...]
      let close = rest.firstIndex { !ContractReader.isWordByte($0) && $0 != UInt8(ascii: ":") }
      if let close, bytes[close] == UInt8(ascii: ")") { index = close + 1 }
    }
    return bytes[index...].firstIndex { $0 != ContractSentence.backtick } ?? bytes.count
  }

  /// The backticks of a text that no others close.
  private static func openCode(in text: ContiguousArray<UInt8>) -> Range<Int>? {
    var open: Range<Int>?
    var index = 0
    while let start = text[index...].firstIndex(of: backtick) {
      index = text[start...].firstIndex { $0 != backtick } ?? text.count
      open = open.map { $0.count == index - start ? nil : $0 } ?? (start..<index)
    }
    return open
  }

  /// What follows up to the backticks that close as many, on the same line.
  private func restOfCode(_ count: Int, from start: Int, _ bytes: ContiguousArray<UInt8>) -> Range<Int>? {
    let line = bytes[start...].prefix(ContractSentence.longestText).prefix { $0 != UInt8(ascii: "\n") }
    guard let close = line.firstIndex(of: ContractSentence.backtick) else { return nil }
    let end = line[close...].firstIndex { $0 != ContractSentence.backtick } ?? line.endIndex
    return end - close == count ? start..<end : nil
  }
}

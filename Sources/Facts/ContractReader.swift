import Syntax

/// Reads from comments what they ask of those who override, call or test a declaration.
///
/// One reader serves all languages whose comments look like C's. Precision comes first: a condition, a first person, or
/// an object that is not the declaration, and the sentence says nothing.
public struct ContractReader: Sendable {
  /// A contract in a comment.
  public struct Found: Equatable, Sendable {
    public let kind: ContractFact.Kind
    /// The words that say it; of `mustCall` what must be called, which may be the declaration itself.
    public fileprivate(set) var text: ContiguousArray<UInt8>
    public fileprivate(set) var offset: Int
  }

  private let search = ContractSearch()
  private let vocabulary = ContractVocabulary.shared
  // Kept for their memory.
  private var sentence = ContractSentence()
  private var word: ContiguousArray<UInt8> = []
  /// Between lines of three backticks.
  private var isInCode = false
  private var parameters = ParameterItems()
  private var examples = IndentedCode()
  /// Behind a sentence that says who must not call: what follows the semicolon says who shall, or what else to do, and so does
  /// a sentence that begins like that.
  private var isGoingOn: GoesOn?

  private enum GoesOn { case behindSemicolon, behindStop }
  /// Behind `If test is true, the other server is used`: what is for tests only in the same paragraph may be that as well.
  private var isBehindCondition = false
  /// Whether a sentence of the comments says that super need not be called.
  private var freesFromSuper = false
  /// A sentence that names who calls the declaration, until another one says that nobody else shall.
  private var callers: Found?
  /// Whether what is read is a trap's message, and one of its sentences leaves a choice.
  private var isMessage = false
  private var leavesChoice = false

  public init() {}

  /// Whether it is worth to read the comment: few are.
  public func mayHold(_ bytes: ContiguousArray<UInt8>, _ comment: Range<Int>) -> Bool {
    search.finds(in: bytes.span, comment)
  }

  /// What the comments of a declaration say, which stand in a row and with their marks; `name` is the declaration's own.
  public mutating func contracts(
    in comments: [Range<Int>], of bytes: ContiguousArray<UInt8>, about name: ContiguousArray<UInt8>, isInBody: Bool = false,
    isOfOverride: Bool = false, isOfRequirement: Bool = false
  ) -> [Found] {
    guard comments.contains(where: { mayHold(bytes, $0) }) else { return [] }
    var found: [Found] = []
    begin(about: name)
    (sentence.isInBody, sentence.isOfOverride, sentence.isOfRequirement) = (isInBody, isOfOverride, isOfRequirement)
    for comment in comments {
      read(comment, bytes, &found)
      sentence.isNewLine = true
    }
    end(bytes, &found)
    if freesFromSuper { found.removeAll { $0.kind == .mustCallSuper } }
    return found
  }

  /// Whether a trap's message asks for an override under a condition only, or as one of two ways; `name` is the class's.
  public mutating func leavesChoice(_ message: ContiguousArray<UInt8>, inClass name: ContiguousArray<UInt8>) -> Bool {
    var found: [Found] = []
    begin(about: name)
    (isMessage, leavesChoice) = (true, false)
    read(0..<message.count, message, &found)
    end(message, &found)
    isMessage = false
    return leavesChoice
  }

  private mutating func begin(about name: ContiguousArray<UInt8>) {
    sentence.clear(about: name)
    (isInCode, isGoingOn, isBehindCondition, freesFromSuper, callers) = (false, nil, false, false, nil)
    parameters = ParameterItems()
    examples = IndentedCode()
  }

  /// Whether a heading says that what follows is for subclasses: `MARK: - Subclass hooks`.
  public mutating func headsProtected(_ heading: Range<Int>, of bytes: ContiguousArray<UInt8>) -> Bool {
    guard heading.count < ContractReader.longestHeading else { return false }
    sentence.clear(about: [])
    var index = heading.lowerBound
    while index < heading.upperBound {
      index = ContractReader.isWordByte(bytes[index]) ? readWord(index, heading, bytes) : index + 1
    }
    defer { sentence.removeAll() }
    return sentence.headsProtected
  }

  private static let longestHeading = 100

  /// Whether a file's name says that what it declares is for subclasses: `Loader+Protected.swift`, `LoaderSubclass.h`.
  public static func isProtected(fileName: some BidirectionalCollection<UInt8>) -> Bool {
    guard let dot = fileName.lastIndex(of: UInt8(ascii: ".")) else { return false }
    let name = fileName[..<dot]
    let isHeader = fileName[dot...].elementsEqual(".h".utf8)
    guard name.last == UInt8(ascii: "s") || name.last == UInt8(ascii: "d") else { return false }
    return ["Subclass", "Protected"].contains { word in
      guard name.count > word.utf8.count, name.suffix(word.utf8.count).elementsEqual(word.utf8) else { return false }
      return isHeader || name.dropLast(word.utf8.count).last == UInt8(ascii: "+")
    }
  }

  private mutating func end(_ bytes: ContiguousArray<UInt8>, _ found: inout [Found]) {
    sentence.settleOtherwise()
    sentence.settleBase(bytes)
    if isMessage {
      if sentence.leavesChoice(bytes) { leavesChoice = true }
      return sentence.removeAll()
    }
    if !found.isEmpty, sentence.addsOthers(bytes) {
      found.removeAll { $0.kind.isOfTests || $0.kind == .protected }
      isGoingOn = nil
    }
    let known = found.count
    if let isGoingOn, !sentence.items.isEmpty, isGoingOn == .behindSemicolon || sentence.namesAlternative(bytes) {
      let mark = isGoingOn == .behindSemicolon ? "; " : ". "
      found[known - 1].text += mark.utf8 + sentence.text(0..<sentence.items.count, bytes)
    } else if sentence.namesCaller(bytes) {
      quoteCallers(bytes, &found)
    }
    isGoingOn = nil
    if sentence.freesFromSuper { freesFromSuper = true }
    let isOfCondition = isBehindCondition && !sentence.namesMember
    sentence.contracts(in: bytes) { if !isOfCondition || $0.kind != .testsOnly { found.append($0) } }
    if !sentence.items.isEmpty { isBehindCondition = sentence.tellsOfValue(bytes) }
    if let callers, let place = found.indices.dropFirst(known).first(where: { found[$0].kind == .protected }) {
      if callers.offset < found[place].offset {
        (found[place].text, found[place].offset) = (callers.text + ". ".utf8 + found[place].text, callers.offset)
      }
      self.callers = nil
    }
    sentence.removeAll()
  }

  /// Who calls the declaration belongs to what forbids it to others, whichever of the two comes first.
  private mutating func quoteCallers(_ bytes: ContiguousArray<UInt8>, _ found: inout [Found]) {
    let text = sentence.text(0..<sentence.items.count, bytes)
    if let ban = found.lastIndex(where: { $0.kind == .protected }) {
      found[ban].text += ". ".utf8 + text
    } else {
      callers = Found(kind: .protected, text: text, offset: sentence.items[0].range.lowerBound)
    }
  }

  private mutating func read(_ comment: Range<Int>, _ bytes: ContiguousArray<UInt8>, _ found: inout [Found]) {
    examples.begin(comment, bytes)
    var index = startOfLine(comment.lowerBound, comment, bytes, &found)
    var start = index
    while index < comment.upperBound {
      let byte = bytes[index]
      switch byte {
      case UInt8(ascii: "\n"), UInt8(ascii: "\r"):
        sentence.isNewLine = true
        let isPair = byte == UInt8(ascii: "\r") && index + 1 < comment.upperBound && bytes[index + 1] == UInt8(ascii: "\n")
        index = startOfLine(index + (isPair ? 2 : 1), comment, bytes, &found)
        start = index
      // A remark of its own, about code that is commented out or an example.
      case UInt8(ascii: "/") where index > start && PlainComment.beginsComment(index, comment.upperBound, bytes):
        end(bytes, &found)
        index = endOfLine(index, comment, bytes)
      case UInt8(ascii: "."), UInt8(ascii: "!"), UInt8(ascii: "?"), UInt8(ascii: ":"), UInt8(ascii: ";"):
        index += 1
        guard index == comment.upperBound || ContractReader.isBlank(bytes[index]) else { continue }
        // Who asks does not say.
        if byte == UInt8(ascii: "?") { sentence.removeAll() }
        let known = found.count
        end(bytes, &found)
        if found.count == known + 1, found[known].kind == .protected {
          isGoingOn = byte == UInt8(ascii: ";") ? .behindSemicolon : byte == UInt8(ascii: ".") ? .behindStop : nil
        }
      case UInt8(ascii: ","), UInt8(ascii: "("), UInt8(ascii: ")"):
        sentence.isNewClause = true
        index += 1
      // A long dash.
      case 0xE2 where index + 2 < comment.upperBound && bytes[index + 1] == 0x80 && bytes[index + 2] != 0x99:
        sentence.isNewClause = true
        index += 3
      case UInt8(ascii: "-") where index + 1 < comment.upperBound && ContractReader.isBlank(bytes[index + 1]):
        sentence.isNewClause = true
        index += 1
      case _ where ContractReader.isWordByte(byte):
        // The line before had no stop.
        if sentence.isNewLine, !sentence.items.isEmpty, ContractReader.opensSentence(index, comment, bytes) { end(bytes, &found) }
        index = readWord(index, comment, bytes)
      default: index += 1
      }
    }
  }

  /// Where the text of a line begins, behind slashes and stars. A blank line ends a sentence, and so does a new item.
  private mutating func startOfLine(
    _ start: Int, _ comment: Range<Int>, _ bytes: ContiguousArray<UInt8>, _ found: inout [Found]
  ) -> Int {
    if !isInCode, examples.holds(lineAt: start, comment, bytes) {
      end(bytes, &found)
      return endOfLine(start, comment, bytes)
    }
    var index = start
    while index < comment.upperBound {
      switch bytes[index] {
      case UInt8(ascii: " "), UInt8(ascii: "\t"), UInt8(ascii: "/"), UInt8(ascii: "!"): index += 1
      // `**must**` at the start of a line is a word, a star alone is the comment's, or an item's.
      case UInt8(ascii: "*"): index += 1
      case UInt8(ascii: "\n"), UInt8(ascii: "\r"):
        end(bytes, &found)
        parameters.end()
        isBehindCondition = false
        return isInCode ? endOfLine(index, comment, bytes) : index
      case UInt8(ascii: "-"):
        end(bytes, &found)
        parameters.begin(at: index, column: index - start, comment, bytes)
        return isInCode || parameters.isInside ? endOfLine(index, comment, bytes) : index
      // `@warning Subclasses must override it.`
      case UInt8(ascii: "@"), UInt8(ascii: "\\"):
        let word = bytes[(index + 1)..<comment.upperBound].prefix { ContractReader.isWordByte($0) }
        guard !isInCode, !parameters.isInside, ContractReader.remarks.contains(where: { word.elementsEqual($0.utf8) }) else {
          return isInCode || parameters.isInside ? endOfLine(index, comment, bytes) : index
        }
        end(bytes, &found)
        index = word.endIndex
      case UInt8(ascii: "`") where isFence(index, comment, bytes):
        isInCode.toggle()
        end(bytes, &found)
        return endOfLine(index, comment, bytes)
      default: return isInCode || parameters.isInside ? endOfLine(index, comment, bytes) : index
      }
    }
    end(bytes, &found)
    parameters.end()
    isBehindCondition = false
    return index
  }

  /// What tools that read Objective-C's comments call a remark.
  private static let remarks = [
    "abstract", "attention", "brief", "details", "discussion", "important", "note", "remark", "remarks", "warning",
  ]

  private func isFence(_ index: Int, _ comment: Range<Int>, _ bytes: ContiguousArray<UInt8>) -> Bool {
    index + 2 < comment.upperBound && bytes[index + 1] == UInt8(ascii: "`") && bytes[index + 2] == UInt8(ascii: "`")
  }

  private func endOfLine(_ start: Int, _ comment: Range<Int>, _ bytes: ContiguousArray<UInt8>) -> Int {
    bytes[start..<comment.upperBound].firstIndex(of: UInt8(ascii: "\n")) ?? comment.upperBound
  }

  private mutating func readWord(_ start: Int, _ comment: Range<Int>, _ bytes: ContiguousArray<UInt8>) -> Int {
    word.removeAll(keepingCapacity: true)
    var index = start
    while index < comment.upperBound {
      let byte = bytes[index]
      if ContractReader.isWordByte(byte) {
        word.append(ContractSearch.lower(byte))
        index += 1
      } else if byte == UInt8(ascii: "'"), index + 1 < comment.upperBound, ContractSearch.isLetter(bytes[index + 1]) {
        index += 1
      } else if byte == 0xE2, index + 2 < comment.upperBound, bytes[index + 1] == 0x80, bytes[index + 2] == 0x99 {
        // The other apostrophe.
        index += 3
      } else {
        break
      }
    }
    let isCalled = index < comment.upperBound && bytes[index] == UInt8(ascii: "(")
    let isQuoted = start > comment.lowerBound && bytes[start - 1] == UInt8(ascii: "`")
    let (kind, isNegated) = vocabulary.word(word)
    sentence.add(kind, start..<index, isCode: isCalled || isQuoted, isMember: isMember(start, comment, bytes))
    if isNegated { sentence.add(.not, index..<index, isCode: false, isMember: false) }
    return isCalled ? endOfLabels(index, comment, bytes) : index
  }

  /// Behind the parentheses of a name, if they hold no more than labels: `(to:by:)`.
  private func endOfLabels(_ start: Int, _ comment: Range<Int>, _ bytes: ContiguousArray<UInt8>) -> Int {
    var index = start + 1
    while index < comment.upperBound, ContractReader.isWordByte(bytes[index]) || bytes[index] == UInt8(ascii: ":") { index += 1 }
    return index < comment.upperBound && bytes[index] == UInt8(ascii: ")") ? index + 1 : start
  }

  /// Whether a dot ties the word to the one before: `super.load`.
  private func isMember(_ start: Int, _ comment: Range<Int>, _ bytes: ContiguousArray<UInt8>) -> Bool {
    start - 2 >= comment.lowerBound && bytes[start - 1] == UInt8(ascii: ".") && ContractReader.isWordByte(bytes[start - 2])
  }

  /// Whether the word is one that sentences begin with, and stands there as if it did.
  private static func opensSentence(_ start: Int, _ comment: Range<Int>, _ bytes: ContiguousArray<UInt8>) -> Bool {
    guard bytes[start].isUppercase else { return false }
    let word = bytes[start..<comment.upperBound].prefix { isWordByte($0) }
    guard openings.contains(where: { word.elementsEqual($0.utf8) }) else { return false }
    // `Only if they turn` goes on with what the line before has said.
    let next = bytes[word.endIndex..<comment.upperBound].drop { isBlank($0) }.prefix { isWordByte($0) }
    return !["if", "when", "unless", "while"].contains { next.elementsEqual($0.utf8) }
  }

  private static let openings = [
    "This", "Do", "Don", "Never", "Must", "Should", "Subclasses", "You", "TODO", "FIXME", "For", "Only", "Used", "Internal", "Exposed",
    "Visible", "Not",
  ]

  static func isBlank(_ byte: UInt8) -> Bool { byte == UInt8(ascii: " ") || (0x09...0x0D).contains(byte) }

  static func isWordByte(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"):
      true
    default: false
    }
  }
}

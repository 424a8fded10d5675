public import Syntax

/// Makes the facts of one file after the other; its scratch memory is kept.
public struct FactsBuilder: ~Copyable {
  private var work = FileWork()
  /// Of files that import one of these modules the code is kept, too.
  private let codeModules: [String]

  public init(keepingCodeWith modules: [String] = []) { codeModules = modules }

  /// - Parameter name: what the facts call the file, if that is not its path.
  public mutating func facts(
    of source: borrowing Source, calledAs name: String? = nil, _ tokens: Tokens, _ tree: borrowing DeclTree
  ) -> FileFacts {
    work.begin(source, tokens)
    if !tokens.issues.isEmpty || !tree.issues.isEmpty { work.facts.flags.insert(.hasIssues) }
    work.readComments()
    work.readDeclarations(tree)
    work.readAnnotations(tree)
    work.keepsCode = work.importsAny(of: codeModules)
    work.readExpressions(tree)
    work.markConfiguredMentions()
    return work.finish(calledAs: name ?? source.path)
  }
}

/// One file's facts while they are being made, and the lists that grow meanwhile, which are used again for the next file.
///
/// Its functions are mutating even where they only read, or inlined: for a call that borrows it, the compiler copies a
/// struct of this size to the stack, which took every tenth instruction.
struct FileWork: ~Copyable {
  // Buffers are shared with those they come from, not copied.
  private(set) var bytes: ContiguousArray<UInt8> = []
  private(set) var tokens = Tokens()
  /// The tokens' column that is read most.
  private(set) var kinds: ContiguousArray<UInt8> = []
  /// The token that ends the file.
  private(set) var last = -1
  /// The number of bytes that are the file's.
  private(set) var count = 0
  var facts = FileFacts(path: "")
  // Two of the facts' fields that grow all the time; they are put in at the end.
  var names: NameTable
  var mentions = Stack<MentionFact>()
  var locals = Locals()
  /// Texts are put together here before they are interned.
  var scratch = TextWriter()
  let marks = GeneratedMark()
  var contracts = ContractReader()
  /// The names of the parameters of a function whose body is read, as numbers.
  var parameterWords = Stack<UInt64>()
  /// What an `#if` keeps out of some builds, behind a condition that asks for a word of the build's own: bytes.
  var configured: ContiguousArray<Range<Int>> = []
  /// Whether any comment holds a directive.
  var hasDirectives = false

  /// Where another linter is told not to look at calls of super: bytes.
  var superCallsOff: ContiguousArray<Range<Int>> = []

  /// The types that bodies declare, by the tokens of their names, ascending, and the tokens behind them.
  var localTypes: ContiguousArray<(name: Int, end: Int)> = []

  // The state of a walk through expressions.
  var at = 0
  var owner = DeclFact.none
  var chain = Chain()
  var brackets = Stack<OpenBracket>()
  var header = HeaderState(firstPending: 0)
  var pattern = PatternState.none
  /// Names that become visible where the expression after their `=` ends, of all statements that are open.
  var pending = Stack<PendingLocal>()
  /// Where the tokens that are walked through begin and end.
  var walkStart = 0
  var walkEnd = 0
  /// The period behind the `=` of a local with a written type, and that type: `let size: Size = .large`.
  var typedPeriod = -1
  var typeAtPeriod = Name.none
  /// Where what `try?` or `try!` is for ends.
  var triedEnd = 0
  /// The same of what an assertion asks.
  var assertedEnd = 0
  var selectorEnd = 0
  var keyPathEnd = 0
  var closureDepth = 0
  /// The number of the argument that the innermost bracket comes to next, where what it is handed is kept; 0 where it is not.
  var arguments: UInt8 = 0
  var localTypeDepth = 0

  // The state of a walk through code that is kept.
  var keepsCode = false
  var codeDepth = 0
  /// Before the block of a statement, where a brace opens no closure.
  var isCodeHeader = false

  init() {
    names = NameTable(capacity: 512)
    KnownWords.add(to: &names)
  }

  mutating func begin(_ source: borrowing Source, _ tokens: Tokens) {
    clear()
    facts.path = source.path
    bytes = source.bytes
    count = source.count
    self.tokens = tokens
    kinds = tokens.kinds
    last = tokens.kinds.count - 1
  }

  /// What the work before has left.
  private mutating func clear() {
    locals.removeAll()
    names.removeAll(butFirst: KnownWords.count)
    mentions.removeAll()
    configured.removeAll()
    superCallsOff.removeAll()
    localTypes.removeAll(keepingCapacity: true)
    hasDirectives = false
    (at, owner, chain, header, pattern) = (0, DeclFact.none, Chain(), HeaderState(firstPending: 0), .none)
    brackets.removeAll()
    pending.removeAll()
    (walkStart, walkEnd, typedPeriod, typeAtPeriod) = (0, 0, -1, .none)
    (selectorEnd, keyPathEnd, closureDepth, localTypeDepth) = (0, 0, 0, 0)
    (codeDepth, isCodeHeader) = (0, false)
    facts.flags = []
    facts.decls.removeAll(keepingCapacity: true)
    facts.parameters.removeAll(keepingCapacity: true)
    facts.lists.removeAll(keepingCapacity: true)
    facts.tags.removeAll(keepingCapacity: true)
    facts.parts.removeAll(keepingCapacity: true)
    facts.values.removeAll(keepingCapacity: true)
    facts.conditions.removeAll(keepingCapacity: true)
    facts.branches.removeAll(keepingCapacity: true)
    facts.catches.removeAll(keepingCapacity: true)
    facts.lookups.removeAll(keepingCapacity: true)
    facts.casts.removeAll(keepingCapacity: true)
    facts.traps.removeAll(keepingCapacity: true)
    facts.bodies.removeAll(keepingCapacity: true)
    facts.code.removeAll(keepingCapacity: true)
    facts.directives.removeAll(keepingCapacity: true)
    facts.contracts.removeAll(keepingCapacity: true)
  }

  /// The facts, in lists that are just as long as they have to be: they are kept for all files.
  mutating func finish(calledAs path: String) -> FileFacts {
    if !localTypes.isEmpty {
      // What bodies declare was walked through behind the bodies.
      facts.casts.sort { $0.offset < $1.offset }
      facts.catches.sort { $0.start < $1.start }
      facts.traps.sort { $0.offset < $1.offset }
    }
    var exact = FileFacts(path: path)
    exact.flags = facts.flags
    exact.lines = LineTable(tokens)
    exact.names = names.exact()
    exact.mentions = mentions.list()
    exact.decls = exactly(facts.decls)
    exact.parameters = exactly(facts.parameters)
    exact.lists = exactly(facts.lists)
    exact.tags = exactly(facts.tags)
    exact.parts = exactly(facts.parts)
    exact.values = exactly(facts.values)
    exact.conditions = exactly(facts.conditions)
    exact.branches = exactly(facts.branches)
    exact.catches = exactly(facts.catches)
    exact.lookups = exactly(facts.lookups)
    exact.casts = exactly(facts.casts)
    exact.traps = exactly(facts.traps)
    exact.bodies = exactly(facts.bodies)
    exact.code = exactly(facts.code)
    exact.directives = exactly(facts.directives)
    exact.contracts = exactly(facts.contracts)
    // Whoever reads the next file writes to them, and would have to copy what somebody else has as well.
    (bytes, tokens, kinds) = ([], Tokens(), [])
    return exact
  }
}

/// A copy without room for more. (An array made of a whole slice would share the slice's memory.)
func exactly<Element>(_ list: ContiguousArray<Element>) -> ContiguousArray<Element> {
  // Most lists of most files.
  if list.isEmpty { return [] }
  var copy = ContiguousArray<Element>()
  copy.reserveCapacity(list.count)
  copy.append(contentsOf: list)
  return copy
}

/// Names that the builder itself looks for: they are in the table before those of any file, so their numbers are known.
enum KnownWords {
  static let fatalError = Name(raw: 1)
  static let preconditionFailure = Name(raw: 2)
  static let assertionFailure = Name(raw: 3)
  static let abort = Name(raw: 4)
  static let assert = Name(raw: 5)
  static let precondition = Name(raw: 6)
  static let exception = Name(raw: 7)
  static let raise = Name(raw: 8)
  static let newValue = Name(raw: 9)
  static let oldValue = Name(raw: 10)
  static let error = Name(raw: 11)
  static let anyError = Name(raw: 12)
  static let swift = Name(raw: 13)
  // Calls that find something by a string.
  static let selectorType = Name(raw: 14)
  static let selectorFromString = Name(raw: 15)
  static let classFromString = Name(raw: 16)
  static let value = Name(raw: 17)
  static let setValue = Name(raw: 18)
  static let poundIf = Name(raw: 19)
  static let wildcard = Name(raw: 20)
  static let noLabels = Name(raw: 21)

  private static let texts: KeyValuePairs = [
    "fatalError": fatalError, "preconditionFailure": preconditionFailure, "assertionFailure": assertionFailure, "abort": abort,
    "assert": assert, "precondition": precondition, "NSException": exception, "raise": raise, "newValue": newValue,
    "oldValue": oldValue, "error": error, "Swift.Error": anyError, "Swift": swift, "Selector": selectorType,
    "NSSelectorFromString": selectorFromString, "NSClassFromString": classFromString, "value": value, "setValue": setValue,
    "#if": poundIf, "_": wildcard, "()": noLabels,
  ]

  /// How many arguments without labels have names, `(_:)` and so on; they follow the texts.
  private static let mostUnlabeled = 3

  /// `(_:)` and so on, by the number of arguments; `nil` if these are too many.
  @inline(__always)
  static func unlabeled(_ count: Int) -> Name? {
    count > mostUnlabeled ? nil : Name(raw: noLabels.raw + UInt32(truncatingIfNeeded: count))
  }

  /// Those of contracts follow, in the order of `ContractFact.Kind.words`.
  private static let firstContract = noLabels.raw + UInt32(mostUnlabeled) + 1

  /// What a name asks for as a directive, or as a field.
  static func contract(_ name: Name) -> ContractFact.Kind? {
    let words = ContractFact.Kind.words
    let place = Int(name.raw) - Int(firstContract)
    return words.indices.contains(place) ? words[place].value : nil
  }

  /// How many they are, with the empty name.
  static let count = 31

  /// Whether the name may be one of them.
  @inline(__always)
  static func contain(_ name: Name) -> Bool { name.raw < UInt32(count) }

  static func add(to names: inout NameTable) {
    for (text, name) in texts {
      let number = names.intern(text)
      Swift.assert(number == name)
    }
    for count in 1...mostUnlabeled { _ = names.intern("(" + String(repeating: "_:", count: count) + ")") }
    for (text, _) in ContractFact.Kind.words { _ = names.intern(text) }
    Swift.assert(names.count == count)
  }
}

// MARK: Tokens and texts

extension FileWork {
  /// Beyond the last token there is only the end of the file.
  @inline(__always)
  func kind(_ index: Int) -> TokenKind {
    // Every byte of the column was written from a kind; a call into the other module would cost more than the look.
    unsafe unsafeBitCast(kinds.span[unchecked: place(index)] & 0x7F, to: TokenKind.self)
  }

  @inline(__always)
  func start(_ index: Int) -> Int { Int(tokens.starts[index]) }

  @inline(__always)
  func end(_ index: Int) -> Int {
    isBracket(index) ? tokens.endOffset(index, in: bytes.span) : Int(tokens.links[index])
  }

  /// Whether the token's link is another token, and not where it ends.
  @inline(__always)
  private func isBracket(_ index: Int) -> Bool {
    (TokenKind.stringOpen.rawValue...TokenKind.rightBrace.rawValue).contains(kind(index).rawValue)
  }

  @inline(__always)
  func isFirstOnLine(_ index: Int) -> Bool {
    unsafe kinds.span[unchecked: place(index)] & 0x80 != 0  // See `place`.
  }

  /// The index, or that of the last token: no other is in the column, not even a negative one.
  @inline(__always)
  private func place(_ index: Int) -> Int {
    Int(truncatingIfNeeded: min(UInt(bitPattern: index), UInt(bitPattern: last)))
  }

  /// The token after the one at `index`, or after the group that it opens.
  @inline(__always)
  func after(_ index: Int) -> Int {
    switch kind(index) {
    case .leftParen, .leftSquare, .leftBrace, .stringOpen, .interpolationOpen: min(Int(tokens.links[index]) + 1, last)
    default: min(index + 1, last)
    }
  }

  /// The first byte of the token's text.
  @inline(__always)
  func firstByte(_ index: Int) -> UInt8 { start(index) < count ? bytes[start(index)] : 0 }

  /// Whether the name at `index` is written like a type's.
  mutating func isCapitalized(_ index: Int) -> Bool {
    var offset = start(index)
    // Small letters, which most names begin with, come behind all that matters here.
    if offset >= count || bytes[offset] >= UInt8(ascii: "a") { return false }
    // One at most is the name's: of a line of backticks each is a token of its own.
    if bytes[offset] == UInt8(ascii: "`") { offset += 1 }
    while offset < count, bytes[offset] == UInt8(ascii: "_") { offset += 1 }
    return offset < count && bytes[offset].isUppercase
  }

  mutating func isWord(_ index: Int, _ word: StaticString) -> Bool {
    let from = start(index)
    guard index < last, end(index) - from == word.utf8CodeUnitCount else { return false }
    for offset in 0..<word.utf8CodeUnitCount {
      // A static string's bytes last for ever, and the offset is below their count.
      guard unsafe word.utf8Start[offset] == bytes[from + offset] else { return false }
    }
    return true
  }

  /// The name at the token, backticks left out.
  mutating func name(at index: Int) -> Name {
    if isBracket(index) { return nameOfBracket(index) }
    var from = start(index)
    var to = Int(tokens.links[index])
    if to - from > 2, bytes[from] == UInt8(ascii: "`") { (from, to) = (from + 1, to - 1) }
    return names.intern(bytes, from..<max(from, to))
  }

  /// Hardly ever asked for.
  @inline(never)
  private mutating func nameOfBracket(_ index: Int) -> Name { names.intern(bytes, start(index)..<end(index)) }

  /// The text of the tokens in the byte range, without white space and comments but for a space between two words.
  mutating func text(from token: Int, _ range: Range<Int>) -> Name {
    if token + 1 < tokens.count, start(token) == range.lowerBound, end(token) == range.upperBound {
      return names.intern(bytes, range)
    }
    scratch.removeAll()
    appendText(from: token, range)
    return scratch.name(in: &names)
  }

  mutating func appendText(from token: Int, _ range: Range<Int>) {
    let bytes = bytes
    var index = token
    var wasWord = false
    while index < last, start(index) < range.upperBound {
      let from = max(start(index), range.lowerBound)
      let to = min(end(index), range.upperBound)
      let kind = kind(index)
      let isWord = kind.isName || kind.isReservedWord || kind == .wildcard || kind == .integer
      if isWord && wasWord { scratch.append(UInt8(ascii: " ")) }
      if from < to { scratch.append(bytes.span, from..<to) }
      wasWord = isWord
      // The text of a string with interpolations lies between its tokens.
      if kind == .stringOpen || kind == .interpolationOpen || kind == .interpolationClose, index + 1 < tokens.count {
        let gap = min(start(index + 1), range.upperBound)
        if kind == .interpolationClose, to < gap { scratch.append(bytes.span, to..<gap) }
      }
      index += 1
    }
  }

  mutating func text(of part: Part) -> Name {
    text(from: Int(part.token), Int(part.start)..<Int(part.end))
  }
}

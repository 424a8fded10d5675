/// The brackets that are open at a place in the text, with what is needed to decide in constant time what a closing one closes.
struct BracketStack: ~Copyable {
  enum Bracket: Int { case paren, square, brace, interpolation }

  /// An open bracket.
  struct Entry: BitwiseCopyable {
    let bracket: Bracket
    let token: UInt32
    /// The place of the bracket of its kind that was the innermost before, or -1.
    fileprivate let outer: Int32
  }

  /// What an interpolation interrupts.
  struct InterruptedString {
    let form: StringForm
    /// The token of its opening quotes.
    let token: Int
  }

  private var entries = Column<Entry>(capacity: 64)
  private var capacity = 64
  private var count = 0
  /// Of each kind the place of the innermost that is open, or -1.
  private var innermost = Column<Int32>(capacity: 4)
  /// Those of the interpolations that are open.
  private var strings: ContiguousArray<InterruptedString> = []

  /// Whether a line end here is inside of an interpolation of a string that may not hold one.
  private(set) var isInSingleLineString = false

  init() {
    for kind in 0..<4 { innermost[kind] = -1 }
  }

  mutating func push(_ bracket: Bracket, token: Int) {
    if count == capacity { grow() }
    entries[count] = Entry(bracket: bracket, token: UInt32(truncatingIfNeeded: token), outer: innermost[bracket.rawValue])
    innermost[bracket.rawValue] = Int32(truncatingIfNeeded: count)
    count += 1
  }

  mutating func push(interpolation token: Int, of string: InterruptedString) {
    push(.interpolation, token: token)
    strings.append(string)
    isInSingleLineString = !string.form.isMultiline
  }

  private mutating func grow() {
    capacity *= 2
    entries.grow(count, to: capacity)
  }

  /// The bracket on top, which is closed or given up; of an interpolation also its string.
  mutating func pop() -> (entry: Entry, string: InterruptedString?)? {
    if count == 0 { return nil }
    count -= 1
    let entry = entries[count]
    innermost[entry.bracket.rawValue] = entry.outer
    guard entry.bracket == .interpolation else { return (entry, nil) }
    let string = strings.removeLast()
    isInSingleLineString = strings.last.map { !$0.form.isMultiline } ?? false
    return (entry, string)
  }

  /// The token of the bracket on top, if that is of the kind, and so closed: nothing is missing.
  mutating func pop(_ bracket: Bracket) -> UInt32? {
    if count == 0 || entries[count - 1].bracket != bracket { return nil }
    count -= 1
    innermost[bracket.rawValue] = entries[count].outer
    return entries[count].token
  }

  /// What a closing bracket of the kind closes, those above it being given up; `nil` where it is stray.
  func closes(_ bracket: Bracket) -> Bracket? {
    let interpolation = innermost(.interpolation)
    let brace = max(innermost(.brace), interpolation)
    switch bracket {
    case .paren: return innermost(.paren) > brace ? .paren : interpolation >= 0 ? .interpolation : nil
    case .square: return innermost(.square) > brace ? .square : nil
    case .brace: return brace > interpolation ? .brace : nil
    case .interpolation: return interpolation >= 0 ? .interpolation : nil
    }
  }

  private func innermost(_ bracket: Bracket) -> Int32 { innermost[bracket.rawValue] }
}

/// How a string literal is delimited.
struct StringForm {
  var pounds: UInt32 = 0
  var isMultiline = false
  var quote = UInt8(ascii: "\"")
}

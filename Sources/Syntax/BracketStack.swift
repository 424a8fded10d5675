/// The brackets that are open at a place in the text, with what is needed to decide in constant time what a closing one closes.
struct BracketStack {
  enum Bracket: UInt8 { case paren, square, brace, interpolation }

  /// An open bracket; for an interpolation also the string it belongs to.
  struct Entry {
    let bracket: Bracket
    let token: UInt32
    var string = StringForm()
    var stringToken: UInt32 = 0

    init(_ bracket: Bracket, token: Int) {
      self.bracket = bracket
      self.token = UInt32(truncatingIfNeeded: token)
    }
  }

  /// The brackets since the innermost brace (for braces: since the innermost interpolation).
  fileprivate struct Counts {
    var parens: UInt32 = 0
    var squares: UInt32 = 0
    var braces: UInt32 = 0
    var interpolations: UInt32 = 0
    var isInSingleLineString = false
  }

  private var entries: ContiguousArray<Entry> = []
  private var counts = Counts()
  /// What was counted around each open brace and each open interpolation.
  private var outer: ContiguousArray<Counts> = []

  var isEmpty: Bool { entries.isEmpty }

  /// Whether a line end here is inside of an interpolation of a string that may not hold one.
  var isInSingleLineString: Bool { counts.isInSingleLineString }

  mutating func push(_ entry: Entry) {
    switch entry.bracket {
    case .paren: counts.parens += 1
    case .square: counts.squares += 1
    case .brace:
      outer.append(counts)
      counts.braces += 1
      (counts.parens, counts.squares) = (0, 0)
    case .interpolation:
      outer.append(counts)
      let depth = counts.interpolations + 1
      counts = Counts()
      counts.interpolations = depth
      counts.isInSingleLineString = !entry.string.isMultiline
    }
    entries.append(entry)
  }

  /// The bracket on top, which is closed or given up.
  mutating func pop() -> Entry? {
    guard let entry = entries.popLast() else { return nil }
    switch entry.bracket {
    case .paren: counts.parens -= 1
    case .square: counts.squares -= 1
    case .brace, .interpolation: counts = outer.removeLast()
    }
    return entry
  }

  /// What a closing bracket of the kind closes, those above it being given up; `nil` where it is stray.
  func closes(_ bracket: Bracket) -> Bracket? {
    switch bracket {
    case .paren: counts.parens > 0 ? .paren : counts.interpolations > 0 ? .interpolation : nil
    case .square: counts.squares > 0 ? .square : nil
    case .brace: counts.braces > 0 ? .brace : nil
    case .interpolation: counts.interpolations > 0 ? .interpolation : nil
    }
  }
}

/// How a string literal is delimited.
struct StringForm {
  var pounds: UInt32 = 0
  var isMultiline = false
  var quote = UInt8(ascii: "\"")
}

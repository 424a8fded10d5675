import Syntax

// Which stretches of a body are branches of one statement: of these no more than one runs.
extension FileWork {
  /// The cursor is at an `if`. Those behind an `else` belong to the statement of the first.
  mutating func readBranchesOfIf() {
    if owner == DeclFact.none || at > walkStart && kind(at - 1) == .else { return }
    let statement = start(at)
    var isFirst = true
    var brace = braceOfStatement(behind: at)
    while kind(brace) == .leftBrace {
      let close = Int(tokens.links[brace])
      guard close > brace, close < walkEnd else { return }
      let hasMore = kind(close + 1) == .else
      if hasMore || !isFirst { addBranch(statement, brace..<close) }
      if leavesAround(brace..<close) { addRest(behind: close, besides: brace..<close) }
      if !hasMore { return }
      isFirst = false
      brace = braceOfStatement(behind: close + 1)
    }
  }

  /// The cursor is at the `else` of a `guard`: it has to leave.
  mutating func readBranchesOfGuard() {
    let brace = at + 1
    let close = Int(tokens.links[brace])
    if owner != DeclFact.none, close > brace, close < walkEnd { addRest(behind: close, besides: brace..<close) }
  }

  /// The cursor is at a `catch`, which stands behind the block of a `do`, or of another `catch` of the same.
  mutating func readCatch() {
    guard owner != DeclFact.none, at > walkStart, kind(at - 1) == .rightBrace else { return }
    let brace = braceOfStatement(behind: at)
    let (open, close) = (Int(tokens.links[at - 1]), Int(tokens.links[brace]))
    guard kind(brace) == .leftBrace, close > brace, close < walkEnd else { return }
    var block = (UInt32(truncatingIfNeeded: start(open)), UInt32(truncatingIfNeeded: start(at)))
    // Those in the block of the one before stand between.
    let before = facts.catches.suffix(FileWork.mostCatches).last { $0.end == UInt32(truncatingIfNeeded: start(at - 1)) }
    if let before { block = (before.tryStart, before.tryEnd) }
    facts.catches.append(
      CatchFact(
        tryStart: block.0, tryEnd: block.1, start: UInt32(truncatingIfNeeded: start(at)),
        end: UInt32(truncatingIfNeeded: start(close))))
  }

  /// So many are looked through for the one before.
  private static let mostCatches = 32

  /// The cursor is at a `switch`. Where a case falls through to the next nothing is said.
  mutating func readBranchesOfSwitch() {
    if owner == DeclFact.none { return }
    let brace = braceOfStatement(behind: at)
    guard kind(brace) == .leftBrace else { return }
    let close = Int(tokens.links[brace])
    guard close > brace, close < walkEnd else { return }
    let (statement, first) = (start(at), facts.branches.count)
    var from = brace
    var index = brace + 1
    while index < close {
      if kind(index) == .fallthrough {
        facts.branches.removeLast(facts.branches.count - first)
        return
      }
      if beginsCase(index) {
        if from > brace { addBranch(statement, from..<index) }
        from = index
      }
      index = max(index + 1, after(index))
    }
    if from > brace { addBranch(statement, from..<close) }
  }

  private mutating func beginsCase(_ index: Int) -> Bool {
    switch kind(index) {
    case .default: return kind(index + 1) == .colon
    case .case:
      switch kind(index - 1) {
      case .if, .guard, .while, .for, .comma, .await, .try: return false
      default: return true
      }
    default: return false
    }
  }

  /// The cursor is at the question mark of `a ? b : c`.
  mutating func readBranchesOfTernary() {
    if owner == DeclFact.none { return }
    guard let colon = colonOfTernary(at), let end = endOfOperand(colon + 1) else { return }
    let statement = start(at)
    addBranch(statement, at..<colon)
    addBranch(statement, colon..<end)
  }

  private mutating func colonOfTernary(_ question: Int) -> Int? {
    var depth = 0
    var index = question + 1
    while index < min(walkEnd, question + FileWork.longestOperand), !isClosing(index) {
      if kind(index) == .infixQuestion, !isWord(index, "??") { depth += 1 }
      if kind(index) == .colon {
        if depth == 0 { return index }
        depth -= 1
      }
      index = max(index + 1, after(index))
    }
    return nil
  }

  private mutating func endOfOperand(_ first: Int) -> Int? {
    var index = first
    while index < walkEnd, index - first < FileWork.longestOperand {
      let ends = kind(index) == .comma || kind(index) == .semicolon || isClosing(index)
      if ends || index > first && isFirstOnLine(index) && !continuesStatement(index) { return index }
      index = max(index + 1, after(index))
    }
    return index - first < FileWork.longestOperand ? walkEnd : nil
  }

  /// Of longer ones nothing is said.
  private static let longestOperand = 256

  private func isClosing(_ index: Int) -> Bool {
    switch kind(index) {
    case .rightParen, .rightSquare, .rightBrace, .interpolationClose: true
    default: false
    }
  }

  private mutating func braceOfStatement(behind keyword: Int) -> Int {
    let end = min(walkEnd, keyword + FileWork.longestOperand)
    var index = keyword + 1
    while index < end, kind(index) != .leftBrace { index = max(index + 1, after(index)) }
    return index < end ? index : last
  }

  /// Whether one of the statements between the braces leaves what is around.
  private mutating func leavesAround(_ braces: Range<Int>) -> Bool {
    var index = braces.lowerBound + 1
    while index < braces.upperBound {
      switch kind(index) {
      case .return, .throw, .break, .continue: return true
      default: index = max(index + 1, after(index))
      }
    }
    return false
  }

  /// What follows, up to the end of the block that the statement is in, is a branch besides one that leaves.
  private mutating func addRest(behind close: Int, besides branch: Range<Int>) {
    let around = brackets.count - 1
    if around >= 0, brackets[around].kind != .body, brackets[around].kind != .closure { return }
    let end = around >= 0 ? Int(tokens.links[brackets[around].start]) : walkEnd
    guard end > close + 1 else { return }
    let statement = start(branch.lowerBound)
    addBranch(statement, branch)
    addBranch(statement, close + 1..<end)
  }

  private mutating func addBranch(_ statement: Int, _ range: Range<Int>) {
    facts.branches.append(
      BranchFact(
        statement: UInt32(truncatingIfNeeded: statement), start: UInt32(truncatingIfNeeded: start(range.lowerBound)),
        end: UInt32(truncatingIfNeeded: start(range.upperBound))))
  }
}

// Brackets that were never closed: how far they reach.
extension Tokens {
  /// Ends the groups without a closing bracket before the first line that starts a declaration.
  ///
  /// Until then they hold all up to where they were given up: a forgotten parenthesis would hide the rest of its type.
  mutating func endLostGroups(_ brackets: ContiguousArray<UInt32>) {
    // Inner ones first: the outer ones step over them. So each token is looked at but once.
    for bracket in brackets.sorted(by: >) {
      let open = Int(bracket)
      let last = Int(links[open])
      var index = open + 1
      while index <= last {
        if isFirstOnLine(index), startsDeclaration(index) {
          links[open] = UInt32(truncatingIfNeeded: index - 1)
          break
        }
        index = after(index)
      }
    }
  }

  /// Whether a declaration starts at `index`: a guess by its first few words, for its attributes and modifiers might be
  /// as many as there are lines.
  private func startsDeclaration(_ start: Int) -> Bool {
    var index = start
    for _ in 0..<8 {
      switch kind(index) {
      case .at:
        index += 1
        while kind(index).isName, kind(index + 1) == .period { index += 2 }
        index += 1
        if index < count, kind(index) == .leftParen { index = after(index) }
      case .static, .private, .fileprivate, .internal, .public, .open, .package, .modifierWord, .async:
        index += 1
        if kind(index) == .leftParen { index = after(index) }
      case .poundIf, .poundElseif, .poundElse, .poundEndif: return index == start
      case .actor, .macro: return kind(index + 1).isName
      case .associatedtype, .case, .class, .deinit, .enum, .extension, .func, .import, .`init`, .let, .operator,
        .precedencegroup, .protocol, .struct, .subscript, .typealias, .var:
        // Words may be labels of arguments too.
        return kind(index + 1) != .colon
      default: return false
      }
      if index >= count - 1 { return false }
    }
    return false
  }
}

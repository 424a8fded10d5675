import Syntax
import Testing

/// What is unsafe says why it is not.
@Suite struct SafetyTests {
  @Test func everyUnsafeHasAReason() {
    var count = 0
    for source in Repository.shared.sources {
      for group in groups(of: unsafeLines(of: source)) {
        count += group.count
        let isBeside = [group.lowerBound - 1, group.upperBound + 1].contains(where: source.commentLines.contains)
        let hasReason = isBeside || group.contains(where: source.hasComment(onLine:))
        #expect(hasReason, "\(source):\(group.lowerBound) is unsafe without a reason")
      }
    }
    #expect(count > 5)
  }

  /// Lines that follow one another share a reason; that of a closure may stand right inside.
  private func groups(of lines: [Int]) -> [ClosedRange<Int>] {
    var groups: [ClosedRange<Int>] = []
    for line in lines {
      if let last = groups.last, last.upperBound == line - 1 {
        groups[groups.count - 1] = last.lowerBound...line
      } else {
        groups.append(line...line)
      }
    }
    return groups
  }

  /// The lines with the keyword, which `unowned(unsafe)` and attributes have not.
  private func unsafeLines(of source: HouseSource) -> [Int] {
    var lines: [Int] = []
    for token in 0..<source.tokens.count where source.tokens.kind(token) == .unsafe {
      let before = token > 0 ? source.tokens.kind(token - 1) : .endOfFile
      if before == .leftParen && source.tokens.kind(token + 1) == .rightParen { continue }
      if before == .at || before == .period { continue }
      let line = source.line(ofToken: token)
      if lines.last != line { lines.append(line) }
    }
    return lines
  }
}

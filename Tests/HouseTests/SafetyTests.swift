import Syntax
import Testing

/// What is unsafe says why it is not.
@Suite struct SafetyTests {
  @Test func everyUnsafeHasAReason() {
    var count = 0
    for source in Repository.shared.sources {
      // Lines that follow one another share a reason, and that of a closure may stand right inside.
      var covered = 0
      for line in unsafeLines(of: source) {
        count += 1
        let isBeside = [line - 1, line + 1].contains(where: source.commentLines.contains)
        let hasReason = source.hasComment(onLine: line) || isBeside || covered == line - 1
        #expect(hasReason, "\(source):\(line) is unsafe without a reason")
        covered = line
      }
    }
    #expect(count > 5)
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

import Syntax

// What comments say to another linter about calls of super: who switches its check off has thought about it.
extension FileWork {
  /// `// swiftlint:disable:next overridden_super_call`; of a line there is one such comment at most.
  mutating func readOtherLinter(in comment: Range<Int>) {
    guard comment.count > 2, bytes[comment.lowerBound + 1] == UInt8(ascii: "/") else { return }
    var index = comment.lowerBound + 2
    while index < comment.upperBound, bytes[index] == UInt8(ascii: "/") || ContractReader.isBlank(bytes[index]) { index += 1 }
    guard index < comment.upperBound, bytes[index] == UInt8(ascii: "s") else { return }
    let directive = bytes[index..<comment.upperBound].prefix { !ContractReader.isBlank($0) }
    guard directive.starts(with: "swiftlint:".utf8), namesSuperCall(directive.endIndex..<comment.upperBound) else { return }
    switch String(decoding: directive.dropFirst("swiftlint:".utf8.count), as: UTF8.self) {
    case "disable": superCallsOff.append(comment.lowerBound..<count)
    case "enable":
      if let last = superCallsOff.last, last.upperBound == count {
        superCallsOff[superCallsOff.count - 1] = last.lowerBound..<comment.lowerBound
      }
    case "disable:this": superCallsOff.append(line(around: comment.lowerBound))
    case "disable:previous":
      let start = line(around: comment.lowerBound).lowerBound
      if start > 0 { superCallsOff.append(line(around: start - 1)) }
    case "disable:next":
      let end = line(around: comment.upperBound).upperBound
      if end < count { superCallsOff.append(line(around: end + 1)) }
    default: break
    }
  }

  private func namesSuperCall(_ range: Range<Int>) -> Bool {
    String(decoding: bytes[range], as: UTF8.self).split { $0 == " " || $0 == "," }.contains { $0.hasSuffix("super_call") }
  }

  /// The bytes of the line that the offset is in, without its end.
  private func line(around offset: Int) -> Range<Int> {
    let end = bytes[offset..<max(offset, count)].firstIndex(of: UInt8(ascii: "\n")) ?? count
    let start = bytes[..<min(offset, count)].lastIndex(of: UInt8(ascii: "\n")).map { $0 + 1 } ?? 0
    return start..<max(start, end)
  }
}

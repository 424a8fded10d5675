import RuleKit

/// What stays the same of a finding while the code around it moves: a hash of rule, symbol, and what the message speaks of.
public struct Fingerprint: Hashable, Sendable {
  public let hash: UInt64

  init(of finding: Finding) {
    var hash = FNV()
    hash.add(finding.rule.utf8)
    hash.add(finding.symbol.utf8)
    for name in Fingerprint.subjects(of: finding.message.text) { hash.add(name) }
    self.hash = hash.value
  }

  /// Sixteen hexadecimal digits.
  public var text: String {
    let digits = String(hash, radix: 16)
    return String(repeating: "0", count: 16 - digits.count) + digits
  }

  /// The first two names of a message: the declaration, and what it has to do with. Other words count places and types, give
  /// advice, and change with what else there is; what is in parentheses behind a space, or in quotation marks, names files
  /// and quotes texts.
  private static func subjects(of message: String) -> [ArraySlice<UInt8>] {
    let bytes = Array(message.utf8)
    var names: [ArraySlice<UInt8>] = []
    var at = 0
    while at < bytes.count, names.count < 2 {
      let isFirst = at == 0 || bytes[at - 1] == UInt8(ascii: " ")
      switch bytes[at] {
      case UInt8(ascii: "\""): at = endOfQuotation(bytes, at)
      case UInt8(ascii: "(") where isFirst: at = endOfRemark(bytes, at)
      case UInt8(ascii: "'") where isFirst:
        let end = bytes[(at + 1)...].firstIndex(of: UInt8(ascii: "'")) ?? bytes.count
        names.append(bytes[at + 1..<end])
        at = end + 1
      default: at += 1
      }
    }
    return names
  }

  /// Behind the last mark: quoted words may have marks of their own.
  private static func endOfQuotation(_ bytes: [UInt8], _ start: Int) -> Int {
    let last = bytes.lastIndex(of: UInt8(ascii: "\"")) ?? start
    return last > start ? last + 1 : bytes.count
  }

  private static func endOfRemark(_ bytes: [UInt8], _ start: Int) -> Int {
    var (depth, end) = (0, start)
    while end < bytes.count {
      switch bytes[end] {
      case UInt8(ascii: "\""):
        end = endOfQuotation(bytes, end)
        continue
      case UInt8(ascii: "("): depth += 1
      case UInt8(ascii: ")"): depth -= 1
      default: break
      }
      end += 1
      if depth == 0 { return end }
    }
    return end
  }
}

/// Fowler, Noll and Vo's hash 1a, in 64 bits.
private struct FNV {
  private(set) var value: UInt64 = 0xCBF2_9CE4_8422_2325

  /// The bytes and one that ends them, so that `ab`, `c` differs from `a`, `bc`.
  mutating func add(_ bytes: some Sequence<UInt8>) {
    for byte in bytes { add(byte) }
    add(0x1F)
  }

  private mutating func add(_ byte: UInt8) { value = (value ^ UInt64(byte)) &* 0x0000_0100_0000_01B3 }
}

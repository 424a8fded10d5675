import RuleKit

/// What stays the same of a finding while the code around it moves: a hash of rule, symbol and message, without paths and lines.
public struct Fingerprint: Hashable, Sendable {
  public let hash: UInt64

  init(of finding: Finding) {
    var hash = FNV()
    hash.add(finding.rule.utf8)
    hash.add(finding.symbol.utf8)
    hash.add(Fingerprint.normalised(finding.message.text))
    self.hash = hash.value
  }

  /// Sixteen hexadecimal digits.
  public var text: String {
    let digits = String(hash, radix: 16)
    return String(repeating: "0", count: 16 - digits.count) + digits
  }

  /// A message counts places and names lines: every number becomes the same.
  private static func normalised(_ message: String) -> [UInt8] {
    var result: [UInt8] = []
    for byte in message.utf8 {
      let isDigit = (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
      if !isDigit {
        result.append(byte)
      } else if result.last != UInt8(ascii: "0") {
        result.append(UInt8(ascii: "0"))
      }
    }
    return result
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

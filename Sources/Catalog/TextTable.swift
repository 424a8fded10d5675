/// Texts in the order of their bytes, each known by its place among them, so that places compare as texts do.
///
/// Of each text only what differs from the one before it is stored: a digit for how many bytes are the same, then the
/// rest, then `|`. The first of each sixteen is stored whole, and where these begin stands in `heads`. Frequent stretches
/// are phrases: one of the bytes that no text has, and a digit.
struct TextTable: Sendable {
  let entries: StaticBytes
  let heads: StaticBytes
  let count: Int

  static let swiftNames = TextTable(Embedded.swiftNames, Embedded.swiftNameHeads, Embedded.swiftNameCount)
  static let selectors = TextTable(Embedded.selectors, Embedded.selectorHeads, Embedded.selectorCount)
  static let types = TextTable(Embedded.types, Embedded.typeHeads, Embedded.typeCount)

  private static let phrases = StaticBytes(Embedded.phrases)
  private static let phraseStarts = StaticBytes(Embedded.phraseStarts)

  /// So many texts share one entry of `heads`.
  static let block = 16
  static let end = UInt8(ascii: "|")
  static let mostShared = StaticBytes.base - 1

  private init(_ entries: StaticString, _ heads: StaticString, _ count: Int) {
    self.entries = StaticBytes(entries)
    self.heads = StaticBytes(heads)
    self.count = count
  }

  /// The phrases that a byte begins, by its place among those that begin any; `nil` for a byte that stands for itself.
  static func lead(_ byte: UInt8) -> Int? {
    switch byte {
    case UInt8(ascii: "$"): 0
    case UInt8(ascii: "%"): 1
    case UInt8(ascii: "'"): 2
    case UInt8(ascii: "*"): 3
    case UInt8(ascii: "+"): 4
    case UInt8(ascii: "/"): 5
    case UInt8(ascii: "="): 6
    case UInt8(ascii: "\\"): 7
    case UInt8(ascii: "^"): 8
    case UInt8(ascii: "`"): 9
    case UInt8(ascii: "{"): 10
    case UInt8(ascii: "}"): 11
    case UInt8(ascii: "~"): 12
    default: nil
    }
  }

  // MARK: From a place to its text

  func text(_ place: Int) -> String { String(decoding: bytes(place), as: UTF8.self) }

  func bytes(_ place: Int) -> ContiguousArray<UInt8> {
    var starts: ContiguousArray<Int> = []
    starts.reserveCapacity(TextTable.block)
    var index = start(ofBlock: place / TextTable.block)
    for _ in 0..<place % TextTable.block {
      starts.append(index)
      index = indexAfter(stretchAt: index + 1)
    }
    // What the text shares is of the last one before it that shares less with its own.
    var stretches = [(start: index, end: Int.max)]
    var wanted = entries.digit(at: index)
    while wanted > 0, let start = starts.popLast() {
      let shared = entries.digit(at: start)
      if shared >= wanted { continue }
      stretches.append((start, wanted))
      wanted = shared
    }
    var bytes: ContiguousArray<UInt8> = []
    bytes.reserveCapacity(TextTable.usualCount)
    for stretch in stretches.reversed() { append(stretch.start + 1, to: &bytes, stretch.end) }
    return bytes
  }

  /// More bytes than most texts have.
  private static let usualCount = 80

  private func indexAfter(stretchAt start: Int) -> Int {
    var index = start
    while entries[index] != TextTable.end { index += TextTable.lead(entries[index]) == nil ? 1 : 2 }
    return index + 1
  }

  /// Adds what an entry says, until there are so many bytes.
  private func append(_ start: Int, to bytes: inout ContiguousArray<UInt8>, _ end: Int) {
    var index = start
    while bytes.count < end, entries[index] != TextTable.end {
      if let lead = TextTable.lead(entries[index]) {
        for place in TextTable.phrase(lead, entries.digit(at: index + 1)) where bytes.count < end {
          bytes.append(TextTable.phrases[place])
        }
        index += 2
      } else {
        bytes.append(entries[index])
        index += 1
      }
    }
  }

  private static func phrase(_ lead: Int, _ digit: Int) -> Range<Int> {
    let start = (lead * StaticBytes.base + digit) * 3
    return phraseStarts.triple(at: start)..<phraseStarts.triple(at: start + 3)
  }

  private func start(ofBlock block: Int) -> Int { heads.triple(at: block * 3) }

  // MARK: From a text to its place

  func find(_ key: Key) -> Int? {
    let found = lowerBound(of: key)
    return found.isEqual ? found.place : nil
  }

  /// The places of texts from the key on, up to those that have the byte where the key ends.
  func places(from key: Key, before byte: Unicode.Scalar) -> Range<Int> {
    var end = key
    end.last = UInt8(ascii: byte)
    return lowerBound(of: key).place..<lowerBound(of: end).place
  }

  /// The first place whose text is not less than the key, and whether it is the key.
  func lowerBound(of key: Key) -> (place: Int, isEqual: Bool) {
    // The last block whose first text is not greater than the key.
    var (low, high) = (0, (count + TextTable.block - 1) / TextTable.block)
    while low < high {
      let middle = (low + high) / 2
      let order = compare(start(ofBlock: middle) + 1, with: key, from: 0).order
      if order == 0 { return (middle * TextTable.block, true) }
      if order < 0 { low = middle + 1 } else { high = middle }
    }
    return low == 0 ? (0, false) : search(block: low - 1, for: key)
  }

  /// Goes through the texts of a block without putting any together: how much of the last one is also the key's is enough.
  private func search(block: Int, for key: Key) -> (place: Int, isEqual: Bool) {
    var index = start(ofBlock: block)
    var matched = 0
    for place in block * TextTable.block..<min(count, (block + 1) * TextTable.block) {
      let shared = entries.digit(at: index)
      index += 1
      // The last text is less than the key. This one is too where it parts from the last one later than the key does, and
      // greater where it does so earlier; but the largest digit stands for all that is not less.
      if shared < matched, shared < TextTable.mostShared { return (place, false) }
      if shared <= matched {
        let (order, length) = compare(index, with: key, from: shared)
        if order >= 0 { return (place, order == 0) }
        matched = length
      }
      index = indexAfter(stretchAt: index)
    }
    return (min(count, (block + 1) * TextTable.block), false)
  }

  /// Whether the text, whose first bytes are the key's, is less than the key (-1), the key (0) or greater (1), and how many
  /// bytes are the same.
  private func compare(_ start: Int, with key: Key, from matched: Int) -> (order: Int, matched: Int) {
    var (index, matched) = (start, matched)
    while entries[index] != TextTable.end {
      if let lead = TextTable.lead(entries[index]) {
        for place in TextTable.phrase(lead, entries.digit(at: index + 1)) {
          let order = TextTable.phrases.order(at: place, key, matched)
          if order != 0 { return (order, matched) }
          matched += 1
        }
        index += 2
      } else {
        let order = entries.order(at: index, key, matched)
        if order != 0 { return (order, matched) }
        matched += 1
        index += 1
      }
    }
    return (matched < key.count ? -1 : 0, matched)
  }
}

/// The bytes that are looked for.
struct Key {
  private let bytes: ContiguousArray<UInt8>.SubSequence
  /// One more byte at the end, which the bytes themselves need not have.
  var last: UInt8?

  init(_ bytes: ContiguousArray<UInt8>.SubSequence) { self.bytes = bytes }

  init(_ text: String) { bytes = ContiguousArray(text.utf8)[...] }

  var count: Int { bytes.count + (last == nil ? 0 : 1) }

  /// The byte, or `nil` behind the last.
  subscript(offset: Int) -> UInt8? {
    if offset < bytes.count { return bytes[bytes.startIndex + offset] }
    return offset == bytes.count ? last : nil
  }
}

extension StaticBytes {
  /// Whether the byte is less than that of the key, the same, or greater; the key may be shorter.
  fileprivate func order(at index: Int, _ key: Key, _ offset: Int) -> Int {
    guard let wanted = key[offset] else { return 1 }
    return self[index] == wanted ? 0 : self[index] < wanted ? -1 : 1
  }
}

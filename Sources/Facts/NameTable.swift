/// The texts of names, each once: open addressing over the table's own bytes.
public struct NameTable: Sendable {
  private var bytes: ContiguousArray<UInt8> = []
  /// Where the text of each name ends; that of the one before is its start.
  private var ends: ContiguousArray<UInt32> = [0]
  /// Of each name.
  private var hashes: ContiguousArray<UInt32> = [0]
  /// Name numbers, 0 for a free slot; a power of two of them.
  private var slots: ContiguousArray<UInt32>

  public init(capacity: Int = 512) {
    var size = 64
    while size < capacity * 2 { size *= 2 }
    slots = ContiguousArray(repeating: 0, count: size)
    ends.reserveCapacity(capacity)
    hashes.reserveCapacity(capacity)
    bytes.reserveCapacity(capacity * 10)
  }

  /// The number of names, the empty one included.
  public var count: Int { ends.count }

  private init(exactly bytes: ContiguousArray<UInt8>, _ ends: ContiguousArray<UInt32>, _ hashes: ContiguousArray<UInt32>) {
    self.bytes = bytes
    self.ends = ends
    self.hashes = hashes
    slots = []
  }

  /// The same names in no more memory than they need; names are found there one by one.
  func exact() -> NameTable {
    NameTable(exactly: Facts.exactly(bytes), Facts.exactly(ends), Facts.exactly(hashes))
  }

  /// Forgets all names but the first, and keeps the memory.
  mutating func removeAll(butFirst kept: Int) {
    clearSlots()
    ends.removeLast(ends.count - kept)
    hashes.removeLast(hashes.count - kept)
    bytes.removeLast(bytes.count - Int(ends[kept - 1]))
    for name in 1..<kept { occupySlot(UInt32(truncatingIfNeeded: name)) }
  }

  /// Only the slots in use: a large file would leave many to clear for the small ones that follow.
  private mutating func clearSlots() {
    let mask = slots.count - 1
    for name in 1..<max(1, hashes.count) {
      var slot = Int(hashes[name]) & mask
      while slots[slot] != 0 {
        slots[slot] = 0
        slot = (slot + 1) & mask
      }
    }
  }

  /// The name of the text in the range; an empty text has no name.
  public mutating func intern(_ text: Span<UInt8>, _ range: Range<Int>) -> Name {
    if range.isEmpty { return .none }
    if slots.isEmpty { grow() }
    let hash = NameTable.hash(text, range)
    var slot = Int(hash) & (slots.count - 1)
    while slots[slot] != 0 {
      if holds(slots[slot], text, range, hash) { return Name(raw: slots[slot]) }
      slot = (slot + 1) & (slots.count - 1)
    }
    return add(text, range, slot, hash)
  }

  /// The name of another table's name; its hash is known there.
  public mutating func intern(_ name: Name, of other: NameTable) -> Name {
    if name.isNone { return .none }
    if slots.isEmpty { grow() }
    let range = other.range(of: name)
    let hash = other.hashes[Int(name.raw)]
    var slot = Int(hash) & (slots.count - 1)
    while slots[slot] != 0 {
      if holds(slots[slot], other.bytes.span, range, hash) { return Name(raw: slots[slot]) }
      slot = (slot + 1) & (slots.count - 1)
    }
    return add(other.bytes.span, range, slot, hash)
  }

  public mutating func intern(_ text: ContiguousArray<UInt8>, _ range: Range<Int>) -> Name { intern(text.span, range) }

  public mutating func intern(_ text: String) -> Name {
    let bytes = ContiguousArray(text.utf8)
    return intern(bytes.span, 0..<bytes.count)
  }

  /// The name of a text that may not be in the table.
  public func find(_ text: String) -> Name? {
    let bytes = ContiguousArray(text.utf8)
    return find(bytes.span, 0..<bytes.count)
  }

  public func find(_ text: Span<UInt8>, _ range: Range<Int>) -> Name? {
    if range.isEmpty { return Name.none }
    let hash = NameTable.hash(text, range)
    if slots.isEmpty { return findOneByOne(text, range, hash) }
    var slot = Int(hash) & (slots.count - 1)
    while slots[slot] != 0 {
      if holds(slots[slot], text, range, hash) { return Name(raw: slots[slot]) }
      slot = (slot + 1) & (slots.count - 1)
    }
    return nil
  }

  private func findOneByOne(_ text: Span<UInt8>, _ range: Range<Int>, _ hash: UInt32) -> Name? {
    for name in 1..<max(1, ends.count) where holds(UInt32(truncatingIfNeeded: name), text, range, hash) {
      return Name(raw: UInt32(truncatingIfNeeded: name))
    }
    return nil
  }

  public func text(_ name: Name) -> String {
    String(decoding: bytes[range(of: name)], as: UTF8.self)
  }

  /// Where the name's text lies in `storage`.
  public func range(of name: Name) -> Range<Int> {
    if name.isNone { return 0..<0 }
    let index = Int(name.raw)
    return Int(ends[index - 1])..<Int(ends[index])
  }

  /// The bytes of all names, one after the other.
  public var storage: ContiguousArray<UInt8> { bytes }

  private mutating func add(_ text: Span<UInt8>, _ range: Range<Int>, _ slot: Int, _ hash: UInt32) -> Name {
    let name = UInt32(truncatingIfNeeded: ends.count)
    for index in range { bytes.append(text[index]) }
    ends.append(UInt32(truncatingIfNeeded: bytes.count))
    hashes.append(hash)
    slots[slot] = name
    if ends.count * 2 > slots.count { grow() }
    return Name(raw: name)
  }

  private mutating func grow() {
    slots = ContiguousArray(repeating: 0, count: max(64, slots.count * 2))
    while slots.count < ends.count * 2 { slots = ContiguousArray(repeating: 0, count: slots.count * 2) }
    for name in 1..<max(1, ends.count) { occupySlot(UInt32(truncatingIfNeeded: name)) }
  }

  private mutating func occupySlot(_ name: UInt32) {
    var slot = Int(hashes[Int(name)]) & (slots.count - 1)
    while slots[slot] != 0 { slot = (slot + 1) & (slots.count - 1) }
    slots[slot] = name
  }

  private func holds(_ name: UInt32, _ text: Span<UInt8>, _ range: Range<Int>, _ hash: UInt32) -> Bool {
    guard hashes[Int(name)] == hash else { return false }
    let start = Int(ends[Int(name) - 1])
    guard Int(ends[Int(name)]) - start == range.count else { return false }
    for offset in 0..<range.count where bytes[start + offset] != text[range.lowerBound + offset] { return false }
    return true
  }

  /// Eight bytes a step; what is short of eight is padded with zeros, wherever it lies.
  private static func hash(_ text: Span<UInt8>, _ range: Range<Int>) -> UInt32 {
    var hash = UInt64(truncatingIfNeeded: range.count)
    var index = range.lowerBound
    while index < range.upperBound {
      let rest = range.upperBound - index
      var word: UInt64
      if index + 8 <= text.count {
        // Eight bytes from the index on lie inside of the span.
        word = unsafe text.bytes.unsafeLoadUnaligned(fromByteOffset: index, as: UInt64.self).littleEndian
        if rest < 8 { word &= (1 << UInt64(8 * rest)) - 1 }
      } else {
        word = 0
        for offset in 0..<min(rest, 8) { word |= UInt64(text[index + offset]) << UInt64(8 * offset) }
      }
      hash = (hash ^ word) &* 0x9E37_79B9_7F4A_7C15
      hash ^= hash >> 32
      index += 8
    }
    return UInt32(truncatingIfNeeded: hash)
  }
}

extension NameTable: Equatable {
  /// Equal tables give the same texts the same numbers.
  public static func == (left: NameTable, right: NameTable) -> Bool {
    left.bytes == right.bytes && left.ends == right.ends
  }
}

extension NameTable {
  /// The names whose texts end at `ends` in `bytes`, the empty one's at 0; `nil` where one has no text, or no bytes.
  init?(_ bytes: ContiguousArray<UInt8>, ends: ContiguousArray<UInt32>) {
    guard ends.first == 0, Int(ends[ends.count - 1]) == bytes.count else { return nil }
    var hashes: ContiguousArray<UInt32> = [0]
    hashes.reserveCapacity(ends.count)
    for name in 1..<ends.count {
      guard ends[name - 1] < ends[name], Int(ends[name]) <= bytes.count else { return nil }
      hashes.append(NameTable.hash(bytes.span, Int(ends[name - 1])..<Int(ends[name])))
    }
    self.init(exactly: bytes, ends, hashes)
  }
}

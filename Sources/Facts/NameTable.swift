/// The texts of names, each once: open addressing over the table's own bytes.
public struct NameTable: Sendable {
  private var bytes: ContiguousArray<UInt8> = []
  /// Where the text of each name ends; that of the one before is its start.
  private var ends: ContiguousArray<UInt32> = [0]
  /// Of each name.
  private var hashes: ContiguousArray<UInt32> = [0]
  /// Name numbers, 0 for a free slot; a power of two of them.
  private var slots: ContiguousArray<UInt32>

  /// A table without names, nor memory for any.
  public init() { slots = [] }

  public init(capacity: Int) {
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
    precondition(range.upperBound <= text.count)
    let text = text.extracting(range.lowerBound...)
    return intern(text, range.count, NameTable.hash(text, range.count))
  }

  /// The name of another table's name; its hash is known there.
  public mutating func intern(_ name: Name, of other: NameTable) -> Name {
    if name.isNone { return .none }
    let range = other.range(of: name)
    return intern(other.bytes.span.extracting(range.lowerBound...), range.count, other.hashes[Int(name.raw)])
  }

  /// The text is the first `count` bytes; those behind them may be looked at, and do not matter.
  private mutating func intern(_ text: Span<UInt8>, _ count: Int, _ hash: UInt32) -> Name {
    if slots.isEmpty { grow() }
    let slot = slot(of: text, count, hash)
    return slots[slot] != 0 ? Name(raw: slots[slot]) : add(text.extracting(0..<count), slot, hash)
  }

  /// Where the text's name is, or where it would go.
  @inline(__always)
  private func slot(of text: Span<UInt8>, _ count: Int, _ hash: UInt32) -> Int {
    let (slots, mask) = (slots.span, slots.count - 1)
    var slot = Int(hash) & mask
    while true {
      // There are free slots, and the mask keeps to the list.
      let name = unsafe slots[unchecked: slot]
      if name == 0 || holds(name, text, count, hash) { return slot }
      slot = (slot &+ 1) & mask
    }
  }

  public mutating func intern(_ text: ContiguousArray<UInt8>, _ range: Range<Int>) -> Name { intern(text.span, range) }

  public mutating func intern(_ text: String) -> Name {
    let bytes = ContiguousArray(text.utf8)
    return intern(bytes.span, 0..<bytes.count)
  }

  /// The name of a text that may not be in the table.
  public func find(_ text: String) -> Name? {
    var text = text
    // The bytes are looked at within the call only.
    return text.withUTF8 { bytes in unsafe find(bytes.span, 0..<bytes.count) }
  }

  public func find(_ text: Span<UInt8>, _ range: Range<Int>) -> Name? {
    if range.isEmpty { return Name.none }
    precondition(range.upperBound <= text.count)
    let text = text.extracting(range.lowerBound...)
    let hash = NameTable.hash(text, range.count)
    if slots.isEmpty { return findOneByOne(text, range.count, hash) }
    let name = slots[slot(of: text, range.count, hash)]
    return name == 0 ? nil : Name(raw: name)
  }

  private func findOneByOne(_ text: Span<UInt8>, _ count: Int, _ hash: UInt32) -> Name? {
    for name in 1..<max(1, UInt32(truncatingIfNeeded: ends.count)) where holds(name, text, count, hash) {
      return Name(raw: name)
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

  private mutating func add(_ text: Span<UInt8>, _ slot: Int, _ hash: UInt32) -> Name {
    let name = UInt32(truncatingIfNeeded: ends.count)
    // The bytes are copied within the call.
    unsafe text.withUnsafeBufferPointer { text in unsafe bytes.append(contentsOf: text) }
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

  @inline(__always)
  private func holds(_ name: UInt32, _ text: Span<UInt8>, _ count: Int, _ hash: UInt32) -> Bool {
    let index = Int(name)
    // Slots hold no other numbers than those of names.
    guard unsafe hashes.span[unchecked: index] == hash else { return false }
    let start = unsafe Int(ends.span[unchecked: index &- 1])
    guard unsafe Int(ends.span[unchecked: index]) &- start == count else { return false }
    // Bytes have no padding.
    let (own, other) = unsafe (bytes.span.bytes, text.bytes)
    var offset = 0
    while count &- offset >= 8 {
      if NameTable.word(own, at: start &+ offset) != NameTable.word(other, at: offset) { return false }
      offset = offset &+ 8
    }
    let rest = count &- offset
    return rest == 0 || NameTable.end(own, at: start &+ offset, rest) == NameTable.end(other, at: offset, rest)
  }

  /// Eight bytes a step; what is short of eight is padded with zeros, wherever it lies.
  private static func hash(_ text: Span<UInt8>, _ count: Int) -> UInt32 {
    // Bytes have no padding.
    let bytes = unsafe text.bytes
    var hash = UInt64(truncatingIfNeeded: count)
    var offset = 0
    while count &- offset >= 8 {
      hash = (hash ^ word(bytes, at: offset)) &* 0x9E37_79B9_7F4A_7C15
      hash ^= hash >> 32
      offset = offset &+ 8
    }
    if offset < count {
      hash = (hash ^ end(bytes, at: offset, count &- offset)) &* 0x9E37_79B9_7F4A_7C15
      hash ^= hash >> 32
    }
    return UInt32(truncatingIfNeeded: hash)
  }

  /// Eight bytes, which must be there.
  @inline(__always)
  private static func word(_ bytes: RawSpan, at offset: Int) -> UInt64 {
    // Callers have seen that the text is long enough.
    unsafe bytes.unsafeLoadUnaligned(fromUncheckedByteOffset: offset, as: UInt64.self).littleEndian
  }

  /// Up to seven bytes, and zeros; of what lies around them nothing is left.
  @inline(__always)
  private static func end(_ bytes: RawSpan, at offset: Int, _ count: Int) -> UInt64 {
    let missing = offset &+ 8 &- bytes.byteCount
    if missing > offset { return lone(bytes, at: offset, count) }
    let surplus = UInt64(truncatingIfNeeded: 8 &* max(0, missing))
    let all = word(bytes, at: offset &- max(0, missing)) &>> surplus
    return all & ((1 &<< UInt64(truncatingIfNeeded: 8 &* count)) &- 1)
  }

  /// The same where there are no eight bytes in all.
  private static func lone(_ bytes: RawSpan, at offset: Int, _ count: Int) -> UInt64 {
    var word: UInt64 = 0
    for place in 0..<count {
      // Checked against the end of the text.
      word |= unsafe UInt64(bytes.unsafeLoad(fromByteOffset: offset + place, as: UInt8.self)) << UInt64(8 * place)
    }
    return word
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
      let start = Int(ends[name - 1])
      hashes.append(NameTable.hash(bytes.span.extracting(start...), Int(ends[name]) - start))
    }
    self.init(exactly: bytes, ends, hashes)
  }
}

// Types by their texts.
extension NameTable {
  /// `Thing` of `[Thing]`, `Array<Thing>` and `Set<Thing>`, optional or not; `nil` for what is none of them.
  public func elementType(of type: Range<Int>) -> Range<Int>? {
    var range = type
    while range.count > 2, storage[range.upperBound - 1] == UInt8(ascii: "?") || storage[range.upperBound - 1] == UInt8(ascii: "!") {
      range = range.lowerBound..<range.upperBound - 1
    }
    guard range.count > 2 else { return nil }
    if storage[range.lowerBound] == UInt8(ascii: "[") { return element(of: range, behind: 1) }
    for word in ["Array<", "Set<", "ContiguousArray<", "ArraySlice<"] where storage[range].starts(with: word.utf8) {
      return element(of: range, behind: word.utf8.count)
    }
    return nil
  }

  /// All between the first bracket and its partner, if that is the end, and nothing divides it.
  private func element(of range: Range<Int>, behind start: Int) -> Range<Int>? {
    var depth = 0
    for index in range.lowerBound + start - 1..<range.upperBound {
      switch storage[index] {
      case UInt8(ascii: "["), UInt8(ascii: "("), UInt8(ascii: "<"): depth += 1
      case UInt8(ascii: "]"), UInt8(ascii: ")"): depth -= 1
      case UInt8(ascii: ">"): if storage[index - 1] != UInt8(ascii: "-") { depth -= 1 }
      case UInt8(ascii: ":"), UInt8(ascii: ","): if depth == 1 { return nil }
      default: break
      }
      if depth == 0, index < range.upperBound - 1 { return nil }
    }
    return depth == 0 ? range.lowerBound + start..<range.upperBound - 1 : nil
  }
}

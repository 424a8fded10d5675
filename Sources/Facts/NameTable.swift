/// The texts of names, each once: open addressing over the table's own bytes.
public struct NameTable: Sendable {
  /// Those of all names, one after the other, and room behind them where names are still added.
  private var bytes: ContiguousArray<UInt8> = []
  private var entries: ContiguousArray<Entry> = [Entry()]
  /// Of each name, where names are still added.
  private var keys: ContiguousArray<Key> = [Key()]
  /// Name numbers, 0 for a free slot; a power of two of them.
  private var slots: ContiguousArray<UInt32>

  /// A table without names, nor memory for any.
  public init() { slots = [] }

  public init(capacity: Int) {
    var size = 64
    while size < capacity * 2 { size *= 2 }
    slots = ContiguousArray(repeating: 0, count: size)
    entries.reserveCapacity(capacity)
    keys.reserveCapacity(capacity)
    bytes = ContiguousArray(repeating: 0, count: capacity * 10)
  }

  private struct Entry {
    /// Where the text ends; that of the one before is its start.
    var end: UInt32 = 0
    var hash: UInt32 = 0
  }

  /// The number of names, the empty one included.
  public var count: Int { entries.count }

  /// The number of bytes of all names.
  private var size: Int { Int(entries[entries.count - 1].end) }

  private init(exactly bytes: ContiguousArray<UInt8>, _ entries: ContiguousArray<Entry>) {
    self.bytes = bytes
    self.entries = entries
    keys = []
    slots = []
  }

  /// The same names in no more memory than they need; names are found there one by one.
  func exact() -> NameTable {
    NameTable(exactly: ContiguousArray(bytes[..<size]), Facts.exactly(entries))
  }

  /// Forgets all names but the first, and keeps the memory.
  mutating func removeAll(butFirst kept: Int) {
    clearSlots()
    entries.removeLast(entries.count - kept)
    keys.removeLast(keys.count - kept)
    for name in 1..<kept { occupySlot(UInt32(truncatingIfNeeded: name)) }
  }

  /// Only the slots in use: a large file would leave many to clear for the small ones that follow.
  private mutating func clearSlots() {
    let mask = slots.count - 1
    // The list is looked at within the call only.
    unsafe slots.withUnsafeMutableBufferPointer { slots in
      for entry in entries.dropFirst() {
        var slot = NameTable.firstSlot(entry.hash, of: mask &+ 1)
        // The mask keeps to the list.
        while unsafe slots[slot] != 0 {
          unsafe slots[slot] = 0
          slot = (slot &+ 1) & mask
        }
      }
    }
  }

  /// The name of the text in the range; an empty text has no name.
  public mutating func intern(_ text: Span<UInt8>, _ range: Range<Int>) -> Name {
    let bytes = unsafe text.bytes  // Bytes have no padding.
    guard let key = Key(bytes, range), !slots.isEmpty else { return internSlowly(text, range) }
    return intern(bytes, range, key, key.hash)
  }

  @inline(__always)
  private mutating func intern(_ text: RawSpan, _ range: Range<Int>, _ key: Key, _ hash: UInt32) -> Name {
    let slot = slot(of: key, hash)
    // The mask kept to the list.
    let name = unsafe slots.span[unchecked: slot]
    return name != 0 ? Name(raw: name) : add(text, range, key, slot, hash)
  }

  /// Where the key's name is, or where it would go.
  @inline(__always)
  private func slot(of key: Key, _ hash: UInt32) -> Int {
    let (slots, keys, mask) = (slots.span, keys.span, slots.count &- 1)
    var slot = NameTable.firstSlot(hash, of: slots.count)
    while true {
      let name = unsafe Int(slots[unchecked: slot & mask])
      // There are free slots, the mask keeps to the list, and slots hold no other numbers than those of names.
      if name == 0 || (unsafe keys[unchecked: name] == key) { return slot & mask }
      slot = slot &+ 1
    }
  }

  /// The same for any text.
  @inline(never)
  private mutating func internSlowly(_ text: Span<UInt8>, _ range: Range<Int>) -> Name {
    if range.isEmpty { return .none }
    precondition(range.lowerBound >= 0 && range.upperBound <= text.count)
    let bytes = unsafe text.bytes  // Bytes have no padding.
    return intern(bytes, range, NameTable.hash(bytes, range))
  }

  /// The name of another table's name; its hash is known there.
  public mutating func intern(_ name: Name, of other: NameTable) -> Name {
    if name.isNone { return .none }
    let bytes = unsafe other.bytes.span.bytes  // Bytes have no padding.
    return intern(bytes, other.range(of: name), other.entries[Int(name.raw)].hash)
  }

  /// The numbers of all of another table's names, in their order.
  public mutating func intern(all other: NameTable) -> ContiguousArray<UInt32> {
    var numbers: ContiguousArray<UInt32> = [0]
    numbers.reserveCapacity(other.count)
    let bytes = unsafe other.bytes.span.bytes  // Bytes have no padding.
    var start = 0
    for entry in other.entries.dropFirst() {
      numbers.append(intern(bytes, start..<Int(entry.end), entry.hash).raw)
      start = Int(entry.end)
    }
    return numbers
  }

  private mutating func intern(_ bytes: RawSpan, _ range: Range<Int>, _ hash: UInt32) -> Name {
    if slots.isEmpty { grow() }
    let key = Key(bytes, range) ?? Key(of: bytes, range)
    if key != Key() { return intern(bytes, range, key, hash) }
    let slot = self.slot(of: bytes, range, hash)
    return slots[slot] != 0 ? Name(raw: slots[slot]) : add(bytes, range, key, slot, hash)
  }

  /// The same for a text without a key.
  private func slot(of text: RawSpan, _ range: Range<Int>, _ hash: UInt32) -> Int {
    let (slots, entries, mask) = (slots.span, entries.span, slots.count &- 1)
    var slot = NameTable.firstSlot(hash, of: slots.count)
    while true {
      // The mask keeps to the list, and slots hold no other numbers than those of names.
      let name = unsafe slots[unchecked: slot & mask]
      if name == 0 || (unsafe entries[unchecked: Int(name)].hash == hash && holds(name, text, range)) { return slot & mask }
      slot = slot &+ 1
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
    precondition(range.lowerBound >= 0 && range.upperBound <= text.count)
    let bytes = unsafe text.bytes  // Bytes have no padding.
    let hash = NameTable.hash(bytes, range)
    if slots.isEmpty { return findOneByOne(bytes, range, hash) }
    let name = slots[slot(of: bytes, range, hash)]
    return name == 0 ? nil : Name(raw: name)
  }

  private func findOneByOne(_ text: RawSpan, _ range: Range<Int>, _ hash: UInt32) -> Name? {
    for name in 1..<max(1, UInt32(truncatingIfNeeded: entries.count)) where entries[Int(name)].hash == hash && holds(name, text, range) {
      return Name(raw: name)
    }
    return nil
  }

  public func text(_ name: Name) -> String {
    String(decoding: bytes(of: name), as: UTF8.self)
  }

  /// Where the name's text lies in `storage`.
  public func range(of name: Name) -> Range<Int> {
    if name.isNone { return 0..<0 }
    let index = Int(name.raw)
    return Int(entries[index - 1].end)..<Int(entries[index].end)
  }

  /// The name's text.
  public func bytes(of name: Name) -> ContiguousArray<UInt8>.SubSequence { bytes[range(of: name)] }

  /// The bytes of all names, one after the other, and perhaps more.
  public var storage: ContiguousArray<UInt8> { bytes }

  private mutating func add(_ text: RawSpan, _ range: Range<Int>, _ key: Key, _ slot: Int, _ hash: UInt32) -> Name {
    let name = UInt32(truncatingIfNeeded: entries.count)
    let start = size
    // The bytes of a key are written as two numbers.
    if start + max(range.count, 16) > bytes.count { makeRoom(for: range.count) }
    // The room is written to within the call only.
    unsafe bytes.withUnsafeMutableBytes { room in
      let room = unsafe UnsafeMutableRawBufferPointer(rebasing: room[start...])
      if key != Key() {
        // Sixteen bytes are there.
        unsafe room.storeBytes(of: key.first.littleEndian, toByteOffset: 0, as: UInt64.self)
        unsafe room.storeBytes(of: key.second.littleEndian, toByteOffset: 8, as: UInt64.self)
      } else {
        unsafe NameTable.copy(text, range, to: room)  // So is what the text takes.
      }
    }
    entries.append(Entry(end: UInt32(truncatingIfNeeded: start + range.count), hash: hash))
    keys.append(key)
    slots[slot] = name
    if entries.count * 2 > slots.count { grow() }
    return Name(raw: name)
  }

  @inline(never)
  private mutating func makeRoom(for count: Int) {
    bytes.append(contentsOf: repeatElement(0, count: max(bytes.count, count, 64)))
  }

  private mutating func grow() {
    // A table that was made exact has none.
    for name in keys.count..<entries.count {
      keys.append(unsafe Key(of: bytes.span.bytes, range(of: Name(raw: UInt32(truncatingIfNeeded: name)))))  // Bytes have no padding.
    }
    slots = ContiguousArray(repeating: 0, count: max(64, slots.count * 2))
    while slots.count < entries.count * 2 { slots = ContiguousArray(repeating: 0, count: slots.count * 2) }
    for name in 1..<max(1, entries.count) { occupySlot(UInt32(truncatingIfNeeded: name)) }
  }

  private mutating func occupySlot(_ name: UInt32) {
    var slot = NameTable.firstSlot(entries[Int(name)].hash, of: slots.count)
    while slots[slot] != 0 { slot = (slot + 1) & (slots.count - 1) }
    slots[slot] = name
  }

  /// Where the search for a name begins: the upper bits of a product know all of what was multiplied.
  @inline(__always)
  private static func firstSlot(_ hash: UInt32, of count: Int) -> Int {
    Int(hash &>> UInt32(truncatingIfNeeded: count.leadingZeroBitCount &- 31))
  }

  private func holds(_ name: UInt32, _ text: RawSpan, _ range: Range<Int>) -> Bool {
    let own = self.range(of: Name(raw: name))
    guard own.count == range.count else { return false }
    precondition(range.lowerBound >= 0 && range.upperBound <= text.byteCount)
    let bytes = unsafe bytes.span.bytes  // Bytes have no padding.
    if own.count < 8 { return NameTable.word(bytes, own) == NameTable.word(text, range) }
    var offset = 0
    while offset &+ 8 <= own.count {
      if NameTable.word(bytes, at: own.lowerBound &+ offset) != NameTable.word(text, at: range.lowerBound &+ offset) { return false }
      offset = offset &+ 8
    }
    // The last eight bytes, of which some have been seen.
    return NameTable.word(bytes, at: own.upperBound &- 8) == NameTable.word(text, at: range.upperBound &- 8)
  }

  /// Whether the name's text is the word.
  func isText(of name: Name, _ word: StaticString) -> Bool {
    let range = range(of: name)
    guard range.count == word.utf8CodeUnitCount else { return false }
    for offset in 0..<range.count {
      // The offset is below the count of the static string's bytes.
      guard unsafe word.utf8Start[offset] == bytes[range.lowerBound + offset] else { return false }
    }
    return true
  }
}

/// A text of one to sixteen bytes as two numbers. Nearly all names have one, and are told from each other by that.
private struct Key: Equatable {
  private(set) var first: UInt64 = 0
  private(set) var second: UInt64 = 0

  /// Of what has none, the same for all: no text's.
  init() {}

  /// The same key, however few bytes follow; that of no text where there is none.
  init(of bytes: RawSpan, _ range: Range<Int>) {
    // Checked to be there.
    guard let end = range.last, range.count <= 16, unsafe bytes.unsafeLoad(fromByteOffset: end, as: UInt8.self) != 0 else {
      return
    }
    first = NameTable.word(bytes, range)
    if range.count > 8 { second = NameTable.word(bytes, range.lowerBound + 8..<range.upperBound) }
  }

  /// `nil` where the text is longer, ends in a NUL, which is no other than those behind it, or sixteen bytes are not there.
  @inline(__always)
  init?(_ bytes: RawSpan, _ range: Range<Int>) {
    let (start, count) = (range.lowerBound, UInt64(truncatingIfNeeded: range.count))
    guard count &- 1 < 16, start >= 0, start <= bytes.byteCount &- 16 else { return nil }
    // Sixteen bytes are there.
    first = unsafe bytes.unsafeLoadUnaligned(fromUncheckedByteOffset: start, as: UInt64.self).littleEndian
    if count <= 8 {
      first &= UInt64.max &>> (64 &- 8 &* count)
      if first &>> (8 &* count &- 8) == 0 { return nil }
    } else {
      // So are these eight of them.
      second = unsafe bytes.unsafeLoadUnaligned(fromUncheckedByteOffset: start &+ 8, as: UInt64.self).littleEndian
      second &= UInt64.max &>> (128 &- 8 &* count)
      if second &>> (8 &* count &- 72) == 0 { return nil }
    }
  }

  @inline(__always)
  var hash: UInt32 { NameTable.hash(first, second) }
}

extension NameTable {
  static func hash(_ bytes: RawSpan, _ range: Range<Int>) -> UInt32 {
    if range.count <= 16 { return hash(word(bytes, range), range.count > 8 ? word(bytes, range.dropFirst(8)) : 0) }
    precondition(range.lowerBound >= 0 && range.upperBound <= bytes.byteCount)
    // Of what is longer all is mixed into one number, the last eight bytes as they are.
    var first: UInt64 = 0
    var offset = range.lowerBound
    while offset &+ 8 < range.upperBound {
      first = (first ^ word(bytes, at: offset)) &* 0x9E37_79B9_7F4A_7C15
      first ^= first &>> 32
      offset = offset &+ 8
    }
    return hash(first, word(bytes, at: range.upperBound &- 8))
  }

  @inline(__always)
  fileprivate static func hash(_ first: UInt64, _ second: UInt64) -> UInt32 {
    let mixed = (first ^ (second &* 0xD6E8_FEB8_6659_FD93)) &* 0x9E37_79B9_7F4A_7C15
    return UInt32(truncatingIfNeeded: mixed &>> 32)
  }

  /// Eight bytes, which must be there.
  @inline(__always)
  private static func word(_ bytes: RawSpan, at offset: Int) -> UInt64 {
    // Who calls has seen to it.
    unsafe bytes.unsafeLoadUnaligned(fromUncheckedByteOffset: offset, as: UInt64.self).littleEndian
  }

  /// Copies the range to where there is room for it, and for eight bytes.
  fileprivate static func copy(_ text: RawSpan, _ range: Range<Int>, to room: UnsafeMutableRawBufferPointer) {
    guard range.count >= 8 else {
      // Eight bytes are there.
      return unsafe room.storeBytes(of: word(text, range).littleEndian, toByteOffset: 0, as: UInt64.self)
    }
    precondition(range.lowerBound >= 0 && range.upperBound <= text.byteCount)
    for offset in stride(from: 0, to: range.count &- 8, by: 8) {
      // Eight by eight, below the end.
      unsafe room.storeBytes(of: word(text, at: range.lowerBound &+ offset).littleEndian, toByteOffset: offset, as: UInt64.self)
    }
    let last = word(text, at: range.upperBound &- 8).littleEndian
    // The last eight may have been written in part.
    unsafe room.storeBytes(of: last, toByteOffset: range.count &- 8, as: UInt64.self)
  }

  /// The first eight bytes of the range, and zeros behind its end.
  @inline(__always)
  static func word(_ bytes: RawSpan, _ range: Range<Int>) -> UInt64 {
    let (start, count) = (range.lowerBound, min(range.count, 8))
    if count > 0, start >= 0, start <= bytes.byteCount &- 8 {
      // Eight bytes are there; those behind the end do not count.
      return word(bytes, at: start) & UInt64.max &>> UInt64(truncatingIfNeeded: 64 &- 8 &* count)
    }
    var word: UInt64 = 0
    for (place, offset) in range.prefix(8).enumerated() {
      // Checked to be there.
      word |= unsafe UInt64(bytes.unsafeLoad(fromByteOffset: offset, as: UInt8.self)) << UInt64(8 * place)
    }
    return word
  }
}

extension NameTable: Equatable {
  /// Equal tables give the same texts the same numbers.
  public static func == (left: NameTable, right: NameTable) -> Bool {
    left.entries.elementsEqual(right.entries) { $0.end == $1.end } && left.bytes[..<left.size] == right.bytes[..<right.size]
  }
}

extension NameTable {
  /// The names whose texts end at `ends` in `bytes`, the empty one's at 0; `nil` where one has no text, or no bytes.
  init?(_ bytes: ContiguousArray<UInt8>, ends: ContiguousArray<UInt32>) {
    guard ends.first == 0, Int(ends[ends.count - 1]) == bytes.count else { return nil }
    var entries: ContiguousArray<Entry> = [Entry()]
    entries.reserveCapacity(ends.count)
    for name in 1..<ends.count {
      guard ends[name - 1] < ends[name], Int(ends[name]) <= bytes.count else { return nil }
      let start = Int(ends[name - 1])
      let hash = unsafe NameTable.hash(bytes.span.bytes, start..<Int(ends[name]))  // Bytes have no padding.
      entries.append(Entry(end: ends[name], hash: hash))
    }
    self.init(exactly: bytes, entries)
  }
}

/// The texts of names, each once: open addressing over the table's own bytes.
public struct NameTable: Sendable {
  /// Those of all names, one after the other, and room behind them where names are still added.
  private var bytes: ContiguousArray<UInt8> = []
  private var entries: ContiguousArray<Entry> = [Entry()]
  /// Of each name, where names are still added.
  private var keys: ContiguousArray<NameKey> = [NameKey()]
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

  /// Only the slots in use, where they are few: a large file would leave many to clear for the small ones that follow.
  private mutating func clearSlots() {
    let mask = slots.count - 1
    if entries.count * 16 > slots.count {
      for slot in slots.indices { slots[slot] = 0 }
      return
    }
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
    guard let key = NameKey(bytes, range), !slots.isEmpty else { return internSlowly(text, range) }
    return intern(bytes, range, key, key.hash)
  }

  @inline(__always)
  private mutating func intern(_ text: RawSpan, _ range: Range<Int>, _ key: NameKey, _ hash: UInt32) -> Name {
    let slot = slot(of: key, hash)
    // The mask kept to the list.
    let name = unsafe slots.span[unchecked: slot]
    return name != 0 ? Name(raw: name) : add(text, range, key, slot, hash)
  }

  /// Where the key's name is, or where it would go.
  @inline(__always)
  private func slot(of key: NameKey, _ hash: UInt32) -> Int {
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
    let hash = NameTable.hash(bytes, range)
    return range.count > NameKey.longest && !slots.isEmpty ? internLong(bytes, range, hash) : intern(bytes, range, hash)
  }

  /// The same for a text that is too long for a key.
  @inline(__always)
  private mutating func internLong(_ bytes: RawSpan, _ range: Range<Int>, _ hash: UInt32) -> Name {
    let slot = slot(of: bytes, range, hash)
    // The mask kept to the list.
    let name = unsafe slots.span[unchecked: slot]
    return name != 0 ? Name(raw: name) : add(bytes, range, NameKey(), slot, hash)
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
    if range.count > NameKey.longest { return internLong(bytes, range, hash) }
    let key = NameKey(bytes, range) ?? NameKey(of: bytes, range)
    return key != NameKey() ? intern(bytes, range, key, hash) : internLong(bytes, range, hash)
  }

  /// The same for a text without a key.
  @inline(__always)
  private func slot(of text: RawSpan, _ range: Range<Int>, _ hash: UInt32) -> Int {
    let (slots, entries, mask) = (slots.span, entries.span, slots.count &- 1)
    var slot = NameTable.firstSlot(hash, of: slots.count)
    while true {
      // The mask keeps to the list, and slots hold no other numbers than those of names.
      let name = unsafe Int(slots[unchecked: slot & mask])
      if name == 0 || (unsafe entries[unchecked: name].hash == hash && holds(name, text, range)) { return slot & mask }
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
    for name in 1..<max(1, entries.count) where entries[name].hash == hash && holds(name, text, range) {
      return Name(raw: UInt32(truncatingIfNeeded: name))
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

  /// Not inlined: most names are there already, and to find them needs fewer registers.
  @inline(never)
  private mutating func add(_ text: RawSpan, _ range: Range<Int>, _ key: NameKey, _ slot: Int, _ hash: UInt32) -> Name {
    let name = UInt32(truncatingIfNeeded: entries.count)
    let start = size
    // The bytes of a key are written as two numbers.
    if start + max(range.count, 16) > bytes.count { makeRoom(for: range.count) }
    // The room is written to within the call only.
    unsafe bytes.withUnsafeMutableBytes { room in
      let room = unsafe UnsafeMutableRawBufferPointer(rebasing: room[start...])
      if key != NameKey() {
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
      keys.append(unsafe NameKey(of: bytes.span.bytes, range(of: Name(raw: UInt32(truncatingIfNeeded: name)))))  // Bytes have no padding.
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

  /// Whether it is the text of a name that there is.
  @inline(__always)
  private func holds(_ name: Int, _ text: RawSpan, _ range: Range<Int>) -> Bool {
    let (start, count) = (Int(entries[name &- 1].end), range.count)
    guard Int(entries[name].end) &- start == count else { return false }
    precondition(range.lowerBound >= 0 && range.upperBound <= text.byteCount)
    let bytes = unsafe bytes.span.bytes  // Bytes have no padding.
    if count < 8 { return NameTable.word(bytes, start..<start + count) == NameTable.word(text, range) }
    // The last eight bytes, and before them all others.
    var offset = count &- 8
    while NameTable.word(bytes, at: start &+ offset) == NameTable.word(text, at: range.lowerBound &+ offset) {
      if offset == 0 { return true }
      offset = max(0, offset &- 8)
    }
    return false
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

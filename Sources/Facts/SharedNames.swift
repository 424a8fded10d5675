/// The names of many files, each once, in two tables that two workers can fill at once.
///
/// The text of a name tells which of them has it, and so does the last bit of its number.
public struct SharedNames: Sendable {
  private var even: NameTable
  private var odd: NameTable

  public init(capacity: Int) {
    even = NameTable(capacity: capacity / 2)
    odd = NameTable(capacity: capacity / 2)
  }

  /// No name has a number as large as this.
  public var count: Int { 2 * max(even.count, odd.count) }

  public func text(_ name: Name) -> String { isOdd(name) ? odd.text(own(name)) : even.text(own(name)) }

  public func bytes(of name: Name) -> ContiguousArray<UInt8>.SubSequence {
    isOdd(name) ? odd.bytes(of: own(name)) : even.bytes(of: own(name))
  }

  /// The names whose texts begin with the byte.
  public func names(beginningWith byte: UInt8) -> [Name] {
    even.names(beginningWith: byte).map { Name(raw: $0.raw * 2) } + odd.names(beginningWith: byte).map { Name(raw: $0.raw * 2 + 1) }
  }

  // MARK: Looking up

  /// The name of a text that may not be in the tables.
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
    return SharedNames.isOdd(hash)
      ? odd.find(bytes, range, hash).map { Name(raw: $0.raw * 2 + 1) } : even.find(bytes, range, hash).map { Name(raw: $0.raw * 2) }
  }

  // MARK: Adding

  public mutating func intern(_ text: String) -> Name {
    let bytes = ContiguousArray(text.utf8)
    return intern(bytes, 0..<bytes.count)
  }

  public mutating func intern(_ text: ContiguousArray<UInt8>, _ range: Range<Int>) -> Name {
    if range.isEmpty { return .none }
    precondition(range.lowerBound >= 0 && range.upperBound <= text.count)
    let bytes = unsafe text.span.bytes  // Bytes have no padding.
    let hash = NameTable.hash(bytes, range)
    return SharedNames.isOdd(hash)
      ? Name(raw: odd.intern(bytes, range, hash).raw * 2 + 1) : Name(raw: even.intern(bytes, range, hash).raw * 2)
  }

  /// Adds the names of all files, and gives the numbers of each file's, one file after the other.
  ///
  /// - Parameter both: does two things, maybe at once.
  public mutating func join(
    _ files: ContiguousArray<FileFacts>, _ both: (@Sendable () -> NameTable, @Sendable () -> NameTable) -> (NameTable, NameTable)
  ) -> ContiguousArray<UInt32> {
    let count = files.reduce(0) { $0 + $1.names.count }
    // Each of the two writes the numbers of its own names, until `both` returns; together they write all.
    return unsafe ContiguousArray(unsafeUninitializedCapacity: count) { buffer, initialized in
      nonisolated(unsafe) let numbers = unsafe buffer
      (even, odd) = both(
        { [even] in unsafe SharedNames.joined(even, 0, files, numbers) },  // Its own names.
        { [odd] in unsafe SharedNames.joined(odd, 1, files, numbers) })  // The others.
      initialized = count
    }
  }

  private static func joined(
    _ table: NameTable, _ half: UInt32, _ files: ContiguousArray<FileFacts>, _ numbers: UnsafeMutableBufferPointer<UInt32>
  ) -> NameTable {
    var table = table
    var first = 0
    for file in files.indices {
      let names = files[file].names
      // There is place for the numbers of all names of all files.
      if half == 0 { unsafe numbers.initializeElement(at: first, to: 0) }
      unsafe table.intern(half, of: names, numbers.extracting(first..<first + names.count))
      first += names.count
    }
    return table
  }

  private func isOdd(_ name: Name) -> Bool { name.raw % 2 == 1 }

  private func own(_ name: Name) -> Name { Name(raw: name.raw / 2) }

  /// The upper bits are those that a table looks at.
  static func isOdd(_ hash: UInt32) -> Bool { (hash ^ hash &>> 16) & 1 == 1 }
}

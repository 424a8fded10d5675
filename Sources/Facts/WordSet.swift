import Syntax

/// The words of files that are no Swift: what stands there may be meant by its name.
public struct WordSet: Sendable {
  private var table = NameTable()

  public init() {}

  /// Adds the names that the bytes hold, whatever language they are in.
  public mutating func add(_ text: Span<UInt8>) {
    var start = 0
    for index in text.indices where !text[index].isPartOfName {
      add(text, start..<index)
      start = index + 1
    }
    add(text, start..<text.count)
  }

  private mutating func add(_ text: Span<UInt8>, _ word: Range<Int>) {
    if !word.isEmpty { _ = table.intern(text, word) }
  }

  public mutating func formUnion(_ other: WordSet) {
    _ = table.intern(all: other.table)
  }

  public func contains(_ word: String) -> Bool { table.find(word).map { !$0.isNone } ?? false }
}

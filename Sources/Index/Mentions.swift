/// Mentions in the order of the files.
///
/// A type of its own: whoever goes through them in another module would ask the runtime for each step of what has none.
public struct Mentions: RandomAccessCollection, Sendable {
  /// For each its file, and its place there in the lower half.
  private let places: ContiguousArray<UInt64>.SubSequence

  init(_ places: ContiguousArray<UInt64>.SubSequence) { self.places = places }

  init(_ ids: Set<MentionID>) {
    places = ContiguousArray(ids.map { Mentions.place(file: $0.file, $0.place) }.sorted())[...]
  }

  static func place(file: Int, _ place: Int) -> UInt64 { UInt64(file) << 32 | UInt64(place) }

  public var startIndex: Int { places.startIndex }

  public var endIndex: Int { places.endIndex }

  public subscript(index: Int) -> MentionID {
    MentionID(file: Int(places[index] >> 32), place: Int(places[index] & 0xFFFF_FFFF))
  }
}

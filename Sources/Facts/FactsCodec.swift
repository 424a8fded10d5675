/// Facts as bytes and back, for a cache.
///
/// The bytes: `magic`, the two versions (two bytes each, the lower one first), and the files: how many, and for each the
/// number of its bytes (four, the lowest first) before these. In a file numbers are LEB128, a list is its count and its
/// elements, and names are numbers of the file's own table. Nothing depends on the machine: the same facts are the same
/// bytes everywhere, and bytes that can be decoded are those that the facts in them are encoded as.
///
/// Decoding never fails but with `nil`, and what it gives is as sound as what a `FactsBuilder` makes: names, ranges and
/// places of declarations lead to something that is there.
public enum FactsCodec {
  static let magic: ContiguousArray<UInt8> = [0x41, 0x4C, 0x46, 0x58]

  /// The version of the bytes' layout.
  public static let version: UInt16 = 14

  /// The version of what facts say. It is raised when a source has other facts than before.
  static let factsVersion: UInt16 = 50

  public static func encode(_ file: FileFacts) -> ContiguousArray<UInt8> { encode(CollectionOfOne(file)) }

  public static func encode(_ files: some Collection<FileFacts>) -> ContiguousArray<UInt8> {
    var all = ByteSink()
    for byte in magic { all.add(byte) }
    all.addFixed(version)
    all.addFixed(factsVersion)
    all.addCount(files.count)
    for file in files {
      var sink = FactsSink()
      sink.add(file)
      all.addFixed(UInt32(truncatingIfNeeded: sink.out.bytes.count))
      all.add(sink.out.bytes)
    }
    return all.bytes
  }

  /// The one file whose facts the bytes are.
  public static func decode(_ bytes: ContiguousArray<UInt8>) -> FileFacts? {
    guard let files = decodeAll(bytes), files.count == 1 else { return nil }
    return files[0]
  }

  public static func decodeAll(_ bytes: ContiguousArray<UInt8>) -> ContiguousArray<FileFacts>? {
    var all = ByteSource(bytes, 0..<bytes.count)
    for byte in magic where all.byte() != byte { return nil }
    guard all.fixed16() == version, all.fixed16() == factsVersion else { return nil }
    var files: ContiguousArray<FileFacts> = []
    for _ in 0..<all.count(ofBytes: leastBytesOfFile) {
      var source = FactsSource(all.part(ofBytes: Int(all.fixed32())))
      guard let file = source.file() else { return nil }
      files.append(file)
    }
    return all.isAtEnd ? files : nil
  }

  /// Its size, and a byte for each of its fields.
  private static let leastBytesOfFile = 26
}

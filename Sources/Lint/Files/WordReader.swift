import Facts
import Syntax

/// Reads the words of a project's files that are no Swift: Objective-C, nibs, property lists.
enum WordReader {
  /// Larger files are data.
  private static let largest = 8 << 20

  /// What cannot be read has no words.
  static func words(of files: ProjectFiles, jobs: Int) -> WordSet {
    let others = files.candidates.map(\.path) + files.resources.map(\.path) + files.localizations.flatMap { resources(in: $0.path) }
    var words = WordSet()
    // The workers end one after the other.
    _ = Workers(jobs: jobs).map(others.count, begin: { Scratch() }, end: { words.formUnion($0.words) }) { place, scratch in
      scratch.read(others[place])
    }
    return words
  }

  private static func resources(in folder: String) -> [String] {
    guard case .success(let listing) = Disk.list(folder) else { return [] }
    return listing.entries.filter { FileWalk.isResource($0.name) }.compactMap(\.text).map { Paths.join(folder, $0) }
  }

  private struct Scratch: ~Copyable {
    private var source = Source()
    private(set) var words = WordSet()

    mutating func read(_ path: String) {
      guard source.read(path) == nil, source.count <= WordReader.largest else { return }
      let bytes = source.bytes
      words.add(bytes.span.extracting(0..<source.count))
    }
  }
}

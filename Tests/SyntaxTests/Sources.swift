import Foundation

/// Swift texts that the tests feed to the parser.
enum Sources {
  /// Of every construct, what its source is.
  static let constructs: [[UInt8]] =
    ((try? ConstructFile.all()) ?? []).flatMap { $0.constructs.map(\.source) }

  /// The repository's own files, by their paths.
  static let ofThisRepository: [(path: String, bytes: [UInt8])] = {
    let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent()
    var files: [(path: String, bytes: [UInt8])] = []
    for folder in ["Sources", "Rules", "Tests"] {
      let below = (try? FileManager.default.subpathsOfDirectory(atPath: root.appendingPathComponent(folder).path)) ?? []
      for path in below.sorted() where path.hasSuffix(".swift") {
        guard let data = try? Data(contentsOf: root.appendingPathComponent("\(folder)/\(path)")) else { continue }
        files.append(("\(folder)/\(path)", Array(data)))
      }
    }
    return files
  }()
}

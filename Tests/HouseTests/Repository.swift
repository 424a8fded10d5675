import Foundation
import Syntax

/// The repository's own files, read with its own parser.
struct Repository: Sendable {
  /// Every source of a target, tests included; not what tests feed to the parser.
  let sources: [HouseSource]
  /// Every file that is text, by its path from the root.
  let texts: [(path: String, text: String)]
  /// The names in the root folder, without those that git ignores.
  let topLevel: [String]

  static let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent()

  static let shared = Repository()

  private init() {
    let files = FileManager.default
    let ignored = Repository.ignoredNames()
    topLevel = ((try? files.contentsOfDirectory(atPath: Repository.root.path)) ?? []).filter { !ignored.contains($0) }
      .sorted()
    var texts: [(path: String, text: String)] = []
    for name in topLevel {
      let url = Repository.root.appendingPathComponent(name)
      let below = (try? files.subpathsOfDirectory(atPath: url.path)) ?? []
      for path in below.isEmpty ? [name] : below.map({ "\(name)/\($0)" }) {
        guard let data = try? Data(contentsOf: Repository.root.appendingPathComponent(path)) else { continue }
        if let text = String(data: data, encoding: .utf8), !data.contains(0) { texts.append((path, text)) }
      }
    }
    self.texts = texts.sorted { $0.path < $1.path }
    sources = self.texts.filter { Repository.isSource($0.path) }.map(HouseSource.init)
  }

  /// The sources below a folder.
  func sources(in folder: String) -> [HouseSource] { sources.filter { $0.path.hasPrefix(folder + "/") } }

  /// Sources and rules: what is shipped.
  var shipped: [HouseSource] { sources(in: "Sources") + sources(in: "Rules") }

  private static func isSource(_ path: String) -> Bool {
    let fed = ["Tests/Fixtures/", "Tests/Truths/", "Tests/Corpus/", "Tests/SyntaxTests/Constructs/"]
    return path.hasSuffix(".swift") && !fed.contains { path.hasPrefix($0) }
  }

  /// `.gitignore`'s entries are plain names here.
  private static func ignoredNames() -> Set<String> {
    let text = try? String(contentsOf: root.appendingPathComponent(".gitignore"), encoding: .utf8)
    let names = (text ?? "").split(separator: "\n").map { $0.hasSuffix("/") ? String($0.dropLast()) : String($0) }
    return Set(names + [".git"])
  }
}

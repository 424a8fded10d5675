import Foundation

extension Project {
  /// `Tests/Fixtures`.
  private static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().appendingPathComponent("Fixtures")

  /// The ids that fixtures are there for; `ACCESSLINT_RULE` narrows them down to one.
  static func rules() -> [String] {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    let wanted = ProcessInfo.processInfo.environment["ACCESSLINT_RULE"]
    return names.filter { !$0.hasPrefix(".") && (wanted == nil || wanted == $0) }.sorted()
  }

  static func fixtures() throws -> [Project] { try rules().flatMap(fixtures(of:)) }

  /// A Swift file in the rule's folder is a project, and so is a folder.
  private static func fixtures(of rule: String) throws -> [Project] {
    let home = folder.appendingPathComponent(rule)
    return try FileManager.default.contentsOfDirectory(atPath: home.path).sorted().compactMap { name in
      let url = home.appendingPathComponent(name)
      if name.hasSuffix(".swift") {
        return Project("\(rule)/\(name)", about: rule, files: [try file(at: url, named: name)])
      }
      guard url.hasDirectoryPath || isFolder(url) else { return nil }
      let paths = try FileManager.default.subpathsOfDirectory(atPath: url.path).filter { $0.hasSuffix(".swift") }
      let files = try paths.sorted().map { try file(at: url.appendingPathComponent($0), named: $0) }
      return Project("\(rule)/\(name)", about: rule, files: files)
    }
  }

  private static func isFolder(_ url: URL) -> Bool {
    (try? url.resourceValues(forKeys: [.isDirectoryKey]))?.isDirectory == true
  }

  private static func file(at url: URL, named path: String) throws -> File {
    File(path: path, text: String(decoding: try Data(contentsOf: url), as: UTF8.self))
  }
}

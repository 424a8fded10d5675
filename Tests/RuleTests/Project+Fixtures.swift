import Foundation

extension Project {
  /// `Tests/Fixtures`.
  private static let fixtures = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().appendingPathComponent("Fixtures")

  /// The id of the only rule whose fixtures are wanted, if that is so.
  static let wantedRule = ProcessInfo.processInfo.environment["ACCESSLINT_RULE"]

  /// The ids that a folder has fixtures for.
  static func rules(in folder: URL = fixtures) -> [String] {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    return names.filter { !$0.hasPrefix(".") && (wantedRule == nil || wantedRule == $0) }.sorted()
  }

  /// A Swift file in a rule's folder is a project, and so is a folder.
  static func fixtures(in folder: URL = fixtures) throws -> [Project] {
    try rules(in: folder).flatMap { rule in
      let home = folder.appendingPathComponent(rule)
      let names = try FileManager.default.contentsOfDirectory(atPath: home.path)
      return try names.filter { !$0.hasPrefix(".") }.sorted().map { name in
        let paths = name.hasSuffix(".swift") ? [name] : try swiftFiles(in: home.appendingPathComponent(name))
        let base = name.hasSuffix(".swift") ? home : home.appendingPathComponent(name)
        let files = try paths.map { path in
          File(path: path, text: String(decoding: try Data(contentsOf: base.appendingPathComponent(path)), as: UTF8.self))
        }
        return Project("\(rule)/\(name)", about: rule, files: files)
      }
    }
  }

  /// Anything else than a folder of Swift files is a mistake, and throws.
  private static func swiftFiles(in folder: URL) throws -> [String] {
    let paths = try FileManager.default.subpathsOfDirectory(atPath: folder.path).filter { $0.hasSuffix(".swift") }
    if paths.isEmpty { throw NoSwiftFiles(folder: folder.path) }
    return paths.sorted()
  }

  /// A fixture's folder without a Swift file.
  struct NoSwiftFiles: Error { let folder: String }
}

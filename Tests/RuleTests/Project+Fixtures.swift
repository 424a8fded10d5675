import Foundation
import ObjC

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

  /// A source in a rule's folder is a project, and so is a folder.
  static func fixtures(in folder: URL = fixtures) throws -> [Project] {
    try allFixtures(in: folder).filter { !$0.hasObjC || ObjCSources.hasLibrary }
  }

  private static func allFixtures(in folder: URL) throws -> [Project] {
    try rules(in: folder).flatMap { rule in
      let home = folder.appendingPathComponent(rule)
      let names = try FileManager.default.contentsOfDirectory(atPath: home.path)
      return try names.filter { !$0.hasPrefix(".") }.sorted().map { name in
        if isSource(name) { return Project("\(rule)/\(name)", about: rule, files: try files([name], in: home)) }
        let folder = home.appendingPathComponent(name)
        let paths = try FileManager.default.subpathsOfDirectory(atPath: folder.path).sorted()
        let sources = paths.filter(isSource)
        // Anything else than a folder with Swift files is a mistake.
        if !sources.contains(where: { $0.hasSuffix(".swift") }) { throw NoSwiftFiles(folder: folder.path) }
        let nibs = try files(paths.filter { $0.hasSuffix(".xib") }, in: folder)
        return Project("\(rule)/\(name)", about: rule, files: try files(sources, in: folder), nibs: nibs)
      }
    }
  }

  private static func files(_ paths: [String], in folder: URL) throws -> [File] {
    try paths.map { path in
      File(path: path, text: String(decoding: try Data(contentsOf: folder.appendingPathComponent(path)), as: UTF8.self))
    }
  }

  private static func isSource(_ name: String) -> Bool { name.hasSuffix(".swift") || ObjCFile.isNamed(name) }

  /// A fixture's folder without a Swift file.
  struct NoSwiftFiles: Error { let folder: String }
}

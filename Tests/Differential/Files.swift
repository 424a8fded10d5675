import Foundation

/// All that the program reads: sources, and the trees of the other side.
enum Files {
  /// All bytes of a file.
  static func bytes(of path: String) throws(Unusable) -> [UInt8] {
    guard let data = FileManager.default.contents(atPath: path) else { throw Unusable(reason: "cannot read \(path)") }
    return [UInt8](data)
  }

  /// The files that the paths stand for, each once: one given by name whatever its name is.
  static func sources(_ paths: [String]) throws(Unusable) -> [String] {
    var files: [String] = []
    for path in paths {
      var isDirectory: ObjCBool = false
      guard FileManager.default.fileExists(atPath: path, isDirectory: &isDirectory) else {
        throw Unusable(reason: "cannot read \(path)")
      }
      files += isDirectory.boolValue ? try sources(below: path) : [path]
    }
    var seen: Set<String> = []
    return files.filter { seen.insert(normalized($0)).inserted }
  }

  /// The Swift files below a folder. Symbolic links are not followed: they may lead back here.
  private static func sources(below folder: String) throws(Unusable) -> [String] {
    guard let names = try? FileManager.default.contentsOfDirectory(atPath: folder) else {
      throw Unusable(reason: "cannot read \(folder)")
    }
    var files: [String] = []
    for name in names.sorted() where name != ".git" && name != ".build" {
      let path = folder.hasSuffix("/") ? folder + name : folder + "/" + name
      let attributes = try? FileManager.default.attributesOfItem(atPath: path)
      switch attributes?[.type] as? FileAttributeType {
      case .typeDirectory: files += try sources(below: path)
      case .typeRegular where name.hasSuffix(".swift") || name.hasSuffix(".swiftinterface"): files.append(path)
      default: break
      }
    }
    return files
  }

  /// A path to look things up by: `./A//B` is `A/B`.
  static func normalized(_ path: String) -> String {
    let parts = path.split(separator: "/").filter { $0 != "." }
    return (path.hasPrefix("/") ? "/" : "") + parts.joined(separator: "/")
  }

  /// The trees of a file of JSON Lines, by normalized path.
  static func trees(in path: String) throws(Unusable) -> [String: [Value]] {
    var trees: [String: [Value]] = [:]
    let lines = try bytes(of: path).split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    for (index, line) in lines.enumerated() where !line.isEmpty {
      let place = "\(path):\(index + 1)"
      let file: Value
      do {
        file = try ValueReader.value(in: line)
      } catch {
        throw Unusable(reason: "\(place):\(error.offset + 1): \(error.reason)")
      }
      guard let name = file["path"]?.string, let entries = file["decls"]?.elements else {
        throw Unusable(reason: "\(place): no path or no decls")
      }
      if let other = trees.updateValue(entries, forKey: normalized(name)), other != entries {
        throw Unusable(reason: "\(place): \(name) is there twice, with other declarations")
      }
    }
    return trees
  }
}

/// Why the program cannot do its work, in words.
struct Unusable: Error {
  let reason: String
}

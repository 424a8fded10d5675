#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// What the command asks the file system about paths.
public enum FilePath {
  public static func exists(_ path: String) -> Bool { Disk.exists(path) }

  public static func isFile(_ path: String) -> Bool { Disk.isFile(path) }

  /// Whether the path's name is that of a source.
  public static func isSource(_ path: String) -> Bool { FileWalk.isSource(ContiguousArray(path.utf8)) }

  public static func isFolder(_ path: String) -> Bool { Disk.isFolder(path) }

  /// The path from the root of the file system, without links and dots; nothing if there is no such file.
  public static func canonical(_ path: String) -> String? { Disk.canonical(path) }

  /// The same of a file that may not be there yet.
  public static func place(of path: String) -> String {
    if let canonical = canonical(path) { return canonical }
    return Paths.join(canonical(parent(of: path)) ?? workingFolder(), Paths.name(of: path))
  }

  /// The folder that relative paths start from.
  public static func workingFolder() -> String { Disk.canonical(".") ?? "." }

  /// The folder of a file.
  public static func parent(of path: String) -> String { Paths.parent(of: path) ?? "." }

  /// The path as people write it: what lies in the folder without the folder, nothing with a dot before it.
  public static func display(_ path: String, in folder: String) -> String {
    if let rest = Paths.rest(of: path, in: folder), !rest.isEmpty { return Paths.normal(String(rest)) }
    let normal = Paths.normal(path)
    return normal.isEmpty ? path : normal
  }
}

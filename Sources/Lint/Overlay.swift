/// A text that stands for a file's: what an editor has not saved yet.
public struct Overlay: Equatable, Sendable {
  /// From the root of the file system.
  let path: String
  let text: ContiguousArray<UInt8>

  /// - Parameter path: of a file that may not be there.
  public init(_ path: String, text: ContiguousArray<UInt8>) {
    self.path = FilePath.place(of: path)
    self.text = text
  }

  /// The place of its file among others, to which it is added if it is not there.
  func place(in files: inout ProjectFiles) -> Int {
    if let known = files.files.firstIndex(where: { files.canonicalPath(of: $0) == path }) { return known }
    files.files.append(.init(path: path, folder: files.place(ofFolder: Paths.parent(of: path) ?? "/")))
    return files.files.count - 1
  }
}

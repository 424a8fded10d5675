public import Facts
public import Syntax

/// Every file's facts joined, then frozen: who declares, inherits, conforms, and mentions what.
public struct ProjectIndex: Sendable {
  public let files: ContiguousArray<FileFacts>
  public let layout: ModuleLayout
  /// The number of the first declaration of each file, and one more for the end.
  private let firstDecl: ContiguousArray<UInt32>

  public init(joining files: ContiguousArray<FileFacts>, layout: ModuleLayout) {
    self.files = files
    self.layout = layout
    var first: ContiguousArray<UInt32> = [0]
    for file in files { first.append(first[first.count - 1] + UInt32(truncatingIfNeeded: file.decls.count)) }
    firstDecl = first
  }

  /// The declaration at `place` in the file.
  public func id(file: Int, decl place: Int) -> DeclID {
    DeclID(raw: firstDecl[file] + UInt32(truncatingIfNeeded: place))
  }

  public func file(of id: DeclID) -> Int {
    var low = 0
    var high = firstDecl.count - 1
    while high - low > 1 {
      let middle = (low + high) / 2
      if firstDecl[middle] <= id.raw { low = middle } else { high = middle }
    }
    return low
  }

  public func place(of id: DeclID) -> Int { Int(id.raw - firstDecl[file(of: id)]) }

  public func decl(_ id: DeclID) -> DeclFact { files[file(of: id)].decls[place(of: id)] }

  /// The declaration's name as written, without labels.
  public func name(of id: DeclID) -> String {
    let file = files[file(of: id)]
    return file.text(decl(id).name)
  }
}

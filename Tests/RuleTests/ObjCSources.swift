import Facts
import ObjC
import Synchronization

/// The Objective-C files of a project, read as in a run, but in this process.
struct ObjCSources {
  private var files: [String: ObjCFile] = [:]
  private var context = ObjCContext()

  /// The machine's libclang; without one, projects with Objective-C prove nothing and are left out.
  static let hasLibrary: Bool = {
    let isThere = LibClang() != nil
    if !isThere { print("Without libclang, fixtures with Objective-C are left out.") }
    return isThere
  }()

  /// A project is read again and again, with changes in its other files.
  private static let known = Mutex<[ContiguousArray<UInt8>: FileFacts]>([:])

  init(_ all: [Project.File]) {
    for file in all where ObjCFile.isNamed(file.path) {
      let bytes = ContiguousArray(file.text.utf8)
      let objc = ObjCFile(path: file.path, bytes: bytes, count: bytes.count)
      files[file.path] = objc
      context.add(objc)
    }
  }

  /// Nothing for a file that is not Objective-C.
  mutating func facts(of path: String) -> FileFacts? {
    guard let file = files[path] else { return nil }
    let prelude = context.prelude(for: file)
    let key = ContiguousArray(path.utf8) + file.bytes + prelude
    if let facts = ObjCSources.known.withLock({ $0[key] }) { return facts }
    let facts = LibClang().flatMap { ObjCReader($0).facts(of: file, prelude: prelude) } ?? FileFacts(path: path)
    ObjCSources.known.withLock { $0[key] = facts }
    return facts
  }
}

extension Project {
  var hasObjC: Bool { files.contains { ObjCFile.isNamed($0.path) } }
}

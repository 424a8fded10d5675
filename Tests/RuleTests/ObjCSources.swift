import Facts
import ObjC
import Synchronization

/// The Objective-C files of a project, read as in a run, but in this process.
struct ObjCSources {
  private var facts: [String: FileFacts] = [:]

  /// The machine's libclang; without one, projects with Objective-C prove nothing and are left out.
  static let hasLibrary: Bool = {
    let isThere = LibClang() != nil
    if !isThere { print("Without libclang, fixtures with Objective-C are left out.") }
    return isThere
  }()

  /// A project is read again and again, with changes in its other files.
  private static let known = Mutex<[ContiguousArray<UInt8>: FileFacts]>([:])

  init(_ all: [Project.File]) {
    let files = all.filter { ObjCFile.isNamed($0.path) }.map { file in
      let bytes = ContiguousArray(file.text.utf8)
      return ObjCFile(path: file.path, bytes: bytes, count: bytes.count)
    }
    var context = ObjCContext()
    for file in files { context.add(file) }
    let read = files.map { ObjCSources.facts(of: $0, prelude: context.prelude(for: $0)) }
    for facts in SettledNames.settled(read) { self.facts[facts.path] = facts }
  }

  /// Nothing for a file that is not Objective-C.
  func facts(of path: String) -> FileFacts? { facts[path] }

  private static func facts(of file: ObjCFile, prelude: ContiguousArray<UInt8>) -> FileFacts {
    let key = ContiguousArray(file.path.utf8) + file.bytes + prelude
    if let facts = known.withLock({ $0[key] }) { return facts }
    let facts = LibClang().flatMap { ObjCReader($0).facts(of: file, prelude: prelude) } ?? FileFacts(path: file.path)
    known.withLock { $0[key] = facts }
    return facts
  }
}

extension Project {
  var hasObjC: Bool { files.contains { ObjCFile.isNamed($0.path) } }
}

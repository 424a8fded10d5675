public import Facts
import Syntax

/// The names of all files in one table, and the numbers of all declarations: what an index begins with, before anybody has to
/// know which modules there are.
public struct JoinedNames: Sendable {
  private(set) var table: NameTable
  /// For each file the project's number of each of its names.
  private var maps: ContiguousArray<ContiguousArray<UInt32>> = []
  private var firstDecls: ContiguousArray<UInt32> = [0]
  /// For each declaration its file.
  private var fileOfDecl: ContiguousArray<Int32> = []
  let selfType: Name
  let array: Name
  let dictionary: Name
  let initializer: Name
  let error: Name
  /// The number of the first name of a member of collections, and what each of them gives.
  private let firstGiving: Int
  private let giving: ContiguousArray<Giving>

  /// What a member of a collection gives of what the collection holds.
  enum Giving { case one, element, elements, value, values, numbered, made, first }

  public init(_ files: ContiguousArray<FileFacts>) {
    // Of the names of a large project's files a third or less is new. A table that grows places all that it has anew.
    table = NameTable(capacity: max(256, files.reduce(0) { $0 + $1.names.count } / 3))
    selfType = table.intern("Self")
    array = table.intern("Array")
    dictionary = table.intern("Dictionary")
    initializer = table.intern("init")
    error = table.intern("Error")
    firstGiving = table.count
    var giving: ContiguousArray<Giving> = []
    for (kind, texts) in JoinedNames.giving {
      for text in texts.split(separator: " ") {
        _ = table.intern(String(text))
        giving.append(kind)
      }
    }
    self.giving = giving
    maps.reserveCapacity(files.count)
    for file in files.indices { add(files[file]) }
  }

  /// Adds the next file.
  private mutating func add(_ facts: FileFacts) {
    let (names, decls) = (facts.names, facts.decls)
    addDecls(decls.count)
    maps.append(table.intern(all: names))
    for decl in decls {
      if decl.kind == .extension { addLastName(of: decl.name, names) }
      if decl.kind == .typealias { addLastName(of: decl.type, names) }
    }
  }

  private mutating func addDecls(_ count: Int) {
    fileOfDecl.append(contentsOf: repeatElement(Int32(truncatingIfNeeded: maps.count), count: count))
    firstDecls.append(firstDecls[firstDecls.count - 1] + UInt32(truncatingIfNeeded: count))
  }

  /// Takes new files among those that there are.
  ///
  /// - Parameters:
  ///   - files: All of them.
  ///   - numbers: For each its place until now, nothing for a new one.
  public mutating func add(among files: ContiguousArray<FileFacts>, _ numbers: [Int?]) {
    let known = maps
    (maps, firstDecls, fileOfDecl) = ([], [0], [])
    for (file, number) in zip(files.indices, numbers) {
      guard let number else {
        add(files[file])
        continue
      }
      addDecls(files[file].decls.count)
      maps.append(known[number])
    }
  }

  private static let giving: [(Giving, String)] = [
    // If there is any, which has a `map` of its own then.
    (.one, "first last max min popFirst popLast randomElement"),
    (.element, "next remove removeFirst removeLast joined value"),
    (.elements, "filter sorted reversed shuffled dropFirst dropLast drop prefix suffix lazy makeIterator"),
    (.elements, "receive removeDuplicates eraseToAnyPublisher debounce throttle share observe asObservable skip distinctUntilChanged"),
    (.value, "removeValue updateValue"),
    (.values, "values"),
    (.numbered, "enumerated"),
    (.made, "map flatMap compactMap sync withLock withLockUnchecked assumeIsolated performAndWait"),
    (.first, "reduce"),
  ]

  /// What members of Swift's collections give that have the name.
  func giving(_ name: Name) -> Giving? {
    let place = Int(name.raw) - firstGiving
    return giving.indices.contains(place) ? giving[place] : nil
  }

  /// Names of modules stand in texts like `Module.Thing`, and need not have a number of their own.
  mutating func add(_ modules: [ModuleLayout.Module]) {
    for module in modules { _ = table.intern(module.name) }
  }

  /// Of `Swift.Array<Int>` also `Array` gets a number: who extends a foreign type is asked for by that.
  private mutating func addLastName(of name: Name, _ names: NameTable) {
    let text = TypeText(names.storage, names.range(of: name))
    if let name = text.paths.first?.last { _ = table.intern(names.storage, name) }
  }

  /// The project's name for a name of the file.
  func global(_ name: Name, file: Int) -> Name { Name(raw: maps[file][Int(name.raw)]) }

  /// For each name of the file the number of the project's.
  func numbers(ofFile file: Int) -> ContiguousArray<UInt32> { maps[file] }

  func firstDecl(ofFile file: Int) -> Int { Int(firstDecls[file]) }

  func id(file: Int, place: Int) -> DeclID { DeclID(raw: firstDecls[file] + UInt32(truncatingIfNeeded: place)) }

  func file(of id: DeclID) -> Int { Int(fileOfDecl[Int(id.raw)]) }
}

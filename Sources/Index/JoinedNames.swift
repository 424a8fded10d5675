public import Facts
import Syntax

/// The names of all files in one table, and the numbers of all declarations: what an index begins with, before anybody has to
/// know which modules there are.
public struct JoinedNames: Sendable {
  private(set) var table = SharedNames(capacity: 8192)
  /// The project's numbers of each file's names, one file after the other.
  private let numbers: ContiguousArray<UInt32>
  /// For each file where its numbers begin.
  private var firstNumbers: ContiguousArray<Int> = []
  private var firstDecls: ContiguousArray<UInt32> = [0]
  /// For each declaration its file.
  private var fileOfDecl: ContiguousArray<Int32> = []
  let selfType: Name
  let array: Name
  let dictionary: Name
  let initializer: Name
  /// What members of collections give, by their names' numbers.
  private var giving: ContiguousArray<Giving?> = []

  /// What a member of a collection gives of what the collection holds.
  enum Giving { case element, elements, value, values }

  public init(_ files: ContiguousArray<FileFacts>) {
    self = JoinedNames(textsOf: files, NoHelpers()).numbering(files)
  }

  /// The names and numbers of the files, and what can be done meanwhile.
  public static func join<Other: Sendable>(
    _ files: ContiguousArray<FileFacts>, _ helpers: some Helpers, beside other: @Sendable () -> Other
  ) -> (names: JoinedNames, other: Other) {
    let joined = JoinedNames(textsOf: files, helpers)
    return helpers.both({ joined.numbering(files) }, other)
  }

  /// The names without the numbers of declarations.
  private init(textsOf files: ContiguousArray<FileFacts>, _ helpers: some Helpers) {
    selfType = table.intern("Self")
    array = table.intern("Array")
    dictionary = table.intern("Dictionary")
    initializer = table.intern("init")
    for (kind, texts) in JoinedNames.giving {
      for text in texts.split(separator: " ") {
        let name = Int(table.intern(String(text)).raw)
        while giving.count <= name { giving.append(nil) }
        giving[name] = kind
      }
    }
    numbers = table.join(files, helpers.both)
    firstNumbers.reserveCapacity(files.count)
    var count = 0
    for file in files.indices {
      firstNumbers.append(count)
      count += files[file].names.count
    }
  }

  /// The same, with numbers for all declarations of the files, and for what they extend and stand for.
  private func numbering(_ files: ContiguousArray<FileFacts>) -> JoinedNames {
    var joined = self
    for file in files.indices {
      let (names, decls) = (files[file].names, files[file].decls)
      for decl in decls {
        if decl.kind == .extension { joined.addLastName(of: decl.name, names) }
        if decl.kind == .typealias { joined.addLastName(of: decl.type, names) }
      }
      joined.fileOfDecl.append(contentsOf: repeatElement(Int32(truncatingIfNeeded: file), count: decls.count))
      joined.firstDecls.append(joined.firstDecls[joined.firstDecls.count - 1] + UInt32(truncatingIfNeeded: decls.count))
    }
    return joined
  }

  private static let giving: [(Giving, String)] = [
    (.element, "first last randomElement min max popFirst popLast remove removeFirst removeLast"),
    (.elements, "filter sorted reversed shuffled dropFirst dropLast drop prefix suffix lazy"),
    (.value, "removeValue updateValue"),
    (.values, "values"),
  ]

  /// What members of Swift's collections give that have the name.
  func giving(_ name: Name) -> Giving? {
    let place = Int(name.raw)
    return place < giving.count ? giving[place] : nil
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
  func global(_ name: Name, file: Int) -> Name { Name(raw: numbers[firstNumbers[file] + Int(name.raw)]) }

  /// The project's names for those of a file.
  func names(ofFile file: Int) -> FileNames { FileNames(numbers: numbers, first: firstNumbers[file]) }

  /// What the project calls the names of one file.
  struct FileNames {
    fileprivate let numbers: ContiguousArray<UInt32>
    fileprivate let first: Int

    subscript(_ name: Name) -> Name { Name(raw: numbers[first + Int(name.raw)]) }
  }

  func firstDecl(ofFile file: Int) -> Int { Int(firstDecls[file]) }

  func id(file: Int, place: Int) -> DeclID { DeclID(raw: firstDecls[file] + UInt32(truncatingIfNeeded: place)) }

  func file(of id: DeclID) -> Int { Int(fileOfDecl[Int(id.raw)]) }
}

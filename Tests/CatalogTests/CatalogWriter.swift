@testable import Catalog

/// Writes the source that holds the catalog as text.
struct CatalogWriter {
  private let files: CatalogFiles
  private let swiftNames: SortedTexts
  private let selectors: SortedTexts
  private let types: SortedTexts
  private var lists: [UInt8] = []
  private var knownLists: [[Int]: Int] = [:]
  private var tables: [(name: String, bytes: [UInt8])] = []
  private var counts: [(name: String, count: Int)] = []

  init(_ files: CatalogFiles) throws {
    self.files = files
    let members = files.protocols.flatMap(\.members)
    swiftNames = SortedTexts(members.map(\.swift) + files.contracts.map(\.member))
    selectors = SortedTexts(members.map(\.selector))
    var types = ["", "Void"]
    for member in members { types += [member.result] + (member.params ?? []) }
    for entry in files.protocols { types += [entry.module, entry.name, entry.objc] + entry.inherits }
    for entry in files.classes { types += [entry.module, entry.name, entry.objc, entry.super ?? ""] + entry.protocols }
    for entry in files.contracts { types += [entry.type, entry.module, entry.words] }
    self.types = SortedTexts(types)
    try addTexts()
    try addEntries()
    try addMembers()
    try addContracts()
    tables += [("lists", lists), ("nameFilter", nameFilter)]
  }

  static func digits(_ number: Int, _ count: Int) -> [UInt8] {
    var rest = number
    var digits: [UInt8] = []
    for _ in 0..<count {
      digits.insert(UInt8(ascii: "$") + UInt8(rest % StaticBytes.base), at: 0)
      rest /= StaticBytes.base
    }
    precondition(rest == 0, "\(number) needs more than \(count) digits")
    return digits
  }

  // MARK: Texts

  private mutating func addTexts() throws {
    let all = [("swiftName", "swiftNames", swiftNames), ("selector", "selectors", selectors), ("type", "types", types)]
    for text in all.flatMap(\.2.texts) {
      for byte in text.utf8 where TextTable.lead(byte) != nil || byte == TextTable.end || !(32...126).contains(byte) {
        throw CatalogError("a byte that the embedded form has another use for: \(text)")
      }
    }
    let book = PhraseBook(all.flatMap { $0.2.rests.map(\.rest) })
    var encoded = book.encoded()[...]
    for (name, names, texts) in all {
      var entries: [UInt8] = []
      var heads: [UInt8] = []
      for (place, (shared, _)) in texts.rests.enumerated() {
        if place % TextTable.block == 0 { heads += CatalogWriter.digits(entries.count, 3) }
        entries += CatalogWriter.digits(shared, 1) + encoded.removeFirst() + [TextTable.end]
      }
      tables += [(names, entries), (name + "Heads", heads)]
      counts.append((name + "Count", texts.texts.count))
    }
    var starts = CatalogWriter.digits(0, 3)
    var length = 0
    for phrase in book.phrases {
      length += phrase.utf8.count
      starts += CatalogWriter.digits(length, 3)
    }
    tables += [("phrases", Array(book.phrases.joined().utf8)), ("phraseStarts", starts)]
  }

  /// Where the list of places stands; equal lists stand there once.
  private mutating func list(_ places: [Int]) -> [UInt8] {
    let start = knownLists[places] ?? lists.count
    if knownLists.updateValue(start, forKey: places) == nil {
      lists += CatalogWriter.digits(places.count, 1) + places.flatMap { CatalogWriter.digits($0, 2) }
    }
    return CatalogWriter.digits(start, 3)
  }

  private func pair(_ number: Int) -> [UInt8] { CatalogWriter.digits(number, 2) }

  // MARK: Entries

  private mutating func addEntries() throws {
    var protocols: [UInt8] = []
    var firstMember = 0
    for entry in files.protocols {
      protocols += try pair(types.place(entry.name)) + pair(types.place(entry.module)) + pair(firstMember)
      protocols += list(try entry.inherits.map(types.place))
      firstMember += entry.members.count
    }
    var classes: [UInt8] = []
    for entry in files.classes {
      classes += try pair(types.place(entry.name)) + pair(types.place(entry.module))
      classes += try pair(types.place(entry.super ?? "")) + list(try entry.protocols.map(types.place))
    }
    tables += [("protocols", protocols), ("classes", classes)]
    tables.append(("renamedProtocols", try renamed(files.protocols.map { ($0.name, $0.objc) })))
    tables.append(("renamedClasses", try renamed(files.classes.map { ($0.name, $0.objc) })))
  }

  private func renamed(_ names: [(swift: String, objc: String)]) throws -> [UInt8] {
    try names.enumerated().filter { $1.swift != $1.objc }.flatMap { try pair($0) + pair(types.place($1.objc)) }
  }

  private mutating func addMembers() throws {
    let kinds = ["method", "property", "type.method", "type.property", "init", "subscript"]
    let members = files.protocols.flatMap(\.members)
    var records: [UInt8] = []
    for member in members {
      guard let kind = kinds.firstIndex(of: member.kind) else { throw CatalogError("the kind \(member.kind)") }
      let signature = try ([member.result] + (member.params ?? [])).map(types.place)
      let flags = (member.optional ? 1 : 0) + (member.isSettable ? 2 : 0) + (member.returnsValue ? 4 : 0)
      records += try pair(swiftNames.place(member.swift)) + pair(selectors.place(member.selector))
      records += list(signature) + CatalogWriter.digits(kind * 8 + flags, 1)
    }
    tables.append(("members", records))
    let places = members.indices
    let byName = places.sorted { (members[$0].swift, $0) < (members[$1].swift, $1) }
    let bySelector = places.sorted { (members[$0].selector, $0) < (members[$1].selector, $1) }
    tables += [("membersByName", byName.flatMap(pair)), ("membersBySelector", bySelector.flatMap(pair))]
  }

  /// A bit for each hash of a base name or of a selector's first piece.
  private var nameFilter: [UInt8] {
    var digits = Array(repeating: 0, count: NameFilter.size / NameFilter.width + 1)
    let names = swiftNames.texts.map { $0.utf8.prefix { $0 != UInt8(ascii: "(") } }
    let pieces = selectors.texts.map { $0.utf8.prefix { $0 != UInt8(ascii: ":") } }
    for word in names + pieces {
      let place = NameFilter.place(of: word)
      digits[place / NameFilter.width] |= 1 << (place % NameFilter.width)
    }
    return digits.flatMap { CatalogWriter.digits($0, 1) }
  }

  private mutating func addContracts() throws {
    var records: [UInt8] = []
    for entry in files.contracts {
      let flags = (entry.isAboutSetter ? 1 : 0) + (entry.isStatic ? 2 : 0) + (entry.forbidsSuper ? 4 : 0)
      records += try pair(types.place(entry.type)) + pair(swiftNames.place(entry.member))
      records += CatalogWriter.digits(entry.kind.rawValue * 8 + flags, 1)
      records += try pair(types.place(entry.module)) + pair(types.place(entry.words))
    }
    tables.append(("contracts", records))
  }

  // MARK: The source

  private static let lineLength = 4000

  var source: String {
    var text = "/// Texts and numbers of the catalog, made of its files by the tests; `TextTable` and the records say how they are read.\n"
    text += "enum Embedded {\n"
    for (name, count) in counts { text += "  static let \(name) = \(count)\n" }
    for (name, bytes) in tables {
      let lines = stride(from: 0, to: bytes.count, by: CatalogWriter.lineLength).map { start in
        "    " + String(decoding: bytes[start..<min(bytes.count, start + CatalogWriter.lineLength)], as: UTF8.self)
      }
      text += "  static let \(name): StaticString = #\"\"\"\n" + lines.joined(separator: "\\#\n") + "\n    \"\"\"#\n"
    }
    return text + "}\n"
  }
}

/// Texts in their order, each once.
struct SortedTexts {
  let texts: [String]
  private let places: [String: Int]

  init(_ texts: [String]) {
    self.texts = Set(texts).sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
    places = Dictionary(uniqueKeysWithValues: self.texts.enumerated().map { ($1, $0) })
  }

  func place(_ text: String) throws -> Int {
    guard let place = places[text] else { throw CatalogError("'\(text)' is not among the texts") }
    return place
  }

  /// For each text how much of the one before it is its own too, and the rest; the first of a block has it all.
  var rests: [(shared: Int, rest: String)] {
    texts.indices.map { place in
      guard place % TextTable.block != 0 else { return (0, texts[place]) }
      let same = zip(texts[place].utf8, texts[place - 1].utf8).prefix { $0 == $1 }.count
      let shared = min(same, TextTable.mostShared)
      return (shared, String(decoding: texts[place].utf8.dropFirst(shared), as: UTF8.self))
    }
  }
}

import Facts
import Syntax

/// Reads a type's text, piece by piece; what it does not understand becomes `unknown`.
///
/// Names are looked up where the text stands: aliases are followed, modules before a name are left out.
struct TypeReader {
  private let index: ProjectIndex
  private let view: Viewpoint
  /// The function whose generic parameters are told by their places.
  private let owner: DeclID?
  /// Of what a function gives: an opaque type is another one for each of them.
  private let isResult: Bool
  private var isForeign = false
  private let text: ContiguousArray<UInt8>
  private let end: Int
  private var at: Int
  private var depth: Int

  /// Types that are nested deeper, or named through more aliases, are given up.
  private static let deepest = 32

  static func form(
    of name: Name, from view: Viewpoint, owner: DeclID?, _ index: ProjectIndex, isResult: Bool = false, depth: Int = 0
  ) -> TypeForm {
    if name.isNone { return .unknown }
    let range = index.files[view.file].names.range(of: name)
    return form(of: range, from: view, owner: owner, index, isResult: isResult, depth: depth)
  }

  /// The same of a stretch of the file's names.
  static func form(
    of range: Range<Int>, from view: Viewpoint, owner: DeclID? = nil, _ index: ProjectIndex, isResult: Bool = false, depth: Int = 0
  ) -> TypeForm {
    if depth > deepest { return .unknown }
    var reader = TypeReader(index, view, owner, isResult: isResult, index.files[view.file].names.storage, range, depth: depth)
    let form = reader.readType()
    return reader.at == reader.end ? form : .unknown
  }

  /// The same of a text without spaces.
  ///
  /// - Parameter isForeign: Whether none of its names is the project's.
  static func form(ofText text: String, from view: Viewpoint, _ index: ProjectIndex, isForeign: Bool) -> TypeForm {
    let bytes = ContiguousArray(text.utf8)
    var reader = TypeReader(index, view, nil, isResult: false, bytes, 0..<bytes.count, depth: 0)
    reader.isForeign = isForeign
    let form = reader.readType()
    return reader.at == reader.end ? form : .unknown
  }

  private init(
    _ index: ProjectIndex, _ view: Viewpoint, _ owner: DeclID?, isResult: Bool, _ text: ContiguousArray<UInt8>,
    _ range: Range<Int>, depth: Int
  ) {
    self.index = index
    self.view = view
    self.owner = owner
    self.isResult = isResult
    self.text = text
    at = range.lowerBound
    end = range.upperBound
    self.depth = depth
  }

  // MARK: Forms

  /// A type with all that stands around it; a function if an arrow follows.
  private mutating func readType() -> TypeForm {
    depth += 1
    defer { depth -= 1 }
    if depth > TypeReader.deepest { return .unknown }
    let specifiers = readSpecifiers()
    var form = readComposition()
    if let extras = readEffectsAndArrow() {
      let result = readType()
      guard case .tuple(let parameters, _) = form else { return .unknown }
      form = .function(TypeFunction(parameters: parameters, result: result, extras: specifiers.attributes + extras))
    } else {
      form = form.withoutParentheses
      if !specifiers.attributes.isEmpty { return .unknown }
    }
    if specifiers.isOpaque { form = isResult ? .unknown : .opaque(form) }
    return specifiers.isInOut ? .inout(form) : form
  }

  private mutating func readComposition() -> TypeForm {
    var parts = [readPostfix()]
    while isAt("&") {
      at += 1
      _ = readSpecifiers()
      parts.append(readPostfix())
    }
    if parts.count == 1 { return parts[0] }
    // A composition in a composition, by an alias, is one of all parts.
    return .composition(
      parts.flatMap { part -> [TypeForm] in
        if case .composition(let inner) = part { inner } else { [part] }
      })
  }

  private mutating func readPostfix() -> TypeForm {
    var form = readPrimary()
    while at < end {
      if take("?") {
        form = .optional(form.withoutParentheses)
      } else if take("!") {
        form = .unwrapped(form.withoutParentheses)
      } else if isAt("."), skip(".Type") || skip(".Protocol") {
        form = .metatype(form.withoutParentheses)
      } else {
        return form
      }
    }
    return form
  }

  private mutating func readPrimary() -> TypeForm {
    if isAt("(") { return readTuple() }
    if isAt("[") { return readCollection() }
    return readName()
  }

  private mutating func readCollection() -> TypeForm {
    at += 1
    let first = readType()
    if isAt(":") {
      at += 1
      let second = readType()
      return take("]") ? .foreign(["Dictionary"], arguments: [first, second]) : .unknown
    }
    return take("]") ? .foreign(["Array"], arguments: [first]) : .unknown
  }

  private mutating func readTuple() -> TypeForm {
    at += 1
    var types: [TypeForm] = []
    var labels: [String] = []
    while at < end, !isAt(")") {
      labels.append(readLabel())
      types.append(readType())
      // A variadic parameter is a list of them to the function, and something else to its callers.
      if skip("...") { types[types.count - 1] = .unknown }
      if !isAt(",") { break }
      at += 1
    }
    return take(")") ? .tuple(types, labels: labels) : .unknown
  }

  /// `name:` or `_ name:` before a type.
  private mutating func readLabel() -> String {
    let start = at
    var label = readWord()
    if isAt(" "), label != "" {
      at += 1
      _ = readWord()
    }
    guard isAt(":"), label != "" else {
      at = start
      return ""
    }
    at += 1
    if label == "_" { label = "" }
    return label
  }

  // MARK: Names

  private mutating func readName() -> TypeForm {
    var path: [String] = []
    var arguments: [TypeForm] = []
    var isPlain = true
    while true {
      let word = readWord()
      // `~Copyable`, or an end too soon.
      if word.isEmpty { return .unknown }
      path.append(word)
      if !arguments.isEmpty { isPlain = false }
      if isAt("<") { arguments = readArguments() }
      if !isAt(".") || isMetatypeNext { break }
      at += 1
    }
    // The arguments of an outer type say more than is held against anything here.
    return isPlain ? form(named: path, arguments) : .unknown
  }

  private var isMetatypeNext: Bool {
    [".Type", ".Protocol"].contains { word in
      let next = at + word.utf8.count
      return next <= end && text[at..<next].elementsEqual(word.utf8) && (next == end || !text[next].isPartOfWrittenName)
    }
  }

  private mutating func readArguments() -> [TypeForm] {
    at += 1
    var arguments: [TypeForm] = []
    while at < end, !isAt(">") {
      arguments.append(readType())
      if !isAt(",") { break }
      at += 1
    }
    if !take(">") { at = end + 1 }
    return arguments
  }

  private func form(named path: [String], _ arguments: [TypeForm]) -> TypeForm {
    if path[0] == "Self" { return .unknown }
    if isForeign { return foreign(path, arguments) }
    if let parameter = parameter(path) { return parameter }
    switch index.table.declared(path, from: view) {
    case .ambiguous: return arguments.isEmpty ? varying(path) : .unknown
    case .type(let type): return form(of: type, path, arguments)
    case .unknown: return foreign(path, arguments)
    }
  }

  private func form(of type: TypeID, _ path: [String], _ arguments: [TypeForm]) -> TypeForm {
    let entry = index.entry(type)
    switch entry.kind {
    case .associatedtype: return .unknown
    case .typealias:
      let fact = index.decl(entry.decl)
      if fact.generics.count > 0 { return applied(type, arguments) }
      // What stands in one branch of `#if` may stand for something else in another.
      if fact.flags.contains(.isConditional) { return varying(path) }
      let view = Viewpoint(file: entry.file, decl: entry.place)
      return TypeReader.form(of: fact.type, from: view, owner: nil, index, depth: depth + 1)
    default: return .nominal(type, arguments: arguments)
    }
  }

  /// What stands for one thing or another, but for the same wherever the module names it: nothing else there has the name.
  private func varying(_ path: [String]) -> TypeForm {
    guard path.count == 1, let name = index.names.table.find(path[0]) else { return .unknown }
    return index.onlyAtTop(name, ofModule: index.layout.moduleOfFile[view.file]).map { .varying($0, arguments: []) } ?? .unknown
  }

  /// What an alias makes of its arguments; not known where something around it has parameters, too.
  private func applied(_ alias: TypeID, _ arguments: [TypeForm]) -> TypeForm {
    var outer = index.entry(alias).parent
    while let type = outer {
      if index.entry(type).kind == .protocol || index.decl(index.entry(type).decl).generics.count > 0 { return .unknown }
      outer = index.entry(type).parent
    }
    let entry = index.entry(alias)
    let fact = index.decl(entry.decl)
    if arguments.count * 2 != fact.generics.count || fact.flags.contains(.isConditional) { return .unknown }
    let view = Viewpoint(file: entry.file, decl: entry.place)
    let form = TypeReader.form(of: fact.type, from: view, owner: entry.decl, index, depth: depth + 1)
    // Whatever it makes of them, it is the same for the same ones.
    return form.replacingParameters(with: arguments) ?? .varying(alias, arguments: arguments)
  }

  /// A generic parameter: of the function itself, or of something around it, of which nothing is known here.
  private func parameter(_ path: [String]) -> TypeForm? {
    guard let name = index.names.table.find(path[0]) else { return nil }
    var scope = view.decl
    while let place = scope {
      if let found = index.table.parameterOwner(name, at: place, file: view.file) {
        guard found == owner, path.count == 1 else { return .unknown }
        let lists = index.files[view.file].lists
        let generics = index.decl(found).generics.indices
        let places = Array(stride(from: generics.lowerBound, to: generics.upperBound, by: 2))
        let number = places.firstIndex { index.names.global(lists[$0], file: view.file) == name }
        return number.map { TypeForm.parameter($0) } ?? .unknown
      }
      let parent = index.files[view.file].decls[place].parent
      scope = parent == DeclFact.none ? nil : Int(parent)
    }
    return nil
  }

  /// What Apple's frameworks call a `Double`.
  private static let numbers: Set<String> = [
    "TimeInterval", "CFTimeInterval", "CFAbsoluteTime", "CLLocationAccuracy", "CLLocationDegrees", "CLLocationDirection",
    "CLLocationDistance", "CLLocationSpeed",
  ]

  private func foreign(_ path: [String], _ arguments: [TypeForm]) -> TypeForm {
    let path = path.count > 1 && index.isModule(path[0], inFile: view.file) ? Array(path.dropFirst()) : path
    switch (path, arguments.count) {
    case (["Optional"], 1): return .optional(arguments[0])
    case (["Void"], 0): return .tuple([], labels: [])
    case _ where path.count == 1 && TypeReader.numbers.contains(path[0]): return .foreign(["Double"], arguments: [])
    default: return .foreign(path, arguments: arguments)
    }
  }

  // MARK: Words

  private struct Specifiers {
    var isInOut = false
    var isOpaque = false
    var attributes = ""
  }

  /// What stands before a type; `any`, ownership, `@escaping` and `@Sendable` do not make another type of it.
  private mutating func readSpecifiers() -> Specifiers {
    var specifiers = Specifiers()
    while at < end {
      let start = at
      if isAt("@") {
        at += 1
        let name = readWord()
        if isAt("("), name == "convention" || name == "isolated" { skipParentheses() }
        if name != "escaping" && name != "Sendable" {
          specifiers.attributes += String(decoding: text[start..<min(at, end)], as: UTF8.self)
        }
      } else {
        at = endOfWord
        guard isAt(" ") || isAt("(") || isAt("[") || isAt("@") else {
          at = start
          return specifiers
        }
        let word = String(decoding: text[start..<at], as: UTF8.self)
        guard TypeReader.specifiers.contains(word) else {
          at = start
          return specifiers
        }
        if word == "inout" { specifiers.isInOut = true }
        if word == "some" { specifiers.isOpaque = true }
        if word == "repeat" || word == "each" { specifiers.attributes += word }
      }
      if isAt(" ") { at += 1 }
    }
    return specifiers
  }

  private static let specifiers: Set<String> = [
    "any", "some", "inout", "borrowing", "consuming", "sending", "isolated", "each", "repeat", "__owned", "__shared",
  ]

  /// `async`, `throws` and the arrow; `nil`, and nothing is read, where no function follows.
  private mutating func readEffectsAndArrow() -> String? {
    if at == end { return nil }
    let start = at
    if isAt(" ") { at += 1 }
    var effects = ""
    while at < end, !isAt("-") {
      let word = readWord()
      guard word == "async" || word == "throws" || word == "rethrows" else { break }
      let from = at
      if isAt("(") { skipParentheses() }
      effects += word + String(decoding: text[from..<min(at, end)], as: UTF8.self)
      if isAt(" ") { at += 1 }
    }
    if skip("->") { return effects }
    at = start
    return nil
  }

  private mutating func skipParentheses() {
    var depth = 0
    while at < end {
      if isAt("(") { depth += 1 }
      if isAt(")") { depth -= 1 }
      at += 1
      if depth == 0 { return }
    }
  }

  private mutating func readWord() -> String {
    let start = at
    at = endOfWord
    var range = start..<at
    if range.count > 2, text[start] == UInt8(ascii: "`") { range = start + 1..<at - 1 }
    return String(decoding: text[range], as: UTF8.self)
  }

  /// Where the name ends that stands here, if one does.
  private var endOfWord: Int {
    var next = at
    while next < end, text[next].isPartOfWrittenName { next += 1 }
    return next
  }

  private func isAt(_ byte: Unicode.Scalar) -> Bool { at < end && text[at] == UInt8(ascii: byte) }

  private mutating func take(_ byte: Unicode.Scalar) -> Bool {
    guard isAt(byte) else { return false }
    at += 1
    return true
  }

  private mutating func skip(_ word: String) -> Bool {
    let next = at + word.utf8.count
    guard next <= end, text[at..<next].elementsEqual(word.utf8) else { return false }
    at = next
    return true
  }
}

extension TypeForm {
  /// `(T)` is `T`.
  fileprivate var withoutParentheses: TypeForm {
    if case .tuple(let types, let labels) = self, types.count == 1, labels == [""] { types[0] } else { self }
  }
}

public import Facts
import Syntax

/// An Objective-C file before clang has seen it.
public struct ObjCFile: Sendable {
  public let path: String
  public let build: ObjCBuild
  public let isHeader: Bool
  let isCPlusPlus: Bool
  /// The file's own.
  public let bytes: ContiguousArray<UInt8>
  /// As long as the file, without directives.
  let text: ContiguousArray<UInt8>
  let outline: Outline
  let imports: [FlatText.Import]
  /// What methods have between their braces.
  let bodies: [Range<Int>]
  /// What functions have between theirs.
  let functions: [Range<Int>]
  private let doubtful: [Range<Int>]
  /// How many classes, categories, protocols and implementations clang should find.
  let containers: Int
  /// Whether clang need not be asked: a bridging header that only imports, a file of functions alone.
  private let declaresNothing: Bool
  /// The titles of `#pragma mark`, in the file's own bytes.
  let headings: [Range<Int>]
  /// Where the compiler is told to be silent about missing calls of super, in the file's own bytes.
  let silences: [Range<Int>]
  /// What only some builds compile, in the file's own bytes.
  private let configured: [Range<Int>]
  /// Macros by name, with the lines that define them.
  let macros: [(name: String, text: ContiguousArray<UInt8>)]

  /// - Parameter isRead: whether the file is only read, and nothing has to be told to it or to others.
  public init(
    path: String, bytes: ContiguousArray<UInt8>, count: Int, build: ObjCBuild = ObjCBuild(), isRead: Bool = false
  ) {
    let tokens = CTokens(bytes, count: count)
    self.path = path
    self.build = build
    self.bytes = ContiguousArray(bytes[..<count])
    isHeader = ObjCFile.isHeader(path)
    isCPlusPlus = build.isCPlusPlus ?? (path.hasSuffix(".mm") || isHeader && ObjCFile.looksLikeCPlusPlus(tokens))
    let flat = FlatText(tokens, isCPlusPlus: isCPlusPlus, build)
    text = flat.bytes
    outline = isRead ? .empty : Outline(flat)
    imports = flat.imports
    headings = flat.headings
    silences = isHeader ? [] : ObjCFile.silences(in: self.bytes)
    configured = isHeader ? [] : ObjCFile.configured(in: self.bytes)
    bodies = flat.bodies
    functions = flat.functions
    doubtful = flat.doubtful
    containers = flat.containers
    // Enumerations and structures are read from headers alone.
    declaresNothing = flat.containers == 0 && (!isHeader || flat.isBlank)
    macros = isRead && isHeader ? [] : flat.macros.map { (tokens.text($0.name), ContiguousArray(flat.bytes[$0.range])) }
  }

  /// From a pragma, or a macro that makes one, up to the pragma that takes it back, or to the class's end.
  private static func silences(in bytes: ContiguousArray<UInt8>) -> [Range<Int>] {
    let starts = bytes.places(of: "-Wobjc-missing-super-calls")
    if starts.isEmpty { return [] }
    let ends = (bytes.places(of: "diagnostic pop") + bytes.places(of: "@end")).sorted()
    return starts.map { start in
      let next = ends.indices.firstPlace { ends[$0] > start }
      return start..<(next < ends.count ? ends[next] : bytes.count)
    }
  }

  /// From `#if DEBUG`, or a condition that names tests, to its end: stretches that do not overlap, in the order of the text.
  private static func configured(in bytes: ContiguousArray<UInt8>) -> [Range<Int>] {
    if bytes.places(of: "DEBUG").isEmpty, bytes.places(of: "TEST").isEmpty { return [] }
    var found: [Range<Int>] = []
    // How many conditions are open, and of these the outermost that is for some builds alone.
    var (depth, outermost, start) = (0, -1, 0)
    for line in bytes.split(separator: UInt8(ascii: "\n")) {
      let words = line.drop { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\t") }
      guard words.first == UInt8(ascii: "#") else { continue }
      let directive = words.dropFirst().drop { $0 == UInt8(ascii: " ") }
      if directive.starts(with: "if".utf8) {
        let condition = String(decoding: directive, as: UTF8.self)
        if outermost < 0, condition.contains("DEBUG") || condition.contains("TEST") { (outermost, start) = (depth, line.startIndex) }
        depth += 1
      } else if directive.starts(with: "endif".utf8) {
        depth -= 1
        guard depth == outermost else { continue }
        found.append(start..<line.endIndex)
        outermost = -1
      }
    }
    return found
  }

  /// Whether only some builds compile what stands there.
  func isConfigured(_ offset: Int) -> Bool {
    let place = configured.indices.firstPlace { configured[$0].upperBound > offset }
    return place < configured.count && configured[place].contains(offset)
  }

  /// What the file says, where that takes no clang.
  public var plainFacts: FileFacts? { declaresNothing ? ObjCFactsBuilder(self, []).facts : nil }

  /// The text with what functions do, as it stands in the file.
  var textWithFunctions: ContiguousArray<UInt8> {
    var text = text
    for function in functions { text.replaceSubrange(function, with: bytes[function]) }
    return text
  }

  /// The text without what methods do.
  var declarations: ContiguousArray<UInt8> { text(without: bodies) }

  /// The same without variables and macros of classes.
  var plainDeclarations: ContiguousArray<UInt8> { text(without: bodies + doubtful) }

  private func text(without ranges: [Range<Int>]) -> ContiguousArray<UInt8> {
    var text = text
    for range in ranges {
      for offset in range where text[offset] != UInt8(ascii: "\n") { text[offset] = UInt8(ascii: " ") }
    }
    return text
  }

  /// Whether the name is one of a file that may hold Objective-C.
  public static func isNamed(_ path: String) -> Bool {
    isHeader(path) || path.hasSuffix(".m") || path.hasSuffix(".mm")
  }

  /// Whether it is a header, going by its name.
  public static func isHeader(_ path: String) -> Bool { path.hasSuffix(".h") || path.hasSuffix(".pch") }

  /// Whether there is something of Objective-C's in the bytes: nothing else is shown to clang. Not only headers are also
  /// written in other languages; what imports may hold functions alone, which send messages, and a bridging header is there
  /// for what it imports. A header that imports may say no more than what types are called besides, and any header what macros
  /// stand for.
  public static func holdsObjC(_ bytes: Span<UInt8>, _ path: String) -> Bool {
    let mayImport = !isHeader(path) || path.hasSuffix("Bridging-Header.h")
    var (imports, names) = (false, false)
    for at in bytes.indices {
      switch bytes[at] {
      case UInt8(ascii: "@"):
        for word in ["@interface", "@protocol", "@implementation"] as [StaticString] where holds(bytes, at, word) { return true }
      case UInt8(ascii: "#") where holds(bytes, at, "#import"):
        if mayImport || names { return true }
        imports = true
      case UInt8(ascii: "#") where holds(bytes, at, "#define") && (at == 0 || bytes[at - 1] == UInt8(ascii: "\n")):
        if isHeader(path), definesAttribute(bytes, at) { return true }
      case UInt8(ascii: "t") where at == 0 || bytes[at - 1] == UInt8(ascii: "\n"):
        guard holds(bytes, at, "typedef ") else { continue }
        if imports { return true }
        names = true
      default: break
      }
    }
    return false
  }

  /// Whether a macro may stand for what Objective-C says of its declarations: `__attribute__((objc_requires_super))`.
  private static func definesAttribute(_ bytes: Span<UInt8>, _ start: Int) -> Bool {
    var at = start
    let end = min(bytes.count, start + longestAttribute)
    while at < end, bytes[at] != UInt8(ascii: "\n") || bytes[at - 1] == UInt8(ascii: "\\") {
      switch bytes[at] {
      case UInt8(ascii: "o"): if holds(bytes, at, "objc_") { return true }
      case UInt8(ascii: "s"): if holds(bytes, at, "swift_name") { return true }
      case UInt8(ascii: "N"): if holds(bytes, at, "NS_REQUIRES_SUPER") || holds(bytes, at, "NS_SWIFT_") { return true }
      default: break
      }
      at += 1
    }
    return false
  }

  /// A macro that is longer stands for code.
  private static let longestAttribute = 512

  private static func holds(_ bytes: Span<UInt8>, _ at: Int, _ word: StaticString) -> Bool {
    guard at + word.utf8CodeUnitCount <= bytes.count else { return false }
    for offset in 0..<word.utf8CodeUnitCount {
      // A static string's bytes last for ever, and the offset is below their count.
      guard unsafe word.utf8Start[offset] == bytes[at + offset] else { return false }
    }
    return true
  }

  /// Namespaces, templates and classes, where they are not for C++ alone.
  private static func looksLikeCPlusPlus(_ tokens: CTokens) -> Bool {
    let text = FlatText(tokens, isCPlusPlus: false)
    for token in tokens.indices where !text.isDropped[token] && tokens.isWord(token) {
      if tokens.holds(token, "namespace"), tokens.isWord(token + 1) { return true }
      if tokens.holds(token, "template"), tokens.isMark(token + 1, "<") { return true }
      if tokens.holds(token, "std"), tokens.isMark(token + 1, ":"), tokens.isMark(token + 2, ":") { return true }
      if tokens.holds(token, "public") || tokens.holds(token, "private"), tokens.isMark(token + 1, ":") { return true }
    }
    return false
  }
}

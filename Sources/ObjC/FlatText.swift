/// A C text without what leads out of it or depends on how it is compiled: no directive is left but macros' definitions.
///
/// It is as long as the text it was made of, so that offsets stay what they are. What clang is given it reads in one go
/// and opens no other file, whatever the text says. All branches of `#if` are kept, as those of Swift are, if that can
/// be read as one text; of others only the one that a build is known to compile, or else the first.
struct FlatText {
  /// A file that is imported, and where.
  struct Import: Sendable {
    let path: String
    let isQuoted: Bool
    let start: Int
    let pathStart: Int
    let end: Int
  }

  /// A macro, and the lines that define it.
  struct Macro {
    let name: Range<Int>
    let range: Range<Int>
  }

  private(set) var bytes: ContiguousArray<UInt8>
  private(set) var tokens: CTokens
  /// For each token, whether it was blanked.
  private(set) var isDropped: ContiguousArray<Bool>
  /// For the first of several tokens that were blanked the one behind them.
  private var droppedUntil: [Int: Int] = [:]
  private var dropsBranches = false
  private(set) var imports: [Import] = []
  private(set) var macros: [Macro] = []
  /// The titles of `#pragma mark`.
  private(set) var headings: [Range<Int>] = []
  /// What methods have between their braces.
  private(set) var bodies: [Range<Int>] = []
  /// What functions have between theirs.
  private(set) var functions: [Range<Int>] = []
  /// What else a class can be understood without: its variables, and macros between its methods.
  private(set) var doubtful: [Range<Int>] = []
  /// How many classes, categories, protocols and implementations there are.
  private(set) var containers = 0

  /// - Parameter isCPlusPlus: what `#ifdef __cplusplus` means.
  init(_ tokens: CTokens, isCPlusPlus: Bool, _ build: ObjCBuild = ObjCBuild()) {
    self.tokens = tokens
    bytes = ContiguousArray(tokens.bytes[..<tokens.count])
    isDropped = ContiguousArray(repeating: false, count: tokens.kinds.count)
    var conditions = Conditions(isCPlusPlus: isCPlusPlus, build)
    for token in tokens.indices {
      switch tokens.kinds[token] {
      case .directive: apply(Directive(tokens, token), token, &conditions)
      case .atWord where tokens.holds(token, "@import"): dropModuleImport(token)
      default: conditions.note(token, tokens)
      }
    }
    // A bracket may have its partner in another branch.
    let isDropped = isDropped
    if dropsBranches { self.tokens.relink { !isDropped[$0] } }
    // What an `#if` without an end holds is kept.
    for token in tokens.indices where tokens.kinds[token] == .atWord && tokens.opensContainer(token) {
      dropMacros(before: token)
    }
    dropFunctions()
  }

  /// Whether nothing is left but directives, and what stands around declarations.
  var isBlank: Bool {
    tokens.indices.allSatisfy { token in
      isDropped[token] || tokens.kinds[token] == .directive || tokens.holds(token, "NS_ASSUME_NONNULL_BEGIN")
        || tokens.holds(token, "NS_ASSUME_NONNULL_END")
    }
  }

  /// Bodies of functions say nothing of classes, and clang may lose the thread in one that it lacks macros for.
  private mutating func dropFunctions() {
    var statement = 0
    var token = 0
    while token < tokens.kinds.count {
      let next = tokens.after(token)
      if isDropped[token] {
        token += 1
      } else if tokens.isMark(token, "{"), next > token + 1 {
        // `extern "C" {` and `namespace kit {` hold declarations.
        let isOpen = tokens.kind(token - 1) == .string || (statement..<token).contains { tokens.holds($0, "namespace") }
        if isFunction(token, statement) {
          functions.append(tokens.end(token)..<tokens.start(next - 1))
          if isMadeByMacro(token, statement) {
            drop(token + 1..<next - 1)
          } else {
            drop(token..<next)
            bytes[tokens.start(token)] = UInt8(ascii: ";")
          }
        } else if isMethod(token, statement) {
          bodies.append(tokens.end(token)..<tokens.start(next - 1))
        } else if (statement..<token).contains(where: { tokens.opensContainer($0) }) {
          doubtful.append(tokens.end(token)..<tokens.start(next - 1))
        }
        token = isOpen ? token + 1 : next
        statement = token
      } else {
        noteMacro(token, statement)
        token = tokens.isMark(token, "(") ? next : token + 1
        let last = token - 1
        if tokens.isMark(last, ";") || tokens.isMark(last, "}") || tokens.holds(last, "@end") { statement = token }
      }
    }
  }

  /// `KIT_SYNTHESIZE(lock)` before or between methods, without a semicolon, and perhaps others behind it.
  private mutating func noteMacro(_ token: Int, _ statement: Int) {
    if tokens.opensContainer(token) { containers += 1 }
    if isMacroBeforeMethod(token, statement) { return drop(token) }
    guard isMacroCall(token) else { return }
    let first = kept(from: statement)
    guard token == first && !tokens.isMark(token - 1, ")") || isBehindHeader(token, first) else { return }
    var end = token
    var next = token
    while isMacroCall(next) {
      let behind = kept(from: tokens.after(next + 1))
      // `KIT_SETTER(color) {` is a method of a kind.
      if tokens.isMark(behind, "{") { break }
      end = tokens.after(next + 1)
      next = behind
    }
    while tokens.isMacroName(next), !isMacroCall(next) { next = kept(from: next + 1) }
    let isMember = tokens.isMark(next, "-") || tokens.isMark(next, "+") || tokens.kind(next) == .atWord || isMacroCall(next)
    guard end > token, isMember else { return }
    doubtful.append(tokens.start(token)..<tokens.end(end - 1))
  }

  /// `KIT_EXPORT - (void)open;`: where the macro is not known, clang would pass over the method.
  private func isMacroBeforeMethod(_ token: Int, _ statement: Int) -> Bool {
    guard tokens.isMacroName(token), Prelude.placeOfMacro[tokens.text(token)] == nil else { return false }
    var sign = kept(from: token + 1)
    while tokens.isMacroName(sign) { sign = kept(from: sign + 1) }
    guard tokens.isMark(sign, "-") || tokens.isMark(sign, "+"), tokens.isMark(kept(from: sign + 1), "(") else { return false }
    let first = kept(from: statement)
    return token <= first || isDropped[token - 1] || tokens.isMark(token - 1, ")") || isBehindHeader(token, first)
  }

  /// The first token from there on that was not blanked.
  private func kept(from token: Int) -> Int {
    var token = token
    while token < tokens.kinds.count, isDropped[token] { token += 1 }
    return token
  }

  private func isMacroCall(_ token: Int) -> Bool { tokens.isWord(token) && tokens.isMark(token + 1, "(") }

  /// Whether nothing but the names that a class, a category or a protocol begins with stands before the token.
  private func isBehindHeader(_ token: Int, _ statement: Int) -> Bool {
    var last = token - 1
    while last > statement, isDropped[last] { last -= 1 }
    guard last > statement, tokens.opensContainer(statement) else { return false }
    return tokens.isWord(last) || tokens.isMark(last, ">") || isCategory(last, statement)
  }

  /// `@interface Name (Category)`
  private func isCategory(_ close: Int, _ statement: Int) -> Bool {
    tokens.isMark(close, ")") && tokens.link(close) == statement + 2
  }

  private func isMethod(_ brace: Int, _ statement: Int) -> Bool {
    let range = statement..<brace
    return range.contains { tokens.isMark($0, "-") || tokens.isMark($0, "+") } && !range.contains { tokens.isMark($0, "=") }
  }

  /// Whether the brace behind the statement's beginning opens the body of a function, and not of a method, an enum's
  /// macro, or a type.
  private func isFunction(_ brace: Int, _ statement: Int) -> Bool {
    let first = min(kept(from: statement), brace)
    guard brace > 0, tokens.isMark(brace - 1, ")"), !tokens.holds(first, "typedef") else { return false }
    let name = tokens.link(brace - 1) - 1
    if tokens.isMacroName(name), Prelude.placeOfMacro[tokens.text(name)] != nil { return false }
    return !(first..<brace).contains { tokens.kind($0) == .atWord || tokens.isMark($0, "-") || tokens.isMark($0, "+") }
  }

  /// `KIT_SETTER(color) {`: where the macro is known, that may be a method, which has to have a body.
  private func isMadeByMacro(_ brace: Int, _ statement: Int) -> Bool {
    let name = tokens.link(brace - 1) - 1
    return tokens.isMacroName(name) && name == kept(from: statement)
  }

  /// `KIT_EXPORT @interface …`, `KIT_DEPRECATED("…") @protocol …`: where the macro is not known, clang would pass over all.
  private mutating func dropMacros(before token: Int) {
    var at = token - 1
    while at >= 0, token - at < 64 {
      let name = tokens.isMark(at, ")") && tokens.link(at) < at ? tokens.link(at) - 1 : at
      guard tokens.isMacroName(name), Prelude.placeOfMacro[tokens.text(name)] == nil else { return }
      if !takeForSwiftName(name) { drop(name..<(at + 1)) }
      at = name - 1
    }
  }

  /// `KIT_SWIFT_NAME(Gauge)` is `NS_SWIFT_NAME(Gauge)`, wherever it is defined.
  private mutating func takeForSwiftName(_ token: Int) -> Bool {
    let name = ContiguousArray("NS_SWIFT_NAME".utf8)
    let range = tokens.range(token)
    guard tokens.isMark(token + 1, "("), range.count >= name.count, tokens.text(token).hasSuffix("_SWIFT_NAME") else { return false }
    for offset in range { bytes[offset] = UInt8(ascii: " ") }
    bytes.replaceSubrange((range.upperBound - name.count)..<range.upperBound, with: name)
    return true
  }

  private mutating func apply(_ directive: Directive, _ token: Int, _ conditions: inout Conditions) {
    switch directive.kind {
    case .import(let path, let isQuoted, let offset):
      imports.append(
        Import(
          path: path, isQuoted: isQuoted, start: tokens.start(token), pathStart: offset, end: offset + path.utf8.count))
      drop(token)
    case .define(let name):
      if Prelude.placeOfMacro[tokens.text(name)] != nil {
        drop(token)
      } else {
        macros.append(Macro(name: name, range: tokens.range(token)))
      }
    case .undefine(let name):
      if Prelude.placeOfMacro[tokens.text(name)] != nil { drop(token) }
    case .condition(let truth):
      conditions.open(truth, at: token)
      drop(token)
    case .otherwise(let truth):
      conditions.turn(truth, at: token)
      drop(token)
    case .end:
      for branch in conditions.close(at: token) {
        drop(branch)
        dropsBranches = true
      }
      drop(token)
    case .heading(let title):
      headings.append(title)
      drop(token)
    case .kept: break
    case .dropped: drop(token)
    }
  }

  /// `@import Module;`
  private mutating func dropModuleImport(_ token: Int) {
    var last = token + 1
    while last - token < 16, tokens.kind(last) != nil, !tokens.isMark(last, ";") { last += 1 }
    guard tokens.isMark(last, ";") else { return }
    let path = tokens.end(token)..<tokens.start(last)
    let start = tokens.start(token + 1)
    imports.append(
      Import(
        path: tokens.text(path).filter { $0 != " " }, isQuoted: false, start: tokens.start(token), pathStart: start,
        end: max(start, tokens.end(last - 1))))
    drop(token..<(last + 1))
  }

  /// What was dropped inside of the range is passed in one step: branches may lie in one another as deep as they like.
  private mutating func drop(_ tokens: Range<Int>) {
    var token = tokens.lowerBound
    while token < tokens.upperBound {
      drop(token)
      token = max(token + 1, droppedUntil[token] ?? 0)
    }
    if tokens.count > 1 { droppedUntil[tokens.lowerBound] = tokens.upperBound }
  }

  private mutating func drop(_ token: Int) {
    if isDropped[token] { return }
    isDropped[token] = true
    for offset in tokens.range(token) where bytes[offset] != UInt8(ascii: "\n") { bytes[offset] = UInt8(ascii: " ") }
  }
}

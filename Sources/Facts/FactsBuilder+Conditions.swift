import Syntax

/// The branches of `#if` in a file, as stretches of tokens.
struct ConditionalRegions {
  /// Outermost ones only, all branches of an `#if` in one.
  fileprivate(set) var all: ContiguousArray<Range<Int>> = []
  /// Branches that are compiled only where there is no Objective-C, if anywhere.
  fileprivate(set) var withoutObjC: ContiguousArray<Range<Int>> = []
  /// From a condition that asks for a word of the build's own, as `DEBUG`, to the end of its `#if`; outermost ones only.
  fileprivate(set) var configured: ContiguousArray<Range<Int>> = []
}

/// Where a reading of the file's directives is.
private struct OpenConditions {
  /// For each `#if` around whether a branch before this one is taken for certain.
  var isTaken: [Bool] = []
  /// Where the branch starts that is not for Objective-C, and how deep its `#if` is.
  var start = 0
  var depth = 0
  /// The same of a condition that asks for a word of the build's own.
  var word = 0
  var depthOfWord = 0
}

// Which code `#if` keeps out, as far as words tell: platforms and modules, and whether there is Objective-C.
extension FileWork {
  mutating func conditionalRegions() -> ConditionalRegions {
    var regions = ConditionalRegions()
    var open = OpenConditions()
    var from = 0
    for condition in tokens.conditions {
      let index = Int(condition)
      let kind = kind(index)
      if kind == .poundIf {
        if open.isTaken.isEmpty { from = index }
        open.isTaken.append(false)
      } else if open.isTaken.isEmpty {
        continue
      } else if open.depth == open.isTaken.count {
        regions.withoutObjC.append(open.start..<index)
        open.depth = 0
      }
      if kind == .poundEndif {
        if open.depthOfWord == open.isTaken.count {
          regions.configured.append(open.word..<index)
          open.depthOfWord = 0
        }
        open.isTaken.removeLast()
        if open.isTaken.isEmpty { regions.all.append(from..<index) }
      } else {
        begin(branch: index, &open)
      }
    }
    if !open.isTaken.isEmpty { regions.all.append(from..<tokens.count) }
    if open.depth > 0 { regions.withoutObjC.append(open.start..<tokens.count) }
    if open.depthOfWord > 0 { regions.configured.append(open.word..<tokens.count) }
    return regions
  }

  private mutating func begin(branch index: Int, _ open: inout OpenConditions) {
    if open.depthOfWord == 0, asksForWord(index) { (open.word, open.depthOfWord) = (index, open.isTaken.count) }
    if open.depth > 0 { return }
    var at = index + 1
    let holds = kind(index) == .poundElse ? true : disjunction(&at, depth: 0)
    let last = open.isTaken.count - 1
    if open.isTaken[last] || holds == false { (open.start, open.depth) = (index, open.isTaken.count) }
    if holds == true { open.isTaken[last] = true }
  }

  /// Whether a condition asks for more than a platform, a version, or a module that is there for others than tests.
  private mutating func asksForWord(_ condition: Int) -> Bool {
    var index = condition + 1
    while index < last, !isFirstOnLine(index) {
      if kind(index).isName {
        if kind(index + 1) != .leftParen || isAny(index + 2, FileWork.modulesOfTests) { return true }
        index = after(index + 1)
      } else {
        index += 1
      }
    }
    return false
  }

  /// Marks the mentions that stand behind such a condition.
  mutating func markConfiguredMentions() {
    if configured.isEmpty { return }
    for place in 0..<mentions.count {
      let offset = Int(mentions[place].offset)
      let range = configured.indices.firstPlace { configured[$0].upperBound > offset }
      if range < configured.count, configured[range].contains(offset) { mentions[place].use.insert(.isConfigured) }
    }
  }

  // MARK: Conditions

  /// Parentheses in a condition that are deeper are not looked into.
  private static let deepestCondition = 16

  /// Whether the condition at a token holds where Objective-C is; `nil` where that depends on more.
  private mutating func disjunction(_ at: inout Int, depth: Int) -> Bool? {
    var holds = conjunction(&at, depth: depth)
    while !isFirstOnLine(at), isWord(at, "||") {
      at += 1
      let next = conjunction(&at, depth: depth)
      holds = holds == true || next == true ? true : holds == false && next == false ? false : nil
    }
    return holds
  }

  private mutating func conjunction(_ at: inout Int, depth: Int) -> Bool? {
    var holds = term(&at, depth: depth)
    while !isFirstOnLine(at), isWord(at, "&&") {
      at += 1
      let next = term(&at, depth: depth)
      holds = holds == false || next == false ? false : holds == true && next == true ? true : nil
    }
    return holds
  }

  private mutating func term(_ at: inout Int, depth: Int) -> Bool? {
    if isFirstOnLine(at) || depth > FileWork.deepestCondition { return nil }
    if isWord(at, "!") {
      at += 1
      return term(&at, depth: depth + 1).map { !$0 }
    }
    let first = at
    at = after(first)
    if kind(first) == .leftParen {
      var inner = first + 1
      return disjunction(&inner, depth: depth + 1)
    }
    if kind(at) == .leftParen, !isFirstOnLine(at) {
      at = after(at)
      return asks(first, about: first + 2)
    }
    return kind(first) == .true ? true : kind(first) == .false ? false : nil
  }

  /// What `os(…)`, `canImport(…)` and `_runtime(…)` come to.
  private mutating func asks(_ word: Int, about argument: Int) -> Bool? {
    if isWord(word, "os") { return isAny(argument, FileWork.platforms) ? nil : false }
    if isWord(word, "canImport") {
      return isAny(argument, FileWork.modulesWithObjC) ? true : isAny(argument, FileWork.modulesWithout) ? false : nil
    }
    guard isWord(word, "_runtime") else { return nil }
    return isWord(argument, "_ObjC") ? true : isWord(argument, "_Native") ? false : nil
  }

  private mutating func isAny(_ index: Int, _ words: [StaticString]) -> Bool {
    for word in words where isWord(index, word) { return true }
    return false
  }

  /// Those that have Objective-C.
  private static let platforms: [StaticString] = ["macOS", "OSX", "iOS", "tvOS", "watchOS", "visionOS", "xrOS", "macCatalyst"]
  private static let modulesOfTests: [StaticString] = ["XCTest", "Testing"]
  private static let modulesWithObjC: [StaticString] = ["ObjectiveC", "Darwin"]
  private static let modulesWithout: [StaticString] = [
    "Glibc", "Musl", "Bionic", "Android", "WinSDK", "CRT", "ucrt", "WASILibc", "FoundationNetworking", "FoundationXML",
  ]
}

import Syntax

/// The branches of `#if` in a file, as stretches of tokens.
struct ConditionalRegions {
  /// Outermost ones only, all branches of an `#if` in one.
  fileprivate(set) var all: ContiguousArray<Range<Int>> = []
  /// From a condition that asks for a word of the build's own, as `DEBUG`, to the end of its `#if`; outermost ones only.
  fileprivate(set) var configured: ContiguousArray<Range<Int>> = []
  /// Where what follows, up to the next of them, is not compiled, and what it takes for the rest.
  fileprivate(set) var branches: ContiguousArray<(from: Int, absences: Platforms, condition: Name)> = []
}

/// On which platforms a condition may hold, and on which it may not.
private struct Truth {
  var mayHold = Platforms.all
  var mayFail = Platforms.all

  static func only(on platforms: Platforms) -> Truth { Truth(mayHold: platforms, mayFail: Platforms.all.subtracting(platforms)) }

  static prefix func ! (truth: Truth) -> Truth { Truth(mayHold: truth.mayFail, mayFail: truth.mayHold) }

  static func & (left: Truth, right: Truth) -> Truth {
    Truth(mayHold: left.mayHold.intersection(right.mayHold), mayFail: left.mayFail.union(right.mayFail))
  }

  static func | (left: Truth, right: Truth) -> Truth { !(!left & !right) }
}

/// Where a reading of the file's directives is.
private struct OpenConditions {
  /// An `#if` around.
  struct Open {
    /// Where all of it is absent, and where all branches before this one may fail.
    let outside: Platforms
    var left = Platforms.all
    /// What it takes for all of it, and for what follows the branches before this one.
    let condition: Name
    let terms: ContiguousArray<BranchTerm>
    var failed: ContiguousArray<BranchTerm> = []
    /// The same of the branch that is open.
    var branch: ContiguousArray<BranchTerm> = []
  }

  var all: [Open] = []
  /// Where a condition stands that asks for a word of the build's own, and how deep its `#if` is.
  var word = 0
  var depthOfWord = 0
}

// Which code `#if` keeps out, as far as words tell: platforms and modules.
extension FileWork {
  mutating func conditionalRegions() -> ConditionalRegions {
    var regions = ConditionalRegions()
    var open = OpenConditions()
    var from = 0
    for condition in tokens.conditions {
      let index = Int(condition)
      let kind = kind(index)
      if kind == .poundIf {
        if open.all.isEmpty { from = index }
        let around = regions.branches.last
        open.all.append(
          OpenConditions.Open(
            outside: around?.absences ?? [], condition: around?.condition ?? .none, terms: open.all.last?.branch ?? []))
      } else if open.all.isEmpty {
        continue
      }
      if kind == .poundEndif {
        if open.depthOfWord == open.all.count {
          regions.configured.append(open.word..<index)
          open.depthOfWord = 0
        }
        let closed = open.all.removeLast()
        regions.branches.append((index, closed.outside, closed.condition))
        if open.all.isEmpty { regions.all.append(from..<index) }
      } else {
        if open.depthOfWord == 0, asksForWord(index) { (open.word, open.depthOfWord) = (index, open.all.count) }
        let innermost = open.all.count - 1
        let absences = absences(inBranch: index, &open.all[innermost])
        regions.branches.append((index, absences, self.condition(ofBranch: index, &open.all[innermost])))
      }
    }
    if !open.all.isEmpty { regions.all.append(from..<tokens.count) }
    if open.depthOfWord > 0 { regions.configured.append(open.word..<tokens.count) }
    return regions
  }

  private mutating func absences(inBranch index: Int, _ open: inout OpenConditions.Open) -> Platforms {
    var at = index + 1
    let truth = kind(index) == .poundElse ? .only(on: .all) : disjunction(&at, depth: 0)
    let possible = open.left.intersection(truth.mayHold)
    open.left.formIntersection(truth.mayFail)
    return Platforms.all.subtracting(possible).union(open.outside)
  }

  private mutating func condition(ofBranch index: Int, _ open: inout OpenConditions.Open) -> Name {
    var own: ContiguousArray<BranchTerm> = []
    if kind(index) != .poundElse { addTerms(ofConditionAt: index, holds: true, to: &own) }
    open.branch = own + open.failed + open.terms
    if kind(index) != .poundElse { addTerms(ofConditionAt: index, holds: false, to: &open.failed) }
    return text(of: &open.branch)
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
  static let deepestCondition = 16

  private mutating func disjunction(_ at: inout Int, depth: Int) -> Truth {
    var truth = conjunction(&at, depth: depth)
    while !isFirstOnLine(at), isWord(at, "||") {
      at += 1
      truth = truth | conjunction(&at, depth: depth)
    }
    return truth
  }

  private mutating func conjunction(_ at: inout Int, depth: Int) -> Truth {
    var truth = term(&at, depth: depth)
    while !isFirstOnLine(at), isWord(at, "&&") {
      at += 1
      truth = truth & term(&at, depth: depth)
    }
    return truth
  }

  private mutating func term(_ at: inout Int, depth: Int) -> Truth {
    if isFirstOnLine(at) || depth > FileWork.deepestCondition { return Truth() }
    if isWord(at, "!") {
      at += 1
      return !term(&at, depth: depth + 1)
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
    return kind(first) == .true ? .only(on: .all) : kind(first) == .false ? .only(on: []) : Truth()
  }

  /// What `os(…)`, `canImport(…)` and `_runtime(…)` come to.
  private mutating func asks(_ word: Int, about argument: Int) -> Truth {
    if isWord(word, "os") {
      for (name, platform) in FileWork.platforms where isWord(argument, name) { return .only(on: platform) }
      // Others are one here.
      return Truth(mayHold: .other, mayFail: .all)
    }
    if isWord(word, "canImport") {
      if isAny(argument, FileWork.modulesWithObjC) { return .only(on: .apple) }
      if isAny(argument, FileWork.modulesWithout) { return Truth(mayHold: .other, mayFail: .all) }
      if isWord(argument, "UIKit") { return Truth(mayHold: Platforms.apple.subtracting(.macOS), mayFail: [.macOS, .watchOS, .other]) }
      if isWord(argument, "AppKit") || isWord(argument, "Cocoa") { return Truth(mayHold: [.macOS, .macCatalyst], mayFail: .all) }
      return Truth()
    }
    guard isWord(word, "_runtime") else { return Truth() }
    return isWord(argument, "_ObjC") ? .only(on: .apple) : isWord(argument, "_Native") ? .only(on: .other) : Truth()
  }

  private mutating func isAny(_ index: Int, _ words: [StaticString]) -> Bool {
    for word in words where isWord(index, word) { return true }
    return false
  }

  /// A Mac runs what is made for iOS, and then says that it is one of these.
  private static let platforms: [(StaticString, Platforms)] = [
    ("macOS", .macOS), ("OSX", .macOS), ("iOS", [.iOS, .macCatalyst]), ("tvOS", .tvOS), ("watchOS", .watchOS),
    ("visionOS", .visionOS), ("xrOS", .visionOS), ("macCatalyst", .macCatalyst),
  ]
  private static let modulesOfTests: [StaticString] = ["XCTest", "Testing"]
  private static let modulesWithObjC: [StaticString] = ["ObjectiveC", "Darwin"]
  private static let modulesWithout: [StaticString] = [
    "Glibc", "Musl", "Bionic", "Android", "WinSDK", "CRT", "ucrt", "WASILibc", "FoundationNetworking", "FoundationXML",
  ]
}

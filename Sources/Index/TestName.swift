import Facts
import Syntax

/// What names say of themselves that are there for tests: `resetForTesting`, `testOnly_reset`, `_testReset`.
enum TestName {
  /// How they end, and whether that leaves no doubt: `buildForTest` may be of what builds and tests.
  private static let endings: [(text: String, isPlain: Bool)] = [
    ("_test", false), ("ForTest", false), ("ForUnitTest", false), ("ForTests", true), ("ForUnitTests", true), ("ForUITests", true),
    ("_forTests", true), ("ForTestPurposes", true), ("ForTestingPurposes", true), ("ForTesting", true), ("ForUnitTesting", true),
    ("ForUITesting", true), ("_forTesting", true),
  ]

  /// Whether the declaration's name is one; `isPlain`: whether it leaves no doubt.
  static func isName(of decl: DeclFact, _ names: NameTable, isPlain: Bool = false) -> Bool {
    let range = names.range(of: decl.name)
    if range.count < "_test".utf8.count { return false }
    if begins("testOnly_", names, range) { return true }
    if mayEnd(names, range), endings.contains(where: { (!isPlain || $0.isPlain) && isFor($0.text, names, range) }) { return true }
    return !isPlain && decl.kind == .func && beginsWithTest(names, range)
  }

  /// Most names end otherwise: `st`, `ts`, `es` or `ng`.
  private static func mayEnd(_ names: NameTable, _ range: Range<Int>) -> Bool {
    let before = names.storage[range.upperBound - 2]
    switch names.storage[range.upperBound - 1] {
    case UInt8(ascii: "t"): return before == UInt8(ascii: "s")
    case UInt8(ascii: "s"): return before == UInt8(ascii: "t") || before == UInt8(ascii: "e")
    case UInt8(ascii: "g"): return before == UInt8(ascii: "n")
    default: return false
    }
  }

  /// `resetForTests`, but not `standardOrForTests`, which others have, too.
  private static func isFor(_ tests: String, _ names: NameTable, _ range: Range<Int>) -> Bool {
    guard ends(tests, names, range) else { return false }
    let rest = range.lowerBound..<range.upperBound - tests.utf8.count
    return !["Or", "And", "Not", "not"].contains { ends($0, names, rest) }
  }

  /// `_testReset`, `_test_reset`, but not `_tested`.
  private static func beginsWithTest(_ names: NameTable, _ range: Range<Int>) -> Bool {
    guard begins("_test", names, range), range.count > "_test".utf8.count else { return false }
    let next = names.storage[range.lowerBound + "_test".utf8.count]
    return next == UInt8(ascii: "_") || next.isUppercase
  }

  private static func begins(_ word: String, _ names: NameTable, _ range: Range<Int>) -> Bool {
    names.storage[range.lowerBound] == word.utf8.first && names.storage[range].starts(with: word.utf8)
  }

  private static func ends(_ word: String, _ names: NameTable, _ range: Range<Int>) -> Bool {
    let start = range.upperBound - word.utf8.count
    // Most names are another after one look.
    guard start >= range.lowerBound, names.storage[start] == word.utf8.first else { return false }
    return names.storage[start..<range.upperBound].elementsEqual(word.utf8)
  }
}

extension ProjectIndex {
  /// Whether the declaration's name says itself that it is there for tests: `resetForTesting`, `testOnly_reset`.
  ///
  /// - Parameter isPlain: Whether it has to leave no doubt, as `buildForTest` and `_testAccess` do.
  public func hasTestName(_ id: DeclID, isPlain: Bool = false) -> Bool {
    TestName.isName(of: decl(id), files[file(of: id)].names, isPlain: isPlain)
  }
}

import Syntax
import Testing

/// A file is named for what is in it, and each type says what it is.
@Suite struct NameTests {
  /// Files that are not named for their first type, and why.
  private static let exceptions = [
    "Sources/Syntax/DeclTree.swift": "the kinds of declarations are read before the tree that they stand in",
  ]

  /// Types of up to this many lines, an id or a few kinds, may come before the one that the file is named for.
  private static let small = 12

  @Test func filesAreNamedForTheirFirstType() {
    for source in Repository.shared.sources where !Self.isFreeToBeNamed(source) {
      if let mistake = Self.mistake(inNameOf: source) { Issue.record("\(source) \(mistake)") }
    }
  }

  private static func mistake(inNameOf source: HouseSource) -> String? {
    let top = source.decls.filter { $0.parent == nil }
    let name = source.baseName.split(separator: "+").first.map(String.init) ?? ""
    if source.baseName.contains("+") {
      let isOfThatType = top.contains { $0.name == name }
      let isBesideIt = Repository.shared.sources.contains { $0.folder == source.folder && $0.baseName == name }
      return isOfThatType || isBesideIt ? nil : "is an aspect of nothing"
    }
    if let type = firstType(of: top, named: name) {
      // `IgnoreCases` begins with what one of them is, `SourceFailure` with `Source.Failure`.
      let first = type.name.filter { $0 != "." }
      return first == name || first + "s" == name ? nil : "begins with \(type.name)"
    }
    // Functions alone: the file has a name of its own.
    return top.isEmpty ? "is empty" : nil
  }

  /// What the file should be named for; nothing if it is named for its function.
  private static func firstType(of top: [HouseDecl], named name: String) -> HouseDecl? {
    if top.contains(where: { $0.kind == .func && $0.access != .private && $0.name == name.lowercased() }) { return nil }
    let types = top.filter { $0.isType || $0.kind == .typealias }
    return types.first { $0.name == name || $0.lines.count > small } ?? types.first ?? top.first { $0.kind == .extension }
  }

  @Test func exceptionsAreNeeded() {
    for path in Self.exceptions.keys {
      let source = Repository.shared.sources.first { $0.path == path }
      #expect(source.map { Self.mistake(inNameOf: $0) != nil } == true, "\(path)")
    }
  }

  @Test func typesSayWhatTheyAre() {
    var count = 0
    for source in Repository.shared.shipped {
      for decl in source.decls where decl.isType && decl.parent == nil && decl.access != .private {
        count += 1
        let comment = source.comments(above: decl.firstToken).first ?? ""
        let isDoc = comment.hasPrefix("/// ") || comment.hasPrefix("/**")
        #expect(isDoc, "\(source):\(decl.lines.lowerBound) \(decl.name) has no doc comment")
      }
    }
    #expect(count > 30)
  }

  private static func isFreeToBeNamed(_ source: HouseSource) -> Bool {
    source.baseName.lowercased() == "main" || exceptions[source.path] != nil
  }
}

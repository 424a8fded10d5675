import Facts
import Foundation
import Syntax
import Testing

/// Whatever the bytes, building facts ends soon and well: what the facts refer to is there.
@Suite struct HostileTests {
  /// Makes facts of sources that import `A`, with their code.
  private static func builder() -> FactsBuilder { FactsBuilder(keepingCodeWith: ["A"]) }
  private static let head = Array("import A\n".utf8)

  @Test func brokenConstructs() {
    var builder = HostileTests.builder()
    for round in 0..<2500 {
      var chance = Chance(seed: 0xFAC7 &+ UInt64(round))
      let text = chance.broken(Sources.constructs[chance.below(Sources.constructs.count)])
      if !isSound(text, &builder) { break }
    }
  }

  /// What people type on the way to a generic parameter.
  @Test(arguments: [
    "func g<>T:T", "func g<>\nT:T", "struct S<>\na: B", "struct S<>x: P", "class<>a:b", "enum A<>b:c", "protocol<>R:S", "typealias<>b:u",
    "init<>x: T", "macro m<>a:b", "func f<>a:b,c:d", "func h<T:>(x: T)", "func i<T: , U: P>(x: T)", "func j<T: >", "struct K<T:", "func l<each>T:T",
  ])
  func emptyAngles(text: String) {
    var builder = HostileTests.builder()
    _ = isSound(Array(text.utf8), &builder)
  }

  @Test func cutConstructs() {
    var builder = HostileTests.builder()
    for (number, text) in Sources.constructs.enumerated() {
      for end in stride(from: number % 32, to: text.count, by: 32) where !isSound(Array(text[..<end]), &builder) { return }
    }
  }

  /// Bodies are where the walk is: whole functions, cut and broken.
  @Test func brokenBodies() {
    var builder = HostileTests.builder()
    let files = Sources.ofThisRepository.filter { $0.path.hasPrefix("Sources/") }
    for round in 0..<300 {
      var chance = Chance(seed: 0xB0D1 &+ UInt64(round))
      let file = files[chance.below(files.count)].text
      let start = chance.below(file.count)
      let text = chance.broken(Array(file[start..<min(file.count, start + 3000)]))
      if !isSound(text, &builder) { break }
    }
  }

  /// What decodes is sound, and only what is sound does.
  private func isSound(_ text: [UInt8], _ builder: inout FactsBuilder) -> Bool {
    let text = HostileTests.head + text
    let source = Source(path: "", text: text)
    let tokens = lex(source)
    let facts = builder.facts(of: source, tokens, parse(tokens, of: source))
    var problems: [String] = []
    if FactsCodec.decode(FactsCodec.encode(facts)) == nil { problems.append("a number leads nowhere") }
    for mention in facts.mentions where Int(mention.offset) >= text.count { problems.append("a mention at \(mention.offset)") }
    #expect(problems == [], "\(String(decoding: text, as: UTF8.self).debugDescription)")
    return problems.isEmpty
  }

  @Test func freshAndUsedBuildersAgree() {
    var used = HostileTests.builder()
    for (path, text) in Sources.everyThird {
      let source = Source(path: path, text: HostileTests.head + text)
      let tokens = lex(source)
      var fresh = HostileTests.builder()
      let tree = parse(tokens, of: source)
      let isSame = used.facts(of: source, tokens, tree) == fresh.facts(of: source, tokens, tree)
      #expect(isSame, "\(path)")
    }
  }

  /// That is how those of a body are found.
  @Test func mentionsStandInTheOrderOfDeclarations() {
    for text in Sources.ofThisRepository.map(\.text) + Sources.constructs {
      let facts = factsOf(String(decoding: text, as: UTF8.self))
      let places = facts.mentions.map { mention in
        let isOwned = mention.owner != DeclFact.none
        return (isOwned ? facts.decls[Int(mention.owner)].start : mention.offset, isOwned ? mention.owner : 0, mention.offset)
      }
      let isOrdered = zip(places, places.dropFirst()).allSatisfy { $0 <= $1 }
      #expect(isOrdered, "\(String(decoding: text.prefix(400), as: UTF8.self))")
    }
  }

  // MARK: Nasty shapes

  /// Four times as much takes about four times as long; sixteen times would be quadratic.
  @Test(arguments: Shape.all)
  func timeGrowsWithLength(shape: Shape) {
    var ratio = 0.0
    // A busy machine may disturb a measurement, but not every one.
    for _ in 0..<5 {
      ratio = seconds(shape.text(2400)) / seconds(shape.text(600))
      if ratio < 10 { return }
    }
    #expect(ratio < 10, "\(shape.name) takes \(ratio) times as long")
  }

  @Test func manyMentions() {
    let facts = factsOf("func f() {" + String(repeating: " a.b(c)", count: 50_000) + "}")
    #expect(facts.mentions.count == 150_000)
  }

  @Test func manyLocals() {
    let lets = (0..<50_000).map { "let a\($0) = b; a\($0)" }.joined(separator: "\n")
    #expect(factsOf("func f() {\n\(lets)\n}").mentions.count == 50_000)
  }

  private func seconds(_ text: String) -> Double {
    let source = Source(path: "", text: HostileTests.head + text.utf8)
    let tokens = lex(source)
    let tree = parse(tokens, of: source)
    var builder = HostileTests.builder()
    return (0..<2).map { _ in
      let start = processorTime()
      _ = builder.facts(of: source, tokens, tree)
      return max(1e-5, processorTime() - start)
    }.min() ?? 1
  }
}

/// A text that can be made as long as one likes, and slow to read if read badly.
struct Shape: CustomTestStringConvertible, Sendable {
  let name: String
  let before: String
  let repeated: String
  /// As often as that, behind all of it.
  var closing = ""
  let behind: String

  var testDescription: String { name }

  func text(_ count: Int) -> String {
    "func f() {\n" + before + String(repeating: repeated, count: count) + String(repeating: closing, count: count) + behind
      + "\n}"
  }

  static let all: [Shape] = nested + closed + long

  private static let closed = [
    ("types in functions", "class A { func f() { ", "} }"), ("types in getters", "struct A { var f: A { ", "} }"),
    ("types in values", "enum A { static let a = { ", "} }"), ("functions", "func f() { ", "}"),
  ].map { Shape(name: "closed \($0)", before: "", repeated: $1, closing: $2, behind: "") }

  private static let nested = [
    ("parentheses", "("), ("squares", "["), ("braces", "{"), ("calls", "a("), ("subscripts", "a["), ("closures", "a { b in "),
    ("captures", "{ [a = b] in "), ("captured closures", "{ [a = "), ("if", "if let a = b { "), ("switch", "switch a { case let .b(c): "), ("functions", "func a(b: C) { "), ("types", "class A { "),
    ("default values", "func a(b: C = "), ("interpolations", "\"\\("), ("tuples", "let (a, "), ("patterns", "case let .a("), ("guard", "guard let a else { "), ("arguments", "A<"),
    ("for", "for a in { "), ("casts", "(a as "), ("types of closures", "let a: ("), ("accessors", "var a: B { get { "), ("ternaries", "a ? b : "), ("dictionaries", "[a: "), ("if expressions", "let a = if b { "),
  ].map { Shape(name: "nested \($0)", before: "", repeated: $1, behind: "") }

  private static let long = [
    ("members", "a", ".a", ""), ("calls", "a", ".a()", ""), ("subscripts", "a", "[0]", " = 1"), ("arguments", "a(", "b: c, ", "d)"), ("bindings", "let ", "a = b, ", "c = d"), ("pending", "if ", "let a = b, ", "c {}"),
    ("shorthand", "guard ", "let a, ", "b else {}"), ("names", "{ ", "a, ", "b in c }"), ("braces of names", "", "{ a, ", ""), ("cases", "switch a { ", "case let .b(c): c\n", "}"), ("labels", "", "a: ", "b"), ("casts", "a", " as B & C -> D", ""),
    ("closures", "a", " { b } c: { d }", ""), ("for", "", "for ", ""), ("case", "", "case ", ""), ("let", "", "let ", ""), ("words", "", "await some unsafe ", ""), ("attributes", "", "@a ", "b"), ("operators", "a", " < b", ""), ("angles", "", "A<b, ", ""),
    ("less", "A", " <A", ""), ("pounds", "", "#if a\n", ""), ("key paths", "", "\\.a", ""), ("functions", "", "func a() ", ""), ("selectors", "", "#selector(", ""), ("repeat", "", "repeat {} while ", "a"), ("else", "if a {}", " else if let b = c {}", ""),
    ("guards", "", "guard let a = b else {}\n", ""), ("types", "let a: ", "B.", "C"), ("optionals", "a", "?.b", ""), ("tuples", "(", "a, ", "b) = c"), ("parameters", "func g(", "a: B = c, ", "d: E) {}"), ("catches", "do {}", " catch let a {}", ""),
  ].map { Shape(name: "long \($0)", before: $1, repeated: $2, behind: $3) }
}

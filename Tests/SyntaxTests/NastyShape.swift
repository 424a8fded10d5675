import Testing

/// A text of any length that is the same all over, to find what is done again and again.
struct NastyShape: CustomTestStringConvertible {
  private var head = ""
  private var unit: String
  private var closing = ""
  private var tail = ""

  private init(_ unit: String) { self.unit = unit }

  private init(_ head: String, _ unit: String, _ tail: String = "") {
    (self.head, self.unit, self.tail) = (head, unit, tail)
  }

  private init(nesting unit: String, _ closing: String) { (self.unit, self.closing) = (unit, closing) }

  var testDescription: String {
    "\(head)\(unit)\(unit)…\(closing)\(tail)".replacing("\n", with: "⏎").replacing("\0", with: "␀")
  }

  /// The text with about so many bytes.
  func text(ofBytes count: Int) -> [UInt8] {
    let times = max(1, (count - head.utf8.count) / (unit.utf8.count + closing.utf8.count))
    return text(times: times)
  }

  func text(times: Int) -> [UInt8] {
    let units = [unit, closing].map { [[UInt8]](repeating: Array($0.utf8), count: times).joined() }
    return Array(head.utf8) + units[0] + units[1] + Array(tail.utf8)
  }

  /// What is nested as deep as the text is long.
  static let deep: [NastyShape] = [
    .init(nesting: "struct A {", "}"), .init(nesting: "#if A\n", "#endif\n"), .init(nesting: "(", ")"),
    .init(nesting: "[", "]"), .init(nesting: "{", "}"), .init(nesting: "a {", "}"), .init(nesting: "a(", ")"),
    .init(nesting: "\"\\(", ")\""), .init(nesting: "\"\"\"\n\\(", ")\n\"\"\""), .init(nesting: "A<", ">"),
    .init(nesting: "/*", "*/"), .init(nesting: "if a { b } else ", ""), .init(nesting: "func f(a: (", ")) {}"),
    .init(nesting: "struct A { func f() {", "} }"), .init(nesting: "@a(", ")"), .init(nesting: "#if A\nstruct A {\n", "}\n#endif\n"),
  ]

  static let all: [NastyShape] = brackets + literals + directives + words + angles + expressions + lists + deep

  private static let brackets: [NastyShape] = [
    .init("("), .init("["), .init("{"), .init(")"), .init("]"), .init("}"), .init("}{"), .init(")("), .init("([{"),
    .init("([)"), .init("struct A {"), .init("struct A { ( "), .init("struct A { ) "), .init("{ ( } "), .init("a("),
    .init("a["), .init("a{"), .init("a<("), .init("var x: (", "(", ""), .init("func f("), .init("func f(a: "),
  ]

  private static let literals: [NastyShape] = [
    .init("\""), .init("\"\"\""), .init("#\""), .init("#\"\"\""), .init("##\"\"\"\\##("),
    .init("", "#\"\"\"\\#(", "\"#"), .init("\"\\("), .init("\"\"\"\n\\("), .init("\\("), .init("\"", "\\(a)", "\""),
    .init("\"\\(a"), .init("\"\\(a\n"), .init("\"\"\"\n", "\\(a", "\n\"\"\""), .init("'"), .init("`"), .init("`a "),
    .init("#/\n"), .init("##/\n#/ /#\n"), .init("/"), .init(" /a"), .init("(/a"), .init("= /"), .init("=/"), .init("(/a)"),
    .init("/*"), .init("+/**/"), .init("/**/"), .init("*/"), .init("<#"), .init("<#a"), .init("<#a#>"), .init("#"),
    .init("# "), .init("#a "), .init("<<<<<<< \n"), .init("<<<<<<< a\n>>>>>>> b\n"), .init(">>>> a\n"), .init("1."),
    .init("1"), .init("1e"), .init("0x1p-"), .init("0x1."), .init("$"), .init("$1"), .init("a"), .init("é"), .init("→"),
    .init("\u{301}"), .init("\0"), .init("\u{A0}"), .init("\u{FEFF}"), .init("\r"), .init("\r\n"), .init("\n"), .init(" "),
    .init("+"), .init("+ "), .init("."), .init(".+"), .init("~"), .init(","), .init(";"), .init(":"), .init("\\"), .init("@"),
  ]

  private static let directives: [NastyShape] = [
    .init("#if\n"), .init("#if X\n@a\n"), .init("#if X\n@a\n#endif\n"), .init("#if X\n@a\n#else\n"), .init("#elseif X\n"),
    .init("#else if X\n"), .init("#endif "), .init("#if X }"), .init("struct A { #if X } "), .init("func f(#if X ) "),
    .init("var x: A { #if X } "), .init("var x = a\n#if X\n.b\n"), .init("struct A { var x = a\n#if X\n.b\n} "),
    .init("a\n#if X\n#if X\n.b\n"), .init("@a (x)\n#if X\n"), .init("func f(", "#if X\n@a\n#endif\n"),
    .init("func f(", "#if X\n@a\n"), .init("#sourceLocation("), .init("#if X\n@a(b) (c)\n#if Y\n"),
    .init("struct S {", "#if X\n@a\n"), .init("#if a.b(c)\n.d\n"),
  ]

  private static let words: [NastyShape] = [
    .init("open "), .init("class "), .init("class open "), .init("class @a "), .init("final class @a "), .init("static "),
    .init("private(set) "), .init("actor "), .init("macro "), .init("if "), .init("switch "), .init("do "), .init("for "),
    .init("for a in "), .init("while "), .init("guard "), .init("guard let a "), .init("if let a = "), .init("if case "),
    .init("try "), .init("await "), .init("async "), .init("async let "), .init("async let a = b\n"), .init("throws "),
    .init("any "), .init("some "), .init("each "), .init("copy "), .init("repeat "), .init("return "), .init("defer "),
    .init("func "), .init("init "), .init("var "), .init("let "), .init("case "), .init("import a."), .init("subscript "),
    .init("extension "), .init("protocol "), .init("typealias "), .init("operator "), .init("precedencegroup A {"),
    .init("using @a "), .init("inout "), .init("a: "), .init("struct A: "), .init("enum E {", "case a("),
    .init("struct S {", "open "), .init("struct S { x ", "open "), .init("struct S { x ", "class "),
  ]

  private static let angles: [NastyShape] = [
    .init("<"), .init("< "), .init("a<"), .init("a < "), .init("@a<"), .init("@a<@a<"), .init("a<@a<"), .init("@a<b,"),
    .init(nesting: "@a<", ">"), .init(nesting: "x = a<", ">"), .init(nesting: "a<b<", ">> c"), .init("a<b>(c), "),
    .init("f(", "a<b>c, ", ")"), .init("x = a<", "b<c>, ", " d"), .init("a as b<"), .init("a<any b<"), .init("a<b,c "),
    .init("a<b>.c<d> "), .init("class A<"), .init("class A<", "T, "), .init("func f(@a<b) "), .init("x", ".b<c>"),
    .init("a<b>>? "), .init("var x: a<", "b<", ""), .init("func <"), .init("a<b"), .init("<>"), .init(">"), .init(">>"),
  ]

  private static let expressions: [NastyShape] = [
    .init("a ? b : "), .init("a ? "), .init(".a"), .init("a?"), .init("a!"), .init("! "), .init("\\.a"), .init("a::"),
    .init("a -> "), .init("var x: ", "A -> "), .init("A & "), .init("var x: ", "A & "), .init("var x: A ", "async "),
    .init("a", "{}"), .init("a {}", " b: {}"), .init("a { @a "), .init("var x = a\n{ @a "), .init("if a {}", " else if b {}"),
    .init("do {}", " catch {}"), .init("if ", "a, "), .init("a is b "), .init("(", "a, ", ")"), .init("[", "a: b, ", "]"),
    .init("let a = b + c; "), .init("x = a\n", ".b { $0 }\n"),
  ]

  private static let lists: [NastyShape] = [
    .init("var ", "a, "), .init("var (", "a,", ") = b"), .init("enum E { case ", "a, ", "}"), .init("@a "), .init("@a(b) "),
    .init("@a (b) "), .init("@a (b) open "), .init("@a.b."), .init("struct S {", "@a "), .init("struct S { x ", "@a "),
    .init("struct S { x ", "@a(b) "), .init("{ ", "@a "), .init("func f() where ", "A: B, "), .init("class A: ", "B, "),
    .init("func f() where ", "A == B, "), .init("extension a", ".a"), .init("func f(", "a: A, ", ")"),
    .init("func f(", "a: A = b, ", ")"), .init("func f(", "@a ", ")"), .init("func f", "(a: B)"), .init("func f() ", "throws(A) "),
    .init("var x: A {", "get ", "}"), .init("var x: A {", "mutating "), .init("var x: A { get ", "@a "),
    .init("var x: A {", "read {}"), .init("subscript(a: A) -> B { "), .init("func f(a: Int) { x() }\n"),
    .init("/// Doc\npublic struct S: P {\n  private var a: [Int] = [1]\n  func f(x: Int) -> A { \"\\(x)\" }\n}\n"),
    .init("@a @a @a @a var a, b, (c, d), e: F = 3\n"),
  ]
}

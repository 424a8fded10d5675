import Facts
import Testing

/// Statements and expressions of files that import a module whose users' code is kept.
@Suite struct CodeFactTests {
  /// The code of a function's body, without the block around it.
  private func code(_ body: String) -> String {
    let facts = factsOf("import M.Part\nfunc f() {\n\(body)\n}", keepingCodeWith: ["L", "M"])
    let roots = facts.codeRoots
    return roots.isEmpty ? "nothing" : facts.parts(ofCode: roots[0]).map { outline($0, facts) }.joined(separator: "; ")
  }

  /// `kind name labels text(parts)`
  private func outline(_ place: Int, _ facts: FileFacts) -> String {
    let fact = facts.code[place]
    let words = ["\(fact.kind)"] + [fact.name, fact.labels, fact.text].filter { !$0.isNone }.map { facts.text($0) }
    let parts = facts.parts(ofCode: place).map { outline($0, facts) }
    return words.joined(separator: " ") + (parts.isEmpty ? "" : "(\(parts.joined(separator: ", ")))")
  }

  @Test(arguments: [
    ("a.b(c, d: 1)", "call(member b a.b(name a), argument(name c), argument d(literal 1))"),
    ("a?.b!.c", "member c(unwrap !(member b(unwrap ?(name a))))"),
    ("a.b { c } d: { e }", "call(member b a.b(name a), trailingClosure(closure(block(name c))), trailingClosure d(closure(block(name e))))"),
    ("a(b) { c, _ in d }", "call(name a, argument(name b), trailingClosure(closure(parameter c, block(name d))))"),
    ("{ [weak a, b = c] (d: E) -> F in g }()", "call(closure F(name a, parameter b, name c, parameter d E, block(name g)))"),
    ("a + b * -c ? d : !e", "operands(name a, name b, prefix -(name c), name d, prefix !(name e))"),
    ("a = b; c.d += e", "assignment =(name a, name b); assignment +=(member d c.d(name c), name e)"),
    ("_ = try? await a()", "assignment =(discard, call(name a))"),
    ("(a as? B)!.c", "member c(unwrap !(cast as? B(name a)))"),
    ("a as! B & C == d", "operands(cast as! B&C(name a), name d)"),
    ("a is B", "cast is B(name a)"),
    ("#selector(A.b(_:c:))", "selector(member b (_:c:) A.b(name A))"),
    ("#selector(getter: A.B.c)", "selector getter(member c A.B.c(member B A.B(name A)))"),
    ("#expect(a == nil)", "call(name expect, argument(operands(name a, literal nil)))"),
    ("[a, B.self, \"c\"]", "list(name a, member self B.self(name B), literal \"c\")"),
    ("(a, b: c)", "tuple(argument(name a), argument b(name c))"),
    ("a[b] = .c(d)", "assignment =(subscript(name a, argument(name b)), call(member c, argument(name d)))"),
    (".init(a: b)", "call(member init, argument a(name b))"),
    ("A<B>.c(d)", "call(member c A<B>.c(name A), argument(name d))"),
    ("\\.a.b", "other"),
    ("a.map(\\.b)", "call(member map a.map(name a), argument(other))"),
    ("f(if a { b } else { c })", "call(name f, argument(statement if(name a, block(name b), block(name c))))"),
    ("\"a \\(b)\"", "literal"),
    ("a\n  .b()\n  .c", "member c(call(member b a.b(name a)))"),
    ("a\n(b)", "name a; name b"),
    ("f(@a { b })", "call(name f, argument(closure(block(name b))))"),
    ("let c = @a (b)", "constant c(call(other, argument(name b)))"),
    ("#(b)", "call(other, argument(name b))"),
  ])
  func expressions(body: String, expected: String) { #expect(code(body) == expected, "\(body)") }

  @Test(arguments: [
    ("let a = b, c: D = e", "constant a(name b); constant c D(name e)"),
    ("var a: B?", "variable a B?"),
    ("let (a, b) = c", "constant a; constant b; name c"),
    ("if a, let b, let c = d, case .e(let f) = g { h } else if i { j } else { k }", "statement if(name a, constant b(name b), constant c(name d), constant f, name g, block(name h), name i, block(name j), block(name k))"),
    ("guard let a = b else { return }", "statement guard(constant a(name b), block(jump return))"),
    ("while a { break }", "statement while(name a, block(jump break))"),
    ("repeat { a } while b", "statement repeat(block(name a), name b)"),
    ("for a in b where c { d }", "statement for(constant a, name b, name c, block(name d))"),
    ("for case let a? in b { continue }", "statement for(constant a, name b, block(jump continue))"),
    ("switch a { case .b(let c): d; case e where f: g default: h }", "statement switch(name a, block(constant c, name d), block(constant e, constant f, name g), block(name h))"),
    ("do { a } catch B.c { d } catch { e }", "statement do(block(name a), block(name d), block(name e))"),
    ("do { a }", "statement do(block(name a))"),
    ("defer { a }", "statement defer(block(name a))"),
    ("func a<T>(_ b: C, d e: F = g) throws -> H { i }", "function a H(parameter b C, parameter e F, block(name i))"),
    ("class A { func b() {} }", ""),
    ("#if A\na\n#elseif B\nb\n#endif\nc", "statement #if(block(name a), block(name b)); name c"),
    ("lazy var a = b", "variable a(name b)"),
    ("return a.b", "jump return(member b a.b(name a))"),
    ("throw A()", "jump throw(call(name A))"),
    ("a: for b in c { break a }", "statement for(constant b, name c, block(jump break(name a)))"),
    ("let a = if b { c } else { d }", "constant a(statement if(name b, block(name c), block(name d)))"),
    ("let a: @convention(block) (B) -> C = { _ in d }", "constant a @convention(block)(B)->C(closure(block(name d)))"),
  ])
  func statements(body: String, expected: String) { #expect(code(body) == expected, "\(body)") }

  @Test func keptOfImportersAlone() {
    let text = "import M\nlet a = b\nfunc c(_ d: E = f) { g }"
    #expect(factsOf(text).code.isEmpty)
    #expect(factsOf(text, keepingCodeWith: ["N", "MM"]).code.isEmpty)
    #expect(factsOf("let a = b", keepingCodeWith: ["M"]).code.isEmpty)
    let facts = factsOf(text, keepingCodeWith: ["M"])
    #expect(facts.codeRoots.map { outline($0, facts) } == ["block(name b)", "block(name f)", "block(name g)"])
    #expect(facts.codeRoots.map { facts.text(facts.decls[Int(facts.code[$0].owner)].name) } == ["a", "c", "c"])
    #expect(facts.mentions == factsOf(text).mentions, "all else stays the same")
  }

  @Test func places() {
    let text = "import M\nfunc f() { ab.cd(ef) as! G }"
    let facts = factsOf(text, keepingCodeWith: ["M"])
    let texts = facts.code.map { String(decoding: Array(text.utf8)[Int($0.offset)..<Int($0.endOffset)], as: UTF8.self) }
    #expect(texts == ["ab", "cd", "ef", "ef", "ab.cd(ef)", "ab.cd(ef) as! G", "ab.cd(ef) as! G"])
  }

  /// What is nested too deep is passed over, and what follows is not.
  @Test(arguments: ["(", "{ ", "[", "if a { ", "if if ", "#if A\n", "a(b: { c in "])
  func deepNesting(opening: String) {
    let closing = ["(": ")", "[": "]", "#": "#endif\n"][opening.prefix(1)] ?? (opening.contains("(") ? "})" : opening.contains("{") ? "}" : "")
    for depth in [10, 1000] {
      let text = "import M\nfunc f() {\n\(String(repeating: opening, count: depth))\(String(repeating: closing, count: depth))\n}\nlet last = here"
      let facts = factsOf(text, keepingCodeWith: ["M"])
      #expect(facts.codeRoots.last.map { outline($0, facts) } == "block(name here)")
      let deepest = facts.codeRoots.map { height($0, facts) }.max() ?? 0
      #expect(depth < 100 || deepest < 400, "\(deepest)")
    }
  }

  private func height(_ place: Int, _ facts: FileFacts) -> Int {
    1 + (facts.parts(ofCode: place).map { height($0, facts) }.max() ?? 0)
  }
}

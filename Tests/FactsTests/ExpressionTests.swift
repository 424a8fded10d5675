import Facts
import Testing

/// The shapes of mentions in all that an expression may be.
@Suite struct ExpressionTests {
  private func mentions(_ body: String) -> String {
    mentionsOf("class C { func f(p: P) {\n\(body)\n} }").map { String($0.dropFirst("f: ".count)) }.joined(separator: ", ")
  }

  @Test(arguments: [
    ("a.b.c", "a base, a.b base, …b.c"), ("a\n  .b\n  .c()\n  .d", "a base, a.b base, …b.c() call, c()..d"), ("a?.b!.c", "a base, a.b base optional, …b.c optional"),
    ("a // b\n  /* c */ .d", "a base, a.d"), ("a.\n  b", "a base, a.b"), ("a[0].b", "a base, item.b"), ("a[b].c[d].e", "a base, b, item.c base, d, item.e"), ("a[0...].b", "a base, part.b"),
    ("a().b()", "a() call, a()..b() call"), ("a()().b", "a() call, a()..b"), ("a { b }.c", "a call closure, b inClosure, a()..c"),
    ("a(b) { c }.d", "a(_:) call closure, b, c inClosure, a()..d"), ("a.b { $0.c }\n  .d", "a base, a.b call closure, local part .c inClosure, b()..d"),
    ("(a).b", "a, a.b"), ("(a, b).0.c", "a, b, ?.c"), ("a.0.b", "a base, part.b"), ("a.self.b", "a base, a.b"), ("\"\\(a)\".b", "a, ?.b"),
    ("[a].b", "a, part.b"), ("[1: a, b: c].d", "a, b, c, ?.d"), ("{ a }().b", "a inClosure, ()..b"), ("a\n(b).c", "a, b, b.c"), ("a\n[b].c", "a, b, part.c"),
    ("a\n#if X\n  .b()\n#endif\n  .c", "a, a.b() call, b()..c"), ("self.a.b", "self.a base, …a.b"), ("super.a().b", "super.a() call, a()..b"),
    ("super[a].b", "super.subscript(_:) call base, a, ?.b"), ("super[a: b] = c", "super.subscript(a:) write call base, b, c"),
    ("self[a].b", "a, part.b"), ("self(a).b", "self.callAsFunction(_:) call base, a, ()..b"), ("self\n(a)", "a"), ("try self()", "self.callAsFunction() call"), ("Self.a.b", "Self.a base, …a.b"), ("a.init(b)", "a base, a.init(_:) call, b"),
    ("p.a.b", "local p:P.a base, …a.b"), ("p(a).b", "a, part.b"), ("p[a].b", "a, part.b"), ("p?.a?.b", "local p:P.a base optional, …a.b optional"),
  ])
  func chains(body: String, expected: String) { #expect(mentions(body) == expected, "\(body)") }

  @Test(arguments: [
    ("T(a)", "T(_:) call, a"), ("T().a", "T() call, T()..a"), ("T.U(a: b)", "T base, T.U(a:) call, b"), ("T<V>(a)", "T(_:) call, a"), ("T<V, [W]>.a", "T base, T.a"),
    ("T<U<V>>(a).b", "T(_:) call, a, T()..b"), ("T.U<V>.W(a)", "T base, T.U base, U.W(_:) call, a"), ("T.init(a: b)", "T base, T.init(a:) call, b"),
    ("let x: T = .init(a).b", ".init(_:) call, a, init()..b"), (".a", ".a"), (".a(b).c", ".a(_:) call, b, a()..c"), ("x = .a", "x write, .a"),
    ("[T]()", "T"), ("[T: U]()", "T, U"), ("T.self", "T base"), ("T.a < b", "T base, T.a, b"), ("T < a, b > c", "T, a, b, c"), ("T<a", "T, a"),
    ("T.a.b.c(d)", "T base, T.a base, …a.b base, …b.c(_:) call, d"), ("type(of: a).b", "type(of:) call, a, type()..b"), ("T { a }", "T call closure, a inClosure"),
    ("T(a: b) { c } d: { e }", "T(a:) call closure, b, c inClosure, e inClosure"),
  ])
  func types(body: String, expected: String) { #expect(mentions(body) == expected, "\(body)") }

  @Test(arguments: [
    ("a = b", "a write, b"), ("a += b", "a write, b"), ("a.b = c", "a base, a.b write, c"), ("a?.b -= c", "a base, a.b write optional, c"), ("a[0] = b", "a write base, b"),
    ("a[0][b] = c", "a write base, b, c"), ("a![0] = b", "a write base, b"), ("a[0].b = c", "a base, item.b write, c"), ("f(&a)", "f(_:) call, a write"), ("f(&a.b)", "f(_:) call, a base, a.b write"),
    ("f(&a[0])", "f(_:) call, a write base"), ("f(&a[0].b)", "f(_:) call, a write base, item.b write"), ("f(&p.a, b)", "f(_:_:) call, local p:P.a write, b"), ("a == b", "a, b"), ("a <= b", "a, b"), ("a <<= b", "a write, b"), ("a ~= b", "a, b"), ("a != b; a >= b", "a, b, a, b"),
    ("a &+= b", "a write, b"), ("a ??= b", "a write, b"), ("(a, b.c) = d", "a write, b base, b.c write, d"), ("a++; --b", "a write, b write"), ("a = b = c", "a write, b write, c"), ("x(a = b)", "x(_:) call, a write, b"),
    ("a.b()[c] = d", "a base, a.b() call, c, d"), ("_ = a", "a"), ("a = { b = c }", "a write, b write inClosure, c inClosure"), ("$a.b = c", "local .b write, c"), ("a.b += c.d", "a base, a.b write, c base, c.d"),
  ])
  func writes(body: String, expected: String) {
    #expect(mentions(body).replacing("$a base, $a.b", with: "local .b") == expected, "\(body)")
  }

  @Test(arguments: [
    ("f(a: b)", "f(a:) call, b"), ("f(a ? b : c)", "f(_:) call, a, b, c"), ("f(x: a ? b : c, d)", "f(x:_:) call, a, b, c, d"), ("f(a, b: c, d)", "f(_:b:_:) call, a, c, d"), ("a ? b : c", "a, b, c"),
    ("a\n  ? b\n  : c", "a, b, c"), ("a ? (b) : [c]", "a, b, c"), ("[a: b, c: d]", "a, b, c, d"), ("[a ? b : c: d]", "a, b, c, d"), ("x[a: b, c]", "x base, b, c"), ("x[a ? b : c]", "x base, a, b, c"),
    ("(a: b, c: d)", "b, d"), ("f((a: b))", "f(_:) call, b"), ("\"\\(a, b: c)\"", "a, c"), ("f { a } b: { c } d: { e }.g", "f call closure, a inClosure, c inClosure, e inClosure, f()..g"),
    ("f(a) { b } c: { d in d }\ne", "f(_:) call closure, a, b inClosure, e"), ("f(self: a, in: b, default: c)", "f(self:in:default:) call, a, b, c"), ("f(if: a, guard: b, repeat: c) { d }", "f(if:guard:repeat:) call closure, a, b, c, d inClosure"),
    ("f(class: a, func: b, init: c, catch: d)", "f(class:func:init:catch:) call, a, b, c, d"), ("f(_:b:)", "f(_:b:) compound"), ("a.f(_:)", "a base, a.f(_:) compound"), ("f(g(_:), h(x:))", "f(_:_:) call, g(_:) compound, h(x:) compound"),
    ("f()", "f() call"), ("f\n(a)", "f, a"), ("f(a,\n  b: c)", "f(_:b:) call, a, c"), ("#f(a: b)", "b"), ("#f(a) { b }", "a, b inClosure"), ("outer: while a { b }", "a, b"), ("switch a { default: b }", "a, b"),
    ("f(await a, try b, x: try? await c)", "f(_:_:x:) call, a, b, c"), ("f(if: a) { b } else: { c }", "f(if:) call closure, a, b inClosure, c inClosure"), ("a ? .b : .c", "a, .b, .c"), ("a ? b.c : d.e", "a, b base, b.c, d base, d.e"),
  ])
  func labels(body: String, expected: String) { #expect(mentions(body) == expected, "\(body)") }

  @Test(arguments: [
    ("\\T.a.b", "T keyPath base, T.a keyPath base, …a.b keyPath"), ("\\.a", ".a keyPath"), ("\\.a[0].b; c", ".a keyPath base, item.b keyPath, c"), ("\\T.a?.b", "T keyPath base, T.a keyPath base, …a.b keyPath optional"),
    ("f(\\.a, b)", "f(_:) call, .a keyPath, b".replacing("(_:)", with: "(_:_:)")), ("f(\\.a == b)", "f(_:) call, .a keyPath, b"), ("#selector(a)", "a selector"), ("#selector(T.a(_:b:))", "T selector base, T.a(_:b:) selector compound"),
    ("#selector(getter: a.b)", "a selector base, a.b selector"), ("#selector(a as () -> Void)", "a selector"), ("#keyPath(T.a.b)", "T keyPath base, T.a keyPath base, …a.b keyPath"), ("#keyPath(a); b", "a keyPath, b"),
    ("x[keyPath: \\.a]", "x base, .a keyPath"), ("\\.self.a", ".a keyPath"), ("a.map(\\.b).c", "a base, a.map(_:) call, each .b keyPath, map()..c"), ("$a", "$a"), ("f($a.b)", "f(_:) call, $a base, $a.b"), ("_a.b", "_a base, _a.b"),
  ])
  func pathsAndSelectors(body: String, expected: String) { #expect(mentions(body) == expected, "\(body)") }

  @Test(arguments: [
    ("a as B", "a"), ("(a as! B).c", "a, (as:B).c"), ("(a as? B)?.c", "a, (as:B).c optional"), ("(a as! [B]).c", "a, (as:[B]).c"), ("(a as B == c).d", "a, c, ?.d"), ("a is B ? c : d", "a, c, d"),
    ("if a is B, let x = c as? D { x.e }", "a, c, local x:D.e"), ("let x = a as! B; x.c", "a, local x:B.c"), ("let x = a as? B ?? c; x.d", "a, c, local x.d"), ("let x = a ?? b as! C\nx.d", "a, b, local x:C.d"),
    ("let x = a == b as C\nx.d", "a, b, local x.d"), ("let x = B(a); x.c", "B(_:) call, a, local x:B.c"), ("let x = B.C(a).d; x.e", "B base, B.C(_:) call, a, C()..d, local x.e"), ("let x = B.init(a); x.c", "B base, B.init(_:) call, a, local x:B.c"),
    ("let x = B.C<D>(a)\nx.e", "B base, B.C(_:) call, a, local x:B.C<D>.e"), ("let x = try B()\nx.c", "B() call, local x:B.c"), ("let x: B = a; x.c", "a, local x:B.c"), ("let x = a; x.b", "a, local x.b"), ("let x: B? = a as? C; x?.d", "a, local x:B?.d optional"),
    ("a as? B & C", "a"), ("f(a as B, c)", "f(_:_:) call, a, c"), ("switch a { case is B: c; case let x as C: x.d }", "a, c, local x:C.d"), ("while let x = a as? B { x.c }", "a, local x:B.c"), ("guard let x = a as? B else { return }\nx.c", "a, local x:B.c"),
    ("(a as (B) -> C)(d)", "a, d"), ("a as! B.C<D>.E?; f", "a, f"),
  ])
  func casts(body: String, expected: String) { #expect(mentions(body).replacing(" pattern", with: "") == expected, "\(body)") }

  @Test(arguments: [
    ("a + b.c * -d", "a, b base, b.c, d"), ("a.reduce(0, +)", "a base, a.reduce(_:_:) call"), ("a.sorted(by: <)", "a base, a.sorted(by:) call"), ("a.map(T.init).b", "a base, a.map(_:) call, T base, T.init, map()..b"),
    ("let x = /a.b/; c", "c"), ("a.contains(/[b]/)", "a base, a.contains(_:) call"), ("#/a(b)/#; c", "c"), ("\"a \\(b.c) \\(d(\"\\(e)\"))\"", "b base, b.c, d(_:) call, e"), ("#\"\\(a) \\#(b)\"#", "b"), ("\"\"\"\n  \\(a)\n  \"\"\"", "a"),
    ("if a { b } else if c { d } else { e }", "a, b, c, d, e"), ("return a", "a"), ("throw a.b(c)", "a base, a.b(_:) call, c"), ("try? a()", "a() call"), ("try! await a.b", "a base, a.b"), ("defer { a() }", "a() call"), ("do { a } catch { b }", "a, b"),
    ("repeat { a } while b", "a, b"), ("repeat { a } while b && c\nwhile d { e }", "a, b, c, d, e"), ("consume a; copy b; borrow", "a, b, borrow"), ("yield a; yield &b", "a, b write"), ("then a; discard self", "a"), ("unsafe a.b; unsafe .c", "a base, a.b, .c"), ("any.b; some; each", "any base, any.b, some, each"),
    ("f { if a { b } }", "f call closure, a inClosure, b inClosure"), ("V { T(a); if b { T(c) } ; for x in d { T(x) } }", "V call closure, T(_:) call inClosure, a inClosure, b inClosure, T(_:) call inClosure, c inClosure, d inClosure, T(_:) call inClosure"),
    ("#if os(iOS) && a\nb\n#elseif DEBUG\nc\n#else\nd\n#endif", "b, c, d"), ("if #available(iOS 15, *) { a } else { b }", "a, b"), ("guard #unavailable(iOS 15), a else { b }", "a, b"), ("#warning(\"a\"); b", "b"), ("#sourceLocation(file: \"a\", line: 1)\nb", "b"),
    ("@A(b) let x = c", "b, c"), ("@objc(a:b:) func g() {}", ""), ("@A.B(c: d) var x = 1", "d"), ("a; b", "a, b"), ("a, b", "a, b"), ("`a`.b", "a base, a.b"), ("a as B; c", "a, c"), ("init(a)", "a"), ("a\n.b", "a base, a.b"),
    ("a ?? b.c", "a, b base, b.c"), ("a...b", "a, b"), ("a..<b.c", "a, b base, b.c"), ("!a && !b.c", "a, b base, b.c"), ("a?.b ?? c", "a base, a.b optional, c"), ("a! + b", "a, b"), ("if a, b.c, !d { e }", "a, b base, b.c, d, e"),
    ("switch a { case .b, .c(let x): x; case 1...d: e; default: break }", "a, .b pattern, .c(_:) call pattern, d pattern, e"), ("switch (a, b) { case (.c, .d(e)): g }", "a, b, .c pattern, .d(_:) call pattern, e pattern, g"),
    ("let x = if a { b } else { c }; x.d", "a, b, c, local x.d"), ("return switch a { case .b: c\n case .d: e }", "a, .b pattern, c, .d pattern, e"), ("f(switch a { case 1: b default: c })", "f(_:) call, a, b, c"),
    ("fatalError(\"a \\(b)\"); c", "fatalError(_:) call, b, c"), ("precondition(a.b, c)", "precondition(_:_:) call, a base, a.b, c"),
  ])
  func everythingElse(body: String, expected: String) { #expect(mentions(body) == expected, "\(body)") }

  @Test func outsideOfBodies() {
    let source = """
      @Wrapper(a, b: c) @available(iOS 15, *) @objc(d) class C {
        @State(e) var f = g, h = i.j
        lazy var k: T = { l }()
        var m: Int { get { n } }
        enum E: Int { case o = 1, p; case q(x: Int = r) }
        func s(_ t: Int = u.v, w: () -> Void = { x() }) {}
        subscript(y: Int = z) -> Int { y }
        let tuple = (aa: bb, cc)
        static let dd: [String: T] = [ee: .ff]
      }
      gg.hh()
      let ii = jj, (kk, ll) = mm
      if nn { oo } else { pp }
      for qq in rr { qq.ss }
      """
    #expect(
      mentionsOf(source) == [
        "C: a", "C: c", "f: e", "f: g", "h: i base", "h: i.j", "k: l inClosure", "m: n", "q: r", "s: u base", "s: u.v",
        "s: x() call inClosure", "subscript: z", "tuple: bb", "tuple: cc", "dd: ee", "dd: .ff", "-: gg base", "-: gg.hh() call",
        "ii: jj", "kk: mm", "-: nn", "-: oo", "-: pp", "-: rr", "-: each qq.ss",
      ])
  }

  @Test func castFacts() {
    let facts = factsOf("class C { func f(p: P) { a as! B; if p is D? {}; (x.y as? [E: F]); z as G.H<I>; foo() as J } }")
    let casts = facts.casts.map { "\($0.kind) \(facts.text($0.subject)) \(facts.text($0.type))" }
    #expect(casts == ["forced a B", "test p D?", "conditional y [E:F]", "coerce z G.H<I>", "coerce foo J"])
  }

  /// Strings by which something is found, where they are all of an argument.
  @Test func initialValues() {
    let facts = factsOf(
      """
      let a = Thing.shared
      var b = make(1) { 2 }, c = d.e[0], f: Int = g
      class H {
        let i = try! Thing(), j = Thing(), k = l as? Thing, m = n.0
        lazy var o = p ?? q { didSet { o.r() } }
        let (s, t) = u, v = { w }, x = y + z, aa = "a", bb = [Thing()], cc = if dd { Thing() } else { ee }
        let ff =
          gg
          .hh?
          .ii!
        let jj = (await kk.ll)
      }
      """)
    let values = facts.values.map { value in
      let source =
        switch value.kind {
        case _ where !value.type.isNone: ": " + facts.text(value.type)
        case .whole: " = " + facts.text(facts.mentions[Int(value.source)].name)
        case .item: " = " + facts.text(facts.mentions[Int(value.source)].name) + "[]"
        case .part: " = ." + String(facts.parts[Int(value.source)].place)
        }
      return facts.text(facts.decls[Int(value.decl)].name) + source
    }
    #expect(
      values == [
        "a = shared", "b = make", "c = e[]", "i: Thing", "k: Thing", "m = .0", "o = p", "bb: [Thing]", "cc: Thing", "ff = ii",
        "jj = ll",
      ])
  }

  @Test func lookups() {
    let facts = factsOf(
      """
      func f() {
        a(Selector("b:")); Selector(("c")); NSSelectorFromString("d"); x.NSClassFromString("E")
        self.setValue("no", forKey: "f"); g.h(1)?.value(forKeyPath: "i.j", "no"); setValue(1, forKey: ("k"))
        Selector("no" + l); NSClassFromString("no\\(m)"); value("no"); other(forKey: "no"); value(forKey: "no".n); Selector(o)
      }
      """)
    let lookups = facts.lookups.map { "\(facts.text(facts.mentions[Int($0.mention)].name)) \(facts.text($0.text))" }
    #expect(
      lookups == [
        "Selector b:", "Selector c", "NSSelectorFromString d", "NSClassFromString E", "setValue f", "value i.j", "setValue k",
      ])
  }

  /// Of those that are no declarations of the file.
  @Test func localTypesInherit() {
    let facts = factsOf("if f { class A<T>: B<T>, C & D { var e: F }; struct G {}; final actor H: I.J where K: L {} }; class M: N {}")
    let casts = facts.casts.map { "\($0.kind) \(facts.text($0.subject)) \(facts.text($0.type))" }
    #expect(casts == ["inherits A B<T>", "inherits A C&D", "inherits H I.J"])
  }

  /// The base of a mention is the mention before its dot, whatever stands between; of a local what that was made from.
  @Test func bases() {
    let facts = factsOf("func f() { a(b.c(d)).e.g { h.i }.j; k[l].m; (n).o; p.q; let r = s; r.t }")
    let bases = facts.mentions.filter { $0.shape != .none }.map { mention in
      let base = mention.base == MentionFact.noBase ? "-" : facts.text(facts.mentions[Int(mention.base)].name)
      return "\(facts.text(mention.name)) \(base)"
    }
    #expect(bases == ["c b", "e a", "g e", "i h", "j g", "m k", "o n", "q p", "t s"])
  }
}

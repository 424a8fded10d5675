import Testing

/// Which names in a body are locals, and from where to where. Each `m…` is a member, everything else is declared.
@Suite struct ShadowingTests {
  /// The mentions in a function's body, without its owner.
  private func mentions(_ body: String) -> [String] {
    mentionsOf("class C { func f(p: P) {\n\(body)\n} }").map { $0.hasPrefix("f: ") ? String($0.dropFirst("f: ".count)) : $0 }
  }

  @Test(arguments: [
    ("let x = m; x", "m"), ("x\nlet x = m\nx", "x, m"), ("let x = x; x", "x"), ("let x =\n  x.m\nx", "x base, x.m"),
    ("let x = m\n  .n\nx", "m base, m.n"), ("let x = m\n  + n\nx", "m, n"), ("let x = m\n  ? x : n\nx", "m, x, n"),
    ("let x = try!\n  m()\nx", "m() call"), ("let x = m\n#if A\n  .n\n#else\n  .o\n#endif\nx", "m, m.n, …n.o"),
    ("let x = 1, y = x; y", ""), ("let x = m, y = n\nx; y", "m, n"), ("var x: Int, y = m, z: [Int] = n; x; y; z", "m, n"),
    ("let x, y: Int\nx; y", ""), ("let (x, y) = m; x; y", "m"), ("let (x, (y, _)) = m, z = x; y; z", "m"),
    ("let (a: x, b: y) = m; x; y; a", "m, a"), ("var (x, y): (Int, Int) = m; x; y", "m"), ("let _ = m; let x: Int; x", "m"),
    ("(x, y) = m; let x = 1", "x write, y write, m"), ("let x = { x }; x", "x inClosure"), ("let x: Int = { x }()\nx", "x inClosure"),
    ("do { let x = m; x }; x", "m, x"), ("if m { let x = 1; x }; x", "m, x"), ("{ let x = 1; x }(); x", "x"),
    ("defer { let x = 1; x }; x", "x"), ("repeat { let x = m } while x\nm { n }", "m, x, m call closure, n inClosure"),
    ("let x = 1; let y = { (x: Int) in x }; x; y", ""), ("lazy var x = m; weak var y = m; x; y", "m, m"),
    ("async let x = m(); await x", "m() call"), ("@Wrapped(m) var x = 1; x", "m"), ("@available(iOS 15, *) let x = m; x", "m"),
    ("let x: @MainActor () -> Void = m; x", "m"), ("let x: @MainActor(Int) throws -> Void = m; x", "m"),
    ("let x: (Int) async throws -> Int = m; x()", "m"),
    ("let x: any P & Q<R> = m; x", "m"), ("let x: nonisolated(nonsending) () -> Void = m; x", "m"),
  ])
  func bindings(body: String, expected: String) {
    #expect(mentions(body).joined(separator: ", ") == expected, "\(body)")
  }

  @Test(arguments: [
    ("if let x = m { x }; x", "m, x"), ("if let x = x { x } else { x }; x", "x, x, x"), ("if let x { x }; x", "x, x"),
    ("if let x, let y = x { y } else { y }", "x, y"), ("if let x = m, x.n, let y = x { y }", "m, local x.n"), ("if var x { x = 1 }", "x"),
    ("if let x: P = m { x.n }", "m, local x:P.n"), ("if let x = m {} else if let y = x { y; x }; y", "m, x, x, y"),
    ("if case .a = m, let x = n { x }", ".a, m, n"), ("if let self { x }", "x"), ("if let self = self as? C { x }", "x"),
    ("guard let x = m else { return }; x", "m"), ("guard let x = x else { x.n; return }; x", "x, x base, x.n"),
    ("guard let x else { return x }; x", "x, x"), ("guard let x = m, x.n, case let y? = x else { return y }; y; x", "m, local x.n, y"),
    ("guard m else { return }\nlet x = 1\nx", "m"), ("{ guard let x = m else { return }; x }; x", "m inClosure, x"),
    ("guard\n  let x = m,\n  let y = x.n\nelse { return }\ny", "m, local x.n"),
    ("guard let x = m.first { $0 } else { return }; x", "m base, m.first call closure"),
    ("while let x = m { x }; x", "m, x"), ("while let x = x, let y = x { y }; y", "x, y"), ("while case let x? = x { x }; x", "x, x"),
    ("while let x { x }; x", "x, x"), ("if #available(iOS 15, *), let x = m { x }", "m"), ("if let x = m where x.n { x }", "m, local x.n"),
    ("if let x = m\n{ x }; x", "m, x"), ("if let x = m(where: { $0.n }) { x }", "m(where:) call, local part .n inClosure"),
    ("if let .Some(x) = m { x }", ".Some(_:) call, m"),
  ])
  func conditions(body: String, expected: String) {
    #expect(withoutPatterns(mentions(body)).joined(separator: ", ") == expected, "\(body)")
  }

  private func withoutPatterns(_ mentions: [String]) -> [String] { mentions.map { $0.replacing(" pattern", with: "") } }

  @Test(arguments: [
    ("for x in m { x }; x", "m, x"), ("for x in x { x }", "x"), ("for (x, y) in m { x; y }; y", "m, y"),
    ("for x in m where x.n { x }", "m, each x.n"), ("for x: P in m { x.n }", "m, local x:P.n"), ("for _ in m {}", "m"),
    ("for case let x? in m { x }; x", "m, x"), ("for case .a(let x, y) in m { x }", ".a(_:_:) call, y, m"), ("for var x in m { x = 1 }", "m"),
    ("for case let (x, y) in m where x > y { y }", "m"), ("for try await x in m { x }", "m"), ("for await x in m() { x }", "m() call"),
    ("for case let x as P in m { x.n }", "m, local x:P.n"), ("for each in m { each }", "m"), ("for var i = 0; i < m; i++ { i }", "m"),
    ("outer: for x in m { continue outer }; inner: while n { break inner }", "m, n"), ("m(for: n, in: o, while: p) { x }", "m(for:in:while:) call closure, n, o, x inClosure"),
    ("m.prefix(while: { x in x.n })", "m base, m.prefix(while:) call, local part x.n inClosure"), ("for x in m(for: n) { x }", "m(for:) call, n"),
    ("for i in 0..<m { for j in i..<n { i; j } ; j }", "m, n, j"), ("m(for: x, let: y, switch: z, is: w, as: v)", "m(for:let:switch:is:as:) call, x, y, z, w, v"),
  ])
  func loops(body: String, expected: String) {
    #expect(withoutPatterns(mentions(body)).joined(separator: ", ") == expected, "\(body)")
  }

  @Test(arguments: [
    ("switch m { case let x: x }; x", "m, x"), ("switch m { case .a(let x): x\ncase .b: x\ndefault: x }", "m, .a(_:) call, .b, x, x"),
    ("switch m { case let .a(x, b: y) where x.n: y }", "m, .a(_:b:) call, local part x.n"), ("switch m { case let x as P: x.n; case is Q: x }", "m, local x:P.n, x"),
    ("switch m { case (let x, n): x }", "m, n"), ("switch m { case let (x, y): x; y; case (1, let z): z; x }", "m, x"),
    ("switch m { case .a(let x), .b(let x): x }", "m, .a(_:) call, .b(_:) call"), ("switch m { case let .a(x), let .b(x): x }", "m, .a(_:) call, .b(_:) call"),
    ("switch m { case P.a(let x): x; case n...: o }", "m, P base, P.a(_:) call, n, o"), ("switch m { case 1: let x = 1, y = x; y; case 2: x }", "m, x"),
    ("switch m { case .a(.b(let x)): x; case .c(x: let y, z: .d): y }", "m, .a(_:) call, .b(_:) call, .c(x:z:) call, .d"),
    ("switch m { case let x? where x.n: x; default: x }", "m, local x.n, x"), ("switch m { @unknown default: x }", "m, x"),
    ("let x = switch m { case .a: n; default: o }\nx", "m, .a, n, o"), ("let x = if m { n } else { o }\nx", "m, n, o"),
    ("return switch m { case let x: x }", "m"), ("switch (m, n) { case let (x?, nil): x; default: break }", "m, n"),
    ("switch m { case 1: for x in n { x }; case 2: if let y = n { y }; default: y }", "m, n, n, y"), ("switch m { default: for x in n { x } }", "m, n"),
    ("do { try m() } catch { error.n }; error", "m() call, local error:Swift.Error.n, error"),
    ("do {} catch let x { x.n; error }", "local x:Swift.Error.n, error"),
    ("do {} catch let x as Tear { x.n } catch var y { y.n }", "local x:Tear.n, local y.n"),
    ("do {} catch let x as P { x.n } catch is Q { x } catch P.a(let y) { y }", "local x:P.n, x, P base, P.a(_:) call"),
    ("do throws(E) { m } catch let .a(x) where x.n { x }", "m, .a(_:) call, local x.n"), ("if case .a(let x) = x { x }; x", ".a(_:) call, x, x"),
    ("if case let .a(x) = m, case .b(let y) = x { y }; y", ".a(_:) call, m, .b(_:) call, y"), ("if case let x? = x, x.n { x }", "x, local x.n"),
    ("guard case let .a(x, _) = m else { return x }; x", ".a(_:_:) call, m, x"), ("if case m = n {}", "m, n"), ("if case 0..<m = n {}", "m, n"),
  ])
  func patterns(body: String, expected: String) {
    #expect(withoutPatterns(mentions(body)).joined(separator: ", ") == expected, "\(body)")
  }

  @Test(arguments: [
    ("m { x in x }; x", "m call closure, x"), ("m { x, y in x; y }", "m call closure"), ("m { (x: A, y: B) -> C in x.n }", "m call closure, local x:A.n inClosure"),
    ("m { [weak self] x in self?.n; x }", "m call closure, self.n optional inClosure"), ("m { [x = n] in x }; x", "m call closure, n inClosure, x"),
    ("m { [weak self, x = x.n, y = { $0.o }] (z) in x; y; z }", "m call closure, x base inClosure, x.n inClosure, local .o inClosure"),
    ("m { [unowned(safe) x = n, y] in x; y }", "m call closure, n inClosure, y inClosure, y inClosure"), ("m { @MainActor [self] x async throws -> Int in x; n }", "m call closure, n inClosure"),
    ("m { x throws(E) in x }", "m call closure"), ("m { _ in x }", "m call closure, x inClosure"), ("m { $0.n; $1 }", "m call closure, local part .n inClosure"),
    ("m { x in { x; y }; m { y in y; x } }", "m call closure, y inClosure, m call closure inClosure"), ("m { for x in n { x } }", "m call closure, n inClosure"),
    ("m { x in let y = x; y }; y", "m call closure, y"), ("m({ x in x }, n: { y in y })", "m(_:n:) call"), ("let m = { (x: P) in x.n }; m", "local x:P.n inClosure"),
    ("m { @MainActor (x: P) in x.n }", "m call closure, local x:P.n inClosure"), ("m { @A(n) (x) in x }", "m call closure"),
    ("m { [weak self] in guard let x = self else { return }; x.n }", "m call closure, self.n inClosure"),
    ("m { [weak x = self] in x?.n; if let y = x { y.o } }", "m call closure, self.n optional inClosure, self.o inClosure"),
    ("let x = self; x.n; m { x.o() }", "self.n, m call closure, self.o() call inClosure"), ("weak var x = self; x?.n", "self.n optional"),
    ("var x = self; x.n", "local x:Self.n"), ("let x = m ? n : self; x.o", "m, n, local x.o"), ("let x = self as? P; x.n", "local x:P.n"),
    ("m { (x: P = n) in x }", "m call closure"), ("m { (a x: P, _ y: Q) in x.n; y.o; a }", "m call closure, local x:P.n inClosure, local y:Q.o inClosure, a inClosure"),
  ])
  func closures(body: String, expected: String) {
    #expect(mentions(body).joined(separator: ", ") == expected, "\(body)")
  }

  @Test(arguments: [
    ("func g(x: P) { x.n; m }; g(x: m); x", "local x:P.n inClosure, m inClosure, m, x"), ("func g<T>(_ x: T...) -> T where T: P { x }; x", "x"),
    ("func g(x: Int = m, y: P = n(1)) { x; y }", "m, n(_:) call"), ("func g() async throws -> Int { m }; g", "m inClosure"), ("func g(x: Int) {\n}\nx", "x"),
    ("func + (x: Int, y: Int) -> Int { x; m }", "m inClosure"), ("func g(in x: P, _ y: [Q]) { x.n; y.o }", "local x:P.n inClosure, local y:[Q].o inClosure"),
    ("struct S { var x = m; let y: Int; func g(z: Int) { x; y; z } }; x", "x, x: m, g: x, g: y"), ("class S: T { func g() { self.n; m; Self.o; super.p } }", "g: self.n, g: m, g: Self.o, g: super.p"),
    ("enum S { case a, b(Int), c; case d }; S.a", "S base, S.a"), ("struct S { init(x: Int) { x; self.x = x }; init?() {}; deinit { m } }", "init: self.x write, deinit: m"),
    ("struct S { subscript(i: Int) -> Int { get { i } set { newValue } } }; newValue", "newValue"), ("var x: Int { get { m } set { newValue; n } }; x", "m inClosure, n inClosure"),
    ("var x: Int { m }; x", "m inClosure"), ("var x = m { didSet { oldValue; n } }; x; oldValue", "m call closure, n inClosure, oldValue"), ("var x: Int { set(v) { v; newValue } get { 1 } }", "newValue inClosure"),
    ("typealias T = Int; let x: T = m", "m"), ("struct S { private(set) var x = 1 }; x", "x"), ("final class S { static let x = m; private var y: Int; override func g() {} }; m", "m, x: m"),
    ("let actor = m; actor.n; let open = n; open", "m, local actor.n, n"), ("actor S { func g() { m } }; m", "m, g: m"),
  ])
  func localFunctionsAndTypes(body: String, expected: String) {
    #expect(mentions(body).joined(separator: ", ") == expected, "\(body)")
  }

  @Test func parametersOfMembers() {
    let source = """
      class C {
        init(x: P, _ y: Q = m) { x.n; self.z = y }
        deinit { x }
        subscript(i: P, j k: Q) -> Int { get { i.n; k.o; j } set { newValue; i.p } }
        var a: Int { get { newValue } set { newValue; m } }
        var b: Int { set(v) { v; newValue } get { v } }
        var c = 1 { willSet(next) { next; newValue } didSet { oldValue; next } }
        func f(_ x: inout P, for y: [Q]..., `in` z: any R) { x.n; y.o; z.p; `in` }
        static func g<T>(t: T) { t.n }
        case d(x: Int = m)
      }
      """
    #expect(
      mentionsOf(source) == [
        "init: m", "init: local x:P.n", "init: self.z write", "deinit: x", "subscript: local i:P.n", "subscript: local k:Q.o",
        "subscript: j", "subscript: local i:P.p", "a: newValue", "a: m", "b: newValue", "b: v", "c: newValue", "c: next",
        "f: local x:inout P.n", "f: local y:[[Q]].o", "f: local z:any R.p", "f: in", "g: local t:T.n", "d: m",
      ])
  }
}

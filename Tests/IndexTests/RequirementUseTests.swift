import Testing

/// Who uses a property that a protocol requires.
@Suite struct RequirementUseTests {
  @Test func bins() {
    let project = project(
      """
      protocol P { var v: Int { get set } }
      protocol Finer: P {}
      extension P { func a() { v = 1; self.v += other.v } }
      extension Finer { var b: Int { v } }
      extension Other where Self: P { func c() { v } }
      protocol Other {}
      class A: P { var v = 0; func d() { v; self.v }; var e = 1 }
      class B: A { func f() { v; super.v } }
      struct C { var v = 0; func g() { v; self.v } }
      func h(a: A, p: any P, c: C, q: P & Sendable) { a.v; p.v; c.v; q.v }
      """)
    #expect(
      project.uses(of: "P.v") == """
        ext 3, ext 3, ext 4, ext 5, own 7, own 7, own 8, own 8, out 10, out 10, out 10
        """)
    #expect(project.uses(of: "P.v").contains("ext 3, ext 3, ext 3") == false, "nobody knows what 'other' is")
  }

  @Test(arguments: [
    ("a.v", "out 4"), ("x.v", "out 4"), ("c.v", ""), ("list.v", ""), ("pair.v", ""), ("label.v", ""), ("list[0].v", "out 4"),
    ("make().v", "out 4"), ("A().v", "out 4"), ("C().v", ""), ("(x as? A)?.v", "out 4"), ("(x as C).v", ""), ("\\A.v", "out 4"),
    ("\\.v", "out 4"), ("\\C.v", ""), (".v", ""), ("v", ""), ("f(v: 1)", ""), ("let v = 1; v", ""), ("v()", ""), ("x.v()", ""),
    ("\"\\(a.v)\"", "out 4"), ("[1: a.v]", "out 4"), ("#keyPath(A.v)", "out 4"), ("$a.v", "out 4"), ("a.b.v", "out 4"),
    ("a.next.v", "out 4"), ("a.count.v", ""), ("t.v", "out 4"), ("u.v", ""), ("a.v = 1", "out 4"), ("f(&a.v)", "out 4"),
    ("A.v", "out 4"), ("Label.v", ""), ("Label.shared.v", "out 4"), ("a?.v", "out 4"), ("a!.v", "out 4"), ("a.self.v", "out 4"),
  ])
  func outside(expression: String, uses: String) {
    let project = project(
      """
      protocol P { var v: Int { get } }; final class A: P { var v = 0; var next: A; var count: Int }; struct C { var v = 0 }
      extension C: Q {}; protocol Q {}
      func g<T: P, U: Q>(a: A, c: C, list: [A], pair: (A, A), label: Label, t: T, u: U) {
        \(expression)
      }
      """)
    #expect(project.uses(of: "P.v") == uses, "\(expression)")
  }

  @Test func whatHoldsAFunctionIsCalled() {
    let project = project(
      """
      typealias Handler = () -> Void
      protocol P { var a: () -> Void { get }; var b: Handler { get }; var c: Far { get }; var d: Int { get }; var e: Far { get }; var f: Callee { get } }
      struct Callee { func callAsFunction() {} }
      func e() {}
      func g(p: any P) {
        p.a(); p.b(); p.c(); p.d(); p.e(); p.f()
      }
      """)
    for name in ["a", "b", "c", "f"] { #expect(project.uses(of: "P.\(name)") == "out 6", "\(name)") }
    for name in ["d", "e"] { #expect(project.uses(of: "P.\(name)") == "", "\(name): a function of that name is called") }
  }

  @Test func staticRequirements() {
    let project = project(
      """
      protocol P { static var v: Int { get }; var w: Int { get } }
      struct A: P { static var v = 1; var w = 1; static func f() { v; Self.v } }
      func g<T: P>(_ t: T.Type) {
        T.v
        t.v
        A.v
        let x: A = .v
        let y = .w
      }
      """)
    #expect(project.uses(of: "P.v") == "own 2, own 2, out 4, out 5, out 6, out 7")
    #expect(project.uses(of: "P.w") == "")
  }

  @Test func whatMayConform() {
    let foreign = project(
      """
      protocol P { var v: Int { get } }
      extension Foreign: P { var v: Int { 1 }; func f() { v } }
      class Sub: Derived {}
      struct Value {}
      func g(_ a: Derived, _ b: Sub, _ c: Value, _ d: Foreign) {
        a.v
        b.v
        c.v
        d.v
      }
      """)
    // 'Derived' may inherit from 'Foreign', and so may 'Sub'.
    #expect(foreign.uses(of: "P.v") == "own 2, out 6, out 7, out 9")
    let ambiguous = project(
      """
      protocol P { var v: Int { get } }
      class Two: P {}; class Two {}
      class Sub: Two { func f() { v } }
      func g(_ a: Sub, _ b: Two) {
        a.v
        b.v
      }
      """)
    #expect(ambiguous.uses(of: "P.v") == "out 3, out 5, out 6")
  }

  @Test func extensionsOfArrays() {
    let project = project(
      """
      protocol P { var v: Int { get } }
      extension Array: P where Element: P { var v: Int { first.v } }
      func f(_ a: [Int], _ b: [String: Int], _ c: (Int, Int)) {
        a.v
        c.v
      }
      """)
    #expect(project.uses(of: "P.v") == "out 2, out 4")
  }

  @Test func acrossFilesAndModules() {
    let project = project {
      file("Kit/P.swift", "public protocol P { var v: Int { get } }\nextension P { func f() { v } }")
      file("App/A.swift", "import Kit\nstruct A: P { var v = 1 }\nfunc g(a: A) { a.v }")
      file("Other/B.swift", "import Kit\nprotocol P { var v: Int { get } }\nstruct B: P { var v = 1 }\nfunc h(b: B) { b.v }")
    }
    #expect(project.uses(of: "Kit.P.v") == "ext Kit/P.swift:2, out App/A.swift:3")
    #expect(project.uses(of: "Other.P.v") == "out Other/B.swift:4")
  }
}

import Index
import Testing

/// Stubs that trap, who must override them, and who does not.
@Suite struct HookTests {
  @Test func trapBodies() {
    let project = project(
      """
      class A {
        func a() { fatalError("x") }
        func b() { assert(false, "y"); return }
        func c() -> Int { stop() }
        func d() throws { try stopOrThrow() }
        func e() { assertOnly() }
        func f() { maybe() }
        func g() { if x { fatalError() } }
        func h() { fatalError(); print(1); print(2); print(3) }
        var i: Int { get { abort() } set {} }
        func j() { NSException(name: x).raise() }
        func k() { assert(true) }
      }
      func stop() -> Never { fatalError() }
      func stopOrThrow() throws -> Never { throw e }
      func assertOnly() { assertNow() }
      func assertNow() { assertionFailure() }
      func maybe() { fatalError() }
      struct S { func maybe() { print(1) } }
      """)
    let found = "abcdefghijk".map { project.isGoneInRelease("A.\($0)").map { $0 ? "gone" : "stops" } ?? "-" }
    #expect(found == ["stops", "gone", "stops", "stops", "gone", "-", "-", "-", "stops", "stops", "-"])
  }

  @Test func helpersThatCallEachOther() {
    let project = project("class A { func a() { b() } }\nfunc b() { c() }\nfunc c() { b() }")
    #expect(project.isGoneInRelease("A.a") == nil)
  }

  @Test func omissions() {
    let project = project(
      """
      class A { func f() { fatalError() } }
      class B: A {}
      class C: B { override func f() {} }
      class D: B {}
      class E: A {}
      class F: E {}
      class G: E {}
      class H: A { override func f() {} }
      class I: H {}
      extension J { override func f() {} }
      class J: A {}
      class K: A { override func f(x: Int) {} }
      """)
    #expect(project.omissions(of: "A.f") == ["D", "E: F G", "K"])
    #expect(project.omissions(of: "A.f", abstract: ["E"], made: ["B"]) == ["B: D", "F", "G", "K"])
    #expect(project.nearestOverrides(of: "A.f") == ["C.f", "H.f", "J.f"])
    #expect(!project.isCustomary("A.f") && project.isCustomary("H.f") == false)
  }

  @Test func customs() {
    let source = "class A { func f() {} }\nclass B: A { override func f() {} }\nclass C: A {}\n"
    #expect(project(source).isCustomary("A.f") && !project(source + "class D: A {}").isCustomary("A.f"))
  }

  @Test func variants() {
    let project = project(
      """
      #if X
      class Base: Root { func f() {} }
      #else
      class Base { func f() {} }
      #endif
      class Root { func g() {} }
      class A: Base { override func f() {} }
      class B: Base { override func g() {} }
      """)
    #expect(project.omissions(of: "Base.f") == ["B"] && project.omissions(of: "Base.f#2") == ["B"])
    #expect(project.omissions(of: "Root.g") == ["A"])
  }

  @Test func reach() {
    let project = project(
      """
      class A {
        func f() {}
        func run() { f() }
        func start() { run() }
        func idle() {}
      }
      class B: A { override func run() {} }
      class C: A { override func run() { super.run() } }
      class D: A { override func start() {} }
      class E: A {}
      func use(_ a: A) { a.start() }
      """)
    #expect(!project.isReached("A.f", on: "B") && project.isReached("A.f", on: "C"))
    #expect(!project.isReached("A.f", on: "D") && project.isReached("A.f", on: "E"))
    #expect(!project.isReached("A.idle", on: "E"))
  }

  @Test func instantiations() {
    let project = project(
      """
      class A {}
      class B<T> { class C {} }
      func f() { A(); A.init(); B<Int>(); B<Int>.C(); A.self; g(A.x); let A = 1; _ = A }
      func g() { class A {}; A() }
      """)
    #expect(project.instantiations("A") == 2 && project.instantiations("B") == 1 && project.instantiations("C") == 1)
  }

  /// Deep and wide hierarchies take time that grows with their size.
  @Test func manyClasses() {
    let count = 4_000
    let chain = (0..<count).map { "class C\($0 + 1): C\($0) { override func f() { fatalError(\"must override\") } }" }
    let deep = project("class C0 { func f() { fatalError(\"must override\") } }\n" + chain.joined(separator: "\n"))
    #expect(deep.omissions(of: "C0.f") == [] && deep.nearestOverrides(of: "C0.f") == ["C1.f"])
    let leaves = (0..<count).map { "class L\($0): Base {}" }
    let wide = project("class Base { func f() { fatalError(\"must override\") } }\n" + leaves.joined(separator: "\n"))
    #expect(wide.omissions(of: "Base.f").count == count)
  }
}

extension TestProject {
  /// Of a member that only traps.
  fileprivate func isGoneInRelease(_ name: String) -> Bool? { index.trapBody(of: decl(name))?.isGoneInRelease }

  /// `Class: Deeper Deepest`, in the order of the hierarchy.
  fileprivate func omissions(of name: String, abstract: Set<String> = [], made: Set<String> = []) -> [String] {
    let found = index.omissions(
      of: decl(name), isAbstract: { abstract.contains(self.name(of: $0)) }, isMade: { made.contains(self.name(of: $0)) })
    return found.map { omission in
      let deeper = omission.deeper.map { " " + self.name(of: $0) }.joined()
      return self.name(of: omission.type) + (deeper.isEmpty ? "" : ":" + deeper)
    }
  }

  fileprivate func nearestOverrides(of name: String) -> [String] { index.nearestOverrides(of: decl(name)).map { self.name(of: $0) } }

  fileprivate func isCustomary(_ name: String) -> Bool { index.isCustomarilyOverridden(decl(name)) }

  fileprivate func isReached(_ name: String, on type: String) -> Bool { !index.reach(of: decl(name), on: self.type(type)).isEmpty }

  fileprivate func instantiations(_ name: String) -> Int {
    index.instantiations(of: name == "C" ? type("B.C") : type(name)).count
  }
}

import Testing

/// Which members mentions mean.
@Suite struct MeaningTests {
  @Test func nearestMember() {
    let project = project(
      """
      class Base { func run() {}; var speed: Int }
      class Sub: Base { override func run() {} }
      class Other { func run() {} }
      extension Base { func stop() {} }
      func f(a: Base, b: Sub, c: Other, d: Strange, e: Sub?) { a.run(); b.run(); c.run(); d.run(); e?.run(); b.speed; b.stop(); self.stop() }
      """)
    #expect(project.meanings(of: "run") == ["Base.run", "Sub.run", "Other.run", "unknown", "Sub.run"])
    #expect(project.meanings(of: "speed") == ["Base.speed"])
    #expect(project.meanings(of: "stop") == ["Base.stop", "unknown"])
  }

  @Test func requirementsBeforeDefaults() {
    let project = project(
      """
      protocol P { func run(); var speed: Int { get } }
      extension P { func run() {}; var speed: Int { 1 }; func go() { run(); self.speed; go() } }
      struct S: P { func run() {} }
      func f(a: any P, b: S) { a.run(); b.run(); b.speed }
      """)
    #expect(project.meanings(of: "run") == ["P.run", "P.run", "S.run"])
    #expect(project.meanings(of: "speed") == ["P.speed", "P.speed"])
    #expect(project.meanings(of: "go") == ["P.go"])
  }

  /// A member per call: the arguments tell which.
  @Test(arguments: [
    ("a.f()", "A.f"), ("a.f(1)", "A.f#2"), ("a.f(b: 1)", "A.f#3"), ("a.f(b: 1, c: 2)", "A.f#3"), ("a.f(c: 1)", "unknown"),
    ("a.g(1, 2, 3)", "A.g"), ("a.g()", "A.g"), ("a.g(h: 1)", "A.g"), ("a.f { }", "unknown"), ("a.k { }", "A.k"), ("a.k(1) { }", "A.k"),
    ("a.k(1)", "unknown"), ("a.k()", "unknown"), ("a.k(1, then: x)", "A.k"), ("a.n", "A.n"), ("a.n = 1", "A.n"), ("a.m(1)", "unknown"),
    ("a.o(1)", "A.o"), ("a.missing", "unknown"), ("a.v", "A.v"),
  ])
  func byArguments(call: String, member: String) {
    let project = project(
      """
      class A {
        func f() {}
        func f(_ x: Int) {}
        func f(b: Int, c: Int = 1) {}
        func g(_ x: Int..., h: Int = 2) {}
        func k(_ x: Int = 0, then: () -> Void) {}
        var n: Int
        func m(_ x: Int) {}
        func m(_ x: String) {}
        #if a
        func o(_ x: Int) {}
        #else
        func o(_ y: Int) {}
        #endif
        func v() {}
      }
      func t(a: A) { \(call) }
      """)
    let name = String(call.dropFirst(2).prefix { $0.isLetter })
    #expect(project.meanings(of: name) == [member], "\(call)")
  }
}

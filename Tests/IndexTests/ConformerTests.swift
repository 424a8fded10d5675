import Testing

/// Who conforms to a protocol, and which members of extensions are defaults.
@Suite struct ConformerTests {
  @Test func conformers() {
    let project = project(
      """
      protocol P {}
      protocol Finer: P {}
      class A: P {}
      final class B: A {}
      struct C: Finer {}
      enum D {}
      extension D: P {}
      actor E {}
      struct F<T: P> { associatedtype G: P }
      """)
    #expect(project.conformers("P") == ["A", "B", "C", "D"])
    #expect(project.conformers("Finer") == ["C"])
    #expect(project.conformers("A") == ["A", "B"])
  }

  @Test func defaults() {
    let project = project {
      file("A/P.swift", "public protocol Root { func r() }\npublic protocol P: Root { var v: Int { get }; func f(_ a: Int); static var v: Int { get } }")
      file(
        "B/E.swift",
        """
        import A
        protocol Finer: P {}
        extension P { var v: Int { 1 }; func f(a: Int) {}; func f(_ b: Int) {} }
        extension Finer { var v: Int { 2 }; func r() {} }
        extension Root { var v: Int { 3 } }
        struct S: P { var v: Int { 4 } }
        extension S { func f(_ a: Int) {} }
        """)
    }
    #expect(project.defaultsByName(of: "A.P.v") == ["B/E.swift:3", "B/E.swift:4", "B/E.swift:5"])
    #expect(project.defaultsByName(of: "A.P.f") == ["B/E.swift:3"])
    #expect(project.defaultsByName(of: "A.P.v#2") == [])
    #expect(project.defaultsByName(of: "A.Root.r") == ["B/E.swift:4"])
    #expect(project.defaultsByName(of: "B.S.v") == [])
  }
}

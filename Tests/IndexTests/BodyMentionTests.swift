import Index
import Testing

/// What a declaration's own body mentions.
@Suite struct BodyMentionTests {
  @Test func ownBody() {
    let project = project(
      """
      let before = first
      struct S {
        var v: Int = second { didSet { third() } }
        func f(_ a: Int = fourth) {
          fifth.sixth()
          struct Inner { func g() { seventh() } }
          [1].map { eighth($0) }
        }
        func empty() {}
        var w: Int { ninth }
      }
      let after = tenth
      """)
    #expect(project.mentionsInBody(of: "S.f") == ["fourth", "fifth", "sixth", "map", "eighth"])
    #expect(project.mentionsInBody(of: "S.f.Inner.g") == ["seventh"])
    #expect(project.mentionsInBody(of: "S.v") == ["second", "third"])
    #expect(project.mentionsInBody(of: "S.w") == ["ninth"])
    #expect(project.mentionsInBody(of: "S.empty") == [])
    #expect(project.mentionsInBody(of: "before") == ["first"])
    #expect(project.mentionsInBody(of: "after") == ["tenth"])
  }

  @Test func commonNames() {
    let project = project(
      "struct S { var v = 0; var w = 0 }\nfunc f(s: S) {\n" + String(repeating: "s.v; s.w\n", count: 1024) + "s.v }")
    #expect(project.index.hasCommonName(project.decl("S.v")))
    #expect(!project.index.hasCommonName(project.decl("S.w")))
  }
}

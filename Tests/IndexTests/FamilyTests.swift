import Facts
import Index
import Syntax
import Testing

/// A protocol's family, what stands in for its requirements, and who else may ask for a member.
@Suite struct FamilyTests {
  private static let types = """
    protocol Root {}
    protocol P: Root { func f(); var v: Int { get set }; func g(_ x: Item) ; associatedtype Item }
    protocol Finer: P {}
    class A: P {}
    final class B: A {}
    struct C {}
    extension C: Finer {}
    enum D<T> {}
    extension D: P where T: Root {}

    """

  @Test func families() {
    let project = project(Self.types)
    let family = project.index.family(of: project.type("P"))
    #expect(family.above.map { project.name(of: $0) } == ["P", "Root"])
    #expect(family.refinements.map { project.name(of: $0) } == ["Finer"])
    #expect(family.conformers.map { project.name(of: $0) } == ["A", "B", "C", "D"])
    let isAdopted = ["P", "Finer", "Root", "A"].map { family.isAdopted(through: project.type($0)) }
    #expect(isAdopted == [true, true, false, false])
  }

  @Test func adoptions() {
    let project = project(Self.types)
    let family = project.index.family(of: project.type("P"))
    let adoptions = ["A", "B", "C", "D"].map { project.index.adoption(of: family, by: project.type($0)) }
    #expect(adoptions.map { $0?.isConditional } == [false, nil, false, true])
    #expect(adoptions[0]?.statedBy == project.decl("A"))
    #expect(adoptions[2].map { project.index.decl($0.statedBy).kind.text } == "extension")
  }

  @Test func defaultsByTypes() {
    let project = project(
      Self.types + """
        extension P { func f() {}; var v: Int { 1 }; func g(_ x: Int) {} }
        extension Finer { func f() -> Int { 1 }; var v: Int { get { 1 } set {} } }
        extension Root { func f() {} }
        """)
    let family = project.index.family(of: project.type("P"))
    func names(_ ids: [DeclID]) -> [String] { ids.map { project.index.enclosingName(of: $0) } }
    let f = project.index.defaults(of: project.decl("P.f"), in: family)
    #expect(names(f.exact) == ["P", "Root"])
    let v = project.index.defaults(of: project.decl("P.v"), in: family)
    #expect(names(v.exact) == ["Finer"])
    let g = project.index.defaults(of: project.decl("P.g"), in: family)
    #expect(g.exact.isEmpty && project.index.mayHaveDefault(project.decl("P.g"), in: family))
  }

  @Test(arguments: [
    ("", true), ("where Self: Root", true), ("where Self: Other", false), ("where Self: AnyObject", true), ("where Self: Far", true),
    ("where Self: Farther", nil), ("where Item == Int", nil), ("where Self: Other, Item == Int", false), ("where Self: Root, Self: Far", true),
    ("where Self: Alias", false), ("where Self: Main.Other", false),
  ] as [(String, Bool?)])
  func constraints(text: String, expected: Bool?) {
    let project = project(
      "protocol Root {}; protocol Other {}; typealias Alias = Other; protocol P { associatedtype Item }\n"
        + "class Base: Far, Root {}; class T: Base, P {}\nextension P \(text) { var mark: Int { 1 } }")
    let around = project.index.parent(of: project.decl("P.mark"))
    #expect(around.map { project.index.isMet($0, by: project.type("T")) } == .some(expected), "\(text)")
  }

  @Test func foreignSupers() {
    let project = project(
      """
      typealias Both = Far.Thing & Near; typealias Again = Both; protocol P: Again {}; struct S: P, Kit.Own {}
      extension S: Equatable {}
      protocol Near {}; class C: Base<Int> {}; class D: C {}; typealias Lost = Lost; struct E: Lost {}
      """)
    #expect(project.index.foreignSupers(of: project.type("S")) == ["Thing", "Own", "Equatable"])
    #expect(project.index.foreignSupers(of: project.type("D")) == ["Base"])
    #expect(project.index.foreignSupers(of: project.type("E")) == [])
  }

  @Test(arguments: [
    ("Equatable", "description", false), ("CustomStringConvertible", "description", true), ("CustomStringConvertible", "title", false),
    ("Unheard", "title", true), ("UIViewController", "title", false), ("UITableViewDelegate", "title", false),
    ("UITableViewDelegate", "scrollViewDidScroll(_ x: UIScrollView)", true), ("UITableViewController", "scrollViewDidScroll(_ x: UIScrollView)", true),
    ("UIViewController", "scrollViewDidScroll(_ x: UIScrollView)", false), ("UITableViewDelegate", "scrollViewDidScroll(view x: UIScrollView)", false),
    ("NSObject, NSCopying", "copy(with zone: NSZone?)", true), ("View", "body", true), ("View", "title", false), ("String", "rawValue", true),
  ])
  func askedForElsewhere(type: String, member: String, expected: Bool) {
    let declaration = member.contains("(") ? "func \(member) {}" : "var \(member): Int { 1 }"
    let project = project("final class T: \(type) { \(declaration) }")
    let name = String(member.prefix { $0 != "(" })
    #expect(project.index.mayBeAskedForElsewhere(project.decl("T.\(name)"), in: project.type("T")) == expected, "\(type) and \(member)")
  }

  @Test func usesThroughTheProtocol() {
    let project = project(
      """
      protocol P {}; protocol Finer: P {}; struct S: P { func f(_ a: Int, done: () -> Void) {} }
      extension P {
        func f(_ a: Int, done: () -> Void) { f(a, done: done) }
        func g() { f(1) {}; self.f(2) { }; f(b: 3) }
      }
      extension Finer { func h() { f(1) {} } }
      func one(_ p: any P, _ s: S) { p.f(1) {}; s.f(1) {} }
      func two<T: Finer>(_ t: T) { t.f(1, done: {}) }
      func three(_ p: some P) { p.f(1); p.f; unknown.f(1) {} }
      """)
    let family = project.index.family(of: project.type("P"))
    let uses = project.index.usesThroughProtocol(of: project.decl("P.f"), family, atMost: 9)
    let owners = uses.compactMap { project.index.owner(of: $0) }.map { project.name(of: $0) }
    #expect(owners == ["P.g", "P.g", "Finer.h", "one", "two"])
    #expect(project.index.usesThroughProtocol(of: project.decl("P.f"), family, atMost: 2).count == 2)
  }

  @Test func namesInBodies() {
    let project = project(
      """
      struct S {
        func a() { _ = b() }
        func b() -> Int { run { self.b() }; return c }
        var c: Int { b() + 1 }
        var d = b()
      }
      """)
    let counts = ["a", "b", "c", "d"].map {
      project.index.mentions(ofNameOf: project.decl("S.b"), inBodyOf: project.decl("S.\($0)")).count
    }
    #expect(counts == [1, 1, 1, 1])
    #expect(project.index.mentions(ofNameOf: project.decl("S.c"), inBodyOf: project.decl("S.b")).count == 1)
    #expect(project.index.mentions(ofNameOf: project.decl("S.c"), inBodyOf: project.decl("S.a")).count == 0)
  }
}

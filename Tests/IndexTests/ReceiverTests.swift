import Testing

/// What stands before the dot of a mention.
@Suite struct ReceiverTests {
  private static let types = """
    class Base { var base: Part; func make() -> Part {}; func copy() -> Self {}; static var shared: Base; var next: Self }
    class Thing: Base { var part: Part?; var list: [Part]; var both: P & Q; init(x: Int) {} }
    struct Part { var owner: Thing!; var label: Label; static let none: Part }
    protocol P { var p: Part { get } }; protocol Q {}; protocol R: P {}

    """

  @Test(arguments: [
    ("hit", "Thing"), ("self.hit", "Thing"), ("Self.hit", "Thing"), ("super.hit", "Base"), ("{ self.hit }()", "Thing"),
    ("part.hit", "Part"), ("self.part?.hit", "Part"), ("part!.hit", "Part"), ("base.hit", "Part"), ("super.base.hit", "Part"),
    ("part.owner.hit", "Thing"), ("part?.owner.part.owner.hit", "Thing"), ("make().hit", "Part"), ("self.make().hit", "Part"),
    ("make().owner.make().hit", "Part"), ("copy().hit", "Thing"), ("copy().next.hit", "Thing"), ("next.next.hit", "Thing"),
    ("both.hit", "P & Q"), ("both.p.hit", "Part"), ("list.hit", "foreign Array"), ("list[0].hit", "Part"), ("list[1...].hit", "foreign Array"),
    ("list.first.hit", "Part"), ("nothing.hit", "unknown"), ("part.nothing.hit", "unknown"), (".hit", "unknown"),
    ("part.label.hit", "foreign Label"), ("nothing().hit", "unknown"), ("make(1).hit", "unknown"), ("(part).hit", "Part"), ("(part, 1).hit", "unknown"),
    ("(a as Part).hit", "Part"), ("(a as? Part)?.hit", "Part"), ("(a as! P & Q).hit", "P & Q"), ("(a as [Part]).hit", "foreign Array"),
    ("(a as! Label).hit", "foreign Label"), ("(a as (Part) -> Int).hit", "structural"), ("(a ?? part).hit", "Part"),
    ("Base.hit", "Base"), ("Base.shared.hit", "Base"), ("Base.shared.base.owner.hit", "Thing"), ("Part.none.owner.hit", "Thing"),
    ("Thing(x: 1).hit", "Thing"), ("Thing.init(x: 1).hit", "Thing"), ("Thing(x: 1).part.hit", "Part"), ("Label().hit", "unknown"),
    ("Label.hit", "foreign Label"), ("Label.shared.hit", "unknown"), ("Kit.Label.hit", "foreign Label"), ("Main.Part.hit", "Part"),
    ("Main.Part(x).owner.hit", "Thing"), ("[part].hit", "structural"), ("[part][0].owner.hit", "Thing"), ("\"\".hit", "unknown"), ("1.hit", "unknown"),
    ("\\Part.owner.hit", "Thing"), ("make { 1 }.hit", "unknown"), ("part = part.owner.part; hit", "Thing"),
  ])
  func inABody(expression: String, receiver: String) {
    let project = project(Self.types + "extension Thing { func f() { let v = \(expression) } }")
    #expect(project.receivers(of: "hit") == [receiver], "\(expression)")
  }

  /// A value that looks its properties up elsewhere may have any: of its own it has what it declares, and its methods.
  @Test(arguments: [
    ("box.hit", "unknown"), ("self.box?.hit", "unknown"), ("box.hit()", "Box"), ("box.own.hit", "Part"), ("heir.hit", "unknown"),
    ("store.hit", "unknown"), ("store.hit()", "foreign Store"), ("list.hit", "foreign Array"), ("set.hit", "foreign Set"),
    ("plain.hit", "foreign Store"), ("Box.hit", "Box"), ("made.hit", "unknown"), ("stores[0].hit", "unknown"),
  ])
  func handedOn(expression: String, receiver: String) {
    let project = project(
      """
      @dynamicMemberLookup class Box { var own: Part; subscript<T>(dynamicMember path: KeyPath<Part, T>) -> T { x } }
      class Heir: Box {}
      struct Part {}
      struct Thing { var box: Box?; var heir: Heir; var store: Store<Part>; var list: Array<Part>; var set: Set<Part>; var plain: Store
        var made = Store<Part>(); var stores: [Store<Part>]
        func f() { let v = \(expression) } }
      """)
    #expect(project.receivers(of: "hit") == [receiver], "\(expression)")
  }

  /// Several modules may have a name: a package's and a project's.
  @Test func modulesOfOneName() {
    let project = project {
      file("Kit/A.swift", "struct Part {}")
      file("Kit#2/B.swift", "struct Gear {}")
      file("Kit#3/C.swift", "struct Gear {}")
      file("App/D.swift", "import Kit; func f() { (a as? Kit.Part)?.hit; Kit.Part().hit; (a as! Kit.Gear).hit }")
      file("Kit#2/E.swift", "func g() { (a as! Kit.Gear).hit; (a as! Kit.Part).hit }")
    }
    #expect(project.receivers(of: "hit") == ["Kit.Part", "Kit.Part", "unknown", "Kit.Gear", "Kit.Part"])
  }

  /// Where no type is around, a variable of the file level is meant.
  @Test func globals() {
    let project = project(
      Self.types + """
        let one = Thing(x: 1), two: Part = none, three = Part()
        func three() {}
        func f() { one.hit; two.hit; three.hit }
        struct Four { func f() { one.hit } }
        class Five: Foreign { func f() { one.hit } }
        two.hit
        """)
    #expect(project.receivers(of: "hit") == ["Thing", "Part", "unknown", "Thing", "unknown", "Part"])
  }

  @Test(arguments: [
    ("Part", "Part"), ("Part?", "Part"), ("Part!", "Part"), ("inout Part", "Part"), ("some P", "P"), ("any P", "P"),
    ("(any P)?", "P"), ("P & Q", "P & Q"), ("any (P & Q)", "P & Q"), ("T", "P"), ("U", "P & Q"), ("V", "unknown"), ("W", "unknown"),
    ("X", "foreign Label"), ("Y", "unknown"), ("T.Type", "P"), ("T.Item", "unknown"), ("[Part]", "foreign Array"),
    ("[String: Part]", "foreign Dictionary"), ("(Part, Part)", "structural"), ("() -> Part", "structural"),
    ("Label", "foreign Label"), ("Kit.Label", "foreign Label"), ("Set<Part>", "foreign Set"), ("Part...", "foreign Array"),
    ("Own", "Part"), ("Alias", "Part"), ("Closure", "structural"), ("Far", "foreign Label"), ("Lost", "unknown"), ("Self", "Thing"),
    ("P & Label", "unknown"), ("Part.Type", "Part"), ("@escaping () -> Void", "structural"), ("Thing.Own", "Part"), ("Many", "foreign Array"),
  ])
  func ofALocal(type: String, receiver: String) {
    let aliases = """
      typealias Alias = Part; typealias Closure = () -> Void; typealias Far = Kit.Label<Int>; typealias Lost = Lost
      typealias Many = [Part]
      extension Thing { typealias Own = Part
        func f<T: P, U: P & Q, V, W: V, X: Label, Y: T>(_ a: \(type)) { a.hit }
        func g<T: P, U: P & Q, V, W: V, X: Label, Y: T>() { let a: \(type) = b(); a.hit }
      }
      """
    let expected = type == "Part..." ? ["foreign Array", "Part"] : [receiver, receiver]
    if type == "inout Part" || type == "Part..." || type.hasPrefix("@") {
      #expect(project(Self.types + aliases).receivers(of: "hit").first == expected[0], "\(type)")
    } else {
      #expect(project(Self.types + aliases).receivers(of: "hit") == expected, "\(type)")
    }
  }

  @Test func localsByTheirValues() {
    let project = project(
      Self.types + """
        func f(a: Any) {
          let b = Thing(x: 1); b.hit1
          if let c = a as? Part { c.hit2 }
          guard let d = a as? P & Q else { return }
          d.hit3
          let e = a as! Thing; e.hit4
          let g = Thing(x: 1).part; g.hit5
          for h: Part in a { h.hit6 }
          let i = { (j: Part) in j.hit7 }
          do {} catch let k as Thing { k.hit8 }
          switch a { case let l as Part: l.hit9; default: break }
          let m = Part.none; m.hit10
          if let n = a as? Part? { n.hit11 }
        }
        """)
    let expected = ["Thing", "Part", "P & Q", "Thing", "Part", "Part", "Part", "Thing", "Part", "Part", "Part"]
    for (number, receiver) in expected.enumerated() {
      #expect(project.receivers(of: "hit\(number + 1)") == [receiver], "hit\(number + 1)")
    }
  }

  /// What a local is made from, and what a loop or a closure takes from a collection.
  @Test(arguments: [
    ("let a = part; a.hit", "Part"), ("if let a = part { a.hit }", "Part"), ("guard let a = self.part?.owner else {}; a.hit", "Thing"),
    ("if let part { part.hit }", "Part"), ("let a = make(); a.hit", "Part"), ("let a = try! make(); a.hit", "Part"),
    ("let a = Base.shared; a.base.hit", "Part"), ("let a = make; a.hit", "unknown"), ("let a = list; a.hit", "foreign Array"),
    ("let a = part ?? other; a.hit", "Part"), ("let a = x ? part : part; a.hit", "Part"), ("let a = -part; a.hit", "unknown"),
    ("let a = x ? nil : part; a.hit", "Part"), ("let a = x ? part : nil; a.hit", "Part"), ("let a = x ? part + part : nil; a.hit", "unknown"),
    ("let a = x ? part : part + part; a.hit", "unknown"), ("let a = x == y ? part.owner : nil; a.hit", "Thing"),
    ("(x ? part : part).hit", "Part"), ("(x + y ? part : self.part).hit", "Part"), ("(x ? part : -part).hit", "unknown"),
    ("(x ? part + part : nil).hit", "unknown"), ("(a: part, b: part).hit", "unknown"), ("(x ? y ? part : part : part).hit", "Part"),
    ("let b = part; let a = if x { b } else { b }; a.hit", "Part"), ("let a = if x { Part() } else { b }; a.hit", "Part"),
    ("let a = switch x { case 1: Part(); default: b }; a.hit", "Part"), ("let a = if x { b.c } else { b }; a.hit", "unknown"),
    ("let a = if x { part + part } else { part }; a.hit", "unknown"),
    ("let a = part is Part; a.hit", "unknown"), ("let a = list[0]; a.hit", "Part"), ("let a = \\Part.owner; a.hit", "unknown"),
    ("let (a, b) = part; a.hit", "unknown"), ("let a = part; let b = a; b.hit", "Part"), ("let a = part; a().hit", "unknown"),
    ("for a in list { a.hit }", "Part"), ("for a in self.list { a.owner.hit }", "Thing"), ("part.map { $0.hit }", "Part"),
    ("for a in list where a.x { a.hit }", "Part"), ("for a in many() { a.hit }", "Part"), ("for a in parts! { a.hit }", "Part"),
    ("for a in list + list { a.hit }", "unknown"), ("for a in list ?? [] { a.hit }", "Part"), ("for (a, _) in byName { a.hit }", "unknown"), ("for (_, a) in byName { a.hit }", "Part"),
    ("for (i, a) in list.enumerated() { a.hit }", "Part"), ("for (i, a) in list.enumerated() { i.hit }", "unknown"),
    ("for case let a? in list { a.hit }", "Part"), ("for a in list.filter({ $0.x }) { a.hit }", "Part"),
    ("for a in byName { a.hit }", "structural"), ("for a in byName { a.value.hit }", "Part"), ("for a in byName { a.key.hit }", "unknown"), ("for a in items { a.hit }", "Part"), ("for a in set { a.hit }", "Part"),
    ("for a in views { a.hit }", "foreign Label"), ("for a in deep { for b in a { b.hit } }", "Part"), ("deep[0][1].hit", "Part"), ("deep.first?.last?.hit", "Part"),
    ("let a: [Part] = b; for c in a { c.hit }", "Part"), ("let a = list; for c in a { c.hit }", "Part"),
    ("list.forEach { $0.hit }", "Part"), ("list.forEach({ $0.hit })", "Part"), ("list.forEach { a in a.hit }", "Part"),
    ("list.first(where: { $0.hit })", "Part"), ("list.map { $0.hit }", "Part"), ("list.forEach { (a, b) in a.hit }", "unknown"),
    ("list.forEach { x { $0.hit } }", "unknown"), ("base.forEach { $0.hit }", "unknown"), ("part.flatMap { a in a.hit }", "Part"), ("list.forEach { [self] a in a.hit }", "Part"), ("list.forEach { [b = part] a in b.hit }", "Part"),
    ("let a: [Part] = b; a.forEach { $0.hit }", "Part"), ("list.reduce(1) { $0.hit }", "unknown"),
  ])
  func ofLocalsByWhatTheyHold(body: String, receiver: String) {
    let more = """
      class Holder<Item>: Thing { var items: [Item] }
      class Big: Holder<Part> {
        var parts: [Part]!; var byName: [String: Part]; var set: Set<Part>; var views: [Label]; var deep: [[Part]]
        func many() -> [Part] {}
        func f() { \(body) }
      }
      """
    #expect(project(Self.types + more).receivers(of: "hit") == [receiver], "\(body)")
  }

  /// The same call may be made of something else among the arguments.
  @Test func chainsAcrossArguments() {
    let project = project(
      """
      struct A { func make(_ x: Int) -> A {}; var other: B; func make() -> A {} }
      struct B { func make() -> B {}; var x: Int }
      extension A {
        func f(b: B) {
          make(b.make().x).one
          b.make().two
          self.make({ b.make().three }()).four
          make(other.make().make().x).make(b.x).five
        }
      }
      """)
    for (name, type) in [("one", "A"), ("two", "B"), ("three", "B"), ("four", "A"), ("five", "A")] {
      #expect(project.receivers(of: name) == [type], "\(name)")
    }
  }

  @Test func nestedTypesAreFoundThroughThoseAroundThem() {
    let project = project(
      """
      struct Inner { static var a: Int }
      struct Outer { struct Inner { static var a: Int; static var shared: Inner; init() {} }; static var Odd: Outer; var x: Int }
      extension Foreign { struct Inner { static var a: Int } }
      func f() { Outer.Inner.a; Outer.Inner.shared.b; Outer.Inner().c; Inner.d; Outer.Odd.x; Foreign.Inner.e; Foreign.Other.g; Outer.Inner<Int>.h }
      """)
    let expected = [
      ("a", "Outer.Inner"), ("b", "Outer.Inner"), ("c", "Outer.Inner"), ("d", "Inner"), ("x", "Outer"), ("e", "Foreign.Inner"),
      ("g", "foreign Other"), ("h", "Outer.Inner"),
    ]
    for (name, type) in expected { #expect(project.receivers(of: name) == [type], "\(name)") }
  }

  @Test func genericResults() {
    let project = project(
      """
      protocol P { var v: Int { get }; associatedtype Item; var item: Item { get } }
      struct Box<T: P> { var value: T; func f() { value.a; self.value.b }; func get<U: P>() -> U {} }
      class Base<T: P> { var value: T }
      class Sub: Base<Thing> { func f() { value.c } }
      func g(box: Box<Thing>) { box.value.d; box.get().e }
      extension P { func h() { item.i } }
      func j<T: P>(_ t: T) where T: Q { t.k }
      extension Box where T: Q { func l() { value.m } }
      """)
    let expected = [
      ("a", "P"), ("b", "P"), ("c", "foreign Thing"), ("d", "foreign Thing"), ("e", "unknown"), ("i", "unknown"), ("k", "unknown"),
    ]
    for (name, type) in expected { #expect(project.receivers(of: name) == [type], "\(name)") }
  }

  @Test func membersThatDiffer() {
    let project = project(
      """
      struct A { func f(_ x: Int) -> B {}; func f(_ y: String) -> C {}; func g(a: Int) -> B {}; func g(b: Int) -> C {}; var h: () -> B }
      struct B {}; struct C {}
      class D { var i: B }
      class E: D { override var i: B }
      #if x
      class F { var j: B }
      #else
      class F { var j: C }
      #endif
      struct G { var f2: F; var call: B }
      func k(a: A, e: E, g: G) { a.f(1).one; a.g(a: 1).two; a.g(b: 1).three; a.h().four; e.i.five; g.f2.j.six; g.call().seven }
      """)
    let expected = [
      ("one", "unknown"), ("two", "B"), ("three", "C"), ("four", "B"), ("five", "B"), ("six", "unknown"), ("seven", "unknown"),
    ]
    for (name, type) in expected { #expect(project.receivers(of: name) == [type], "\(name)") }
  }

  /// Members without a written type, by what makes their initial value.
  @Test(arguments: [
    ("Part()", "Part"), ("Part(\")(\")", "Part"), ("Box<Part>()", "Box"), ("Part.init()", "Part"), ("Part.Inner()", "Part.Inner"),
    ("Part().copy()", "Part"), ("Part().other()", "unknown"), ("Part.make()", "unknown"), ("make()", "unknown"), ("Label()", "foreign Label"), ("Kit.Label()", "foreign Label"),
    ("Alias()", "Part"), ("T()", "unknown"), ("Many()", "unknown"), ("[Part]()", "foreign Array"), ("[1: Part()]", "foreign Dictionary"), ("Part(a) + b", "unknown"), ("Part", "unknown"),
    ("Part(with: \"a long text, so long that nobody would want to keep all of it in a table\")", "Part"),
    ("Part(with: \"a long text, so long that nobody would want to keep all of it\").copy()", "Part"),
    ("give()", "Part"), ("first", "Part"), ("give() + b", "unknown"), ("try! Part()", "Part"), ("try? give()", "Part"),
    ("holder.part", "Part"), ("Part.all[0]", "Part"), ("Part.all.first!", "Part"), ("flag ? first : give()", "Part"),
    ("a", "unknown"), ("one", "unknown"), ("both(1)", "unknown"), ("give", "unknown"), ("{ Part() }", "structural"),
    ("if flag { Part() } else { give() }", "Part"), ("Kit.make() as! Part", "Part"),
  ])
  func ofAMember(value: String, receiver: String) {
    let project = project(
      """
      struct Part { struct Inner {}; func copy() -> Part {}; static let all = [Part()] }
      struct Box<Content> {}
      typealias Alias = Part
      #if x
      class Many {}
      #else
      class Many {}
      #endif
      func give() -> Part {}
      let first = Part()
      let holder = Holder()
      struct Holder { let part = give() }
      let one = other, other = one
      func both(_ x: Int) -> Part {}
      func both(_ x: Alias) -> Holder {}
      struct Thing<T> { let a = \(value); func f() { a.hit } }
      """)
    #expect(project.receivers(of: "hit") == [receiver], "\(value)")
  }

  @Test func outsideOfTypes() {
    let project = project(
      """
      extension Foreign { func f() { a; self.b; part.c; of(1).g }; var part: Part; static var spare: Part }
      extension Foreign { func of(_ x: Int, y: Int = 1) -> Part {} }
      struct Part {}
      func g(_ foreign: Foreign) { a; self.b; foreign.part.e; Foreign.spare.h }
      a
      extension Two { func h() { a } }
      class Two {}; class Two {}
      class Local { func i() { class In { func j() { self.d } } } }
      """)
    #expect(project.receivers(of: "a") == ["foreign Foreign", "unknown", "unknown", "unknown"])
    #expect(project.receivers(of: "b") == ["foreign Foreign", "unknown"])
    for name in ["c", "e", "g", "h"] { #expect(project.receivers(of: name) == ["Part"], "\(name)") }
    #expect(project.receivers(of: "d") == ["Local.i.In"])
  }
}

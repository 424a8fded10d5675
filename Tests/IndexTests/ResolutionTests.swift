import Testing

/// Where the names of types lead.
@Suite struct ResolutionTests {
  @Test func nestedTypes() {
    let project = project(
      """
      struct Outer {
        struct Inner { let a: Deep; let b: Outer; let c: Sibling; struct Deep {} }
        struct Sibling { let d: Inner.Deep; let e: Outer.Inner }
        let f: Inner; let g: Deep
      }
      let h: Outer.Inner.Deep
      let i: Inner
      """)
    #expect(project.type(of: "Outer.Inner.a") == "Outer.Inner.Deep")
    #expect(project.type(of: "Outer.Inner.b") == "Outer")
    #expect(project.type(of: "Outer.Inner.c") == "Outer.Sibling")
    #expect(project.type(of: "Outer.Sibling.d") == "Outer.Inner.Deep")
    #expect(project.type(of: "Outer.Sibling.e") == "Outer.Inner")
    #expect(project.type(of: "Outer.f") == "Outer.Inner")
    #expect(project.type(of: "Outer.g") == "unknown")
    #expect(project.type(of: "h") == "Outer.Inner.Deep")
    #expect(project.type(of: "i") == "unknown")
  }

  @Test func innermostWins() {
    let project = project(
      """
      struct State {}
      class Screen { struct State {}; let a: State; class Cell { let b: State } }
      class Other { let c: State }
      struct Same { struct Same {}; let d: Same }
      """)
    #expect(project.type(of: "Screen.a") == "Screen.State")
    #expect(project.type(of: "Screen.Cell.b") == "Screen.State")
    #expect(project.type(of: "Other.c") == "State")
    #expect(project.type(of: "Same.d") == "Same.Same")
  }

  @Test func typesInExtensions() {
    let project = project {
      file("A.swift", "struct A { let a: B; let b: C }\nlet c: A.B.C\nstruct X {}")
      file("B.swift", "extension A { struct B { let d: C; let e: X } }\nextension A.B { struct C { let f: B } }")
      file("C.swift", "extension A { struct X {}; func g() -> X {} }\nextension A.B { func h() -> X {} }")
    }
    #expect(project.type(of: "A.a") == "A.B")
    #expect(project.type(of: "A.b") == "unknown")
    #expect(project.type(of: "c") == "A.B.C")
    #expect(project.type(of: "A.B.d") == "A.B.C")
    #expect(project.type(of: "A.B.e") == "A.X")
    #expect(project.type(of: "A.g") == "A.X")
    // An extension of a nested type sees nothing of what is around that.
    #expect(project.type(of: "A.B.h") == "X")
    #expect(project.type(of: "A.B.C.f") == "unknown")
  }

  @Test func typesInExtensionsOfForeignTypes() {
    let project = project(
      """
      extension Bag { struct Handle { let a: Handle }; func b() -> Handle {} }
      let c: Bag.Handle
      let d: Handle
      let e: Kit.Bag.Handle
      """)
    #expect(project.type(of: "Bag.Handle.a") == "Bag.Handle")
    #expect(project.type(of: "Bag.b") == "Bag.Handle")
    #expect(project.type(of: "c") == "Bag.Handle")
    #expect(project.type(of: "d") == "unknown")
    #expect(project.type(of: "e") == "unknown")
  }

  @Test func inheritedTypes() {
    let project = project(
      """
      class Base { class State {}; class Deep { } }
      class State {}
      class Sub: Base { var a: State?; class Nested { var b: State? } }
      protocol Source { associatedtype Item; typealias Index = State }
      protocol Finer: Source {}
      struct Item {}
      struct List: Finer { var c: Item; var d: Index; let e: Sub.Deep }
      """)
    #expect(project.type(of: "Sub.a") == "Base.State")
    #expect(project.type(of: "Sub.Nested.b") == "Base.State")
    #expect(project.type(of: "List.c") == "Source.Item")
    #expect(project.type(of: "List.d") == "State")
    #expect(project.type(of: "List.e") == "Base.Deep")
  }

  @Test func inheritanceClausesDoNotSeeMembers() {
    let project = project(
      """
      class Base {}
      class Foo: Base { class Base {} }
      struct Bar { class Base {}; class Sub: Base {} }
      extension Bar: Inner { }
      extension Bar { protocol Inner {} }
      """)
    #expect(project.superclasses("Foo") == ["Base"])
    #expect(project.superclasses("Bar.Sub") == ["Bar.Base"])
    #expect(project.ancestry("Bar") == [])
  }

  /// What a supertype of what is around has nested is nearer than what is outside.
  @Test func inheritanceClausesSeeWhatIsInherited() {
    let project = project(
      """
      class Step {}
      class Flow { class Step {}; protocol Part {} }
      class Wizard: Flow { class First: Step {}; class Last: First {}; struct Tile: Part {} }
      extension Wizard { class Second: Step {} }
      class Third: Wizard.Step {}
      class Walk { class Fourth: Step {} }
      """)
    #expect(project.superclasses("Wizard.First") == ["Flow.Step"])
    #expect(project.superclasses("Wizard.Last") == ["Wizard.First", "Flow.Step"])
    #expect(project.superclasses("Wizard.Second") == ["Flow.Step"])
    #expect(project.superclasses("Third") == ["Flow.Step"])
    #expect(project.superclasses("Walk.Fourth") == ["Step"])
    #expect(project.ancestry("Wizard.Tile") == ["Flow.Part"])
  }

  // MARK: Modules and files

  @Test func modules() {
    let project = project {
      file("App/A.swift", "import Kit\nimport Tools\nlet a: Both; let b: OnlyKit; let c: Twice; let d: Far; let e: Kit.Both")
      file("App/B.swift", "struct Both { let f: App.Both; let g: Tools.Twice; let h: Kit.Nothing }")
      file("Kit/C.swift", "struct Both {}; struct OnlyKit {}; struct Twice {}; struct Far2 {}")
      file("Tools/D.swift", "struct Twice {}; let i: Both; let j: Far2")
      file("Elsewhere/E.swift", "struct Far {}; struct Far2 {}")
    }
    #expect(project.type(of: "App.a") == "App.Both")
    #expect(project.type(of: "App.b") == "Kit.OnlyKit")
    #expect(project.type(of: "App.c") == "ambiguous")
    #expect(project.type(of: "App.d") == "Elsewhere.Far")
    #expect(project.type(of: "App.e") == "Kit.Both")
    #expect(project.type(of: "App.Both.f") == "App.Both")
    #expect(project.type(of: "App.Both.g") == "Tools.Twice")
    #expect(project.type(of: "App.Both.h") == "unknown")
    #expect(project.type(of: "Tools.i") == "ambiguous")
    #expect(project.type(of: "Tools.j") == "ambiguous")
  }

  /// What imports one of several modules of a name may mean any of them.
  @Test func modulesOfOneName() {
    let project = project {
      file("App/A.swift", "import Kit\nlet a: Both; let b: First; let c: Second; let d: Far")
      file("Kit/B.swift", "struct Both {}; struct First {}; struct Far {}")
      file("Kit#2/C.swift", "struct Both {}; struct Second {}")
      file("Elsewhere/D.swift", "struct Far {}")
    }
    #expect(project.type(of: "App.a") == "ambiguous")
    #expect(project.type(of: "App.b") == "Kit.First")
    #expect(project.type(of: "App.c") == "Kit.Second")
    #expect(project.type(of: "App.d") == "Kit.Far")
  }

  @Test func typeNamedLikeItsModule() {
    let project = project {
      file("Net/A.swift", "public enum Net { public struct Call {} }\npublic struct Call {}")
      file("App/B.swift", "import Net\nlet a: Net.Call; let b: Net.Net; let c: Net.Net.Call")
    }
    #expect(project.type(of: "App.a") == "Net.Net.Call")
    #expect(project.type(of: "App.b") == "Net.Net")
    #expect(project.type(of: "App.c") == "Net.Net.Call")
  }

  @Test func privateTypes() {
    let project = project {
      file("A.swift", "private struct Row {}\nstruct A { let a: Row; fileprivate struct Cell {} }\nlet b: A.Cell")
      file("B.swift", "fileprivate struct Row {}\nlet c: Row; let d: A.Cell\nprivate extension A { struct Part {} }\nlet e: A.Part")
      file("C.swift", "let f: Row; let g: A.Part")
      file("D.swift", "struct Line {}; let h: Line")
      file("E.swift", "private struct Line {}; let i: Line")
    }
    #expect(project.type(of: "A.a") == "Row" && project.type(of: "c") == "Row#2")
    #expect(project.type(of: "b") == "A.Cell")
    #expect(project.type(of: "d") == "unknown")
    #expect(project.type(of: "e") == "A.Part")
    #expect(project.type(of: "f") == "unknown")
    #expect(project.type(of: "g") == "unknown")
    #expect(project.type(of: "h") == "Line" && project.type(of: "i") == "Line#2")
  }

  @Test func twoDeclarationsOfAName() {
    let project = project(
      """
      #if os(iOS)
      class Color: Base { func own() -> Color {} }
      #else
      class Color: Other {}
      #endif
      class Base {}; class Other {}
      let a: Color
      class Blue: Color {}
      extension Color { func both() {} }
      """)
    #expect(project.type(of: "a") == "ambiguous")
    #expect(project.ancestry("Blue") == [] && !project.isKnown("Blue"))
    #expect(project.descendants("Base") == ["Color"] && project.descendants("Other") == ["Color#2"])
    #expect(project.members("Color") == ["own", "both"] && project.members("Color#2") == ["both"])
    // In its own body the name is the variant's.
    #expect(project.type(of: "Color.own") == "Color")
  }

  // MARK: Aliases and generic parameters

  @Test func aliases() {
    let project = project(
      """
      class Real {}; protocol P {}; protocol Q {}
      typealias One = Real
      typealias Two = One
      typealias Both = P & Q
      typealias Generic<T> = Box<T>
      struct Box<T> { typealias Inner = T; typealias Own = Box }
      let a: One; let b: Two?; let c: Both; let d: Generic<Int>; let e: Box<Int>.Inner; let f: Box<Int>.Own; let g: Two.Type
      class Sub: Two, Both { }
      extension Two { func member() {} }
      struct Scope { typealias Real = Q; let h: Real }
      typealias Closure = () -> Real
      let i: Closure
      """)
    #expect(project.type(of: "a") == "Real" && project.type(of: "b") == "Real")
    #expect(project.type(of: "c") == "unknown", "it is two")
    #expect(project.type(of: "d") == "Box")
    #expect(project.type(of: "e") == "unknown")
    #expect(project.type(of: "f") == "Box")
    #expect(project.type(of: "g") == "Real")
    #expect(project.ancestry("Sub") == ["P", "Q", "Real"] && project.superclasses("Sub") == ["Real"])
    #expect(project.members("Real") == ["member"])
    #expect(project.type(of: "Scope.h") == "Q")
    #expect(project.type(of: "i") == "unknown")
  }

  @Test func aliasCycles() {
    let project = project(
      """
      typealias A = B; typealias B = C; typealias C = A
      typealias Me = Me
      typealias Wide = Wide & Wide & Wide
      let a: A; let b: Me; let c: Wide; let d: A.B.C
      class Sub: A {}
      extension A { struct N {} }
      struct Holder { typealias Holder = Holder.Holder; let e: Holder }
      """)
    #expect(project.type(of: "a") == "ambiguous" && project.type(of: "b") == "ambiguous")
    #expect(project.type(of: "c") == "ambiguous" && project.type(of: "d") == "ambiguous")
    #expect(project.ancestry("Sub") == [] && !project.isKnown("Sub"))
    #expect(project.type(of: "Holder.e") != "Holder")
  }

  @Test func genericParametersHideTypes() {
    let project = project(
      """
      struct T {}; struct U {}; struct Element {}
      struct Box<T> { let a: T; struct In { let b: T; let c: U }; func d<U>(_ u: U) -> U {} ; func e() -> U {} }
      extension Box { func f() -> T {} }
      extension Box.In { func g() -> T {} }
      func h<Element>() -> Element {}
      func i() -> Element {}
      func j<V: Box<Int>, each W>() -> V {}
      """)
    for name in ["Box.a", "Box.In.b", "Box.d", "Box.f", "Box.In.g", "h", "j"] {
      #expect(project.type(of: name) == "unknown", "\(name)")
    }
    #expect(project.type(of: "Box.In.c") == "U" && project.type(of: "Box.e") == "U" && project.type(of: "i") == "Element")
  }

  @Test(arguments: [
    ("A", "A"), ("A?", "A"), ("A!", "A"), ("A??", "A"), ("any A", "A"), ("some A", "A"), ("(any A)?", "A"), ("((A))", "A"),
    ("inout A", "A"), ("@MainActor A", "A"), ("A<Int>", "A"), ("A<B, (C) -> D>", "A"), ("A<Int>.B", "A.B"),
    ("Optional<A>", "A"), ("Optional<A<Int>>?", "A"), ("A.Type", "A"), ("any A.Type", "A"), ("(any A).Type?", "A"),
    ("`A`", "A"), ("A.`B`", "A.B"), ("[A]", "unknown"), ("[A: A]", "unknown"), ("(A, A)", "unknown"), ("() -> A", "unknown"),
    ("(A) -> A", "unknown"), ("A & A", "A"), ("any (A & A)", "A"), ("Set<A>", "unknown"), ("Optional<[A]>", "unknown"),
    ("(a: A)", "unknown"), ("~Copyable", "unknown"), ("((((((((((((((((((((A))))))))))))))))))))", "unknown"), ("", "unknown"),
  ])
  func spellings(text: String, type: String) {
    #expect(project("struct A<T> { struct B {} }\nlet a: \(text)").type(of: "a") == type, "\(text)")
  }

  @Test func selfIsTheTypeAround() {
    let project = project(
      """
      struct A { let a: Self; struct B { let b: Self? } }
      extension A { func c() -> Self {} }
      protocol P { associatedtype Item; func d() -> Self; func e() -> Self.Item }
      extension Foreign { func f() -> Self {} }
      func g() -> Self {}
      """)
    #expect(project.type(of: "A.a") == "A" && project.type(of: "A.B.b") == "A.B" && project.type(of: "A.c") == "A")
    #expect(project.type(of: "P.d") == "P" && project.type(of: "P.e") == "P.Item")
    #expect(project.type(of: "Foreign.f") == "unknown" && project.type(of: "g") == "unknown")
  }
}

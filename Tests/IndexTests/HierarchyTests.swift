import Index
import Testing

/// Who inherits from whom, and how much of that is known.
@Suite struct HierarchyTests {
  @Test func ancestryAndDescendants() {
    let project = project {
      file("A.swift", "protocol Root {}\nprotocol Finer: Root {}\nclass Base: Finer {}\nclass Sub: Base, Extra {}\nprotocol Extra {}")
      file("B.swift", "final class Leaf: Sub {}\nstruct Value {}\nenum Kind: Root {}\nactor Worker {}")
      file("C.swift", "extension Value: Extra {}\nextension Worker: Finer where Self: Extra {}")
    }
    #expect(project.ancestry("Leaf") == ["Base", "Extra", "Finer", "Root", "Sub"])
    #expect(project.superclasses("Leaf") == ["Sub", "Base"])
    #expect(project.descendants("Root") == ["Base", "Finer", "Kind", "Leaf", "Sub", "Worker"])
    #expect(project.descendants("Extra") == ["Leaf", "Sub", "Value"])
    #expect(project.ancestry("Value") == ["Extra"] && project.superclasses("Value") == [])
    #expect(project.ancestry("Worker") == ["Finer", "Root"])
    for name in ["Root", "Leaf", "Value", "Kind", "Worker"] { #expect(project.isKnown(name), "\(name)") }
  }

  @Test func whatIsWrittenAroundTypes() {
    let project = project(
      """
      protocol P {}; protocol Q {}; class Base<T> {}
      class A: Base<Int>, @unchecked P, @retroactive Q {}
      struct B<T>: P where T: Q {}
      extension B: Q where T: P {}
      struct C: ~Copyable, P & Q {}
      enum D: Int, P {}
      """)
    #expect(project.ancestry("A") == ["Base", "P", "Q"] && project.superclasses("A") == ["Base"] && project.isKnown("A"))
    #expect(project.ancestry("B") == ["P", "Q"] && project.isKnown("B"))
    #expect(project.ancestry("C") == ["P", "Q"] && project.isKnown("C"))
    #expect(project.ancestry("D") == ["P"] && !project.isKnown("D"))
  }

  @Test func whatIsNotKnown() {
    let project = project {
      file("A.swift", "class A: Foreign {}\nclass B: A {}\nprotocol P: Sendable {}\nstruct C: P {}\nstruct D: Q {}\nprotocol Q {}")
      file("B.swift", "extension D: Foreign {}\nprotocol R where Self: A {}\nprotocol S: Q where Item == Int {}\nclass E: Twice {}")
      file("C.swift", "class Twice {}\nclass Twice {}\nstruct F: Q {}\nassociatedtype G: Foreign\nprotocol T { associatedtype H: Foreign }")
    }
    for name in ["A", "B", "P", "C", "D", "R", "E"] { #expect(!project.isKnown(name), "\(name)") }
    for name in ["Q", "S", "F", "T"] { #expect(project.isKnown(name), "\(name)") }
    #expect(project.ancestry("R") == ["A"], "who adopts it inherits from the class")
    #expect(project.ancestry("E") == [], "an ambiguous edge is none")
  }

  @Test func associatedTypesConformToNothing() {
    let project = project("protocol P {}\nprotocol Q { associatedtype Item: P }\nstruct A: P {}")
    #expect(project.descendants("P") == ["A"])
    #expect(project.ancestry("Q.Item") == ["P"])
  }

  @Test func cycles() {
    let project = project(
      """
      class A: A {}
      class B: C {}; class C: D {}; class D: B { func over() {} }
      protocol P: P {}
      protocol Q: R {}; protocol R: Q {}
      struct S: Q, P {}
      extension Nothing.Here { struct T: T {} }
      extension Nothing.Here.T { struct U {} }
      extension S.S.S { struct V {} }
      typealias W = X; typealias X = W
      class Y: W {}
      extension Y: Y {}
      """)
    #expect(project.superclasses("A") == [] && project.ancestry("A") == [] && project.descendants("A") == [])
    #expect(project.superclasses("B") == [] && project.ancestry("B") == ["C", "D"], "nobody knows which of them is above the others")
    #expect(project.descendants("Q") == ["R", "S"] && project.ancestry("S") == ["P", "Q", "R"])
    #expect(project.witness(of: "D.over", in: "B") == nil && !project.isKnown("B"))
    #expect(project.ancestry("Y") == [] && !project.isKnown("Y"))
  }

  @Test func superclassIsTheFirstEntryThatIsAClass() {
    let project = project(
      """
      protocol P {}; class Base {}
      typealias Both = P & Base
      class A: P {}; class B: Both {}; class C: P, Base {}; struct D: Base {}
      extension A: Base {}
      class E: Module.Base {}
      """)
    #expect(project.superclasses("A") == [] && project.superclasses("B") == ["Base"])
    #expect(project.superclasses("C") == [], "that is no Swift")
    #expect(project.superclasses("D") == [] && project.superclasses("E") == [])
  }

  @Test func foreignConformers() {
    let project = project {
      file("A.swift", "protocol P {}\nprotocol Q: P {}\ntypealias Mine = Foreign\nextension Foreign: Q {}")
      file("B.swift", "extension Other.Deep: P {}\nextension Swift.Array: P where Element: P {}\nextension Mine {}")
      file("C.swift", "extension Set<Int>: Q {}\nextension [String: Int]: P {}\ntypealias More = Kit.Third<Int>\nextension More: P {}")
    }
    #expect(project.foreignConformers("P") == ["Array", "Deep", "Dictionary", "Foreign", "Set", "Third"])
    #expect(project.foreignConformers("Q") == ["Foreign", "Set"])
  }

  @Test func extensionsAndMembers() {
    let project = project {
      file("A.swift", "struct A { var a = 1; func f() {}; struct In { var deep = 1 } }")
      file("B.swift", "extension A { var b: Int { 1 } }\nextension A.In { func g() {} }\nextension Gone { func h() {} }")
    }
    #expect(project.members("A") == ["a", "f", "In", "b"])
    #expect(project.members("A.In") == ["deep", "g"])
    #expect(project.members("A", named: "b") == ["A.b"] && project.members("A", named: "deep") == [])
    #expect(project.members("A", named: "never") == [])
  }

  /// Where Swift has a class of the name, too, an implementation is that of Objective-C's.
  @Test func implementationsOfNamesakes() {
    let project = project {
      file("Loom.h", "class Loom: NSObject {}\nextension Loom { @objc(weave) func weave() {} }")
      file("Loom.swift", "class Loom {}\nextension Loom { func spin() {} }")
    }
    let types = project.index.types(named: "Loom")
    #expect(types.map { project.index.extensions(of: $0).count } == [1, 0])
  }

  @Test func manyMembersOfAName() {
    let overloads = (0..<50).map { "func f(_ a\($0): A\($0)) {}; var v\($0 % 7)\($0): Int" }.joined(separator: "\n")
    let project = project("class A {\n\(overloads)\n}\nextension A { func f() {} }\nclass B { func f() {} }")
    #expect(project.members("A", named: "f").count == 51 && project.members("A", named: "f").last == "A.f#51")
    #expect(project.members("B", named: "f") == ["B.f"] && project.members("A").count == 101)
  }
}

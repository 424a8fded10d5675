import Syntax
import Testing

/// Requirements, witnesses, overrides, and who may see what.
@Suite struct MemberTests {
  @Test func requirementsAndExtensionMembers() {
    let project = project(
      """
      protocol P: Q { associatedtype Item; var a: Int { get }; func b(); init(); typealias T = Int; subscript(i: Int) -> Int { get } }
      protocol Q { var inherited: Int { get } }
      extension P { func b() {}; var c: Int { 1 }; struct N {} }
      """)
    #expect(project.requirements("P") == ["a", "b", "init", "subscript"])
    #expect(project.extensionMembers("P") == ["b", "c"])
  }

  @Test func witnessesMatchByKindLabelsAndStaticness() {
    let project = project(
      """
      protocol P {
        var v: Int { get }; static var s: Int { get }; func f(_ a: Int, by b: Int); static func g(); init(x: Int)
        static var first: Self { get }; static func second(of: Int) -> Self; subscript(i: Int) -> Int { get }
      }
      struct Good: P {
        let v = 1; static let s = 1; func f(_ other: Int, by name: Int) {}; static func g() {}; init(x y: Int) {}
        static let first = Good(); static func second(of: Int) -> Good {}; subscript(j: Int) -> Int { 1 }
      }
      struct Bad {
        static let v = 1; let s = 1; func f(a: Int, by: Int) {}; func g() {}; init(_ x: Int) {}; func v() {}
      }
      enum Kind: P { case first; case second(of: Int) }
      class Base { var v = 1; class func g() {} }
      class Sub: Base, P {}
      extension Sub { func f(_ a: Int, by b: Int) {} }
      """)
    for name in ["v", "s", "f", "g", "init", "first", "second", "subscript"] {
      #expect(project.witness(of: "P.\(name)", in: "Good") == "Good.\(name)", "\(name)")
      #expect(project.witness(of: "P.\(name)", in: "Bad") == nil, "\(name)")
    }
    #expect(project.witness(of: "P.first", in: "Kind") == "Kind.first")
    #expect(project.witness(of: "P.second", in: "Kind") == "Kind.second")
    #expect(project.witness(of: "P.v", in: "Sub") == "Base.v" && project.witness(of: "P.g", in: "Sub") == "Base.g")
    #expect(project.witness(of: "P.f", in: "Sub") == "Sub.f" && project.witness(of: "P.init", in: "Sub") == nil)
  }

  @Test func overrides() {
    let project = project {
      file(
        "A.swift",
        """
        class Base { func a() {}; func b(_ x: Int) {}; class func c() {}; var d: Int { 1 }; private func e() {}; fileprivate func g() {} }
        class Middle: Base { override func b(_ y: Int) {}; private func e() {}; override func g() {} }
        """)
      file(
        "B.swift",
        """
        class Leaf: Middle { override func a() {}; override func b(_ z: Int) {}; override class func c() {}; override var d: Int { 2 } }
        extension Leaf { func e() {}; func g() {}; func a(x: Int) {}; func new() {} }
        struct S { func a() {} }
        func a() {}
        """)
    }
    #expect(project.overridden(by: "Leaf.a") == "Base.a")
    #expect(project.overridden(by: "Leaf.b") == "Middle.b" && project.overridden(by: "Middle.b") == "Base.b")
    #expect(project.overridden(by: "Leaf.c") == "Base.c" && project.overridden(by: "Leaf.d") == "Base.d")
    #expect(project.overridden(by: "Middle.g") == "Base.g" && project.overridden(by: "Middle.e") == nil)
    for name in ["Leaf.e", "Leaf.a#2", "Leaf.new", "Base.a", "S.a", "a"] { #expect(project.overridden(by: name) == nil, "\(name)") }
    #expect(project.overridden(by: "Leaf.g") == "Middle.g")
  }

  // MARK: Access

  @Test func accessOfMembers() {
    let project = project(
      """
      public struct A { var a: Int; public var b: Int; private var c: Int; public struct In { public var d: Int } }
      struct B { public var e: Int; public struct In { public var f: Int } }
      private struct C { public var g: Int }
      open class D { open func h() {}; func i() {} }
      func j() {}
      public func k() {}
      """)
    let expected: [(String, AccessLevel)] = [
      ("A", .public), ("A.a", .internal), ("A.b", .public), ("A.c", .private), ("A.In.d", .public), ("B.e", .internal),
      ("B.In.f", .internal), ("C", .private), ("C.g", .private), ("D.h", .open), ("D.i", .internal), ("j", .internal),
      ("k", .public),
    ]
    for (name, level) in expected { #expect(project.access(name) == level, "\(name)") }
  }

  @Test func accessOfRequirementsAndCases() {
    let project = project(
      """
      public protocol P { var a: Int { get }; associatedtype Item }
      fileprivate protocol Q { func b() }
      public enum E { case c; case d(Int); var e: Int }
      struct Outer { public enum F { case g } }
      """)
    #expect(project.access("P.a") == .public && project.access("P.Item") == .public && project.access("Q.b") == .fileprivate)
    #expect(project.access("E.c") == .public && project.access("E.d") == .public && project.access("E.e") == .internal)
    #expect(project.access("Outer.F.g") == .internal)
  }

  @Test func accessInExtensions() {
    let project = project {
      file("A.swift", "public struct A {}\nstruct B {}\npublic struct Outer { struct In {} }\npublic protocol P {}")
      file(
        "B.swift",
        """
        public extension A { func a() {}; internal func b() {}; struct New { public var c: Int; var d: Int } }
        public extension B { func e() {}; struct New { public var f: Int } }
        extension A { public func g() {}; func h() {} }
        private extension A { func i() {} }
        public extension Outer.In { func j() {} }
        public extension Foreign { func k() {} }
        extension P { public func l() {} }
        """)
    }
    let expected: [(String, AccessLevel)] = [
      ("A.a", .public), ("A.b", .internal), ("A.New", .public), ("A.New.c", .public), ("A.New.d", .internal),
      ("B.e", .internal), ("B.New", .internal), ("B.New.f", .internal), ("A.g", .public), ("A.h", .internal),
      ("A.i", .private), ("Outer.In.j", .internal), ("Foreign.k", .public), ("P.l", .public),
    ]
    for (name, level) in expected { #expect(project.access(name) == level, "\(name)") }
  }
}

import Index
import Testing

/// Types that are the same in other words, types that differ, and types of which nobody can tell.
@Suite struct LikenessTests {
  private static let types = """
    import Kit
    class Base {}; final class Sub: Base {}; struct Box<T> { struct Lid {}; let t: T }; struct Plain {}
    protocol Shape { associatedtype Side; var side: Side { get } }; protocol Named {}
    typealias Handler = (Int, String?) -> Void; typealias Words = [String]; typealias Pair<T> = (T, T); typealias Swap<A, B> = (Result<B, A>) -> Pair<B>; typealias Both = Shape & Named
    typealias Again = Handler
    #if os(Linux)
    typealias Native = Plain
    #else
    typealias Native = Sub
    #endif
    #if DEBUG
    typealias Sometimes = Plain
    #endif

    """

  /// How two variables in `Box` compare that are declared with the types.
  private func likeness(_ left: String, _ right: String) -> Likeness {
    let project = project(Self.types + "extension Box { var left: \(left) { x }; var right: \(right) { x } }")
    let answer = project.likeness("Box.left", "Box.right")
    #expect(answer == project.likeness("Box.right", "Box.left"), "\(left) and \(right), the other way round")
    return answer
  }

  @Test(arguments: [
    ("Int", "Int"), ("Int", "Swift.Int"), ("URL", "Kit.URL"), ("Plain", "Main.Plain"), ("Lid", "Box.Lid"), ("String?", "Optional<String>"),
    ("String!", "String!"), ("[Int]", "Array<Int>"), ("[Int]", "Swift.Array<Int>"), ("[Int: Plain]", "Dictionary<Int, Main.Plain>"),
    ("Void", "()"), ("Swift.Void", "( )"), ("(Int)", "Int"), ("((Int) -> Void)?", "Optional<(Int) -> ()>"), ("any Named", "Named"),
    ("any Named & Shape", "Shape & Named"), ("Both", "Named & Shape"), ("any (Named & Shape)", "Both"),
    ("Handler", "(_ a: Int, _ b: String?) -> Void"), ("Handler", "(Int, String?) -> ()"), ("@escaping Handler", "Handler"),
    ("@Sendable (Int) -> Void", "( Int )->Void"), ("Again", "Handler"), ("Words?", "[String]?"), ("Set<Words>", "Set<[String]>"),
    ("Plain.Type", "Main.Plain.Type"), ("(Int, Plain)", "(Int,Main.Plain)"), ("(a: Int, b: Int)", "(a: Int, b: Int)"),
    ("() async throws -> Int", "() async throws -> Int"), ("Box<Int>", "Main.Box<Swift.Int>"), ("Far.Inner", "Far.Inner"), ("[[Far]]", "[Array<Far>]"),
    ("`Plain`", "Plain"), ("Box<Int>.Lid?", "Box<Int>.Lid?"), ("(Int) -> (Int) -> Plain", "(Int) -> ((Int) -> Plain)"),
    ("Pair<Int>", "(Int, Int)"), ("Swap<Int, Plain>?", "((Result<Plain, Int>) -> (Plain, Plain))?"), ("Pair<Pair<Int>>", "((Int, Int), (Int, Int))"),
  ])
  func equal(left: String, right: String) {
    // What is nested in a generic type is nobody's business, but never different.
    let expected: Likeness = left.contains("Box<Int>.") ? .unknown : .equal
    #expect(likeness(left, right) == expected, "\(left) and \(right)")
  }

  @Test(arguments: [
    ("String", "String?"), ("String!", "String?"), ("Int!", "String!"), ("Far", "Far?"), ("Far!", "Far?"), ("Plain", "Plain!"), ("Base", "Sub"), ("Named", "Plain"), ("Int", "String"), ("Int", "Plain"),
    ("[Int]", "[String]"), ("[Int]", "Set<Int>"), ("[Int]", "Plain"), ("[Far]", "[Far?]"), ("[Plain]", "[Plain]?"), ("(Int) -> Void", "(String) -> Void"),
    ("(Int) -> Void", "() -> Void"), ("Handler", "Handler?"), ("Handler", "Plain"), ("(Int, Int)", "(Int, Int, Int)"), ("Plain.Type", "Plain"),
    ("Box<Int>", "Box<Plain>"), ("() -> Void", "()"), ("Words", "[Int]"), ("Pair<Int>", "(Int, String)"), ("Pair<Int>", "Pair<Plain>"), ("Plain?", "Sub?"), ("Any", "Plain"), ("Plain??", "Plain?"),
    ("(Plain) -> Void", "(Plain?) -> Void"), ("(a: Int, b: Int)", "(Int, Int)"), ("() throws -> Void", "() -> Void"),
    ("() async -> Void", "() throws -> Void"), ("Range<Int>", "ClosedRange<Int>"), ("Error", "NSError"), ("Error", "Plain"),
  ])
  func different(left: String, right: String) { #expect(likeness(left, right) == .different, "\(left) and \(right)") }

  @Test(arguments: [
    ("Far", "Near"), ("Far", "Plain"), ("Far", "Int"), ("Far", "Plain?"), ("Far", "(Int) -> Void"), ("T", "Int"), ("T", "T"), ("Self", "Plain"),
    ("Native", "Plain"), ("Sometimes", "Plain"), ("some Named", "Plain"), ("some Named", "Named"), ("some Named", "some Named"), ("[some Named]", "[some Named]"), ("Lost", "Lost"),
    ("() throws(Far) -> Void", "() -> Void"), ("@Far () -> Void", "() -> Void"), ("Far.Inner", "Inner"),
    ("@autoclosure () -> Int", "() -> Int"), ("Shape & Named", "Shape"), ("Far<Int>", "Far"), ("T?", "Far"), ("T!", "Far?"), ("Far!", "Near?"), ("Self.Side", "Int"),
    ("[T]", "[Int]"), ("~Copyable", "Plain"), ("Both", "Plain"),
  ])
  func unknown(left: String, right: String) {
    let left = left == "Lost" ? "T.Lost" : left
    #expect(likeness(left, right) == .unknown, "\(left) and \(right)")
  }

  @Test(arguments: [
    ("()", "()", Likeness.equal), ("(a: Int)", "(b: Int)", .equal), ("() -> Void", "()", .equal), ("() -> Int", "()", .different), ("() -> some Named", "() -> some Named", .unknown), ("(_ a: Int)", "()", .different),
    ("(a: Int...)", "(a: Int...)", .equal), ("(a: Int...)", "(a: [Int])", .different), ("(a: inout Int)", "(a: Int)", .different),
    ("(a: inout Int)", "(b: inout Swift.Int)", .equal), ("(a: @escaping () -> Void)", "(a: () -> ())", .equal),
    ("<T>(a: T)", "<U>(a: U)", .equal), ("<T: Named>(a: T)", "<U: Named>(a: U)", .equal), ("<T: Named>(a: T)", "<U: Shape>(a: U)", .unknown),
    ("<T>(a: T)", "(a: Int)", .unknown), ("<T, U>(a: T, b: U)", "<T, U>(a: U, b: T)", .unknown), ("<T>(a: [T]) -> T?", "<U>(a: [U]) -> U?", .equal),
    ("<T>(a: T) where T: Named", "<T>(a: T)", .unknown), ("<T>(a: T) -> T.Item", "<T>(a: T) -> T.Item", .unknown),
    ("(a: some Named)", "(a: some Named)", .equal), ("(a: some Named)", "(a: Named)", .unknown), ("(a: borrowing Plain)", "(a: Plain)", .equal),
    ("(_ a: Int, b: String = \"\")", "(_ c: Int, d: String)", .equal), ("(a: Int, b: Far)", "(a: String, b: Near)", .unknown),
  ])
  func signatures(left: String, right: String, expected: Likeness) {
    let project = project(Self.types + "struct S { func left\(left) {}; func right\(right) {} }")
    #expect(project.likeness("S.left", "S.right") == expected, "\(left) and \(right)")
    #expect(project.likeness("S.right", "S.left") == expected, "\(right) and \(left)")
  }

  @Test(arguments: [
    ("= \"a\"", ": String", Likeness.equal), ("= \"a\"", ": String?", .different), ("= 1", ": Int", .equal), ("= 1.5", ": Double", .equal), ("= 1e9", ": Int", .different), ("= -1", ": Int", .equal), ("= 0x1F", ": Int", .unknown),
    ("= true", ": Bool?", .different), ("= nil", ": Int?", .unknown), ("= Plain()", ": Plain", .equal), ("= Plain()", ": Plain?", .different),
    ("= Main.Plain()", ": Plain", .equal), ("= Fragile(1)", ": Fragile", .unknown), ("= Far()", ": Far", .unknown), ("= Box(t: 1)", ": Box<Int>", .unknown),
    ("= Sub()", ": Base", .different), ("= []", ": [Int]", .unknown), ("= { 1 }", ": () -> Int", .unknown), ("= #\"a\"#", ": String", .equal),
    ("= #colorLiteral()", ": String", .unknown), ("= Plain.make()", ": Plain", .unknown), ("= .init()", ": Plain", .unknown),
  ])
  func values(left: String, right: String, expected: Likeness) {
    let project = project(
      Self.types + "struct Fragile { init?(_ x: Int) { nil } }\nstruct S { let left \(left)\nvar right\(right) }")
    #expect(project.likeness("S.left", "S.right") == expected, "\(left) and \(right)")
  }

  @Test func spellingsFromOtherPlaces() {
    let project = project {
      file(
        "App/A.swift",
        """
        protocol Source { associatedtype Item; var item: Item { get }; var mode: Mode { get }; enum Mode {}; var next: Far? { get } }
        struct List: Source { typealias Item = Int; var item: Item; var mode: List.Mode; var next: Far? }
        struct Other: Source { var item: Int; var mode: Source.Mode; var next: Far; typealias Far = Plain }
        struct Plain {}
        """)
      file("Kit/B.swift", "struct Plain {}\nstruct Holder { var own: Plain; var other: App.Plain; var far: Far? }\nimport App")
    }
    #expect(project.likeness("App.List.item", "App.Other.item") == .equal)
    #expect(project.likeness("App.Source.item", "App.List.item") == .unknown)
    #expect(project.likeness("App.Source.mode", "App.List.mode") == .equal)
    #expect(project.likeness("App.Source.mode", "App.Other.mode") == .equal)
    #expect(project.likeness("App.Source.next", "App.List.next") == .equal)
    #expect(project.likeness("App.Source.next", "App.Other.next") == .different)
    #expect(project.likeness("Kit.Holder.own", "Kit.Holder.other") == .different)
    #expect(project.likeness("App.Source.next", "Kit.Holder.far") == .equal)
  }

  @Test func hostileTexts() {
    let deep = String(repeating: "[", count: 500) + "Int" + String(repeating: "]", count: 500)
    let many = String(repeating: "(", count: 300) + "Int" + String(repeating: ")", count: 300)
    for text in [deep, many, "Box<", "(Int", "[Int:", "Int ->", "@", "some", "any", "Int.", "A<B>.C<D>", "A & ", "(_ : Int) -> Int", "...", "()()()"] {
      let project = project("var right: Int\nvar left: \(text)")
      #expect(project.likeness("right", "right") == .equal)
      _ = project.likeness("left", "right")
      _ = project.likeness("left", "left")
    }
    let circle = project("typealias A = B; typealias B = A; typealias C = [C]; var a: A; var c: C; var i: Int")
    #expect(circle.likeness("a", "i") == .unknown && circle.likeness("c", "c") == .unknown)
  }
}

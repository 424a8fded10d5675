import Index
import Testing

/// The one thing that keeps a member from being what is required.
@Suite struct NearMissTests {
  @Test(arguments: [
    ("func x()", "func x() {}", nil), ("func x(a: Int)", "func x(b: Int) {}", .label(0)), ("func x(a: Int, b: Int)", "func x(b: Int, a: Int) {}", nil),
    ("func x(a: Int, b: Int)", "func x(a: Int, _ b: Int) {}", .label(1)), ("func x(a: Int)", "func x(a: String) {}", .parameter(0)),
    ("func x(a: Int)", "func x(b: String) {}", nil), ("func x() -> Int", "func x() -> Int? {}", .result), ("func x(a: Int) -> Int", "func x(a: String) {}", nil),
    ("func x()", "func x() throws {}", .throwing), ("func x()", "func x() async {}", .async), ("func x()", "mutating func x() {}", .mutating),
    ("func x() async throws", "func x() {}", nil), ("mutating func x()", "mutating func x() {}", nil), ("func x(a: Int)", "func x(b: Int) throws {}", nil),
    ("func x(a: Int)", "func x() {}", nil), ("func x(a: Far)", "func x(a: Near) {}", nil), ("func x<T>(a: T)", "func x(a: Int) {}", nil),
    ("var x: Int { get }", "let x: Int", nil), ("var x: Int { get }", "let x: Int?", .result), ("var x: Int { get set }", "let x: Int", .setter),
    ("var x: Int { get set }", "var x: Int { 1 }", .setter), ("var x: Int { get set }", "var x = 1", nil), ("var x: Int { get set }", "var x: Int { get { 1 } set {} }", nil),
    ("var x: Int { get set }", "lazy var x: Int = 1", .mutating), ("var x: Int { get }", "func x() -> Int {}", nil), ("var x: Item { get }", "var x: Int", nil),
  ] as [(String, String, NearMiss?)])
  func misses(required: String, member: String, expected: NearMiss?) {
    let project = project("protocol P { \(required)\nassociatedtype Item }\nstruct S { \(member) }")
    #expect(project.index.nearMiss(project.decl("P.x"), project.decl("S.x")) == expected, "\(required) and \(member)")
    let isSameKey = !member.contains("b:") && !member.contains("_ b") && member.hasPrefix("func") == required.hasPrefix("func")
    if expected != nil, isSameKey {
      #expect(!project.index.mayAnswer(project.decl("P.x"), project.decl("S.x")), "\(required) and \(member)")
    }
  }

  /// However often a name is said, labels tell who is not called; where these may be left out, nobody knows.
  @Test func namesThatAreSaidOften() {
    let project = project(
      "struct S { func x(a: Int) {} }; struct T { func x(b: Int) {} }; struct U { func x(c: Int = 1) {} }\nfunc f(t: T) {\n"
        + String(repeating: "print(t.x, x)\n", count: 1024) + "t.x(b: 1) }")
    #expect(["S.x", "T.x", "U.x"].map { project.index.isUsed(project.decl($0)) } == [false, true, true])
  }

  @Test(arguments: [
    ("s.x(a: 1)", true), ("if s.y(a: 1) {}", true), ("for _ in s.z(a: 1) {}", true), ("other().x(a: 1) {}", false), ("s.x {}", true),
    ("s.x(b: 1)", false), ("_ = s.x(a:)", true), ("guard s.y(a: 1) else { return }", true), ("while s.y(a: 1) {}", true),
    ("switch s.y(a: 1) { default: break }", true),
  ])
  func uses(use: String, expected: Bool) {
    let project = project(
      "struct S { func x(a: () -> Void) {}; func y(a: Int) -> Bool { true }; func z(a: Int) -> [Int] { [] } }\n"
        + "func f(s: S) { \(use) }")
    let name = ["S.x", "S.y", "S.z"].first { use.contains($0.dropFirst() + "(") || use.contains($0.dropFirst() + " ") } ?? ""
    #expect(project.index.isUsed(project.decl(name)) == expected, "\(use)")
  }

  @Test(arguments: [
    ("Base", "Sub", true), ("Shape", "Sub", true), ("Sub", "Sub?", true), ("Sub", "Sub!", true), ("Base?", "Sub?", true), ("Sub!", "Sub?", true),
    ("Far", "Far?", true), ("[Int]", "[String]", true), ("Set<Int>", "[Int]", false), ("(Int) -> Void", "() -> Void", true), ("Sub", "Other", false),
    ("Int", "String", false), ("Sub", "[Sub]", false), ("Box<Int>", "Box<String>", true), ("Int", "Sub?", false), ("Int", "() -> Int", false),
  ])
  func kinship(left: String, right: String, expected: Bool) {
    let project = project(
      "protocol Shape {}; class Base: Shape {}; class Sub: Base {}; struct Other {}; struct Box<T> {}\n"
        + "struct S { func a(_ x: \(left)) {}; func b(_ x: \(right)) {}; func c() -> \(left) {}; func d() -> \(right) {} }")
    let answers = [("a", "b", NearMiss.parameter(0)), ("b", "a", .parameter(0)), ("c", "d", .result), ("d", "c", .result)].map {
      project.index.isAkin(project.decl("S.\($0)"), project.decl("S.\($1)"), at: $2)
    }
    #expect(answers == Array(repeating: expected, count: 4), "\(left) and \(right)")
  }

  @Test(arguments: [
    ("rowsLoaded", ["rowsLoadd", "rowsLodaed", "rowxLoaded", "rowsloaded", "ROWSLOADED"]),
    ("rowLoaded", []), ("rowsLoaded2", []), ("page12", []), ("step1Done", []), ("r", []), ("", []),
  ])
  func slips(name: String, expected: [String]) {
    let names = [
      "rowsLoadd", "rowsLoaded", "rowsLodaed", "rowsLoaadd", "rowssLoaded", "rowxLoaded", "rowsloaded", "ROWSLOADED", "rowsLoadedAt", "page2",
      "page1", "page", "step2Done", "stepDone", "s", "rs", "",
    ]
    #expect(TypoTable(names).places(nearly: name).map { names[$0] } == expected)
  }
}

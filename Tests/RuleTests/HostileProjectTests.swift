import Facts
import Foundation
import Index
import Report
@testable import RuleKit
import Rules
import Testing

/// Programs that no compiler takes: what leads back to itself, and what lies in itself without end.
@Suite(.enabled(if: Project.wantedRule == nil)) struct HostileProjectTests {
  private static let circles = """
    protocol Ring: Ring { var size: Int { get set }; func turn() }
    extension Ring { func turn() { size = 1 }; func spin() { turn() } }
    protocol Left: Right where Self: Band { func hold() }
    protocol Right: Left { associatedtype Item: Item; associatedtype Next: Last; associatedtype Last: Next; typealias All = Same; typealias Same = All }
    extension Right where Item == Next, Next == Last, Last == Item, Self: Right { func hold() { spin() } }
    class Knot: Knot { override func turn() { super.turn() }; required init() { super.init() } }
    class Band: Loop { override func turn() { super.turn() }; func size() -> Band { self } }
    class Loop: Belt { override func turn() { super.turn() } }
    class Belt: Band, Ring { func turn() { fatalError("subclasses must override") }; var size = 1 }
    typealias One = Two; typealias Two = Three; typealias Three = One
    class Alias: One, Ring { var size: Two = 0; func turn() { (self as One).turn() } }
    typealias Deep<T> = Deep<Deep<T>>
    class Deeper: Deep<Deeper> { override func turn() { super.turn() } }
    extension Nothing { extension Nothing.Here { func turn() {} }; protocol Nothing: Nothing {} }
    extension Nothing.Here.There: Nothing where Self: Self { func turn() { super.turn() } }
    class Box { class Box { class Box: Box.Box.Box { override func turn() {} }; extension Box: Box {} } }
    extension Box.Box.Box.Box: Ring {}
    struct Pair<T: Pair<T>>: Pair<Pair<Pair<T>>> where T: T, T == Pair<T> {}
    extension Pair: Pair where Pair: Pair {}
    enum Tree: Tree { indirect case branch(Tree), leaf; case leaf(Leaf) }
    extension Tree: Tree { typealias Leaf = Tree.Leaf }
    actor Stage: Stage {}
    #if A
    class Here: There {}
    #elseif A
    class There: Here {}
    #if A
    protocol Ring: Left {}
    #else
    extension Here: There, Ring {}
    #endif
    #endif
    @objc protocol Again: Again { @objc optional func again() }
    extension Again { func again() {} }
    func use(_ ring: some Ring & Ring, _ one: One) where One: One { ring.turn(); one.one.one(ring.size = one) }
    """

  private func index(_ project: Project) -> ProjectIndex {
    ProjectIndex(joining: project.facts(ruleBook), layout: ModuleLayout(oneModule: "Main", files: project.files.count))
  }

  private func findings(_ index: ProjectIndex) -> [Finding] {
    var choice = RuleChoice(from: ruleBook)
    choice.turnOnAll()
    var bench = Workbench(choice, on: index)
    return index.files.indices.flatMap { bench.findings(inFile: $0) }
  }

  @Test func circlesEnd() {
    let index = index(Project("circles", about: "", text: Self.circles))
    #expect(index.files[0].decls.count > 60)
    _ = Report(findings(index), in: index)
    // Each of their declarations may be the first that is read.
    let lines = Self.circles.split(separator: "\n").map(String.init)
    for turn in lines.indices {
      let text = (lines[turn...] + lines[..<turn]).joined(separator: "\n")
      _ = findings(self.index(Project("circles", about: "", text: text)))
    }
  }

  @Test(.enabled(if: ObjCSources.hasLibrary)) func circlesOfTwoLanguages() {
    let header = """
      @interface Ring : Loop <Turning>
      - (void)turn NS_REQUIRES_SUPER;
      @end
      @interface Loop : Band
      @end
      @protocol Turning <Spinning>
      @optional
      - (void)turn;
      @end
      @interface Self : Self
      @end
      """
    let swift = """
      class Band: Ring { override func turn() {} }
      @objc protocol Spinning: Turning { @objc optional func spin() }
      extension Ring: Spinning { func spin() { turn() } }
      extension Loop: Turning {}
      """
    let files = [Project.File(path: "Ring.h", text: header), Project.File(path: "Band.swift", text: swift)]
    for project in [Project("rings", about: "", files: files), Project("rings", about: "", files: files.reversed())] {
      let index = index(project)
      #expect(index.files.allSatisfy { !$0.decls.isEmpty })
      _ = findings(index)
    }
  }

  /// What is nested, and what closes it.
  private static let nests: [(String, String)] = [
    ("class A { ", "}"), ("class A: A { func f() { f() }; ", "}"), ("protocol P { var v: Int { get set }; func f(); ", "}"),
    ("extension A { func f() {}; ", "}"), ("enum E { case a(E); ", "}"), ("struct S: P { var v: Int { ", "} }"), ("func f() { class A { ", "} }"),
    ("class A: B<", ">"), ("var x = f { ", "}"), ("let a = [", "]"), ("\"\\(", ")\""), ("#if A\nclass C {}\n#else\n", "#endif\n"), ("/*", "*/"),
    ("a ? b : ", "c"), ("// accesslint:disable:next all\n", ""), ("extension A where T: ", "A."),
  ]

  /// Four thousand deep costs no stack, and four times as deep about four times the time.
  @Test(arguments: nests.indices) func depth(place: Int) {
    let (open, close) = Self.nests[place]
    let projects = [500, 2000].map { depth in
      let nest = String(repeating: open, count: depth) + String(repeating: close, count: depth)
      return Project("deep", about: "", text: "protocol Q: AnyObject { var v: Int { get set } }\nextension Q { func g() { v = 1 } }\nclass D: Q { var v = 1 }\n" + nest)
    }
    var times: [Double] = []
    let isLinear = (0..<3).contains { _ in
      times = projects.map { project in
        let start = processorTime()
        let index = index(project)
        _ = Report(findings(index), in: index)
        return processorTime() - start
      }
      return times[1] < times[0] * 9 + 0.05
    }
    #expect(isLinear, "\(open): \(times)")
  }

  /// This thread's own time: other tests and other programs do not count.
  private func processorTime() -> Double {
    var time = timespec()
    // The call fills the structure that is passed.
    _ = unsafe clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
  }
}

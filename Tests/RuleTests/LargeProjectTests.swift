import Facts
import Foundation
import Index
@testable import RuleKit
import Rules
import Testing

/// Four times the project takes a rule about four times the time, whatever there is much of.
@Suite(.enabled(if: Project.wantedRule == nil)) struct LargeProjectTests {
  /// What there is much of.
  private static let shapes: [(name: String, text: @Sendable (Int) -> String)] = [
    ("types that conform", { count in
      """
      protocol P: AnyObject { var v: [Int] { get set }; var w: Int { get set }; func f(); func g(_ a: Int) }
      extension P { func f() { v.append(w); w = 1 }; func h() {} }
      func use(_ p: any P) { print(p.w); p.g(1); p.h() }

      """ + many(count) { "class C\($0): P { var v: [Int] = []; var w = 0; func g(_ a: Int) { f() }; func h() { w = 2 } }" }
    }),
    ("subclasses", { count in
      "protocol P { var v: Int { get set }; func f() }\nextension P { func f() {}; var w: Int { v } }\nclass C0: P { var v = 0 }\n"
        + many(count) { "class C\($0 + 1): C0 { func f() { v = 1 }; override init() {} }" }
    }),
    ("declarations of one name", { count in
      "protocol P: AnyObject { var v: Int { get set }; func f() }\nextension P { func f() { v += 1 } }\nclass C: P { var v = 0 }\n"
        + many(count) { "struct S\($0) { var v = 0; func f() { v; print(self.v) } }" }
    }),
    ("protocols with the same requirement", { count in
      many(count) {
        """
        protocol P\($0): AnyObject { var v: Int { get set }; func f() }
        extension P\($0) { func f() { v += 1 }; func g() {} }
        class C\($0): P\($0) { var v = 0; func g() {} }
        """
      }
    }),
    ("protocols of one type", { count in
      "class C { var v = 0; func f() {} }\n" + many(count) { "protocol P\($0): AnyObject { func f\($0)() }\nextension C: P\($0) { func f\($0)() { v += 1 } }" }
    }),
    ("superclasses", { count in
      "class C0 { func f() { fatalError(\"must override\") }; func g() {}; var v = 0 }\n"
        + many(count) { "class C\($0 + 1): C\($0) { override func f() { g(); v = 1 }; override func g() { super.g() } }" }
    }),
    ("protocols that refine one another", { count in
      "protocol P0 { var v0: Int { get set }; func f0() }\nextension P0 { func f0() { v0 += 1 }; func g0() {} }\n"
        + many(count) {
          """
          protocol P\($0 + 1): P\($0) { var v\($0 + 1): Int { get set }; func f\($0 + 1)() }
          extension P\($0 + 1) { func f\($0 + 1)() { v\($0 + 1) += 1 }; func g\($0 + 1)() {} }
          """
        }
    }),
    ("requirements", { count in
      "protocol P: AnyObject {\n" + many(count) { "var v\($0): Int { get set }; func f\($0)()" } + "\n}\nextension P {\n"
        + many(count) { "func f\($0)() { v\($0) += 1 }; func g\($0)() { f\($0)() }" } + "\n}\nclass C: P {\n"
        + many(count) { "var v\($0) = 0; func g\($0)() { print(v\($0)) }" } + "\n}"
    }),
    ("links of chains", { count in
      """
      class C {
        /// For subclasses only.
        func f() {}
        func a(_ n: Int) -> C { self }
      }
      class D: C {}
      struct E { struct F {} }
      extension Foreign {
        func b(_ n: Int) -> Other<Int> { fatalError() }
        func c(_ n: Int) -> [[Other<Int>]] { fatalError() }
      }
      func use(_ x: [[Other<C>]]) {
        C()\(many(count) { _ in ".a(1)" }).f()
        make()\(many(count) { ".\($0 % 2 == 0 ? "b" : "c")(1)" }).f()
        x.map { $0.first\(many(count) { ".\($0 % 2 == 0 ? "c" : "b")(1).f()" }) }
        E\(many(count) { _ in ".F" }).f()
      }
      """
    }),
    ("functions that nobody calls", { count in
      "protocol P: AnyObject {\n" + many(count) { "func track\($0)(_ a: Int)" } + "\n}\nextension P {\n"
        + many(count) { "func track\($0)(_ a: Int) {}" } + "\n}\nclass C: P {\n" + many(count) { "func own\($0)(_ a: Int) {}" } + "\n}"
    }),
    ("uses in one body of what is for tests", { count in
      "enum F {\n  case a\n  /// For testing only.\n  case slowClockForDemos\n}\nfunc use(_ f: F) {}\nfunc all() {\n"
        + many(count * 4) { _ in "  use(.slowClockForDemos)" } + "\n}"
    }),
    ("overloads", { count in
      many(count) { "struct T\($0) {}" } + "\nprotocol P {\n" + many(count) { "func f(_ a: T\($0))" } + "\n}\nextension P {\n"
        + many(count) { "func f(_ a: T\($0)) {}" } + "\n}\nstruct S: P {\n" + many(count) { "func f(_ a: T\($0), b: Int) {}" } + "\n}"
    }),
    ("extensions with bounds", { count in
      "protocol P { associatedtype E; func g(_ a: Int) }\n"
        + many(count) { "extension P where E == T\($0) { func f() { print(\($0)) }; func g(_ a: String) { print(\($0)) } }" }
        + "\nstruct S: P { typealias E = Int; func f() {}; func g(_ a: Int) {} }"
    }),
    ("conformances of one type", { count in
      "struct S {}\n" + many(count) {
        """
        protocol P\($0) { func f\($0)(_ a: Int) }
        extension P\($0) { func f\($0)(_ a: Int) {} }
        extension S: P\($0) { func f\($0)(_ a: String) {} }
        """
      }
    }),
    ("optional requirements", { count in
      "@objc protocol P {\n" + many(count) { "@objc optional func control\($0)(_ a: Int, didTap b: Int)" }
        + "\n}\nclass C: NSObject, P {\n" + many(count) { "func control\($0)(_ a: Int, didTapp b: Int) {}" } + "\n}"
    }),
    ("members that are open to their file", { count in
      many(count) { "class C\($0) { fileprivate var v = 0; func f() { v = 1 } }" }
    }),
    ("uses of one name through as many protocols", { count in
      many(count) {
        """
        protocol P\($0) { var v: Int { get set }; func f() }
        extension P\($0) { func f() { v += 1; g() }; func g() {} }
        struct S\($0): P\($0) { var v = 0; func g() { print(v) } }
        func use\($0)(_ p: P\($0), _ s: S\($0)) { p.g(); print(p.v, s.v) }
        """
      }
    }),
    ("subclasses that call what they override", { count in
      "class A { func f() { fatalError(\"subclasses must override\") }; func run() { f() } }\n"
        + many(count) { "class B\($0): A { override func f() { g\($0)() }; func g\($0)() { f(); run() } }\nclass C\($0): A { func g\($0)() { f() } }" }
    }),
    ("hooks of one name below headings", { count in
      many(count) {
        """
        class A\($0) {
          // MARK: Protected
          func f() {}
        }
        class B\($0): A\($0) { override func f() { super.f() } }
        func use\($0)(_ a: A\($0)) { a.f() }
        """
      }
    }),
    ("errors that are thrown", { count in
      "func show(_ error: Error) { print(error.localizedDescription) }\n"
        + many(count) { "struct E\($0): Error { var localizedDescription: String { \"\" } }\nfunc f\($0)() throws { throw E\($0)() }" }
    }),
    ("recognizers", { count in
      "import UIKit\n" + many(count) { "class R\($0): UIGestureRecognizer { override func reset() {} }" }
    }),
    ("responders of old sources", { count in
      "import UIKit\n"
        + many(count) { "class V\($0): UIView { override func touchesBegan(touches: Set<NSObject>, withEvent event: UIEvent) {} }" }
    }),
    ("imports", { count in many(count) { "@testable import M\($0)" } }),
    ("proxies", { count in
      "import ProtocolProxy\n"
        + many(count) {
          """
          class A\($0): NSObject { var p\($0): ProtocolProxy!
            func f(_ a: A) { p\($0) = ProtocolProxy(UITableViewDelegate.self); a.p\($0).g(); p\($0).override(#selector(A.f), using: {}) } }
          """
        }
    }),
    ("types inside of a type", { count in
      "struct O {\n" + many(count) { "fileprivate struct N\($0) { var v = 0 }\nprivate func f\($0)() { _ = N\($0)() }" } + "\n}"
    }),
    ("extensions of one protocol", { count in
      "import UIKit\n"
        + many(count) {
          """
          extension UIScrollViewDelegate { func scrollViewDidScroll(_ scrollView: UIScrollView) { print(\($0)) } }
          class V\($0): NSObject, UIScrollViewDelegate {}
          """
        }
    }),
  ]

  /// Where each has to do with each, four times the project takes a rule sixteen times as long, but not sixty.
  private static let pairs: [(name: String, text: @Sendable (Int) -> String)] = [
    ("refinements with a member that types have again", { count in
      "protocol P0 {}\nextension P0 { func f() { print(0) } }\nclass C0: P0 { func f() { print(1) } }\n"
        + many(count) {
          """
          protocol P\($0 + 1): P\($0) {}
          extension P\($0 + 1) { func f() { print(\($0)) } }
          class C\($0 + 1): P\($0 + 1) { func f() { print(-\($0)) } }
          """
        }
    }),
    ("refinements with storage", { count in
      "protocol P0 { var v0: Int { get set } }\n"
        + many(count) {
          "protocol P\($0 + 1): P\($0) { var v\($0 + 1): Int { get set } }\nextension P\($0 + 1) { func g\($0)() { v\($0) = 1; v0 = 3 } }"
        } + "\nclass C: P\(count) {\n" + many(count + 1) { "var v\($0) = 0" } + "\n}"
    }),
    ("hooks and subclasses", { count in
      "class A {\n" + many(count) { "// accesslint:required\nfunc f\($0)() { fatalError() }" } + "\nfunc run() {\n"
        + many(count) { "f\($0)()" } + "\n}\n}\n" + many(count) { "class B\($0): A {}" }
    }),
  ]

  private static func many(_ count: Int, _ text: (Int) -> String) -> String {
    (0..<count).map(text).joined(separator: "\n")
  }

  @Test(arguments: shapes.indices) func isLinear(shape: Int) throws {
    let (name, text) = Self.shapes[shape]
    // Uses of a name are looked through for each protocol that requires it, up to a limit that the large project exceeds.
    let size = ["protocols with the same requirement", "uses of one name through as many protocols"].contains(name) ? 400 : 100
    expectGrowth(below: 9, text(size), text(size * 4), name)
  }

  @Test(arguments: pairs.indices) func isAtMostSquare(shape: Int) throws {
    let (name, text) = Self.pairs[shape]
    expectGrowth(below: 32, text(30), text(120), name)
  }

  private func expectGrowth(below limit: Double, _ small: String, _ large: String, _ name: String) {
    let small = index(of: small)
    let large = index(of: large)
    for card in ruleBook.cards {
      var times: (small: Double, large: Double) = (0, 0)
      // Whoever is linear shows it once in a few times, however busy the machine is.
      let isLinear = (0..<4).contains { _ in
        times = (seconds(card.id, small), seconds(card.id, large))
        return times.large < times.small * limit + 0.02
      }
      #expect(isLinear, "\(card.id), many \(name): \(times)")
    }
  }

  private func index(of text: String) -> ProjectIndex {
    let project = Project("large", about: "", text: text)
    return ProjectIndex(joining: project.facts(), layout: ModuleLayout(oneModule: "Main", files: 1))
  }

  private func seconds(_ rule: String, _ index: ProjectIndex) -> Double {
    var choice = RuleChoice(from: ruleBook)
    choice.turnOffAll()
    _ = choice.turnOn(rule)
    var bench = Workbench(choice, on: index)
    let start = processorTime()
    _ = bench.findings(inFile: 0)
    return processorTime() - start
  }

  /// This thread's own time: other tests and other programs do not count.
  private func processorTime() -> Double {
    var time = timespec()
    // The call fills the structure that is passed.
    _ = unsafe clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
  }
}

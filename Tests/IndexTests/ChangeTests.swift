import Index
import Testing

/// Which mentions of a variable change what it holds.
@Suite struct ChangeTests {
  private static let changing = [
    "a.v = 1", "a.v += 1", "f(&a.v)", "a.v[0] = 1", "a.v?[0] = 1", "a.list.append(1)",
    "a.list.removeAll { $0 }", "a.point.x = 1", "a.point.move()", "a.point.inner.y = 1", "(a.v, b) = (1, 2)",
    "a.inner.list.sort()",
  ]
  private static let unclear = [
    "a.v[0].n = 1", "\\A.v", "$a.v", "$m.a.v", "a.list[0].n.append(1)", "a.v.unheardOf()", "a.view.frame = 1", "a.view.reload()",
    "a.point.far()", "a.point.either()", "a.any.turn()", "a.any.n = 1",
  ]
  private static let keeping = [
    "a.v", "f(a.v)", "a.list.count", "a.list.map { $0 }", "a.list.first?.n", "a.box.n = 1", "a.box.fill()",
    "a.point.length()", "a.point.x", "if a.v == 1 {}", "a.inner.list.sorted()", "\"\\(a.v)\"", "a.point.length() + 1",
    "a.any.look()",
  ]

  private func answer(_ expression: String) -> Change? {
    let project = project(
      """
      struct Inner { var y = 0; var list: [Int] }
      struct Point {
        var x = 0; var inner: Inner; mutating func move() {}; func length() -> Int { x }
        func either() {}; mutating func either(_ a: Int) {}
      }
      final class Box { var n = 0; var list: [Int]; func fill() {} }
      protocol Dial { var n: Int { get set }; mutating func turn(); func look() }
      final class A { var v: Thing; var list: [Int]; var point: Point; var box: Box; var view: View; var inner: Inner; var any: any Dial }
      struct M { var a: A }
      func g(a: A, m: M) {
        \(expression)
      }
      """)
    // `a.inner.list` mentions two of them.
    return ["v", "list", "point", "box", "view", "inner", "any"].flatMap { project.changes(of: $0, line: 11) }.max()
  }

  @Test(arguments: changing) func changes(expression: String) { #expect(answer(expression) == .certain) }

  @Test(arguments: unclear) func mayChange(expression: String) { #expect(answer(expression) == .possible) }

  @Test(arguments: keeping) func keeps(expression: String) { #expect(answer(expression) == Change.none) }
}

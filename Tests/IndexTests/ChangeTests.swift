import Testing

/// Which mentions of a variable may change what it holds.
@Suite struct ChangeTests {
  private static let changing = [
    "a.v = 1", "a.v += 1", "f(&a.v)", "a.v[0] = 1", "a.v[0].n = 1", "\\A.v", "$a.v", "$m.a.v", "a.v?[0] = 1",
    "a.list.append(1)", "a.list.removeAll { $0 }", "a.list[0].n.append(1)", "a.v.unheardOf()", "a.point.x = 1",
    "a.point.move()", "a.point.inner.y = 1", "a.view.frame = 1", "a.view.reload()", "(a.v, b) = (1, 2)", "a.point.far()",
    "a.inner.list.sort()",
  ]
  private static let keeping = [
    "a.v", "f(a.v)", "a.list.count", "a.list.map { $0 }", "a.list.first?.n", "a.box.n = 1", "a.box.fill()",
    "a.point.length()", "a.point.x", "if a.v == 1 {}", "a.inner.list.sorted()", "\"\\(a.v)\"", "a.point.length() + 1",
  ]

  private func answers(_ expression: String) -> [Bool] {
    let project = project(
      """
      struct Inner { var y = 0; var list: [Int] }
      struct Point { var x = 0; var inner: Inner; mutating func move() {}; func length() -> Int { x } }
      final class Box { var n = 0; var list: [Int]; func fill() {} }
      final class A { var v: Thing; var list: [Int]; var point: Point; var box: Box; var view: View; var inner: Inner }
      struct M { var a: A }
      func g(a: A, m: M) {
        \(expression)
      }
      """)
    return ["v", "list", "point", "box", "view", "inner"].flatMap { project.changes(of: $0, line: 7) }
  }

  @Test(arguments: changing) func changes(expression: String) {
    // `a.inner.list` mentions two of them: the first is what is asked for.
    #expect(answers(expression).contains(true), "\(expression)")
  }

  @Test(arguments: keeping) func keeps(expression: String) {
    #expect(!answers(expression).isEmpty && !answers(expression).contains(true), "\(expression)")
  }
}

import Facts
import Testing

/// Which calls stand in branches of one statement.
@Suite struct BranchTests {
  /// - Parameter expected: The pairs of calls of which no more than one runs.
  @Test(arguments: [
    ("if x { a() } else { b() }; c()", "ab"),
    ("if x { a() } else if y { b() } else { c() }", "ab ac bc"),
    ("if x { a() }; b()", ""),
    ("if x { a(); return }; b()", "ab"),
    ("if x { a() } else { b(); return }; c()", "ab bc"),
    ("if x { f { return }; a() }; b()", ""),
    ("guard x else { return a() }; if y { b() } else { c() }", "ab ac bc"),
    ("for x in y { if x { a(); continue }; b() }; c()", "ab"),
    ("switch x { case 1: a()\ncase 2: if case .some = y { b() }\ndefault: c() }", "ab ac bc"),
    ("switch x { case 1: a()\nfallthrough\ndefault: b() }", ""),
    ("x ? a() : b()\nc()", "ab"),
    ("return x ? a() : y ? b() : c()", "ab ac bc"),
    ("f(x ? a() : b(), c())", "ab"),
    ("x ?? a() ?? b()", ""),
    ("let z = [1: a(), 2: b()]", ""),
    ("if x { a() } else", ""),
    ("if x { a()", ""),
    ("switch x { case 1: a()", ""),
  ])
  func branches(body: String, expected: String) {
    let facts = factsOf("func run() {\n\(body)\n}")
    let calls = facts.mentions.filter { ["a", "b", "c"].contains(facts.text($0.name)) }
    var pairs: [String] = []
    for (place, first) in calls.enumerated() {
      for second in calls[(place + 1)...] where areAlternatives(first, second, facts) {
        pairs.append(facts.text(first.name) + facts.text(second.name))
      }
    }
    #expect(pairs.joined(separator: " ") == expected, "\(body)")
  }

  /// - Parameter expected: The calls whose errors a `catch` is for, and those in it.
  @Test(arguments: [
    ("do { a() } catch { b() }; c()", "a>b"),
    ("do { a() } catch is E { b() } catch { c() }", "a>b a>c"),
    ("do throws(E) { a() } catch { do { b() } catch { c() } }", "a>bc b>c"),
    ("do { a() } catch is E { do { b() } catch {} } catch { c() }", "a>b b> a>c"),
    ("do { a() }; catch { b() }", ""),
    ("do { a() } catch", ""),
  ])
  func catches(body: String, expected: String) {
    let facts = factsOf("func run() {\n\(body)\n}")
    func calls(_ range: Range<UInt32>) -> String {
      facts.mentions.filter { range.contains($0.offset) && ["a", "b", "c"].contains(facts.text($0.name)) }.map { facts.text($0.name) }
        .joined()
    }
    let found = facts.catches.map { calls($0.tryStart..<$0.tryEnd) + ">" + calls($0.start..<$0.end) }
    #expect(found.joined(separator: " ") == expected, "\(body)")
  }

  private func areAlternatives(_ first: MentionFact, _ second: MentionFact, _ facts: FileFacts) -> Bool {
    facts.branches.contains { left in
      left.start <= first.offset && first.offset < left.end
        && facts.branches.contains { right in
          left.statement == right.statement && left.start != right.start && right.start <= second.offset && second.offset < right.end
        }
    }
  }
}

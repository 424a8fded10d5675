import Facts
import Testing

/// Names in bodies: what is a mention, of what, and what is done with it.
@Suite struct MentionTests {
  @Test func membersOfSelfAndOthers() {
    let mentions = mentionsOf(
      """
      class Deck {
        func play(_ card: Card, on table: Table) {
          pile.append(card)
          self.top = card.face
          super.reset()
          Deck.shared.count += 1
          table.seats[0].guest?.greet(with: "x")
          let copy = Table(size: 3)
          copy.clear()
          unknown().member
          (card as! Joker).laugh()
        }
      }
      """)
    #expect(
      mentions == [
        "play: pile base", "play: pile.append(_:) call", "play: self.top write", "play: local card:Card.face",
        "play: super.reset() call", "play: Deck base", "play: Deck.shared base", "play: …shared.count write",
        "play: local table:Table.seats base", "play: item.guest base", "play: …guest.greet(with:) call optional",
        "play: Table(size:) call", "play: local copy:Table.clear() call", "play: unknown() call",
        "play: unknown()..member", "play: (as:Joker).laugh() call",
      ])
  }

  @Test func localsHideMembers() {
    let mentions = mentionsOf(
      """
      func f(a: Int) {
        let b = b
        b.x
        if let c = c, c.isNew { c.use() }
        c.after()
        for d in d.list { d.run() }
        d.end()
        guard let e else { return }
        e.go()
        items.map { item in item.name + other.name }
        items.map { $0.size }
        switch k { case .some(let v): v.eat() case let .other(w): w.eat() default: v.no() }
        do { try g() } catch { error.log() }
        func inner(p: P) { p.call(); a.b }
        inner(p: q)
        var (s, t) = pair
        s = t
      }
      """)
    #expect(
      mentions.prefix(7) == [
        "f: b", "f: local b.x", "f: c", "f: local c.isNew", "f: local c.use() call", "f: c base", "f: c.after() call",
      ])
    #expect(mentions.contains("f: d base"))
    #expect(mentions.contains("f: each d.run() call"))
    #expect(mentions.contains("f: d.end() call"))
    #expect(mentions.contains("f: e"))
    #expect(mentions.contains("f: local e.go() call"))
    #expect(mentions.contains("f: each item.name inClosure"))
    #expect(mentions.contains("f: other.name inClosure"))
    #expect(mentions.contains("f: each .size inClosure"))
    #expect(mentions.contains("f: local part v.eat() call"))
    #expect(mentions.contains("f: local part w.eat() call"))
    #expect(mentions.contains("f: local error:Swift.Error.log() call"))
    #expect(mentions.contains("f: local p:P.call() call inClosure"))
    #expect(!mentions.contains { $0.hasPrefix("f: s") || $0.hasPrefix("f: t") })
  }

  @Test func selectorsKeyPathsAndInOut() {
    let mentions = mentionsOf(
      """
      func f() {
        register(#selector(Panel.tap(_:for:)))
        sort(by: \\Panel.title.count)
        sort(by: \\.size)
        swap(&left, &right.value)
        use(handle(_:for:))
        $binding.wrapped
        "text \\(inside.string) \\(call(of: it))"
        x = y { z }
        list[0] = one
        a == b; c <<= d
      }
      """)
    for expected in [
      "f: Panel selector base", "f: Panel.tap(_:for:) selector compound", "f: Panel keyPath base",
      "f: Panel.title keyPath base", "f: …title.count keyPath", "f: .size keyPath", "f: left write", "f: right base",
      "f: right.value write", "f: handle(_:for:) compound", "f: $binding base", "f: $binding.wrapped", "f: inside base",
      "f: inside.string", "f: call(of:) call", "f: it", "f: x write", "f: y call closure", "f: z inClosure",
      "f: list write base", "f: one", "f: a", "f: b", "f: c write", "f: d",
    ] {
      #expect(mentions.contains(expected), "\(expected) in \(mentions)")
    }
  }

  @Test func initialValuesDefaultsAndAccessors() {
    let mentions = mentionsOf(
      """
      struct S {
        var a = make(1)
        var b: Int { get { a.x } set { a = newValue } }
        var c: Int { value }
        var d = 0 { didSet { told(oldValue) } }
        func f(x: Int = start) {}
        subscript(i: Int) -> Int { table[i] }
        lazy var v: View = { let v = View(); v.frame = zero; return v }()
      }
      topLevel.call()
      """)
    #expect(
      mentions == [
        "a: make(_:) call", "b: a base", "b: a.x", "b: a write", "c: value", "d: told(_:) call", "f: start",
        "subscript: table base", "v: View() call inClosure", "v: local v:View.frame write inClosure",
        "v: zero inClosure", "-: topLevel base", "-: topLevel.call() call",
      ])
  }
}

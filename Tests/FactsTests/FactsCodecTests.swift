import Facts
import Syntax
import Testing

/// Facts become bytes and the same facts again, whatever the bytes went through.
@Suite struct FactsCodecTests {
  @Test func constructsComeBack() {
    #expect(Sources.constructs.count > 1000)
    var builder = FactsBuilder(keepingCodeWith: ["A"])
    for text in Sources.constructs { expectRoundTrip("Construct.swift", text, &builder) }
  }

  @Test func ownSourcesComeBack() {
    #expect(Sources.everyThird.count > 100)
    var builder = FactsBuilder(keepingCodeWith: ["A"])
    for (path, text) in Sources.everyThird { expectRoundTrip(path, text, &builder) }
  }

  @Test func brokenSourcesComeBack() {
    var builder = FactsBuilder(keepingCodeWith: ["A"])
    for round in 0..<3000 {
      var chance = Chance(seed: UInt64(round))
      let text = chance.broken(Sources.constructs[chance.below(Sources.constructs.count)])
      if !expectRoundTrip("Broken.swift", text, &builder) { break }
    }
  }

  @discardableResult
  private func expectRoundTrip(_ path: String, _ text: [UInt8], _ builder: inout FactsBuilder) -> Bool {
    let source = Source(path: path, text: Array("import A\n".utf8) + text)
    let tokens = lex(source)
    let facts = builder.facts(of: source, tokens, parse(tokens, of: source))
    let isSame = FactsCodec.decode(FactsCodec.encode(facts)) == facts
    #expect(isSame, "\(path): \(String(decoding: text.prefix(2000), as: UTF8.self).debugDescription)")
    return isSame
  }

  @Test func names() throws {
    let facts = factsOf("struct Größe { var `var` = 1 } // accesslint:a \u{0}\nlet x = \"\\(y)\"")
    let decoded = try #require(FactsCodec.decode(FactsCodec.encode(facts)))
    #expect(decoded.names.find("Größe") == facts.names.find("Größe") && decoded.names.find("Größe") != nil)
    #expect(decoded.names.find("nothing") == nil)
    var names = decoded.names
    #expect(names.intern("Größe") == facts.names.find("Größe"))
    #expect(Int(names.intern("more").raw) == facts.names.count)
    #expect(decoded.lines.position(of: 50).line == facts.lines.position(of: 50).line)
  }

  // MARK: Bytes

  @Test func layout() {
    var facts = FileFacts(path: "A.swift")
    facts.flags = .hasIssues
    facts.names = NameTable()
    facts.lists = [facts.names.intern("ab"), .none, facts.names.intern(String(repeating: "c", count: 200))]
    facts.lines = LineTable(Source(path: "", text: "1\n\n3\r\n"))
    let path: [UInt8] = [7] + Array("A.swift".utf8)
    let names: [UInt8] = [2, 2, 0xC8, 0x01] + Array("ab".utf8) + Array(repeating: 0x63, count: 200)
    let rest: [UInt8] = [2, 2, 1] + [3, 1, 0, 2] + Array(repeating: 0, count: 19)
    let file = path + [2] + names + rest
    let expected = Array("ALFX".utf8) + [14, 0, 50, 0] + [1] + [UInt8(file.count), 0, 0, 0] + file
    #expect(Array(FactsCodec.encode(facts)) == expected)
    #expect(FactsCodec.decode(ContiguousArray(expected)) == facts)
  }

  @Test func sameFactsAreSameBytes() {
    let text = "class A { func f(_ x: B) { x.c = d.e(1) { g } } }"
    let first = FactsCodec.encode(factsOf(text))
    #expect(first == FactsCodec.encode(factsOf(text)))
    // A builder that has seen other files, and another order of buckets in the table of names.
    var builder = FactsBuilder()
    for (path, other) in Sources.ofThisRepository.prefix(20) {
      let source = Source(path: path, text: other)
      let tokens = lex(source)
      _ = builder.facts(of: source, tokens, parse(tokens, of: source))
    }
    let source = Source(path: "A.swift", text: text)
    let tokens = lex(source)
    let facts = builder.facts(of: source, tokens, parse(tokens, of: source))
    #expect(FactsCodec.encode(facts) == first)
    #expect(FactsCodec.encode(factsOf(text + " ")) == first, "white space says nothing")
  }

  @Test func lists() throws {
    let files = [factsOf("class A {}"), factsOf(""), factsOf("func f() { g(); h() }")]
    let bytes = FactsCodec.encode(files)
    #expect(FactsCodec.decodeAll(bytes).map(Array.init) == files)
    #expect(FactsCodec.decode(bytes) == nil, "it is more than one file")
    #expect(FactsCodec.decodeAll(FactsCodec.encode([]))?.isEmpty == true)
    #expect(FactsCodec.decode(FactsCodec.encode([])) == nil)
  }

  @Test func otherVersionsAndFormats() {
    let bytes = FactsCodec.encode(factsOf("class A {}"))
    for place in 0..<8 {
      var other = bytes
      other[place] &+= 1
      #expect(FactsCodec.decode(other) == nil, "byte \(place) of the head")
    }
    #expect(FactsCodec.decode([]) == nil)
    #expect(FactsCodec.decode(bytes + [0]) == nil)
  }

  // MARK: Broken bytes

  @Test func cutBytes() {
    let bytes = FactsCodec.encode([Self.sample, Self.sample])
    for end in 0..<bytes.count { #expect(FactsCodec.decodeAll(ContiguousArray(bytes[..<end])) == nil, "cut at \(end)") }
    #expect(FactsCodec.decodeAll(bytes) == [Self.sample, Self.sample])
  }

  /// Every other bit, by turns.
  @Test func bitsFlipped() {
    let bytes = FactsCodec.encode(Self.sample)
    var decoded = 0
    for place in bytes.indices {
      for bit in stride(from: place % 4, to: 8, by: 4) {
        var broken = bytes
        broken[place] ^= 1 << UInt8(bit)
        guard let facts = FactsCodec.decode(broken) else { continue }
        decoded += 1
        let isSame = FactsCodec.encode(facts) == broken
        #expect(isSame, "bit \(bit) of byte \(place) is part of the facts")
        expectSound(facts)
      }
    }
    #expect(decoded > 100, "many a flipped bit is another fact: \(decoded)")
  }

  @Test func manyBytesBroken() {
    let bytes = FactsCodec.encode(Self.sample)
    var chance = Chance(seed: 1)
    for _ in 0..<5000 {
      var broken = bytes
      for _ in 0...chance.below(4) { broken[8 + chance.below(bytes.count - 8)] = UInt8(chance.below(256)) }
      if let facts = FactsCodec.decode(broken) { expectSound(facts) }
    }
  }

  /// What a list says of its length is not believed: there are not so many bytes.
  @Test func hugeCounts() {
    let bytes = FactsCodec.encode(Self.sample)
    let huge: [[UInt8]] = [[0xFF, 0xFF, 0xFF, 0xFF, 0x0F], [0xFF, 0xFF, 0xFF, 0xFF, 0x7F], [0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0x01]]
    for place in 8..<bytes.count {
      for number in huge {
        var broken = Array(bytes)
        broken.replaceSubrange(place..<place + 1, with: number)
        // The file's size, so that the rest is read at all.
        if place > 13 {
          let size = UInt32(broken.count - 13)
          for byte in 0..<4 { broken[9 + byte] = UInt8(truncatingIfNeeded: size >> UInt32(8 * byte)) }
        }
        if let facts = FactsCodec.decode(ContiguousArray(broken)) { expectSound(facts) }
      }
    }
  }

  private static let sample = withObjectiveC(
    """
    // accesslint:disable:file leak
    import Foundation
    @available(iOS 15, *) public final class Größe<T: Q, each U>: Base<T>, P where T: Hashable {
      /// - Protected: yes
      private(set) lazy var a: [Int] = make(1)
      subscript(i: Int, j k: Int...) -> Int { get { a[i] } set { fatalError("no \\(i)") } }
      func f(_ x: B = .c) throws -> Self { (x as? D)?.e.g(h: 1) { self.i += j }; assert(false); return self }
    }
    extension E { case k(l: Int) }
    func x() { if y.arguments.contains("z") { a() } }
    var q = r.s, t = r.u[0].1, v = r[0], w = r as! E
    m.n(); o.value(forKey: "p")
    """)

  /// The facts of the text, and some that only a header has.
  private static func withObjectiveC(_ text: String) -> FileFacts {
    var facts = factsOf(text, keepingCodeWith: ["Foundation"])
    let name = facts.names.intern("insert:at:")
    facts.contracts = [ContractFact(kind: .protected, source: .docComment, text: name, decl: 1, offset: 40)]
    facts.objc = [ObjCFact(decl: 2, selector: name, category: .none, asyncName: name, flags: [.optional, .accessor])]
    facts.sends = [SendFact(selector: name, receiver: .super, type: .none, name: name, base: 290, owner: DeclFact.none, offset: 300, isConfigured: true)]
    facts.variables = [VariableFact(decl: 0, name: name, type: name)]
    return facts
  }

  /// Whatever leads somewhere leads to something.
  private func expectSound(_ facts: FileFacts) {
    let names = facts.names.count
    for raw in 0..<names { _ = facts.text(Name(raw: UInt32(raw))) }
    for (place, decl) in facts.decls.enumerated() {
      #expect(decl.parent == DeclFact.none || decl.parent < place)
      #expect(place < decl.end && decl.end <= facts.decls.count)
      #expect(decl.start <= decl.nameOffset && decl.nameOffset <= decl.nameEnd && decl.nameEnd <= decl.endOffset)
      for range in [decl.inherits, decl.requirements, decl.attributes, decl.generics] {
        #expect(range.indices.upperBound <= facts.lists.count)
      }
      #expect(decl.attributes.count % 2 == 0 && decl.generics.count % 2 == 0)
      #expect(decl.parameters.indices.upperBound <= facts.parameters.count)
      for name in [decl.name, decl.labels, decl.type, decl.valueText] { #expect(name.raw < names) }
    }
    for name in facts.lists { #expect(name.raw < names) }
    for (place, mention) in facts.mentions.enumerated() {
      #expect(mention.owner == DeclFact.none || mention.owner < facts.decls.count)
      #expect(mention.base == MentionFact.noBase || mention.base < place)
      for name in [mention.name, mention.receiver, mention.receiverType, mention.labels] { #expect(name.raw < names) }
    }
    for lookup in facts.lookups { #expect(lookup.text.raw < names && lookup.mention < facts.mentions.count) }
    for condition in facts.conditions { #expect(condition.mention < facts.mentions.count) }
    for value in facts.values {
      #expect(value.decl < facts.decls.count && value.type.raw < names)
      let sources = value.kind == .part ? facts.parts.count : facts.mentions.count
      #expect(value.type.isNone ? value.source < sources : value.source == ValueFact.none)
    }
    for (place, fact) in facts.code.enumerated() {
      #expect(fact.first <= place && facts.parts(ofCode: place).allSatisfy { $0 >= fact.first && facts.code[$0].first >= fact.first })
      #expect(fact.owner == DeclFact.none || fact.owner < facts.decls.count)
      #expect(fact.offset <= fact.endOffset)
      for name in [fact.name, fact.labels, fact.text] { #expect(name.raw < names) }
    }
    for owner in facts.casts.map(\.owner) + facts.traps.map(\.owner) + facts.sends.map(\.owner) {
      #expect(owner == DeclFact.none || owner < facts.decls.count)
    }
    for decl in facts.tags.map(\.decl) + facts.bodies.map(\.decl) + facts.contracts.map(\.decl) + facts.objc.map(\.decl) {
      #expect(decl < facts.decls.count)
    }
  }
}

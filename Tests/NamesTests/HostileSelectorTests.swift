import Foundation
import Testing

@testable import Names

/// Whatever a header says, a name has words, and nothing traps.
@Suite struct HostileSelectorTests {
  private static let words = [
    "", "get", "set", "init", "with", "With", "By", "Adding", "Jar", "Jars", "URLs", "_", "__", "I", "IDs", "Is", "Error", "Type",
    "3D", "D", "_t", "Index", "Indexes", "ObjectValue", "s", "es", "ies", "ünïcode", "名前", "🫙", "Animated", "AndReturnError",
    "WithError", "WithCompletionHandler", "Options", "userInfo", "self", "of", "ing", "ringing", "rererering", "\u{0}", " ", "(",
  ]
  private static let types = [
    "", "*", "**", "<", ">", "Jar *", "NSArray<Jar *> *", "NSArray<", "id<Jar>", "id<Jar, Lid>", "void (^)(void)", "void (^", "(",
    "()", "[", "JarArray *", "s", "3D", "Ref", "NSError **", "BOOL", "NSInteger", "JarOptions", "NSIndexSet *", "名前 *", "int[4]",
  ]

  @Test func anyMixture() {
    var random = Dice(state: 7)
    for _ in 0..<5_000 {
      let count = random.roll(4)
      let pieces = (0..<max(1, count)).map { _ in (0..<random.roll(5)).map { _ in random.pick(Self.words) }.joined() }
      let selector = count == 0 ? pieces[0] : pieces.map { $0 + ":" }.joined()
      let parameters = (0..<count).map { _ in
        ObjCMethod.Parameter(NamedType(clang: random.pick(Self.types), canonical: random.pick(["", "", random.pick(Self.types)])))
      }
      let method = ObjCMethod(
        selector, isClassMethod: random.roll(2) == 0, result: NamedType(clang: random.pick(Self.types)), parameters: parameters)
      var owner = ObjCOwner(random.pick(Self.words), isProtocol: random.roll(2) == 0)
      owner.add(method)
      expectName(method, owner)
    }
  }

  private func expectName(_ method: ObjCMethod, _ owner: ObjCOwner) {
    guard let member = method.imported(in: owner) else { return }
    for name in member.spellings {
      #expect(!name.base.isEmpty, "\(method.selector)")
      #expect(name.base.utf8.allSatisfy { $0 != UInt8(ascii: ":") }, "\(method.selector)")
    }
    let labels = member.name.labels ?? []
    let mayHaveMore = member.kind != .method && method.parameters.isEmpty
    #expect(labels.count <= method.parameters.count + (mayHaveMore ? 1 : 0), "\(method.selector)")
    #expect(labels.count >= method.parameters.count - 1, "\(method.selector)")
  }

  @Test(arguments: ["", ":", "::", ":::", "_", "_:", "a::", "A", "AA", "Aa:", "aA:", "s:", "URLs", "é", "é:é:", "get", "set:", "with:"])
  func smallOnes(selector: String) {
    let count = selector.utf8.count { $0 == UInt8(ascii: ":") }
    let parameters = Array(repeating: ObjCMethod.Parameter(NamedType("NSString", traits: .object)), count: count)
    for owner in [ObjCOwner("Jar"), ObjCOwner("", isProtocol: true)] {
      expectName(ObjCMethod(selector, parameters: parameters), owner)
    }
  }

  /// Ten times as long is not a hundred times as slow.
  @Test(arguments: ["A", "Jar", "jarByRe", "reing", "_", "JarsOf", "IDs", "with", "é"])
  func longOnes(word: String) {
    let times = [1_000, 10_000].map { size in
      let piece = "a" + String(repeating: word, count: size / word.utf8.count)
      let method = ObjCMethod(
        piece + ":", result: NamedType("Jar", traits: .object),
        parameters: [.init(NamedType(piece, element: piece, traits: .object))])
      let owner = ObjCOwner(piece)
      return (0..<3).map { _ in threadTime { expectName(method, owner) } }.min() ?? 0
    }
    #expect(times[1] < max(times[0] * 60, 0.05), "\(word): \(times)")
  }

  /// Types are read without going deeper and deeper.
  @Test(arguments: ["NSArray<", "(^", "(", "[", "id<", "NSArray *", "* "])
  func deepTypes(part: String) {
    let open = String(repeating: part, count: 2_000)
    for text in [open, open + String(repeating: ">", count: 2_000), open + String(repeating: ")", count: 2_000) + "(x)"] {
      #expect(NamedType(clang: text).name.utf8.count < 100)
    }
  }
}

/// Seconds that the thread worked, whatever else the machine does.
private func threadTime(_ work: () -> Void) -> Double {
  let start = threadClock()
  work()
  return threadClock() - start
}

private func threadClock() -> Double {
  var time = timespec()
  // The call fills the value that is passed.
  _ = unsafe clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
  return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
}

/// The same numbers each time.
private struct Dice {
  var state: UInt64

  mutating func roll(_ sides: Int) -> Int {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return Int((state >> 33) % UInt64(sides))
  }

  mutating func pick<Element>(_ list: [Element]) -> Element { list[roll(list.count)] }
}

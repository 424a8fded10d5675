import Foundation
import Report
import Syntax
import Testing

/// Broken sources never trap, and never break what holds of tokens and trees.
///
/// `ACCESSLINT_FUZZ=100000` runs so many rounds; `ACCESSLINT_FUZZ_FROM=7` starts with round 7, for rounds do not depend on
/// one another. `ACCESSLINT_FUZZ_INPUT=file` keeps each input there while it is tried, so that a trap leaves it behind.
@Suite struct FuzzTests {
  private static let environment = ProcessInfo.processInfo.environment
  private static let rounds = number("ACCESSLINT_FUZZ") ?? 4000
  private static let first = number("ACCESSLINT_FUZZ_FROM") ?? 0

  private static func number(_ name: String) -> Int? { environment[name].flatMap { Int($0) } }

  @Test func mutations() {
    var failures = 0
    for round in Self.first..<(Self.first + Self.rounds) where failures < 20 {
      let input = Self.input(ofRound: round)
      if !check(input, "round \(round)") { failures += 1 }
    }
  }

  @Test func cuts() {
    // Every thirty-second byte, by turns; all of them in a long run.
    let step = Self.rounds > 100_000 ? 1 : 32
    for (number, source) in Sources.constructs.enumerated() {
      for end in stride(from: number % step, to: source.count, by: step) {
        if !check(Array(source[..<end]), "construct \(number) up to \(end)") { break }
      }
    }
  }

  @Test func corpus() throws {
    let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .appendingPathComponent("Corpus")
    let names = try FileManager.default.contentsOfDirectory(atPath: folder.path)
    #expect(!names.isEmpty)
    for name in names { _ = check(Array(try Data(contentsOf: folder.appendingPathComponent(name))), name) }
  }

  /// A construct, broken up to five times.
  private static func input(ofRound round: Int) -> [UInt8] {
    var random = SplitMix64(seed: UInt64(round) &* 0xD1B5_4A32_D192_ED03)
    var input = Sources.constructs[random.below(Sources.constructs.count)]
    for _ in 0...random.below(5) {
      let mutation = Mutation.allCases[random.below(Mutation.allCases.count)]
      input = mutation.apply(to: input, &random)
    }
    return input
  }

  private func check(_ input: [UInt8], _ name: String) -> Bool {
    if let file = Self.environment["ACCESSLINT_FUZZ_INPUT"] { try? Data(input).write(to: URL(fileURLWithPath: file)) }
    let violations = Invariants(input).violations
    #expect(violations == [], "\(name): \(String(decoding: input, as: UTF8.self).debugDescription)")
    let source = Source(path: "", text: input)
    let tokens = lex(source)
    let tree = parse(tokens, of: source)
    var outline = TreeOutline()
    outline.write(source, tokens, tree)
    var json = TreeJSON()
    json.write(source, tokens, tree)
    return violations.isEmpty
  }
}

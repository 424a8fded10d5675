import Foundation

/// Swift texts that the tests make facts of.
enum Sources {
  private static let tests = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()

  /// Of every construct that the parser is tested with, its source.
  static let constructs: [[UInt8]] = {
    let folder = tests.appendingPathComponent("SyntaxTests/Constructs")
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    return names.filter { $0.hasSuffix(".txt") }.sorted().flatMap { name in
      sources(in: (try? String(contentsOf: folder.appendingPathComponent(name), encoding: .utf8)) ?? "")
    }
  }()

  /// What stands between the titles and the outlines.
  private static func sources(in text: String) -> [[UInt8]] {
    var sources: [[UInt8]] = []
    var source: [UInt8]?
    for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
      if line.hasPrefix("--- ") {
        source = []
      } else if line == "===", let whole = source {
        sources.append(whole)
        source = nil
      } else {
        source?.append(contentsOf: line.utf8)
        source?.append(10)
      }
    }
    return sources
  }

  /// The repository's own files, by their paths.
  static let ofThisRepository: [(path: String, text: [UInt8])] = {
    let root = tests.deletingLastPathComponent()
    return ["Sources", "Rules", "Tests"].flatMap { folder in
      let below = (try? FileManager.default.subpathsOfDirectory(atPath: root.appendingPathComponent(folder).path)) ?? []
      return below.filter { $0.hasSuffix(".swift") }.sorted().compactMap { path in
        (try? Data(contentsOf: root.appendingPathComponent("\(folder)/\(path)"))).map { ("\(folder)/\(path)", Array($0)) }
      }
    }
  }()

  /// Where one by one takes long.
  static let everyThird = ofThisRepository.enumerated().filter { $0.offset % 3 == 0 }.map(\.element)
}

/// Small random numbers that are the same on every machine.
struct Chance: RandomNumberGenerator {
  private var state: UInt64

  init(seed: UInt64) { state = seed }

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }

  /// A number from 0 up to `limit`, which is left out; 0 where there is none.
  mutating func below(_ limit: Int) -> Int { limit > 0 ? Int(next() % UInt64(limit)) : 0 }

  /// The text, broken in a few places.
  mutating func broken(_ text: [UInt8]) -> [UInt8] {
    var text = text
    for _ in 0...below(4) where !text.isEmpty {
      let place = below(text.count)
      switch below(6) {
      case 0: text.removeSubrange(place...)
      case 1: text.removeSubrange(..<place)
      case 2: text.remove(at: place)
      case 3: text[place] = UInt8(below(256))
      case 4: text.insert(contentsOf: Chance.snippets[below(Chance.snippets.count)].utf8, at: place)
      default: text.insert(contentsOf: text[place..<min(text.count, place + below(40))], at: below(text.count))
      }
    }
    return text
  }

  /// What breaks a walk through expressions more often than chance does.
  private static let snippets = [
    "(", ")", "[", "]", "{", "}", "<", ">", "\"", "\\(", "\n", " ", ":", ",", ".", "?", "!", "&", "=", "->", "#", "\\",
    "let ", "var ", "if ", "if let x", "guard let x", "for x in ", "for case let (a, b)", "case ", "case let .a(b)",
    "switch x {", "while ", "catch ", "catch let e", "func f(", "init(", "class A {", "struct ", "in ", "as? ", "as ",
    "is ", "self.", "super.", "#selector(", "#keyPath(", "{ [weak self, x = y] a, b in ", "$0", "as A & B<", "some ",
    "a: ", "defer {", "do {", "repeat {", "else ", "else if let y = z {", "#if X\n", "#endif\n", "x = x", "Type(",
  ]
}

/// This thread's own time: other tests and other programs do not count.
func processorTime() -> Double {
  var time = timespec()
  // The call fills the structure that is passed.
  _ = unsafe clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
  return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
}

import Foundation
import Report
import Syntax
import Testing

/// Eight times the text takes about eight times the time, whatever the text is.
///
/// `ACCESSLINT_BENCH=250000` starts with so many bytes and prints what each shape takes.
@Suite struct LinearTimeTests {
  private static let bytes = ProcessInfo.processInfo.environment["ACCESSLINT_BENCH"].flatMap { Int($0) }

  @Test(arguments: NastyShape.all) func isLinear(shape: NastyShape) {
    let base = Self.bytes ?? 1200
    let times = (Self.bytes == nil ? [1, 8] : [1, 2, 4, 8]).map { seconds(shape.text(ofBytes: base * $0)) }
    if Self.bytes != nil { print(times.map { "\(($0 * 1e4).rounded() / 10) ms" }.joined(separator: "  "), shape.testDescription) }
    // Quadratic time would be a factor of 64. A short time says little, for pages and caches count too.
    #expect(times[times.count - 1] < times[0] * 8 * 2.5 + 0.01, "\(times)")
  }

  /// Two lists beside one another: names times attributes, or pounds and quotes of every length.
  @Test func listsDoNotMultiply() {
    func times(_ text: (Int) -> String) -> [Double] { [1, 8].map { seconds(Array(text(2500 * $0).utf8)) } }
    let texts: [(Int) -> String] = [
      { String(repeating: "@a ", count: $0) + "var " + String(repeating: "a, ", count: $0) },
      { String(repeating: "@a ", count: $0) + "var (" + String(repeating: "a, ", count: $0) + ") = b" },
      { "enum E { " + String(repeating: "@a ", count: $0) + "case " + String(repeating: "a, ", count: $0) },
      { "var (" + String(repeating: "a, ", count: $0) + "): A {" + String(repeating: "get ", count: $0) + "}" },
      { "x = a<" + String(repeating: "b<", count: $0) + "c" + String(repeating: ">", count: $0) + "> d" },
      { (1...Int(Double($0).squareRoot())).reversed().map { String(repeating: "#", count: $0) + "/\n" }.joined() },
      {
        (1...Int(Double($0).squareRoot())).reversed().map { pounds in
          let pounds = String(repeating: "#", count: pounds)
          return "\(pounds)\"\"\"\\\(pounds)("
        }.joined()
      },
    ]
    for (index, text) in texts.enumerated() {
      let times = times(text)
      #expect(times[1] < times[0] * 8 * 2.5 + 0.01, "text \(index): \(times)")
    }
  }

  @Test(arguments: NastyShape.deep) func depthCostsNoStack(shape: NastyShape) {
    let source = Source(path: "", text: shape.text(times: 15_000))
    let tokens = lex(source)
    let tree = parse(tokens, of: source)
    var outline = TreeOutline()
    outline.write(source, tokens, tree)
    var json = TreeJSON()
    json.write(source, tokens, tree)
    #expect(tokens.count > 0 && outline.writer.bytes.count < 200 * source.count)
  }

  /// The time that lexing and parsing take, of several runs the shortest.
  private func seconds(_ text: [UInt8]) -> Double {
    let source = Source(path: "", text: text)
    var tokens = Tokens()
    var tree = DeclTree()
    var shortest = Double.infinity
    for _ in 0..<2 {
      let start = processorTime()
      lex(source, into: &tokens)
      parse(tokens, of: source, into: &tree)
      shortest = min(shortest, processorTime() - start)
    }
    return shortest
  }

  /// This thread's own time: other tests and other programs do not count.
  private func processorTime() -> Double {
    var time = timespec()
    // The call fills the structure that is passed.
    _ = unsafe clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
  }
}

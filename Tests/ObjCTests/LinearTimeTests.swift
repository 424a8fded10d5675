import ObjC
import Testing

/// What is done outside of the child process takes time in proportion to the text.
@Suite struct LinearTimeTests {
  private func time(_ text: String) -> Duration {
    let bytes = ContiguousArray(text.utf8)
    let clock = ContinuousClock()
    return (0..<2).map { _ in clock.measure { _ = ObjCFile(path: "A.h", bytes: bytes, count: bytes.count) } }.min() ?? .zero
  }

  @Test func nastyShapes() {
    for piece in ["#if 0\n", "#if A\n}\n#else\n", "@interface A<", "@protocol A<B,", "typedef struct {", "[A b", "((((", "A<B*", "/*",
      "#pragma mark a\n", "@import A.", "A B(", "#define A \\\n"] {
      let small = String(repeating: piece, count: 500)
      let closed = piece.hasPrefix("#if") ? String(repeating: "#endif\n", count: 500) : ""
      let one = time(small + closed)
      let eight = time(String(repeating: small, count: 8) + String(repeating: closed, count: 8))
      // Quadratic would be 64 times as long.
      #expect(eight < one * 30 + .milliseconds(50), "\(piece): \(one), \(eight)")
    }
  }
}

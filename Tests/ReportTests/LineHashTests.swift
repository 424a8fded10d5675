import Testing

@testable import Report

/// The hash of a line is the one that GitHub computes, or it takes every finding for a new one.
@Suite struct LineHashTests {
  /// Texts and hashes that GitHub publishes.
  static let published: [(text: String, hashes: [String])] = [
    ("", ["c129715d7a2bc9a3:1"]),
    (
      " a\nb\n  \t\tc\n d",
      ["271789c17abda88f:1", "54703d4cd895b18:1", "180aee12dab6264:1", "a23a3dc5e078b07b:1"]
    ),
    (
      " hello; \t\nworld!!!\n\n\n  \t\tGreetings\n End",
      [
        "8b7cf3e952e7aeb2:1", "b1ae1287ec4718d9:1", "bff680108adb0fcc:1", "c6805c5e1288b612:1", "b86d3392aea1be30:1",
        "e6ceba753e1a442:1",
      ]
    ),
    (" hello; \t\nworld!!!\n\n\n  \t\tGreetings\n End\n", endingInALineEnd),
    (" hello; \t\nworld!!!\r\r\r  \t\tGreetings\r End\r", endingInALineEnd),
    (" hello; \t\r\nworld!!!\r\n\r\n\r\n  \t\tGreetings\r\n End\r\n", endingInALineEnd),
    (" hello; \t\nworld!!!\r\n\n\r  \t\tGreetings\r End\r\n", endingInALineEnd),
    (
      String(repeating: "Lorem ipsum dolor sit amet.\n", count: 10),
      (1...6).map { "a7f2ff13bc495cf2:\($0)" } + [
        "a7f2ff1481e87703:1", "a9cf91f7bbf1862b:1", "55ec222b86bcae53:1", "cc97dc7b1d7d8f7b:1", "c129715d7a2bc9a3:1",
      ]
    ),
  ]

  /// However the lines end.
  private static let endingInALineEnd = [
    "e9496ae3ebfced30:1", "fb7c023a8b9ccb3f:1", "ce8ba1a563dcdaca:1", "e20e36e16fcb0cc8:1", "b3edc88f2938467e:1",
    "c8e28b0b4002a3a0:1", "c129715d7a2bc9a3:1",
  ]

  @Test(arguments: published.indices) func publishedHashes(place: Int) {
    let (text, expected) = Self.published[place]
    let hashes = LineHashes(of: text.utf8)
    #expect((1...expected.count).map { hashes[$0] } == expected)
    #expect(hashes.count == expected.count && hashes[0] == nil && hashes[expected.count + 1] == nil)
  }

  /// A hundred characters count, in units of UTF-16, and blanks do not.
  @Test func whatCounts() {
    func hash(_ text: String) -> String? { LineHashes(of: text.utf8)[1] }
    let line = String(repeating: "a", count: 99)
    #expect(hash(line + "b") != hash(line + "c"))
    #expect(hash(line + "ab") == hash(line + "ac"))
    #expect(hash(line + "😀") == hash(line + "😁"), "both begin with the same unit, and the second is the hundred and first")
    #expect(hash(" \ta b\nc") == hash("ab\n c"))
    #expect(hash("ab\nc") != hash("abc"))
  }

  /// What is not UTF-8 is read as it is by everybody else.
  @Test func brokenText() {
    let hashes = LineHashes(of: [0x61, 0xFF, 0x0A, 0x62])
    #expect(hashes.count == 2 && hashes[1] == LineHashes(of: "a\u{FFFD}\nb".utf8)[1])
  }
}

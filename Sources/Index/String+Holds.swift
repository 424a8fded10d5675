extension String {
  /// Whether the bytes of `word` stand in those of the text; `contains` prepares more than a short text is long.
  public func holds(_ word: String) -> Bool {
    var (text, word) = (self, word)
    return text.withUTF8 { text in
      // Both are looked at within the calls only.
      word.withUTF8 { word in unsafe String.holds(word.span, in: text.span) }
    }
  }

  private static func holds(_ word: Span<UInt8>, in text: Span<UInt8>) -> Bool {
    var start = 0
    while start + word.count <= text.count {
      var same = 0
      while same < word.count, text[start + same] == word[same] { same += 1 }
      if same == word.count { return true }
      start += 1
    }
    return false
  }
}

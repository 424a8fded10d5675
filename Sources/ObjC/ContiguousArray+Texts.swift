// Texts in bytes, of which few files have any.
extension ContiguousArray where Element == UInt8 {
  /// Where the text begins.
  func places(of text: String) -> [Int] {
    let word = ContiguousArray(text.utf8)
    guard let first = word.first, count >= word.count else { return [] }
    return indices.dropLast(word.count - 1).filter { self[$0] == first && self[$0..<$0 + word.count] == word[...] }
  }
}

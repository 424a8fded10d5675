@testable import Catalog

/// Frequent stretches of texts, each of which gets two bytes instead of its own.
struct PhraseBook {
  private(set) var phrases: [String] = []
  /// The words of each text, as numbers; a phrase's number is its place, and below zero.
  private var texts: [[Int]]
  private var words: [String] = []

  private static let most = PhraseBook.leads.count * StaticBytes.base
  private static let longest = 5
  private static let mostInARound = 50

  /// The bytes that begin a phrase, in their order.
  static let leads = (UInt8(33)...126).filter { TextTable.lead($0) != nil }.sorted {
    (TextTable.lead($0) ?? 0) < (TextTable.lead($1) ?? 0)
  }

  init(_ strings: [String]) {
    var numbers: [String: Int] = [:]
    var words: [String] = []
    texts = strings.map { string in
      PhraseBook.words(of: string).map { word in
        if let known = numbers[word] { return known }
        words.append(word)
        numbers[word] = words.count - 1
        return words.count - 1
      }
    }
    self.words = words
    while phrases.count < PhraseBook.most {
      let found = best(PhraseBook.most - phrases.count)
      if found.isEmpty { break }
      for phrase in found { replace(phrase) }
    }
  }

  /// The texts with phrases in the place of words.
  func encoded() -> [[UInt8]] {
    texts.map { text in
      text.flatMap { word -> [UInt8] in
        guard word < 0 else { return Array(words[word].utf8) }
        let phrase = -1 - word
        return [PhraseBook.leads[phrase / StaticBytes.base]] + CatalogWriter.digits(phrase % StaticBytes.base, 1)
      }
    }
  }

  /// `canFocusRowAt:` is `can`, `Focus`, `Row`, `At` and `:`.
  private static func words(of string: String) -> [String] {
    var words: [String] = []
    var wasLetter = false
    for character in string {
      let isLetter = character.isLetter || character.isNumber
      if isLetter, wasLetter, !(character.isUppercase && words.last?.last?.isUppercase == false) {
        words[words.count - 1].append(character)
      } else {
        words.append(String(character))
      }
      wasLetter = isLetter
    }
    return words
  }

  private func text(_ phrase: ArraySlice<Int>) -> String { phrase.map { words[$0] }.joined() }

  /// Stretches that save the most, at most `limit` of them; they have no word in common, for one changes what the next saves.
  private func best(_ limit: Int) -> [[Int]] {
    var counts: [ArraySlice<Int>: Int] = [:]
    for text in texts {
      for start in text.indices {
        for end in start..<min(text.count, start + PhraseBook.longest) {
          if text[end] < 0 { break }
          counts[text[start...end], default: 0] += 1
        }
      }
    }
    let saved = counts.compactMap { phrase, count -> (phrase: ArraySlice<Int>, saved: Int)? in
      let length = phrase.reduce(0) { $0 + words[$1].utf8.count }
      // The phrase itself takes its length and three bytes for where it starts.
      let saved = count * (length - 2) - length - 3
      return saved > 0 ? (phrase, saved) : nil
    }
    let sorted = saved.sorted { $0.saved == $1.saved ? text($0.phrase) < text($1.phrase) : $0.saved > $1.saved }
    var taken: Set<Int> = []
    var found: [[Int]] = []
    for (phrase, _) in sorted where found.count < min(limit, PhraseBook.mostInARound) {
      let letters = phrase.filter { words[$0].utf8.count > 1 }
      if !taken.isDisjoint(with: letters) { continue }
      taken.formUnion(letters)
      found.append(Array(phrase))
    }
    return found
  }

  private mutating func replace(_ phrase: [Int]) {
    phrases.append(text(phrase[...]))
    for place in texts.indices {
      var start = 0
      while start + phrase.count <= texts[place].count {
        if texts[place][start..<start + phrase.count].elementsEqual(phrase) {
          texts[place].replaceSubrange(start..<start + phrase.count, with: [-phrases.count])
        }
        start += 1
      }
    }
  }
}

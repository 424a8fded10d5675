@testable import Catalog
import Testing

/// Places and texts of the tables lead to one another, whatever is asked for.
@Suite struct TextTableTests {
  private static let tables = [TextTable.swiftNames, .selectors, .types]

  @Test(arguments: tables.indices) func everyTextHasItsPlace(number: Int) {
    let table = Self.tables[number]
    var last: ContiguousArray<UInt8>?
    for place in 0..<table.count {
      let bytes = table.bytes(place)
      if let last { #expect(last.lexicographicallyPrecedes(bytes)) }
      #expect(table.find(Key(bytes[...])) == place)
      last = bytes
    }
    #expect(table.count > 4000)
  }

  @Test(arguments: tables.indices) func othersHaveTheNextPlace(number: Int) {
    let table = Self.tables[number]
    let texts = (0..<table.count).map { table.bytes($0) }
    for text in texts where !text.isEmpty {
      var changed = [ContiguousArray(text.dropLast()), text + [1], text + [126], text + text]
      for byte in [text.last ?? 0, 1, 255] {
        changed.append(text.dropLast() + [byte &+ 1])
        changed.append(text.prefix(text.count / 2) + [byte] + text.suffix(text.count / 2))
      }
      for key in changed {
        let (place, isEqual) = table.lowerBound(of: Key(key[...]))
        #expect(place == table.count || !texts[place].lexicographicallyPrecedes(key))
        #expect(place == 0 || texts[place - 1].lexicographicallyPrecedes(key))
        #expect(isEqual == (place < table.count && texts[place] == key))
      }
    }
  }
}

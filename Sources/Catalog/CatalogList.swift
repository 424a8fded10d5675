/// Places of texts, one after the other: a digit for how many, then two digits each.
struct CatalogList: RandomAccessCollection {
  private static let lists = StaticBytes(Embedded.lists)

  private let start: Int

  init(_ start: Int) { self.start = start }

  var startIndex: Int { 0 }

  var endIndex: Int { CatalogList.lists.digit(at: start) }

  subscript(index: Int) -> Int { CatalogList.lists.pair(at: start + 1 + index * 2) }
}

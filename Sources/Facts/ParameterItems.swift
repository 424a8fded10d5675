/// Which lines of a comment are about parameters, and not about the declaration that has them.
struct ParameterItems {
  /// Whether the item that began last is about a parameter; its lines go on up to the next item, or to a blank line.
  private(set) var isInside = false
  /// Where the item stands that the parameters' own are indented below.
  private var list: Int?

  /// An item begins, with a dash.
  mutating func begin(at dash: Int, column: Int, _ comment: Range<Int>, _ bytes: ContiguousArray<UInt8>) {
    var start = dash + 1
    while start < comment.upperBound, ContractReader.isBlank(bytes[start]) { start += 1 }
    var end = start
    while end < comment.upperBound, ContractReader.isWordByte(bytes[end]) { end += 1 }
    let word = bytes[start..<end].lazy.map(ContractSearch.lower)
    if let list, column > list {
      isInside = true
    } else if word.elementsEqual("parameters".utf8) {
      (isInside, list) = (true, column)
    } else {
      (isInside, list) = (word.elementsEqual("parameter".utf8), nil)
    }
  }

  /// A line without text.
  mutating func end() { isInside = false }
}

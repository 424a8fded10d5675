import Syntax

extension ContiguousArray {
  /// The first place for which it is so, which is so for all that follow.
  func firstPlace(where isBehind: (Element) -> Bool) -> Int { indices.firstPlace { isBehind(self[$0]) } }
}

extension ContiguousArray where Element: Comparable {
  /// Whether it holds the element, if it is sorted.
  func holdsInOrder(_ element: Element) -> Bool {
    let place = firstPlace { $0 >= element }
    return place < count && self[place] == element
  }
}

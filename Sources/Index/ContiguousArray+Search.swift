extension ContiguousArray {
  /// The first place for which it is so, which is so for all that follow.
  func firstPlace(where isBehind: (Element) -> Bool) -> Int {
    var (low, high) = (0, count)
    while low < high {
      let middle = (low + high) / 2
      if isBehind(self[middle]) { high = middle } else { low = middle + 1 }
    }
    return low
  }
}

extension ContiguousArray where Element: Comparable {
  /// Whether it holds the element, if it is sorted.
  func holdsInOrder(_ element: Element) -> Bool {
    let place = firstPlace { $0 >= element }
    return place < count && self[place] == element
  }
}

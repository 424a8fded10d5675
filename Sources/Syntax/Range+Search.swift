extension Range where Bound == Int {
  /// The first place for which it is so, which is so for all that follow; the end if there is none.
  @inlinable
  public func firstPlace(where isSo: (Int) -> Bool) -> Int {
    var (low, high) = (lowerBound, upperBound)
    while low < high {
      let middle = low + (high - low) / 2
      if isSo(middle) { high = middle } else { low = middle + 1 }
    }
    return low
  }
}

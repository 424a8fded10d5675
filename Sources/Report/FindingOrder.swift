import RuleKit

/// The order of findings: by path, offset, rule, message, and by the rest so that no two are left to chance.
struct FindingOrder {
  /// For each file its rank among the paths, which are compared byte by byte.
  private let ranks: [Int]

  /// - Parameter findings: those that are to be put in order; only their files' paths are compared.
  init(of findings: [Finding], paths: [String]) {
    var files: Set<Int> = []
    for finding in findings {
      files.insert(finding.place.file)
      for related in finding.related { files.insert(related.place.file) }
    }
    let order = files.sorted { left, right in
      let (first, second) = (paths[left].utf8, paths[right].utf8)
      if first.elementsEqual(second) { return left < right }
      return first.lexicographicallyPrecedes(second)
    }
    var ranks = Array(repeating: 0, count: paths.count)
    for (rank, file) in order.enumerated() { ranks[file] = rank }
    self.ranks = ranks
  }

  func callAsFunction(_ left: Finding, _ right: Finding) -> Bool {
    if left.place.file != right.place.file { return ranks[left.place.file] < ranks[right.place.file] }
    let (first, second) = (left.place.range, right.place.range)
    if first.lowerBound != second.lowerBound { return first.lowerBound < second.lowerBound }
    if left.rule != right.rule { return left.rule < right.rule }
    if left.message != right.message { return left.message.text < right.message.text }
    if first.upperBound != second.upperBound { return first.upperBound < second.upperBound }
    // Of the same finding, the one with more evidence comes first and stays.
    if left.related.count != right.related.count { return left.related.count > right.related.count }
    for (first, second) in zip(left.related, right.related) where first != second { return isBefore(first, second) }
    if left.severity != right.severity { return left.severity > right.severity }
    return left.symbol < right.symbol
  }

  func isSame(_ left: Finding, _ right: Finding) -> Bool {
    left.place == right.place && left.rule == right.rule && left.message == right.message
  }

  private func isBefore(_ left: Related, _ right: Related) -> Bool {
    if left.place.file != right.place.file { return ranks[left.place.file] < ranks[right.place.file] }
    let (first, second) = (left.place.range, right.place.range)
    if first.lowerBound != second.lowerBound { return first.lowerBound < second.lowerBound }
    if first.upperBound != second.upperBound { return first.upperBound < second.upperBound }
    return left.message.text < right.message.text
  }
}

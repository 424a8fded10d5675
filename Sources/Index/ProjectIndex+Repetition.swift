import Facts

// What is written twice.
extension ProjectIndex {
  /// Whether two members are the same, word for word, as far as names and their places tell: which of them runs makes no
  /// difference.
  public func isRepeated(_ member: DeclID, by other: DeclID) -> Bool {
    let facts = [decl(member), decl(other)]
    if facts[0].endOffset - facts[0].nameEnd != facts[1].endOffset - facts[1].nameEnd { return false }
    let mentions = [mentions(inBodyOf: member), mentions(inBodyOf: other)]
    // A single name leaves too much unsaid.
    guard mentions[0].count > 1, mentions[0].count == mentions[1].count else { return false }
    return zip(mentions[0], mentions[1]).allSatisfy { one, two in
      let (left, right) = (mention(one), mention(two))
      return left.offset - facts[0].nameEnd == right.offset - facts[1].nameEnd && left.shape == right.shape && left.use == right.use
        && global(left.name, file: one.file) == global(right.name, file: two.file)
        && global(left.labels, file: one.file) == global(right.labels, file: two.file)
    }
  }
}

// The way from Swift to Objective-C, where no selector is written.
extension SwiftName {
  /// The selector that a function or an initializer of this name gets.
  ///
  /// An error goes before the blocks that the parameters end with, `blocksAtEnd` of them; a completion handler goes last.
  /// An initializer with one parameter of type `()` (`takesVoid`) takes nothing in Objective-C.
  public func selector(
    isThrowing: Bool = false, isAsync: Bool = false, blocksAtEnd: Int = 0, takesVoid: Bool = false
  ) -> String {
    guard let labels else { return base }
    var pieces = labels.enumerated().map { $0 == 0 ? firstPiece(label: $1) : $1 }
    if takesVoid, pieces.count == 1 { return pieces[0] }
    if isAsync {
      pieces.append(pieces.isEmpty ? base + "WithCompletionHandler" : "completionHandler")
    } else if isThrowing {
      let place = max(0, labels.count - blocksAtEnd)
      if place == 0, let first = labels.first { pieces[0] = first }
      pieces.insert(place == 0 ? base + "AndReturnError" : "error", at: place)
    }
    return pieces.isEmpty ? base : pieces.map { $0 + ":" }.joined()
  }

  /// What changes a property of this name.
  public var setter: String { CamelCase("set").followed(by: CamelCase(base)).text + ":" }

  /// "With" stands between the two unless one of them has a preposition there.
  private func firstPiece(label: String) -> String {
    let (name, label) = (CamelCase(base), CamelCase(label))
    let areJoined = PartOfSpeech(name.lastWord) == .preposition || PartOfSpeech(label.firstWord) == .preposition
    let start = areJoined || label.isEmpty ? name : name.followed(by: CamelCase("With"))
    return start.followed(by: label).text
  }
}

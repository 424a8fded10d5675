/// The first piece of a selector, parted into what the method is called and the first label.
struct BaseNameSplit {
  let base: CamelCase
  let label: CamelCase

  /// Nil if all of the piece is the method's name.
  init?(_ piece: CamelCase, first: ObjCMethod.Parameter, hasDefault: Bool) {
    if first.type.traits.contains(.boolean), piece.lastWord == "Animated", piece.count > piece.lastWord.count {
      self.init(base: piece.dropping(last: piece.lastWord.count), label: CamelCase("animated"))
      return
    }
    if piece.firstWord == "set" { return nil }
    // An action for a control.
    if first.name == "sender", CamelCase(first.type.name).lastWord == "Object" { return nil }
    self.init(atPrepositionIn: piece, isVacuous: hasDefault || first.type.isCallback)
  }

  /// Nil if there is none that the name could be parted at.
  private init?(atPrepositionIn piece: CamelCase, isVacuous: Bool) {
    guard let found = BaseNameSplit.lastPreposition(in: piece) else { return nil }
    var preposition = found
    if preposition.start > piece.start {
      let before = piece.word(before: preposition.start)
      if preposition.reads("in"), before.reads("plug") { return nil }
      if BaseNameSplit.belongTogether(before, preposition) {
        preposition = CamelCase(piece.bytes[before.start..<preposition.end])
      }
    }
    let rest = piece.from(preposition.end)
    if BaseNameSplit.keepsTogether(found, rest.firstWord) { return nil }
    let isDropped = isVacuous && BaseNameSplit.mayBeDropped(preposition, rest)
    // A coordinate is a label of its own.
    let staysInBase = rest == "X" || rest == "Y" || rest == "Z"
    self.init(
      base: piece.upTo(staysInBase && !isDropped ? preposition.end : preposition.start),
      label: isDropped || staysInBase ? rest : piece.from(preposition.start))
    if base.isEmpty || !BaseNameSplit.saysEnough(base) { return nil }
  }

  private init(base: CamelCase, label: CamelCase) { (self.base, self.label) = (base, label) }

  /// "of" gives way to one before it: "stringOfLength", but "colorOfPieceAtIndex" is parted at "At", and
  /// "moveToEndOfLine" at "To".
  private static func lastPreposition(in piece: CamelCase) -> CamelCase? {
    guard let last = preposition(in: piece, before: piece.end) else { return nil }
    guard last.reads("of"), let other = preposition(in: piece, before: last.start) else { return last }
    return other.reads("of") || other.reads("for") ? last : other
  }

  private static func preposition(in piece: CamelCase, before place: Int) -> CamelCase? {
    var place = place
    while place > piece.start {
      let word = piece.word(before: place)
      if PartOfSpeech(word) == .preposition { return word }
      place = word.start
    }
    return nil
  }

  private static func belongTogether(_ word: CamelCase, _ preposition: CamelCase) -> Bool {
    switch preposition.withSmallWord.text {
    case "with": word.reads("compatible")
    case "matching": word.reads("best")
    case "to": word.reads("according")
    case "by": word.reads("bound") || word.reads("separated")
    default: false
    }
  }

  private static func keepsTogether(_ preposition: CamelCase, _ word: CamelCase) -> Bool {
    switch preposition.withSmallWord.text {
    case "with": word.reads("error") || word.reads("no")
    case "to": word.reads("visible") || word.reads("backing")
    case "from": word.reads("backing")
    default: false
    }
  }

  private static func mayBeDropped(_ preposition: CamelCase, _ rest: CamelCase) -> Bool {
    preposition.reads("using") || (preposition.reads("with") && !rest.firstWord.reads("zone"))
  }

  /// Whether the name is one without the rest: neither `get` nor `getAll` is.
  private static func saysEnough(_ base: CamelCase) -> Bool {
    let first = base.firstWord
    guard first.isReserved || first.isVacuous else { return true }
    if first.end == base.end { return false }
    return !first.isVacuous || base.word(from: first.end).end < base.end
  }
}

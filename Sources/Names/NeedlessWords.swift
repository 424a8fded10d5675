/// The words of a name that say what the types say: which of them Swift leaves out.
struct NeedlessWords {
  /// What a name is for; that decides how much of it may go.
  enum Role {
    case base
    case firstLabel
    case laterLabel
    case property
    /// One of the words of a collection's name.
    case element
  }

  /// What is known of the type; its name gets shorter while it is compared.
  private var type: CamelCase
  private let element: CamelCase
  /// Properties of the class, also methods that look like it: what they are about stays in a name.
  private let properties: Set<String>

  init(_ type: NamedType, keepingWhatIsIn properties: Set<String> = []) {
    self.type = CamelCase(type.name)
    element = CamelCase(type.element)
    self.properties = properties
  }

  private init(element: CamelCase) {
    type = element
    self.element = CamelCase("")
    properties = []
  }
}

// At the end of a name.
extension NeedlessWords {
  /// The name without the type that it ends with.
  mutating func omittedAtEnd(of name: CamelCase, as role: Role) -> CamelCase {
    if name.isEmpty || type.isEmpty { return name }
    let place = match(atEndOf: name)
    if place == name.end { return name }
    if place == name.start { return role == .element || role == .firstLabel ? name.upTo(place) : name }
    if name.from(place) == "Error" { return name }
    let before = PartOfSpeech(name.word(before: place))
    switch role {
    case .property: break
    case .firstLabel, .laterLabel, .element:
      if before == .other { return name }
    case .base:
      if before == .other { return name }
      if before == .preposition {
        if name.wordStart(before: place) == name.start { return name }
      } else if isAboutProperty(name.from(place)) {
        return name
      }
    }
    let shortened = name.upTo(place)
    return (role == .base || role == .property) && !shortened.canNameMember ? name : shortened
  }

  /// The name without the type it belongs to, where that follows a verb.
  mutating func omittedAfterVerb(in name: CamelCase) -> CamelCase {
    if name.isEmpty || type.isEmpty { return name }
    var end = name.end
    while end > name.start {
      let place = match(atEndOf: name.upTo(end))
      if place < end {
        return omitted(place..<end, in: name)
      }
      while let shorter = type.withoutTypeSuffix { type = shorter }
      end = name.wordStart(before: end)
    }
    return name
  }

  private func omitted(_ range: Range<Int>, in name: CamelCase) -> CamelCase {
    if range.lowerBound == name.start { return name }
    if range.upperBound == name.end, name.from(range.lowerBound) == "Error" { return name }
    guard PartOfSpeech(name.word(before: range.lowerBound)) == .verb else { return name }
    // As far as the compiler looks: the type's place in the name counts as its length.
    if isAboutProperty(CamelCase(name.from(range.lowerBound).bytes.prefix(range.upperBound - name.start))) { return name }
    let shortened = name.upTo(range.lowerBound) + name.from(range.upperBound)
    return shortened.canNameMember ? shortened : name
  }

  private func isAboutProperty(_ words: CamelCase) -> Bool {
    if properties.isEmpty { return false }
    let name = words.withSmallWord.text
    if properties.contains(name) { return true }
    if name.hasSuffix("y") { return properties.contains(name.dropLast() + "ies") }
    return properties.contains(name + "s") || properties.contains(name + "es")
  }
}

// At the start of a name.
extension NeedlessWords {
  /// The name without the type that it begins with, where a preposition follows.
  func omittedAtStart(of name: CamelCase) -> CamelCase {
    if type.isEmpty { return name }
    let rest = name.from(matchAtStart(of: name))
    let first = rest.firstWord
    guard rest.start > name.start, rest.count > first.count, PartOfSpeech(first) == .preposition else { return name }
    // "byAdding" is as good as "adding".
    if first == "By" {
      let afterBy = rest.from(first.end)
      if afterBy.firstWord.hasSuffix("ing") { return afterBy }
    }
    return rest
  }

  /// Where the words end that the name begins with and the type ends with.
  func matchAtStart(of name: CamelCase) -> Int {
    if name.isEmpty || type.isEmpty { return name.start }
    let first = name.firstWord
    var typePlace = type.end
    while true {
      if typePlace == type.start { return name.start }
      let word = type.word(before: typePlace)
      if first.isWord(ofType: word) { break }
      typePlace = word.start
    }
    var place = first.end
    while typePlace < type.end, place < name.end {
      let (typeWord, word) = (type.word(from: typePlace), name.word(from: place))
      guard typeWord.isWord(ofType: word) else { break }
      (typePlace, place) = (typeWord.end, word.end)
    }
    return typePlace == type.end ? place : name.start
  }
}

// How names and types are compared, word by word from the end.
extension NeedlessWords {
  /// Where the words begin that the name and the type both end with; the name's end if there are none.
  private mutating func match(atEndOf name: CamelCase) -> Int {
    var (place, typePlace) = (name.end, type.end)
    while place > name.start, typePlace > type.start {
      let (word, typeWord) = (name.word(before: place), type.word(before: typePlace))
      if let pair = matchWords(word, typeWord, in: name) {
        (place, typePlace) = pair
      } else if let shorter = matchPlural(word, in: name) {
        place = shorter
      } else if place == name.end, let shorter = type.withoutTypeSuffix {
        type = shorter
        typePlace = shorter.end
      } else {
        break
      }
    }
    return place
  }

  /// Both places moved over what means the same.
  private func matchWords(_ word: CamelCase, _ typeWord: CamelCase, in name: CamelCase) -> (Int, Int)? {
    if word.isWord(ofType: typeWord) { return (word.start, typeWord.start) }
    if typeWord == "Set", typeWord.start > type.start, word.isWord(ofType: .indexes) || word.isWord(ofType: .indices) {
      let before = type.word(before: typeWord.start)
      if CamelCase.index.isWord(ofType: before) { return (word.start, before.start) }
    }
    if word.isWord(ofType: .index), CamelCase.int.isWord(ofType: typeWord) || CamelCase.integer.isWord(ofType: typeWord) {
      return (word.start, typeWord.start)
    }
    if word.isWord(ofType: .value), word.start > name.start, CamelCase.object.isWord(ofType: typeWord) {
      let before = name.word(before: word.start)
      if before.isWord(ofType: .object) { return (before.start, typeWord.start) }
    }
    return nil
  }

  /// Several of what a collection holds.
  private func matchPlural(_ word: CamelCase, in name: CamelCase) -> Int? {
    guard !element.isEmpty, word.count > 2, word.bytes.last == UInt8(ascii: "s") else { return nil }
    let singular = name.upTo(word.end - 1)
    var elements = NeedlessWords(element: element)
    let shorter = elements.omittedAtEnd(of: singular, as: .element)
    return shorter.count == singular.count ? nil : shorter.end
  }
}

extension CamelCase {
  /// Whether the word says the same as the word of a type: `URL` that of `NSURL`, `Float` that of `Float32`.
  fileprivate func isWord(ofType word: CamelCase) -> Bool {
    if count > word.count { return false }
    if count == word.count { return equalsIgnoringCase(word) }
    let rest = word.count - count
    let from = word.start + rest
    if !word.bytes[from].isLowercase, equalsIgnoringCase(word.from(from)) {
      return !word.bytes.prefix(count).contains { $0.isLowercase || $0 == UInt8(ascii: "_") }
    }
    return equalsIgnoringCase(word.upTo(word.end - rest)) && word.bytes.suffix(rest).allSatisfy { $0.isDigit }
  }

  // Words that mean more than they say.
  fileprivate static let index = CamelCase("Index")
  fileprivate static let indexes = CamelCase("Indexes")
  fileprivate static let indices = CamelCase("Indices")
  fileprivate static let int = CamelCase("Int")
  fileprivate static let integer = CamelCase("Integer")
  fileprivate static let object = CamelCase("Object")
  fileprivate static let value = CamelCase("Value")

  private func equalsIgnoringCase(_ other: CamelCase) -> Bool {
    bytes.elementsEqual(other.bytes) { $0.lowercased == $1.lowercased }
  }

  /// The name of a type without what says only that it is one.
  fileprivate var withoutTypeSuffix: CamelCase? {
    let last = lastWord
    if last == "Type" || last == "Ref" || last == "Mask", last.count < count { return upTo(last.start) }
    if bytes.last == UInt8(ascii: "D") {
      let name = dropping(last: 1)
      let digits = name.bytes.reversed().prefix { $0.isDigit }.count
      return digits > 0 ? name.dropping(last: digits) : nil
    }
    return count > 2 && hasSuffix("_t") ? dropping(last: 2) : nil
  }

  /// A name that is not left over from others: no lone `get`, no keyword.
  fileprivate var canNameMember: Bool { !isReserved && !isVacuous }

  var isReserved: Bool { self == "init" || self == "self" || self == "Type" || self == "Protocol" }

  var isVacuous: Bool { reads("get") || reads("for") || reads("set") || reads("using") || reads("with") }
}

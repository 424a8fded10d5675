import Facts
import Syntax

// Methods whose names say who calls them.
extension ProjectIndex {
  /// Whether the name begins with what the first parameter is, or with its last words, as those of delegates' methods do:
  /// `textFieldDidMove` of a `UITextField`; or who calls is told by a notification alone. A letter of a long one may be wrong.
  public func isNamedForSender(_ id: DeclID) -> Bool {
    guard let sender = parameters(of: id).first else { return false }
    let names = files[file(of: id)].names
    let name = names.bytes(of: decl(id).name)
    let written = names.range(of: sender.type)
    // Of most types the name is all that is written, and need not be looked for.
    let isName = TypeText.isName(names.storage.span, written)
    guard let last = isName ? written : TypeText(names.storage, written).paths.first?.last else { return false }
    var type = names.storage[last]
    if type.elementsEqual("Notification".utf8), decl(id).parameters.count == 1 { return true }
    if name.nearlyBegins(like: type) { return true }
    while type.count > 1, type[type.startIndex].isUppercase, type[type.startIndex + 1].isUppercase { type.removeFirst() }
    return type.indices.dropLast(3).contains { place in
      (place == type.startIndex || type[place].isUppercase) && name.nearlyBegins(like: type[place...])
    }
  }
}

extension ContiguousArray<UInt8>.SubSequence {
  /// Whether it begins with the bytes of the other, of a long word all but one: lost, put in, changed, or swapped with the
  /// next. Small and capital letters are the same, and the first is never wrong.
  fileprivate func nearlyBegins(like word: Self) -> Bool {
    var same = 0
    while same < count, same < word.count, isSame(same, word, same) { same += 1 }
    if same == word.count { return true }
    guard same > 0, word.count >= ContiguousArray<UInt8>.SubSequence.longWord else { return false }
    return continues(same, word, same + 1) || continues(same + 1, word, same + 1) || continues(same + 1, word, same)
      || isSame(same, word, same + 1) && isSame(same + 1, word, same) && continues(same + 2, word, same + 2)
  }

  /// Shorter words are soon others.
  private static var longWord: Int { 6 }

  /// Whether all of the other's bytes from a place on follow here from another place on.
  private func continues(_ place: Int, _ word: Self, _ other: Int) -> Bool {
    other > word.count || (other..<word.count).allSatisfy { isSame(place + $0 - other, word, $0) }
  }

  /// Letters that differ in one bit are a small and a capital one.
  private func isSame(_ place: Int, _ word: Self, _ other: Int) -> Bool {
    place < count && other < word.count && self[startIndex + place] | 0x20 == word[word.startIndex + other] | 0x20
  }
}

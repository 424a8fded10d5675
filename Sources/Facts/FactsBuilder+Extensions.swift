import Syntax

// What an extension asks of those for whom it is meant.
extension FileWork {
  /// What stands after `where`, and behind the name.
  mutating func readDemands(_ tree: borrowing DeclTree, _ range: Range<Int>, _ fact: inout DeclFact) {
    let first = facts.lists.count
    for index in range {
      switch tree.parts[index].kind {
      case .name: demand(argumentsOf: tree.parts[index])
      case .requirement: demand(text(of: tree.parts[index]), &fact)
      default: break
      }
    }
    fact.requirements = listRange(from: first, to: facts.lists.count)
  }

  /// `Item: ~Copyable` takes a demand back, and is none.
  private mutating func demand(_ requirement: Name, _ fact: inout DeclFact) {
    let text = names.text(requirement)
    var isDemand = true
    if text.utf8.contains(UInt8(ascii: "~")), let colon = text.firstIndex(of: ":") {
      isDemand = false
      for bound in text[text.index(after: colon)...].split(separator: "&") {
        guard bound.hasPrefix("~") else {
          isDemand = true
          continue
        }
        guard text[..<colon] == "Self" else { continue }
        if bound.hasSuffix("Copyable") { fact.flags.insert(.admitsNoncopyable) }
        if bound.hasSuffix("Escapable") { fact.flags.insert(.admitsNonescapable) }
      }
    }
    if isDemand { facts.lists.append(requirement) }
  }

  /// `Box<Int>` is `Box` where the first parameter, or primary associated type, is `Int`: `#0==Int`. Of `[Int]` and the like
  /// it is enough that `Self` is one type.
  private mutating func demand(argumentsOf name: Part) {
    let (first, end) = (Int(name.token), Int(name.end))
    var index = first
    while index < last, start(index) < end, kind(index).isName || kind(index) == .period || kind(index) == .colonColon { index += 1 }
    if index == last || start(index) >= end { return }
    guard index > first, self.end(endOfGenericArguments(index) - 1) == end else {
      startDemand("Self")
      appendText(from: first, Int(name.start)..<end)
      facts.lists.append(scratch.name(in: &names))
      return
    }
    var place = 0
    repeat {
      let argument = index + 1
      index = endOfType(argument)
      guard index > argument, start(argument) < end else { return }
      startDemand("#\(place)")
      appendText(from: argument, start(argument)..<min(self.end(index - 1), end - 1))
      facts.lists.append(scratch.name(in: &names))
      place += 1
    } while kind(index) == .comma && start(index) < end
  }

  private mutating func startDemand(_ subject: String) {
    scratch.removeAll()
    for byte in subject.utf8 { scratch.append(byte) }
    for _ in 0..<2 { scratch.append(UInt8(ascii: "=")) }
  }
}

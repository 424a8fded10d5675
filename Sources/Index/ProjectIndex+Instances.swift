import Facts
import Syntax

// Where values of a class are made.
extension ProjectIndex {
  /// The places where values of the class are made by its name: `Thing()`, `Thing.init()`; not of its subclasses.
  public func instantiations(of type: TypeID) -> [MentionID] {
    guard entry(type).kind == .class else { return [] }
    return mentionTable.mentions(of: entry(type).name).filter { makes(type, $0) }
  }

  private func makes(_ type: TypeID, _ id: MentionID) -> Bool {
    let mention = mention(id)
    guard mention.shape == .none || mention.shape == .type else { return false }
    let isCall = mention.use.contains(.call)
    guard isCall || (mention.use.contains(.base) && isInitCalled(on: id)) else { return false }
    return typeNamed(by: id) == type
  }

  /// `.init(…)` right behind.
  private func isInitCalled(on id: MentionID) -> Bool {
    let mentions = files[id.file].mentions
    guard id.place + 1 < mentions.count else { return false }
    let next = mentions[id.place + 1]
    return next.base == UInt32(truncatingIfNeeded: id.place) && next.use.contains(.call)
      && names.global(next.name, file: id.file) == names.initializer
  }
}

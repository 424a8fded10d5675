import Facts
import Synchronization

/// What took long to find out and is asked for again. Each worker has an index object of its own, and with it one of these,
/// so nobody waits for anybody.
final class Remembered: Sendable {
  /// The members of a type that have one name.
  struct Namesakes: Hashable {
    let type: TypeID
    let name: Name
  }

  private struct Store {
    /// Of each type that was asked for what it names itself, and all with what it inherits.
    var ownForeign: [TypeID: Set<String>] = [:]
    var foreign: [TypeID: Set<String>] = [:]
    var foreignCount = 0
    var overloads: [Namesakes: Overloads] = [:]
    var requirements: [TypeID: Requirements] = [:]
    var signatures: [DeclID: Signature] = [:]
  }

  /// What one of the project's protocols of Objective-C asks for.
  struct Requirements: Sendable {
    let all: [ObjCRequirement]
    let bySelector: [String: [ObjCRequirement]]
    let byName: [String: [ObjCRequirement]]
    let byLabels: [String: [ObjCRequirement]]

    init(_ all: [ObjCRequirement]) {
      self.all = all
      bySelector = Dictionary(grouping: all.filter { $0.selector != nil }) { $0.selector ?? "" }
      byName = Dictionary(grouping: all, by: \.name)
      byLabels = Dictionary(grouping: all, by: \.labels)
    }
  }

  private let store = Mutex(Store())

  /// So many names are kept, and no more.
  private static let mostNames = 1 << 18

  func foreignSupers(of type: TypeID, _ find: () -> Set<String>) -> Set<String> {
    if let known = store.withLock({ $0.foreign[type] }) { return known }
    let found = find()
    store.withLock { store in
      if store.foreignCount > Remembered.mostNames { (store.foreign, store.foreignCount) = ([:], 0) }
      store.foreign[type] = found
      store.foreignCount += found.count + 1
    }
    return found
  }

  func ownForeignSupers(of type: TypeID, _ find: () -> Set<String>) -> Set<String> {
    if let known = store.withLock({ $0.ownForeign[type] }) { return known }
    let found = find()
    store.withLock { $0.ownForeign[type] = found }
    return found
  }

  func requirements(of type: TypeID, _ find: () -> [ObjCRequirement]) -> Requirements {
    if let known = store.withLock({ $0.requirements[type] }) { return known }
    let found = Requirements(find())
    store.withLock { $0.requirements[type] = found }
    return found
  }

  func signature(of member: DeclID, _ find: () -> Signature) -> Signature {
    if let known = store.withLock({ $0.signatures[member] }) { return known }
    let found = find()
    store.withLock { $0.signatures[member] = found }
    return found
  }

  func overloads(of key: Namesakes, _ find: () -> Overloads) -> Overloads {
    if let known = store.withLock({ $0.overloads[key] }) { return known }
    let found = find()
    store.withLock { $0.overloads[key] = found }
    return found
  }
}

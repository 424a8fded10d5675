import Facts
import Index
import RuleKit
import Syntax

// Initializers, of which a type has several as a rule: only what can hardly be meant otherwise is a miss.
extension WitnessNearMiss {
  /// Whether nothing that is not written may be what is required: what a superclass leaves to the type, or a structure makes
  /// from its properties.
  func hasAllInitializers(_ member: DeclID, _ index: ProjectIndex) -> Bool {
    guard let type = index.enclosingType(of: member) else { return false }
    let isInBody = index.parent(of: member) == index.entry(type).decl
    switch index.entry(type).kind {
    case .struct: return isInBody
    case .class: return index.superclass(of: type) == nil && index.foreignSupers(of: type).isEmpty
    default: return true
    }
  }

  /// A label with a slip in it or a type that is nearly the same, by which nobody makes a value, or one thing more that may happen.
  func isMistake(_ miss: NearMiss, ofInitializer member: DeclID, _ requirement: DeclID, _ index: ProjectIndex) -> Bool {
    guard hasAllInitializers(member, index) else { return false }
    switch miss {
    case .label(let place):
      let labels = [requirement, member].map { index.writtenLabels(of: $0)[place] }
      return NearMiss.isSlipOfLabel(labels[1], of: labels[0]) && !isMadeBy(member, index)
    case .parameter:
      return (index.isAkin(requirement, member, at: miss) || index.isSameSort(requirement, member, at: miss)) && !isMadeBy(member, index)
    case .throwing, .errors, .async: return true
    // The compiler says so of one that may fail.
    case .result, .setter, .mutating, .name: return false
    }
  }

  private func isMadeBy(_ member: DeclID, _ index: ProjectIndex) -> Bool {
    guard let type = index.enclosingType(of: member) else { return true }
    let entry = index.entry(type)
    if entry.kind == .enum || entry.kind == .actor { return !index.mentions(ofNameOf: entry.decl).isEmpty }
    return index.instantiations(of: type).contains { index.mention($0).labels.isNone || index.takes(index.mention($0), $0, member) }
  }

  /// What else the required form takes: for an initializer that subclasses have to have as well, or for what an actor would have
  /// others wait for.
  func form(missingTo member: DeclID, _ requirement: DeclID, _ index: ProjectIndex) -> String? {
    guard let type = index.enclosingType(of: member) else { return nil }
    let (fact, kind) = (index.decl(member), index.entry(type).kind)
    if fact.kind == .`init` {
      return kind == .class && !index.decl(index.entry(type).decl).has(.final) && !fact.has(.required) ? ", with 'required'" : nil
    }
    if kind != .actor || fact.isStatic || fact.has(.nonisolated) || index.decl(requirement).flags.contains(.isAsync) { return nil }
    // Only actors adopt such a protocol.
    let isForActors = index.enclosingType(of: requirement).map { type in
      let names = index.foreignSupers(of: type).union(index.namesOfBoundsOfSelf(in: index.entry(type).decl))
      return !names.isDisjoint(with: ["Actor", "DistributedActor"])
    }
    if isForActors == true { return nil }
    return fact.isStored && fact.kind == .var ? ", computed and with 'nonisolated'" : ", with 'nonisolated'"
  }
}

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

  /// Whether it is an initializer that subclasses have to have as well.
  func isForHeirs(_ member: DeclID, _ index: ProjectIndex) -> Bool {
    guard index.decl(member).kind == .`init`, let type = index.enclosingType(of: member) else { return false }
    return index.entry(type).kind == .class && !index.decl(index.entry(type).decl).has(.final) && !index.decl(member).has(.required)
  }
}

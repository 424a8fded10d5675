import Facts
import Index
import RuleKit
import Syntax

// Classes below one of Apple's that the project makes conform: `extension UIView: P`.
extension SubclassShadowsProtocolDefault {
  /// Of one such extension there is one finding for each requirement, however many classes have a member of their own.
  func visit(
    _ requirement: DeclID, _ defaults: DefaultMembers, _ strangers: [(type: TypeID, adoption: ForeignAdoption)],
    _ family: ProtocolFamily, _ pass: inout Pass
  ) {
    let index = pass.index
    var adoptions: [ForeignAdoption] = []
    var shadows: [DeclID: [DeclID]] = [:]
    for (type, adoption) in strangers {
      guard let shadow = shadow(of: requirement, in: type, index), let standIn = index.standIn(defaults, for: adoption),
        isLeftToDefault(requirement, above: type, index), !index.mayInheritFromExtension(requirement, type),
        index.isAskedForElsewhere(shadow, in: type) != true, index.requirement(like: shadow, in: index.ancestry(of: type)) == nil,
        isSeen(shadow, standIn, family, adoption.statedBy, index), !isAskedFor(shadow, by: standIn, index),
        !isUsedByName(shadow, index), !index.haveSameBodies(shadow, standIn)
      else { continue }
      if shadows[adoption.statedBy] == nil { adoptions.append(adoption) }
      shadows[adoption.statedBy, default: []].append(shadow)
    }
    for adoption in adoptions {
      guard let standIn = index.standIn(defaults, for: adoption), let found = shadows[adoption.statedBy] else { continue }
      let base = Base(name: adoption.name, adoption: adoption.statedBy, isForeign: true)
      report(requirement, standIn, base, found, family, &pass)
    }
  }
}

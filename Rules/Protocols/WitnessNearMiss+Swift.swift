import Facts
import Index
import RuleKit
import Syntax

// What protocols of Apple's Swift libraries require, and nobody's sources show.
extension WitnessNearMiss {
  func mayBeOfSwift(_ id: DeclID, _ index: ProjectIndex) -> Bool {
    let known = namesakesOfSwift ?? Set(SwiftRequirement.all.compactMap { index.globalName($0.name) }.flatMap(index.namesakes))
    namesakesOfSwift = known
    return known.contains(id)
  }

  func visit(property id: DeclID, _ pass: inout Pass) {
    let index = pass.index
    guard let wanted = index.swiftRequirement(missedBy: id) else { return }
    let isOtherType = index.decl(id).isStatic == wanted.isStatic
    let source = index.sourceOfType(of: id).map { " by '\($0)'" } ?? ""
    pass.report(
      .miss(
        (index.title(of: id), isOtherType ? " (\(index.typeText(of: id))\(source))" : ""),
        (wanted.name, isOtherType ? " (\(wanted.type))" : ""), of: wanted.owner,
        reason: isOtherType ? "" : " because it is not static", base: nil), at: id)
  }
}

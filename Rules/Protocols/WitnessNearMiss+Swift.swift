import Facts
import Index
import RuleKit
import Syntax

// What protocols of Apple's Swift libraries require, and nobody's sources show.
extension WitnessNearMiss {
  func finish(_ pass: inout Pass) {
    let index = pass.index
    let known = namesakesOfSwift ?? Dictionary(
      grouping: SwiftRequirement.all.compactMap { index.globalName($0.name) }.flatMap(index.namesakes), by: index.file(of:))
    namesakesOfSwift = known
    for id in known[pass.file] ?? [] { judge(property: id, &pass) }
  }

  private func judge(property id: DeclID, _ pass: inout Pass) {
    let index = pass.index
    guard let wanted = index.swiftRequirement(missedBy: id) else { return }
    let isOtherType = index.decl(id).isStatic == wanted.isStatic
    let source = index.sourceOfType(of: id).map { " by '\($0)'" } ?? ""
    pass.report(
      .miss(
        (index.title(of: id), isOtherType ? " (\(index.typeText(of: id))\(source))" : ""),
        (wanted.name, isOtherType ? " (\(wanted.type))" : ""), of: wanted.owner,
        reason: isOtherType ? "" : " because it is not static", base: nil, isHidden: index.isHidden(id, from: nil)), at: id,
      related: index.adoption(of: wanted, by: id).map { [Related(pass.place(of: $0), .adoptsIt)] } ?? [])
  }
}

extension Message {
  fileprivate static let adoptsIt: Message = "the protocol is adopted here"
}

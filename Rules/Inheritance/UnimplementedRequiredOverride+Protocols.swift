import Facts
import Index
import RuleKit

// What protocols leave to those who conform.
extension UnimplementedRequiredOverride {
  /// A default that only traps leaves the requirement to those who conform.
  func judgeDefaults(of type: TypeID, _ pass: inout Pass) {
    let index = pass.index
    var stubs: [TypeID: [(stub: DeclID, related: [Related])]] = [:]
    for requirement in index.requirements(of: type) {
      guard let (stub, others) = index.trappingDefault(of: requirement) else { continue }
      let conformers = index.conformers(of: type)
      let left = conformers.filter { index.reliesOnDefault($0, for: requirement, stub, besides: others) }
      // What nobody in the project calls somebody will, if most have it.
      let isForLater = left.count * 2 <= conformers.count
        && !index.mentions(onRelativesOf: requirement).contains { index.mayMean(requirement, $0) }
      for conformer in left {
        if !isForLater, index.reach(of: requirement, on: conformer).calls.isEmpty { continue }
        let related = [Related(pass.place(of: stub), .trappingDefault), Related(pass.place(of: requirement), .requirement)]
        stubs[conformer, default: []].append((stub, related))
      }
    }
    for (conformer, left) in stubs.sorted(by: { $0.key < $1.key }) {
      pass.report(
        .conformer(left[0].stub, others: left.count - 1, conformer, index), at: index.entry(conformer).decl,
        related: left.flatMap(\.related))
    }
  }
}

extension Message {
  fileprivate static func conformer(_ stub: DeclID, others: Int, _ type: TypeID, _ index: ProjectIndex) -> Message {
    let name = index.name(of: index.entry(type).decl)
    let words = index.trapBody(of: stub).map { oneLine(index.words(of: $0, in: stub)) } ?? ""
    let verb = others == 0 ? "the default only traps" : "the defaults only trap"
    return Message(
      "'\(name)' must implement '\(index.title(of: stub))'\(more(others)): \(verb) (\(index.lineName(of: stub)): \"\(words)\")")
  }

  fileprivate static let trappingDefault: Message = "the default only traps"
  fileprivate static let requirement: Message = "it is required here"
}

import Facts
import Syntax

// Of several hooks one may be enough for a class: that whose turn it is.
extension ProjectIndex {
  /// Whether whoever calls a hook chooses between it and another one, which the class overrides: it may be the class, or who
  /// makes its values, that says which it is.
  func isLeftToChoice(_ hook: RequiredHook, _ type: TypeID, _ reach: Reach, among hooks: [RequiredHook]) -> Bool {
    guard hooks.count <= ProjectIndex.mostChoices, !reach.calls.isEmpty, reach.calls.count <= ProjectIndex.mostChoices,
      reach.calls.allSatisfy({ !files[$0.file].branches.isEmpty })
    else { return false }
    let home = enclosingType(of: hook.decl)
    let others = hooks.filter { other in
      other.decl != hook.decl && heirs(type, of: home).contains { counterpart(of: other.decl, in: $0) != nil }
    }
    if others.isEmpty { return false }
    return reach.calls.allSatisfy { isAlternative($0, to: others.map(\.decl), depth: 0) }
  }

  /// Nobody chooses among more hooks than these, or in more places.
  private static let mostChoices = 32

  /// Members that call members that call members: so deep a choice is looked for.
  private static let deepestChoice = 2

  /// Whether a call stands in another branch than one of another member, or that of the member which it is in does.
  private func isAlternative(_ call: MentionID, to others: [DeclID], depth: Int) -> Bool {
    guard let owner = owner(of: call) else { return false }
    let branches = branches(around: call)
    if !branches.isEmpty {
      let known = mentions(inBodyOf: owner).filter { call in others.contains { leads(call, to: $0, depth: 0) } }
      // Who overrides something else of the branch takes that branch.
      let isChosen = branches.contains { branch in
        known.contains { isIn($0, another: branch) } && !known.contains { branch.holds(mention($0)) }
      }
      if isChosen { return true }
    }
    guard depth < ProjectIndex.deepestChoice, decl(owner).kind == .func || decl(owner).kind == .var else { return false }
    let callers = mentions(ofNameOf: owner).filter { isOnSelf($0) && fits(mention($0), $0, owner) && self.owner(of: $0) != owner }
    return !callers.isEmpty && callers.allSatisfy { isAlternative($0, to: others, depth: depth + 1) }
  }

  /// Whether a mention calls the member, or another member of the same class that does.
  private func leads(_ call: MentionID, to member: DeclID, depth: Int) -> Bool {
    let fact = mention(call)
    if global(fact.name, file: call.file) == globalName(of: member), fits(fact, call, member) { return true }
    guard depth < ProjectIndex.deepestChoice, isOnSelf(call), let helper = self.member(meantBy: call), decl(helper).kind == .func else {
      return false
    }
    return mentions(inBodyOf: helper).contains { leads($0, to: member, depth: depth + 1) }
  }

  /// Whether the call is what one of several branches does.
  public func isInBranch(_ call: MentionID) -> Bool { !branches(around: call).isEmpty }

  /// Whether what one of several branches does runs where the other call does not.
  public func isInBranch(_ call: MentionID, without other: MentionID) -> Bool {
    branches(around: call).contains { !$0.holds(mention(other)) }
  }

  func isOnSelf(_ call: MentionID) -> Bool { [.none, .`self`, .Self].contains(mention(call).shape) }

  private func branches(around call: MentionID) -> [BranchFact] {
    let fact = mention(call)
    return files[call.file].branches.filter { $0.holds(fact) }
  }

  /// Whether the mention stands in another branch of the statement.
  private func isIn(_ call: MentionID, another branch: BranchFact) -> Bool {
    branches(around: call).contains { $0.statement == branch.statement && $0.start != branch.start }
  }
}

extension BranchFact {
  fileprivate func holds(_ mention: MentionFact) -> Bool { start <= mention.offset && mention.offset < end }
}

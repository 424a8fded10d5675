import Facts
import Index
import RuleKit
import Syntax

// Messages in Objective-C to what is there for tests, whatever language declares it.
extension TestableMemberInProduction {
  func judgeSends(_ pass: inout Pass) {
    let index = pass.index
    let members = membersBySelector ?? membersBySelector(index)
    membersBySelector = members
    if members.isEmpty { return }
    for send in index.files[pass.file].sends where send.receiver != .super && !send.isConfigured {
      for member in members[index.global(send.selector, file: pass.file)] ?? [] { judge(send, member, &pass) }
    }
  }

  private func membersBySelector(_ index: ProjectIndex) -> [Name: [DeclID]] {
    var found: [Name: [DeclID]] = [:]
    for file in index.files.indices where index.layout.roleOfFile[file] == .production {
      for (place, decl) in index.files[file].decls.enumerated() where decl.kind == .func || decl.kind == .var {
        let kinds = index.contractKinds(ofName: index.global(decl.name, file: file))
        guard kinds.contains(.testsOnly) || kinds.contains(.exposedForTests) else { continue }
        let member = index.id(file: file, decl: place)
        guard index.enclosingType(of: member) != nil, mark(of: member, index) != nil else { continue }
        for selector in selectors(of: member, index) { found[selector, default: []].append(member) }
      }
    }
    return found
  }

  /// What Objective-C sends to use the member: of a property to read and to write it.
  private func selectors(of member: DeclID, _ index: ProjectIndex) -> [Name] {
    let getter = index.selector(of: member) ?? index.name(of: member)
    let all = index.decl(member).kind == .func ? [getter] : [getter, ProjectIndex.setter(index.name(of: member))]
    return all.compactMap { index.globalName($0) }
  }

  private func judge(_ send: SendFact, _ member: DeclID, _ pass: inout Pass) {
    let index = pass.index
    guard case .types(let types) = index.receiverType(of: send, in: pass.file), let home = index.enclosingType(of: member),
      types.contains(where: { index.ancestry(of: $0).contains(home) }), let mark = mark(of: member, index),
      index.role(of: mark.decl) == .production, mark.said != nil || speaksOfTestsAlone(member, index)
    else { return }
    let owner = pass.decl(owning: send.owner)
    let isRead = index.files[pass.file].text(send.selector) != ProjectIndex.setter(index.name(of: member))
    if isRead && isSwitch(member, index) || isExcused(owner, member, home, mark, pass) { return }
    var related = [Related(pass.place(of: member), .usedMember)]
    if let said = mark.said { related.append(pass.related(said, at: mark.decl, .wordsOfMark)) }
    pass.report(
      .use(of: index.title(of: member, inFile: pass.file), mark.strength, at: index.lineName(of: mark.decl)), at: pass.place(of: send),
      in: owner, related: related)
  }

  /// Whether the sender is there for tests as well, or belongs to the class, which may use what it only shows to tests.
  private func isExcused(_ owner: DeclID?, _ member: DeclID, _ home: TypeID, _ mark: Mark, _ pass: borrowing Pass) -> Bool {
    let index = pass.index
    var outer = owner
    while let decl = outer {
      if decl == member || isMarked(decl, index) { return true }
      outer = index.parent(of: decl)
    }
    if isReplacedByTests(member, index) { return true }
    // A header shows what its own file has; without it nobody could test that.
    if index.implements(home, inFile: pass.file) || isOfHeader(member, pass) { return true }
    guard let type = owner.flatMap({ index.enclosingType(of: $0) }) else { return false }
    return type == home || mark.strength == .exposed && index.everySuperclass(of: type).contains(home)
  }

  /// `Thing.m` of `Thing.h`, and of `Thing+Private.h`.
  private func isOfHeader(_ member: DeclID, _ pass: borrowing Pass) -> Bool {
    let index = pass.index
    let stems = [index.file(of: member), pass.file].map { file in
      index.files[file].path.split(separator: "/").last?.prefix { $0 != "." && $0 != "+" }
    }
    return index.isObjectiveC(member) && stems[0] == stems[1]
  }
}

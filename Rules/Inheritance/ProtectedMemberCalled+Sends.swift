import Catalog
import Facts
import Index
import RuleKit

// Messages in Objective-C, which says of most receivers what they are.
extension ProtectedMemberCalled {
  func judgeSends(_ pass: inout Pass) {
    let index = pass.index
    var hooksBySelector: [Name: [SubclassHook]] = [:]
    for hook in allHooks(index) {
      if let name = index.globalName(hook.selector) { hooksBySelector[name, default: []].append(hook) }
    }
    for send in pass.facts.sends where send.receiver == .instance && !send.receiverType.isNone {
      let selector = index.global(send.selector, file: pass.file)
      let members = index.protectedMembers(selector: selector)
      guard !members.isEmpty || hooksBySelector[selector] != nil, let owner = pass.decl(owning: send.owner) else { continue }
      let receiver = index.resolve(send.receiverType, at: owner).type
      for member in members { judge(send, from: owner, to: receiver, member, &pass) }
      for hook in hooksBySelector[selector] ?? [] { judge(send, from: owner, to: receiver, hook, &pass) }
    }
  }

  private func judge(_ send: SendFact, from owner: DeclID, to receiver: TypeID?, _ member: DeclID, _ pass: inout Pass) {
    let index = pass.index
    guard let receiver, let said = index.contract(.protected, of: member),
      let type = index.enclosingType(of: root(of: member, index)), index.ancestry(of: receiver).contains(type),
      mayBeProtected(member, said, type, index)
    else { return }
    let around = index.surroundings(around: owner)
    if around.inherits(from: type) || around.isAmbiguous || isFramework(owner, member, said, index) { return }
    pass.report(
      .protected(
        pass.index.files[pass.file].text(send.selector), of: index.name(of: index.entry(type).decl),
        at: index.lineName(of: member), isForSubclasses: true),
      at: place(of: send, pass), in: owner, related: [pass.related(said, at: member, .whomItIsFor)])
  }

  private func judge(
    _ send: SendFact, from owner: DeclID, to receiver: TypeID?, _ hook: SubclassHook, _ pass: inout Pass
  ) {
    let index = pass.index
    if let receiver {
      guard index.lineage(of: receiver).inherits(fromClass: hook.type) else { return }
    } else {
      let types = Catalog.apple.classes(objcName: pass.facts.text(send.receiverType))
      let isOne = types.contains { ([$0] + $0.superclasses).contains { $0.name == hook.type } }
      guard isOne || pass.facts.text(send.receiverType) == hook.type else { return }
    }
    let around = index.surroundings(around: owner)
    if around.isUnclear || around.inherits(fromClass: hook.type) { return }
    pass.report(.hook(hook), at: place(of: send, pass), in: owner)
  }

  private func place(of send: SendFact, _ pass: borrowing Pass) -> Place {
    Place(file: pass.file, range: send.offset..<send.offset + 1)
  }
}

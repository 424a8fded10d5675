import Catalog
import Facts
import Index
import RuleKit
import Syntax

// Messages in Objective-C, which says of most receivers what they are.
extension ProtectedMemberCalled {
  func judgeSends(_ pass: inout Pass) {
    let index = pass.index
    if hooksBySelector == nil { hooksBySelector = hooks(index) { $0.selector } }
    let swiftMembers = swiftMembersBySelector ?? swiftMembers(index)
    swiftMembersBySelector = swiftMembers
    for send in index.files[pass.file].sends where [.instance, .unknown, .part].contains(send.receiver) {
      let selector = index.global(send.selector, file: pass.file)
      let members = index.protectedMembers(selector: selector) + (swiftMembers[selector] ?? [])
      let hooks = hooksBySelector?[selector] ?? []
      guard !members.isEmpty || !hooks.isEmpty else { continue }
      let senders = senders(of: send, pass)
      let receiver = index.receiverType(of: send, in: pass.file)
      for member in members { judge(send, from: senders, to: receiver, member, &pass) }
      for hook in hooks { judge(send, from: senders, to: receiver, hook, &pass) }
    }
  }

  /// Members of classes in Swift that are marked, by the selectors that use them: of a property its setter's.
  private func swiftMembers(_ index: ProjectIndex) -> [Name: [DeclID]] {
    var found: [Name: [DeclID]] = [:]
    for file in index.files.indices where !index.files[file].flags.contains(.isObjectiveC) {
      for contract in index.files[file].contracts where contract.kind == .protected {
        let member = index.id(file: file, decl: Int(contract.decl))
        guard let type = index.enclosingType(of: member), index.entry(type).kind == .class else { continue }
        let selector = index.decl(member).kind == .func ? index.selector(of: member) : ProjectIndex.setter(index.name(of: member))
        if let name = selector.flatMap({ index.globalName($0) }) { found[name, default: []].append(member) }
      }
    }
    return found
  }

  /// The method that sends it; of a function, which belongs to no class, all that its file implements, for it may be a
  /// part of any of them, or else all that it declares. In a file without classes it is nobody's.
  private func senders(of send: SendFact, _ pass: borrowing Pass) -> [DeclID] {
    if let owner = pass.decl(owning: send.owner) { return [owner] }
    let index = pass.index
    let types = pass.facts.objc.filter { pass.facts.decls[Int($0.decl)].parent == DeclFact.none }
    let implementations = types.filter { $0.flags.contains(.implementation) }
    let file = pass.file
    return (implementations.isEmpty ? types : implementations).map { index.id(file: file, decl: Int($0.decl)) }
  }

  private func judge(_ send: SendFact, from senders: [DeclID], to receiver: ReceiverType, _ member: DeclID, _ pass: inout Pass) {
    let index = pass.index
    guard case .types(let types) = receiver, let receiver = types.first, let said = index.contract(.protected, of: member),
      let type = index.enclosingType(of: root(of: member, index)), index.ancestry(of: receiver).contains(type),
      mayBeProtected(member, said, type, index)
    else { return }
    let isInside = senders.contains { sender in
      let around = index.outerTypes(around: sender)
      return around.inherits(from: type) || around.isAmbiguous || isFramework(sender, member, said, index)
    }
    if isInside || index.implements(type, inFile: pass.file) { return }
    if senders.isEmpty && isOfFramework(pass.file, member, said, index) { return }
    if isHeadingOutlived(said, type, index) || isOnlySender(send, inFile: pass.file, of: member, said, index) { return }
    pass.report(
      .protected(
        index.title(of: member, inFile: pass.file), of: index.name(of: index.entry(type).decl),
        at: index.lineName(of: member), says: words(of: said, at: member, index), isForSubclasses: true),
      at: pass.place(of: send), in: pass.decl(owning: send.owner), related: [pass.related(said, at: member, .whomItIsFor)])
  }

  private func judge(
    _ send: SendFact, from senders: [DeclID], to receiver: ReceiverType, _ hook: SubclassHook, _ pass: inout Pass
  ) {
    let index = pass.index
    switch receiver {
    case .types(let types):
      guard types.contains(where: { index.lineage(of: $0).inherits(fromClass: hook.type) }) else { return }
    case .foreign(let name):
      let name = index.text(foreign: name)
      let types = Catalog.apple.classes(objcName: name)
      let isOne = types.contains { ([$0] + $0.superclasses).contains { $0.name == hook.type } }
      guard isOne || name == hook.type else { return }
    case .unknown: guard index.isAppleProperty(before: send, in: pass.file, of: hook.type) == true else { return }
    case .structural: return
    }
    let isInside = senders.contains { sender in
      let around = index.outerTypes(around: sender)
      return around.isUnclear || around.inherits(fromClass: hook.type)
    }
    if isInside { return }
    let owner = pass.decl(owning: send.owner)
    pass.report(.hook(hook, hook.titleInObjC, hook.advice(to: send, in: owner, index)), at: pass.place(of: send), in: owner)
  }
}

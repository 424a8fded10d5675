import Facts
import Index
import RuleKit
import Syntax

// What leaked_protocol_property says is to be done.
extension LeakedProtocolProperty {
  /// How much of an object others than the file that uses it can use.
  enum Hiding: Equatable {
    case nothing, storage, all
    /// All but these, which everybody can change.
    case allBut([DeclID])
  }

  /// The good form: the property's type is the project's, and only the file that uses it can use its members; what can but
  /// be read does no harm beside them. Functions may be there for those who have the object, if it stays what it is: what it
  /// inherits from others can be used all the same.
  func hiding(_ requirement: DeclID, from uses: [MentionID], _ index: ProjectIndex) -> Hiding {
    guard let type = index.resolve(index.decl(requirement).type, at: requirement).type else { return .nothing }
    let file = index.file(of: index.entry(type).decl)
    guard uses.allSatisfy({ $0.file == file }) else { return .nothing }
    let stored = index.members(of: type).filter { index.decl($0).isStored && !index.decl($0).isStatic }
    let functions = index.members(of: type).filter { index.decl($0).kind == .func }
    func areShown(_ members: [DeclID]) -> Bool { members.contains { index.effectiveAccess(of: $0) > .fileprivate } }
    let hidden = stored.filter { index.effectiveAccess(of: $0) <= .fileprivate }
    let shown = stored.filter { !hidden.contains($0) && index.decl($0).kind != .let }
    if !shown.isEmpty { return hidden.isEmpty ? .nothing : .allBut(shown) }
    if !areShown(functions) { return hidden.isEmpty && functions.isEmpty ? .nothing : .all }
    return hidden.isEmpty || index.superclass(of: type) != nil || !index.foreignSupers(of: type).isEmpty ? .nothing : .storage
  }

  /// One object carries all that leaks; a property that the defaults only read might as well be no more than readable.
  ///
  /// - Parameter all: What leaks, that among it, and is to be carried by the same object.
  func advice(_ leak: Leak, others: some Collection<String>, among all: Sharing, _ index: ProjectIndex) -> String {
    if case .allBut(let shown) = leak.hiding, others.isEmpty, let type = shown.first.map({ index.enclosingName(of: $0) }) {
      let elsewhere = shown.flatMap { usesElsewhere(of: $0, index) }
      let isRead = elsewhere.allSatisfy { index.change(by: $0) == .none }
      if !isRead { return "let '\(type)' have functions for what other files do with \(Message.list(shown.map { index.name(of: $0) }))" }
      let access = elsewhere.isEmpty ? "fileprivate, too" : "fileprivate(set)"
      return "make \(Message.list(shown.map { index.name(of: $0) })) of '\(type)' \(access)"
    }
    let what = others.isEmpty ? "it" : "it, with " + Message.list(others, of: all.count - 1) + ","
    let isOnlyRead = leak.isSettable && leak.uses.inExtensions.allSatisfy { index.change(by: $0) == .none }
      && !isReadByPath(leak.property, leak.uses, index)
    if isOnlyRead, leak.hiding == .storage { return "make it { get }" }
    let end = all.access + (isOnlyRead ? " (or make it { get })" : "")
    return "move \(what) into a components \(carrier(leak, index))\(end)"
  }

  private func usesElsewhere(of member: DeclID, _ index: ProjectIndex) -> [MentionID] {
    index.mentions(thatMayMean: member).filter { $0.file != index.file(of: member) && index.mayMean(member, $0) }
  }

  /// Copies of a structure would share an object.
  private func carrier(_ leak: Leak, _ index: ProjectIndex) -> String {
    let isCopied = leak.witnesses.contains { witness in
      index.enclosingType(of: witness).map { index.entry($0).kind != .class && index.entry($0).kind != .actor } == true
    }
    return isCopied ? "struct" : "object"
  }

  /// All that leaks from a protocol, which one object carries.
  struct Sharing {
    let count: Int
    /// How much of it others than the defaults have to see: types that conform may use it from their own files.
    let access: String

    init(_ leaks: [Leak], _ index: ProjectIndex) {
      count = leaks.count
      let files = Set(leaks.flatMap(\.uses.inExtensions).map(\.file))
      var (isUsed, isChanged) = (files.count > 1, files.count > 1)
      for leak in leaks {
        let others = leak.uses.inConformers.filter { !files.contains($0.file) }
        let isConstant = leak.witnesses.allSatisfy { index.decl($0).kind == .let }
        isUsed = isUsed || !others.isEmpty
        isChanged = isChanged || !isConstant && others.contains { index.change(by: $0) != .none }
      }
      access = isChanged ? "" : isUsed ? " with fileprivate(set) members" : " with fileprivate members"
    }
  }
}

import Facts
import Syntax

// Methods of Objective-C with a completion handler, which Swift may also implement and override as ones that are `async`.
extension ProjectIndex {
  /// What Swift calls the form that awaits; `nil` where there is none, or nobody in the project uses its name.
  func awaitedName(of id: DeclID) -> (name: Name, labels: Name)? {
    if objcNames.awaited.isEmpty { return nil }
    guard let objc = objcFact(of: id), !objc.asyncName.isNone else { return nil }
    let text = text(objc.asyncName, of: id)
    let base = String(text.prefix { $0 != "(" })
    guard let name = names.table.find(base), let labels = names.table.find(String(text.dropFirst(base.utf8.count))) else {
      return nil
    }
    return (name, labels)
  }

  /// Whether a function of Swift's is the form of the method that awaits.
  func isAwaiting(_ candidate: DeclID, formOf id: DeclID) -> Bool {
    let fact = decl(candidate)
    guard fact.flags.contains(.isAsync), fact.kind == .func, fact.isStatic == decl(id).isStatic,
      let awaited = awaitedName(of: id)
    else { return false }
    return globalName(of: candidate) == awaited.name && global(fact.labels, of: candidate) == awaited.labels
  }

  /// Whether a call is one of the form that awaits.
  func isAwaited(_ method: DeclID, by call: MentionFact, _ id: MentionID) -> Bool {
    guard !call.use.contains(.trailingClosure), let awaited = awaitedName(of: method) else { return false }
    return names.global(call.name, file: id.file) == awaited.name && names.global(call.labels, file: id.file) == awaited.labels
  }

  /// Whether another form of the member may have another name.
  func mayHaveOtherForms(_ id: DeclID) -> Bool {
    !objcNames.awaited.isEmpty && (decl(id).flags.contains(.isAsync) || awaitedName(of: id) != nil)
  }

  /// The type's own members that are another form of the member: that awaits, or that is awaited.
  func otherForms(of id: DeclID, in type: TypeID) -> [DeclID] {
    if objcNames.awaited.isEmpty { return [] }
    let fact = decl(id)
    if fact.flags.contains(.isAsync) {
      guard let key = names.table.find(name(of: id) + text(fact.labels, of: id)), let methods = objcNames.awaited[key] else {
        return []
      }
      return methods.filter { enclosingType(of: $0) == type && isAwaiting(id, formOf: $0) }
    }
    guard let awaited = awaitedName(of: id) else { return [] }
    return members(of: type, named: awaited.name).filter { isAwaiting($0, formOf: id) }
  }
}

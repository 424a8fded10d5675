import Facts
import Syntax

// Who calls a function by its name and labels.
extension ProjectIndex {
  /// The uses of the function's name from elsewhere whose labels are its own: calls, selectors, and names of values.
  ///
  /// `delegate.reload?(…)` is none: it asks whether there is one, so a requirement is meant.
  public func calls(of function: DeclID) -> some Sequence<MentionID> {
    mentions(ofNameOf: function).lazy.filter { id in
      let fact = self.mention(id)
      guard !fact.use.isDisjoint(with: [.call, .compound, .selector]), self.owner(of: id) != function else { return false }
      return self.fits(fact, id, function)
    }
  }

  /// Whether a use may be of the function: what stands before the dot may be a value that has it.
  public func mayMean(_ id: MentionID, _ function: DeclID) -> Bool {
    // Which modules a file belongs to is not always known, but it is what is kept to the file.
    if id.file != file(of: function), effectiveAccess(of: function) <= .fileprivate { return false }
    guard let type = enclosingType(of: function) else { return true }
    switch receiverType(of: id) {
    case .types(let types): return types.contains { ancestry(of: $0).contains(type) || ancestry(of: type).contains($0) }
    // A value of which no more is known than that it is Apple's has none of the project's.
    case .foreign, .structural: return false
    case .unknown: return true
    }
  }
}

// What sentences say about calling super.
extension ContractSentence {
  private static let farthestSuper = 6

  func callingSuper(_ bytes: Bytes) -> ContractFact.Kind? {
    if isConditional { return nil }
    for index in items.indices where word(index) == .super {
      if items.indices.contains(index + 1), items[index + 1].isMember, !isOwnName(index + 1, bytes) { continue }
      if namesAnother(before: index, bytes) { continue }
      let near = max(0, index - ContractSentence.farthestSuper)..<index
      if let verb = near.last(where: { word($0) == .call || word($0) == .calling }) {
        if let kind = callingSuper(verb: verb) { return kind }
        if isOrder(verb), (verb + 1..<index).allSatisfy({ word($0) == .filler }) { return .mustCallSuper }
      }
      let behind = index + 1..<min(items.count, index + 1 + ContractSentence.farthestSuper)
      if let verb = behind.first(where: { word($0) == .called }), word(verb - 1) == .be {
        if let kind = kindOfSuperCall(obligation(before: verb)) { return kind }
      }
    }
    return nil
  }

  /// `You don't need to call super`: whatever another sentence says of it.
  var freesFromSuper: Bool {
    items.indices.contains { index in
      guard word(index) == .super else { return false }
      let near = max(0, index - ContractSentence.farthestSuper)..<index
      guard near.contains(where: { word($0) == .call || word($0) == .calling }) else { return false }
      return near.contains { word($0) == .need && ([.not, .no].contains(word($0 - 1)) || word($0 + 1) == .not) }
    }
  }

  /// `Call super at the end when overriding this`: an order to whoever overrides.
  private func isOrder(_ verb: Int) -> Bool {
    word(verb) == .call && (startOfClause(verb)..<verb).allSatisfy { word($0) == .filler }
      && (has(.overriding) || has(.override) || has(.overridden))
  }

  /// `The moveArm(to:) method should call super`: whose method that is, is not said.
  private func namesAnother(before index: Int, _ bytes: Bytes) -> Bool {
    (0..<index).contains { noun in
      guard word(noun) == .member else { return false }
      let name = items[..<noun].lastIndex { $0.isCode }
      guard let name, !isOwnName(name, bytes), (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(bytes[items[name].range.lowerBound])
      else { return false }
      // Nothing but the name's labels stands between the two.
      return bytes[items[name].range.upperBound..<items[noun].range.lowerBound].dropLast().allSatisfy { !ContractReader.isBlank($0) }
    }
  }

  private func callingSuper(verb: Int) -> ContractFact.Kind? {
    if word(verb) == .call { return kindOfSuperCall(obligation(before: verb)) }
    switch word(verb - 1) {
    case .before: return .mustCallSuper
    case .without:
      // "If you override without calling super, …", "may be overridden without calling super".
      if (0..<verb).contains(where: { word($0) == .if || word($0) == .may }) { return nil }
      // "Do not override without calling super."
      return (0..<verb).contains { word($0) == .not } ? .mustCallSuper : .noSuper
    default: return nil
    }
  }

  private func kindOfSuperCall(_ obligation: Obligation?) -> ContractFact.Kind? {
    switch obligation {
    case .demanded, .advised: .mustCallSuper
    case .forbidden: .noSuper
    case .allowed, nil: nil
    }
  }
}

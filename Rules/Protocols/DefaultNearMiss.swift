import Facts
import Index
import RuleKit
import Syntax

/// A member of a protocol's extension looks like the default of a requirement, but is something else.
///
/// Nothing says that a member of an extension is meant as a default: it is one if name, labels and types are those of a
/// requirement. Otherwise every type still has to bring its own, and the would-be default lies there unused.
final class DefaultNearMiss: Rule, RuleHooks {
  static let card = RuleCard(
    id: "default_near_miss",
    summary: "a member of a protocol's extension that nearly is the default of a requirement",
    rationale: """
      What misses a requirement by a letter of a label or by one type is no default but a member of its own: types that \
      conform have to declare the requirement all the same, and calls of it never come here. Give it the requirement's \
      labels and types; or, if another thing is meant, another name.
      """,
    looksAt: .protocol,
    since: "0.1",
    breaks: """
      protocol Stage { func enter(leftActor: String, slowly: Bool) }
      extension Stage {
        func enter(leftActors: String, slowly: Bool) { print(leftActors) }  // expect: default_near_miss
      }
      """,
    keeps: """
      protocol Stage { func enter(leftActor: String, slowly: Bool) }
      extension Stage {
        func enter(leftActor: String, slowly: Bool) { print(leftActor) }
        func enter(leftActor: String) { enter(leftActor: leftActor, slowly: false) }
      }
      """)

  func visit(_ id: DeclID, _ pass: inout Pass) {
    let index = pass.index
    // Extensions give no defaults to what Objective-C asks for.
    guard let type = index.type(of: id), !index.attributeNames(of: id).contains("objc") else { return }
    let members = index.extensionMembers(of: type).filter { mayBeMeant($0, index) }
    if members.isEmpty { return }
    let family = index.family(of: type)
    var isOpen: [Question: Bool] = [:]
    for member in members {
      guard let (requirement, miss) = missed(by: member, family, &isOpen, index), index.coexist(requirement, member) else { continue }
      report(member, requirement, miss, family, &pass)
    }
  }

  private func mayBeMeant(_ member: DeclID, _ index: ProjectIndex) -> Bool {
    let fact = index.decl(member)
    guard fact.kind == .func || fact.kind == .var, !fact.flags.contains(.isOperator) else { return false }
    return !index.isKeptToFile(member) && !index.isRetired(member)
      && !index.attributeNames(of: member).contains("_disfavoredOverload")
  }

  /// What is asked about a requirement for each member that misses it.
  private struct Question: Hashable {
    let requirement: DeclID
    let isLabel: Bool
  }

  /// The requirement that the member was meant for; `nil` if it is none, or more than one could be.
  private func missed(
    by member: DeclID, _ family: ProtocolFamily, _ isOpen: inout [Question: Bool], _ index: ProjectIndex
  ) -> (DeclID, NearMiss)? {
    let name = index.globalName(of: member)
    let namesakes = family.above(withNameOf: member).flatMap { index.requirements(of: $0, named: name) }
    // Nobody can say which of so many is meant.
    if namesakes.isEmpty || namesakes.count > 64 || isMeantForOthers(member, index) { return nil }
    // It is the default of one of them, or may be.
    if namesakes.contains(where: { index.mayAnswer($0, member) }) { return nil }
    var found: (DeclID, NearMiss)?
    for requirement in namesakes {
      guard let miss = miss(requirement, member, index) else { continue }
      if found != nil { return nil }
      found = (requirement, miss)
    }
    guard let found else { return nil }
    let question = Question(requirement: found.0, isLabel: found.1.isLabel)
    let isLeft = isOpen[question] ?? self.isLeft(question, family, index)
    isOpen[question] = isLeft
    if !isLeft || isDeclaredAgain(member, family, index) { return nil }
    return index.mentions(ofNameOf: found.0, inBodyOf: member).contains { mayBeOfProject($0, index) } ? nil : found
  }

  /// Whether a type that conforms has a version of the very member: then it is an operation of its own.
  private func isDeclaredAgain(_ member: DeclID, _ family: ProtocolFamily, _ index: ProjectIndex) -> Bool {
    family.conformers(withNameOf: member).contains { type in
      index.counterparts(of: member, in: type).contains { index.likeness(member, $0) == .equal }
    }
  }

  /// Whether it is not certain that the member of a stranger is meant.
  private func mayBeOfProject(_ mention: MentionID, _ index: ProjectIndex) -> Bool {
    switch index.receiverType(of: mention) {
    case .foreign, .structural: false
    case .types, .unknown: true
    }
  }

  /// The extension's bounds of `Self` may have their own requirement of the name.
  private func isMeantForOthers(_ member: DeclID, _ index: ProjectIndex) -> Bool {
    guard let around = index.parent(of: member) else { return true }
    return index.boundsOfSelf(in: around).contains { index.requirement(like: member, in: index.ancestry(of: $0)) != nil }
  }

  private func miss(_ requirement: DeclID, _ member: DeclID, _ index: ProjectIndex) -> NearMiss? {
    let wanted = index.decl(requirement)
    let fact = index.decl(member)
    guard wanted.isStatic == fact.isStatic, wanted.kind == fact.kind, !wanted.has(.optional), !index.isRetired(requirement),
      // What waits is another operation than what does not.
      wanted.flags.contains(.isAsync) || !fact.flags.contains(.isAsync),
      let parts = index.parameterLikenesses(requirement, member)
    else { return nil }
    let labels = index.differingLabels(requirement, member)
    if labels.isEmpty {
      switch index.nearMiss(requirement, member) {
      case .parameter(let place):
        let isOther =
          isForOptional(place, requirement, member, index) || index.isClosureForValue(requirement, member, at: .parameter(place))
          || isOfOtherThing(place, requirement, member, index)
        return isOther ? nil : .parameter(place)
      case .result: return .result
      default: return nil
      }
    }
    let others = parts.indices.filter { !labels.contains($0) }.map { parts[$0] } + [index.resultLikeness(requirement, member)]
    guard labels.count == 1, others.allSatisfy({ $0 == .equal }), !index.isOffered(member),
      !index.isUsed(member, ratherThan: requirement)
    else { return nil }
    let isMissed =
      switch parts[labels[0]] {
      case .equal:
        isSlip(labels[0], requirement, member, index) || isOtherLabelOfSameName(labels[0], requirement, member, index)
          || isNamedForType(labels[0], requirement, member, index) || isOtherInLastWord(labels[0], requirement, member, index)
      // Where the label takes another type with it, it is another operation as a rule.
      case .different: isNamedForType(labels[0], ofBoth: true, requirement, member, index)
      case .unknown: false
      }
    return isMissed ? .label(labels[0]) : nil
  }

  /// With an optional more it takes what the requirement takes, and nothing besides.
  private func isForOptional(_ place: Int, _ requirement: DeclID, _ member: DeclID, _ index: ProjectIndex) -> Bool {
    let types = [requirement, member].map { index.text(index.parameter(place, of: $0).type, of: $0) }
    let areOptional = types.map { $0.hasSuffix("?") || $0.hasPrefix("Optional<") }
    return areOptional[1] && !areOptional[0]
  }

  /// Whether nothing stands in for the requirement, and every type that conforms has its own: where one seems to have none,
  /// something is not known here. A label tells more than types do: there it is enough to know all of the type.
  private func isLeft(_ question: Question, _ family: ProtocolFamily, _ index: ProjectIndex) -> Bool {
    let requirement = question.requirement
    guard let type = index.enclosingType(of: requirement), !index.mayHaveDefault(requirement, in: index.family(of: type)) else {
      return false
    }
    return family.conformers.allSatisfy { type in
      index.witness(of: requirement, in: type) != nil || (question.isLabel && index.isKnown(type, forWitnessesOf: requirement))
    }
  }

  private func report(
    _ member: DeclID, _ requirement: DeclID, _ miss: NearMiss, _ family: ProtocolFamily, _ pass: inout Pass
  ) {
    let index = pass.index
    var related = [Related(pass.place(of: requirement), .requirement)]
    for conformer in family.conformers.prefix(5) {
      guard let witness = index.counterpart(of: requirement, in: conformer) else { continue }
      related.append(Related(pass.place(of: witness), .witness(in: index.enclosingName(of: witness))))
    }
    pass.report(
      .noDefault(index.title(of: member), of: index.enclosingName(of: requirement), difference(miss, member, requirement, index)),
      at: member, related: related)
  }

  private func difference(_ miss: NearMiss, _ member: DeclID, _ requirement: DeclID, _ index: ProjectIndex) -> String {
    switch miss {
    case .parameter(let place):
      let types = index.typeTexts(member, requirement, at: place)
      return "parameter \(place + 1) is '\(types.left)', the requirement has '\(types.right)'"
    case .label: return "the requirement is '\(index.title(of: requirement))'"
    default:
      let types = index.typeTexts(member, requirement, at: nil)
      return index.decl(member).kind == .func
        ? "it returns '\(types.left)', the requirement '\(types.right)'" : "its type is '\(types.left)', the requirement's '\(types.right)'"
    }
  }
}

extension Message {
  fileprivate static func noDefault(_ member: String, of type: String, _ difference: String) -> Message {
    Message(
      "'\(member)' in the extension is not the default of what '\(type)' requires: \(difference); give it the form that is required, "
        + "or another name")
  }

  fileprivate static let requirement: Message = "what the protocol requires"

  fileprivate static func witness(in type: String) -> Message { "'\(type)' has to declare its own" }
}

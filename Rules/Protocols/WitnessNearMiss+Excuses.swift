import Facts
import Index
import RuleKit
import Syntax

// What a member may be there for besides what it misses.
extension WitnessNearMiss {
  /// Whether nothing but the requirement can be meant.
  func isMistake(_ miss: NearMiss, _ requirement: DeclID, _ member: DeclID, _ index: ProjectIndex) -> Bool {
    if index.decl(requirement).kind == .`init` { return isMistake(miss, ofInitializer: member, requirement, index) }
    // A type has only one property of a name, but functions of one name for several types.
    if index.decl(requirement).kind == .var {
      if miss != .result { return true }
      // Everybody has a `delegate`, and each another one.
      return !holdsProtocol(requirement, member, index) && !index.areOtherProtocols(requirement, member, at: miss)
    }
    switch miss {
    case .parameter, .result:
      if index.decl(member).kind == .subscript { return index.isAkin(requirement, member, at: miss) }
      if miss == .result, isForOwnUse(member, index) { return false }
      // It may hand on to what is required; another value's member is called by whoever stands for that.
      let handsOn = index.mentions(ofNameOf: member, inBodyOf: member).contains { use in
        let fact = index.mention(use)
        return [.none, .`self`].contains(fact.shape) && !fact.labels.isNone && index.fits(fact, use, requirement)
      }
      if handsOn { return false }
      return index.isAkin(requirement, member, at: miss)
        || (index.isSameSort(requirement, member, at: miss) || miss == .result && hasNoCallersOfOthers(member, index))
          && !isOverload(member, index)
    case .label(let place):
      return isSlip(place, requirement, member, index) && !index.isUsed(member, ratherThan: requirement) && !index.isHandedOn(member)
    case .setter, .throwing, .errors, .async, .mutating, .name: return true
    }
  }

  /// Only there for some of the type's generic arguments, unless the type adopts the protocol for the same alone.
  func isConstrained(_ member: DeclID, besides adoption: DeclID? = nil, _ index: ProjectIndex) -> Bool {
    guard let around = index.parent(of: member), index.decl(around).kind == .extension, index.decl(around).requirements.count > 0
    else { return false }
    return adoption.map { index.askForTheSame($0, around) } != true
  }

  /// Whether it does not matter which of the two runs.
  func doesTheSame(_ miss: Miss, _ requirement: DeclID, _ index: ProjectIndex) -> Bool {
    index.haveSameBodies(miss.member, miss.standIn)
      && (index.isSameButOptional(requirement, miss.member, at: miss.reason) || index.isNarrower(requirement, miss.member, at: miss.reason))
  }

  /// Whether another protocol is the reason for the member.
  func isMeantForOthers(_ member: DeclID, _ requirement: DeclID, in type: TypeID, _ index: ProjectIndex) -> Bool {
    if index.isAskedForElsewhere(member, in: type) ?? (index.wordCount(of: member) < 3) { return true }
    let name = index.globalName(of: member)
    return index.ancestry(of: type).contains { other in
      index.entry(other).kind == .protocol
        && index.requirements(of: other, named: name).contains { $0 != requirement && index.mayAnswer($0, member) }
    }
  }

  /// Whether the property holds somebody who has what the protocol asks for, and is no such thing itself.
  func holdsProtocol(_ requirement: DeclID, _ member: DeclID, _ index: ProjectIndex) -> Bool {
    guard let held = index.resolve(index.decl(member).type, at: member).type else { return false }
    return held == index.enclosingType(of: requirement)
  }

  /// Whether the author of the member can know that its type adopts the protocol.
  func isSeen(_ member: DeclID, _ family: ProtocolFamily, _ index: ProjectIndex) -> Bool {
    guard let type = index.enclosingType(of: member) else { return true }
    let adopting = index.adoption(of: family, by: type) == nil ? index.firstToAdopt(family, above: type) : type
    guard let adoption = adopting.flatMap({ index.adoption(of: family, by: $0) }) else { return true }
    return index.isVisible(family.type, adoptedAt: adoption.statedBy, toAuthorOf: member)
  }

  /// Whether a function is one of several of the name and the labels, or somebody calls it and not what is required.
  func isOverload(_ member: DeclID, _ index: ProjectIndex) -> Bool {
    let name = index.globalName(of: member)
    // Of a type of others all that is known stands around it.
    let namesakes =
      index.enclosingType(of: member).map { index.members(of: $0, named: name) }
      ?? index.namesakes(name).filter { index.parent(of: $0) == index.parent(of: member) }
    let title = index.title(of: member)
    if namesakes.count(where: { index.title(of: $0) == title }) > 1 { return true }
    let hasProperty = namesakes.contains { index.decl($0).kind != .func }
    return index.mentions(onRelativesOf: member).contains { use in
      // A name alone is the property's, where there is one.
      if hasProperty, index.mention(use).labels.isNone { return false }
      return index.fits(index.mention(use), use, member) && index.member(meantBy: use).map { $0 == member } ?? index.mayMean(member, use)
    }
  }

  /// Whether its own type calls the function, which takes what is required and gives another thing.
  func isForOwnUse(_ member: DeclID, _ index: ProjectIndex) -> Bool {
    guard let type = index.enclosingType(of: member) else { return false }
    return index.calls(of: member, in: type).contains { call in
      [.none, .`self`].contains(index.mention(call).shape) && index.mayMean(member, call)
    }
  }

  /// Whether the labels are one but for a letter or two, or one of them is left out, be it that the parameter's name has come in
  /// its place.
  func isSlip(_ place: Int, _ requirement: DeclID, _ member: DeclID, _ index: ProjectIndex) -> Bool {
    let labels = [requirement, member].map { index.writtenLabels(of: $0)[place] }
    // A label beside the parameter's name was chosen; and who uses a subscript cannot be told: it may be one of its own, unless
    // its parameter is called what the label should be, which is none in a subscript.
    let parameters = index.parameters(of: member)
    let parameter = parameters[parameters.startIndex + place]
    let isForgotten = labels[1] == "_" || labels[0] == "_" && parameter.label == parameter.name
    let isForgottenInSubscript = labels[1] == "_" && index.text(parameter.name, of: member) == labels[0]
    let wanted = index.text(index.parameter(place, of: requirement).name, of: requirement)
    let isReplaced = parameter.label == parameter.name && labels[1] == wanted
    if index.decl(member).kind == .func ? isForgotten || isReplaced : isForgottenInSubscript { return true }
    return NearMiss.isSlipOfLabel(labels[1], of: labels[0])
  }

  private static let namesOfDelegates: Set<String> = ["tableView", "collectionView", "webView", "outlineView", "scrollView"]

  /// Whether a default may stand in for it, and nobody else has members of its name.
  func mayBeMissed(_ requirement: DeclID, _ index: ProjectIndex) -> Bool {
    let fact = index.decl(requirement)
    if fact.has(.optional) || fact.flags.contains(.isOperator) || index.isRetired(requirement) { return false }
    switch fact.kind {
    case .var, .subscript: return true
    // One that may fail is met by one that does not.
    case .`init`: return !fact.flags.contains(.isFailable)
    case .func: return !WitnessNearMiss.namesOfDelegates.contains(index.name(of: requirement))
    default: return false
    }
  }
}

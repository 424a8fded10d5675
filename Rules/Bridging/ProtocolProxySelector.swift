import Catalog
import Facts
import Index
import RuleKit
import Syntax

/// A selector that is given to a proxy, and what it has to do with the protocols that the proxy adopts.
struct ProtocolProxySelector {
  enum Belonging {
    case adopted, unknown
    /// What it belongs to, if that is one thing.
    case foreign(to: String?)
  }

  /// As written, without `#selector`.
  let title: String
  let place: Place
  /// Equal for equal selectors; `nil` for one that is not known.
  var key: String?
  var belonging = Belonging.unknown
  /// What it stands for among the members of the adopted protocols.
  var requirements: [ObjCRequirement] = []
  /// `getter` or `setter` of a property.
  var accessor = ""

  var isOptional: Bool { !requirements.isEmpty && requirements.allSatisfy(\.isOptional) }

  /// Whether a caller gets something from it: a result, or a value through a pointer.
  var givesValue: Bool {
    if accessor == "getter" { return !requirements.isEmpty }
    if accessor == "setter" || requirements.isEmpty { return false }
    return requirements.allSatisfy { requirement in
      requirement.returnsValue || requirement.parameterTypes.contains { $0.contains("MutablePointer<") }
    }
  }
}

extension ProtocolProxyWalk {
  /// What an argument says, if it is a selector that can be known.
  func selector(_ argument: Int, of adopted: Lineage?) -> ProtocolProxySelector? {
    let meaning = locals.meaning(of: argument, facts)
    let fact = facts.code[meaning]
    switch fact.kind {
    case .selector:
      guard var inner = facts.parts(ofCode: meaning).first else { return nil }
      // `#selector(P.move as (P) -> (Int) -> Void)`
      while facts.code[inner].kind == .cast, let operand = facts.parts(ofCode: inner).first { inner = operand }
      return selector(inner, accessor: facts.text(fact.name), at: place(of: argument), of: adopted)
    case .call:
      let parts = facts.parts(ofCode: meaning)
      guard parts.count == 2, facts.code[parts[0]].kind == .name, let value = facts.parts(ofCode: parts[1]).first,
        ["Selector", "NSSelectorFromString"].contains(facts.text(facts.code[parts[0]].name))
      else { return nil }
      return selector(literal: value, at: place(of: argument), of: adopted)
    case .literal: return selector(literal: meaning, at: place(of: argument), of: adopted)
    case .name:
      // Whatever it is: a parameter is the same all the time.
      guard let local = locals[fact.name], local.isConstant || local.place == nil else { return nil }
      let name = facts.text(fact.name)
      return ProtocolProxySelector(title: name, place: place(of: argument), key: "local \(name) \(local.place ?? -1)")
    default: return nil
    }
  }

  private func selector(literal place: Int, at shown: Place, of adopted: Lineage?) -> ProtocolProxySelector? {
    let text = facts.text(facts.code[place].text)
    guard facts.code[place].kind == .literal, text.hasPrefix("\"") else { return nil }
    let name = String(text.dropFirst().dropLast())
    var selector = ProtocolProxySelector(title: name, place: shown, key: "selector \(name)")
    selector.requirements = adopted.map { index.objcRequirements(of: $0, selector: name) } ?? []
    if !selector.requirements.isEmpty { selector.belonging = .adopted }
    return selector
  }

  private func selector(_ inner: Int, accessor: String, at shown: Place, of adopted: Lineage?) -> ProtocolProxySelector? {
    let fact = facts.code[inner]
    guard fact.kind == .name || fact.kind == .member else { return nil }
    let member = Member(name: facts.text(fact.name), labels: facts.text(fact.labels), accessor: accessor)
    let base = facts.parts(ofCode: inner).first.map { facts.code[$0] }
    let path = base.map { $0.kind == .name ? $0.name : $0.text } ?? .none
    let title = (path.isNone ? "" : facts.text(path) + ".") + member.name + member.labels
    var selector = ProtocolProxySelector(title: title, place: shown, key: "written \(accessor) \(title)", accessor: accessor)
    guard let adopted, base == nil || !path.isNone else { return selector }
    let isOwn = path.isNone || facts.text(path) == "self"
    let known = isOwn ? ownLineage : (owner ?? anyDecl).map { index.lineage(ofTypes: [path], in: $0) }
    judge(&selector, member, of: known, isOwn: isOwn, adopted)
    // What an object answers anyway is nobody's mistake.
    if case .foreign("NSObjectProtocol") = selector.belonging { selector.belonging = .unknown }
    let selectors = Set(selector.requirements.map(\.selector))
    if selectors.count == 1, let only = selectors.first ?? nil {
      selector.key = (accessor == "setter" ? "setter " : "selector ") + only
    }
    return selector
  }

  /// A member that `#selector` names; without labels it may be any that has the name.
  private struct Member {
    let name: String
    let labels: String
    let accessor: String

    func isMeant(_ requirement: ObjCRequirement) -> Bool {
      if requirement.isStatic { return false }
      if !accessor.isEmpty { return !requirement.isMethod }
      return requirement.isMethod && (labels.isEmpty || requirement.labels == labels)
    }
  }

  /// What the type around the code inherits and conforms to.
  private var ownLineage: Lineage? {
    guard let parent = owner.flatMap({ index.parent(of: $0) }) else { return nil }
    return index.lineage(of: parent)
  }

  private func judge(
    _ selector: inout ProtocolProxySelector, _ member: Member, of base: Lineage?, isOwn: Bool, _ adopted: Lineage
  ) {
    let here = index.objcRequirements(of: adopted, baseName: member.name).filter(member.isMeant)
    let there = base.map { index.objcRequirements(of: $0, baseName: member.name).filter(member.isMeant) } ?? []
    let both = here.filter { one in
      there.contains { $0.source == one.source || ($0.selector != nil && $0.selector == one.selector) }
    }
    let mayBeForeign = adopted.isKnown
    if !both.isEmpty {
      (selector.belonging, selector.requirements) = (.adopted, both)
    } else if !there.isEmpty {
      let owners = Set(there.map(\.owner))
      let areKnown = mayBeForeign && !there.contains { $0.selector == nil }
      if areKnown { selector.belonging = .foreign(to: owners.count == 1 ? owners.first : nil) }
    } else if !here.isEmpty {
      // A type's own method for one of the protocols, be it one of a type that nobody knows.
      (selector.belonging, selector.requirements) = (.adopted, here)
    } else if mayBeForeign, let owner = owner(of: member, in: base, adopted) {
      selector.belonging = .foreign(to: owner)
    } else if mayBeForeign, isOwn, base?.isKnown != false, let owner = onlyOwner(of: member) {
      selector.belonging = .foreign(to: owner)
    }
  }

  /// The only one of Apple's protocols that has such a member.
  private func onlyOwner(of member: Member) -> String? {
    let all = Catalog.apple.members(baseName: member.name).filter { found in
      !found.isStatic && (found.kind == .method) == member.accessor.isEmpty
        && (member.labels.isEmpty || found.name == member.name + member.labels)
    }
    let owners = Set(all.map(\.owner.name))
    return owners.count == 1 ? owners.first : nil
  }

  /// The type whose own method it is, if its selector is known and none of the adopted protocols has it.
  private func owner(of member: Member, in base: Lineage?, _ adopted: Lineage) -> String? {
    guard let base, let name = index.globalName(member.name) else { return nil }
    for type in base.types {
      let found = index.members(of: type, named: name).filter { decl in
        let fact = index.decl(decl)
        return fact.kind == .func && (member.labels.isEmpty || index.text(fact.labels, of: decl) == member.labels)
      }
      if found.isEmpty { continue }
      let selectors = found.map { index.selector(of: $0) }
      let isKnown = selectors.allSatisfy { selector in
        selector.map { index.objcRequirements(of: adopted, selector: $0).isEmpty } ?? false
      }
      return isKnown ? index.text(global: index.entry(type).name) : nil
    }
    return nil
  }
}

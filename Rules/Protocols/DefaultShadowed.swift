import Facts
import Index
import RuleKit
import Syntax

/// A type implements what a default implementation has done for it, and leaves out what that did besides.
///
/// Swift has no `super` for defaults. Whoever implements such a requirement takes over all that the default was for, and
/// has to know of it.
final class DefaultShadowed: Rule, RuleHooks {
  static let card = RuleCard(
    id: "default_shadowed",
    summary: "an implementation that leaves out what the default implementation does",
    rationale: """
      A default that sets something, posts a notification or calls another of the protocol's methods has a task. The \
      type's own implementation replaces it, and cannot call it: what the default did no longer happens. Call the same \
      from the implementation, or let the default do its task in a method of another name.
      """,
    severity: .info,
    looksAt: .protocolFunction,
    optIn: "to replace a default is often what an implementation is for",
    since: "0.1",
    breaks: """
      protocol Screen: AnyObject {
        var isOpen: Bool { get set }
        func close()
      }
      extension Screen {
        func close() { isOpen = false }
      }
      final class Dialog: Screen {
        var isOpen = true
        func close() { print("bye") }  // expect: default_shadowed
      }
      """,
    keeps: """
      protocol Screen: AnyObject {
        var isOpen: Bool { get set }
        func close()
      }
      extension Screen {
        func close() { isOpen = false }
      }
      final class Dialog: Screen {
        var isOpen = true
        func close() {
          print("bye")
          isOpen = false
        }
      }
      """)

  /// Something that a default does to others than its caller.
  private struct Effect {
    let name: Name
    let mention: MentionID
    /// `sets 'isOpen'`
    let phrase: String
    /// The only file that can do it as well, if there is such a one.
    let home: Int?
  }

  /// Implementations are followed through so many functions of their own type, and no more.
  private static let mostFunctions = 32

  func visit(_ requirement: DeclID, _ pass: inout Pass) {
    let index = pass.index
    // What a refinement asks for again is judged where it is asked for first.
    guard let type = index.enclosingType(of: requirement), index.role(of: requirement) != .test,
      index.inheritedRequirement(like: requirement) == nil,
      let standard = onlyDefault(of: requirement, index), let owner = index.enclosingType(of: standard)
    else { return }
    let family = index.family(of: type)
    let effects = effects(of: standard, requirement, family, index)
    if effects.isEmpty { return }
    var related = effects.map { Related(pass.place(of: $0.mention), .effect) }
    related.append(Related(pass.place(of: standard), .standard))
    related.append(Related(pass.place(of: requirement), .requirement))
    // A refinement's default is there for those who adopt the refinement.
    let below = owner == type ? nil : Set(index.descendants(of: owner))
    let served = family.allConformers(withNameOf: requirement).filter { below?.contains($0) ?? true }
    let casts = index.casts(in: standard).filter { index.mayBeOfSelf($0, in: standard) }
    let treated = casts.compactMap { index.resolve($0.type, at: standard).type }
    for conformer in served where index.role(of: index.entry(conformer).decl) == .production {
      // The default itself asks whether it has to do with the type, and does something else.
      if treated.contains(where: { index.ancestry(of: conformer).contains($0) }) { continue }
      if inheritsDefault(of: requirement, conformer, type, index) { continue }
      for witness in index.counterparts(of: requirement, in: conformer) where replaces(witness, requirement, index) {
        let effects = effects.filter { $0.home == nil || $0.home == index.file(of: witness) }
        if !effects.isEmpty, index.coexist(witness, standard), hasNone(of: effects, witness, requirement, index) {
          pass.report(
            .replaced(
              index.title(of: witness), of: index.enclosingName(of: requirement),
              by: index.enclosingName(of: witness), effects.map(\.phrase)),
            at: witness, related: related)
        }
      }
    }
  }

  /// Whether a superclass has settled for the default: what a subclass has of the name replaces nothing.
  private func inheritsDefault(of requirement: DeclID, _ type: TypeID, _ owner: TypeID, _ index: ProjectIndex) -> Bool {
    let above = index.superclasses(of: type)
    return above.contains { index.ancestry(of: $0).contains(owner) }
      && above.allSatisfy { index.counterparts(of: requirement, in: $0).isEmpty }
  }

  /// The default that every type has which brings nothing of its own, unless it is said that anybody may replace it.
  private func onlyDefault(of requirement: DeclID, _ index: ProjectIndex) -> DeclID? {
    guard let standard = index.onlyDefaultByName(of: requirement), let extended = index.parent(of: standard),
      index.decl(extended).requirements.count == 0, index.likeness(requirement, standard) == .equal,
      ![requirement, standard].contains(where: { index.contract(.overridable, of: $0) != nil })
    else { return nil }
    return standard
  }

  // MARK: Effects

  private func effects(
    of standard: DeclID, _ requirement: DeclID, _ family: ProtocolFamily, _ index: ProjectIndex
  ) -> [Effect] {
    let mentions = index.mentions(inBodyOf: standard)
    // What only hands its parameters on is another word for the same.
    if mentions.count == 1, index.mention(mentions[0]).use.contains(.call), index.decl(requirement).parameters.count > 0 {
      return []
    }
    var effects: [Effect] = []
    for id in mentions {
      guard let phrase = effect(of: id, requirement, family, index) else { continue }
      let hidden = index.member(meantBy: id).flatMap { index.isKeptToFile($0) ? $0 : nil }
      let name = index.global(index.mention(id).name, file: id.file)
      if name == index.globalName(of: requirement) || effects.contains(where: { $0.name == name }) { continue }
      effects.append(Effect(name: name, mention: id, phrase: phrase, home: hidden.map(index.file(of:))))
    }
    return effects
  }

  /// What the mention does to others, in words.
  private func effect(
    of id: MentionID, _ requirement: DeclID, _ family: ProtocolFamily, _ index: ProjectIndex
  ) -> String? {
    let mention = index.mention(id)
    let name = index.files[id.file].text(mention.name)
    if mention.use.contains(.call), index.files[id.file].text(mention.labels).hasPrefix("(name:object:") {
      return name == "post" ? "posts a notification" : nil
    }
    guard mention.shape == .none || mention.shape == .`self`, let member = index.member(meantBy: id),
      let owner = index.enclosingType(of: member), family.holds(owner), !index.isRetired(member)
    else { return nil }
    let fact = index.decl(member)
    if fact.kind != .func {
      // What an extension makes of something else is a way to do it, and others may do it in another.
      let isRequired = index.parent(of: member).map { index.decl($0).kind == .protocol } ?? false
      return isRequired && index.change(by: id) == .certain ? "sets '\(name)'" : nil
    }
    // What gives back a value may be called for that alone.
    let givesValue = !fact.type.isNone && index.text(fact.type, of: member) != "Void"
    guard mention.use.contains(.call), !givesValue, !isStep(mention, of: requirement, id, index) else { return nil }
    return "calls '\(name)\(index.text(fact.labels, of: member))'"
  }

  /// Whether a call is a part of the work itself, which whoever does that otherwise does not need: it gets something to
  /// work on where the requirement gets something, too.
  private func isStep(_ call: MentionFact, of requirement: DeclID, _ id: MentionID, _ index: ProjectIndex) -> Bool {
    guard index.decl(requirement).parameters.count > 0 else { return false }
    return call.use.contains(.trailingClosure) || index.files[id.file].text(call.labels) != "()"
  }

  // MARK: Implementations

  private func replaces(_ witness: DeclID, _ requirement: DeclID, _ index: ProjectIndex) -> Bool {
    let fact = index.decl(witness)
    return fact.kind == .func && !fact.has(.override) && index.likeness(requirement, witness) == .equal
  }

  /// Whether the implementation does something, and nothing of what the default does, be it through functions of its type.
  private func hasNone(
    of effects: [Effect], _ witness: DeclID, _ requirement: DeclID, _ index: ProjectIndex
  ) -> Bool {
    var pending = [witness]
    var next = 0
    while next < pending.count {
      let mentions = index.mentions(inBodyOf: pending[next])
      // An empty one, or one that only traps, is meant to do nothing.
      if next == 0, mentions.isEmpty || index.callsTrap(mentions[0]) || index.trapBody(of: witness) != nil { return false }
      for id in mentions {
        let name = index.global(index.mention(id).name, file: id.file)
        if name == index.globalName(of: requirement) || effects.contains(where: { $0.name == name }) { return false }
        guard let member = index.member(meantBy: id), !pending.contains(member) else { continue }
        // Too long a way to be sure.
        if pending.count == Self.mostFunctions { return false }
        pending.append(member)
      }
      next += 1
    }
    return true
  }
}

extension Message {
  fileprivate static func replaced(
    _ member: String, of type: String, by other: String, _ effects: [String]
  ) -> Message {
    Message(
      "'\(member)' of '\(other)' replaces the default of '\(type)', which \(series(effects)); do it here as well, or let a "
        + "method of another name do it")
  }

  fileprivate static let effect: Message = "the default does this"

  fileprivate static let standard: Message = "the default is here, and cannot be called"

  fileprivate static let requirement: Message = "this is what both implement"
}

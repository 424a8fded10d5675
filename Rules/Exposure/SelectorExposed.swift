import Facts
import Index
import RuleKit
import Syntax

/// A method is open to its module because a selector needs it.
///
/// `@objc` makes a method known to the runtime, whatever its access: what a control or a timer calls need not be seen by
/// anybody else.
final class SelectorExposed: Rule, RuleHooks {
  static let card = RuleCard(
    id: "selector_exposed",
    summary: "an '@objc' method that only '#selector' names, in its own file, but the whole module sees",
    rationale: """
      A method that a control calls is written for that control. Without an access modifier everybody in the module may \
      call it, as if the user had touched something. '@objc private' works as well: '#selector' has to see the method, \
      the runtime does not.
      """,
    severity: .info,
    looksAt: LooksAt.function.inside([.class, .extension]),
    readsWords: true,
    optIn: "it finds a great deal in projects that never cared",
    since: "0.1",
    breaks: """
      final class Dial: UIControl {
        func connect() { addTarget(self, action: #selector(turned), for: .valueChanged) }
        @objc func turned() {}  // expect: selector_exposed
      }
      """,
    keeps: """
      final class Dial: UIControl {
        func connect() { addTarget(self, action: #selector(turned), for: .valueChanged) }
        @objc private func turned() {}
      }
      """)

  func visit(_ method: DeclID, _ pass: inout Pass) {
    let index = pass.index
    guard isExposed(method, index), let type = index.enclosingType(of: method), index.role(of: method) == .production,
      isKeptToModule(index.entry(type), index), !index.hasCommonName(method),
      let uses = selectors(of: method, index), !isBoundToOthers(method, type, index), !isNamedByText(method, index)
    else { return }
    // In Swift 3 an extension's private members were its own.
    let isPrivate = uses.allSatisfy { index.stands($0, inside: type) } && !index.isBeforeSwift4(method)
    let isKeptToFile = index.isKeptToFile(method)
    if isKeptToFile && !isPrivate { return }
    pass.report(
      isKeptToFile ? .typesOwn(index.title(of: method)) : .selectors(of: index.title(of: method), isPrivate: isPrivate), at: method,
      related: uses.map { Related(pass.place(of: $0), .selector) })
  }

  /// Nobody said that only its type may see it, and it is no more than a method for the runtime.
  private func isExposed(_ method: DeclID, _ index: ProjectIndex) -> Bool {
    let fact = index.decl(method)
    let isOpen = fact.access == .fileprivate || (fact.access == .unwritten && index.effectiveAccess(of: method) > .fileprivate)
    guard isOpen, !fact.has(.override), !fact.has(.dynamic) else { return false }
    let names = index.attributeNames(of: method)
    return names.contains("objc") && index.explicitSelector(of: method) == nil
      && !names.contains { $0.hasPrefix("IB") || $0.hasPrefix("GK") }
  }

  /// A class that other modules do not see.
  private func isKeptToModule(_ entry: TypeEntry, _ index: ProjectIndex) -> Bool {
    entry.kind == .class && index.effectiveAccess(of: entry.decl) < .public
  }

  /// The selectors that name the method, if they are all that does, and stand in its file.
  private func selectors(of method: DeclID, _ index: ProjectIndex) -> [MentionID]? {
    var uses: [MentionID] = []
    for use in index.mentions(ofNameOf: method) where !isImplicit(use, index) && index.mayMean(method, use) {
      guard use.file == index.file(of: method), index.mention(use).use.contains(.selector), index.member(meantBy: use) == method
      else { return nil }
      uses.append(use)
    }
    return uses.isEmpty ? nil : uses
  }

  /// `.save` of a bar button's system item is no method of anybody's.
  private func isImplicit(_ use: MentionID, _ index: ProjectIndex) -> Bool {
    let fact = index.mention(use)
    return fact.shape == .implicit && fact.use.isDisjoint(with: [.call, .compound])
  }

  /// What Objective-C asks for has to be as visible as any witness.
  private func isBoundToOthers(_ method: DeclID, _ type: TypeID, _ index: ProjectIndex) -> Bool {
    index.isBoundToOthers(method, in: type)
      || index.descendants(of: type).contains { !index.objcMatches(of: method, in: index.lineage(of: $0)).isEmpty }
  }

  /// Whether a nib, a header or a string names it, by its own name or by its selector's first part.
  private func isNamedByText(_ method: DeclID, _ index: ProjectIndex) -> Bool {
    let part = index.selector(of: method).map { String($0.prefix { $0 != ":" }) }
    return index.isNamedByText(index.name(of: method)) || part.map { index.isNamedByText($0) } == true
  }
}

extension Message {
  fileprivate static func selectors(of method: String, isPrivate: Bool) -> Message {
    let access = isPrivate ? "private" : "fileprivate"
    return "'\(method)' is seen by the whole module, but only named by '#selector' in its file; make it \(access)"
  }

  fileprivate static func typesOwn(_ method: String) -> Message {
    "'\(method)' is seen by the whole file, but only named by '#selector' in its own type; make it private"
  }

  fileprivate static let selector: Message = "this names it"
}

import Facts
import Index
import RuleKit
import Syntax

/// A class that nobody subclasses leaves open whether anybody may.
///
/// `final` says that a class is complete, and `open` that it is made to be subclassed. A class that says neither can be
/// taken for a base by accident, and its overridable methods stay a promise nobody meant.
final class ClassNeitherFinalNorOpen: Rule, RuleHooks {
  static let card = RuleCard(
    id: "class_neither_final_nor_open",
    summary: "a class that nobody subclasses and that does not say 'final'",
    rationale: """
      Each member of such a class may be overridden, and each caller has to reckon with it; nobody checked that this \
      works. Say 'final': a later subclass begins with taking it back, knowingly, and the compiler calls the methods \
      directly. A class that is made to be subclassed has its hooks marked, and somewhere a subclass.
      """,
    severity: .info,
    looksAt: .class,
    optIn: "it finds a great deal in projects that never cared",
    since: "0.1",
    breaks: """
      class Stopwatch {  // expect: class_neither_final_nor_open
        func start() {}
      }
      """,
    keeps: """
      final class Stopwatch {
        func start() {}
      }
      class Gauge {
        func read() -> Int { 0 }
      }
      final class Thermometer: Gauge {
        override func read() -> Int { 20 }
      }
      """)

  func visit(_ declaration: DeclID, _ pass: inout Pass) {
    let index = pass.index
    guard let type = index.type(of: declaration), !index.entry(type).isLocal, isJudged(declaration, index),
      !isKnownAsBase(declaration, type, index)
    else { return }
    let name = index.name(of: declaration)
    if !index.hasDescendants(type) {
      // What it leaves to subclasses says that there are some.
      guard index.requiredHooks(of: type).isEmpty else { return }
      let hasOpenMembers = index.members(of: type).contains { index.decl($0).access == .open && index.decl($0).kind != .class }
      pass.report(
        .neither(name, isOpen: index.decl(declaration).access == .open, hasOpenMembers: hasOpenMembers), at: declaration)
    } else if index.decl(declaration).access == .open {
      let subclasses = index.descendants(of: type).filter { $0 != type }.map { index.entry($0).decl }.sorted()
      let module = index.module(of: declaration).name
      guard subclasses.allSatisfy({ index.module(of: $0).name == module }) else { return }
      pass.report(
        .needlesslyOpen(name, module: module), at: declaration,
        related: subclasses.prefix(ClassNeitherFinalNorOpen.mostShown).map { Related(pass.place(of: $0), .subclass(index.name(of: $0))) })
    }
  }

  /// Subclasses that are shown as evidence.
  private static let mostShown = 20

  /// Whether all who could subclass the class are known, and it has not said what it is.
  private func isJudged(_ declaration: DeclID, _ index: ProjectIndex) -> Bool {
    let fact = index.decl(declaration)
    if fact.has(.final) || fact.name.isNone || index.role(of: declaration) != .production { return false }
    return !index.isOffered(declaration)
  }

  /// Whether something says that there are subclasses, or will be, where they cannot be seen: the class's name, a comment,
  /// the Objective-C runtime, or a subclass of a class of the same name.
  private func isKnownAsBase(_ declaration: DeclID, _ type: TypeID, _ index: ProjectIndex) -> Bool {
    if index.mayHaveUnknownSubtypes(type) { return true }
    let name = index.name(of: declaration)
    if ["Base", "Abstract", "Mock"].contains(where: { name.hasPrefix($0) || name.hasSuffix($0) }) { return true }
    // A subclass for tests that a tool generates is used, but is not among the sources.
    if ["Mock\(name)", "\(name)Mock"].contains(where: { index.globalName($0) != nil && index.types(named: $0).isEmpty }) { return true }
    return isOfTheRuntime(declaration, index)
      || index.members(of: type).contains { isOfTheRuntime($0, index) || isHook($0, index) }
  }

  /// Something that its comment leaves to subclasses.
  private func isHook(_ member: DeclID, _ index: ProjectIndex) -> Bool {
    index.contracts(of: member).contains { [.required, .overridable, .mustCallSuper, .noSuper].contains($0.kind) }
  }

  /// Exposed by name, observed by key, or stored by a framework that makes subclasses of its own.
  private func isOfTheRuntime(_ id: DeclID, _ index: ProjectIndex) -> Bool {
    if index.decl(id).has(.dynamic) { return true }
    let isMember = index.decl(id).kind != .class
    return index.attributeNames(of: id).contains { name in
      name == "NSManaged" || (!isMember && (name == "objc" || name == "objcMembers"))
    }
  }
}

extension Message {
  fileprivate static func neither(_ name: String, isOpen: Bool, hasOpenMembers: Bool) -> Message {
    let what = isOpen ? "'\(name)' is 'open', but nobody subclasses it" : "nobody subclasses '\(name)', and it is not 'final'"
    return Message(hasOpenMembers ? "\(what); its 'open' members are no more than 'public' if it is final" : what)
  }

  fileprivate static func needlesslyOpen(_ name: String, module: String) -> Message {
    "'\(name)' is 'open', but only '\(module)' itself subclasses it"
  }

  fileprivate static func subclass(_ name: String) -> Message { "'\(name)' is a subclass in the same module" }
}

import Facts
import Index
import RuleKit
import Syntax

/// An override calls super, and there is nothing but a trap.
final class SuperCallInRequiredOverride: Rule, RuleHooks {
  static let card = RuleCard(
    id: "super_call_in_required_override",
    summary: "a call of super that ends in the stub of an abstract method",
    rationale: """
      The superclass's member is a stub that traps, because subclasses must override it. An override that calls super \
      ends the program, as if it were not there; habit or a code completion wrote the call. Take it out.
      """,
    severity: .error,
    looksAt: .overridable,
    readsObjectiveC: true,
    since: "0.1",
    breaks: """
      class Job {
        func run() { fatalError("override run without calling super") }
      }
      class PrintJob: Job {
        override func run() {
          super.run()  // expect: super_call_in_required_override
          print("done")
        }
      }
      """,
    keeps: """
      class Job {
        func run() { fatalError("override run without calling super") }
      }
      class PrintJob: Job {
        override func run() { print("done") }
      }
      class LoudPrintJob: PrintJob {
        override func run() {
          super.run()
          print("really")
        }
      }
      """)

  func visit(_ override: DeclID, _ pass: inout Pass) {
    let index = pass.index
    if pass.facts.flags.contains(.isObjectiveC) { return judgeSends(in: override, &pass) }
    guard index.decl(override).has(.override) else { return }
    // What the override takes without a value of its own what it overrides may have one for.
    let calls = index.superCalls(in: override)
    if !calls.isEmpty, let hook = index.foreignHook(overriddenBy: override) {
      for call in calls where index.fits(index.mention(call), call, override) {
        pass.report(.foreign(hook), at: pass.place(of: call), in: override)
      }
    }
    let hook = calls.isEmpty ? nil : index.requiredHook(overriddenBy: override)
    guard !calls.isEmpty, let stub = hook?.decl ?? index.overridden(by: override) else { return }
    let ban = ban(of: stub, index)
    // A double fails where a test has not said what to do.
    let isDouble = index.role(of: override).isForTests && !index.role(of: stub).isForTests
    for call in calls where index.fits(index.mention(call), call, stub) && !(isDouble && index.isInBranch(call)) {
      // An overload that works may be what is called.
      let others = index.others(meantBySuperCall: call, besides: stub)
      let isStub = traps(stub, call, index) && others.allSatisfy { traps($0, call, index) }
      guard isStub || ban != nil && others.allSatisfy({ self.ban(of: $0, index) != nil }) else { continue }
      let isGone = ([stub] + others).allSatisfy { index.requiredHook($0)?.trap?.isGoneInRelease == true }
      var related = [Related(pass.place(of: stub), isStub ? .stub(isGone) : .banned)]
      if let ban { related.append(pass.related(ban, at: stub, .ban)) }
      let owner = index.enclosingName(of: stub)
      pass.report(
        isStub ? .trap(index.title(of: stub), owner, isGone) : .forbidden(index.title(of: stub), owner), at: pass.place(of: call),
        in: override, related: related)
    }
  }

  private func judgeSends(in override: DeclID, _ pass: inout Pass) {
    let index = pass.index
    let sends = index.superSends(in: override)
    if !sends.isEmpty, let hook = index.foreignHook(overriddenBy: override) {
      for send in sends { pass.report(.foreign(hook), at: pass.place(of: send), in: override) }
    }
    guard !sends.isEmpty, let hook = index.requiredHook(overriddenBy: override), hook.trap != nil, hook.evidence != .custom
    else { return }
    for send in sends {
      pass.report(
        .trap(
          index.title(of: hook.decl, inFile: pass.file), index.enclosingName(of: hook.decl), hook.trap?.isGoneInRelease == true),
        at: pass.place(of: send), in: override, related: [Related(pass.place(of: hook.decl), .stub(hook.trap?.isGoneInRelease == true))])
    }
  }

  /// Whether the member is left to subclasses, and the call of super ends in what it has instead of a body.
  private func traps(_ member: DeclID, _ call: MentionID, _ index: ProjectIndex) -> Bool {
    guard let hook = index.requiredHook(member), hook.trap != nil, hook.evidence != .custom else { return false }
    return index.traps(member, index.mention(call).use)
  }

  private func ban(of member: DeclID, _ index: ProjectIndex) -> ContractFact? {
    index.contracts(of: member).first { $0.kind == .noSuper && isBan($0, member, index) }
  }

  /// What is said about overrides, and not by an override about its own body.
  private func isBan(_ contract: ContractFact, _ id: DeclID, _ index: ProjectIndex) -> Bool {
    switch contract.source {
    case .directive, .field, .docComment, .attribute, .configuration: true
    case .comment, .body: !index.decl(id).has(.override) && (index.trapBody(of: id) != nil || index.body(of: id)?.statements == 0)
    case .section, .name: false
    }
  }
}

extension Message {
  /// - Parameter isGone: The stub stops no release build.
  fileprivate static func trap(_ title: String, _ owner: String, _ isGone: Bool) -> Message {
    "'super.\(title)' \(isGone ? "only asserts" : "traps"): '\(owner).\(title)' must be overridden without calling super"
  }

  fileprivate static func forbidden(_ title: String, _ owner: String) -> Message {
    "'super.\(title)' must not be called: '\(owner).\(title)' is to be overridden without calling super"
  }

  fileprivate static func foreign(_ hook: ForeignHook) -> Message {
    "'super.\(hook.title)' traps: \(hook.type) leaves '\(hook.title)' to subclasses"
  }

  fileprivate static func stub(_ isGone: Bool) -> Message { "the stub only \(isGone ? "asserts" : "traps")" }

  fileprivate static let banned: Message = "this is what it calls"

  fileprivate static let ban: Message = "this forbids to call super"
}

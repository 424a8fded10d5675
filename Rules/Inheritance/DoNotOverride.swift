import Facts
import Index
import RuleKit
import Syntax

/// A subclass overrides what its superclass asks to leave alone.
///
/// `final` would say it to the compiler. Where a member has to stay open, for a mock or for a later version, a comment says it.
final class DoNotOverride: Rule, RuleHooks {
  static let card = RuleCard(
    id: "do_not_override",
    summary: "an override of a member whose documentation says not to override it",
    rationale: """
      The superclass relies on what the member does, and says so in a comment because the language could not be told: the \
      member is open for another reason. An override changes what the superclass builds on. Use the hook that is meant \
      for subclasses; and if nothing needs the member open, say 'final' instead of the comment.
      """,
    looksAt: .overridable,
    readsObjectiveC: true,
    optIn: "such comments are rare, and some are older than the reason for them",
    since: "0.1",
    breaks: """
      class Feed {
        /// Do not override this method.
        func merge(_ entries: [Int]) {}
      }
      final class NewsFeed: Feed {
        override func merge(_ entries: [Int]) {}  // expect: do_not_override
      }
      """,
    keeps: """
      class Feed {
        final func merge(_ entries: [Int]) { entries.forEach { insert($0) } }
        /// Subclasses may override this.
        func insert(_ entry: Int) {}
      }
      final class NewsFeed: Feed {
        override func insert(_ entry: Int) {}
      }
      """)

  func visit(_ member: DeclID, _ pass: inout Pass) {
    let index = pass.index
    // In Objective-C an override does not say that it is one.
    let isOverride = pass.facts.flags.contains(.isObjectiveC) ? index.body(of: member) != nil : index.decl(member).has(.override)
    guard isOverride, index.contractKinds(ofName: index.globalName(of: member)).contains(.doNotOverride),
      index.role(of: member) == .production, index.contract(.doNotOverride, of: member) == nil,
      let found = index.overridden(by: member, with: .doNotOverride)
    else { return }
    pass.report(
      .override(of: index.title(of: member, inFile: pass.file), in: index.enclosingName(of: found.decl)), at: member,
      related: [pass.related(found.contract, at: found.decl, .mark)])
  }
}

extension Message {
  fileprivate static func override(of member: String, in type: String) -> Message {
    "'\(member)' overrides what '\(type)' says not to override"
  }

  fileprivate static let mark: Message = "this says not to"
}

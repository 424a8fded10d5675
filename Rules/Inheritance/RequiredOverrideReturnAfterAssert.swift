import Facts
import Index
import RuleKit
import Syntax

/// The stub of an abstract method asserts, and goes on in release builds.
final class RequiredOverrideReturnAfterAssert: Rule, RuleHooks {
  static let card = RuleCard(
    id: "required_override_return_after_assert",
    summary: "the stub of an abstract method that only asserts, and goes on in release builds",
    rationale: """
      'assert' and 'assertionFailure' are left out of release builds. A member that subclasses must override then does \
      nothing there, or returns a value that was only made up for the compiler, and whoever forgot the override ships it. \
      'fatalError' and 'preconditionFailure' stop in every build, and need no made-up value. In Objective-C the same goes \
      for 'NSAssert', and for an exception that is raised. Where each subclass has an override it is \
      an 'info': so far nobody has forgotten one.
      """,
    looksAt: .overridable,
    readsObjectiveC: true,
    since: "0.1",
    breaks: """
      class Gauge {
        func unit() -> String {  // expect: required_override_return_after_assert
          assert(false, "Subclasses must override.")
          return ""
        }
      }
      """,
    keeps: """
      class Gauge {
        func unit() -> String { fatalError("Subclasses must override.") }
      }
      """)

  func visit(_ member: DeclID, _ pass: inout Pass) {
    let index = pass.index
    guard let hook = index.requiredHook(member), hook.evidence != .custom, let trap = hook.trap, trap.isGoneInRelease,
      index.trapBody(of: member) != nil, !mayDoNothing(hook, index), !stopsAtCast(member, pass)
    else { return }
    var related = [Related(pass.placeOfTrap(in: member), .assertion)]
    let overrides = index.nearestOverrides(of: member).sorted { index.isBefore($0, $1) }
    related += overrides.prefix(RequiredOverrideReturnAfterAssert.mostOverrides).map {
      Related(pass.place(of: $0), .override(index.enclosingName(of: $0)))
    }
    let message = Message.goesOn(
      index.title(of: member, inFile: pass.file), then: what(member, follows: pass.placeOfTrap(in: member), index),
      pass.facts.flags.contains(.isObjectiveC))
    pass.report(message, at: member, related: related, isLesser: index.isOverriddenByAll(member))
  }

  /// So many overrides are shown.
  private static let mostOverrides = 5

  /// `return Screen() as! Page`: what was made for the compiler alone is nothing else in release builds, either.
  private func stopsAtCast(_ member: DeclID, _ pass: borrowing Pass) -> Bool {
    let (place, trap) = (UInt32(truncatingIfNeeded: pass.index.place(of: member)), pass.placeOfTrap(in: member))
    return pass.facts.casts.contains { $0.owner == place && $0.kind == .forced && Int($0.offset) > trap.range.lowerBound }
  }

  /// A comment that leaves it to the subclass says that nothing needs to happen; one that just says to override it does not
  /// where the trap itself demands that.
  private func mayDoNothing(_ hook: RequiredHook, _ index: ProjectIndex) -> Bool {
    let said = index.contracts(of: hook.decl).filter { $0.kind == .overridable }
    if said.isEmpty { return false }
    if hook.evidence != .trap { return true }
    let texts = (said.map(\.text) + [hook.trap?.message ?? .none]).map { index.text($0, of: hook.decl) }
    let words = texts.joined(separator: " ").lowercased().split { !$0.isLetter }
    return words.contains { Self.choices.contains($0) }
  }

  private static let choices: Set<Substring> = [
    "appropriate", "assert", "asserts", "can", "could", "crash", "crashing", "default", "desired", "empty", "free", "if", "like", "may",
    "might", "necessary", "needed", "no", "nothing", "optional", "optionally", "production", "release", "required", "that", "unless",
    "want", "when", "where", "will", "wish",
  ]

  /// What happens where nothing stops it.
  private func what(_ id: DeclID, follows trap: Place, _ index: ProjectIndex) -> String {
    let (lines, start) = (index.files[trap.file].lines, trap.range.lowerBound)
    let goesOn = index.mentions(inBodyOf: id).contains { use in
      let fact = index.mention(use)
      // What stands on the line may be part of what the assertion says; a value that is made is not asked for.
      guard lines.position(of: Int(fact.offset)).line > lines.position(of: Int(start)).line else { return false }
      switch fact.shape {
      case .`self`, .super: return true
      case .none:
        let isFunction = fact.use.contains(.call) && index.files[trap.file].names.bytes(of: fact.name).first?.isUppercase == false
        return isFunction || index.member(meantBy: use).map { index.decl($0).isStored && !index.decl($0).isStatic } == true
      default: return false
      }
    }
    let asks = index.files[trap.file].sends.contains { send in
      send.owner == UInt32(truncatingIfNeeded: index.place(of: id)) && Int(send.offset) > start && [.`self`, .super].contains(send.receiver)
        && lines.position(of: Int(send.offset)).line > lines.position(of: Int(start)).line
        // What an assertion says of itself may go over several lines.
        && !["class", "description"].contains(index.files[trap.file].text(send.selector))
    }
    if goesOn || asks { return "goes on" }
    let fact = index.decl(id)
    if fact.kind != .func || !AppleType(index.text(fact.type, of: id)).isVoid { return "returns a made-up value" }
    // `done(nil)` of a parameter.
    return index.body(of: id).map { $0.statements > 1 } == true ? "goes on" : "does nothing"
  }
}

extension Message {
  fileprivate static func goesOn(_ title: String, then what: String, _ isObjectiveC: Bool) -> Message {
    let advice = isObjectiveC ? "raise an exception" : "use 'fatalError' or 'preconditionFailure'"
    return "in release builds '\(title)' \(what) instead of stopping; \(advice)"
  }

  fileprivate static let assertion: Message = "this is gone in release builds"

  fileprivate static func override(_ name: String) -> Message { "'\(name)' overrides it" }
}

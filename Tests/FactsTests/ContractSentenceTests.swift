import Facts
import Testing

/// Sentences that say less than their words seem to: about other members, about some subclasses, about what was once.
@Suite struct ContractSentenceTests {
  /// The kinds that a comment above `func move()` of a class has.
  private func kinds(_ comment: String) -> [ContractFact.Kind] {
    let lines = comment.split(separator: "\n", omittingEmptySubsequences: false).map { "  /// \($0)" }.joined(separator: "\n")
    return factsOf("class Crane {\n\(lines)\n  func move() {}\n}").contracts.map(\.kind)
  }

  /// What is still found.
  @Test(arguments: [
    ("`move()` must be overridden.", .required), ("Together with `lift()`, must be overridden.", .required),
    ("`lift()` calls this; subclasses must override it.", .required), ("Called by `lift()`, subclasses must override this.", .required),
    ("An abstract method that subclasses must override.", .required), ("Classes inheriting from this must override it.", .required),
    ("All subclasses of Crane must override this.", .required), ("Derived classes must override this.", .required),
    ("Does nothing by default, so subclasses must override it.", .required), ("When you subclass this, you must override `move()`.", .required),
    ("Must be overridden by all concrete subclasses.", .required), ("Must be overridden by derived classes.", .required),
    ("Subclasses must override this to return their weight.", .required), ("subclass(es) must override", .required),
    ("move() is for subclasses only.", .protected), ("Called by `lift()`, do not call directly.", .protected),
    ("Unlike `lift()`, this is for subclasses only.", .protected), ("`move()`, visible for testing.", .exposedForTests),
    ("Overrides of `move()` must call super.", .mustCallSuper), ("Implementations of `move` must call `super.move()`.", .mustCallSuper),
    ("If you override `move()`, you must call super.", .mustCallSuper), ("Set `weight` before calling super.", .mustCallSuper),
    ("Subclasses overriding this must call super.", .mustCallSuper), ("Never override this without calling super.", .mustCallSuper),
    ("Subclasses that need to override this must call super.", .mustCallSuper), ("To keep the arm up, overrides must call super.", .mustCallSuper),
    ("Override this without calling super.", .noSuper), ("Overrides must not call super here.", .noSuper),
  ] as [(String, ContractFact.Kind)])
  func found(comment: String, kind: ContractFact.Kind) { #expect(kinds(comment).contains(kind), "\(comment)") }

  @Test(arguments: [
    "Moves. Calls `lift()`, which subclasses must override.", "`lift()` must be overridden.", "Calls `lift()`, which must be overridden.",
    "Calls `lift(by:at:)`, which must call super.", "Overrides of `lift()` must call super.", "If overridden, `lift()` must call super.",
    "Whoever overrides `lift()` must call super.", "Unlike `lift()`, which is for subclasses only, anybody may call this.",
    "See `lift()`, for subclasses only.", "`lift()` is for subclasses only, call this instead.", "See `seed()` (for testing only).",
    "Sets `clock`, visible for testing.", "Ignores `clock`, which is internal for tests.", "The delegate must override this.",
    "Must be called before lift(), which must be overridden.", "Calls `lift()`, abstract method.", "If you override `lift()`, you must call super.",
  ])
  func ofOthers(comment: String) { #expect(kinds(comment) == [], "\(comment)") }

  @Test(arguments: [
    "When `isUp` is true, subclasses must override this method.", "If the arm is up subclasses must override this.",
    "If your subclass needs an arm, you must override this.", "To show an arm, subclasses must override this.",
    "In order to lift, subclasses must override this.", "For heavy loads, you must override this.",
    "Must be overridden in order to support loads.", "You must override it to customise the arm.", "Subclasses must override this to show an arm.",
    "Subclasses overriding `lift()` must override this too.", "Subclasses with arms must override this.", "Subclasses using arms must override this.",
    "Subclasses that need it must override it.", "Subclasses that override `lift()` must override this.",
    "Those that override lift() must override this as well.", "Tower subclasses must override this.", "Some subclasses must override this.",
    "You no longer must override this.", "Formerly subclasses must override this.", "Must be overridden by towers.", "Must be overridden for towers.",
    "must be overridden by the user's settings", "Subclasses with arms must call super.", "Subclasses that do not call super must lift.",
  ])
  func ofSome(comment: String) { #expect(kinds(comment) == [], "\(comment)") }

  @Test(arguments: [
    "Overriding this without calling super breaks `lift()`.", "Overriding without calling super is slow.",
    "Overrides must not call super before lift().", "Overrides must not call super twice.", "Overrides without calling super lose the load.",
  ])
  func notWithoutSuper(comment: String) { #expect(!kinds(comment).contains(.noSuper), "\(comment)") }
}

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
    ("An abstract method that subclasses must override.", .required), ("Must be overridden, otherwise it traps.", .required),
    ("Do not call this directly, otherwise it falls.", .protected), ("For testing only, otherwise it falls.", .testsOnly),
    ("Classes inheriting from this must override it.", .required),
    ("All subclasses of Crane must override this.", .required), ("Derived classes must override this.", .required),
    ("Does nothing by default, so subclasses must override it.", .required),
    ("When you subclass this, you must override `move()`.", .required),
    ("Must be overridden by all concrete subclasses.", .required), ("Must be overridden by derived classes.", .required),
    ("Subclasses must override this to return their weight.", .required), ("subclass(es) must override", .required),
    ("move() is for subclasses only.", .protected), ("Called by `lift()`, do not call directly.", .protected),
    ("Unlike `lift()`, this is for subclasses only.", .protected), ("`move()`, visible for testing.", .exposedForTests),
    ("Overrides of `move()` must call super.", .mustCallSuper), ("Implementations of `move` must call `super.move()`.", .mustCallSuper),
    ("If you override `move()`, you must call super.", .mustCallSuper), ("Set `weight` before calling super.", .mustCallSuper),
    ("Subclasses overriding this must call super.", .mustCallSuper), ("Never override this without calling super.", .mustCallSuper),
    ("Subclasses that need to override this must call super.", .mustCallSuper),
    ("To keep the arm up, overrides must call super.", .mustCallSuper),
    ("Requires super call.", .mustCallSuper), ("Super call required.", .mustCallSuper),
    ("Override this without calling super.", .noSuper), ("Overrides must not call super here.", .noSuper),
    // What comes besides may be conditional.
    ("Subclasses must override this method and report when done.", .required),
    ("Subclasses must override this and return the title that is shown when the list is empty.", .required),
    ("Subclasses must override this to return whether the arm is up.", .required),
    ("Subclasses must override this to add their arms.", .required), ("Must be overridden in order to register arms.", .required),
    ("Subclasses must always override this.", .required),
    ("In subclasses, you must override this.", .required),
    ("In Swift there is no abstract, so subclasses must override this.", .required), ("Subclasses must provide an implementation.", .required),
    ("Subclasses must provide their own implementation.", .required),
    ("Each subclass must provide its own version.", .required), ("An implementation must be provided by subclasses.", .required),
    ("Derived classes must implement this.", .required), ("Child classes have to implement this method.", .required),
    ("Subclasses shall override this.", .required), ("Required override.", .required), ("Override required.", .required),
    ("Overriding this is mandatory.", .required), ("Overriding `move()` is required.", .required),
    ("Clients must not call this directly.", .protected),
    ("Should call super.", .mustCallSuper), ("Should always call super when overridden.", .mustCallSuper),
    ("Overrides should call super.", .mustCallSuper), ("For testing only, never in production.", .testsOnly),
    ("Only used in tests.", .testsOnly),
  ] as [(String, ContractFact.Kind)])
  func found(comment: String, kind: ContractFact.Kind) { #expect(kinds(comment).contains(kind), "\(comment)") }

  @Test(arguments: [
    "Moves. Calls `lift()`, which subclasses must override.", "`lift()` must be overridden.", "Calls `lift()`, which must be overridden.",
    "Calls `lift(by:at:)`, which must call super.", "Overrides of `lift()` must call super.", "If overridden, `lift()` must call super.",
    "Whoever overrides `lift()` must call super.", "Unlike `lift()`, which is for subclasses only, anybody may call this.",
    "See `lift()`, for subclasses only.", "`lift()` is for subclasses only, call this instead.", "See `seed()` (for testing only).",
    "Sets `clock`, visible for testing.", "Ignores `clock`, which is internal for tests.", "The delegate must override this.",
    "Must be called before lift(), which must be overridden.", "Calls `lift()`, abstract method.",
    "Calls the lifting method that subclasses must override.", "If you override `lift()`, you must call super.",
  ])
  func ofOthers(comment: String) { #expect(kinds(comment) == [], "\(comment)") }

  /// It is no duty to override this.
  @Test(arguments: [
    "Overriding this is not required.", "Overriding this is required when the arm is up.", "Overriding lift() is mandatory.",
    "No override required.", "No override is required.", "Derived values must implement this.", "Derived from lift(), which must be overridden.",
    "Subclasses shall not call this.", "Subclasses provide their version.", "A version is provided by subclasses.",
    "Must be provided by the caller.", "Child views must implement this.", "The override required by UIKit.",
  ])
  func isNoDuty(comment: String) { #expect(!kinds(comment).contains(.required), "\(comment)") }

  /// What does nothing may stay as it is.
  @Test(arguments: ["Abstract method, does nothing by default.", "Abstract method (a no-op here)."])
  func abstractButHarmless(comment: String) { #expect(!kinds(comment).contains(.required), "\(comment)") }

  /// What is denied, or said to somebody else.
  @Test(arguments: [
    "There's no rule that you must call super.", "There's no reason why you should call super.", "Nobody needs to call super.",
    "Overrides should call `reset()` instead of super.", "Should you call super, do so last.",
    "Whether overrides should call super.", "Returns whether subclasses should call super.", "Whether it should call super.",
    "If the overriding method should always call super.",
    "Unlike `lift()`, which you should not call directly, this is public.", "Tests should not call this directly.",
    "The server should not call this directly.", "Only set by tests to freeze the clock.", "Must not be used in tests, only in the app.",
    "Don't use in tests, only in production.", "Not for use in tests only.", "Public for testability of clients and used by the app.",
    "For testing only the arm is moved.", "Used for testing only the arm's weight.",
    "In apps with several cranes, subclasses must override this.", "Subclasses must override this and call super when the arm is up.",
    "Subclasses must override this and `lift()` if they move.", "Subclasses must override this and the lifting method if they move.",
    "Subclasses must override this and return true if they have an arm.",
    "They are exposed for unit testing.", "These are internal for testing.",
  ])
  func denied(comment: String) { #expect(kinds(comment) == [], "\(comment)") }

  @Test(arguments: [
    "When `isUp` is true, subclasses must override this method.", "If the arm is up subclasses must override this.",
    "If your subclass needs an arm, you must override this.", "To show an arm, subclasses must override this.",
    "In order to lift, subclasses must override this.", "For heavy loads, you must override this.",
    "Must be overridden in order to support loads.", "You must override it to customise the arm.",
    "Subclasses must override this to show an arm.",
    "Subclasses overriding `lift()` must override this too.", "Subclasses with arms must override this.",
    "Subclasses using arms must override this.",
    "Subclasses that need it must override it.", "Subclasses that override `lift()` must override this.",
    "Those that override lift() must override this as well.", "Tower subclasses must override this.", "Some subclasses must override this.",
    "You no longer must override this.", "Formerly subclasses must override this.", "Must be overridden by towers.",
    "Must be overridden for towers.",
    "must be overridden by the user's settings", "Subclasses with arms must call super.", "Subclasses that do not call super must lift.",
  ])
  func ofSome(comment: String) { #expect(kinds(comment) == [], "\(comment)") }

  @Test(arguments: [
    "Overriding this without calling super breaks `lift()`.", "Overriding without calling super is slow.",
    "Overrides must not call super before lift().", "Overrides must not call super twice.",
    "Overrides without calling super lose the load.",
  ])
  func notWithoutSuper(comment: String) { #expect(!kinds(comment).contains(.noSuper), "\(comment)") }

  @Test(arguments: [
    "Not only for subclasses.", "This is not meant for subclasses only.", "Those who do not call this directly need nothing.",
    "Must only be called by subclasses or by the tower.", "Called by subclasses only in the beginning.",
    "For subclasses only, and for tests.",
    "No longer for subclasses only.", "Formerly for subclasses only.", "Do not call it directly twice.",
    "Do not call this directly more than once.",
    "Prefer not to call this directly.", "Subclasses never call this directly.", "For subclasses only; also called by the tower.",
  ])
  func notProtected(comment: String) { #expect(!kinds(comment).contains(.protected), "\(comment)") }

  @Test(arguments: [
    "You no longer have to call super.", "Subclasses must call super or `finish()`.", "Must call either super or finish().",
    "Must call finish() or super.", "You should call this, not super.", "Calling super is not required.",
    "Must be overridden without a call to super.",
    "Calls this to make sure that super is called.", "Subclasses must lift the arm, otherwise call super.",
    "Lift the arm, otherwise subclasses must call super.", "Otherwise subclasses must call super.",
    "If the arm is up you must call super, otherwise it falls.", "Must stop it, otherwise super has to be called.",
  ])
  func superIsFree(comment: String) { #expect(!kinds(comment).contains(.mustCallSuper), "\(comment)") }

  @Test(arguments: [
    "Must be overridden with a call to super.", "Do not forget to call super.", "Calling super is required.",
    "Calling super is always mandatory",
    "Make sure that super is called.", "Ensure super is called.", "You must make sure super is called", "Not calling super is an error.",
    "Failing to call super is an error.", "Overriding without calling super is a mistake.", "Requires a call to super.",
    "Must call super or the arm falls.", "Must call super.move() at one point.", "Subclasses must call super, otherwise the arm falls.",
    "You must call super if you override this method, otherwise the arm falls.", "Overrides must call super (otherwise it falls).",
    "Always call super - otherwise it falls", "When overriding this, call super, otherwise the arm falls.",
  ])
  func superIsAsked(comment: String) { #expect(kinds(comment).contains(.mustCallSuper), "\(comment)") }

  @Test(arguments: [
    "Visible for testing; also called by the debug menu.", "Visible for testing. Also used in previews.",
    "Visible for testing as well as for extensions.", "No longer test-only.", "No longer only used in tests.", "Formerly test-only.",
    "Was for testing only until 2.0.", "Internal for testing, and used by the tower.",
  ])
  func notForTests(comment: String) { #expect(kinds(comment) == [], "\(comment)") }

  @Test(arguments: [
    "No-op in release builds.", "This no-op is harmless.", "In release builds this does nothing on purpose.", "Does nothing in release.",
    "It is okay if this does nothing.", "Does nothing in production.", "In release we deliberately do nothing.",
    "We only assert, so that production does not crash.", "No-op by default.", "The default implementation does nothing.",
    "Just an assertion in release builds.", "Asserts rather than crash.",
  ])
  func noOpIsFine(comment: String) { #expect(kinds(comment) == [.overridable], "\(comment)") }

  @Test(arguments: ["Does nothing.", "Doing nothing is not allowed.", "Nothing is lifted in release builds.",
    "If nothing is there, that is fine.", "Asserts that nothing is lifted.", "Asserts in debug builds.", "It only asserts that it is up."])
  func noOpIsToldOf(comment: String) { #expect(kinds(comment) == [], "\(comment)") }

  @Test(arguments: [
    "If you do not override this method, the default is used.", "Returns nil when subclasses do not override it.",
    "Subclasses that don't override this get the default.", "You can choose not to override this.", "Most subclasses do not override this.",
    "Classes don't override this.", "Subclasses never override this.", "Do not override both this and lift().",
    "Do not override this to change the weight.",
    "Those who do not override this get the default.", "If not overridden, nothing moves.",
  ])
  func mayBeOverridden(comment: String) { #expect(!kinds(comment).contains(.doNotOverride), "\(comment)") }

  @Test(arguments: [
    "You must not override this.", "Please do not override.", "Lifts the arm and do not override it.",
    "This is not meant to be overridden.", "Do not override this, otherwise the arm falls.",
    "Make sure not to override this.", "Method not to be overridden.", "You do not override this.",
    "Subclasses are not supposed to override this.",
  ])
  func mayNotBeOverridden(comment: String) { #expect(kinds(comment) == [.doNotOverride], "\(comment)") }

  @Test(arguments: [
    ("Must call `lift()`.", true), ("Must always call lift().", true), ("You must call `lift()` at the end.", true),
    ("Conformers must call lift() when done.", true), ("Whoever calls this must call `lift()` too.", false),
    ("The system must call `lift()` first.", false), ("The view controller must call `lift()`.", false),
    ("Superclass must call `lift()` in its initializer.", false), ("Before lifting the crane, you must call `lift()`.", false),
    ("Subclasses must call `lift()`.", true), ("Must be called by the coordinator.", false), ("Must be called by subclasses.", true),
    ("After this, you must call `lift()`.", false), ("The delegate must call `lift()`.", false), ("No longer must call `lift()`.", false),
  ])
  func mustCall(comment: String, isFound: Bool) { #expect(kinds(comment).contains(.mustCall) == isFound, "\(comment)") }

  /// Orders to whoever overrides, and other words of duty.
  @Test(arguments: [
    "Call super.", "Call super at the end of your implementation.", "Call super first.", "Please call super.", "Do call super.",
    "Call through to super.", "Call super's implementation.", "In your implementation, call super.", "Call super in subclasses.",
    "Call super before your implementation.", "Subclasses: call super.", "- Important: Call super.",
    "Override this and call super.", "Override this method to lift more, and call super.", "Override to lift more; call super.",
    "Override point. Call super.", "Make sure that you call super.", "Ensure you call super.", "You must eventually call super.",
    "You must call the base implementation.", "You must call the base class's implementation.", "The inherited implementation must be called.",
    "Subclasses must call the parent's implementation.", "Requires super.", "Requires calling super.", "A call to super is required.",
    "It is important to call super.", "It's important to call super.", "Subclasses are expected to call super.",
    "Failing to call super leaves the arm up.", "Failure to call super will break it.", "Forgetting to call super breaks the layout.",
    "Not calling super is a programmer error.",
  ])
  func superIsOrdered(comment: String) { #expect(kinds(comment).contains(.mustCallSuper), "\(comment)") }

  /// What leaves a choice, asks, is about some, or tells what was once.
  @Test(arguments: [
    "Call super to get the default.", "Call super for the default.", "Call super to lift the arm.", "Call super if needed.",
    "To keep the arm up, call super.", "In general, call super.", "Call super in most cases.", "Call super or lift it.",
    "You should still not call super.", "It is not important to call super.", "It isn't mandatory to call super.",
    "A call to super is not required.", "Does not require calling super.", "Subclasses are not expected to call super.",
    "Failing to call super is fine.", "Forgetting to call super does nothing.", "Not calling super keeps the arm up.",
    "The base implementation does nothing.", "Only the base implementation is called.", "You must call the base station.",
    "No need to call the base implementation.", "Most subclasses should call super.", "Some overrides must call super.",
    "TODO: call super", "FIXME: must call super", "Must this call super?", "You used to have to call super.",
    "Before calling super, subclasses can lift the arm.", "Override this, or call super.", "Never override this and call super.",
    "Calls the arm and super.", "You may lift the arm; if you do, call super.", "No super call required.", "Super call is not required.",
  ])
  func superIsNotOrdered(comment: String) { #expect(!kinds(comment).contains(.mustCallSuper), "\(comment)") }

  /// An override may say what it does itself.
  @Test(arguments: [("Call super.", false), ("Call super, then lift.", false), ("Call super in your implementation.", true)])
  func ownCallOfSuper(comment: String, isAsked: Bool) {
    let facts = factsOf("class Tower: Crane {\n  /// \(comment)\n  override func move() {}\n}")
    #expect(facts.contracts.contains { $0.kind == .mustCallSuper } == isAsked, "\(comment)")
  }

  /// For subclasses alone, in other words.
  @Test(arguments: [
    "Subclasses only.", "Subclass use only.", "Reserved for subclasses.", "Available to subclasses only.", "Only call this from subclasses.",
    "Call this only from subclasses.", "Use only in subclasses.", "Called by the superclass, never call it yourself.",
    "Do not call this from outside of subclasses.", "Must not be called from outside of a subclass.", "Calling this directly is an error.",
    "Calling this method directly is not supported.", "It is an error to call this directly.",
    "Called by the superclass, never call it directly.", "Do not call this yourself.", "Don't call this method yourself, use lift().",
    "Must not be called manually.", "Should not be called directly, you probably want lift().",
    "Should not be called directly (you probably meant `lift()`).",
  ])
  func protected(comment: String) { #expect(kinds(comment) == [.protected], "\(comment)") }

  @Test(arguments: [
    "Subclasses only move it.", "The arm is reserved for subclasses of it.", "Not reserved for subclasses.", "Available to subclasses.",
    "Only call lift() from subclasses.", "Only call this from subclasses when up.", "You can call this yourself.", "Lift it yourself.",
    "Do not call this outside of an animation.", "Do not call this from outside the main thread.", "Calling this directly is slow.",
    "Calling this directly is not an error.", "It is not an error to call this directly.", "In general, do not call directly.",
    "TODO: should not be called directly", "Subclasses must not call this yourself.", "You never need to do this manually.",
    "You do not have to call this yourself.", "Called for you, there is no need to call it manually.", "Should probably not be called directly.",
    "Do not lift the arm yourself.", "Call this manually.", "Not called manually.",
  ])
  func isFree(comment: String) { #expect(!kinds(comment).contains(.protected), "\(comment)") }
}

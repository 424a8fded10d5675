import Facts
import Testing

/// Which comments are about a declaration: beside others, behind attributes, below code that is commented out.
@Suite struct ContractPlaceTests {
  private func found(_ members: String) -> [String] {
    let facts = factsOf("class Crane {\n\(members)\n}")
    return facts.contracts.map { "\(facts.text(facts.decls[Int($0.decl)].name)) \($0.kind) \($0.source)" }
  }

  @Test(arguments: [
    "  /// For subclasses only.\n  // swiftlint:disable:next some_rule\n  func a() {}",
    "  /// For subclasses only.\n  // TODO: lift it\n  func a() {}",
    "  /// For subclasses only\n  // Lifts the arm.\n  func a() {}",
    "  /// For subclasses only.\n  ///\n  func a() {}",
    "  @objc\n  /// For subclasses only.\n  func a() {}",
    "  @available(iOS 13, *)\n  @objc\n  /// For subclasses only.\n  // swiftformat:disable:next all\n  func a() {}",
    "  /// Lifts it.\n  @objc\n  /// For subclasses only.\n  public func a() {}",
    "  // func old() {}\n  /// For subclasses only.\n  func a() {}",
    // Swift takes it for the declaration's as well.
    "  /// For subclasses only.\n\n  func a() {}", "  /** For subclasses only. */\n\n\n  @objc func a() {}",
  ])
  func documentation(members: String) { #expect(found(members) == ["a protected docComment"], "\(members)") }

  @Test(arguments: [
    "  // For subclasses only\n  // swiftlint:disable:next some_rule\n  func a() {}",
    "  // swiftlint:disable:next some_rule\n  // For subclasses only\n  func a() {}",
    "  // For subclasses only\n  // TODO: lift it\n  func a() {}",
    "  // See https://example.com/cranes. For subclasses only\n  func a() {}",
    "  @objc\n  // For subclasses only\n  func a() {}",
    "  // func old() {}\n  // For subclasses only.\n  func a() {}",
    "  func a() { // For subclasses only\n    lift()\n  }",
    "  func a(\n    by size: Int  // no size\n  )\n  {  /* For subclasses only. */\n    lift()\n  }",
    "  func a() {  // For subclasses only.\n  }",
    "  var a: Int {  // For subclasses only.\n    0\n  }", "  var a: Int {  // For subclasses only.\n    get { 0 }\n  }",
  ])
  func plainComments(members: String) { #expect(found(members) == ["a protected comment"], "\(members)") }

  @Test(arguments: [
    "  func a() { /* For subclasses only. */ lift() }", "  func a() {\n    // For subclasses only\n    lift()\n  }",
    "  func a() { // For subclasses only.\n    // It lifts.\n    lift()\n  }",
    "  var a: Int {\n    get { // For subclasses only\n      0\n    }\n  }",
  ])
  func insideOfBodies(members: String) { #expect(found(members) == ["a protected body"], "\(members)") }

  @Test(arguments: [
    "  // func old() {} // for subclasses only\n  func a() {}",
    "  // lift() // for subclasses only\n  func a() {}",
    "  /// For subclasses only.\n  // func old() {}\n  func a() {}",
    "  // For subclasses only.\n  // override func old(by size: Int)\n  func a() {}",
    "  // For subclasses only.\n  // @objc private(set) var old: Int = 0\n  func a() {}",
    "  // For subclasses only.\n  // func old() {\n  //   lift()\n  // }\n  func a() {}",
    "  /// - Example: `lift() // for subclasses only`\n  func a() {}",
    "  func a() {}  // func old() {} // for subclasses only",
    "  @objc  // for subclasses only\n  func a() {}",
    "  @objc\n  // For subclasses only.\n\n  func a() {}", "  /// For subclasses only.\n\n  /// Lifts it.\n  func a() {}",
  ])
  func ofSomethingElse(members: String) { #expect(found(members) == [], "\(members)") }
}

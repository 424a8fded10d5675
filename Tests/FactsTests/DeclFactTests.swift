import Facts
import Syntax
import Testing

/// Declarations, their texts and their comments.
@Suite struct DeclFactTests {
  @Test func textsHaveOneSpelling() {
    let facts = factsOf(
      """
      @MainActor @available(iOS 15, *)
      public final class `default`< T >: Base <T> , any  P & Q where T : Hashable {
        private(set) var x : [ String : Int ] = [:]
        func f( _ a: inout  Int , b c : some View..., d: @escaping () -> Void = {} ) async throws -> (any P)? {}
        init?(from: Decoder)
      }
      """)
    let type = facts.decls[0]
    #expect(facts.text(type.name) == "default")
    #expect(type.inherits.indices.map { facts.text(facts.lists[$0]) } == ["Base<T>", "any P&Q"])
    #expect(type.requirements.indices.map { facts.text(facts.lists[$0]) } == ["T:Hashable"])
    #expect(type.attributes.indices.map { facts.text(facts.lists[$0]) } == ["MainActor", "", "available", "(iOS 15,*)"])
    #expect(type.has(.final) && type.access == .public && type.flags.contains(.isGeneric))
    let variable = facts.decls[1]
    #expect(facts.text(variable.type) == "[String:Int]" && variable.value == .emptyCollection && variable.isStored)
    #expect(variable.setterAccess == .private)
    let function = facts.decls[2]
    #expect(facts.text(function.labels) == "(_:b:d:)" && facts.text(function.type) == "(any P)?")
    #expect(function.flags.contains(.isAsync) && function.flags.contains(.isThrowing))
    let parameters = function.parameters.indices.map { facts.parameters[$0] }
    #expect(parameters.map { facts.text($0.name) } == ["a", "c", "d"])
    #expect(parameters.map { facts.text($0.type) } == ["inout Int", "some View", "@escaping()->Void"])
    #expect(parameters.map(\.isVariadic) == [false, true, false] && parameters.map(\.hasDefault) == [false, false, true])
    #expect(facts.decls[3].flags.contains(.isFailable))
  }

  @Test(arguments: [
    ("let a, b, c: Int", ["Int", "Int", "Int"]), ("var a = 1, b: Int", ["", "Int"]), ("var a: Int, b, c: String?", ["Int", "String?", "String?"]),
    ("var a, b: Int, c", ["Int", "Int", ""]), ("var (a, (b, c)): (Int, (Int, Int)), d: Bool", ["", "", "", "Bool"]), ("var a, b: Int { 1 }", ["Int", "Int"]),
  ])
  func typesOfSeveralVariables(source: String, types: [String]) {
    let facts = factsOf("struct S { \(source) }")
    #expect(facts.decls.dropFirst().map { facts.text($0.type) } == types)
  }

  @Test(arguments: [
    ("3", DeclFact.ValueShape.literal), ("-3", .literal), ("\"a\\(b)\"", .literal), ("[]", .emptyCollection),
    ("[:]", .emptyCollection), ("[Int]()", .emptyCollection), ("Set<Int>()", .call), ("make()", .call),
    (".init(a: 1)", .call), ("{ 1 }()", .closure), ("a + b", .other), ("a.b", .other), ("make().b", .other),
    ("\"a\" + \"b\\(c)\" + #\"d\"#", .literal), ("\"a\"\n  + \"b\"", .literal), ("\"a\".count", .ofLiteral),
    ("\"a\"\n  .count", .ofLiteral), ("\"a\" == \"b\"", .ofLiteral), ("\"a\\(b)\" as String?", .ofLiteral), ("\"a\" + b", .ofLiteral),
    ("\"a\".b ? \"c\" : \"d\"", .ofLiteral),
    ("\"\"\"\n  a\n  \"\"\".data(using: .utf8)!", .ofLiteral), ("1 + 2", .ofLiteral), ("-1.0.magnitude", .ofLiteral), ("1...5", .ofLiteral),
    ("true ? 1 : 2", .ofLiteral), ("true { didSet {} }", .literal), ("try \"a\"", .literal),
  ])
  func shapesOfValues(value: String, shape: DeclFact.ValueShape) {
    #expect(factsOf("struct S { var x = \(value) }").decls[1].value == shape, "\(value)")
  }

  @Test(arguments: [
    ("struct S<T> {}", ["T", ""]), ("struct S<T: P, U> {}", ["T", "P", "U", ""]),
    ("func f<each T: Q<Int, A>, let N: Int>() {}", ["T", "Q<Int,A>", "N", "Int"]),
    ("func f<A: any P & Q, B: Set<A>>() {}", ["A", "any P&Q", "B", "Set<A>"]),
  ])
  func genericParameters(source: String, names: [String]) {
    let facts = factsOf(source)
    #expect(facts.decls[0].generics.indices.map { facts.text(facts.lists[$0]) } == names)
  }

  @Test func accessors() {
    let facts = factsOf(
      """
      protocol P { var a: Int { get set } }
      struct S { var b: Int { 1 }; var c: Int { get { 1 } set {} }; var d = 1 { didSet {} }; var e: Int { _read { } } }
      """)
    let sets = facts.decls.filter { $0.kind == .var }.map(\.accessors)
    #expect(sets == [[.get, .set], [.get, .hasBodies], [.get, .set, .hasBodies], [.observers, .hasBodies], [.get, .hasBodies]])
    #expect(facts.decls.filter { $0.kind == .var }.map(\.isStored) == [false, false, false, true, false])
  }

  @Test func tagsAndDirectives() {
    let facts = factsOf(
      """
      // accesslint:disable:file leak - because
      class A {
        /// Reloads.
        /// - Protected: for subclasses
        /// - Parameter x: nothing
        // accesslint:must_call_super
        func reload() {} // accesslint:disable:this other
        /** - Required: yes */
        var v: Int
        /// Write `// accesslint:disable:this more`.
        // and accesslint:disable:this more
        /*	accesslint:enable all */
      }
      """)
    let tags = facts.tags.map { "\(facts.text($0.name))=\(facts.text($0.text))@\(facts.text(facts.decls[Int($0.decl)].name))" }
    #expect(
      tags == [
        "disable=disable:file leak - because@A".replacing("disable=disable:", with: "disable="), "protected=for subclasses@reload",
        "must_call_super=@reload", "required=yes@v",
      ])
    #expect(
      facts.directives.map { facts.text($0.text) } == [
        "disable:file leak - because", "must_call_super", "disable:this other", "enable all",
      ])
    #expect(facts.directives.map(\.isTrailing) == [false, false, true, false])
  }

  @Test(arguments: ["// Generated by a tool. DO NOT EDIT", "/* @generated */", "// Generated using Tool 2.0", "// swiftlint:disable all",
    "//  Generated from Grammar.g4 by Tool 4.7", "/*\n * Generated from tables\n */",
    "// NOTE: This file was automatically generated by Tool", "// This file was automatically generated and should not be edited.",
    "// This is an auto-generated file", "// Autogenerated by a tool", "/* THIS FILE IS AUTO-GENERATED. */"])
  func generatedFiles(mark: String) {
    #expect(factsOf("\(mark)\nclass A {}").flags.contains(.isGenerated))
    #expect(!factsOf("class A {}\nclass B {}\n\(mark)").flags.contains(.isGenerated))
    #expect(!factsOf("// What is generated from a model.\nclass A {}").flags.contains(.isGenerated))
    for sentence in ["Reads the auto-generated headers of a server.", "Not autogenerated: edit it."] {
      #expect(!factsOf("// \(sentence)\nclass A {}").flags.contains(.isGenerated))
    }
    let events = "/// Takes the events that are\n/// generated by a button, or events generated by others.\nclass A {}"
    #expect(!factsOf(events).flags.contains(.isGenerated))
  }

  /// What each of several names has for a type.
  @Test(arguments: [
    ("(a, b): (Int?, [String: Int])", ["Int?", "[String:Int]"]), ("(a, _, b): (x: A<B, C>, D, (E, F) -> G)", ["A<B,C>", "(E,F)->G"]),
    ("(a, (b, c)): (A, (B, C))", ["", "", ""]), ("(y: a, x: b): (x: A, y: B)", ["", ""]), ("(a, b): Pair", ["", ""]),
    ("(a, b): (A, B, C)", ["A", "B"]), ("(a, b): (A)", ["A", ""]), ("(a, b): (A, B)?", ["", ""]), ("(a): A", ["A"]), ("a, b: A", ["A", "A"]),
    ("a: A, b: B", ["A", "B"]), ("a: A, (b, c): (B, C)", ["A", "B", "C"]),
  ])
  func typesInTuples(pattern: String, types: [String]) {
    let facts = factsOf("struct S { let \(pattern) }")
    #expect(facts.decls.dropFirst().map { facts.text($0.type) } == types, "\(pattern)")
  }

  @Test func conditionalDeclarations() {
    let facts = factsOf("class A {}\n#if os(iOS)\nclass B { var x = 1 }\n#endif\nclass C {}")
    #expect(facts.decls.map { $0.flags.contains(.isConditional) } == [false, true, true, false])
  }

  /// Where a function is that stands behind the condition, and one behind its `#else`.
  @Test(arguments: [
    ("os(iOS)", [.iOS, .macCatalyst], [.macOS, .tvOS, .watchOS, .visionOS, .other]), ("os(Linux)", .other, .all),
    ("canImport(Darwin)", .apple, .other), ("!canImport(Darwin)", .other, .apple), ("DEBUG", .all, .all), ("false", [], .all),
    ("os(iOS) || os(macOS)", [.iOS, .macCatalyst, .macOS], [.tvOS, .watchOS, .visionOS, .other]),
    ("os(macOS) && DEBUG", .macOS, .all), ("os(macOS) && !DEBUG || os(tvOS)", [.macOS, .tvOS], Platforms.all.subtracting(.tvOS)),
    ("canImport(UIKit)", Platforms.apple.subtracting(.macOS), [.macOS, .watchOS, .other]),
  ] as [(String, Platforms, Platforms)])
  func platforms(condition: String, here: Platforms, otherwise: Platforms) {
    let facts = factsOf("#if \(condition)\nfunc a() {}\n#else\nfunc b() {}\n#endif\nfunc c() {}")
    #expect(facts.decls.map { Platforms.all.subtracting($0.absences) } == [here, otherwise, .all])
  }

  @Test func nestedPlatforms() {
    let facts = factsOf(
      """
      #if os(iOS) || os(macOS)
        #if os(macOS)
          func a() {}
        #elseif os(tvOS)
          func b() {}
        #else
          func c() {}
        #endif
        func d() {}
      #elseif os(macOS)
        func e() {}
      #endif
      """)
    #expect(
      facts.decls.map { Platforms.all.subtracting($0.absences) }
        == [.macOS, [], [.iOS, .macCatalyst], [.iOS, .macCatalyst, .macOS], []])
  }

  /// What a function behind the condition takes, and one behind its `#else`.
  @Test(arguments: [
    ("DEBUG", "DEBUG", "!DEBUG"), ("!DEBUG", "!DEBUG", "DEBUG"), ("!(DEBUG)", "!DEBUG", "DEBUG"), ("!(!A)", "A", "!A"),
    ("swift( >= 5.9 )", "swift(>=5.9)", "!swift(>=5.9)"), ("canImport( A )", "canImport(A)", "!canImport(A)"),
    ("A && !B", "(A&&!B)\nA\n!B", "!(A&&!B)"), ("A || B", "(A||B)", "!(A||B)\n!A\n!B"),
    ("!(A || B) && C", "(!(A||B)&&C)\n!(A||B)\n!A\n!B\nC", "!(!(A||B)&&C)"), ("", "", ""), ("A &&", "(A&&)\nA", "!(A&&)"),
  ])
  func condition(_ condition: String, here: String, otherwise: String) {
    let facts = factsOf("#if \(condition)\nfunc a() {}\n#else\nfunc b() {}\n#endif\nfunc c() {}")
    #expect(facts.decls.map { facts.text($0.condition) } == [here, otherwise, ""])
  }

  @Test func nestedConditions() {
    let facts = factsOf("#if A\n#if B\nfunc a() {}\n#elseif C\nfunc b() {}\n#endif\nfunc c() {}\n#elseif D\nfunc d() {}\n#endif")
    #expect(facts.decls.map { facts.text($0.condition) } == ["B\nA", "C\n!B\nA", "A", "D\n!A"])
  }

  @Test func bodiesAndTraps() {
    let facts = factsOf(
      """
      class A {
        func stub() { fatalError("subclasses must override \\(name)") }
        func soft() -> Int { assert(false, "override me"); return 0 }
        func helper() { return self.mustOverride() }
        func check() { guard ready else { fatalError("not ready") }; go() }
        func empty() {}
        func raise() { NSException(name: .generic, reason: "override").raise() }
        var x: Int { preconditionFailure() }
        func long() { a(); b(); c(); d(); e() }
      }
      """)
    let bodies = facts.bodies.map { body in
      "\(facts.text(facts.decls[Int(body.decl)].name)) \(body.statements) \(facts.text(body.callee)) "
        + "\(facts.text(body.message)) \(body.flags.contains(.startsWithTrap))"
    }
    #expect(
      bodies == [
        "stub 1 fatalError subclasses must override \\(name) true", "soft 2 assert override me true",
        "helper 1 mustOverride  false", "check 2   false", "empty 0   false", "raise 1 NSException override true",
        "x 1 preconditionFailure  true", "long 4 a  false",
      ])
    #expect(facts.traps.map(\.kind) == [.fatalError, .assertFalse, .fatalError, .raise, .preconditionFailure])
  }
}

public import Facts
import Syntax

/// A body that does nothing but end the program, or say that it should have.
public struct TrapBody: Equatable, Sendable {
  /// What it says, in the file of the declaration; none if it says nothing.
  public let message: Name
  /// Whether the program goes on without the compiler's checks: after `assert` and its kin.
  public let isGoneInRelease: Bool
  /// What it calls.
  public let callee: Name
}

/// The functions that end the program whenever they are called, by their names.
struct TrapTable: Sendable {
  /// What is known of the functions of a name.
  private enum Verdict: UInt8 { case unknown, stops, isGoneInRelease, differs }

  /// For each of the project's names.
  private var verdicts: ContiguousArray<Verdict>
  /// Whether any body of something of the name may be one that only traps.
  private var hasStub: ContiguousArray<Bool>

  /// Helpers that call helpers: more steps than this are not followed.
  private static let mostSteps = 8

  /// Those that a configuration names.
  private var configured: Set<Name> = []

  init(_ files: ContiguousArray<FileFacts>, _ names: JoinedNames, _ words: HookWords) {
    verdicts = ContiguousArray(repeating: .unknown, count: names.table.count)
    hasStub = ContiguousArray(repeating: false, count: names.table.count)
    configured = Set(words.functions.compactMap { names.table.find($0) })
    let never = names.table.find("Never")
    for file in files.indices {
      let decls = files[file].decls
      for body in files[file].bodies where TrapTable.isStub(body) {
        hasStub[Int(names.global(decls[Int(body.decl)].name, file: file).raw)] = true
      }
      for decl in decls where decl.kind == .func && names.global(decl.type, file: file) == never {
        verdicts[Int(names.global(decl.name, file: file).raw)] = .stops
      }
    }
    for _ in 0..<TrapTable.mostSteps {
      if !addBodies(files, names) { break }
    }
    // One function of the name that does something, and a call may be one of that.
    let known = verdicts
    for file in files.indices {
      for (place, decl) in files[file].decls.enumerated() where decl.kind == .func {
        let name = Int(names.global(decl.name, file: file).raw)
        guard known[name] != .unknown, verdicts[name] != .differs, names.global(decl.type, file: file) != never else { continue }
        let body = TrapTable.body(of: place, in: files[file].bodies)
        if body.map({ verdict($0, files, file, names, known) }) ?? .unknown == .unknown { verdicts[name] = .differs }
      }
    }
  }

  /// Adds the functions whose bodies trap, as far as that is known by now; returns whether there are new ones.
  private mutating func addBodies(_ files: ContiguousArray<FileFacts>, _ names: JoinedNames) -> Bool {
    var isNew = false
    for file in files.indices {
      let decls = files[file].decls
      for body in files[file].bodies where body.accessor == .function && decls[Int(body.decl)].kind == .func {
        let name = Int(names.global(decls[Int(body.decl)].name, file: file).raw)
        guard verdicts[name] == .unknown else { continue }
        let verdict = verdict(body, files, file, names, verdicts)
        if verdict == .unknown { continue }
        verdicts[name] = verdict
        isNew = true
      }
    }
    return isNew
  }

  private func verdict(
    _ body: BodyFact, _ files: ContiguousArray<FileFacts>, _ file: Int, _ names: JoinedNames,
    _ verdicts: ContiguousArray<Verdict>
  ) -> Verdict {
    guard TrapTable.isStub(body) else { return .unknown }
    if body.flags.contains(.startsWithTrap) {
      let isGone = TrapTable.isGoneInRelease(body.callee, in: file, of: files)
      return isGone && !stopsLater(body, files[file], file, names, verdicts) ? .isGoneInRelease : .stops
    }
    let name = names.global(body.callee, file: file)
    if configured.contains(name) { return .stops }
    let callee = verdicts[Int(name.raw)]
    return callee == .differs ? .unknown : callee
  }

  /// Whether another of the body's statements ends the program, in release builds as well.
  private func stopsLater(
    _ body: BodyFact, _ facts: FileFacts, _ file: Int, _ names: JoinedNames, _ verdicts: ContiguousArray<Verdict>
  ) -> Bool {
    if body.statements <= 1 { return false }
    let traps = facts.traps[facts.traps.firstPlace { $0.offset > body.offset }...].prefix { $0.owner == body.decl }
    let isTrap = traps.contains { trap in
      switch trap.kind {
      case .fatalError, .preconditionFailure, .preconditionFalse, .abort, .raise: true
      case .assertionFailure, .assertFalse: false
      }
    }
    if isTrap { return true }
    let mentions = facts.mentions[facts.mentions.firstPlace { $0.offset > body.offset }...].prefix { $0.owner == body.decl }
    return mentions.contains { mention in
      guard mention.use.contains(.call) else { return false }
      return verdicts[Int(names.global(mention.name, file: file).raw)] == .stops || facts.text(mention.name) == "exit"
    }
  }

  /// Whether a body traps, and then whether only while the compiler checks.
  func isGoneInRelease(_ body: BodyFact, _ files: ContiguousArray<FileFacts>, _ file: Int, _ names: JoinedNames) -> Bool? {
    switch verdict(body, files, file, names, verdicts) {
    case .stops: false
    case .isGoneInRelease: true
    case .unknown, .differs: nil
    }
  }

  func mayHaveStub(_ name: Name) -> Bool { hasStub[Int(name.raw)] }

  /// One call, and at most two statements more that do nothing.
  static func isStub(_ body: BodyFact) -> Bool {
    !body.callee.isNone && body.statements <= 3 && (body.statements <= 1 || body.flags.contains(.restIsPlain))
  }

  /// What projects are made with leaves `NSAssert` out of release builds, and the other `assert` in.
  private static func isGoneInRelease(_ callee: Name, in file: Int, of files: ContiguousArray<FileFacts>) -> Bool {
    let text = files[file].names.bytes(of: callee)
    if files[file].flags.contains(.isObjectiveC) {
      return ["NSAssert", "NSCAssert", "NSParameterAssert", "NSCParameterAssert"].contains { text.starts(with: $0.utf8) }
    }
    return text.elementsEqual("assert".utf8) || text.elementsEqual("assertionFailure".utf8)
  }

  /// The body of a function, or of a getter.
  static func body(of place: Int, in bodies: ContiguousArray<BodyFact>) -> BodyFact? {
    TrapTable.bodies(of: place, in: bodies).first { $0.accessor == .function || $0.accessor == .get }
  }

  /// All of a declaration's, those of its accessors as well.
  fileprivate static func bodies(of place: Int, in bodies: ContiguousArray<BodyFact>) -> ContiguousArray<BodyFact>.SubSequence {
    bodies[bodies.firstPlace { Int($0.decl) >= place }...].prefix { Int($0.decl) == place }
  }
}

extension ProjectIndex {
  /// The body of a function, or of a variable's getter.
  public func body(of id: DeclID) -> BodyFact? { TrapTable.body(of: place(of: id), in: files[file(of: id)].bodies) }

  /// Whether both members do the same, in the same words: then it matters little which of them runs.
  public func haveSameBodies(_ left: DeclID, _ right: DeclID) -> Bool {
    let bodies = bodies(of: left)
    return !bodies.isEmpty
      && bodies.elementsEqual(self.bodies(of: right)) { $0.text != 0 && $0.text == $1.text && $0.accessor == $1.accessor }
  }

  private func bodies(of id: DeclID) -> ContiguousArray<BodyFact>.SubSequence {
    TrapTable.bodies(of: place(of: id), in: files[file(of: id)].bodies)
  }

  /// Whether a function is named that ends the program: one of Swift's, or one that a configuration names.
  public func callsTrap(_ id: MentionID) -> Bool {
    let name = files[id.file].text(mention(id).name)
    return ["fatalError", "preconditionFailure", "assertionFailure"].contains(name) || words.functions.contains(name)
  }

  /// The first trap in the declaration's own body.
  public func trap(in id: DeclID) -> TrapFact? {
    let (traps, fact, owner) = (files[file(of: id)].traps, decl(id), UInt32(truncatingIfNeeded: place(of: id)))
    return traps[traps.firstPlace { $0.offset >= fact.start }...].prefix { $0.offset < fact.endOffset }.first { $0.owner == owner }
  }

  /// The body of a member that only traps.
  public func trapBody(of id: DeclID) -> TrapBody? {
    guard let body = body(of: id), TrapTable.isStub(body) else { return nil }
    let file = file(of: id)
    var isGone = trapTable.isGoneInRelease(body, files, file, names)
    if isGone == nil {
      let callee = files[file].text(body.callee)
      let isForeign = !mentionTable.isFunction(names.global(body.callee, file: file))
      if isForeign, HookWords.isNameOfAbstractHelper(callee), !isType(body.callee, in: file) { isGone = false }
    }
    return isGone.map { TrapBody(message: body.message, isGoneInRelease: $0, callee: body.callee) }
  }

  /// Whether the name is a type's of the project, which a call makes a value of.
  private func isType(_ name: Name, in file: Int) -> Bool { table.scopes.isDeclared(names.global(name, file: file)) }

  /// A requirement's only default, if all it does is to ask conforming types for their own.
  public func trappingDefault(of requirement: DeclID) -> DeclID? {
    if !trapTable.mayHaveStub(globalName(of: requirement)) { return nil }
    let defaults = defaultsByName(of: requirement)
    guard defaults.count == 1, let stub = defaults.first, !isRetired(stub), !isRetired(requirement),
      let around = parent(of: stub), decl(around).requirements.count == 0, let trap = trapBody(of: stub),
      !trap.message.isNone, words.asksConformers(text(trap.message, of: stub))
    else { return nil }
    return stub
  }
}

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
  /// What all functions of a name do.
  private enum Verdict: UInt8 { case unknown, stops, isGoneInRelease }

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
    for file in files.indices {
      for body in files[file].bodies where TrapTable.isStub(body) {
        hasStub[Int(names.global(files[file].decls[Int(body.decl)].name, file: file).raw)] = true
      }
    }
    findTraps(files, names)
    for _ in 0..<TrapTable.mostSteps {
      if !findGoneInRelease(files, names) { break }
    }
  }

  /// Names of which every function traps: one that does something, and a call may be one of that. What only hands on traps
  /// where all functions do that it may hand on to.
  private mutating func findTraps(_ files: ContiguousArray<FileFacts>, _ names: JoinedNames) {
    /// For each name the functions of which nothing says yet that they trap, and the last of `calls` that goes to it.
    var open = ContiguousArray<UInt32>(repeating: 0, count: names.table.count)
    var lastCall = ContiguousArray(repeating: -1, count: names.table.count)
    var calls: ContiguousArray<(caller: Int, previous: Int, file: Int, place: Int)> = []
    var stopping: ContiguousArray<Int> = []
    let never = names.table.find("Never")
    for file in files.indices {
      for (place, decl) in files[file].decls.enumerated() where decl.kind == .func {
        let name = Int(names.global(decl.name, file: file).raw)
        let isNever = names.global(decl.type, file: file) == never
        let body = hasStub[name] ? TrapTable.body(of: place, in: files[file].bodies) : nil
        // Who calls a hook does not do what its stub does.
        if isNever || body.map({ startsWithTrap($0, file, names) && !isHook(decl, files[file]) }) == true {
          stopping.append(name)
          continue
        }
        open[name] += 1
        guard let body, TrapTable.isStub(body) else { continue }
        let callee = Int(names.global(body.callee, file: file).raw)
        calls.append((name, lastCall[callee], file, place))
        lastCall[callee] = calls.count - 1
      }
    }
    var next = 0
    while next < stopping.count {
      let name = stopping[next]
      next += 1
      if open[name] > 0 || verdicts[name] == .stops { continue }
      verdicts[name] = .stops
      var call = lastCall[name]
      while call >= 0 {
        let (caller, previous, file, place) = calls[call]
        call = previous
        if isHook(files[file].decls[place], files[file]) { continue }
        open[caller] -= 1
        stopping.append(caller)
      }
    }
  }

  /// Whether subclasses may override it: a class's method, unless its name says that it is there to end the program.
  private func isHook(_ decl: DeclFact, _ facts: FileFacts) -> Bool {
    if decl.parent == DeclFact.none || decl.has(.final) || decl.has(.static) || decl.access == .private { return false }
    let around = facts.decls[Int(decl.parent)]
    guard around.kind == .class && !around.has(.final) || around.kind == .extension && facts.flags.contains(.isObjectiveC) else {
      return false
    }
    return !TrapTable.isNameOfHelper(facts.text(decl.name))
  }

  static func isNameOfHelper(_ name: String) -> Bool {
    let name = name.lowercased()
    return wordsOfHelpers.contains { name.holds($0) }
  }

  private static let wordsOfHelpers = [
    "abort", "abstract", "assert", "crash", "error", "fail", "fatal", "implement", "must", "overrid", "pure", "raise", "require",
    "responsib", "subclass", "throw", "todo", "trap", "unavailable", "unsupported", "virtual",
  ]

  private func startsWithTrap(_ body: BodyFact, _ file: Int, _ names: JoinedNames) -> Bool {
    TrapTable.isStub(body)
      && (body.flags.contains(.startsWithTrap) || configured.contains(names.global(body.callee, file: file)))
  }

  /// Of those that trap the ones that may not in release builds; returns whether there are new ones.
  private mutating func findGoneInRelease(_ files: ContiguousArray<FileFacts>, _ names: JoinedNames) -> Bool {
    var isNew = false
    for file in files.indices {
      let decls = files[file].decls
      for body in files[file].bodies where body.accessor == .function && decls[Int(body.decl)].kind == .func {
        let name = Int(names.global(decls[Int(body.decl)].name, file: file).raw)
        guard verdicts[name] == .stops, verdict(body, files, file, names, verdicts) == .isGoneInRelease else { continue }
        verdicts[name] = .isGoneInRelease
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
    let verdict = verdicts[Int(name.raw)]
    return verdict == .isGoneInRelease && stopsLater(body, files[file], file, names, verdicts) ? .stops : verdict
  }

  /// Whether another of the body's statements ends the program, in release builds as well.
  private func stopsLater(
    _ body: BodyFact, _ facts: FileFacts, _ file: Int, _ names: JoinedNames, _ verdicts: ContiguousArray<Verdict>
  ) -> Bool {
    if body.statements <= 1 { return false }
    let end = facts.decls[Int(body.decl)].endOffset
    let traps = facts.traps[facts.traps.firstPlace { $0.offset > body.offset }...].prefix { $0.offset < end }
    let isTrap = traps.contains { trap in
      if trap.owner != body.decl { return false }
      return switch trap.kind {
      case .fatalError, .preconditionFailure, .preconditionFalse, .abort, .raise: true
      case .assertionFailure, .assertFalse: false
      }
    }
    if isTrap { return true }
    return facts.mentions[facts.mentions(in: Int(body.decl))].contains { mention in
      guard mention.offset > body.offset, mention.use.contains(.call) else { return false }
      return verdicts[Int(names.global(mention.name, file: file).raw)] == .stops || facts.text(mention.name) == "exit"
    }
  }

  /// Whether a body traps, and then whether only while the compiler checks.
  func isGoneInRelease(_ body: BodyFact, _ files: ContiguousArray<FileFacts>, _ file: Int, _ names: JoinedNames) -> Bool? {
    switch verdict(body, files, file, names, verdicts) {
    case .stops: false
    case .isGoneInRelease: true
    case .unknown: nil
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
  public func haveSameBodies(_ left: DeclID, _ right: DeclID) -> Bool { repeats(left, right) && repeats(right, left) }

  /// Whether a member does all that another does in the same words; it may have a setter besides.
  public func repeats(_ id: DeclID, _ other: DeclID) -> Bool {
    let (own, wanted) = (bodies(of: id), bodies(of: other))
    return !wanted.isEmpty
      && wanted.allSatisfy { body in body.text != 0 && own.contains { $0.text == body.text && $0.accessor == body.accessor } }
  }

  /// Whether all that the member does is to ask another value for what it is called itself.
  public func handsOn(_ id: DeclID) -> Bool {
    let bodies = bodies(of: id)
    return !bodies.isEmpty && bodies.allSatisfy { $0.flags.contains(.handsOn) }
  }

  func bodies(of id: DeclID) -> ContiguousArray<BodyFact>.SubSequence {
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
  public func trapBody(of id: DeclID) -> TrapBody? { body(of: id).flatMap { trapBody($0, of: id) } }

  /// Whether a use of a member that only traps when it is called, or read, ends there: who only assigns calls the setter.
  public func traps(_ id: DeclID, _ use: MentionFact.Use) -> Bool {
    guard use.contains(.assigned), decl(id).kind != .func else { return trapBody(of: implementation(of: id) ?? id) != nil }
    return bodies(of: id).contains { $0.accessor == .set && trapBody($0, of: id) != nil }
  }

  private func trapBody(_ body: BodyFact, of id: DeclID) -> TrapBody? {
    guard TrapTable.isStub(body), !callsVariable(body, in: id) else { return nil }
    let file = file(of: id)
    var isGone = trapTable.isGoneInRelease(body, files, file, names)
    if isGone == nil {
      let callee = files[file].text(body.callee)
      let isForeign = !mentionTable.isFunction(names.global(body.callee, file: file))
      if isForeign, HookWords.isNameOfAbstractHelper(callee), !makesType(body.callee, in: file) { isGone = false }
    }
    return isGone.map { TrapBody(message: body.message, isGoneInRelease: $0, callee: body.callee) }
  }

  /// Whether a call of the name makes a value: of a type of the project, or in Swift of anybody's.
  private func makesType(_ name: Name, in file: Int) -> Bool {
    let isCapital = files[file].names.bytes(of: name).first?.isUppercase == true
    return isCapital && !files[file].flags.contains(.isObjectiveC) || table.scopes.isDeclared(names.global(name, file: file))
  }

  /// Whether what is called is a closure: a parameter, or a variable of the type or of a superclass.
  private func callsVariable(_ body: BodyFact, in id: DeclID) -> Bool {
    if body.flags.contains(.startsWithTrap) { return false }
    if parameters(of: id).contains(where: { $0.name == body.callee }) { return true }
    guard let type = enclosingType(of: id) else { return false }
    return ([type] + superclasses(of: type)).contains { owner in
      members(of: owner, named: global(body.callee, of: id)).contains { decl($0).kind == .var || decl($0).kind == .let }
    }
  }

  /// A requirement's default that does nothing but ask conforming types for their own, and the others that it has.
  public func trappingDefault(of requirement: DeclID) -> (stub: DeclID, others: [DeclID])? {
    if !trapTable.mayHaveStub(globalName(of: requirement)) || isRetired(requirement) { return nil }
    let defaults = defaultsByName(of: requirement)
    let stubs = defaults.filter { asksConformers($0) }
    return stubs.count == 1 ? (stubs[0], defaults.filter { $0 != stubs[0] }) : nil
  }

  private func asksConformers(_ member: DeclID) -> Bool {
    guard !isRetired(member), let around = parent(of: member), decl(around).requirements.count == 0,
      let trap = trapBody(of: member), !trap.message.isNone
    else { return false }
    return words.asksConformers(words(of: trap, in: member))
  }
}

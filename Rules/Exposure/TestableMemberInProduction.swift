import Facts
import Index
import RuleKit
import Syntax

/// Production code uses a member that is there for tests.
///
/// Swift has no word for it: what a test shall see, everybody in the module sees. A comment or a name says what was meant,
/// and nobody holds anyone to it.
final class TestableMemberInProduction: Rule, RuleHooks {
  static let card = RuleCard(
    id: "testable_member_in_production",
    summary: "a member that is visible for tests, used by other code",
    rationale: """
      A private member cannot be tested, so it is made visible, or a door is added that only tests shall go through; a \
      comment says so ('for testing only', 'internal for tests', 'accesslint:testable'), or the name does. Whoever uses \
      it from production code relies on what may change with the tests, and goes around what the member was hidden for. \
      Use what the type offers instead; if others need the member, it is part of the type: take the mark away, and \
      make it fit to be used. What only tests need may also live in a test target, in an extension over '@testable import'.
      """,
    looksAt: [],
    readsObjectiveC: true,
    since: "0.1",
    breaks: """
      struct Ledger {
        var lines: [String]
        /// For testing only.
        static func filled(_ count: Int) -> Ledger { Ledger(lines: Array(repeating: "1", count: count)) }
      }
      func openLedger() -> Ledger {
        Ledger.filled(3)  // expect: testable_member_in_production
      }
      """,
    keeps: """
      struct Ledger {
        var lines: [String]
        // accesslint:testable
        mutating func drop() { lines = [] }
        mutating func close() { drop() }
      }
      func closed(_ ledger: Ledger) -> Ledger {
        var ledger = ledger
        ledger.close()
        return ledger
      }
      """)

  /// What is there for tests, by the selectors that use it; the same for all files of a run.
  var membersBySelector: [Name: [DeclID]]?

  func visit(_: DeclID, _: inout Pass) {}

  func finish(_ pass: inout Pass) {
    let index = pass.index
    guard index.layout.roleOfFile[pass.file] == .production else { return }
    if pass.facts.flags.contains(.isObjectiveC) { return judgeSends(&pass) }
    var testUses: [Name: MentionID?] = [:]
    let foreign = index.foreignAnnotations(.exposedForTests)
    let names = Set(foreign.compactMap { index.globalName($0.name) })
    for place in index.mentions(inFile: pass.file, withContracts: [.testsOnly, .exposedForTests], or: names) {
      let name = index.global(index.files[pass.file].mentions[place].name, file: pass.file)
      if names.contains(name) { judge(MentionID(file: pass.file, place: place), foreign, &pass) }
      let kinds = index.contractKinds(ofName: name)
      guard kinds.contains(.testsOnly) || kinds.contains(.exposedForTests) else { continue }
      judge(MentionID(file: pass.file, place: place), &testUses, &pass)
    }
  }

  private func judge(_ use: MentionID, _ testUses: inout [Name: MentionID?], _ pass: inout Pass) {
    let index = pass.index
    guard let member = marked(by: use, index), let mark = mark(of: member, index) else { return }
    guard index.role(of: mark.decl) == .production, !isExcused(use, member, mark, index) else { return }
    var related = [Related(pass.place(of: member), .usedMember)]
    if let said = mark.said {
      related.append(pass.related(said, at: mark.decl, .wordsOfMark))
    } else if let test = testUse(of: index.globalName(of: member), index, &testUses) {
      related.append(Related(pass.place(of: test), .testUse))
    } else if !speaksOfTestsAlone(member, index) {
      // Names speak of tests for other reasons too: a test that uses it would tell.
      return
    }
    pass.report(
      .use(of: index.title(of: member), mark.strength, at: index.lineName(of: mark.decl)), at: pass.place(of: use),
      in: index.owner(of: use), related: related)
  }

  /// A use of a member that a configuration is about, and that the project does not declare.
  private func judge(_ use: MentionID, _ annotations: [Annotation], _ pass: inout Pass) {
    let index = pass.index
    let fact = index.mention(use)
    for annotation in annotations where pass.text(fact.name) == annotation.name {
      guard pass.text(fact.labels) == annotation.labels || annotation.labels.isEmpty,
        annotation.labels.isEmpty != fact.use.contains(.call), index.member(meantBy: use) == nil,
        index.isReceiver(of: use, of: String(annotation.typeName)) == true
      else { continue }
      let around = index.outerTypes(around: index.owner(of: use))
      if around.inherits(fromClass: String(annotation.typeName)) || isInMarked(use, index) { continue }
      pass.report(
        .use(of: annotation.title, .exposed, at: annotation.origin), at: pass.place(of: use), in: index.owner(of: use))
    }
  }

  /// Where a test uses something of the name; found once for each name of a file.
  private func testUse(of name: Name, _ index: ProjectIndex, _ known: inout [Name: MentionID?]) -> MentionID? {
    if let found = known[name] { return found }
    let found = index.mentions(of: name).first { index.layout.roleOfFile[$0.file].isForTests }
    known[name] = .some(found)
    return found
  }

  // MARK: What is used

  /// The member with a mark that is used; `nil` if it may be another of the name.
  private func marked(by use: MentionID, _ index: ProjectIndex) -> DeclID? {
    let fact = index.mention(use)
    if let member = index.member(meantBy: use) { return member }
    let name = index.global(fact.name, file: use.file)
    let namesakes = index.namesakes(name)
    // `Thing(…)` and `Thing.init(…)`
    if namesakes.isEmpty || index.text(global: name) == "init" { return initializer(madeBy: use, fact, index) }
    guard namesakes.count == 1, let only = namesakes.first, index.fits(fact, use, only) else { return nil }
    return isMeant(only, by: use, index) ? only : nil
  }

  /// Whether the only declaration of the name is meant where nobody knows whose member is: one that extends what the receiver
  /// is, or one whose name speaks of tests, or says so much that nobody else's has it by chance.
  private func isMeant(_ only: DeclID, by use: MentionID, _ index: ProjectIndex) -> Bool {
    let hasReceiver = index.mention(use).shape != .none
    guard let parent = index.parent(of: only) else { return !hasReceiver }
    let extendsForeign = index.decl(parent).kind == .extension && index.type(of: parent) == nil
    if extendsForeign, let isIts = index.isReceiver(of: use, of: index.name(of: parent)) {
      return isIts || index.adopts(index.receiverType(of: use), index.name(of: parent))
    }
    if !hasReceiver || index.receiverType(of: use) != .unknown { return false }
    if index.mention(use).shape == .implicit, givesItsOwn(only, index), index.wordCount(of: only) > 1 { return true }
    return index.hasTestName(only) || index.wordCount(of: only) >= (extendsForeign ? 3 : 4) && !isEveryday(only, index)
  }

  /// The initializer that a call of the type runs, if only one takes the arguments; or the type, if that has the mark: then
  /// none of its members is for others.
  private func initializer(madeBy use: MentionID, _ fact: MentionFact, _ index: ProjectIndex) -> DeclID? {
    if fact.use.contains(.base), let type = index.typeNamed(by: use), hasMark(type, index) { return index.entry(type).decl }
    guard !fact.use.isDisjoint(with: [.call, .compound]), let type = index.type(madeBy: use) else { return nil }
    // A type that is there for tests makes nothing else.
    return hasMark(type, index) ? index.entry(type).decl : index.initializer(of: type, calledBy: use)
  }

  private func hasMark(_ type: TypeID, _ index: ProjectIndex) -> Bool {
    index.contracts(of: index.entry(type).decl).contains { $0.kind == .testsOnly || $0.kind == .exposedForTests }
  }

  // MARK: Marks

  enum Strength {
    /// No production code may use it.
    case testsOnly
    /// The type that has it may.
    case exposed
  }

  struct Mark {
    let decl: DeclID
    let strength: Strength
    /// None where the name says it.
    let said: ContractFact?
  }

  func mark(of member: DeclID, _ index: ProjectIndex) -> Mark? {
    if let found = index.keeper(of: .testsOnly, member) {
      return Mark(decl: found.decl, strength: .testsOnly, said: found.contract)
    }
    if let found = index.keeper(of: .exposedForTests, member) {
      return Mark(decl: found.decl, strength: .exposed, said: found.contract)
    }
    guard index.hasTestName(member) else { return nil }
    // `exposedForTests` is what a case stands for.
    if index.decl(member).kind == .case, !index.name(of: member).hasPrefix("testOnly_") { return nil }
    return Mark(decl: member, strength: .exposed, said: nil)
  }

  // MARK: Excuses

  private func isExcused(_ use: MentionID, _ member: DeclID, _ mark: Mark, _ index: ProjectIndex) -> Bool {
    // No test sees what its file keeps: the comment is about what it is for.
    if index.isKeptToFile(member) || isInMarked(use, index, or: member) || isAskedFor(use, index) { return true }
    if let owner = index.owner(of: use) {
      if let said = mark.said, isNamed(owner, in: index.text(said.text, of: mark.decl), index) { return true }
      if isDeclared(owner, with: member, index) { return true }
      if handsOn(owner, to: member, by: use, index) { return true }
    }
    let isSaid = mark.strength == .exposed && mark.said?.source.isMark != true
    if isUnavoidable(use, of: member, isExposed: isSaid, index) { return true }
    // A switch for tests is there to be looked at.
    if isSwitch(member, index), !index.mention(use).use.contains(.write), isInModule(use, of: member, index) { return true }
    if index.type(of: member) != nil, readsWhatIsSet(use, of: member, index), isInModule(use, of: member, index) { return true }
    if mark.strength == .testsOnly, !index.mention(use).use.contains(.write), isSeam(member, index) { return true }
    if isInOwnType(use, of: member, index), isReplacedByTests(member, index) { return true }
    // Who says that tests make values by it makes the one that all others share.
    if index.decl(member).kind == .`init`, isInOwnType(use, of: member, index) { return true }
    if mark.strength == .exposed, isInHeir(use, of: member, index) { return true }
    if mark.strength == .exposed { return isHome(use, of: member, index) }
    // What is stored for tests alone its type fills; what tests put in somebody reads.
    let fact = index.decl(member)
    let isConstant = fact.isStatic && fact.kind == .let
    let isInside = index.enclosingType(of: member).map { index.stands(use, inside: $0) } == true
    return fact.isStored && (isInside || !isConstant && index.file(of: member) == use.file)
  }

  /// Whether a use stands in something that is for tests as well, or in the member itself.
  private func isInMarked(_ use: MentionID, _ index: ProjectIndex, or member: DeclID? = nil) -> Bool {
    var outer = index.owner(of: use)
    if outer == nil { return isInPreview(use, index) }
    while let decl = outer {
      if decl == member || isMarked(decl, index) || isPreview(decl, index) || isUsedByTestsAlone(decl, index) { return true }
      outer = index.parent(of: decl)
    }
    return false
  }

  func isMarked(_ decl: DeclID, _ index: ProjectIndex) -> Bool {
    index.keeper(of: .testsOnly, decl) != nil || index.keeper(of: .exposedForTests, decl) != nil
      || index.hasTestName(decl) || isTestHelper(decl, index)
  }
}

extension Message {
  static func use(of member: String, _ strength: TestableMemberInProduction.Strength, at line: String) -> Message {
    switch strength {
    case .testsOnly: "'\(member)' is for testing only (\(line))"
    case .exposed: "'\(member)' is exposed for tests (\(line)), but this is no test"
    }
  }

  static let usedMember: Message = "the member"

  static let wordsOfMark: Message = "this says what it is for"

  fileprivate static let testUse: Message = "a test uses it here"
}

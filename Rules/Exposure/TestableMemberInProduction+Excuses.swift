import Facts
import Index
import RuleKit
import Syntax

// Uses of a member for tests that are no mistake, whoever they are of.
extension TestableMemberInProduction {
  /// Whether nobody could do without: a pattern names each case, and a type with a single initializer is made by that. What
  /// a condition on a word of the build keeps out of other builds is none of theirs; on one platform it is as on any other.
  func isUnavoidable(_ use: MentionID, of member: DeclID, isExposed: Bool, _ index: ProjectIndex) -> Bool {
    let fact = index.decl(member)
    if fact.kind == .case, index.mention(use).use.contains(.pattern) || isAskedAbout(use, index) { return true }
    if fact.kind == .`init`, isExposed, let type = index.enclosingType(of: member),
      index.members(of: type, named: index.globalName(of: member)).count == 1
    {
      return true
    }
    if index.mention(use).use.contains(.isConfigured) || isIdentifier(use, index) { return true }
    let owner = index.owner(of: use).map { index.decl($0).flags.contains(.isConfigured) } ?? false
    return owner && fact.flags.contains(.isConfigured)
  }

  /// Whether a case is what a function is asked about that answers with yes or no, `has(.slowClock)`: whoever offers the case
  /// has to ask for it.
  private func isAskedAbout(_ use: MentionID, _ index: ProjectIndex) -> Bool {
    guard let call = mentions(before: use, atMost: 8, index).first(where: { index.mention($0).use.contains(.call) }) else { return false }
    let name = index.files[call.file].text(index.mention(call).name)
    let word = name.prefix { $0.isLowercase }
    if ["is", "has", "contains", "supports", "allows", "should"].contains(word) { return true }
    return index.member(meantBy: call).map { index.text(index.decl($0).type, of: $0) == "Bool" } ?? false
  }

  /// Whether a function is used, and by nobody but tests and what is marked for them: then it is there for them as well.
  func isUsedByTestsAlone(_ decl: DeclID, _ index: ProjectIndex) -> Bool {
    if index.decl(decl).kind == .`init` { return isMadeByTestsAlone(decl, index) }
    guard index.decl(decl).kind == .func, !index.hasCommonName(decl), index.overridden(by: decl) == nil else { return false }
    let uses = index.mentions(ofNameOf: decl)
    var isUsedByTests = false
    for use in uses {
      if index.layout.roleOfFile[use.file].isForTests {
        isUsedByTests = true
      } else if index.owner(of: use).map({ isMarked($0, index) }) != true {
        return false
      }
    }
    return isUsedByTests
  }

  /// The same of an initializer: who calls it names its type, or calls what is called `init` and takes as much. Nobody keeps
  /// where types are named, so this looks everywhere; it is asked of what is found otherwise.
  private func isMadeByTestsAlone(_ decl: DeclID, _ index: ProjectIndex) -> Bool {
    guard index.effectiveAccess(of: decl) < .package, let type = index.enclosingType(of: decl),
      index.decl(decl).parameters.count > 0, !index.hasSubclasses(type)
    else { return false }
    let names = [index.globalName(of: index.entry(type).decl), index.globalName(of: decl)]
    var isMade = false
    for file in index.files.indices {
      for (place, fact) in index.files[file].mentions.enumerated() where fact.use.contains(.call) {
        let call = MentionID(file: file, place: place)
        guard names.contains(index.global(fact.name, file: file)), index.takes(fact, call, decl),
          index.type(madeBy: call).map({ $0 == type }) != false
        else { continue }
        if !index.layout.roleOfFile[file].isForTests { return false }
        isMade = true
      }
    }
    return isMade
  }

  /// Whether the name of what does or makes something leaves no doubt: `makeStoreForTesting`, but not `buildForTest` of what
  /// builds and tests, nor `_testAccess` of what does so for others, and says what came of it. What is stored in a value may
  /// be a switch that the program itself turns.
  func speaksOfTestsAlone(_ member: DeclID, _ index: ProjectIndex) -> Bool {
    let (name, fact) = (index.name(of: member), index.decl(member))
    if name.hasPrefix("_test") { return fact.kind == .func && index.text(fact.type, of: member) != "Bool" }
    guard fact.kind == .func || !answersWithYes(member, index) && (!fact.isStored || fact.isStatic) else { return false }
    // `results(forTests tests: [Test])`: tests are what the program is about.
    let types = index.parameters(of: member).flatMap { index.text($0.type, of: member).identifiers }
    return index.hasTestName(member, isPlain: true) && !types.contains("Test")
  }

  /// A variable that is true or false, or one that is called an override: to be set by tests, and read by all others.
  func isSwitch(_ member: DeclID, _ index: ProjectIndex) -> Bool {
    let fact = index.decl(member)
    guard fact.kind == .var else { return false }
    if NearMiss.words(index.name(of: member)[...]).contains(where: { $0.lowercased() == "override" }) { return true }
    // What a header declares may be stored.
    if !fact.isStored, !index.isObjectiveC(member) { return false }
    return index.text(fact.type, of: member) == "Bool" || ["true", "false"].contains(index.text(fact.valueText, of: member))
  }

  /// Whether of a type for tests alone a variable is read that belongs to no single value, as `Overrides.now`: it is there to
  /// be looked at, and tests set it.
  func readsWhatIsSet(_ use: MentionID, of type: DeclID, _ index: ProjectIndex) -> Bool {
    let mentions = index.files[use.file].mentions
    guard use.place + 1 < mentions.count, Int(mentions[use.place + 1].base) == use.place else { return false }
    let read = MentionID(file: use.file, place: use.place + 1)
    guard let member = index.member(meantBy: read), index.enclosingType(of: member) == index.type(of: type) else { return false }
    let fact = index.decl(member)
    return fact.kind == .var && fact.isStored && fact.isStatic && index.mention(read).use.isDisjoint(with: [.write, .call])
  }

  /// Whether tests set what belongs to no single value, as the time of day: the program is there to read it.
  func isSeam(_ member: DeclID, _ index: ProjectIndex) -> Bool {
    let fact = index.decl(member)
    guard fact.kind == .var, fact.isStatic || index.enclosingType(of: member) == nil else { return false }
    return index.mentions(ofNameOf: member).contains { use in
      index.mention(use).use.contains(.write) && index.layout.roleOfFile[use.file].isForTests
        && index.member(meantBy: use).map { $0 == member } != false
    }
  }

  /// Whether tests put something else in its place by an override, so that what stands there is what the program does.
  func isReplacedByTests(_ member: DeclID, _ index: ProjectIndex) -> Bool {
    index.decl(member).kind == .func && index.nearestOverrides(of: member).contains { index.role(of: $0).isForTests }
  }

  /// Whether a property is true or false, or may be: what type it has is not written.
  func answersWithYes(_ member: DeclID, _ index: ProjectIndex) -> Bool {
    let fact = index.decl(member)
    let type = index.text(fact.type, of: member)
    guard type.isEmpty, let owner = index.enclosingType(of: member) else { return type.isEmpty || type.hasPrefix("Bool") }
    return !index.text(fact.valueText, of: member).hasPrefix(index.name(of: index.entry(owner).decl) + "(")
  }

  /// Whether it is a type's own way to make one of its values, as what begins with a dot is.
  func givesItsOwn(_ member: DeclID, _ index: ProjectIndex) -> Bool {
    let fact = index.decl(member)
    if index.hasCommonName(member) { return false }
    if fact.kind == .case { return true }
    guard fact.isStatic, let owner = index.enclosingType(of: member) else { return false }
    let (name, value) = (index.name(of: index.entry(owner).decl), index.text(fact.valueText, of: member))
    if value.hasPrefix(name + "(") { return true }
    // `Thing.plain`
    if value.hasPrefix(name + "."), value.dropFirst(name.count + 1).allSatisfy(\.isLetter) { return true }
    return index.text(fact.type, of: member) == "Self" || index.resolve(fact.type, at: member).type == owner
  }

  /// Whether it is what a view is found by: tests ask for that, and the program has to say it.
  func isIdentifier(_ use: MentionID, _ index: ProjectIndex) -> Bool {
    mentions(before: use, atMost: 2, index).contains { index.files[$0.file].text(index.mention($0).name) == "accessibilityIdentifier" }
  }

  /// Whether a function of the same title does nothing else: it is for the same.
  func handsOn(_ owner: DeclID, to member: DeclID, by use: MentionID, _ index: ProjectIndex) -> Bool {
    index.decl(owner).kind == .func && index.title(of: owner) == index.title(of: member)
      && index.mentions(inBodyOf: owner).allSatisfy { $0 == use || index.mention($0).use.isDisjoint(with: [.call, .write]) }
  }

  /// Whether the words that say what the member is for name who uses it: "called by `clear()` alone, which tests call".
  func isNamed(_ owner: DeclID, in words: String, _ index: ProjectIndex) -> Bool {
    let name = "`\(index.name(of: owner))"
    return words.contains(name + "`") || words.contains(name + "(")
  }

  /// Whether a function takes or gives values of a type that is for tests alone: then it is for tests as well.
  func isDeclared(_ owner: DeclID, with type: DeclID, _ index: ProjectIndex) -> Bool {
    if index.type(of: type) == nil { return false }
    return ([index.decl(owner).type] + index.parameters(of: owner).map(\.type)).contains { text in
      index.text(text, of: owner).identifiers.contains { $0 == index.name(of: type) }
    }
  }

  /// A type whose name says that it helps tests, or stands in for something in them.
  func isTestHelper(_ decl: DeclID, _ index: ProjectIndex) -> Bool {
    switch index.decl(decl).kind {
    case .class, .struct, .enum, .actor, .extension:
      let name = index.name(of: decl)
      let words = NearMiss.words(name[...])
      return ["TestSupport", "TestHelper", "TestHelpers"].contains { name.hasSuffix($0) }
        || [words.first, words.last].contains { $0.map(Self.doubles.contains) ?? false }
    default: return false
    }
  }

  private static let doubles: Set<Substring> = ["Dummy", "Fake", "Mock", "Spy"]

  /// What shows a view to its author is no production code.
  func isPreview(_ decl: DeclID, _ index: ProjectIndex) -> Bool {
    let fact = index.decl(decl)
    let lists = index.files[index.file(of: decl)].lists
    return fact.kind == .struct && fact.inherits.indices.contains { index.text(lists[$0], of: decl) == "PreviewProvider" }
  }

  /// Whether a closure of no declaration holds the use: outside of the program's main file only a macro has one, `#Preview`.
  func isInPreview(_ use: MentionID, _ index: ProjectIndex) -> Bool {
    index.mention(use).use.contains(.inClosure) && index.files[use.file].path.split(separator: "/").last != "main.swift"
  }

  /// Whether the function asks before whether it runs in a test: `if isRunningTests() { … }`, or how it was started.
  func isAskedFor(_ use: MentionID, _ index: ProjectIndex) -> Bool {
    mentions(before: use, atMost: 256, index).contains { other in
      let (facts, fact) = (index.files[other.file], index.mention(other))
      let name = facts.text(fact.name)
      let isQuestion = name.hasPrefix("is") && !name.contains("For") && ["Test", "Tests", "Testing"].contains { name.hasSuffix($0) }
      let isStart = ["environment", "arguments"].contains(name)
        && (fact.shape == .none || Self.process.contains(facts.text(fact.receiver)))
      guard isQuestion || isStart || name == "NSClassFromString" else { return false }
      // What comes behind the statement is not guarded by it.
      return index.condition(askedBy: other).map { $0.end > index.mention(use).offset } ?? true
    }
  }

  private static let process: Set<String> = ["CommandLine", "info", "process", "processInfo"]

  /// What the same body mentions before, the nearest first; functions that are longer are not looked at as a whole.
  private func mentions(before use: MentionID, atMost count: Int, _ index: ProjectIndex) -> some Sequence<MentionID> {
    let (all, owner) = (index.files[use.file].mentions, index.mention(use).owner)
    let places = (max(0, use.place - count)..<use.place).reversed()
    return places.lazy.filter { owner != DeclFact.none && all[$0].owner == owner }.map { MentionID(file: use.file, place: $0) }
  }

  func isInModule(_ use: MentionID, of member: DeclID, _ index: ProjectIndex) -> Bool {
    index.layout.moduleOfFile[index.file(of: member)] == index.layout.moduleOfFile[use.file]
  }

  /// Whether the use stands in the file or the type of the member.
  func isHome(_ use: MentionID, of member: DeclID, _ index: ProjectIndex) -> Bool {
    if index.file(of: member) == use.file { return true }
    // What is public for tests is the module's own otherwise; a header shows all that it has.
    if !index.isObjectiveC(member), index.decl(member).access >= .package, isInModule(use, of: member, index) { return true }
    return isInOwnType(use, of: member, index)
  }

  /// Whether a subclass uses what it inherits: it could not be private for that alone.
  func isInHeir(_ use: MentionID, of member: DeclID, _ index: ProjectIndex) -> Bool {
    guard let home = index.enclosingType(of: member), [.none, .`self`, .super].contains(index.mention(use).shape),
      let type = index.surroundings(of: use).flatMap({ index.type(of: $0) })
    else { return false }
    return index.everySuperclass(of: type).contains(home)
  }

  func isInOwnType(_ use: MentionID, of member: DeclID, _ index: ProjectIndex) -> Bool {
    guard let home = index.enclosingType(of: member), let around = index.surroundings(of: use) else { return false }
    return index.type(of: around) == home
  }
}

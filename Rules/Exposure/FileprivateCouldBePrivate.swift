import Facts
import Index
import RuleKit
import Syntax

/// A member is open to its whole file, and only its own type uses it.
///
/// Since extensions in a file see the private members of their type, `fileprivate` has one meaning left: some other type
/// of the file is meant to use it. Who reads it looks for that type.
final class FileprivateCouldBePrivate: Rule, RuleHooks {
  static let card = RuleCard(
    id: "fileprivate_could_be_private",
    summary: "a 'fileprivate' member that only its own type uses",
    rationale: """
      'fileprivate' says that another type of the file needs the member; the next one who writes a type there may use it. \
      The type's own extensions in the file do with 'private', and then nobody else can.
      """,
    severity: .info,
    looksAt: LooksAt([.function, .property, .initializer, .concreteType, .typealias]).inside([.class, .struct, .enum, .actor, .extension]),
    optIn: "many write 'fileprivate' by habit, and nothing breaks",
    since: "0.1",
    breaks: """
      struct Meter {
        fileprivate func check() {}  // expect: fileprivate_could_be_private
      }
      extension Meter {
        func read() { check() }
      }
      """,
    keeps: """
      struct Meter {
        private func check() {}
        fileprivate func calibrate() {}
      }
      extension Meter {
        func read() { check() }
      }
      struct Workshop {
        func prepare(_ meter: Meter) { meter.calibrate() }
      }
      """)

  /// Those of the file that say it, and may say less.
  private var members: [DeclID] = []

  func visit(_ member: DeclID, _ pass: inout Pass) {
    let fact = pass.index.decl(member)
    guard fact.access == .fileprivate, !fact.flags.contains(.isOperator), !fact.has(.override) else { return }
    // There, a type's extensions do not see what is private to it.
    if pass.index.isBeforeSwift4(member) { return }
    members.append(member)
  }

  func finish(_ pass: inout Pass) {
    if members.isEmpty { return }
    let index = pass.index
    var uses: [Name: [MentionID]] = [:]
    for member in members {
      for name in names(of: member, index) + initializerNames(for: member, index) { uses[name] = [] }
    }
    for (place, mention) in pass.facts.mentions.enumerated() {
      uses[index.global(mention.name, file: pass.file)]?.append(MentionID(file: pass.file, place: place))
    }
    var sorted: [Name: UsesByType] = [:]
    let declared = members.contains { index.type(of: $0) != nil } ? DeclaredTypes(inFile: pass.file, index) : nil
    for member in members {
      let own = names(of: member, index).flatMap { name -> [MentionID] in
        let all = uses[name] ?? []
        guard all.count > UsesByType.few, name == index.globalName(of: member), let type = index.enclosingType(of: member),
          index.type(of: member) == nil, index.decl(member).kind != .`init`
        else { return all }
        let known = sorted[name] ?? UsesByType(all, index)
        sorted[name] = known
        return known.uses(concerning: type)
      }
      let made = initializerNames(for: member, index).flatMap { uses[$0] ?? [] }
      if isItsTypesOwn(member, own, declared, index), !setsInitializer(member, usedBy: made, index) {
        pass.report(.ownUses(of: index.title(of: member), in: index.enclosingName(of: member)), at: member)
      }
    }
    members.removeAll()
  }

  /// The member's own, and those that a property wrapper adds; of an initializer also its type's.
  private func names(of member: DeclID, _ index: ProjectIndex) -> [Name] {
    if index.decl(member).kind == .`init` {
      return [index.globalName(of: member)] + (index.enclosingType(of: member).map { [index.entry($0).name] } ?? [])
    }
    let own = [index.globalName(of: member)]
    let name = index.name(of: member)
    return index.attributeNames(of: member).isEmpty ? own : own + ["$" + name, "_" + name].compactMap { index.globalName($0) }
  }

  private func isItsTypesOwn(
    _ member: DeclID, _ uses: [MentionID], _ declared: DeclaredTypes?, _ index: ProjectIndex
  ) -> Bool {
    guard let type = index.enclosingType(of: member) else { return false }
    if index.type(of: member) != nil { return declared.map { isItsOuterTypesOwn(member, uses, $0, index) } ?? false }
    if index.decl(member).kind == .`init` { return isInitItsTypesOwn(member, uses, type, index) }
    guard uses.contains(where: { index.stands($0, inside: type) }) else { return false }
    if index.isBoundToOthers(member, in: type) { return false }
    if isCalledByTheLanguage(member, type, index) { return false }
    let all = [member] + twins(of: member, type, index)
    return uses.allSatisfy { use in
      // What a wrapper adds is no declaration that could be asked for.
      let isOwnName = index.global(index.mention(use).name, file: use.file) == index.globalName(of: member)
      return index.stands(use, inside: type) || (isOwnName && !all.contains { index.mayMean($0, use) })
    }
  }

  /// What other branches of `#if` declare in its place.
  private func twins(of member: DeclID, _ type: TypeID, _ index: ProjectIndex) -> [DeclID] {
    if !index.decl(member).flags.contains(.isConditional) { return [] }
    return index.members(of: type, named: index.globalName(of: member)).filter {
      $0 != member && index.decl($0).flags.contains(.isConditional)
    }
  }

  /// Whether only the type itself makes values with it, and nobody outside may.
  private func isInitItsTypesOwn(_ member: DeclID, _ uses: [MentionID], _ type: TypeID, _ index: ProjectIndex) -> Bool {
    let fits = uses.filter { use in
      let mention = index.mention(use)
      if isInitializer(use, index), case .types(let types) = index.receiverType(of: use), !types.contains(type) { return false }
      return mention.use.contains(.call) ? index.takes(mention, use, member) : isInitializer(use, index)
    }
    // Whoever inherits from the class calls it, and nobody has to write that.
    if index.decl(member).has(.required) || index.hasDescendants(type) || index.mayHaveUnknownSubtypes(type) { return false }
    if index.isBoundToOthers(member, in: type) || isCalledByTheLanguage(member, type, index) { return false }
    let (inside, outside) = (fits.filter { index.stands($0, inside: type) }, fits.filter { !index.stands($0, inside: type) })
    return outside.isEmpty && inside.contains { makes($0, type, index) }
  }

  private func isInitializer(_ use: MentionID, _ index: ProjectIndex) -> Bool {
    index.text(global: index.global(index.mention(use).name, file: use.file)) == "init"
  }

  private func makes(_ use: MentionID, _ type: TypeID, _ index: ProjectIndex) -> Bool {
    index.mention(use).use.contains(.call) && (isInitializer(use, index) || index.type(madeBy: use) == type)
  }

  /// Whether the compiler writes uses of it that nobody sees: of a wrapper's value, of a builder's steps.
  private func isCalledByTheLanguage(_ member: DeclID, _ type: TypeID, _ index: ProjectIndex) -> Bool {
    let attributes = index.attributeNames(of: index.entry(type).decl)
    return index.name(of: member) == "callAsFunction"
      || attributes.contains { ["propertyWrapper", "resultBuilder", "dynamicCallable", "globalActor"].contains($0) }
  }

  /// A struct without an initializer gets one that is as private as the storage that it sets: by what that is called.
  private func initializerNames(for member: DeclID, _ index: ProjectIndex) -> [Name] {
    guard let type = index.enclosingType(of: member) else { return [] }
    let entry = index.entry(type)
    let fact = index.decl(member)
    let isConstant = fact.kind == .let && fact.value != .none
    guard entry.kind == .struct, fact.isStored, !fact.isStatic, !isConstant else { return [] }
    let hasOwn = index.members(of: type).contains { index.decl($0).kind == .`init` && index.parent(of: $0) == entry.decl }
    return hasOwn ? [] : [entry.name, index.globalName("init")].compactMap(\.self)
  }

  /// Whether others than the type may make values by that initializer.
  private func setsInitializer(_ member: DeclID, usedBy uses: [MentionID], _ index: ProjectIndex) -> Bool {
    guard let type = index.enclosingType(of: member) else { return false }
    return uses.contains { use in
      guard index.mention(use).use.contains(.call) || isInitializer(use, index), !index.stands(use, inside: type) else { return false }
      if isInitializer(use, index), case .types(let types) = index.receiverType(of: use) { return types.contains(type) }
      return true
    }
  }
}

/// Many uses of one name: those that only one type can be concerned with, by that.
private struct UsesByType {
  static let few = 16

  private var byType: [TypeID: [MentionID]] = [:]
  private var others: [MentionID] = []

  init(_ uses: [MentionID], _ index: ProjectIndex) {
    for use in uses {
      guard let owner = index.member(meantBy: use).flatMap({ index.enclosingType(of: $0) }), !index.isRelated(owner) else {
        others.append(use)
        continue
      }
      for type in Set([owner] + index.typesAround(use)) { byType[type, default: []].append(use) }
    }
  }

  /// The rest stands outside of the type, and means a member of one that has nothing to do with it.
  func uses(concerning type: TypeID) -> [MentionID] { (byType[type] ?? []) + others }
}

extension Message {
  fileprivate static func ownUses(of member: String, in type: String) -> Message {
    "'\(member)' is only used inside of '\(type)'; 'private' is enough"
  }
}

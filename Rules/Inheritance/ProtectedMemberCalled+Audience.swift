import Facts
import Index
import RuleKit
import Syntax

// For whom a mark is, and who may call what it is about.
extension ProtectedMemberCalled {
  /// The declaration that the others override.
  func root(of member: DeclID, _ index: ProjectIndex) -> DeclID {
    var root = member
    for _ in 0..<ProtectedMemberCalled.deepestOverride {
      guard let next = index.overridden(by: root) else { break }
      root = next
    }
    return root
  }

  private static let deepestOverride = 64

  /// Of what a heading is about, only what subclasses can override is meant.
  func mayBeProtected(_ member: DeclID, _ contract: ContractFact?, _ type: TypeID, _ index: ProjectIndex) -> Bool {
    let fact = index.decl(member)
    if fact.kind == .`init`, contract?.source == .section || contract?.source == .name { return false }
    if let contract, contract.source == .name {
      // What subclasses themselves are asked for, as `Note.query()`, is for those who have one.
      return !fact.isStatic && isNamed(index.text(contract.text, of: member), for: type, index)
    }
    guard contract?.source == .section else { return true }
    return index.entry(type).kind == .class && !fact.has(.final) && !fact.has(.static) && fact.access != .private
      && !index.decl(index.entry(type).decl).has(.final)
  }

  /// Whether more types than forget a heading use what stands below those of the class: then it tells no more for whom
  /// that is. What a comment says of one member was written for it.
  func isHeadingOutlived(_ contract: ContractFact?, _ type: TypeID, _ index: ProjectIndex) -> Bool {
    guard contract?.source == .section else { return false }
    if let known = outlivedHeadings[type] { return known }
    let isOutlived = strangersBelowHeadings(of: type, index) > ProtectedMemberCalled.mostForgetful
    outlivedHeadings[type] = isOutlived
    return isOutlived
  }

  private static let mostForgetful = 5

  /// How many types that do not inherit from the class use what stands below its headings; nobody counts the rest.
  private func strangersBelowHeadings(of type: TypeID, _ index: ProjectIndex) -> Int {
    var strangers: Set<TypeID> = []
    for member in index.members(of: type) where index.contract(.protected, of: member)?.source == .section {
      for use in index.mentions(thatMayMean: member) where isUseOfAnother(index.mention(use)) {
        guard index.layout.roleOfFile[use.file] != .test, let owner = index.owner(of: use),
          let around = index.enclosingType(of: owner), !strangers.contains(around),
          isJudged(use, member, index), index.member(meantBy: use) == member,
          !index.outerTypes(around: owner).inherits(from: type)
        else { continue }
        strangers.insert(around)
        if strangers.count > ProtectedMemberCalled.mostForgetful { return strangers.count }
      }
    }
    return strangers.count
  }

  /// Whether a file's name is about the class: `Loader+Protected.swift` and `LoaderSubclass.h` hold other classes' members
  /// for subclasses of `Loader`, too. The name of a category is always about its class.
  private func isNamed(_ name: String, for type: TypeID, _ index: ProjectIndex) -> Bool {
    guard name.contains(".") else { return true }
    let declared = index.decl(index.entry(type).decl)
    if declared.kind != .class || declared.has(.final) { return false }
    let owner = index.name(of: index.entry(type).decl)
    return ["+", "Subclass", "Protected"].contains { name.hasPrefix(owner + $0) }
  }

  /// What a comment says, where it says something else than that the member is for subclasses.
  func words(of contract: ContractFact, at decl: DeclID, _ index: ProjectIndex) -> String? {
    guard contract.source == .docComment || contract.source == .comment else { return nil }
    let words = index.text(contract.text, of: decl)
    let isAboutHeirs = ["subclass", "overrid", "inherit", "protected", "hook"].contains { words.lowercased().contains($0) }
    return isAboutHeirs || words.isEmpty ? nil : words
  }

  /// Whether the caller is whom the mark names, or the framework itself: what a library's clients must not call, or not
  /// 'directly', the library's own modules call.
  func isFramework(_ owner: DeclID?, _ member: DeclID, _ contract: ContractFact?, _ index: ProjectIndex) -> Bool {
    guard let contract, let owner else { return false }
    if contract.source == .section || contract.source == .name, handsOn(owner, member, index) { return true }
    if contract.source == .docComment || contract.source == .comment {
      // `Do not call this, call reload() instead`, `use a Loader`: there it is called.
      let text = index.text(contract.text, of: member)
      if isNamed(index.name(of: owner), in: text) || isNamed(around: owner, in: text, index)
        || isNamed(besides: owner, in: text, member, index)
      {
        return true
      }
    }
    return isOfFramework(index.file(of: owner), member, contract, index)
  }

  /// Whether the file belongs to the library whose clients the mark is for.
  func isOfFramework(_ file: Int, _ member: DeclID, _ contract: ContractFact, _ index: ProjectIndex) -> Bool {
    switch contract.source {
    case .section, .name: break
    case .docComment, .comment: guard index.text(contract.text, of: member).lowercased().contains("directly") else { return false }
    default: return false
    }
    // Nobody but the library calls what is internal; but its clients are others, who are shown the type.
    if !index.isObjectiveC(member), index.effectiveAccess(of: member) < .package {
      let type = index.enclosingType(of: member).map { index.entry($0).decl }
      return speaksOfClients(contract, at: member, index) && type.map { index.effectiveAccess(of: $0) >= .package } == true
    }
    return index.module(of: member).isOpenWorld && index.layout.modules[index.layout.moduleOfFile[file]].isOpenWorld
  }

  private func speaksOfClients(_ contract: ContractFact, at member: DeclID, _ index: ProjectIndex) -> Bool {
    index.text(contract.text, of: member).identifiers.contains { Self.clients.contains($0.lowercased()) }
  }

  private static let clients: Set<String> = ["client", "clients", "consumer", "consumers", "importers", "user", "users"]

  /// Whether the caller overrides a stranger's member of the same title: a view hands on to its model what the system tells
  /// it.
  private func handsOn(_ owner: DeclID, _ member: DeclID, _ index: ProjectIndex) -> Bool {
    let isOverride = index.decl(owner).has(.override) || index.isObjectiveC(owner)
    return isOverride && index.overridden(by: owner) == nil && index.title(of: owner) == index.title(of: member)
  }

  /// `Not to be called directly, use the queue`: no member of the class itself is what shall be used.
  private func namesAnotherWay(_ text: String, _ type: TypeID, _ index: ProjectIndex) -> Bool {
    let words = text.identifiers
    guard words.contains("directly"), words.contains("use") else { return false }
    return !words.contains { word in
      index.globalName(String(word)).map { !index.members(of: type, named: $0).isEmpty } ?? false
    }
  }

  /// Whether the text has the function's name, and does not only use it as a word: `use`, `start`.
  private func isNamed(_ name: String, in text: String) -> Bool {
    guard text.identifiers.contains(name[...]) else { return false }
    return name.contains(where: \.isUppercase) || text.contains("`\(name)") || text.contains("\(name)(")
  }

  /// Whether the text names a type that the declaration stands in, or one that its type inherits from.
  private func isNamed(around owner: DeclID, in text: String, _ index: ProjectIndex) -> Bool {
    var outer: DeclID? = owner
    while let decl = outer {
      if names(index.enclosingName(of: decl), text) { return true }
      outer = index.parent(of: decl)
    }
    guard let type = index.enclosingType(of: owner) else { return false }
    return index.superclasses(of: type).contains { names(index.name(of: index.entry($0).decl), text) }
  }

  /// Whether the text says who may call it, `only from Runner`, and the caller is a helper of that in the same file.
  private func isNamed(besides owner: DeclID, in text: String, _ member: DeclID, _ index: ProjectIndex) -> Bool {
    let words = text.identifiers
    let named = zip(words, words.dropFirst()).filter { $0.0 == "from" || $0.0 == "by" }.map(\.1)
    let (file, own, helper) = (index.file(of: owner), index.enclosingName(of: member), index.enclosingName(of: owner))
    if named.isEmpty || helper.isEmpty { return false }
    return index.files[file].decls.indices.contains { place in
      let fact = index.files[file].decls[place]
      let name = index.files[file].text(fact.name)
      guard fact.parent == DeclFact.none, fact.kind.isConcreteType, name != own, named.contains(name[...]) else { return false }
      return index.type(of: index.id(file: file, decl: place)).map { uses($0, helper, index) } ?? false
    }
  }

  /// Whether a type makes values of another, or holds them.
  private func uses(_ type: TypeID, _ helper: String, _ index: ProjectIndex) -> Bool {
    let name = index.globalName(helper)
    return index.members(of: type).contains { member in
      index.text(index.decl(member).type, of: member).identifiers.contains(helper[...])
        || index.mentions(inBodyOf: member).contains { index.global(index.mention($0).name, file: $0.file) == name }
    }
  }

  /// Whether a member is for subclasses by its header's name, none of them uses it, and nobody else does: then it is what
  /// they are asked for, and this is who asks.
  func isOnlySender(_ send: SendFact, inFile file: Int, of member: DeclID, _ contract: ContractFact, _ index: ProjectIndex) -> Bool {
    guard contract.source == .name, let owner = send.owner == DeclFact.none ? nil : send.owner else { return false }
    let type = index.enclosingType(of: index.id(file: file, decl: Int(owner)))
    return index.sends(withSelectorOf: member).allSatisfy { other in
      index.layout.roleOfFile[other.file].isForTests || other.owner.flatMap { index.enclosingType(of: $0) } == type
    } && index.mentions(ofNameOf: member).isEmpty
  }

  /// Whether the text names the type as such, and not a member of it; `JobQueue` may be called the job queue, or the queue.
  private func names(_ type: String, _ text: String) -> Bool {
    let words = text.identifiers
    let isNamed = words.contains { word in
      let rest = text[word.endIndex...].prefix(2)
      return word == type[...] && !(rest.first == "." && rest.last?.isLetter == true)
    }
    if isNamed { return true }
    let parts = NearMiss.words(type[...]).map { $0.lowercased() }
    let lasts = [parts.last, parts.last.map { $0 + "s" }]
    return zip(words, words.dropFirst()).contains { before, word in
      lasts.contains(word.lowercased()) && (before.lowercased() == "the" || parts.dropLast().contains(before.lowercased()))
    }
  }

  /// Whether a comment forbids direct calls of a class that nobody subclasses, or of what conforms to a protocol, and nobody
  /// else calls the member but tests: then this is how it is meant.
  func isOnlyWay(_ use: MentionID, _ member: DeclID, _ contract: ContractFact?, _ index: ProjectIndex) -> Bool {
    guard let contract, contract.source == .docComment || contract.source == .comment,
      let type = index.enclosingType(of: member), !index.isObjectiveC(member)
    else { return false }
    let text = index.text(contract.text, of: member)
    let meant = index.member(meantBy: use)
    func isMeant(_ other: MentionID) -> Bool {
      if index.layout.roleOfFile[other.file] == .test { return false }
      if let found = index.member(meantBy: other) { return found == meant || found == member }
      // Of a call that it does not take, or of somebody else's value, another is meant.
      let fact = index.mention(other)
      return fact.use.contains(.call) && index.fits(fact, other, member) && index.receiverType(of: other) == .unknown
    }
    switch index.entry(type).kind {
    case .class:
      guard !index.hasSubclasses(type), !index.decl(member).has(.override), namesAnotherWay(text, type, index) else { return false }
      return index.mentions(onRelativesOf: member).allSatisfy { $0 == use || !isMeant($0) }
    case .protocol:
      // Of what a protocol requires somebody is the caller: a type that is the only one, and has a single place for it.
      guard text.identifiers.contains("directly"), let caller = index.owner(of: use) else { return false }
      return index.mentions(onRelativesOf: member).allSatisfy { index.owner(of: $0) == caller || !isMeant($0) }
    default: return false
    }
  }
}

import Facts
import Index
import RuleKit
import Syntax

// What an extension of Foundation gives all errors: `localizedDescription`.
extension ExtensionMemberNotRequirement {
  /// What is named like what Foundation gives all errors, by files, and what production throws and reads of it.
  struct UsesOfErrors {
    let descriptions: [Int: [DeclID]]
    /// What the project's own extensions give them, by files.
    let members: [Int: [DeclID]]
    let areTyped: Bool
    /// For each type the places where a value of it is thrown.
    private(set) var throwing: [TypeID: [MentionID]] = [:]
    /// For each declaration those in its body.
    private(set) var reads: [DeclID: [MentionID]] = [:]

    init(_ index: ProjectIndex) {
      members = Dictionary(grouping: index.membersOfErrors, by: index.file(of:))
      areTyped = !members.isEmpty && index.haveTypedErrors
      let name = index.globalName("localizedDescription")
      descriptions = Dictionary(grouping: name.map(index.namesakes) ?? [], by: index.file(of:))
      if descriptions.isEmpty { return }
      for place in index.placesThrowing where isProduction(place, index) {
        if let type = index.type(thrownAt: place) { throwing[type, default: []].append(place) }
      }
      if throwing.isEmpty { return }
      for read in name.map({ index.readsOfErrors($0) }) ?? [] where isProduction(read, index) {
        if let owner = index.owner(of: read) { reads[owner, default: []].append(read) }
      }
    }

    private func isProduction(_ use: MentionID, _ index: ProjectIndex) -> Bool {
      index.owner(of: use).map { index.role(of: $0) } == .production
    }
  }

  func finish(_ pass: inout Pass) {
    let uses = usesOfErrors ?? UsesOfErrors(pass.index)
    usesOfErrors = uses
    for id in uses.descriptions[pass.file] ?? [] { judge(description: id, uses, &pass) }
    for id in uses.members[pass.file] ?? [] { judge(memberOfErrors: id, haveTypedErrors: uses.areTyped, &pass) }
  }

  /// What the project's own extension gives all errors, and some declare again.
  private func judge(memberOfErrors id: DeclID, haveTypedErrors: Bool, _ pass: inout Pass) {
    let index = pass.index
    guard mayBeMeant(id, index), index.role(of: id) == .production, !index.isAskedForBySwift(id) else { return }
    let versions = index.namesakes(index.globalName(of: id)).filter { version in
      guard version != id, let type = index.enclosingType(of: version), index.entry(type).kind.isConcreteType, index.isOfErrors(type),
        index.parent(of: version).map({ index.decl($0).requirements.count == 0 }) == true, index.role(of: version) == .production
      else { return false }
      return index.counterparts(of: id, in: type).contains(version) && isAlike(version, id, index) && index.coexist(version, id)
        && index.isVisible(id, inModuleOf: version) && !isRequired(version, by: index.ancestry(of: type), index)
        && !index.haveSameBodies(id, version) && !index.decl(version).has(.override)
    }
    // `(self as NSError).code` is there for errors of Apple's, and `Failure(self).code` asks what has one.
    if versions.isEmpty || !index.casts(in: id).isEmpty || versions.contains(where: { isMade($0, by: id, index) }) { return }
    let types = versions.compactMap { index.enclosingType(of: $0) }
    let calls = index.readsOfErrors(index.globalName(of: id), areCalls: index.decl(id).kind == .func).filter { call in
      guard index.fits(index.mention(call), call, id), let owner = index.owner(of: call), owner != id else { return false }
      return !types.contains { index.areToldApart($0, in: owner) } && !(index.isCaught(call) && (haveTypedErrors || unwraps(owner, index)))
    }
    let shown = calls.prefix(Self.mostCalls)
    guard let caller = shown.first.flatMap({ index.owner(of: $0) }) else { return }
    pass.report(
      .passedOver(
        index.title(of: id), of: "Error", knownAs: "Error", names(ofTypesWith: versions, index), caller: self.caller(of: caller, index),
        isCalled: true, advice: "give one of them another name"),
      at: id,
      related: versions.map { Related(pass.place(of: $0), .version(of: index.enclosingName(of: $0))) }
        + shown.map { Related(pass.place(of: $0), .extensionRuns) })
  }

  /// Whether a `Result` is asked there, whose errors are of a type.
  private func unwraps(_ owner: DeclID, _ index: ProjectIndex) -> Bool {
    guard let name = index.globalName("get") else { return false }
    return index.mentions(inBodyOf: owner).contains { index.global(index.mention($0).name, file: $0.file) == name }
  }

  /// Many are called `Error` in the type that they are of.
  private func fullName(of type: TypeID, _ index: ProjectIndex) -> String {
    let (decl, name) = (index.entry(type).decl, index.name(of: index.entry(type).decl))
    let outer = index.enclosingName(of: decl)
    return outer.isEmpty ? name : "\(outer).\(name)"
  }

  /// So many places where errors of a type are thrown are followed.
  private static let mostThrows = 8

  /// Reported where somebody reads it of what is known as an error only, and calls what throws values of the type.
  private func judge(description id: DeclID, _ uses: UsesOfErrors, _ pass: inout Pass) {
    let index = pass.index
    guard index.role(of: id) == .production, let type = index.enclosingType(of: id), let throwing = uses.throwing[type],
      index.isForErrors(id)
    else { return }
    let found = throwing.prefix(Self.mostThrows).lazy.compactMap { place in
      index.owner(of: place).flatMap { index.read(ofErrorsFrom: $0, among: uses.reads) }.map { (thrown: place, read: $0) }
    }
    let certain = found.first { _, read in
      index.owner(of: read).map { index.isVisible(id, inModuleOf: $0) && !index.areToldApart(type, in: $0) } == true
    }
    guard let (thrown, read) = certain else { return }
    pass.report(
      .passedOver(
        fullName(of: type, index), index.owner(of: read).map { caller(of: $0, index) } ?? "",
        isLocalized: index.foreignSupers(of: type).contains("LocalizedError")),
      at: id,
      related: [Related(pass.place(of: thrown), .thrown), Related(pass.place(of: read), .read)])
  }
}

extension Message {
  fileprivate static func passedOver(_ type: String, _ reader: String, isLocalized: Bool) -> Message {
    Message(
      "'localizedDescription' is not a requirement of 'Error': that of '\(type)' is passed over where a value is known as 'Error', as "
        + "in '\(reader)'; \(isLocalized ? "" : "adopt 'LocalizedError' and ")declare 'errorDescription'")
  }

  fileprivate static let thrown: Message = "it is thrown here, and caught as an 'Error'"
  fileprivate static let read: Message = "the text of Foundation is read here"
}

import Catalog
import Facts
import Syntax

// What of a Swift declaration Objective-C could see, besides its name.
extension ProjectIndex {
  /// Whether a member has the requirement's types as far as Objective-C tells them apart: aliases are followed, and those
  /// of all branches of `#if` count. One that is `async` returns what the other hands on.
  public func hasTypes(of requirement: ObjCRequirement, _ member: DeclID) -> Bool {
    let fact = decl(member)
    let parameters = parameters(of: member)
    let wanted = requirement.parameterTypes
    let isAwaiting = isAwaiting(member, requirement)
    if isAwaiting, !requirement.endsWithHandler { return false }
    guard parameters.count + (isAwaiting ? 1 : 0) == wanted.count, !parameters.contains(where: \.isVariadic) else { return false }
    return zip(parameters, wanted).allSatisfy { isType($0.type, of: member, $1, of: requirement) }
      && (isAwaiting || isType(fact.type, of: member, requirement.type, of: requirement))
  }

  /// The same of a member that lacks parameters, and has those at the places.
  func hasTypes(of requirement: ObjCRequirement, _ member: DeclID, at places: [Int]) -> Bool {
    let (parameters, wanted) = (parameters(of: member), requirement.parameterTypes)
    guard parameters.count == places.count, !parameters.contains(where: \.isVariadic) else { return false }
    return zip(parameters, places).allSatisfy { isType($0.type, of: member, wanted[$1], of: requirement) }
      && isType(decl(member).type, of: member, requirement.type, of: requirement)
  }

  /// Whether nothing but a plain name makes the method look like the requirement: its class, and not the project, brought that
  /// in, which takes one value of any type. What the actions of responders get is their `sender`.
  func isAnyAction(_ requirement: ObjCRequirement, _ method: DeclID, in lineage: Lineage) -> Bool {
    guard case .apple(let member) = requirement.source, member.parameterCount == 1,
      AppleType(requirement.parameterTypes[0]).text == "Any", lineage.classes.contains(where: { $0.protocols.contains(member.owner) })
    else { return false }
    return !parameters(of: method).contains { [$0.label, $0.name].contains { text($0, of: method) == "sender" } }
  }

  /// Whether the member is for the form of the requirement that awaits; one of Swift's says so itself.
  func isAwaiting(_ member: DeclID, _ requirement: ObjCRequirement) -> Bool {
    if case .project(let id) = requirement.source, decl(id).flags.contains(.isAsync) { return false }
    return decl(member).flags.contains(.isAsync)
  }

  private func isType(_ text: Name, of member: DeclID, _ wanted: String, of requirement: ObjCRequirement) -> Bool {
    let wanted = AppleType(wanted)
    if text.isNone || wanted.isVoid { return wanted.isVoid && AppleType(self.text(text, of: member)).isVoid }
    if case .apple = requirement.source, isOwnType(text, of: member) { return false }
    return appleTypes(text, of: member).contains { $0 == wanted || ($0.isDictionary && wanted.isDictionary) }
  }

  /// Whether the text names a type that the project declares itself.
  private func isOwnType(_ text: Name, of member: DeclID) -> Bool {
    resolve(text, at: member).type.map { entry($0).kind != .associatedtype } ?? false
  }

  /// What a type's text stands for: as it is written, and behind aliases.
  private func appleTypes(_ text: Name, of member: DeclID) -> [AppleType] {
    let view = Viewpoint(file: file(of: member), decl: place(of: member))
    var found = [AppleType(self.text(text, of: member))]
    if let (other, view) = table.unaliased(text, from: view) { found.append(AppleType(files[view.file].text(other))) }
    let storage = files[view.file].names.storage
    let paths = TypeText(storage, files[view.file].names.range(of: text)).paths
    if paths.count == 1, paths[0].count == 1, let name = names.table.find(storage.span, paths[0][0]) {
      let variants = outside.variants(named: name, inModule: layout.moduleOfFile[view.file], table).map { entry($0) }
      for alias in variants where alias.kind == .typealias {
        found.append(AppleType(files[alias.file].text(decl(alias.decl).type)))
      }
    }
    return found
  }

  // MARK: Extensions

  /// Whether the declaration extends a protocol, the project's or Apple's.
  public func extendsProtocol(_ id: DeclID) -> Bool {
    isExtension(id, ofKind: .protocol) { !$0.protocols.isEmpty && $0.classes.isEmpty }
  }

  /// Whether the declaration extends a class, the project's or Apple's.
  public func extendsClass(_ id: DeclID) -> Bool { isExtension(id, ofKind: .class) { !$0.classes.isEmpty } }

  private func isExtension(_ id: DeclID, ofKind kind: DeclKind, _ isApples: (AppleTypes) -> Bool) -> Bool {
    let fact = decl(id)
    if fact.kind != .extension { return false }
    if let type = type(of: id), entry(type).kind != .typealias { return entry(type).kind == kind }
    return isName(fact.name, from: Viewpoint(file: file(of: id)), ofKind: kind, isApples, depth: 0)
  }

  private func isName(
    _ name: Name, from view: Viewpoint, ofKind kind: DeclKind, _ isApples: (AppleTypes) -> Bool, depth: Int
  ) -> Bool {
    if depth > ProjectIndex.deepestAlias { return false }
    return table.parts(of: files[view.file].names.range(of: name), from: view).contains { part in
      let storage = files[part.view.file].names.storage
      switch part.meaning {
      case .type(let type): return entry(type).kind == kind
      case .unknown: return isApples(AppleTypes(part.path, storage, importedBy: part.view.file, self))
      case .ambiguous:
        // Branches of `#if` mean the same kind of thing.
        guard part.path.count == 1, let name = names.table.find(storage.span, part.path[0]) else { return false }
        return outside.variants(named: name, inModule: layout.moduleOfFile[part.view.file], table).contains { variant in
          let entry = entry(variant)
          if entry.kind != .typealias { return entry.kind == kind }
          let view = Viewpoint(file: entry.file, decl: entry.place)
          return isName(decl(entry.decl).type, from: view, ofKind: kind, isApples, depth: depth + 1)
        }
      }
    }
  }

  /// An alias that leads through more branches of `#if` is given up.
  private static let deepestAlias = 8

  /// Those of the declarations right inside of this one that are asked for.
  public func children(of id: DeclID, where isMeant: (DeclID) -> Bool) -> [DeclID] {
    let file = file(of: id)
    let decls = files[file].decls
    var children: [DeclID] = []
    var place = place(of: id) + 1
    let end = Int(decl(id).end)
    while place < end {
      let child = self.id(file: file, decl: place)
      if isMeant(child) { children.append(child) }
      place = max(place + 1, Int(decls[place].end))
    }
    return children
  }
}

import Catalog
import Facts
import Names
import Syntax

// What Objective-C's protocols require, Apple's and the project's, and what of it a declaration is meant for.
extension ProjectIndex {
  /// Whether the project has a class of Objective-C by that name.
  public func hasObjCClass(named name: String) -> Bool { globalName(name).map { table.hasObjCClass($0) } ?? false }

  /// Whether Objective-C sees the member with all others of its class, or of one above that.
  func isShownWithClass(_ member: DeclID) -> Bool {
    guard let type = enclosingType(of: member) else { return false }
    return ([type] + superclasses(of: type)).contains { attributeNames(of: entry($0).decl).contains("objcMembers") }
  }

  /// What the declaration's Objective-C file says of it besides; `nil` in Swift.
  func objcFact(of id: DeclID) -> ObjCFact? {
    let facts = files[file(of: id)].objc
    let place = UInt32(truncatingIfNeeded: self.place(of: id))
    let first = facts.firstPlace { $0.decl >= place }
    return first < facts.count && facts[first].decl == place ? facts[first] : nil
  }

  /// Whether it is a protocol of Objective-C: of a header, or one with `@objc`.
  public func isObjCProtocol(_ type: TypeID) -> Bool {
    let entry = entry(type)
    guard entry.kind == .protocol else { return false }
    // Asked for one by one, as to take all facts of the file would count one user more of each list.
    return files[entry.file].flags.contains(.isObjectiveC) || files[entry.file].hasAttribute("objc", files[entry.file].decls[entry.place])
  }

  // MARK: Requirements

  /// All that the lineage's Objective-C protocols require or allow.
  public func objcRequirements(of lineage: Lineage) -> [ObjCRequirement] {
    lineage.types.flatMap { objcRequirements(of: $0) } + lineage.protocols.flatMap(\.members).map(ObjCRequirement.init)
  }

  /// What the type's own body requires, if it is a protocol of Objective-C.
  public func objcRequirements(of type: TypeID) -> [ObjCRequirement] {
    isObjCProtocol(type) ? remembered(type).all : []
  }

  func objcRequirements(of type: TypeID, named name: String) -> [ObjCRequirement] {
    isObjCProtocol(type) ? remembered(type).byName[name] ?? [] : []
  }

  func objcRequirements(of type: TypeID, labelled labels: String) -> [ObjCRequirement] {
    isObjCProtocol(type) ? remembered(type).byLabels[labels] ?? [] : []
  }

  private func remembered(_ type: TypeID) -> Remembered.Requirements {
    remembered.requirements.value(of: type) { Remembered.Requirements(requirements(of: type).compactMap { objcRequirement($0) }) }
  }

  /// The lineage's requirements that have the name, without labels.
  public func objcRequirements(of lineage: Lineage, baseName: String) -> [ObjCRequirement] {
    let apple = apples(baseName: baseName).filter { lineage.contains($0.owner) }
    return projectRequirements(of: lineage, baseName: baseName) + apple.map(ObjCRequirement.init)
  }

  /// The members of Apple's protocols that have the name, without labels.
  func apples(baseName: String) -> [CatalogMember] {
    guard let name = globalName(baseName) else { return Catalog.apple.members(baseName: baseName) }
    return remembered.apples.value(of: name) { Catalog.apple.members(baseName: baseName) }
  }

  /// The members of Apple's protocols that have the method's name and labels.
  func apples(named method: DeclID) -> [CatalogMember] {
    let fact = decl(method)
    let file = file(of: method)
    if !Catalog.apple.mayHaveMembers(calledLike: files[file].names.bytes(of: fact.name)) { return [] }
    let key = Remembered.Labelled(name: names.global(fact.name, file: file), labels: names.global(fact.labels, file: file))
    return remembered.labelledApples.value(of: key) {
      Catalog.apple.members(named: name(of: method) + text(fact.labels, of: method))
    }
  }

  func projectRequirements(of lineage: Lineage, baseName: String) -> [ObjCRequirement] {
    guard let name = names.table.find(baseName), !name.isNone else { return [] }
    var found: [ObjCRequirement] = []
    for type in lineage.types where entry(type).kind == .protocol && !members(of: type, named: name).isEmpty && isObjCProtocol(type) {
      guard let own = remembered(type).byName[baseName] else { continue }
      // Most names are of one protocol, whose list need not be copied.
      if found.isEmpty { found = own } else { found += own }
    }
    return found
  }

  /// The lineage's requirements that have the selector.
  public func objcRequirements(of lineage: Lineage, selector: String) -> [ObjCRequirement] {
    let apple = Catalog.apple.members(selector: selector).filter { lineage.contains($0.owner) }
    let project = lineage.types.flatMap { isObjCProtocol($0) ? remembered($0).bySelector[selector] ?? [] : [] }
    return project + apple.map(ObjCRequirement.init)
  }

  /// A protocol's member as a requirement; `nil` for what is no member, and for what Swift does not see.
  public func objcRequirement(_ id: DeclID) -> ObjCRequirement? {
    let fact = decl(id)
    let objc = objcFact(of: id)
    if let objc, !objc.flags.isDisjoint(with: [.unavailable, .accessor, .implementation]) { return nil }
    guard let kind = CatalogMember.Kind(fact) else { return nil }
    let parameters = parameters(of: id)
    let type = text(fact.type, of: id)
    return ObjCRequirement(
      project: id, owner: enclosingName(of: id), name: name(of: id), labels: requiredLabels(of: id),
      selector: selector(of: id), kind: kind,
      isOptional: objc?.flags.contains(.optional) ?? fact.has(.optional),
      returnsValue: objc?.flags.contains(.returnsValue)
        ?? (fact.kind == .func && !AppleType(type).isVoid),
      type: type, parameterTypes: parameters.map { text($0.type, of: id) },
      asyncName: objc.flatMap { $0.asyncName.isNone ? nil : text($0.asyncName, of: id) })
  }

  /// In Swift 2 a first parameter with a single name has no label.
  private func requiredLabels(of id: DeclID) -> String {
    let labels = text(decl(id).labels, of: id)
    guard let version = swiftVersion(ofFile: file(of: id)), version < 3, objcFact(of: id) == nil,
      let first = parameters(of: id).first, !first.label.isNone, first.label == first.name
    else { return labels }
    return "(_" + labels.drop { $0 != ":" }
  }

  // MARK: Selectors

  /// The selector that `@objc(…)` says, or the Objective-C file.
  public func explicitSelector(of id: DeclID) -> String? {
    if let objc = objcFact(of: id) { return text(objc.selector, of: id) }
    let named = decl(id).attributes(in: files[file(of: id)].lists).first { text($0.name, of: id) == "objc" && !$0.arguments.isNone }
    return named.map { text($0.arguments, of: id).filter { $0 != "(" && $0 != ")" } }
  }

  /// The selector that Swift gives the declaration, or that it says: of a property its getter's.
  public func selector(of id: DeclID) -> String? {
    if let selector = explicitSelector(of: id) { return selector }
    let fact = decl(id)
    guard fact.kind == .func || fact.kind == .`init` else { return name(of: id) }
    let parameters = parameters(of: id)
    let isThrowing = fact.flags.contains(.isThrowing)
    let blocks = isThrowing ? parameters.reversed().prefix { ProjectIndex.isBlock(form(of: $0.type, at: id)) }.count : 0
    let takesVoid = fact.kind == .`init` && parameters.count == 1 && ["()", "Void"].contains(text(parameters.first?.type ?? .none, of: id))
    return SwiftName(name(of: id), labels: parameters.map { text($0.label, of: id) }).selector(
      isThrowing: isThrowing, isAsync: fact.flags.contains(.isAsync), blocksAtEnd: blocks, takesVoid: takesVoid)
  }

  /// The selector that sets a property of this name.
  public static func setter(_ name: String) -> String { SwiftName(name).setter }

  /// The selector of a method of this name and these labels, of which an empty one is none.
  public static func selector(_ name: String, _ labels: [String]) -> String { SwiftName(name, labels: labels).selector() }

  /// The same of `load(_:with:)`; what has no labels is a property.
  public static func selector(ofTitle title: String) -> String {
    let name = title.prefix { $0 != "(" }
    let labels = title.dropFirst(name.count).dropFirst().dropLast().split(separator: ":")
    return name.count == title.count ? title : selector(String(name), labels.map { $0 == "_" ? "" : String($0) })
  }

  /// Whether the type is a function, optional or not.
  private static func isBlock(_ type: TypeForm) -> Bool {
    switch type {
    case .function: true
    case .optional(let wrapped), .unwrapped(let wrapped): isBlock(wrapped)
    default: false
    }
  }
}

extension CatalogMember.Kind {
  fileprivate init?(_ fact: DeclFact) {
    switch fact.kind {
    case .func: self = fact.isStatic ? .typeMethod : .method
    case .var, .let: self = fact.isStatic ? .typeProperty : .property
    case .`init`: self = .`init`
    case .subscript: self = .subscript
    default: return nil
    }
  }
}

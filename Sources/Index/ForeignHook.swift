import Catalog
import Facts
import Syntax

/// A member that each subclass must override, of a class that is not the project's.
public struct ForeignHook: Hashable, Sendable {
  /// The class that leaves it to subclasses.
  public let type: String
  /// Without labels.
  public let name: String
  /// As Swift calls it: `startLoading()`.
  public let title: String
  /// Where a configuration says it; nothing if the catalog does.
  public let origin: String?
  /// Whether what is inherited ends the program.
  public let traps: Bool

  fileprivate init(_ contract: CatalogContract) {
    type = contract.className
    title = contract.member
    name = String(contract.member.prefix { $0 != "(" })
    origin = nil
    traps = ForeignHook.trapping.contains(contract.className)
  }

  fileprivate init(_ annotation: Annotation) {
    (type, title, name) = (String(annotation.typeName), annotation.title, annotation.name)
    (origin, traps) = (annotation.origin, false)
  }

  /// Classes whose own versions raise an exception: those of others do nothing, or give nothing back.
  private static let trapping: Set<String> = ["URLProtocol", "NSURLProtocol"]

  /// What many a class does well without: an identifier that nobody has to ask for, and what is only asked for when single
  /// items move.
  private static let spared: Set<String> = ["UIActivity.activityType", "UICollectionViewLayout.layoutAttributesForItem(at:)"]

  /// What a class is asked before anything else.
  fileprivate static let question = "canInit"

  fileprivate static let apple = Catalog.apple.contracts.filter {
    $0.kind == .mustOverride && !spared.contains("\($0.className).\($0.member)")
  }.map { ForeignHook($0) }
}

/// The hooks of classes whose superclass is not the project's and leaves something to subclasses.
struct ForeignHookTable: Sendable {
  private(set) var hooks: [TypeID: [ForeignHook]] = [:]

  init() {}

  init(_ index: ProjectIndex) {
    let all = ForeignHook.apple + index.foreignAnnotations(.required).map { ForeignHook($0) }
    var hooksOfName: [Name: [ForeignHook]] = [:]
    for hook in all {
      for text in ForeignHookTable.spellings(of: hook.type) {
        if let name = index.globalName(text) { hooksOfName[name, default: []].append(hook) }
      }
    }
    if hooksOfName.isEmpty { return }
    for place in 0..<index.typeCount {
      let type = TypeID(place)
      let entry = index.entry(type)
      guard entry.kind == .class, index.superclass(of: type) == nil else { continue }
      let fact = index.decl(entry.decl)
      guard fact.inherits.count > 0 else { continue }
      let first = index.files[entry.file].lists[fact.inherits.indices.lowerBound]
      guard let found = hooksOfName[index.names.global(first, file: entry.file)], index.resolve(first, at: entry.decl) == .unknown
      else { continue }
      hooks[type] = found
    }
  }

  /// A class's names in Swift and in Objective-C, with its module and without.
  private static func spellings(of type: String) -> Set<String> {
    var names: Set<String> = [type]
    for found in Catalog.apple.classes(named: type) {
      names.formUnion([found.objcName, "\(found.module).\(found.name)", "\(found.module).\(found.objcName)"])
    }
    return names
  }
}

/// A class that inherits from a foreign one, and lacks what that leaves to subclasses.
public struct ForeignLack: Sendable {
  public let hook: ForeignHook
  /// Classes below that lack it as well.
  public let deeper: [TypeID]
}

extension ProjectIndex {
  /// What a class that is not the project's leaves to this one, which inherits from it directly.
  public func foreignHooks(of type: TypeID) -> [ForeignHook] { foreignHookTable.hooks[type] ?? [] }

  /// What the class, and each class below, lacks of its foreign superclass's hooks. Who overrides none of Apple's is
  /// not meant to work; a configuration means every subclass.
  public func foreignLacks(of root: TypeID) -> [TypeID: [ForeignLack]] {
    let hooks = foreignHooks(of: root)
    var lacks: [TypeID: [ForeignLack]] = [:]
    for hook in hooks {
      var pending = [root]
      while let type = pending.popLast() {
        if covers(type, hook) { continue }
        let subclasses = everySubclass(of: type)
        let isLeft = !subclasses.contains { covers($0, hook) }
        let isAbstract = hasRequiredHooks(type)
        if !isAbstract, isComplete(type), mustWork(type, hook), isLeft || !instantiations(of: type).isEmpty,
          hook.origin != nil || overridesSome(of: hooks, type)
        {
          lacks[type, default: []].append(ForeignLack(hook: hook, deeper: isLeft ? subclasses : []))
          if isLeft { continue }
        }
        pending += directSubclasses(of: type)
      }
    }
    return lacks
  }

  /// The hook of a foreign class, if its own version traps, that a member overrides without another override between.
  public func foreignHook(overriddenBy id: DeclID) -> ForeignHook? {
    guard let type = enclosingType(of: id) else { return nil }
    let root = superclasses(of: type).last ?? type
    let title = name(of: id) + text(decl(id).labels, of: id)
    let hook = foreignHooks(of: root).first { $0.traps && $0.title == title }
    // Most classes inherit nothing of the kind.
    return hook != nil && overridden(by: id) == nil ? hook : nil
  }

  /// What tests make has to do no more than the test looks at, as long as it does not trap.
  private func mustWork(_ type: TypeID, _ hook: ForeignHook) -> Bool {
    let role = role(of: entry(type).decl)
    return hook.traps || (role != .test && role != .testSupport)
  }

  /// Where the class, or one that it inherits from, overrides a hook.
  public func overrides(of hook: ForeignHook, in type: TypeID) -> [DeclID] {
    guard let name = globalName(hook.name) else { return [] }
    return ([type] + superclasses(of: type)).flatMap { members(of: $0, named: name) }
  }

  /// Overrides of a hook in other classes that inherit from the same one.
  public func overridesElsewhere(of hook: ForeignHook, besides type: TypeID) -> [DeclID] {
    guard let name = globalName(hook.name) else { return [] }
    let others = foreignHookTable.hooks.filter { $0.key != type && $0.value.contains(hook) }.keys
    return others.flatMap { members(of: $0, named: name) }.sorted { isBefore($0, $1) }
  }

  /// Who only answers whether it is responsible only looks on.
  private func overridesSome(of hooks: [ForeignHook], _ type: TypeID) -> Bool {
    hooks.contains { $0.name != ForeignHook.question && !overrides(of: $0, in: type).isEmpty }
  }

  /// In old sources the name may go on with what is a label now: `canInitWithRequest`.
  private func covers(_ type: TypeID, _ hook: ForeignHook) -> Bool {
    members(of: type).contains { member in
      decl(member).kind.isMember && name(of: member).hasPrefix(hook.name)
    }
  }

  private func directSubclasses(of type: TypeID) -> [TypeID] {
    hierarchy.subs[type.place].filter { entry($0).kind == .class && hierarchy.directSuperclasses(of: $0).contains(type) }
  }

  private func everySubclass(of type: TypeID) -> [TypeID] {
    descendants(of: type).filter { $0 != type && entry($0).kind == .class }
  }
}

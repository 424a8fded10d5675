import Catalog
public import Facts
import Syntax

/// The types and extensions that a body stands in, and what they inherit.
public struct OuterTypes: Sendable {
  private var lineages: [Lineage] = []
  /// Whether one of them may inherit from more than is known.
  public private(set) var isUnclear = false
  /// Whether one of them may inherit from one of several types of the project.
  public private(set) var isAmbiguous = false

  init(around owner: DeclID?, _ index: ProjectIndex) {
    var outer = owner
    while let decl = outer {
      if index.decl(decl).kind.holdsMembers { add(index.lineage(of: decl), isClass: index.decl(decl).kind != .struct) }
      outer = index.parent(of: decl)
    }
  }

  private mutating func add(_ lineage: Lineage, isClass: Bool) {
    lineages.append(lineage)
    if lineage.unknown.contains(where: \.isAmbiguous) { isAmbiguous = true }
    if isClass, lineage.classes.isEmpty, !lineage.isKnown { isUnclear = true }
  }

  /// Whether one of them is the type, inherits from it, or extends it.
  public func inherits(from type: TypeID) -> Bool { lineages.contains { $0.contains(type) } }

  /// Whether one of them inherits from the class of Apple's, or extends it.
  public func inherits(fromClass name: String) -> Bool { lineages.contains { $0.inherits(fromClass: name) } }
}

extension Lineage {
  /// Whether the class of Apple's is among those that it inherits from, or one that nobody knows but by its name.
  public func inherits(fromClass name: String) -> Bool {
    classes.contains { $0.name == name }
      || unknown.contains { !$0.isAmbiguous && $0.text.split(separator: ".").last.map(String.init) == name }
  }
}

extension ProjectIndex {
  /// Whether what stands before the dot is a value of a class that is not the project's, or of one that inherits from it;
  /// `nil` where nobody knows.
  public func isReceiver(of use: MentionID, of className: String) -> Bool? {
    switch receiverType(of: use) {
    case .types(let types): return types.contains { lineage(of: $0).inherits(fromClass: className) }
    case .foreign(let name): return isApple(text(foreign: name), className)
    case .structural: return false
    case .unknown: return isVariant(before: use, of: className) ? true : nil
    }
  }

  /// Whether a type of the project's is or adopts a type of that name which is not the project's.
  public func adopts(_ type: ReceiverType, _ name: String) -> Bool {
    guard case .types(let types) = type else { return false }
    return types.contains { foreignSupers(of: $0).contains(name) }
  }

  /// Whether one branch of `#if` calls the class what the value before the dot is declared with.
  private func isVariant(before use: MentionID, of className: String) -> Bool {
    let fact = mention(use)
    var (text, view) = (fact.receiverType, Viewpoint(file: use.file, decl: fact.owner == DeclFact.none ? nil : Int(fact.owner)))
    if text.isNone, let variable = base(of: use).flatMap({ member(meantBy: $0) }) {
      (text, view) = (decl(variable).type, Viewpoint(file: file(of: variable), decl: place(of: variable)))
    }
    if text.isNone { return false }
    return table.outsideAliases(of: text, from: view).contains { alias in
      let target = entry(alias).decl
      return isApple(self.text(foreign: global(decl(target).type, of: target)), className)
    }
  }

  /// The type that the variable before the dot is declared with, or made of a member of: `Engine` of `let x = Engine.shared`.
  public func typeName(before use: MentionID) -> String? {
    let fact = mention(use)
    if !fact.receiverType.isNone { return files[use.file].text(fact.receiverType) }
    var value = fact.shape == .local ? base(of: use) : nil
    if fact.shape == .name || fact.shape == .member, let variable = base(of: use).flatMap({ member(meantBy: $0) }) {
      if !decl(variable).type.isNone { return text(decl(variable).type, of: variable) }
      guard let initial = initialValue(of: variable), initial.type.isNone, initial.kind == .whole else { return nil }
      value = MentionID(file: file(of: variable), place: Int(initial.source))
    }
    guard let value, mention(value).shape == .type else { return nil }
    return files[value.file].text(mention(value).receiver)
  }

  /// What a receiver's type that is not the project's is called: `UIView` of `UIKit.UIView?`.
  public func text(foreign name: Name) -> String {
    let text = text(global: name)
    if text.hasSuffix(".Type") { return "" }
    let bytes = ContiguousArray(text.utf8)
    let name = TypeText(bytes, 0..<bytes.count).paths.first?.last
    return name.map { String(decoding: bytes[$0], as: UTF8.self) } ?? ""
  }

  /// What a declaration's body stands in.
  public func outerTypes(around owner: DeclID?) -> OuterTypes { OuterTypes(around: owner, self) }
}

extension ProjectIndex {
  /// Whether the body has a local type that inherits from the type: which of its uses stand there nobody knows.
  public func standsInLocalHeir(_ use: MentionID, of type: TypeID) -> Bool {
    guard let owner = owner(of: use) else { return false }
    let place = mention(use).owner
    return files[use.file].casts.contains { cast in
      cast.kind == .inherits && cast.owner == place
        && resolve(cast.type, at: owner).type.map { ancestry(of: $0).contains(type) } == true
    }
  }
}

import Facts
import Names
import Syntax

// Protocols, classes, categories and implementations.
extension ObjCFactsBuilder {
  /// `@interface Thing : Super <Adopted>` and `@protocol Thing <Inherited>`.
  mutating func addType(_ cursor: Cursor, _ range: Range<Int>, _ token: Int) {
    let children = cursor.children
    let annotations = Annotations(children)
    let name = cursor.spelling
    let isProtocol = cursor.kind == .protocol_
    var decl = declaration(isProtocol ? .protocol : .class, nameInSwift(annotations) ?? name, range, nameToken: token + 1)
    decl.inherits = list(inherited(children))
    decl.attributes = list(annotations.attributes)
    decl.access = file.isHeader ? (isProtocol ? .public : .open) : .fileprivate
    let place = append(decl)
    containers += 1
    facts.objc.append(ObjCFact(decl: UInt32(place), selector: self.name(name), category: .none, flags: annotations.flags))
    addContracts(place, token, own: name, annotations.flags, nil)
    addMembers(
      of: children,
      Scope(place: place, className: name, mark: nil, isProtocol: isProtocol, isImplementation: false))
    close(place)
  }

  /// Of `Chart.Legend` the last word is a name by itself, too.
  private mutating func nameInSwift(_ annotations: Annotations) -> String? {
    guard let name = annotations.names.swiftName else { return nil }
    if let dot = name.lastIndex(of: ".") { _ = self.name(String(name[name.index(after: dot)...])) }
    return name
  }

  /// `@interface Thing (Category)`, `@interface Thing ()`, `@implementation Thing`.
  mutating func addExtension(_ cursor: Cursor, _ range: Range<Int>, _ token: Int) {
    guard tokens.isWord(token + 1) else { return }
    let children = cursor.children
    let isImplementation = tokens.holds(token, "@implementation")
    let className = tokens.text(token + 1)
    let category = self.category(after: token + 1)
    var flags = Annotations(children).flags
    if isImplementation { flags.insert(.implementation) }
    if category != nil { flags.insert(.category) }
    var decl = declaration(.extension, className, range, nameToken: token + 1)
    decl.inherits = list(inherited(children))
    decl.access = file.isHeader ? .public : .fileprivate
    let place = append(decl)
    containers += 1
    facts.objc.append(
      ObjCFact(
        decl: UInt32(place), selector: self.name(className), category: self.name(category ?? ""), flags: flags))
    let mark = isImplementation ? nil : protectedMark(category: category)
    addMembers(
      of: children,
      Scope(place: place, className: className, mark: mark, isProtocol: false, isImplementation: isImplementation))
    close(place)
  }

  /// A type that is no object: an enumeration, a structure, or another name of a type. Pointers of C have no such name
  /// in Swift, or not the same.
  mutating func addPlainType(_ cursor: Cursor, _ range: Range<Int>, _ token: Int) {
    let name = cursor.spelling
    // What Apple's headers declare some projects declare again for other systems.
    guard tokens.kind(token) != nil, !name.isEmpty, !name.contains(" "), !Prelude.names.contains(name), let form = cursor.typeForm
    else { return }
    guard cursor.kind == .alias || cursor.isDefinition, plainTypes.insert(name).inserted else { return }
    let annotations = Annotations(cursor.children)
    let isOther = cursor.kind == .alias && form != .other && cursor.canonicalType.split(separator: " ").last.map(String.init) != name
    let kind: DeclKind =
      switch isOther ? .other : form {
      // Only what a macro of Foundation's makes is an enumeration in Swift.
      case .enumeration: tokens.holds(token, "NS_ENUM") || tokens.holds(token + 1, "NS_ENUM") ? .enum : .struct
      case .structure: .struct
      case .other: annotations.isTyped ? .struct : .typealias
      }
    let nameToken = (token..<tokens.token(at: range.upperBound)).first { tokens.isWord($0) && tokens.text($0) == name }
    var decl = declaration(kind, nameInSwift(annotations) ?? name, range, nameToken: nameToken ?? token)
    if kind == .typealias { decl.type = self.name(SwiftType.aliased(cursor.aliasedType)) }
    decl.access = .public
    let place = append(decl)
    close(place)
    facts.objc.append(ObjCFact(decl: UInt32(place), selector: self.name(name), category: .none, flags: annotations.flags))
  }

  /// The name that says that the category's members are for subclasses: its own, or the header's.
  private func protectedMark(category: String?) -> String? {
    guard let category else { return nil }
    if ObjCFactsBuilder.isForSubclasses(category: category) { return category }
    return isProtectedByName ? Outline.lastComponent(file.path) : nil
  }

  /// The name between the brackets, empty for a class extension; nothing if there are no brackets.
  private func category(after token: Int) -> String? {
    var open = token + 1
    // `@interface Thing<Element> (Category)`
    if tokens.isMark(open, "<") {
      while tokens.kind(open) != nil, !tokens.isMark(open, "("), tokens.kind(open) != .atWord, open - token < 64 { open += 1 }
    }
    guard tokens.isMark(open, "(") else { return nil }
    return tokens.isWord(open + 1) ? tokens.text(open + 1) : ""
  }

  /// A type's declaration. A name for Swift that is a path stays one: whoever looks for its last part shall not find it.
  private mutating func declaration(_ kind: DeclKind, _ text: String, _ range: Range<Int>, nameToken: Int) -> DeclFact {
    let nameText = tokens.kind(nameToken) == nil ? range.lowerBound..<range.lowerBound : tokens.range(nameToken)
    return DeclFact(kind, name(text), parent: DeclFact.none, text: range, nameText: nameText)
  }

  private func inherited(_ children: [Cursor]) -> [String] {
    children.compactMap { child in
      child.kind == .superclassReference || child.kind == .protocolReference ? child.spelling : nil
    }
  }
}

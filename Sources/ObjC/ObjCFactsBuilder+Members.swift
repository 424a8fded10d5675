import Facts
import Names
import Syntax

// Methods and properties.
extension ObjCFactsBuilder {
  /// What members are declared in.
  struct Scope {
    let place: Int
    let className: String
    /// What says that the members are for subclasses.
    let mark: String?
    let isProtocol: Bool
    let isImplementation: Bool
  }

  mutating func addMembers(of children: [Cursor], _ scope: Scope) {
    var owner = ObjCOwner(scope.className, isProtocol: scope.isProtocol)
    var members: [Member] = []
    for child in children.sorted(by: { $0.range.lowerBound < $1.range.lowerBound }) {
      let range = child.range
      let token = tokens.token(at: range.lowerBound)
      switch child.kind {
      // The methods that a property brings with it stand where the property does.
      case .instanceMethod where tokens.isMark(token, "-"), .classMethod where tokens.isMark(token, "+"):
        let annotations = Annotations(child.children)
        let method = method(child, annotations.names)
        owner.add(method)
        members.append(.method(child, method, annotations, range, token))
      case .property:
        let annotations = Annotations(child.children)
        let property = property(child, annotations.names)
        owner.add(property)
        members.append(.property(child, property, annotations, range))
      case .ivar:
        let (type, variable) = (child.type, child.spelling)
        note(type, of: variable, in: scope.className)
        if file.isHeader, let type = ObjCFactsBuilder.className(type) {
          facts.variables.append(VariableFact(decl: UInt32(scope.place), name: name(variable), type: name(type)))
        }
      default: break
      }
    }
    // Names depend on what else the type has.
    for member in members {
      switch member {
      case .method(let cursor, let method, let annotations, let range, let token):
        addMethod(cursor, method.imported(in: owner), annotations, range, token, scope)
      case .property(let cursor, let property, let annotations, let range):
        addProperty(cursor, property.imported(in: owner)?.name.base, annotations, range, scope)
      }
    }
  }

  private enum Member {
    case method(Cursor, ObjCMethod, Annotations, Range<Int>, Int)
    case property(Cursor, ObjCProperty, Annotations, Range<Int>)
  }

  // MARK: Methods

  private mutating func addMethod(
    _ cursor: Cursor, _ imported: ImportedMember?, _ annotations: Annotations, _ range: Range<Int>, _ token: Int,
    _ scope: Scope
  ) {
    let selector = cursor.spelling
    if selector.isEmpty { return }
    var flags = annotations.flags
    if cursor.isOptional { flags.insert(.optional) }
    if cursor.isUnavailable { flags.insert(.unavailable) }
    if scope.isImplementation { flags.insert(.implementation) }
    let result = cursor.resultType
    if result != "void" { flags.insert(.returnsValue) }
    var types = cursor.arguments.map { (name: $0.spelling, type: $0.type) }
    let imported = imported ?? ImportedMember(.method, SwiftName(pieces: selector))
    let isInitializer = imported.kind == .initializer || imported.kind == .factory
    // `-`, the result's type in brackets, the selector.
    let afterType = tokens.isMark(token + 1, "(") ? tokens.after(token + 1) : token + 1
    let nameToken = tokens.kind(afterType) == nil ? token : afterType
    var decl = DeclFact(
      isInitializer ? .`init` : .func, name(imported.name.base),
      parent: UInt32(scope.place), text: range, nameText: tokens.range(nameToken))
    let labels = imported.name.labels ?? []
    if imported.isThrowing { decl.flags.insert(.isThrowing) }
    if labels.count < types.count, let error = types.lastIndex(where: { $0.type.hasPrefix("NSError *") }) {
      types.remove(at: error)
    }
    decl.labels = name(SwiftName("", labels: labels).labelText)
    // What says whether it failed is nothing in Swift.
    let returnsNothing = result == "void" || (imported.isThrowing && result == "BOOL")
    if !isInitializer, !returnsNothing { decl.type = typeName(result) }
    decl.access = scope.isProtocol ? .unwritten : file.isHeader ? .open : .fileprivate
    if cursor.kind == .classMethod, !isInitializer { decl.modifiers.insert(Modifiers(.class)) }
    if flags.contains(.optional) { decl.modifiers.insert(Modifiers(.optional)) }
    if isInitializer, result.contains("_Nullable") { decl.flags.insert(.isFailable) }
    decl.attributes = list(annotations.attributes)
    decl.parameters = addParameters(types, labels)
    let open = bodyStart(token, range)
    if open != nil { decl.flags.insert(.hasBody) }
    let place = append(decl)
    close(place)
    facts.objc.append(
      ObjCFact(
        decl: UInt32(place), selector: name(selector), category: .none, asyncName: name(imported.asyncName?.description ?? ""),
        flags: flags))
    addContracts(place, token, own: selector, flags, scope, body: open)
    if let open, scope.isImplementation {
      let classes = types.compactMap { item in ObjCFactsBuilder.className(item.type).map { (item.name, $0) } }
      bodies.append(
        MethodBody(
          decl: UInt32(place), open: open, close: tokens.link(open), className: scope.className,
          parameters: Dictionary(classes, uniquingKeysWith: { first, _ in first })))
    }
  }

  private mutating func addParameters(_ types: [(name: String, type: String)], _ labels: [String]) -> ListRange {
    if types.isEmpty { return .empty }
    let first = UInt32(truncatingIfNeeded: facts.parameters.count)
    for (place, item) in types.enumerated() {
      let label = place < labels.count ? labels[place] : ""
      facts.parameters.append(
        ParameterFact(label: name(label), name: name(item.name), type: typeName(item.type)))
    }
    return ListRange(first: first, count: UInt32(truncatingIfNeeded: types.count))
  }

  /// The brace that opens the method's body.
  private func bodyStart(_ token: Int, _ range: Range<Int>) -> Int? {
    var at = token
    while tokens.kind(at) != nil, tokens.start(at) < range.upperBound, !tokens.isMark(at, ";") {
      if tokens.isMark(at, "{") { return tokens.link(at) > at ? at : nil }
      at = tokens.after(at)
    }
    return nil
  }

  // MARK: Properties

  private static let readonly: UInt32 = 1
  static let isOfClass: UInt32 = 0x1000

  private mutating func addProperty(
    _ cursor: Cursor, _ imported: String?, _ annotations: Annotations, _ range: Range<Int>, _ scope: Scope
  ) {
    let spelling = cursor.spelling
    let attributes = cursor.propertyAttributes
    var flags = annotations.flags
    if cursor.isOptional { flags.insert(.optional) }
    if cursor.isUnavailable { flags.insert(.unavailable) }
    flags.insert(.returnsValue)
    let type = cursor.type
    note(type, of: spelling, in: scope.className)
    let start = tokens.token(at: range.lowerBound)
    let nameToken = (start..<tokens.token(at: range.upperBound)).last { tokens.isWord($0) && tokens.text($0) == spelling }
    let text = range.lowerBound..<max(range.upperBound, nameToken.map { tokens.end($0) } ?? 0)
    var decl = DeclFact(
      .var, name(imported ?? spelling), parent: UInt32(scope.place), text: text,
      nameText: nameToken.map { tokens.range($0) } ?? range.lowerBound..<range.lowerBound)
    decl.type = typeName(type)
    decl.accessors = attributes & ObjCFactsBuilder.readonly != 0 ? .get : [.get, .set]
    decl.access = scope.isProtocol ? .unwritten : file.isHeader ? .open : .fileprivate
    if attributes & ObjCFactsBuilder.isOfClass != 0 { decl.modifiers.insert(Modifiers(.class)) }
    if flags.contains(.optional) { decl.modifiers.insert(Modifiers(.optional)) }
    decl.attributes = list(annotations.attributes + accessorNames(cursor, spelling))
    let place = append(decl)
    close(place)
    facts.objc.append(ObjCFact(decl: UInt32(place), selector: name(spelling), category: .none, flags: flags))
    addContracts(place, start, own: spelling, flags, scope)
  }

  /// `getter=isOn`, if it has such a name.
  private func accessorNames(_ cursor: Cursor, _ spelling: String) -> [String] {
    var pairs: [String] = []
    let getter = cursor.getterName
    if !getter.isEmpty, getter != spelling { pairs += ["getter", getter] }
    let setter = cursor.setterName
    if !setter.isEmpty, setter != SwiftName(spelling).setter { pairs += ["setter", setter] }
    return pairs
  }

  // MARK: Types of receivers

  private mutating func note(_ type: String, of member: String, in className: String) {
    guard !file.isHeader, let type = ObjCFactsBuilder.className(type) else { return }
    memberTypes[className, default: [:]][member] = type
  }

  /// The class in `Thing<Element> *`; nothing for `id` and for what is no pointer to an object.
  static func className(_ type: String) -> String? {
    guard type.contains("*"), !type.contains("(") else { return nil }
    let name = type.replacingQualifiers.prefix { $0 != "<" && $0 != "*" && $0 != " " }
    guard let first = name.first, first.isUppercase || first == "_" else { return nil }
    return String(name)
  }
}

extension String {
  /// Without what stands before a type's name.
  fileprivate var replacingQualifiers: Substring {
    var rest = self[...]
    for word in ["__kindof ", "const ", "struct "] where rest.hasPrefix(word) { rest = rest.dropFirst(word.count) }
    return rest
  }
}

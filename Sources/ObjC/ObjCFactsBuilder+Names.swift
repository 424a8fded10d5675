// What Swift calls members.
extension ObjCFactsBuilder {
  func method(_ cursor: Cursor) -> ObjCMethod {
    ObjCMethod(
      cursor.spelling, isClassMethod: cursor.kind == .classMethod,
      result: ObjCFactsBuilder.type(cursor.resultType, cursor.canonicalResultType),
      parameters: cursor.arguments.map {
        ObjCMethod.Parameter(ObjCFactsBuilder.type($0.type, $0.canonicalType), name: $0.spelling)
      },
      attributes: nameAttributes(of: cursor))
  }

  func property(_ cursor: Cursor) -> ObjCProperty {
    let getter = cursor.getterName
    return ObjCProperty(
      cursor.spelling, type: ObjCFactsBuilder.type(cursor.type, cursor.canonicalType),
      getter: getter.isEmpty ? nil : getter, isOfClass: cursor.propertyAttributes & ObjCFactsBuilder.isOfClass != 0,
      attributes: nameAttributes(of: cursor))
  }

  /// A type that only the prelude declares is a number there; most of them are enumerations, which have their own names.
  private static func type(_ spelling: String, _ canonical: String) -> NamedType {
    NamedType(clang: spelling, canonical: canonical == "long" ? "" : canonical)
  }

  private func nameAttributes(of cursor: Cursor) -> NameAttributes {
    let children = cursor.children
    var attributes = NameAttributes()
    attributes.swiftName = annotations(of: children).swiftName
    attributes.isRefined = children.contains { $0.kind == .annotation && $0.spelling == "refined" }
    return attributes
  }
}

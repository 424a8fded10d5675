import Names

// What Swift calls members.
extension ObjCFactsBuilder {
  func method(_ cursor: Cursor, _ attributes: NameAttributes) -> ObjCMethod {
    ObjCMethod(
      cursor.spelling, isClassMethod: cursor.kind == .classMethod,
      result: ObjCFactsBuilder.type(cursor.resultType, cursor.canonicalResultType),
      parameters: cursor.arguments.map {
        ObjCMethod.Parameter(ObjCFactsBuilder.type($0.type, $0.canonicalType), name: $0.spelling)
      },
      attributes: attributes)
  }

  func property(_ cursor: Cursor, _ attributes: NameAttributes) -> ObjCProperty {
    let getter = cursor.getterName
    return ObjCProperty(
      cursor.spelling, type: ObjCFactsBuilder.type(cursor.type, cursor.canonicalType),
      getter: getter.isEmpty ? nil : getter, isOfClass: cursor.propertyAttributes & ObjCFactsBuilder.isOfClass != 0,
      attributes: attributes)
  }

  /// A type that only the prelude declares is a number there; most of them are enumerations, which have their own names.
  private static func type(_ spelling: String, _ canonical: String) -> NamedType {
    NamedType(clang: spelling, canonical: canonical == "long" ? "" : canonical)
  }
}

import Names

// What Swift calls members.
extension ObjCFactsBuilder {
  mutating func method(_ cursor: Cursor, _ attributes: NameAttributes) -> ObjCMethod {
    ObjCMethod(
      cursor.spelling, isClassMethod: cursor.kind == .classMethod,
      result: namedType(cursor.resultType) { cursor.canonicalResultType },
      parameters: cursor.arguments.map { argument in
        ObjCMethod.Parameter(namedType(argument.type) { argument.canonicalType }, name: argument.spelling)
      },
      attributes: attributes)
  }

  mutating func property(_ cursor: Cursor, _ attributes: NameAttributes) -> ObjCProperty {
    let getter = cursor.getterName
    return ObjCProperty(
      cursor.spelling, type: namedType(cursor.type) { cursor.canonicalType },
      getter: getter.isEmpty ? nil : getter, isOfClass: cursor.propertyAttributes & ObjCFactsBuilder.isOfClass != 0,
      attributes: attributes)
  }
}

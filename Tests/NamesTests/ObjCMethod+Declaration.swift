import Names

extension ObjCMethod {
  /// The method that is declared so, with pointers that are never nil where nothing is said.
  init(declaration: String) {
    var rest = declaration.dropFirst().drop { $0 == " " }
    let result = ObjCMethod.type(in: ObjCMethod.bracketed(&rest))
    var selector = ""
    var parameters: [Parameter] = []
    while let colon = rest.firstIndex(of: ":") {
      selector += rest[...colon]
      rest = rest[rest.index(after: colon)...]
      let type = ObjCMethod.type(in: ObjCMethod.bracketed(&rest))
      let name = rest.prefix { $0 != " " }
      parameters.append(Parameter(type, name: String(name)))
      rest = rest.dropFirst(name.count).drop { $0 == " " }
    }
    self.init(selector + rest, isClassMethod: declaration.hasPrefix("+"), result: result, parameters: parameters)
  }

  private static func bracketed(_ text: inout Substring) -> Substring {
    var depth = 0
    var end = text.startIndex
    for place in text.indices {
      depth += text[place] == "(" ? 1 : text[place] == ")" ? -1 : 0
      end = text.index(after: place)
      if depth == 0 { break }
    }
    defer { text = text[end...] }
    return text[..<end].dropFirst().dropLast()
  }

  private static func type(in text: Substring) -> NamedType {
    var text = String(text)
    let isNullable = text.hasPrefix("nullable ")
    if isNullable { text.removeFirst("nullable ".count) }
    if let block = blocks[text] { return NamedType(clang: text + " _Nonnull", canonical: block) }
    if text.hasSuffix("**") { return NamedType(clang: text) }
    let nullability = isNullable ? "_Nullable" : "_Nonnull"
    if text.contains("(^)") { return NamedType(clang: text.replacing("(^)", with: "(^ \(nullability))", maxReplacements: 1)) }
    return NamedType(clang: text + " " + nullability, canonical: canonical[text] ?? "")
  }

  private static let blocks = ["JarHandler": "void (^)(Jar * _Nullable, NSError * _Nullable)"]
  private static let canonical = [
    "JarName": "NSString *", "NSTimeInterval": "double", "Spoon3D": "struct Spoon3D", "pinch_t": "struct pinch_s",
    "JarState": "enum JarState",
  ]
}

// Types as clang writes them.
extension NamedType {
  /// The type that clang spells so. What a typedef stands for is in `canonical`, where clang knows it.
  public init(clang spelling: String, canonical: String = "") {
    self.init(ClangType(spelling[...]), canonical: canonical)
  }

  private init(_ spelled: ClangType, canonical: String) {
    let meant = ClangType(canonical[...])
    if canonical.isEmpty || NamedType.standsForItself(spelled.base) {
      self = spelled.named()
    } else if spelled.base.hasSuffix("Ref"), spelled.stars == 0, meant.stars == 1, meant.keyword == "struct" {
      // What CoreFoundation counts references of is called without the `Ref`.
      self = NamedType(String(spelled.base.dropLast(3)), traits: .object)
    } else if spelled.base != "long", meant.base == "long", meant.stars == 0 {
      // Hardly anybody calls another integer than Foundation's otherwise.
      self = NamedType(meant.isUnsigned ? "NSUInteger" : "NSInteger")
    } else {
      self = meant.named()
    }
    traits.subtract([.nullable, .nonnull])
    traits.formUnion(spelled.nullability.isEmpty ? meant.nullability : spelled.nullability)
  }

  /// Typedefs that names know, whatever they stand for.
  private static func standsForItself(_ name: Substring) -> Bool {
    switch name {
    case "BOOL", "NSInteger", "NSUInteger", "CGFloat", "id", "Class", "SEL", "instancetype": true
    default: false
    }
  }
}

/// A type of clang's, taken apart.
private struct ClangType {
  /// `struct`, `enum` or `union`.
  private(set) var keyword: Substring = ""
  private(set) var base: Substring = ""
  private(set) var stars = 0
  private(set) var nullability: NamedType.Traits = []
  /// Between `<` and `>`.
  private var arguments: Substring?
  private(set) var isUnsigned = false
  private var isArray = false
  /// Of a block or a function: what it takes.
  private var parameters: Substring?
  private var isBlock = false

  init(_ text: Substring) {
    var spelling = TypeSpelling(text)
    while !spelling.isAtEnd {
      spelling.skipSpaces()
      if spelling.skip("*") {
        stars += 1
      } else if spelling.rest.first == UInt8(ascii: "<") {
        arguments = spelling.bracketed()
        if arguments == nil { return }
      } else if spelling.rest.first == UInt8(ascii: "(") {
        guard let inside = spelling.bracketed() else { return }
        read(bracketed: inside)
      } else if spelling.rest.first == UInt8(ascii: "[") {
        isArray = true
        if spelling.bracketed() == nil { return }
      } else {
        let word = spelling.word()
        if word.isEmpty { return }
        read(word)
      }
    }
  }

  /// `(^ _Nonnull)`, then what the block takes.
  private mutating func read(bracketed inside: Substring) {
    if inside.hasPrefix("^") || inside.hasPrefix("*"), parameters == nil {
      isBlock = inside.hasPrefix("^")
      for word in inside.dropFirst().split(separator: " ", maxSplits: 4) { read(word) }
      parameters = ""
    } else if parameters != nil {
      parameters = inside
    }
  }

  private mutating func read(_ word: Substring) {
    switch word {
    case "_Nullable", "_Nullable_result": nullability = .nullable
    case "_Nonnull": nullability = .nonnull
    case "_Null_unspecified": nullability = []
    case "struct", "enum", "union": keyword = word
    case "unsigned": isUnsigned = true
    case "long", "short", "char":
      base = word
    case "int", "signed":
      if base.isEmpty { base = "int" }
    case "const", "volatile", "restrict", "__kindof", "__strong", "__weak", "__autoreleasing", "__unsafe_unretained", "in",
      "out", "inout", "bycopy", "byref", "oneway", "__restrict":
      break
    default:
      // The qualifiers that compilers may add come after the name, and do not hide it.
      if base.isEmpty { base = word }
    }
  }
}

extension ClangType {
  func named() -> NamedType {
    if let parameters { return callback(parameters) }
    if isArray { return NamedType("Array", element: plain().name, traits: .pointer) }
    return plain()
  }

  private func callback(_ parameters: Substring) -> NamedType {
    guard isBlock else { return NamedType("Function", traits: .function) }
    var traits: NamedType.Traits = .block
    if base == "void", stars == 0 { traits.insert(.completes) }
    let errors = TypeSpelling.parts(parameters).map { ClangType($0) }.filter {
      $0.base == "NSError" && $0.stars == 1 && $0.nullability != .nonnull
    }
    if errors.count == 1 { traits.insert(.completesWithError) }
    return NamedType("Block", traits: traits)
  }

  /// What it is called as an element of a collection.
  private var name: String {
    var type = self
    if base != "id", base != "NSObject", base != "Class" { type.arguments = nil }
    return type.named().name
  }

  private func plain() -> NamedType {
    if base.isEmpty, isUnsigned { return NamedType("UInt32") }
    switch base {
    case "BOOL": return NamedType("Bool", traits: stars == 0 ? [.boolean, .flag] : [.boolean, .pointer])
    case "bool", "_Bool": return NamedType("Bool", traits: stars == 0 ? .boolean : [.boolean, .pointer])
    case "void": return stars == 0 ? .void : NamedType("Void", traits: .pointer)
    case "instancetype": return NamedType("", traits: [.object, .instance])
    case "id": return object(otherwise: "Object")
    case "Class": return object(otherwise: "Class")
    case "SEL": return NamedType("Selector")
    case "NSInteger", "NSUInteger", "CGFloat": return NamedType(String(base), traits: stars > 0 ? .pointer : [])
    default: break
    }
    if let builtin { return NamedType(builtin, traits: stars > 0 ? .pointer : []) }
    if base == "NSError", stars == 2 { return .errorPointer }
    guard keyword.isEmpty, stars > 0 else { return NamedType(String(base), traits: stars > 0 ? .pointer : []) }
    if base == "NSObject", arguments != nil { return object(otherwise: "NSObject") }
    let isGeneric = NamedType.isGeneric(String(base))
    let first = isGeneric ? arguments.flatMap { TypeSpelling.parts($0).first } : nil
    var type = NamedType.ofClass(String(base), of: first.map { ClangType($0).name }, isGeneric: isGeneric)
    if stars > 1 { type.traits = .pointer }
    return type
  }

  /// `id<Listening>` is called as its protocol is; several have no common name.
  private func object(otherwise name: String) -> NamedType {
    guard let arguments else { return NamedType(name, traits: .object) }
    let protocols = TypeSpelling.parts(arguments)
    if protocols.count == 1 { return NamedType(String(ClangType(protocols[0]).base), traits: .object) }
    return NamedType(base == "NSObject" ? "NSObject" : "", traits: .object)
  }

  private var builtin: String? {
    let sign = isUnsigned ? "UInt" : "Int"
    switch base {
    case "char": return sign + "8"
    case "short": return sign + "16"
    case "int": return sign + "32"
    case "long": return sign + "64"
    case "float": return "Float"
    case "double": return "Double"
    default: return nil
    }
  }
}

/// What Swift calls a type of Objective-C's.
enum SwiftType {
  /// - Parameter type: as clang prints it, nullability included.
  static func text(of type: String) -> String {
    var words = CTypeWords(type)
    return words.type(depth: 0)
  }

  /// What an alias of the type stands for: whether values may be nil is said where the alias is used.
  static func aliased(_ type: String) -> String {
    let text = text(of: type)
    guard let last = text.last, last == "!" || last == "?" else { return text }
    let plain = text.dropLast()
    return String(plain.first == "(" && plain.last == ")" ? plain.dropFirst().dropLast() : plain)
  }

  /// Types that Swift has under names of its own, without their pointers.
  private static let names: [String: String] = [
    "void": "Void", "BOOL": "Bool", "bool": "Bool", "_Bool": "Bool", "NSInteger": "Int", "NSUInteger": "UInt", "int": "Int32",
    "unsigned int": "UInt32", "unsigned": "UInt32", "short": "Int16", "unsigned short": "UInt16", "long": "Int",
    "unsigned long": "UInt", "long long": "Int64", "unsigned long long": "UInt64", "char": "CChar", "signed char": "Int8",
    "unsigned char": "UInt8", "float": "Float", "double": "Double", "size_t": "Int", "ssize_t": "Int", "int8_t": "Int8",
    "int16_t": "Int16", "int32_t": "Int32", "int64_t": "Int64", "uint8_t": "UInt8", "uint16_t": "UInt16",
    "uint32_t": "UInt32", "uint64_t": "UInt64", "SEL": "Selector", "Class": "AnyClass", "instancetype": "Self",
    "NSTimeInterval": "TimeInterval", "NSComparisonResult": "ComparisonResult", "unichar": "unichar", "id": "Any",
    "dispatch_queue_t": "DispatchQueue", "dispatch_group_t": "DispatchGroup", "dispatch_semaphore_t": "DispatchSemaphore",
    "dispatch_data_t": "DispatchData",
  ]

  /// Classes that Swift imports as values of its own.
  private static let values: [String: String] = [
    "NSString": "String", "NSArray": "[Any]", "NSDictionary": "[AnyHashable: Any]", "NSSet": "Set<AnyHashable>",
    "NSURL": "URL", "NSData": "Data", "NSDate": "Date", "NSError": "any Error", "NSIndexPath": "IndexPath",
    "NSIndexSet": "IndexSet", "NSURLRequest": "URLRequest", "NSUUID": "UUID", "NSLocale": "Locale",
    "NSTimeZone": "TimeZone", "NSCalendar": "Calendar", "NSNotification": "Notification", "NSCharacterSet": "CharacterSet",
    "NSURLComponents": "URLComponents", "NSURLQueryItem": "URLQueryItem", "NSDateComponents": "DateComponents",
    "NSDateInterval": "DateInterval", "NSDecimal": "Decimal", "NSPersonNameComponents": "PersonNameComponents",
    "Protocol": "Protocol",
  ]

  fileprivate static func suffix(_ nullability: Nullability) -> String {
    switch nullability {
    case .never: ""
    case .maybe: "?"
    case .unsaid: "!"
    }
  }

  fileprivate static func plain(_ name: String, _ arguments: [String]) -> String {
    switch (name, arguments.count) {
    case ("id", 1...): return arguments.map { "any \($0)" }.joined(separator: " & ")
    case ("NSArray", 1): return "[\(arguments[0])]"
    case ("NSDictionary", 2): return "[\(arguments[0]): \(arguments[1])]"
    case ("NSSet", 1): return "Set<\(arguments[0])>"
    case (_, 0): return values[name] ?? name
    default: return "\(name)<\(arguments.joined(separator: ", "))>"
    }
  }

  /// A type with its pointers.
  fileprivate static func text(
    _ name: String, _ arguments: [String], _ inner: Nullability, _ stars: [Nullability], isConstant: Bool
  ) -> String {
    if stars.isEmpty {
      let known = names[name] ?? withoutReference(name)
      switch name {
      case "id" where !arguments.isEmpty: return plain(name, arguments) + suffix(inner)
      case "id", "Class", "instancetype": return (known ?? name) + suffix(inner)
      // An alias of a pointer.
      default: return (known ?? name) + (inner == .maybe ? suffix(inner) : "")
      }
    }
    if stars.count == 1, names[name] == nil || name == "id" {
      return plain(name, arguments.map(element)) + suffix(stars[0])
    }
    let pointee = stars.count > 1 && names[name] == nil ? plain(name, arguments) + "?" : known(name)
    let kind = stars.count == 1 && isConstant ? "Unsafe" : "UnsafeMutable"
    if stars.count == 1, pointee == "Void" { return kind + "RawPointer" + suffix(stars[0]) }
    return "\(kind)Pointer<\(pointee)>" + suffix(stars[stars.count - 1])
  }

  /// `CGColor` of `CGColorRef`
  private static func withoutReference(_ name: String) -> String? {
    guard name.hasSuffix("Ref"), ["CF", "CG", "CM", "CT", "CV", "Sec"].contains(where: name.hasPrefix) else { return nil }
    return String(name.dropLast("Ref".count))
  }

  fileprivate static func known(_ name: String) -> String { names[name] ?? name }

  /// Elements of collections are never nil.
  fileprivate static func element(_ text: String) -> String {
    text.hasSuffix("!") || text.hasSuffix("?") ? String(text.dropLast()) : text
  }
}

/// Whether a type's values may be nil.
private enum Nullability { case unsaid, never, maybe }

/// The words and marks of a type's text, read from left to right.
private struct CTypeWords {
  private let words: [String]
  private var at = 0
  /// A `const` was among the qualifiers that were read last.
  private var isConstant = false

  init(_ text: String) {
    var words: [String] = []
    var word = ""
    for character in text {
      if character.isLetter || character.isNumber || character == "_" {
        word.append(character)
        continue
      }
      if !word.isEmpty { words.append(word) }
      word = ""
      if character != " " { words.append(String(character)) }
    }
    if !word.isEmpty { words.append(word) }
    self.words = words
  }

  private var next: String { at < words.count ? words[at] : "" }

  private mutating func skip(_ word: String) -> Bool {
    if next != word { return false }
    at += 1
    return true
  }

  /// What may stand before and behind a type without changing what it is.
  private mutating func skipQualifiers() -> Nullability {
    var nullability = Nullability.unsaid
    isConstant = false
    while true {
      switch next {
      case "const": isConstant = true
      case "_Nonnull": nullability = .never
      case "_Nullable", "_Nullable_result": nullability = .maybe
      case "_Null_unspecified", "volatile", "__kindof", "struct", "enum", "__strong", "__weak", "__autoreleasing",
        "__unsafe_unretained", "oneway", "inout", "in", "out", "bycopy", "byref", "union":
        break
      default: return nullability
      }
      at += 1
    }
  }

  mutating func type(depth: Int) -> String {
    if depth > 32 { return "" }
    _ = skipQualifiers()
    var isOfConstant = isConstant
    var name = next
    at += 1
    while ["unsigned", "signed", "long", "short"].contains(name) || name.hasSuffix(" long"),
      ["int", "long", "char", "short"].contains(next) {
      name += next == "int" ? "" : " \(next)"
      at += 1
    }
    let arguments = skip("<") ? arguments(depth: depth) : []
    let inner = skipQualifiers()
    isOfConstant = isOfConstant || isConstant
    if next == "(", at + 1 < words.count, words[at + 1] == "^" || words[at + 1] == "*" {
      return function(from: SwiftType.known(name), depth: depth)
    }
    var stars: [Nullability] = []
    while skip("*") { stars.append(skipQualifiers()) }
    return SwiftType.text(name, arguments, inner, stars, isConstant: isOfConstant)
  }

  private mutating func arguments(depth: Int) -> [String] {
    var list: [String] = []
    while at < words.count, !skip(">") {
      list.append(type(depth: depth + 1))
      if !skip(","), next != ">" { at += 1 }
    }
    return list
  }

  /// `void (^ _Nullable)(NSString *)` from its second bracket on.
  private mutating func function(from result: String, depth: Int) -> String {
    at += 2
    let nullability = skipQualifiers()
    while at < words.count, !skip(")") { at += 1 }
    var parameters: [String] = []
    if skip("(") {
      while at < words.count, !skip(")") {
        parameters.append(type(depth: depth + 1))
        if !skip(","), next != ")" { at += 1 }
      }
    }
    if parameters == ["Void"] { parameters = [] }
    let text = "(\(parameters.joined(separator: ", "))) -> \(result)"
    switch nullability {
    case .never: return text
    case .maybe: return "(\(text))?"
    case .unsaid: return "(\(text))!"
    }
  }
}

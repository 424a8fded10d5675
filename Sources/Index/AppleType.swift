import Catalog
import Syntax

/// A type's text, comparable with Apple's: what is only spelling is taken away, and old names get their new ones.
///
/// `NSIndexPath!` is `IndexPath?`, `UITableViewCellEditingStyle` is `UITableViewCell.EditingStyle`, and `any P` is `P`.
public struct AppleType: Hashable, Sendable {
  public let text: String

  public init(_ written: String) {
    var reader = AppleTypeReader(written)
    text = reader.read()
  }

  /// Nothing is given back.
  public var isVoid: Bool { text.isEmpty || text == "Void" || text == "()" }

  /// `[String: Any]`: what its keys and values are called changed often.
  var isDictionary: Bool { text.utf8.first == UInt8(ascii: "[") && text.utf8.contains(UInt8(ascii: ":")) }

  /// Objective-C's classes for values, and the types that Swift has for them.
  static let bridged = [
    "NSIndexPath": "IndexPath", "NSIndexSet": "IndexSet", "NSURL": "URL", "NSURLRequest": "URLRequest",
    "NSNotification": "Notification", "NSDate": "Date", "NSData": "Data", "NSString": "String", "NSUUID": "UUID",
    "NSError": "Error", "NSLocale": "Locale", "NSTimeZone": "TimeZone", "NSCalendar": "Calendar",
    "NSDateComponents": "DateComponents", "NSDateInterval": "DateInterval", "NSURLComponents": "URLComponents",
    "NSURLQueryItem": "URLQueryItem", "NSCharacterSet": "CharacterSet", "NSPersonNameComponents": "PersonNameComponents",
    "NSAffineTransform": "AffineTransform", "NSDecimalNumber": "Decimal",
  ]

  /// Those that only Swift 3 brought.
  static let newNames = Set(bridged.values).subtracting(["String", "Error"])

  /// A class that has its Objective-C name only in old code.
  static func renamed(_ name: String) -> String? {
    guard name.hasPrefix("NS"), Catalog.apple.classes(named: name).isEmpty else { return nil }
    return Catalog.apple.classes(objcName: name).first.map { $0.name.filter { $0 != "." } }
  }

  /// Names for the same type.
  fileprivate static let aliases = [
    "CGFloat": "Double", "TimeInterval": "Double", "NSTimeInterval": "Double", "CLLocationDistance": "Double",
    "NSInteger": "Int", "NSUInteger": "Int", "AnyObject": "Any", "NSDictionary": "[AnyHashable:Any]",
    "NSArray": "[Any]", "NSSet": "Set<AnyHashable>", "CLLocationDegrees": "Double", "ObjCBool": "Bool",
    "NSDiffableDataSourceSnapshotReference": "NSDiffableDataSourceSnapshot",
  ]
}

/// Reads a type's text once, from left to right.
private struct AppleTypeReader {
  private let bytes: ContiguousArray<UInt8>
  private var index = 0
  private var result: ContiguousArray<UInt8> = []
  /// Where the current element of the innermost parentheses begins in the result.
  private var starts: ContiguousArray<Int> = []
  /// What the generic arguments that are open end with in the result.
  private var ends: ContiguousArray<UInt8> = []

  init(_ text: String) { bytes = ContiguousArray(text.utf8) }

  mutating func read() -> String {
    while index < bytes.count {
      switch bytes[index] {
      case UInt8(ascii: " "), UInt8(ascii: "?"), UInt8(ascii: "!"): index += 1
      case UInt8(ascii: "@"): skipAttribute()
      case UInt8(ascii: "("):
        take()
        starts.append(result.count)
      case UInt8(ascii: ")"):
        _ = starts.popLast()
        take()
      case UInt8(ascii: ","):
        take()
        if !starts.isEmpty { starts[starts.count - 1] = result.count }
      case UInt8(ascii: "<"):
        take()
        ends.append(UInt8(ascii: ">"))
      case UInt8(ascii: ">") where result.last != UInt8(ascii: "-"):
        if let end = ends.popLast(), end != 0 { result.append(end) }
        index += 1
      case UInt8(ascii: ":") where !starts.isEmpty && isInParentheses:
        // The names of a function type's parameters.
        result.removeLast(result.count - starts[starts.count - 1])
        index += 1
      case let byte where byte.isPartOfWrittenName: readPath()
      default: take()
      }
    }
    removeBrackets()
    let text = String(decoding: result, as: UTF8.self)
    return text.holds("->()") ? text.replacing("->()", with: "->Void") : text
  }

  /// `((Row)->Void)` is `(Row)->Void`.
  private mutating func removeBrackets() {
    guard result.first == UInt8(ascii: "("), result.count > 2 else { return }
    var depth = 0
    for (place, byte) in result.enumerated() {
      if byte == UInt8(ascii: "(") { depth += 1 }
      if byte == UInt8(ascii: ")") { depth -= 1 }
      if depth == 1, byte == UInt8(ascii: ",") { return }
      if depth == 0, place < result.count - 1 { return }
    }
    result = ContiguousArray(result.dropFirst().dropLast())
  }

  /// Whether the colon is not that of a dictionary inside.
  private var isInParentheses: Bool {
    let element = result[starts[starts.count - 1]...]
    return !element.contains(UInt8(ascii: "["))
  }

  private mutating func take() {
    result.append(bytes[index])
    index += 1
  }

  private mutating func skipAttribute() {
    index += 1
    let name = word()
    guard index < bytes.count, bytes[index] == UInt8(ascii: "("), name == "convention" else { return }
    while index < bytes.count, bytes[index] != UInt8(ascii: ")") { index += 1 }
    index += 1
  }

  private mutating func word() -> String {
    let start = index
    while index < bytes.count, bytes[index].isPartOfWrittenName { index += 1 }
    return String(decoding: bytes[start..<index].filter { $0 != UInt8(ascii: "`") }, as: UTF8.self)
  }

  /// A dotted name, without its module; what is nested has its outer type's name as a part of its own.
  private mutating func readPath() {
    var words = [word()]
    while index + 1 < bytes.count, bytes[index] == UInt8(ascii: "."), bytes[index + 1].isPartOfWrittenName {
      index += 1
      words.append(word())
    }
    if words.count == 1, AppleTypeReader.specifiers.contains(words[0]) { return }
    if words.count > 1, AppleTypeReader.modules.contains(words[0]) { words.removeFirst() }
    if words.last == "Type" || words.last == "Protocol", words.count > 1 { words[words.count - 1] = ".Type" }
    let name = words.joined()
    if passesAsCollection(name) { return }
    let known = AppleType.bridged[name] ?? AppleType.aliases[name] ?? AppleType.renamed(name)
    result.append(contentsOf: (known ?? name).utf8)
  }

  /// `Array<Row>` is `[Row]`, and `Optional<Row>` is `Row` as `Row?` is.
  private mutating func passesAsCollection(_ name: String) -> Bool {
    guard index < bytes.count, bytes[index] == UInt8(ascii: "<"), ["Array", "Dictionary", "Optional"].contains(name)
    else { return false }
    index += 1
    if name != "Optional" { result.append(UInt8(ascii: "[")) }
    ends.append(name == "Optional" ? 0 : UInt8(ascii: "]"))
    return true
  }

  private static let specifiers: Set<String> = [
    "any", "some", "inout", "borrowing", "consuming", "sending", "isolated", "__owned", "__shared", "_",
  ]
  private static let modules = Set(["Swift"] + Catalog.apple.modules)
}

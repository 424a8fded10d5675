/// A JSON value.
///
/// An object keeps the order of its members, so that a tree is printed in the order of the format.
enum Value {
  case null
  case bool(Bool)
  case number(Int)
  case text(String)
  case list([Value])
  case object([Member])

  /// One name of an object and what it stands for.
  typealias Member = (key: String, value: Value)

  /// A list of texts.
  static func texts(_ texts: [String]) -> Value { .list(texts.map(Value.text)) }

  /// A text, or null where there is none.
  static func text(orNull text: String?) -> Value { text.map(Value.text) ?? .null }

  /// The value of an object's member; nil where this is no object or has no such member.
  subscript(key: String) -> Value? { members.first { $0.key == key }?.value }

  /// The members of an object; nothing for any other value.
  var members: [Member] {
    if case .object(let members) = self { members } else { [] }
  }

  /// The elements of a list; nil for any other value.
  var elements: [Value]? {
    if case .list(let elements) = self { elements } else { nil }
  }

  /// The text itself; nil for any other value.
  var string: String? {
    if case .text(let string) = self { string } else { nil }
  }

  /// The number itself; nil for any other value.
  var integer: Int? {
    if case .number(let integer) = self { integer } else { nil }
  }
}

extension Value: Equatable {
  /// Texts are equal byte for byte. Swift's strings would take two ways to write the same `é` for one.
  static func == (left: Value, right: Value) -> Bool {
    switch (left, right) {
    case (.null, .null): true
    case (.bool(let left), .bool(let right)): left == right
    case (.number(let left), .number(let right)): left == right
    case (.text(let left), .text(let right)): left.utf8.elementsEqual(right.utf8)
    case (.list(let left), .list(let right)): left == right
    case (.object(let members), .object(let others)):
      members.count == others.count && members.allSatisfy { $0.value == right[$0.key] }
    default: false
    }
  }
}

extension Value {
  /// The value as JSON without white space.
  var json: String {
    var text = ""
    write(to: &text)
    return text
  }

  private func write(to out: inout String) {
    switch self {
    case .null: out += "null"
    case .bool(let value): out += value ? "true" : "false"
    case .number(let value): out += String(value)
    case .text(let value): Value.quote(value, to: &out)
    case .list(let elements):
      out += "["
      for (index, element) in elements.enumerated() {
        if index > 0 { out += "," }
        element.write(to: &out)
      }
      out += "]"
    case .object(let members):
      out += "{"
      for (index, member) in members.enumerated() {
        if index > 0 { out += "," }
        Value.quote(member.key, to: &out)
        out += ":"
        member.value.write(to: &out)
      }
      out += "}"
    }
  }

  private static func quote(_ text: String, to out: inout String) {
    out += "\""
    for scalar in text.unicodeScalars {
      switch scalar.value {
      case 0x22, 0x5C:
        out += "\\"
        out.unicodeScalars.append(scalar)
      case 0..<0x20, 0x7F:
        let digits = String(scalar.value, radix: 16)
        out += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
      default:
        out.unicodeScalars.append(scalar)
      }
    }
    out += "\""
  }
}

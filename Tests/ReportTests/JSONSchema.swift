import Foundation

/// As much of JSON Schema, draft 4, as published schemas of report formats need; a keyword that it does not know is a
/// violation, too.
struct JSONSchema {
  private let root: [String: Any]

  init(_ text: Data) throws { root = try JSONSerialization.jsonObject(with: text) as? [String: Any] ?? [:] }

  /// What is wrong with a value, each with where it is.
  func violations(in value: Any) -> [String] {
    var violations: [String] = []
    check(value, against: root, at: "$", &violations)
    return violations
  }

  private static let silent: Set<String> = ["$schema", "id", "title", "description", "default", "definitions"]

  private func check(_ value: Any, against schema: [String: Any], at path: String, _ violations: inout [String]) {
    if let reference = schema["$ref"] as? String {
      let target = reference.split(separator: "/").dropFirst().reduce(root as Any?) { ($0 as? [String: Any])?[String($1)] }
      guard let target = target as? [String: Any] else { return violations.append("\(path): no \(reference)") }
      return check(value, against: target, at: path, &violations)
    }
    for (keyword, rule) in schema where !Self.silent.contains(keyword) {
      if let problem = problem(with: value, keyword, rule, schema) { violations.append("\(path): \(problem)") }
    }
    if let object = value as? [String: Any] { checkMembers(of: object, schema, path, &violations) }
    if let items = schema["items"] as? [String: Any], let array = value as? [Any] {
      for (place, item) in array.enumerated() { check(item, against: items, at: "\(path)[\(place)]", &violations) }
    }
  }

  private func checkMembers(of object: [String: Any], _ schema: [String: Any], _ path: String, _ violations: inout [String]) {
    let properties = schema["properties"] as? [String: Any] ?? [:]
    for (key, member) in object {
      if let rule = properties[key] as? [String: Any] {
        check(member, against: rule, at: "\(path).\(key)", &violations)
      } else if let rule = schema["additionalProperties"] as? [String: Any] {
        check(member, against: rule, at: "\(path).\(key)", &violations)
      } else if schema["additionalProperties"] as? Bool == false {
        violations.append("\(path): '\(key)' is not allowed")
      }
    }
  }

  /// What a keyword has against a value itself.
  private func problem(with value: Any, _ keyword: String, _ rule: Any, _ schema: [String: Any]) -> String? {
    switch keyword {
    case "properties", "additionalProperties", "items": return nil
    case "type": return isOfType(value, rule) ? nil : "is no \(rule)"
    case "enum": return (rule as? [Any] ?? []).contains { isEqual($0, value) } ? nil : "is none of \(rule)"
    case "required":
      let missing = (rule as? [String] ?? []).filter { (value as? [String: Any])?[$0] == nil }
      return missing.isEmpty ? nil : "lacks \(missing)"
    case "minimum": return number(value).map { $0 >= number(rule) ?? 0 } ?? true ? nil : "is less than \(rule)"
    case "maximum": return number(value).map { $0 <= number(rule) ?? 0 } ?? true ? nil : "is more than \(rule)"
    case "minItems": return (value as? [Any]).map { $0.count >= rule as? Int ?? 0 } ?? true ? nil : "has too few items"
    case "uniqueItems":
      guard rule as? Bool == true, let items = value as? [Any] else { return nil }
      return Set(items.map(JSONSchema.text)).count == items.count ? nil : "has the same item twice"
    case "pattern":
      guard let text = value as? String, let pattern = rule as? String else { return nil }
      return text.range(of: pattern, options: .regularExpression) != nil ? nil : "is not like \(pattern)"
    case "format": return (value as? String).map { isFormatted($0, rule as? String ?? "") } ?? true ? nil : "is no \(rule)"
    case "anyOf": return matches(value, rule) > 0 ? nil : "fits none of what is allowed"
    case "oneOf": return matches(value, rule) == 1 ? nil : "fits none, or more than one, of what is allowed"
    default: return "the schema says '\(keyword)', which nobody checks"
    }
  }

  private func matches(_ value: Any, _ schemas: Any) -> Int {
    (schemas as? [[String: Any]] ?? []).count { schema in
      var violations: [String] = []
      check(value, against: schema, at: "", &violations)
      return violations.isEmpty
    }
  }

  private func isOfType(_ value: Any, _ types: Any) -> Bool {
    (types as? [String] ?? [types as? String ?? ""]).contains { type in
      switch type {
      case "object": value is [String: Any]
      case "array": value is [Any]
      case "string": value is String
      case "boolean": isTruth(value)
      case "integer": number(value).map { $0 == $0.rounded() } ?? false
      case "number": number(value) != nil
      case "null": value is NSNull
      default: false
      }
    }
  }

  private func isFormatted(_ text: String, _ format: String) -> Bool {
    let isURI = text.range(of: "^([A-Za-z0-9._~:/?#\\[\\]@!$&'()*+,;=-]|%[0-9A-Fa-f]{2})*$", options: .regularExpression) != nil
    return switch format {
    case "uri": isURI && text.range(of: "^[A-Za-z][A-Za-z0-9+.-]*:", options: .regularExpression) != nil
    case "uri-reference": isURI
    case "date-time": text.range(of: "^\\d{4}-\\d\\d-\\d\\dT\\d\\d:\\d\\d:\\d\\d", options: .regularExpression) != nil
    default: false
    }
  }

  /// Truth values are numbers to Foundation, and only their texts tell them apart.
  private func isTruth(_ value: Any) -> Bool { ["true", "false"].contains(JSONSchema.text(value)) }

  private func number(_ value: Any) -> Double? { isTruth(value) ? nil : (value as? NSNumber)?.doubleValue }

  private func isEqual(_ left: Any, _ right: Any) -> Bool { JSONSchema.text(left) == JSONSchema.text(right) }

  /// The same for equal values.
  static func text(_ value: Any) -> String {
    let data = try? JSONSerialization.data(withJSONObject: value, options: [.sortedKeys, .fragmentsAllowed])
    return String(decoding: data ?? Data(), as: UTF8.self)
  }
}

import Foundation
import Testing

/// The checker of schemas sees what is wrong, so that its silence means something.
@Suite struct JSONSchemaTests {
  private static let schema = """
    {
      "definitions": {"name": {"type": "string", "pattern": "^[a-z]+$"}},
      "type": "object", "required": ["name"], "additionalProperties": false,
      "properties": {
        "name": {"$ref": "#/definitions/name"}, "count": {"type": "integer", "minimum": 1, "maximum": 9},
        "kind": {"enum": ["a", "b"]}, "file": {"type": "string", "format": "uri-reference"},
        "list": {"type": "array", "minItems": 1, "uniqueItems": true, "items": {"$ref": "#/definitions/name"}},
        "either": {"anyOf": [{"required": ["x"]}, {"required": ["y"]}]}, "one": {"oneOf": [{"required": ["x"]}, {"required": ["y"]}]},
        "more": {"additionalProperties": {"type": "boolean"}}, "odd": {"type": "null", "const": 1}
      }
    }
    """

  private func count(_ text: String) throws -> Int {
    let value = try JSONSerialization.jsonObject(with: Data(text.utf8))
    return try JSONSchema(Data(Self.schema.utf8)).violations(in: value).count
  }

  @Test(arguments: [
    #"{"name": "a", "count": 9, "kind": "b", "file": "a%20b/c.swift", "list": ["x", "y"]}"#,
    #"{"name": "a", "either": {"x": 1, "y": 1}, "one": {"x": 1}, "more": {"p": true}}"#,
  ]) func right(text: String) throws {
    #expect(try count(text) == 0)
  }

  @Test(arguments: [
    "{}", "[]", #"{"name": 1}"#, #"{"name": "A"}"#, #"{"name": "a", "other": 1}"#, #"{"name": "a", "count": 0}"#,
    #"{"name": "a", "count": 10}"#, #"{"name": "a", "count": 1.5}"#, #"{"name": "a", "count": true}"#,
    #"{"name": "a", "kind": "c"}"#, #"{"name": "a", "file": "a b"}"#, #"{"name": "a", "list": []}"#,
    #"{"name": "a", "list": ["x", "x"]}"#, #"{"name": "a", "list": [1]}"#, #"{"name": "a", "either": {}}"#,
    #"{"name": "a", "one": {"x": 1, "y": 1}}"#, #"{"name": "a", "more": {"p": 1}}"#, #"{"name": "a", "odd": null}"#,
  ]) func wrong(text: String) throws {
    #expect(try count(text) > 0, "\(text)")
  }
}

import Foundation
import Testing

/// What a schema cannot say, or says only where somebody has it.
struct SARIFDemands {
  private let run: [String: Any]
  private let results: [[String: Any]]
  private let driver: [String: Any]

  init(_ run: [String: Any]) {
    self.run = run
    results = run["results"] as? [[String: Any]] ?? []
    driver = (run["tool"] as? [String: Any])?["driver"] as? [String: Any] ?? [:]
  }

  func check() {
    #expect(run["columnKind"] as? String == "utf16CodeUnits")
    #expect(driver["name"] as? String == "accesslint" && driver["semanticVersion"] as? String == "1.2.3")
    #expect(results.count <= 25_000)
    let invocation = (run["invocations"] as? [[String: Any]])?.first ?? [:]
    let exitCode = invocation["exitCode"] as? Int ?? -1
    #expect((0...2).contains(exitCode) && invocation["executionSuccessful"] as? Bool == (exitCode < 2))
    let root = (run["originalUriBaseIds"] as? [String: [String: Any]])?["%SRCROOT%"]
    #expect(root != nil && root?["uri"] == nil, "where the folder is, is nobody's business")
    checkRules()
    checkUniqueness(of: run, at: "run")
    for result in results { check(result) }
    #expect(Set(results.map { $0["suppressions"] == nil }).count <= 1, "all or none")
    #expect(Set(results.map { $0["baselineState"] == nil }).count <= 1, "all or none")
  }

  private func checkRules() {
    let rules = driver["rules"] as? [[String: Any]] ?? []
    #expect(Set(rules.compactMap { $0["id"] as? String }).count == rules.count)
    for rule in rules {
      for key in ["shortDescription", "fullDescription", "help"] {
        let text = (rule[key] as? [String: String])?["text"] ?? ""
        #expect(!text.isEmpty && (key == "help" || text.utf16.count <= 1024), "\(key) of \(rule)")
      }
      #expect((rule["help"] as? [String: String])?["markdown"]?.isEmpty == false)
      let properties = rule["properties"] as? [String: Any] ?? [:]
      #expect(properties["security-severity"] == nil, "no rule is about security")
      #expect(["very-high", "high", "medium", "low"].contains(properties["precision"] as? String))
      #expect(["error", "warning", "recommendation"].contains(properties["problem.severity"] as? String))
    }
  }

  private func check(_ result: [String: Any]) {
    let rules = driver["rules"] as? [[String: Any]] ?? []
    let place = result["ruleIndex"] as? Int ?? -1
    #expect(rules.indices.contains(place) && rules[place]["id"] as? String == result["ruleId"] as? String)
    let text = (result["message"] as? [String: String])?["text"] ?? ""
    #expect(!text.isEmpty)
    let locations = result["locations"] as? [[String: Any]] ?? []
    #expect(locations.count == 1)
    let related = result["relatedLocations"] as? [[String: Any]] ?? []
    #expect(related.count <= 100)
    for (place, location) in related.enumerated() {
      let isLinked = text.contains("](\(place + 1))")
      #expect(location["id"] as? Int == place + 1 && (isLinked || place >= 10), "readers show what is linked")
    }
    for location in locations + related { checkPlace(location) }
    let prints = result["partialFingerprints"] as? [String: String] ?? [:]
    #expect(prints["accesslintSymbol/v1"]?.isEmpty == false)
    #expect(prints["primaryLocationLineHash"]?.contains(":") != false)
  }

  private func checkPlace(_ location: [String: Any]) {
    let place = location["physicalLocation"] as? [String: Any] ?? [:]
    let file = place["artifactLocation"] as? [String: Any] ?? [:]
    let uri = file["uri"] as? String ?? ""
    #expect(!uri.isEmpty && !uri.split(separator: "/").contains(".."))
    #expect(uri.hasPrefix("file:///") ? file["uriBaseId"] == nil : file["uriBaseId"] as? String == "%SRCROOT%" && !uri.hasPrefix("/"))
    let artifacts = run["artifacts"] as? [[String: Any]] ?? []
    let number = file["index"] as? Int ?? -1
    #expect(artifacts.indices.contains(number) && (artifacts[number]["location"] as? [String: Any])?["uri"] as? String == uri)
    let region = place["region"] as? [String: Int] ?? [:]
    let start = (region["startLine"] ?? 0, region["startColumn"] ?? 0)
    let end = (region["endLine"] ?? 0, region["endColumn"] ?? 0)
    #expect(start.0 >= 1 && start.1 >= 1 && end.1 >= 1 && start <= end)
  }

  /// Arrays that must not have the same item twice; one that has loses the whole upload.
  private static let unique: Set<String> = [
    "artifacts", "rules", "notifications", "relatedLocations", "logicalLocations", "suppressions", "tags",
  ]

  private func checkUniqueness(of value: Any, at key: String) {
    if let object = value as? [String: Any] {
      for (key, member) in object { checkUniqueness(of: member, at: key) }
    }
    if let items = value as? [Any] {
      if Self.unique.contains(key) { #expect(Set(items.map(JSONSchema.text)).count == items.count, "\(key) of \(items)") }
      for item in items { checkUniqueness(of: item, at: "") }
    }
  }
}

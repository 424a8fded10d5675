import Foundation
import Testing

/// What a report for CI says of the run that made it.
@Suite struct SARIFRunTests {
  private func run(_ text: String) throws -> [String: Any] {
    let log = try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any]
    return try #require((log?["runs"] as? [[String: Any]])?.first)
  }

  private func invocation(_ run: [String: Any]) -> [String: Any] { (run["invocations"] as? [[String: Any]])?.first ?? [:] }

  private func results(_ run: [String: Any]) -> [[String: Any]] { run["results"] as? [[String: Any]] ?? [] }

  @Test func exitCodes() throws {
    let folder = try Folder(["leak/a.swift": Folder.leak, "clean/a.swift": "let a = 1"])
    for (arguments, code) in [(["leak"], 1), (["clean"], 0), (["leak", "--exit-zero"], 0), (["leak", "--severity", "leaked_protocol_property=info", "--strict"], 1)] {
      let run = try run(ProgramRun(arguments + ["--reporter", "sarif"], in: folder.url).output)
      #expect(invocation(run)["exitCode"] as? Int == code && invocation(run)["executionSuccessful"] as? Bool == true, "\(arguments)")
    }
  }

  /// A report that is older than the failure would pass for one of this run.
  @Test func aRunThatFails() throws {
    let folder = try Folder(["a.swift": Folder.leak, ".accesslint.yml": "only_rules: [no_such_rule]\n", "a.json": "old", "a.sarif": "old"])
    let failed = try folder.run("--reporter", "sarif", "--output", "sarif=a.sarif", "--output", "json=a.json")
    #expect(failed.status == 2 && failed.error.contains("no_such_rule"))
    for text in [failed.output, try folder.text("a.sarif")] {
      let run = try run(text)
      #expect(invocation(run)["exitCode"] as? Int == 2 && invocation(run)["executionSuccessful"] as? Bool == false)
      let note = (invocation(run)["toolConfigurationNotifications"] as? [[String: Any]])?.first
      #expect(note?["level"] as? String == "error" && "\(note ?? [:])".contains("no_such_rule"))
      #expect(results(run).isEmpty)
    }
    #expect(try folder.text("a.json") == "old")
    let missing = try folder.run("nowhere", "--no-config", "--reporter", "sarif")
    #expect(missing.status == 2)
    #expect(invocation(try run(missing.output))["toolExecutionNotifications"] != nil)
  }

  /// So would one that is older than a mistake in the arguments.
  @Test(arguments: ["--only no_such_rule", "--nope", "--reporter", "@nofile", "--severity x=y", "--output json"])
  func argumentsThatAreWrong(arguments: String) throws {
    let folder = try Folder(["a.swift": Folder.leak, "a.sarif": "old"])
    let failed = try ProgramRun(["--output", "sarif=a.sarif"] + arguments.split(separator: " ").map(String.init), in: folder.url)
    let run = try run(folder.text("a.sarif"))
    #expect(failed.status == 2 && invocation(run)["exitCode"] as? Int == 2 && invocation(run)["executionSuccessful"] as? Bool == false)
    #expect(failed.error.contains("Try 'accesslint --help'."))
    let reading = try folder.run("--config", "a.swift", "--output", "sarif=a.swift", "--nope")
    #expect(try reading.status == 2 && folder.text("a.swift") == Folder.leak, "what a run reads stays")
  }

  @Test func findingsThatAreLeftOut() throws {
    let folder = try Folder(["a.swift": Folder.leak, "b.swift": Folder.leak.replacing("Shelf", with: "Board").replacing("Rack", with: "Box")])
    let run = try run(folder.run("--reporter", "sarif", "--max-findings", "1").output)
    #expect(results(run).count == 1)
    #expect("\(invocation(run)["toolExecutionNotifications"] ?? "")".contains("1 more finding; "))
  }

  /// The report that says how the run went hears of those that could not be written.
  @Test func whatCouldNotBeWritten() throws {
    let folder = try Folder(["a.swift": Folder.leak])
    let arguments = ["--output", "sarif=a.sarif", "--output", "json=nowhere/a.json"]
    let failed = try ProgramRun(arguments, in: folder.url)
    #expect(failed.status == 2 && failed.lines.count == 1, "what can be written is written")
    let inBoth = try ProgramRun(["--reporter", "sarif"] + arguments, in: folder.url)
    for text in [try folder.text("a.sarif"), inBoth.output] {
      let run = try run(text)
      #expect(invocation(run)["exitCode"] as? Int == 2 && invocation(run)["executionSuccessful"] as? Bool == false)
      let notes = invocation(run)["toolExecutionNotifications"] as? [[String: Any]] ?? []
      #expect(notes.count == 1 && notes[0]["level"] as? String == "error" && "\(notes)".contains("no such file or directory"))
      #expect(results(run).count == 1)
    }
    let device = "/dev/full"
    guard FileManager.default.fileExists(atPath: device) else { return }
    #expect(try folder.shell("$accesslint --output sarif=b.sarif > \(device)").status == 2)
    let run = try run(folder.text("b.sarif"))
    #expect(invocation(run)["executionSuccessful"] as? Bool == false)
    #expect("\(invocation(run)["toolExecutionNotifications"] ?? "")".contains("standard output"))
  }

  @Test func whatCouldNotBeRead() throws {
    let folder = try Folder(["Sources/a.swift": Folder.leak, "Sources/b #1.swift/c": ""])
    try FileManager.default.createSymbolicLink(
      atPath: folder.url.appendingPathComponent("Sources/d é.swift").path, withDestinationPath: "nowhere.swift")
    let done = try folder.run("--reporter", "sarif", "Sources", "Sources/d é.swift")
    if done.status == 2 { return #expect(done.error.contains("no such file")) }
    let notes = invocation(try run(done.output))["toolExecutionNotifications"] as? [[String: Any]] ?? []
    #expect(notes.isEmpty == done.error.isEmpty)
  }

  @Test func category() throws {
    let folder = try Folder(["a.swift": Folder.leak])
    let run = try run(folder.run("--reporter", "sarif", "--sarif-category", "ios app").output)
    #expect((run["automationDetails"] as? [String: String])?["id"] == "ios app/")
  }

  @Test func whatIsExcused() throws {
    let other = Folder.leak.replacing("Shelf", with: "Board").replacing("Rack", with: "Box")
    let excused = other.replacing("  var books: [Board] {", with: "  // accesslint:disable:next all - it has to be\n  var books: [Board] {")
    let folder = try Folder(["Sources/App/a.swift": Folder.leak])
    #expect(try folder.run("baseline", "create").status == 0)
    try folder.write("Sources/App/b.swift", excused)
    try folder.write("Sources/App/c.swift", other.replacing("Board", with: "Table").replacing("Box", with: "Desk"))
    let arguments = ["--baseline", "accesslint-baseline.json", "--reporter", "sarif"]
    let plain = try ProgramRun(arguments, in: folder.url)
    #expect(plain.status == 1)
    #expect(results(try run(plain.output)).count == 1)
    let all = results(try run(ProgramRun(arguments + ["--report-suppressed"], in: folder.url).output))
    func texts(_ key: String) -> [String] {
      all.map { result in
        if key == "baselineState" { return result[key] as? String ?? "" }
        return (result["suppressions"] as? [[String: String]])?.map { $0[key] ?? "" }.joined() ?? "none"
      }
    }
    #expect(texts("kind") == ["", "inSource", "external"])
    #expect(texts("justification") == ["", "it has to be", ""])
    #expect(texts("baselineState") == ["new", "new", "unchanged"])
    let part = try ProgramRun(arguments + ["--report-suppressed", "--report", "Sources/App/a.swift"], in: folder.url)
    #expect(part.status == 0)
    #expect(results(try run(part.output)).count == 1)
    // It changes nothing for people.
    #expect(try folder.run("--baseline", "accesslint-baseline.json", "--report-suppressed").lines.count == 1)
  }

  @Test func namesOfFiles() throws {
    let names = ["a b.swift", "a%20b.swift", "#1?.swift", "日本 é.swift", "c:d.swift", "\"quoted\".swift", "[e](1).swift", "f\\g.swift"]
    let texts = names.indices.map { Folder.leak.replacing("Shelf", with: "S\($0)").replacing("Rack", with: "R\($0)") }
    let folder = try Folder(Dictionary(uniqueKeysWithValues: zip(names.map { "Sources/App/" + $0 }, texts)))
    let run = try run(folder.run("--reporter", "sarif").output)
    let uris = (run["artifacts"] as? [[String: Any]] ?? []).compactMap { ($0["location"] as? [String: String])?["uri"] }
    #expect(uris.count == names.count)
    #expect(Set(uris.compactMap(\.removingPercentEncoding)) == Set(names.map { "Sources/App/" + $0 }))
    for uri in uris {
      let isPlain = uri.utf8.allSatisfy { UInt8(ascii: "%") == $0 || UInt8(ascii: "/") == $0 || $0 == UInt8(ascii: ".") || Character(.init($0)).isLetter || Character(.init($0)).isNumber }
      #expect(isPlain, "\(uri)")
    }
  }
}

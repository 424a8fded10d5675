import Foundation
import Testing

/// A list of known findings: made, used, kept in step.
@Suite struct BaselineTests {
  private func leak(_ name: String) -> String {
    Folder.leak.replacing("Shelf", with: name).replacing("Rack", with: "\(name)Rack").replacing("books", with: "\(name.lowercased())s")
  }

  @Test func fromBeginningToEnd() throws {
    let folder = try Folder(["Sources/a.swift": leak("Shelf"), "Sources/b.swift": leak("Board")])
    let create = try folder.run("baseline", "create")
    #expect(create.status == 0 && create.error.hasPrefix("accesslint: accesslint-baseline.json: 2 findings; '--baseline accesslint-baseline.json' leaves them out") && create.output == "")
    let text = try folder.text("accesslint-baseline.json")
    #expect(text.split(separator: "\n").count == 4 && text.hasPrefix("{\"version\":1,\"entries\":[\n{\"rule\":\"leaked_protocol_property\","))
    #expect(try folder.run("--baseline", "accesslint-baseline.json").status == 0)
    // Neither lines nor names of files matter.
    try folder.write("Sources/a.swift", "// more\n\n" + leak("Shelf"))
    _ = try folder.shell("mv Sources/b.swift Sources/c.swift")
    let moved = try folder.run("--baseline", "accesslint-baseline.json")
    #expect(moved.status == 0 && moved.output == "" && moved.error == "")
    // What is new is reported; what is gone is said once nothing else could hide it.
    try folder.write("Sources/c.swift", leak("Plank"))
    let new = try folder.run("--baseline", "accesslint-baseline.json")
    #expect(new.status == 1 && new.lines.count == 1 && new.output.contains("'planks'"))
    #expect(new.error == "accesslint: warning: the baseline has 1 finding that is there no more; 'accesslint baseline prune' takes it out\n")
    #expect(try folder.run("--baseline", "accesslint-baseline.json", "--only", "leaked_protocol_property").error == "")
    let prune = try folder.run("baseline", "prune")
    #expect(prune.status == 0 && prune.error == "accesslint: accesslint-baseline.json: 1 finding (2 before)\n")
    #expect(try folder.run("--baseline", "accesslint-baseline.json").lines.count == 1)
    #expect(try folder.run("baseline", "update").error == "accesslint: accesslint-baseline.json: 2 findings (1 before)\n")
    #expect(try folder.run("--baseline", "accesslint-baseline.json").status == 0)
  }

  /// As many as were known are known, and not all of their kind.
  @Test func sameFingerprints() throws {
    let folder = try Folder(["A/Sources/a.swift": Folder.leak, "known.json": ""])
    _ = try folder.shell("rm known.json; $accesslint baseline create --baseline known.json")
    #expect(try folder.run("--baseline", "known.json").status == 0)
    _ = try folder.shell("sed 's/^{\"rule.*/&/' known.json > twice.json; sed -n 's/^{\"rule.*/&,/p' known.json > line")
    let entry = try folder.text("line").split(separator: "\n")[0]
    try folder.write("twice.json", "{\"version\":1,\"entries\":[\n\(entry)\n\(entry.dropLast())\n]}\n")
    let run = try folder.run("--baseline", "twice.json")
    #expect(run.status == 0 && run.error.contains("has 1 finding that is there no more; 'accesslint baseline prune --baseline twice.json' takes"))
  }

  /// Who copies what is said to do gets what was meant.
  @Test func namesWithBlanks() throws {
    let folder = try Folder(["a.swift": Folder.leak])
    let create = try folder.run("baseline", "create", "--baseline", "our $list.json")
    #expect(create.error.contains("; '--baseline \"our \\$list.json\"' leaves it out"), "\(create.error)")
    try folder.write("a.swift", "")
    let run = try folder.run("--baseline", "our $list.json")
    #expect(run.error.contains("; 'accesslint baseline prune --baseline \"our \\$list.json\"' takes it out"), "\(run.error)")
  }

  /// Nor do the names of the files that a message names, or the words that it quotes.
  @Test func otherFilesAndWords() throws {
    func base(_ words: String) -> String {
      """
      class Importer {
        func parse() -> Int { fatalError("\(words)") }
        func run() { print(parse()) }
      }
      class CSV: Importer { override func parse() -> Int { 1 } }
      """
    }
    let folder = try Folder(["Importer.swift": base("subclasses must override parse"), "null.swift": "final class Null: Importer {}\n"])
    #expect(try folder.run("baseline", "create").error.hasPrefix("accesslint: accesslint-baseline.json: 1 finding; "))
    _ = try folder.shell("rm Importer.swift")
    try folder.write("Base.swift", base("\\(Self.self) \\\"must\\\" (really) override parse()"))
    let run = try folder.run("--baseline", "accesslint-baseline.json")
    #expect(run.status == 0 && run.output == "" && run.error == "")
  }

  @Test func fromTheConfiguration() throws {
    let folder = try Folder(["a.swift": Folder.leak, ".accesslint.yml": "baseline: known.json\n", "B/b.swift": "let b = 1"])
    #expect(try folder.run("baseline", "create").error == "accesslint: known.json: 1 finding\n")
    #expect(try folder.run().status == 0)
    #expect(try folder.shell("cd B; $accesslint ..").status == 0, "a baseline is found from below")
    #expect(try folder.run("--no-config").status == 1)
  }

  /// Of rules that are off by default it keeps what the runs report that turn them on.
  @Test func moreRules() throws {
    let folder = try Folder(["a.swift": Folder.leak + "\nclass Box {}\n"])
    #expect(try folder.run("baseline", "create", "--enable", "class_neither_final_nor_open").error.contains("2 findings"))
    let arguments = ["--enable", "class_neither_final_nor_open", "--baseline", "accesslint-baseline.json", "--strict"]
    let run = try ProgramRun(arguments, in: folder.url)
    #expect(run.status == 0 && run.error == "")
    #expect(try folder.run("baseline", "prune", "--enable", "all").error.contains("2 findings (2 before)"))
    #expect(try folder.run("baseline", "prune", "--enable", "class_final").error.contains("there is no rule 'class_final'"))
    #expect(try folder.run("baseline", "prune").error.contains("1 finding (2 before)"))
  }

  @Test func failures() throws {
    let folder = try Folder(["a.swift": Folder.leak, "known.json": "{\"version\":1,\"entries\":[\n{\"rule\":\"a\"}\n]}", "bad.json": "{\"version\":2}"])
    let table: [([String], String)] = [
      (["baseline"], "'baseline' needs one of create, update or prune\n"),
      (["baseline", "crate"], "not 'crate'; did you mean 'create'?"),
      (["baseline", "create", "--baseline", "known.json"], "known.json is there already; 'accesslint baseline update' writes it anew"),
      (["baseline", "update"], "accesslint-baseline.json: no such file or directory"),
      (["baseline", "prune", "--baseline", "known.json"], "known.json:2:1: an entry has rule, symbol, path and fingerprint"),
      (["--baseline", "none.json"], "none.json: no such file or directory; 'accesslint baseline create' writes one"),
      (["--baseline", "bad.json"], "bad.json:1:1: this is no baseline of version 1"),
      (["--baseline", "a.swift"], "a.swift:2:3: "), (["baseline", "create", "nowhere"], "nowhere: no such file"),
      (["baseline", "create", "--baseline", "none/x.json"], "none/x.json: no such file or directory"),
    ]
    for (arguments, sentence) in table {
      let run = try ProgramRun(arguments, in: folder.url)
      #expect(run.status == 2 && run.output == "" && run.error.contains(sentence), "\(arguments): \(run.error)")
    }
    #expect(folder.names == ["a.swift", "bad.json", "known.json"])
  }
}

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

  /// What is written can be read, whatever files and declarations are called.
  @Test func namesThatAreNoText() throws {
    let name = "a\u{FEFF}b\u{FFFE}c\u{FFFF}d\u{85}e\u{2028}f\u{10FFFF}"
    // Not every file system takes every name.
    guard let folder = try? Folder([name + ".swift": Folder.leak.replacing("books", with: "`\(name)`")]) else { return }
    #expect(try folder.run("baseline", "create").error.contains("1 finding"))
    let run = try folder.run("--baseline", "accesslint-baseline.json")
    #expect(run.status == 0 && run.error == "", "\(run.error)")
    #expect(try folder.run("baseline", "prune").error.contains("1 finding (1 before)"))
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

  /// Nor does it matter how many types and places there are, or which folders a run is given.
  @Test func countsAndFolders() throws {
    let folder = try Folder(["In/a.swift": Folder.leak, "Out/b.swift": leak("Board")])
    #expect(try folder.run("baseline", "create").error.contains("2 findings"))
    try folder.write("In/a.swift", Folder.leak + "\nfinal class Second: Shelf { var books: [Shelf] = [] }\nextension Shelf { func clear() { books = [] } }\n")
    for roots in [[], ["In"], ["Out", "In"], [folder.url.path + "/In"]] {
      let run = try ProgramRun(roots + ["--baseline", "accesslint-baseline.json"], in: folder.url)
      #expect(run.status == 0 && run.output == "" && run.error == "", "\(roots): \(run.output)\(run.error)")
    }
  }

  @Test func aConflict() throws {
    let folder = try Folder(["a.swift": Folder.leak, "b.json": "{\"version\":1,\"entries\":[\n<<<<<<< HEAD\n=======\n>>>>>>> other\n]}\n"])
    let run = try folder.run("--baseline", "b.json")
    #expect(run.status == 2 && run.error.contains("b.json: line 2 begins a merge conflict"), "\(run.error)")
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
    // Of a rule that does not run nobody knows what it would find.
    let plain = try folder.run("--baseline", "accesslint-baseline.json")
    #expect(plain.status == 0 && plain.error == "")
    for deed in ["prune", "update"] { #expect(try folder.run("baseline", deed).error.contains("2 findings (2 before)"), "\(deed)") }
    try folder.write("a.swift", Folder.leak)
    #expect(try folder.run("baseline", "prune").error.contains("2 findings (2 before)"))
    #expect(try folder.run("baseline", "prune", "--enable", "all").error.contains("1 finding (2 before)"))
  }

  /// Rules can be taken in one after the other.
  @Test func someRules() throws {
    let folder = try Folder(["a.swift": Folder.leak + "\nclass Box {}\n"])
    let two = "leaked_protocol_property,class_neither_final_nor_open"
    #expect(try folder.run("baseline", "create", "--only", "class_neither_final_nor_open").error.contains("1 finding;"))
    #expect(try folder.run("baseline", "update", "--only", "leaked_protocol_property").error.contains("2 findings (1 before)"))
    #expect(try folder.run("--baseline", "accesslint-baseline.json", "--only", two, "--strict").status == 0)
    try folder.write("a.swift", "class Box {}\n")
    #expect(try folder.run("baseline", "prune", "--disable", "leaked_protocol_property").error.contains("2 findings (2 before)"))
    #expect(try folder.run("baseline", "prune", "--only", "leaked_protocol_property").error.contains("1 finding (2 before)"))
    #expect(try folder.run("baseline", "prune", "--only", "leaked").status == 2)
  }

  /// Modules are called the same from wherever somebody looks.
  private let manifest = """
    import PackageDescription
    let package = Package(name: "P", targets: [.target(name: "One", path: "s1"), .target(name: "Two", path: "s2")])
    """

  /// What a run does not look at is not gone, from whichever folder it starts, and stays in the file.
  @Test func otherFolders() throws {
    let folder = try Folder(["Package.swift": manifest, "s1/a.swift": leak("Shelf"), "s2/b.swift": leak("Board")])
    #expect(try folder.run("baseline", "create").error.contains("2 findings"))
    let whole = try folder.text("accesslint-baseline.json")
    let runs = [
      "cd s2; $accesslint --baseline ../accesslint-baseline.json", "$accesslint s2 --baseline accesslint-baseline.json",
      "$accesslint s2/b.swift --baseline accesslint-baseline.json",
    ]
    for script in runs {
      let run = try folder.shell(script)
      #expect(run.status == 0 && run.error == "", "\(script): \(run.error)")
    }
    for deed in ["prune", "update"] {
      for arguments in ["\(deed) s1", "\(deed) s1/a.swift", "\(deed) --baseline ./s1/../accesslint-baseline.json s2"] {
        #expect(try folder.run("baseline", arguments.split(separator: " ").map(String.init)).error.contains("2 findings (2 before)"), "\(arguments)")
        #expect(try folder.text("accesslint-baseline.json") == whole, "\(arguments)")
      }
      #expect(try folder.shell("cd s2; $accesslint baseline \(deed) --baseline ../accesslint-baseline.json").status == 0)
      #expect(try folder.text("accesslint-baseline.json") == whole, "paths are from the baseline's folder: \(deed)")
    }
    // What is gone is gone for a run that would have seen it.
    _ = try folder.shell("rm -r s1")
    let other = try folder.run("s2", "--baseline", "accesslint-baseline.json")
    #expect(other.error == "")
    #expect(try folder.shell("cd s2; $accesslint --baseline ../accesslint-baseline.json").error == "")
    #expect(try folder.run("--baseline", "accesslint-baseline.json").error.contains("the baseline has 1 finding that is there no more"))
    #expect(try folder.run("baseline", "prune", "s2").error.contains("2 findings (2 before)"))
    #expect(try folder.run("baseline", "prune").error.contains("1 finding (2 before)"))
  }

  /// Where nothing but a root gives a module its name, findings in a part are called otherwise: they stay all the same.
  @Test func modulesNamedForRoots() throws {
    let folder = try Folder(["s1/a.swift": leak("Shelf"), "s2/b.swift": leak("Board")])
    #expect(try folder.run("baseline", "create").error.contains("2 findings"))
    for arguments in ["s1", "s1/a.swift", "s1 s2"] {
      #expect(try folder.run("baseline", ["prune"] + arguments.split(separator: " ").map(String.init)).error.contains("2 findings (2 before)"))
    }
    #expect(try folder.run("--baseline", "accesslint-baseline.json").error == "")
  }

  /// Nor is what a configuration leaves out, or what cannot be read.
  @Test func whatIsNotReported() throws {
    let folder = try Folder(["s1/a.swift": leak("Shelf"), "s2/b.swift": leak("Board")])
    #expect(try folder.run("baseline", "create").error.contains("2 findings"))
    func isKept(_ sentence: String = "") throws -> Bool {
      let run = try folder.run("--baseline", "accesslint-baseline.json")
      let prune = try folder.run("baseline", "prune")
      return (sentence.isEmpty || run.error.contains(sentence)) && !run.error.contains("no more") && prune.error.contains("2 findings (2 before)")
    }
    try folder.write(".accesslint.yml", "excluded: [s1]\n")
    #expect(try isKept())
    try folder.write(".accesslint.yml", "per_path: [{paths: [s1], disabled_rules: [leaked_protocol_property]}]\n")
    #expect(try isKept())
    try folder.write(".accesslint.yml", "")
    try folder.write("s1/a.swift", "<<<<<<< HEAD\nlet a = 1\n=======\nlet a = 2\n>>>>>>> b\n")
    #expect(try isKept("a merge conflict"))
    try folder.write("s1/a.swift", "")
    #expect(try folder.run("baseline", "prune").error.contains("1 finding (2 before)"))
  }

  /// Of two findings of one kind each is known by its own file first, and one that was moved by an entry that has lost its own.
  @Test func sameKindElsewhere() throws {
    let manifest = """
      import PackageDescription
      let package = Package(name: "P", targets: [.target(name: "Kit", path: ".")])
      """
    let folder = try Folder([
      "s1/Package.swift": manifest, "s2/Package.swift": manifest, "s1/a.swift": Folder.leak, "s2/a.swift": Folder.leak,
    ])
    #expect(try folder.run("baseline", "create").error.contains("2 findings"))
    #expect(try folder.run("s2", "--baseline", "accesslint-baseline.json").error == "")
    try folder.write("s2/a.swift", "")
    #expect(try folder.run("s2", "--baseline", "accesslint-baseline.json").error.contains("1 finding that is there no more"))
    #expect(try folder.run("baseline", "prune", "s2").error.contains("1 finding (2 before)"))
    #expect(try folder.text("accesslint-baseline.json").contains("s1/a.swift"))
    _ = try folder.shell("mv s1/a.swift s2/b.swift")
    let moved = try folder.run("s2", "--baseline", "accesslint-baseline.json")
    #expect(moved.status == 0 && moved.error == "")
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

import Foundation
import Testing

/// Runs where nothing is as a program would like it: names, streams, limits, signals, a folder that may not be read.
@Suite struct HostileRunTests {
  private static let formats = ["full", "concise", "xcode", "json", "sarif", "github", "gitlab", "checkstyle", "junit", "markdown"]

  private static let names = [
    "a\"b'.swift", "new\nline.swift", "cr\rlf.swift", "tab\t.swift", "esc\u{1B}[31m.swift", "c\u{9B}31m.swift", "turn\u{202E}x.swift", "100%41.swift",
    "a::error::b.swift", "<&>]]>.swift", " lead.swift", "-v.swift", "@at.swift", "*.swift", "{0}.swift", "$(x).swift", "`x`.swift", "\u{2028}.swift",
  ]

  /// Whoever shows a report shows no name as it is.
  @Test func namesOfFiles() throws {
    let folder = try Folder()
    var count = 0
    for (number, name) in Self.names.enumerated() {
      let own = Folder.leak.replacing("Shelf", with: "S\(number)").replacing("Rack", with: "R\(number)")
      // Not every file system takes every name.
      if (try? folder.write("d\(name)/\(name)", own)) != nil { count += 1 }
    }
    for format in Self.formats {
      let run = try folder.run("--reporter", format)
      #expect(run.status == 1 && run.error == "" && isHarmless(run.output), "\(format)")
      if ["json", "sarif", "gitlab"].contains(format) {
        #expect((try? JSONSerialization.jsonObject(with: Data(run.output.utf8))) != nil, "\(format)")
      }
    }
    #expect(try folder.run("--reporter", "concise").lines.count == count && count > Self.names.count / 2)
  }

  @Test func namesInMessages() throws {
    let name = "a\u{1B}[31m\u{9B}1m\u{202E}b"
    let folder = try Folder([
      "a.swift": Folder.leak.replacing("Shelf", with: "`\(name)`").replacing("books", with: "`\(name)s`"), "\(name).yml": "\(name): 1\n",
    ])
    for format in Self.formats { #expect(try isHarmless(folder.run("--reporter", format).output), "\(format)") }
    let asked: [[String]] = [
      [name], ["--\(name)"], ["--only", name], ["--reporter", name], ["--config", "\(name).yml"], ["--config", name], ["--baseline", name],
      ["--output", "json=\(name)/\(name)"], ["--output", name], ["--since", name], ["--sdk", name], ["rule", name], ["explain", "\(name):1"],
      ["explain", "a.swift:2"], ["tree", "."], ["tree", "--format", "jsonl", "."], ["tree", name], ["protocol", name], ["protocol", name, "."],
      ["baseline", name], ["completions", name], ["help", name], ["config", name], ["doctor", name], ["@\(name)"], ["--files-from", name],
    ]
    for arguments in asked {
      let run = try ProgramRun(arguments, in: folder.url)
      #expect(run.isExit && isHarmless(run.output) && isHarmless(run.error), "\(arguments): \(run.output)\(run.error)")
    }
  }

  private func isHarmless(_ text: String) -> Bool {
    text.unicodeScalars.allSatisfy { scalar in
      scalar == "\n" || scalar.properties.generalCategory != .control && scalar != "\u{202E}" && scalar != "\u{2028}"
    }
  }

  /// What is opened must not come into the place of a stream that is closed.
  @Test func closedStreams() throws {
    let folder = try Folder(["a.swift": Folder.leak, "A.h": "@interface A\n@end\n"])
    let usual = try folder.run()
    for closed in ["<&-", "2>&-", "<&- 2>&-"] {
      let run = try folder.shell("$accesslint --output json=out.json \(closed)")
      #expect(run.status == 1 && run.output == usual.output, "\(closed)")
      #expect(try folder.text("out.json").hasSuffix("}\n"), "\(closed)")
    }
    #expect(try folder.shell("$accesslint >&-").status == 2)
    #expect(try folder.shell("$accesslint <&- >&- 2>&-").status == 2)
  }

  /// A pipe that is full is no pipe that is closed.
  @Test func slowReaders() throws {
    let leaks = (0..<300).map { Folder.leak.replacing("Shelf", with: "Shelf\($0)").replacing("Rack", with: "Rack\($0)") }
    let folder = try Folder(["a.swift": leaks.joined(separator: "\n")])
    let usual = try folder.run("--reporter", "json")
    let pipe = Pipe()
    let writing = pipe.fileHandleForWriting
    _ = fcntl(writing.fileDescriptor, F_SETFL, O_NONBLOCK)
    let process = Process()
    process.executableURL = ProgramRun.program
    process.arguments = ["--reporter", "json"]
    process.currentDirectoryURL = folder.url
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = writing
    try process.run()
    try writing.close()
    Thread.sleep(forTimeInterval: 0.5)
    let output = pipe.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    #expect(output.count > 1 << 17 && process.terminationStatus == 1)
    #expect(String(decoding: output, as: UTF8.self) == usual.output)
  }

  /// What is no text is no path either: it would lead to another file, or to none.
  @Test func argumentsThatAreNoUTF8() throws {
    let folder = try Folder(["a.swift": Folder.leak])
    for arguments in ["$'a\\xff.swift'", "--output json=$'o\\xff.json'", "--only $'\\xc3('", "rule $'\\xed\\xa0\\x80'", "-- $'\\xff'"] {
      let run = try folder.shell("$accesslint \(arguments)")
      #expect(run.status == 2 && run.output == "" && run.error.hasPrefix("accesslint: an argument is no UTF-8: '"), "\(arguments)")
    }
    #expect(folder.names == ["a.swift"])
  }

  @Test func surroundings() throws {
    let folder = try Folder(["a.swift": Folder.leak])
    let usual = try folder.run()
    for environment in ["env -i", "env -u HOME PATH= LANG=C", "env TERM=dumb COLUMNS=0", "env COLUMNS=-1", "env COLUMNS=99999999999999999999"] {
      let run = try folder.shell("\(environment) $accesslint")
      #expect(run.status == 1 && run.output == usual.output, "\(environment)")
    }
    #expect(try folder.shell("ulimit -n 12; $accesslint --jobs 1024").output == usual.output)
    let gone = try folder.shell("mkdir gone; cd gone; rmdir ../gone; $accesslint")
    #expect(gone.status == 2 && gone.isExit && !gone.error.isEmpty)
  }

  /// A report is there as a whole, or as it was.
  @Test func signals() throws {
    let folder = try Folder(["a.swift": Folder.leak, "args": "--output=sarif=out/a.sarif\n--sarif-category=" + String(repeating: "a", count: 20 << 20)])
    try folder.write("out/a.sarif", "old")
    let out = folder.url.appendingPathComponent("out").path
    for _ in 0..<8 {
      let process = Process()
      process.executableURL = ProgramRun.program
      process.arguments = ["@args"]
      process.currentDirectoryURL = folder.url
      process.standardOutput = FileHandle.nullDevice
      process.standardError = FileHandle.nullDevice
      try process.run()
      var isWriting = false
      while process.isRunning, !isWriting { isWriting = try FileManager.default.contentsOfDirectory(atPath: out).count > 1 }
      process.terminate()
      process.waitUntilExit()
      #expect(try FileManager.default.contentsOfDirectory(atPath: out) == ["a.sarif"])
      let text = try folder.text("out/a.sarif")
      #expect(text == "old" || text.hasSuffix("}]}\n"))
      if isWriting { return }
    }
  }

  /// The superuser may read everything, so somebody else runs the program.
  @Test(.enabled(if: Machine.hasSomebody, "there is only the superuser")) func closedDoors() throws {
    let folder = try Folder(["a.swift": Folder.leak, "closed/b.swift": "let b = 1", "c.swift": "let c = 1", "out/old.json": "old"])
    let run = try folder.shell(
      """
      chmod 755 . a.swift out; chmod 0 closed c.swift; chmod 644 out/old.json
      \(Machine.asSomebody) $accesslint --output json=out/old.json; echo $?; chmod 755 closed
      """)
    #expect(run.error.contains("warning: ./closed: permission denied") && run.error.contains("warning: c.swift: permission denied"))
    #expect(run.output.hasPrefix("a.swift:2:7: "))
    if getuid() == 0 {
      #expect(run.output.hasSuffix("\n2\n") && run.error.contains("error: out/old.json: permission denied"))
      #expect(try folder.text("out/old.json") == "old")
    }
  }

  /// Where there is no further thread or process to be had, one does all. No such limit holds for the superuser.
  @Test(.enabled(if: Machine.hasSomebody, "there is only the superuser")) func noThreads() throws {
    let folder = try Folder(["a.swift": Folder.leak, "b.h": "@interface B\n@end\n"])
    let usual = try folder.run()
    let run = try folder.shell(
      """
      chmod -R a+rX .
      \(Machine.asSomebody) bash -c 'ulimit -u 1; exec $0 --jobs 8' $accesslint
      """)
    #expect(run.isExit && run.status == 1 && run.output == usual.output)
  }

  @Test func configurations() throws {
    let folder = try Folder(["a.swift": Folder.leak, ".git/HEAD": ""])
    let link = folder.url.appendingPathComponent(".accesslint.yml").path
    try FileManager.default.createSymbolicLink(atPath: link, withDestinationPath: "gone.yml")
    let dangling = try folder.run()
    #expect(dangling.status == 2 && dangling.error == "accesslint: error: .accesslint.yml: no such file or directory\n")
    try FileManager.default.removeItem(atPath: link)
    #expect(try folder.shell("mkfifo .accesslint.yml").status == 0)
    let pipe = try folder.run()
    #expect(pipe.status == 2 && pipe.error == "accesslint: error: .accesslint.yml: not a plain file\n")
    let named = try folder.shell("$accesslint --config <(echo 'leaked_protocol_property: info')")
    #expect(named.status == 0 && named.output.contains(": info: "), "who names a pipe means it")
  }

  /// A pipe is as good as a file, but nobody waits for ever for a writer that never comes.
  @Test func pipes() throws {
    let folder = try Folder(["a.swift": Folder.leak, "args": "--lenient\n"])
    #expect(try folder.shell("$accesslint baseline create; $accesslint --baseline <(sleep 1; cat accesslint-baseline.json)").status == 0)
    #expect(try folder.shell("echo strict: true | $accesslint --config /dev/stdin").status == 1)
    #expect(try folder.shell("$accesslint @<(cat args)").status == 0)
    #expect(try folder.shell("$accesslint --config <(true)").status == 1)
    #expect(try folder.shell("mkfifo late; (sleep 1; echo 'leaked_protocol_property: info' > late) & $accesslint --config late").status == 0)
    #expect(try folder.shell("mkfifo slow; (exec > slow; sleep 1; echo 'leaked_protocol_property: info') & $accesslint --config slow").status == 0)
    _ = try folder.shell("mkfifo never")
    for option in ["--config", "--baseline"] {
      let run = try folder.run(option, "never")
      #expect(run.status == 2 && run.error == "accesslint: error: never: nobody writes to this pipe\n", "\(run.error)")
    }
  }

  @Test func configurationsThatAreBombs() throws {
    let folder = try Folder(["a.swift": Folder.leak, ".git/HEAD": ""])
    let aliases = "a: &a [x]\n" + (1...30).map { "b\($0): &b\($0) [*a, *a]\n" }.joined()
    let stars = String(repeating: "**/", count: 300) + String(repeating: "*a", count: 300) + "b"
    let table: [(text: String, status: Int32, complaint: String)] = [
      (aliases, 2, "anchors and aliases are not read"), ("excluded: " + String(repeating: "[", count: 100_000), 2, "nested too deep"),
      (String(repeating: "- ", count: 100_000), 2, "nested too deep"), ("excluded: [\"\(stars)\"]", 1, ""),
      ("excluded:\n" + (0..<3000).map { "  - \"p\($0)/**/*a*a*a*a*b\"\n" }.joined(), 1, ""),
      ((0..<5000).map { "key\($0): 1\n" }.joined(), 2, "unknown key 'key0'"), ("required_message_patterns: [\"\(stars)\", \"((a+)+)+$\"]", 1, ""),
      ("child_config: .accesslint.yml", 2, "leads back here"), ("parent_config: .accesslint.yml", 2, "leads back here"),
      ("a: \"\u{0}\"", 2, "belongs into no text"), ("excluded: [a.swift", 2, "not closed"), ("modules: {M: [\"\(stars)\"]}", 1, ""),
    ]
    for (text, status, complaint) in table {
      try folder.write(".accesslint.yml", text)
      let run = try folder.run()
      #expect(run.status == status && (complaint.isEmpty || run.error.contains(complaint)), "\(text.prefix(60)): \(run.error.prefix(300))")
      #expect(run.error.utf8.count < 20_000)
    }
    try folder.write(".accesslint.yml", "")
    for text in ["", "[", "{\"version\":1}", "\u{0}\u{1}", String(repeating: "[", count: 100_000), "{\"version\":1,\"entries\":[{}]}"] {
      try folder.write("base.json", text)
      #expect(try folder.run("--baseline", "base.json").status == 2, "\(text.prefix(60))")
    }
  }
}

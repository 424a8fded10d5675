import Foundation
import Testing

/// Where reports go, and what becomes of them when they cannot go there.
@Suite struct OutputTests {
  /// Whoever shows a report has paths start from the repository, wherever the command runs.
  @Test func pathsOfTheRepository() throws {
    let folder = try Folder(["Sources/App/a.swift": Folder.leak, "Sources/App/B/b.swift": "let b = 1"])
    let root = folder.url.path
    for (place, path) in [("Sources", "."), ("Sources/App", "../App"), ("Sources/App/B", "..")] {
      func report(_ format: String, _ variable: String, _ value: String) throws -> String {
        try folder.shell("cd \(place); $accesslint --no-config --reporter \(format) \(path)", environment: [variable: value]).output
      }
      #expect(try report("github", "GITHUB_WORKSPACE", root).contains(" file=Sources/App/a.swift,"))
      #expect(try report("gitlab", "CI_PROJECT_DIR", root + "/").contains("\"path\":\"Sources/App/a.swift\""))
      let sarif = try report("sarif", "GITHUB_WORKSPACE", root)
      #expect(sarif.contains("\"uri\":\"Sources/App/a.swift\",\"uriBaseId\":\"%SRCROOT%\"") && !sarif.contains("file://"))
      #expect(try !report("github", "GITHUB_WORKSPACE", root + "/Elsewhere").contains("file=Sources/"))
    }
  }

  private static let formats = [
    "full", "concise", "xcode", "json", "sarif", "github", "gitlab", "checkstyle", "junit", "markdown",
  ]

  @Test(arguments: formats) func everyFormat(format: String) throws {
    let folder = try Folder(["a.swift": Folder.leak])
    let run = try folder.run("--reporter", format)
    #expect(run.status == 1 && run.error == "")
    #expect(run.output.contains("leaked_protocol_property") || run.output.contains("leaked\\_protocol\\_property"))
    let file = try folder.run("--output", "\(format)=out", "--reporter=concise")
    #expect(file.status == 1 && file.error == "" && file.output.hasPrefix("a.swift:2:7: warning: "))
    #expect(try folder.text("out") == run.output)
    #expect(folder.names == ["a.swift", "out"], "nothing is left behind")
  }

  @Test func severalFiles() throws {
    let folder = try Folder(["a.swift": Folder.leak, "old.json": "old"])
    let run = try folder.run("--output", "json=old.json", "--output=junit=b.xml", ".")
    #expect(run.status == 1)
    #expect(try folder.text("old.json").hasPrefix("{\"schemaVersion\":1"))
    #expect(try folder.text("b.xml").hasPrefix("<?xml"))
  }

  @Test func oneFileForTwoReports() throws {
    let folder = try Folder(["a.swift": Folder.leak, "old.json": "old", "out/x": ""])
    try FileManager.default.createSymbolicLink(atPath: folder.url.appendingPathComponent("link").path, withDestinationPath: "out")
    let pairs = [("a.json", "a.json"), ("a.json", "./a.json"), ("out/a", "link/a"), ("old.json", folder.url.path + "/old.json"), ("out/x", "link/x")]
    for (first, second) in pairs {
      let run = try folder.run("--output", "json=\(first)", "--output", "sarif=\(second)")
      #expect(run.status == 2 && run.output == "" && run.error.contains("'--output' names '\(second)' twice"), "\(first): \(run.error)")
    }
    #expect(try folder.text("old.json") == "old")
    #expect(try folder.run("--output", "json=a", "--output", "json=out/a", "--output", "sarif=/dev/null", "--output", "json=/dev/null").status == 1)
  }

  /// A limit on the size of files is what a full disk looks like to the program.
  @Test func fullDisk() throws {
    let folder = try Folder(["a.swift": Folder.leak, "old.json": "old"])
    let run = try folder.shell("ulimit -f 0; $accesslint a.swift --output json=old.json | cat > /dev/null; exit ${PIPESTATUS[0]}")
    #expect(run.status == 2 && run.isExit)
    #expect(try folder.text("old.json") == "old")
    #expect(folder.names == ["a.swift", "old.json"])
    guard FileManager.default.fileExists(atPath: "/dev/full") else { return }
    let device = try folder.run("a.swift", "--output", "json=/dev/full")
    #expect(device.status == 2 && device.error == "accesslint: error: /dev/full: no space left on device\n")
    #expect(FileManager.default.fileExists(atPath: "/dev/full"), "a device is not replaced by a file")
    #expect(try folder.shell("$accesslint a.swift > /dev/full").status == 2)
  }

  /// A file that has the name of the one that is written first is somebody else's.
  @Test func filesOfOthersStay() throws {
    let folder = try Folder(["a.swift": Folder.leak])
    let run = try folder.shell("echo kept > out.json.$$.tmp; exec $accesslint --output json=out.json")
    #expect(run.status == 1 && run.error == "", "\(run.error)")
    #expect(folder.names.count == 3 && folder.names.first == "a.swift" && folder.names.last?.hasSuffix(".tmp") == true)
    #expect(try folder.text(folder.names.last ?? "") == "kept\n" && folder.text("out.json").hasPrefix("{"))
    let many = "for n in '' 1. 2. 3. 4. 5. 6. 7. 8. 9.; do echo kept > new.json.$$.${n}tmp; done; exec $accesslint --output json=new.json"
    let refused = try folder.shell(many)
    #expect(refused.status == 2 && refused.error == "accesslint: error: new.json: file exists\n", "\(refused.error)")
    #expect(folder.names.filter { $0.hasPrefix("new.json.") }.count == 10 && !folder.names.contains("new.json"))
  }

  @Test func linksAndPermissionsStay() throws {
    let folder = try Folder(["a.swift": Folder.leak, "real.json": "old"])
    let link = folder.url.appendingPathComponent("link.json").path
    try FileManager.default.createSymbolicLink(atPath: link, withDestinationPath: "real.json")
    let real = folder.url.appendingPathComponent("real.json").path
    try FileManager.default.setAttributes([.posixPermissions: 0o640], ofItemAtPath: real)
    #expect(try folder.shell("umask 077; $accesslint --output json=link.json").status == 1)
    #expect(try folder.text("real.json").hasPrefix("{"))
    #expect(try FileManager.default.destinationOfSymbolicLink(atPath: link) == "real.json")
    #expect(try FileManager.default.attributesOfItem(atPath: real)[.posixPermissions] as? Int == 0o640)
  }

  @Test func exitStatus() throws {
    let folder = try Folder(["leak/a.swift": Folder.leak, "clean/a.swift": "let a = 1", "lenient.yml": "lenient: true"])
    let table: [([String], Int32)] = [
      (["clean"], 0), (["leak"], 1), (["leak", "--exit-zero"], 0), (["leak", "--strict"], 1),
      (["leak", "--severity", "leaked_protocol_property=info"], 0),
      (["leak", "--severity", "leaked_protocol_property=info", "--strict"], 1),
      (["leak", "--severity", "leaked_protocol_property=error"], 1),
      (["leak", "--lenient"], 0), (["leak", "--lenient", "--severity", "leaked_protocol_property=error"], 1),
      (["leak", "--lenient", "--strict"], 2), (["leak", "--config", "lenient.yml"], 0), (["leak", "--config", "lenient.yml", "--strict"], 1),
      (["leak", "--disable", "leaked_protocol_property"], 0), (["leak", "--only", "leaked_protocol_property"], 1),
      (["leak", "--disable", "leaked_protocol_property", "--enable", "all"], 0), (["leak", "--enable", "all"], 1),
      (["leak", "--strict", "--exit-zero"], 0), (["leak", "--max-findings", "0"], 1), (["nowhere", "--exit-zero"], 2),
    ]
    for (arguments, status) in table {
      #expect(try ProgramRun(arguments, in: folder.url).status == status, "\(arguments)")
    }
  }

  @Test func countsAndLimits() throws {
    let folder = try Folder(["a.swift": Folder.leak, "b.swift": Folder.leak.replacing("Shelf", with: "Board").replacing("Rack", with: "Box")])
    let run = try folder.run("--max-findings", "1", "--statistics")
    #expect(run.status == 1 && run.lines.count == 1)
    #expect(run.error == "accesslint: 1 more finding; '--max-findings' left it out\n2  leaked_protocol_property\n")
    #expect(try folder.run("--max-findings", "1", "--quiet", "--statistics", "--timings").error == "")
  }

  @Test func colors() throws {
    let folder = try Folder(["a.swift": Folder.leak])
    func isColored(_ option: String, _ environment: [String: String]) throws -> Bool {
      let plain = ["NO_COLOR": "", "CLICOLOR_FORCE": "", "FORCE_COLOR": "", "TERM": "xterm"].merging(environment) { $1 }
      return try folder.run("--reporter", "full", "--color", option, environment: plain).output.contains("\u{1B}[")
    }
    #expect(try !isColored("auto", [:]))
    #expect(try isColored("always", [:]) && isColored("always", ["NO_COLOR": "1"]))
    #expect(try isColored("auto", ["CLICOLOR_FORCE": "1"]))
    #expect(try !isColored("auto", ["CLICOLOR_FORCE": "0"]))
    #expect(try isColored("auto", ["FORCE_COLOR": "1"]))
    #expect(try !isColored("auto", ["FORCE_COLOR": "0"]))
    #expect(try !isColored("auto", ["CLICOLOR_FORCE": "1", "NO_COLOR": "1"]))
    #expect(try !isColored("never", ["CLICOLOR_FORCE": "1"]))
  }

  @Test func pathsFromFiles() throws {
    let folder = try Folder([
      "a.swift": Folder.leak, "b.swift": "let b = 1", "list": "b.swift\r\n\na.swift\n", "args": "--reporter\njson\nb.swift\n",
      "empty": "",
    ])
    #expect(try folder.run("--files-from", "list").lines.count == 1)
    #expect(try folder.run("--files-from", "-", input: "a.swift\n").status == 1)
    #expect(try folder.run("--files-from", "-", input: "b.swift\n").status == 0)
    #expect(try folder.run("--files-from", "empty").status == 0, "no paths are no paths, and not the whole folder")
    #expect(try folder.run("@args").output.hasPrefix("{\"schemaVersion\":1"))
    #expect(try folder.run("--", "@args").status == 2)
  }

  @Test func namesOfPaths() throws {
    let folder = try Folder(["Sources/a.swift": Folder.leak])
    for path in [".", "./Sources", "Sources/", folder.url.path, "Sources/../Sources/./a.swift"] {
      #expect(try folder.run(path).output.hasPrefix("Sources/a.swift:2:7: "), "\(path)")
    }
    #expect(try folder.shell("cd Sources; $accesslint").output.hasPrefix("a.swift:2:7: "))
    #expect(try folder.shell("mkdir elsewhere; cd elsewhere; $accesslint ../Sources").output.hasPrefix("../Sources/a.swift:2:7: "))
  }

  @Test func nobodyReads() throws {
    let text = (0..<400).map { Folder.leak.replacing("Shelf", with: "S\($0)").replacing("Rack", with: "R\($0)") }
    let folder = try Folder(["a.swift": text.joined(separator: "\n")])
    let run = try folder.shell("$accesslint --reporter full | head -1; exit ${PIPESTATUS[0]}")
    #expect(run.isExit && run.error == "" && run.lines.count == 1)
    let closed = try ProgramRun([], in: folder.url, isClosed: true)
    #expect(closed.status == 1 && closed.error == "", "who reads no more makes no failure of a run")
    #expect(try folder.shell("$accesslint >&-").status == 2)
    #expect(try folder.shell("env -i $accesslint a.swift").status == 1)
  }
}

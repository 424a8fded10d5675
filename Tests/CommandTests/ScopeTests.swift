import Foundation
import Testing

/// What is reported when it is not everything: the whole project is read even so.
@Suite struct ScopeTests {
  /// The property leaks in one file because of another.
  private static let files = [
    "Sources/Shelf.swift": "protocol Shelf: AnyObject {\n  var books: [Shelf] { get set }\n  func put(_ shelf: Shelf)\n}\n",
    "Sources/Defaults.swift": "extension Shelf {\n  func put(_ shelf: Shelf) { books.append(shelf) }\n}\n",
    "Sources/Rack.swift": "final class Rack: Shelf {\n  var books: [Shelf] = []\n}\n", "Sources/Other.swift": "let other = 1\n",
  ]

  /// A repository with everything in one commit.
  private func repository(_ files: [String: String] = files) throws -> Folder {
    let folder = try Folder(files)
    let run = try folder.shell(
      "git init -q -b main . && git add . && git -c user.name=a -c user.email=a@b commit -qm one",
      environment: ["GIT_CONFIG_GLOBAL": "/dev/null", "GIT_CONFIG_SYSTEM": "/dev/null"])
    try #require(run.status == 0, "\(run.error)")
    return folder
  }

  @Test func evidenceCounts() throws {
    let folder = try Folder(Self.files)
    for (path, count) in [("Sources/Shelf.swift", 1), ("Sources/Defaults.swift", 1), ("Sources/Rack.swift", 1), ("Sources", 1), ("Sources/Other.swift", 0)] {
      let run = try folder.run("--report", path)
      #expect(run.status == Int32(count) && run.lines.count == count, "\(path)")
    }
    #expect(try folder.run("--report", "Sources/Other.swift", "--report=Sources/Rack.swift").status == 1)
    #expect(try folder.shell("cd Sources; $accesslint .. --report Rack.swift").status == 1)
    let missing = try folder.run("--report", "Sources", "--report", "none.swift")
    #expect(missing.status == 2 && missing.error == "accesslint: error: none.swift: no such file or directory\n")
  }

  @Test(.enabled(if: Machine.hasGit, "there is no git")) func sinceACommit() throws {
    let folder = try repository()
    #expect(try folder.run("--since", "main").status == 0)
    try folder.write("Sources/Other.swift", "let other = 2\n")
    #expect(try folder.run("--since", "HEAD").status == 0)
    try folder.write("Sources/Defaults.swift", "// more\n" + (Self.files["Sources/Defaults.swift"] ?? ""))
    #expect(try folder.run("--since", "HEAD").status == 1)
    #expect(try folder.shell("cd Sources; $accesslint --since HEAD").status == 1)
    let unknown = try folder.run("--since", "nowhere")
    #expect(unknown.status == 2 && unknown.error.contains("git knows no branch and no commit 'nowhere' here; 'git fetch' may get it"))
    let other = try folder.shell("other=$(git -c user.name=a -c user.email=a@b commit-tree -m unrelated 'HEAD^{tree}'); $accesslint --since $other")
    #expect(other.status == 2 && other.error.contains("' and this branch have no commit in common\n"), "\(other.error)")
    #expect(try folder.run("--since", "--help").status == 0)
    #expect(try folder.run("--since=--output=x").status == 2)
  }

  @Test(.enabled(if: Machine.hasGit, "there is no git")) func filesThatGitDoesNotKnow() throws {
    let folder = try repository(Self.files.filter { $0.key != "Sources/Rack.swift" })
    #expect(try folder.run("--since", "HEAD").status == 0)
    try folder.write("Sources/Rack.swift", Self.files["Sources/Rack.swift"] ?? "")
    #expect(try folder.run("--since", "HEAD").status == 1)
    // In a commit they are not there: only what is about to be committed counts.
    #expect(try folder.run("--hook", "Sources/Shelf.swift").status == 0)
    _ = try folder.shell("git add Sources/Rack.swift")
    #expect(try folder.run("--hook", "Sources/Shelf.swift").status == 1)
    #expect(try folder.run("--hook", "Sources/Other.swift").status == 0)
    #expect(try folder.run("--hook").status == 0)
  }

  /// git ignores nothing that it tracks.
  @Test(.enabled(if: Machine.hasGit, "there is no git")) func filesThatPatternsIgnore() throws {
    let folder = try repository(Self.files.merging([".gitignore": "Sources\n"]) { $1 })
    #expect(try folder.run("--hook", "Sources/Shelf.swift").error.contains("no file in Swift"), "nobody tracks them")
    _ = try folder.shell("git add -f Sources")
    #expect(try folder.run("--hook", "Sources/Shelf.swift").status == 1)
    #expect(try folder.run("--hook", "Sources/Other.swift").status == 0)
  }

  /// Nobody takes for clean what was not read.
  @Test func whatLiesElsewhere() throws {
    let folder = try Folder(Self.files.merging(["Other/a.swift": "let a = 1"]) { $1 })
    for (path, isRead) in [("Sources", true), ("Sources/Rack.swift", true), ("Other", false), ("Other/a.swift", false), (".", true)] {
      let run = try folder.run("Sources", "--report", path)
      let complaint = "accesslint: warning: \(path): nothing there is read by this run, so nothing of it is reported\n"
      #expect(run.error == (isRead ? "" : complaint), "\(path)")
    }
  }

  /// Some programs start others such that nobody hears what becomes of their children.
  @Test(.enabled(if: Machine.hasGit && Machine.hasPython, "there is no git, or no Python")) func childrenThatNobodyWaitsFor() throws {
    let folder = try repository()
    try folder.write("Sources/Defaults.swift", "// more\n" + (Self.files["Sources/Defaults.swift"] ?? ""))
    let script = "import os, signal, sys; signal.signal(signal.SIGCHLD, signal.SIG_IGN); os.execv(sys.argv[1], sys.argv[1:])"
    let run = try folder.shell("python3 -c '\(script)' $accesslint --since HEAD")
    #expect(run.status == 1, "\(run.error)")
  }

  @Test(.enabled(if: Machine.hasGit, "there is no git")) func shallowClones() throws {
    let folder = try repository()
    _ = try folder.shell(
      """
      git branch old; git -c user.name=a -c user.email=a@b commit -q --allow-empty -m two
      git clone -q --depth 1 --no-single-branch "file://$PWD" shallow
      """)
    try #require(FileManager.default.fileExists(atPath: folder.url.appendingPathComponent("shallow/.git").path))
    let run = try folder.shell("cd shallow; $accesslint --since origin/old")
    #expect(run.status == 2 && run.error.contains("'git fetch --unshallow'"), "\(run.error)")
  }

  /// Git would start programs that the repository's configuration names.
  @Test(.enabled(if: Machine.hasGit, "there is no git")) func programsOfARepository() throws {
    let folder = try repository()
    let hook = "#!/bin/sh\ntouch \"$PWD/started-hook\"\n"
    try folder.write(".git/hooks/post-index-change", hook)
    try folder.write(".git/info/attributes", "*.swift filter=a.b diff=c\n")
    let prepared = try folder.shell(
      """
      chmod +x .git/hooks/post-index-change
      git config core.fsmonitor 'touch started-monitor; false'; git config filter.a.b.clean 'touch started-filter; cat'
      git config filter.a.b.required true; git config diff.external 'touch started-diff'; git config diff.c.textconv 'touch started-text; cat'
      touch -d '2030-01-01' Sources/Other.swift; echo 'extension Shelf {}' >> Sources/Rack.swift
      """)
    #expect(prepared.status == 0, "\(prepared.error)")
    let run = try folder.run("--since", "HEAD")
    #expect(run.status == 1 && run.error == "", "\(run.error)")
    #expect(try folder.run("--hook", "Sources/Shelf.swift").status == 1)
    #expect(folder.names == [".git", "Sources"])
    _ = try folder.shell("git config filter.a=b.clean 'touch started-filter; cat'")
    let odd = try folder.run("--since", "HEAD")
    #expect(odd.status == 2 && odd.error.contains("'filter.a=b' of this repository's configuration"), "\(odd.error)")
    #expect(folder.names == [".git", "Sources"])
  }

  @Test(.enabled(if: Machine.hasGit, "there is no git")) func outsideOfARepository() throws {
    let folder = try Folder(Self.files)
    for arguments in [["--since", "main"], ["--hook", "Sources/Shelf.swift"]] {
      let run = try ProgramRun(arguments, in: folder.url, environment: ["GIT_CEILING_DIRECTORIES": folder.url.deletingLastPathComponent().path])
      #expect(run.status == 2 && run.error.contains("git finds no repository of this folder: fatal: "), "\(run.error)")
      let missing = try ProgramRun(arguments, in: folder.url, environment: ["PATH": "/nowhere"])
      #expect(missing.status == 2 && missing.error == "accesslint: error: git cannot be started; is it on the 'PATH'?\n")
    }
  }

  /// Git looks into nobody else's repository; what it says of that is passed on, and no terminal obeys it.
  @Test(.enabled(if: Machine.hasGit, "there is no git")) func somebodyElsesRepository() throws {
    let folder = try repository()
    let owner = ["GIT_TEST_ASSUME_DIFFERENT_OWNER": "1", "GIT_CONFIG_GLOBAL": "/dev/null", "GIT_CONFIG_SYSTEM": "/dev/null"]
    let run = try ProgramRun(["--since", "main"], in: folder.url, environment: owner)
    #expect(run.status == 2 && run.error.contains("git does not work in this folder: fatal: detected dubious ownership") && run.error.contains("safe.directory"), "\(run.error)")
    try folder.write("bin/git", "#!/bin/sh\nprintf 'odd \\033[31mred\\nmore\\n' >&2\nexit 1\n")
    let path = folder.url.appendingPathComponent("bin").path + ":/usr/bin:/bin"
    let odd = try folder.shell("chmod +x bin/git; $accesslint --since main", environment: ["PATH": path])
    #expect(odd.error == "accesslint: error: git does not work in this folder: odd \\u{1B}[31mred more\n", "\(odd.error)")
  }

  @Test func standardInput() throws {
    let folder = try Folder(Self.files)
    let good = "final class Rack {}\n"
    #expect(try folder.run("--stdin-filename", "Sources/Rack.swift", input: good).status == 0)
    #expect(try folder.run("--stdin-filename", "Sources/Rack.swift", input: Self.files["Sources/Rack.swift"]).status == 1)
    #expect(try folder.run("--stdin-filename", "Sources/Other.swift", input: "let x = 1").status == 0)
    let wrong = try folder.run("--stdin-filename", "Sources", input: good)
    #expect(wrong.status == 2 && wrong.error.contains("'Sources' is a folder"), "\(wrong.error)")
    let new = "extension Rack {}\n" + Folder.leak.replacing("Shelf", with: "Board").replacing("Rack", with: "Box")
    let run = try folder.run("--stdin-filename", "Sources/New.swift", "--reporter", "full", input: new)
    #expect(run.status == 1 && run.output.contains("3 |   var books: [Board] { get set }"), "\(run.output)")
    #expect(try folder.shell("$accesslint --stdin-filename a.swift <&-").status == 2)
  }
}

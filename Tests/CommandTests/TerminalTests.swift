import Foundation
import Testing

/// The command at a terminal, which Python's library provides.
@Suite(.enabled(if: Machine.hasPython, "there is no Python")) struct TerminalTests {
  /// Runs a program whose standard streams are a terminal, and prints what it writes there.
  private static let script = """
    import os, pty, sys
    process, terminal = pty.fork()
    if process == 0:
        os.execv(sys.argv[1], sys.argv[1:])
    text = b""
    while True:
        try:
            piece = os.read(terminal, 65536)
        except OSError:
            break
        if not piece:
            break
        text += piece
    sys.stdout.buffer.write(text)
    sys.exit(os.waitstatus_to_exitcode(os.waitpid(process, 0)[1]))
    """

  /// Enough for a run of more than a second, however fast the machine is.
  private func longRun() throws -> Folder {
    let folder = try Folder(["terminal.py": Self.script, "a.swift": Folder.leak])
    var count = 1000
    while count < 1 << 22 {
      let functions = (0..<count).map { "func f\($0)(_ a: Int) -> Int { let b = a + f\($0)(a); return b * a }\n" }
      try folder.write("long.swift", functions.joined())
      let start = ContinuousClock.now
      #expect(try folder.run("--quiet").status == 1)
      if ContinuousClock.now - start > .milliseconds(1500) { break }
      count *= 2
    }
    return folder
  }

  @Test func progress() throws {
    let folder = try longRun()
    func text(_ environment: String, _ options: String = "") throws -> String {
      let run = try folder.shell("env -u CI -u PRE_COMMIT TERM=xterm \(environment) python3 terminal.py \"$accesslint\" \(options)")
      #expect(run.status == 1 && run.output.contains("'books' is only used"), "\(run.output)")
      return run.output
    }
    let line = "files read\u{1B}[K"
    let shown = try text("")
    #expect(shown.contains("\r0 \(line)") || shown.contains("\r1 \(line)") || shown.contains("\r2 \(line)"))
    // It is gone before the report begins.
    let end = try #require(shown.range(of: "\r\u{1B}[K", options: .backwards))
    #expect(!shown[end.upperBound...].contains(line) && shown[end.upperBound...].contains("'books' is only used"))
    for environment in ["CI=true", "CI=", "PRE_COMMIT=1", "TERM=dumb"] {
      #expect(try !text(environment).contains(line), "\(environment)")
    }
    #expect(try !text("", "--quiet").contains(line))
    #expect(try !folder.shell("python3 terminal.py /bin/sh -c \"$accesslint 2> error; cat error\"").output.contains(line), "not to a file")
  }

  @Test func links() throws {
    let folder = try Folder(["terminal.py": Self.script, "a.swift": Folder.leak])
    func hasLinks(_ environment: String, _ options: String = "") throws -> Bool {
      let unset = "-u NO_COLOR -u SSH_CONNECTION -u TERM_PROGRAM -u VTE_VERSION -u WT_SESSION -u KONSOLE_VERSION"
      let run = try folder.shell("env \(unset) \(environment) python3 terminal.py \"$accesslint\" \(options)")
      return run.output.contains("\u{1B}]8;;file:///")
    }
    for known in ["TERM=xterm-kitty", "TERM=xterm TERM_PROGRAM=WezTerm", "TERM=xterm VTE_VERSION=7200"] { #expect(try hasLinks(known), "\(known)") }
    for other in ["TERM=xterm", "TERM=dumb TERM_PROGRAM=WezTerm", "TERM=xterm-kitty NO_COLOR=1", "TERM=xterm VTE_VERSION=4000", "TERM=xterm-kitty SSH_CONNECTION=x"] {
      #expect(try !hasLinks(other), "\(other)")
    }
    #expect(try !hasLinks("TERM=xterm-kitty", "--color never") && !hasLinks("TERM=xterm-kitty", "--reporter concise"))
  }

  @Test func theReaderIsAPerson() throws {
    let folder = try Folder(["terminal.py": Self.script, "a.swift": Folder.leak])
    let run = try folder.shell("env -u NO_COLOR TERM=xterm COLUMNS=60 python3 terminal.py \"$accesslint\"")
    #expect(run.status == 1 && run.error == "")
    #expect(run.output.contains("\u{1B}[1;33mwarning") && run.output.contains("--> ".dropLast()) && run.output.contains("help"))
    #expect(try !folder.shell("env NO_COLOR=1 TERM=xterm python3 terminal.py \"$accesslint\"").output.contains("\u{1B}[1;33m"))
  }
}

import Foundation

/// What not every machine has: a test that needs it is left out, which the run says, and does not pass for nothing.
enum Machine {
  static let hasGit = succeeds("command -v git")

  /// What makes a terminal.
  static let hasPython = succeeds("python3 -c 'import os, pty; os.waitstatus_to_exitcode'")

  static let hasLibClang: Bool = {
    let run = try? Folder(["A.h": "@protocol A\n@end\n"]).run("protocol", "A", ".")
    return run?.error.contains("no libclang was found") == false
  }()

  /// For scripts: runs a command as somebody who is not the superuser, for that one may read and write everything.
  static let asSomebody = #"$([ "$(id -u)" = 0 ] && echo setpriv --reuid=65534 --clear-groups)"#

  /// Whether there is somebody like that who may run the program.
  static let hasSomebody = succeeds("\(asSomebody) test -x \"$0\"")

  /// - Parameter script: one for bash, in which `$0` is the built program.
  private static func succeeds(_ script: String) -> Bool {
    let bash = URL(fileURLWithPath: "/bin/bash")
    let folder = FileManager.default.temporaryDirectory
    return (try? ProgramRun(["-c", script, ProgramRun.program.path], in: folder, program: bash))?.status == 0
  }
}

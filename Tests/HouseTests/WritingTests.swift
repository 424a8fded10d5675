import Syntax
import Testing

/// accesslint reads sources, and writes where it was told to write: one place opens files for writing.
@Suite struct WritingTests {
  /// What makes, changes or removes a file, and who uses it.
  private static let users: [String: Set<String>] = [
    // To `/dev/null`.
    "O_WRONLY": ["OutputFile.swift", "StandardStreams.swift", "ChildProgram.swift"],
    "O_CREAT": ["OutputFile.swift"],
    "rename": ["OutputFile.swift"],
    "unlink": ["OutputFile.swift"],
    // What it just made.
    "fchmod": ["OutputFile.swift"],
  ]

  private static let unused = [
    "O_RDWR", "O_APPEND", "O_TRUNC", "O_TMPFILE", "creat", "fopen", "freopen", "truncate", "ftruncate", "remove", "rmdir", "mkdir", "mkstemp",
    "mkdtemp", "tmpfile", "symlink", "linkat", "chmod", "chown", "utimes", "utimensat", "futimens", "renameat", "unlinkat", "mknod",
    "mkfifo", "copy_file_range", "sendfile", "popen",
  ]

  @Test func onePlaceWrites() {
    var found: [String: Set<String>] = [:]
    for source in Repository.shared.shipped where source.module != "Plugins" {
      for name in called(in: source) where Self.users[name] != nil || Self.unused.contains(name) {
        found[name, default: []].insert(source.fileName)
      }
    }
    #expect(found == Self.users)
  }

  /// Names that are no members of something, and no names of declarations.
  private func called(in source: HouseSource) -> Set<String> {
    var names: Set<String> = []
    for token in 1..<max(1, source.tokens.count) where source.tokens.kind(token) == .identifier {
      let before = source.tokens.kind(token - 1)
      if before == .period || before == .func || before == .let || before == .var { continue }
      let start = Int(source.tokens.starts[token])
      names.insert(String(decoding: source.bytes[start..<source.tokens.endOffset(token, in: source.bytes.span)], as: UTF8.self))
    }
    return names
  }
}

import Foundation
import Syntax
import Testing

/// Whatever a path leads to, reading comes back, with the file's bytes or with a reason.
@Suite struct SourceTests {
  private let folder = FileManager.default.temporaryDirectory.appendingPathComponent("syntax-\(UUID().uuidString)")

  /// Makes the folder for the time of `body`.
  private func inFolder(_ body: () throws -> Void) throws {
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    try body()
  }

  private func path(_ name: String) -> String { folder.appendingPathComponent(name).path }

  private func write(_ name: String, _ text: String) throws {
    try Data(text.utf8).write(to: folder.appendingPathComponent(name))
  }

  private func text(of source: borrowing Source) -> String {
    String(decoding: source.bytes[..<source.count], as: UTF8.self)
  }

  @Test func file() throws {
    try inFolder {
      try write("a.swift", "let a = 1\n")
      var source = Source()
      #expect(source.read(path("a.swift")) == nil)
      #expect(source.path == path("a.swift"))
      #expect(text(of: source) == "let a = 1\n")
    }
  }

  @Test func emptyFile() throws {
    try inFolder {
      try write("a.swift", "")
      var source = Source()
      #expect(source.read(path("a.swift")) == nil)
      #expect(source.count == 0)
      #expect(lex(source).count == 1)
    }
  }

  @Test func missingFile() {
    var source = Source()
    #expect(source.read(path("a.swift")) == .system(ENOENT))
    #expect(source.count == 0)
  }

  @Test func folderInsteadOfAFile() throws {
    try inFolder {
      var source = Source()
      #expect(source.read(folder.path) == .notAFile)
      #expect(source.read(folder.path + "/a.swift/b.swift") == .system(ENOENT))
    }
  }

  /// Nobody writes to it: to wait for that would be for ever.
  @Test func fifo() throws {
    try inFolder {
      // The path is handed over as a C string for the time of the call.
      #expect(unsafe mkfifo(path("a.swift"), 0o600) == 0)
      var source = Source()
      #expect(source.read(path("a.swift")) == .notAFile)
    }
  }

  @Test(.enabled(if: geteuid() != 0, "the superuser may read all")) func forbiddenFile() throws {
    try inFolder {
      try write("a.swift", "let a = 1\n")
      try FileManager.default.setAttributes([.posixPermissions: 0], ofItemAtPath: path("a.swift"))
      var source = Source()
      #expect(source.read(path("a.swift")) == .system(EACCES))
    }
  }

  #if os(Linux)
    /// A file that opens, and then cannot be read.
    @Test func fileThatFails() {
      var source = Source(path: "", text: "left over")
      #expect(source.read("/proc/self/mem") == .system(EIO))
      #expect(source.count == 0)
    }

    /// A file that has no size until it is read.
    @Test func fileOfNoSize() {
      var source = Source()
      #expect(source.read("/proc/self/status") == nil)
      #expect(text(of: source).contains("Pid:"))
    }
  #endif

  /// Three gigabytes that take no place on the disk, nor any memory.
  @Test func hugeFile() throws {
    try inFolder {
      try write("a.swift", "")
      // The path is handed over as a C string for the time of the call.
      #expect(unsafe truncate(path("a.swift"), 3 << 30) == 0)
      var source = Source()
      #expect(source.read(path("a.swift")) == .tooLarge)
      #expect(source.bytes.isEmpty)
      #expect(unsafe truncate(path("a.swift"), off_t(Source.largest)) == 0)  // As above.
      #expect(source.read(path("a.swift")) == .tooLarge)
    }
  }

  /// What is left of a longer file is no part of the next: neither its bytes nor what they would do to the last token.
  @Test func bufferIsUsedAgain() throws {
    try inFolder {
      let long = String(repeating: "struct Long {}\n", count: 5000)
      try write("long.swift", long)
      try write("short.swift", "let a = \"\\(b)\"")
      try write("quotes.swift", String(repeating: "\"\"\"###", count: 100))
      var source = Source()
      var tokens = Tokens()
      #expect(source.read(path("long.swift")) == nil)
      #expect(text(of: source) == long)
      for name in ["long.swift", "quotes.swift"] {
        #expect(source.read(path(name)) == nil)
        #expect(source.read(path("short.swift")) == nil)
        #expect(text(of: source) == "let a = \"\\(b)\"")
        lex(source, into: &tokens)
        #expect(tokens.endOffset(tokens.count - 2, in: source.bytes.span) == source.count)
        #expect(parse(tokens, of: source).decls.count == 1)
      }
      #expect(source.read(path("none.swift")) == .system(ENOENT))
      lex(source, into: &tokens)
      #expect(tokens.count == 1)
    }
  }
}

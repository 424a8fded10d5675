import Dispatch
import Foundation
import Lint
import Report
import RuleKit
import Rules
import Synchronization
import Testing

/// Disks that hold what no project has, and that change while they are read.
@Suite struct HostileDiskTests {
  private static let leak = """
    protocol Shelf: AnyObject { var books: [Shelf] { get set }; func put(_ shelf: Shelf) }
    extension Shelf { func put(_ shelf: Shelf) { books.append(shelf) } }
    final class Rack: Shelf { var books: [Shelf] = [] }
    """

  private func run(_ folder: TemporaryFolder, jobs: Int = 2) throws -> LintResult {
    try lint([folder.path], with: RuleChoice(from: ruleBook), Settings(jobs: jobs))
  }

  /// Not every file system takes such names.
  @Test func namesThatAreNoUTF8() throws {
    let folder = try TemporaryFolder(["a.swift": Self.leak, "\u{FFFD}.swift": "let a = 1"])
    for name in ["/b\u{1}.swift", "/\u{1}/", "/\u{1}.txt", "/\u{1}.swift"] {
      let path = Array((folder.path + name).utf8).map { CChar(bitPattern: $0 == 1 ? 0xFF : $0) } + [0]
      // The path ends with NUL, and is a C string for the time of the call.
      let made = name.hasSuffix("/") ? unsafe mkdir(path, 0o700) : unsafe creat(path, 0o600)
      guard made >= 0 else { return }
      if !name.hasSuffix("/") { close(made) }
    }
    let result = try run(folder)
    #expect(result.report.files == 2 && result.report.entries.count == 1)
    #expect(folder.relative(result.warnings.map(\.path)).sorted() == ["b\u{FFFD}.swift", "\u{FFFD}", "\u{FFFD}.swift"].sorted())
    #expect(Set(result.warnings.map(\.reason)) == ["its name is no UTF-8"])
    // The command's own removal of the folder knows no such names.
    _ = try ProgramRun("/bin/rm", ["-rf", folder.path])
  }

  @Test func socketsAndDevices() throws {
    let folder = try TemporaryFolder(["a.swift": Self.leak])
    for (name, target) in [("zero.swift", "/dev/zero"), ("null.swift", "/dev/null"), ("tty.h", "/dev/tty"), ("full.xib", "/dev/full")] {
      try folder.link(name, to: target)
    }
    let made = unsafe mkfifo(folder.path("Package.swift"), 0o600)  // a C string for the time of the call
    #expect(made == 0)
    let result = try run(folder)
    #expect(result.report.files == 1 && result.report.entries.count == 1)
    #expect(result.warnings.map(\.reason) == ["not a plain file"])
  }

  /// A pipe to which nobody writes must not be waited for, whatever the path was when the run began.
  @Test func filesThatBecomeSomethingElse() throws {
    let folder = try TemporaryFolder(["a.swift": Self.leak, "b.swift": "let b = 1"])
    for change in ["pipe", "folder", "shorter", "gone"] {
      try folder.write("a.swift", Self.leak)
      var result = try run(folder)
      #expect(result.report.entries.count == 1)
      let path = folder.path("a.swift")
      try FileManager.default.removeItem(atPath: path)
      switch change {
      case "pipe": #expect(unsafe mkfifo(path, 0o600) == 0)  // a C string for the time of the call
      case "folder": try folder.write("a.swift/")
      case "shorter": try folder.write("a.swift", "x")
      default: break
      }
      result = result.withTexts()
      for format in ReportFormat.allCases {
        var writer = ByteWriter()
        format.reporter(Presentation(width: 80)).write(result.report, to: &writer)
        #expect(!writer.bytes.isEmpty, "\(change), \(format)")
      }
      try? FileManager.default.removeItem(atPath: path)
    }
  }

  /// Somebody deletes, cuts and replaces files all the while.
  @Test func filesThatVanish() throws {
    let folder = try TemporaryFolder()
    let names = (0..<40).map { "d\($0 % 5)/f\($0).swift" }
    for name in names { try folder.write(name, Self.leak) }
    // A run that could read nothing at all would say that.
    try folder.write("steady.swift", Self.leak)
    let isOver = Atomic(false)
    let group = DispatchGroup()
    DispatchQueue.global().async(group: group) { [root = folder.path] in
      let files = FileManager.default
      var round = 0
      while !isOver.load(ordering: .relaxed) {
        let url = URL(fileURLWithPath: "\(root)/\(names[round * 7 % names.count])")
        try? files.removeItem(at: url)
        try? files.createDirectory(at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
        switch round % 4 {
        case 0: try? Data(Self.leak.utf8).write(to: url)
        case 1: try? files.createDirectory(at: url, withIntermediateDirectories: true)
        case 2: try? Data("protocol".utf8).write(to: url)
        default: try? files.removeItem(atPath: "\(root)/d\(round % 5)")
        }
        round += 1
      }
    }
    for _ in 0..<40 {
      let result = try run(folder).withTexts()
      var writer = ByteWriter()
      SARIFReporter(Presentation()).write(result.report, to: &writer)
      #expect((try? JSONSerialization.jsonObject(with: Data(writer.bytes))) != nil)
      let reasons: Set = ["no such file or directory", "not a plain file", "not a directory"]
      #expect(Set(result.warnings.map(\.reason)).isSubset(of: reasons), "\(result.warnings)")
    }
    isOver.store(true, ordering: .relaxed)
    group.wait()
  }
}

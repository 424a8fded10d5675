import Foundation
import Lint
import RuleKit
import Testing

/// A line for people who wait, gone when they do not any more.
@Suite struct ProgressTests {
  @Test func aLineThatComesAndGoes() throws {
    let folder = try TemporaryFolder(["out": "", "Sources/a.swift": "let a = 1", "Sources/b.swift": "let b = 1"])
    let file = try #require(FileHandle(forWritingAtPath: folder.path("out")))
    func text() throws -> String { try String(contentsOfFile: folder.path("out"), encoding: .utf8) }
    let progress = Progress(descriptor: file.fileDescriptor, delay: 0, interval: 1)
    var settings = Settings(jobs: 2)
    settings.progress = progress
    _ = try lint([folder.path("Sources")], with: RuleChoice(from: RuleSet([])), settings)
    let deadline = ContinuousClock.now + .seconds(60)
    while try !text().contains("\r2 files read\u{1B}[K"), ContinuousClock.now < deadline { usleep(1000) }
    progress.end()
    let end = try text()
    #expect(end.contains("\r2 files read\u{1B}[K") && end.hasSuffix("\r\u{1B}[K"))
    usleep(20_000)
    #expect(try text() == end, "nothing comes after the end")
  }

  @Test func shortRunsAreQuiet() throws {
    let folder = try TemporaryFolder(["out": ""])
    let file = try #require(FileHandle(forWritingAtPath: folder.path("out")))
    let progress = Progress(descriptor: file.fileDescriptor, delay: 60_000)
    progress.end()
    #expect(try String(contentsOfFile: folder.path("out"), encoding: .utf8) == "")
  }
}

import Foundation
import Report
import Testing

/// Each format of the sample findings is what its golden file holds.
///
/// `ACCESSLINT_REGENERATE=1 swift test --filter ReportTests` writes the files anew; read the difference before it is committed.
@Suite struct GoldenTests {
  static let formats: [(name: String, reporter: any Reporter)] =
    zip(ReportFormat.allCases, names).map { ($1, $0.reporter(presentation(width: 80))) } + [
      ("full-120-color.txt", FullReporter(presentation(width: 120, isColored: true))),
      ("full-narrow.txt", FullReporter(presentation(width: 1))),
    ]

  /// In the order of the formats.
  private static let names = [
    "full-80.txt", "concise.txt", "xcode.txt", "report.json", "report.sarif", "github.txt", "gitlab.json", "checkstyle.xml",
    "junit.xml", "report.md",
  ]

  private static func presentation(width: Int, isColored: Bool = false) -> Presentation {
    Presentation(
      width: width, isColored: isColored, folder: "/project", cards: SampleProject.cards, version: "1.2.3")
  }

  private static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .appendingPathComponent("Golden")

  @Test(arguments: formats.map(\.name)) func golden(name: String) throws {
    let format = try #require(Self.formats.first { $0.name == name })
    let file = Self.folder.appendingPathComponent(name)
    let written = bytes(of: SampleProject.report, format.reporter)
    if ProcessInfo.processInfo.environment["ACCESSLINT_REGENERATE"] == "1" { try written.write(to: file) }
    let golden = try Data(contentsOf: file)
    #expect(String(decoding: written, as: UTF8.self) == String(decoding: golden, as: UTF8.self))
    #expect(written == golden)
  }

  /// Where a terminal shows links, the report is the same but for these.
  @Test func links() throws {
    var presentation = Self.presentation(width: 80)
    presentation.hasLinks = true
    let text = String(decoding: bytes(of: SampleProject.report, FullReporter(presentation)), as: UTF8.self)
    let plain = try String(contentsOf: Self.folder.appendingPathComponent("full-80.txt"), encoding: .utf8)
    #expect(text.replacing(/\u{1B}\]8;;[^\u{1B}]*\u{1B}\\/, with: "") == plain)
    let links = text.matches(of: /\u{1B}\]8;;([^\u{1B}]*)\u{1B}\\/).map { String($0.1) }
    #expect(links.count > 4 && links.enumerated().allSatisfy { $0 % 2 == 0 ? $1.hasPrefix("file:///project/") : $1.isEmpty })
  }

  @Test func everyGoldenFileHasItsFormat() throws {
    let files = try FileManager.default.contentsOfDirectory(atPath: Self.folder.path)
    #expect(files.sorted() == Self.formats.map(\.name).sorted())
  }
}

func bytes(of report: Report, _ reporter: any Reporter) -> Data {
  var writer = ByteWriter()
  reporter.write(report, to: &writer)
  return Data(writer.bytes)
}

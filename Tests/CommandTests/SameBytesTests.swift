import Foundation
import Testing

/// A report hangs on what the files say: not on workers, nor on the day, nor on where the files lie.
@Suite struct SameBytesTests {
  private static let formats = ["full", "concise", "json", "sarif", "github", "gitlab", "checkstyle", "junit", "markdown"]

  /// Files with findings of several rules, some with evidence in other files, and one that is excused.
  private static func files(_ layout: [String: String] = [:]) -> [String: String] {
    var files = layout
    for number in 0..<40 {
      let own = Folder.leak.replacing("Shelf", with: "Shelf\(number)").replacing("Rack", with: "Rack\(number)")
      let parts = own.components(separatedBy: "final class")
      files["Sources/App/Shelf\(number).swift"] = parts[0]
      files["Sources/App/More/Rack\(39 - number).swift"] = "final class" + parts[1]
    }
    files["Sources/App/Card.swift"] = "class Card {\n  /// Overrides must call super.\n  func flip() {}\n}\n"
    files["Sources/App/Photo.swift"] = "class Photo: Card {\n  // accesslint:disable:next none\n  override func flip() {}\n}\n"
    files["main.swift"] = Folder.leak
    return files
  }

  private static let layouts: [[String: String]] = [
    [:], [".git/HEAD": "ref: refs/heads/main\n"],
    ["Package.swift": "// swift-tools-version: 6.0\nimport PackageDescription\nlet package = Package(name: \"App\", targets: [.target(name: \"App\")])\n"],
  ]

  @Test(arguments: layouts.indices) func sameBytes(layout: Int) throws {
    let files = Self.files(Self.layouts[layout])
    let (one, other) = (try Folder(files), try Folder(files))
    for format in Self.formats {
      let arguments = ["--reporter", format, "--report-suppressed"]
      let run = try ProgramRun(arguments + ["--jobs", "1"], in: one.url)
      #expect(run.status == 1 && run.output.utf8.count > 3000, "\(format)")
      #expect(try ProgramRun(arguments + ["--jobs", "8"], in: other.url).output == run.output, "\(format)")
    }
  }

  @Test func sameBaseline() throws {
    let (one, other) = (try Folder(Self.files()), try Folder(Self.files()))
    for folder in [one, other] { #expect(try folder.run("baseline", "create").status == 0) }
    #expect(try one.text("accesslint-baseline.json") == other.text("accesslint-baseline.json"))
  }
}

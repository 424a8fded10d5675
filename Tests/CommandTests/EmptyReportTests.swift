import Foundation
import Testing

/// Runs that can find nothing, whatever the sources hold: who hears nothing of it takes the project for clean.
@Suite struct EmptyReportTests {
  /// The superuser may read everything, so somebody else runs the program.
  private func runAsSomebody(_ arguments: String, _ preparation: String, in folder: Folder) throws -> ProgramRun {
    try folder.shell(
      """
      chmod -R a+rX .
      \(preparation); \(Machine.asSomebody) $accesslint \(arguments); code=$?; chmod -R u+rwX .; exit $code
      """)
  }

  @Test(.enabled(if: Machine.hasSomebody, "there is only the superuser")) func nothingCouldBeRead() throws {
    let files = ["a.swift": Folder.leak, "In/b.swift": "let b = 1", "In/c.h": "@interface C\n@end\n"]
    let table: [(preparation: String, arguments: String, status: Int32, complaint: String)] = [
      ("chmod 0 a.swift In", "", 2, "error: ./In: permission denied\naccesslint: error: a.swift: permission denied\n"),
      ("chmod 0 In/*", "In", 2, "error: In/b.swift: permission denied\naccesslint: error: In/c.h: permission denied\n"),
      ("chmod 0 In", "In", 2, "error: In: permission denied\n"), ("chmod 0 a.swift", "a.swift", 2, "error: a.swift: permission denied\n"),
      ("chmod 0 In/b.swift", "In", 0, "warning: In/b.swift: permission denied\n"), ("chmod 0 In", ". --quiet", 1, ""),
      ("chmod 0 a.swift In", "--exit-zero --quiet", 2, "error: ./In: permission denied\naccesslint: error: a.swift: permission denied\n"),
      ("chmod 0 a.swift In", "baseline create", 2, "error: ./In: permission denied\naccesslint: error: a.swift: permission denied\n"),
    ]
    for (preparation, arguments, status, complaint) in table {
      let folder = try Folder(files)
      let run = try runAsSomebody(arguments, preparation, in: folder)
      #expect(run.status == status && run.error == (complaint.isEmpty ? "" : "accesslint: \(complaint)"), "\(arguments): \(run.error)")
      #expect(folder.names == ["In", "a.swift"])
    }
  }

  @Test func noRuleIsLeft() throws {
    let folder = try Folder(["a.swift": Folder.leak, "none.yml": "only_rules: []\n", "Tests/b.swift": "let b = 1", "Tests/.accesslint.yml": "only_rules: []\n", ".git/x": ""])
    let complaint = "accesslint: warning: all rules are turned off here, so nothing is reported\n"
    let run = try folder.run("--config", "none.yml", "--output", "sarif=a.sarif")
    #expect(run.status == 0 && run.output == "" && run.error == complaint)
    #expect(try folder.text("a.sarif").contains("\"toolConfigurationNotifications\""))
    #expect(try folder.run("Tests").error == complaint)
    #expect(try folder.run().error == "", "others have rules")
    #expect(try folder.run("--config", "none.yml", "--enable", "leaked_protocol_property").status == 1)
    #expect(try folder.run("--config", "none.yml", "--quiet").error == "")
    #expect(try folder.run("baseline", "create", "--config", "none.yml").error.hasPrefix(complaint))
    for arguments in [["--only", "witness_near_miss", "--disable", "witness_near_miss"], ["--only", "witness_near_miss,missing_super_call", "--disable=missing_super_call,witness_near_miss"]] {
      let run = try ProgramRun(arguments, in: folder.url)
      #expect(run.status == 2 && run.error.contains("'--only' and '--disable' name the same rules: none is left"), "\(run.error)")
    }
    #expect(try folder.run("--only", "witness_near_miss,leaked_protocol_property", "--disable", "witness_near_miss").status == 1)
  }

  /// What is there and cannot be read was found all the same.
  @Test func nobodyReadsObjectiveC() throws {
    let folder = try Folder(["In/a.m": "@interface A\n@end\n", "Out/b.h": "int b;\n"])
    let nowhere = ["ACCESSLINT_LIBCLANG": "/nowhere"]
    let run = try folder.run("In", environment: nowhere)
    #expect(run.status == 0 && run.error.hasSuffix("warning: the Objective-C here could not be read, so nothing is reported\n"), "\(run.error)")
    #expect(run.error.contains("no libclang was found"))
    let other = try folder.run("Out", environment: nowhere)
    #expect(other.error == "accesslint: warning: no file in Swift or Objective-C was found, so nothing is reported\n", "\(other.error)")
  }

  @Test func allIsExcluded() throws {
    let folder = try Folder(["Old/a.swift": Folder.leak, "New/b.swift": "let b = 1", ".accesslint.yml": "excluded: [Old]\n", "in.yml": "included: [Sorces]\n"])
    let complaint = "accesslint: warning: the configuration excludes all that was read, so nothing is reported\n"
    #expect(try folder.run("Old").error == complaint)
    #expect(try folder.run("--config", "in.yml").error == complaint)
    for arguments in [[], ["New"], ["Old/a.swift"], ["--stdin-filename", "Old/a.swift"]] {
      #expect(try ProgramRun(arguments, in: folder.url, input: "").error == "", "\(arguments)")
    }
  }

  @Test func modulesThatAreNowhere() throws {
    let folder = try Folder([
      "Sources/Kit/a.swift": Folder.leak, "in/Real/x": "",
      ".accesslint.yml": "modules:\n  Kit: [Nowhere, Sources/Kit, \"*/Any\"]\n  Other:\n    paths: [./Kitt/, in/Real]\n    public_api: true\n", ".git/x": "",
    ])
    let run = try folder.run()
    #expect(run.status == 1)
    #expect(
      run.error == """
        accesslint: warning: .accesslint.yml:2: there is no 'Nowhere' for the module 'Kit'
        accesslint: warning: .accesslint.yml:3: there is no './Kitt/' for the module 'Other'

        """)
    #expect(try folder.run("--reporter", "sarif").output.contains("there is no 'Nowhere' for the module 'Kit'"))
  }
}

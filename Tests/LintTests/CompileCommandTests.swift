import ObjC
import Report
import RuleKit
import Rules
import Testing

@testable import Lint

/// What a build says of how files are compiled.
@Suite struct CompileCommandTests {
  @Test func words() {
    let command = #"cc -DA="b c" 'd e'f \"g\"  -c x\ y.m"#
    #expect(CompileCommands.words(of: command) == ["cc", "-DA=b c", "d ef", "\"g\"", "-c", "x y.m"])
    #expect(CompileCommands.words(of: "") == [])
    #expect(CompileCommands.words(of: "a '' \"\\") == ["a", "", ""])
  }

  @Test func arguments() {
    let build = ObjCBuild(arguments: [
      "cc", "-DWOOL", "-D", "COLOUR=red", "-DROWS=3", "-UROWS", "-UOLD", "-DOLD=", "-xobjective-c++", "-include", "a/Loom.pch",
      "-include-pch", "b.pch", "-x",
    ])
    #expect(build.macros == ["WOOL": "1", "COLOUR": "red", "OLD": ""])
    #expect(build.undefined == ["ROWS"])
    #expect(build.prefixes == ["a/Loom.pch"])
    #expect(ObjCBuild(arguments: ["-x", "objective-c"]).isCPlusPlus == false)
    #expect(ObjCBuild(arguments: ["-xc++"]).isCPlusPlus == nil)
    #expect(ObjCBuild(arguments: build.arguments).macros == build.macros)
    #expect(ObjCBuild(arguments: build.arguments).undefined == build.undefined)
  }

  /// Nothing reaches beyond the line that defines it.
  @Test func hostileMacros() {
    let build = ObjCBuild(arguments: [
      "-DA=1\n#include \"/etc/hosts\"", "-DB\n#include \"x\"", "-DC=\\", "-DD=/*", "-DE(x)=x", "-D=1", "-D1=2", "-D", "-U-", "-DOK=1",
    ])
    #expect(build.macros == ["OK": "1"] && build.undefined.isEmpty)
    let many = ObjCBuild(arguments: (0..<10_000).map { "-DM\($0)" })
    #expect(many.macros.count == 2000)
  }

  @Test func whatAllAgreeOn() {
    let common = ObjCBuild(commonTo: [
      ObjCBuild(arguments: ["-DSAME=1", "-DROWS=3", "-DONE=x", "-DGONE"]),
      ObjCBuild(arguments: ["-DSAME=1", "-DROWS=4", "-UGONE", "-UNEVER"]),
    ])
    #expect(common.macros == ["SAME": "1", "ONE": "x"])
    #expect(common.undefined == ["NEVER"])
  }

  // MARK: Whole runs

  private func run(_ folder: TemporaryFolder) throws -> LintResult {
    var settings = Settings(jobs: 1)
    settings.objcReader = ProgramRun.built
    return try lint([folder.path], with: RuleChoice(from: ruleBook), settings)
  }

  private static let hasLibrary = LibClang() != nil
  private static let loom = """
    #if OLD_LOOM
    @interface Loom : Frame
    #elif defined(NEW_LOOM)
    @interface Loom : Machine
    #endif
    @end
    @protocol Weaving
    - (LOOM_ROW)row;
    @end

    """

  /// A branch that only a macro of the build chooses, a type that only it knows, and files that are Objective-C because
  /// a command says so.
  @Test(.enabled(if: hasLibrary, "there is no libclang")) func filesAreReadAsTheyAreBuilt() throws {
    let folder = try TemporaryFolder([
      "Loom.h": Self.loom,
      "weave.c": "#import \"Loom.h\"\n@implementation Loom\n- (int)row { return 1; }\n@end\n",
      "plain.c": "int plain(void);\n",
      "turn.cc": "template <class T> T turn(T x);\n@implementation Loom (Turn)\n- (void)turn {}\n@end\n",
      "Use.swift": "final class Use: Loom {}\n",
    ])
    let before = try ProgramRun(ProgramRun.built, ["protocol", "Loom", folder.path])
    #expect(before.output.contains("Frame") && !before.output.contains("Machine"), "\(before.output)\(before.error)")
    #expect(folder.relative(try run(folder).paths) == ["Loom.h", "Use.swift"])
    try folder.write("build/compile_commands.json", """
      [{"directory": "\(folder.path)", "file": "weave.c", "arguments": ["cc", "-x", "objective-c", "-DNEW_LOOM", "-UOLD_LOOM", "-DLOOM_ROW=NSInteger"]},
       {"directory": "\(folder.path)", "file": "plain.c", "arguments": ["cc", "-c", "plain.c"]},
       {"directory": "\(folder.path)/build", "file": "../turn.cc", "command": "cc -xobjective-c++ -c ../turn.cc"}]
      """)
    let after = try ProgramRun(ProgramRun.built, ["protocol", "Loom", folder.path])
    #expect(after.output.contains("Machine") && !after.output.contains("Frame"), "\(after.output)\(after.error)")
    let weaving = try ProgramRun(ProgramRun.built, ["protocol", "Weaving", folder.path, "--format", "json"])
    #expect(weaving.output.contains("\"type\":\"Int\""), "\(weaving.output)")
    let result = try run(folder)
    #expect(result.warnings == [])
    #expect(folder.relative(result.paths) == ["Loom.h", "Use.swift", "turn.cc", "weave.c"])
  }

  /// A header that commands import first says what macros stand for.
  @Test(.enabled(if: hasLibrary, "there is no libclang")) func prefixes() throws {
    let folder = try TemporaryFolder([
      "Loom.h": "@protocol Weaving\n- (LOOM_COUNT)rows;\n@end\n",
      "Prefix.pch": "#define LOOM_COUNT NSInteger\n",
      "Loom.m": "#import \"Loom.h\"\n@implementation Loom\n@end\n",
    ])
    let before = try ProgramRun(ProgramRun.built, ["protocol", "Weaving", folder.path, "--format", "json"])
    #expect(before.output.contains("\"type\":\"LOOM_COUNT\""), "\(before.output)\(before.error)")
    try folder.write(
      "compile_commands.json",
      #"[{"directory": "\#(folder.path)", "file": "\#(folder.path)/Loom.m", "command": "cc -include Prefix.pch -c Loom.m"}]"#)
    let after = try ProgramRun(ProgramRun.built, ["protocol", "Weaving", folder.path, "--format", "json"])
    #expect(after.output.contains("\"type\":\"Int\""), "\(after.output)\(after.error)")
    #expect(try run(folder).warnings == [])
  }

  /// What is of no use costs a note.
  @Test func brokenOnes() throws {
    let deep = String(repeating: "[", count: 100_000)
    let cases = [
      ("", "no list"), ("{}", "no list"), ("[", "not read: in line 1"), (deep, "not read: in line 1"), ("\u{0}", "not read"),
      (String(repeating: " ", count: 17 << 20), "not read: "), ("[1, {}, {\"file\": 2}, {\"file\": \"a.c\"}]", nil), ("[]", nil),
      ("[{\"file\": \"/nowhere/at/all.m\", \"arguments\": [\"-D\", 3, []]}]", "out of date"),
    ]
    for (text, expected) in cases {
      let folder = try TemporaryFolder(["A.h": "@protocol A\n@end\n", "B.swift": "class B {}\n", "compile_commands.json": text])
      var settings = Settings(jobs: 1)
      settings.objcReader = Self.hasLibrary ? ProgramRun.built : nil
      let result = try lint([folder.path], with: RuleChoice(from: ruleBook), settings)
      let notes = result.warnings.filter { $0.path.hasSuffix("compile_commands.json") }.map(\.reason)
      #expect(notes.count == (expected == nil ? 0 : 1), "\(text.prefix(40)): \(notes)")
      if let expected { #expect(notes.first?.contains(expected) == true, "\(text.prefix(40)): \(notes)") }
      #expect(result.paths.contains { $0.hasSuffix("B.swift") })
    }
  }

  /// Files that no command names, and runs about a commit, are read as ever.
  @Test(.enabled(if: hasLibrary && ProgramRun.git != nil, "there is no libclang, or no git")) func otherFiles() throws {
    let folder = try TemporaryFolder(["Loom.h": Self.loom, "Other.m": "@implementation Other\n@end\n"])
    try folder.write(
      "compile_commands.json", #"[{"directory": "\#(folder.path)", "file": "Gone.m", "arguments": ["cc", "-DNEW_LOOM"]}]"#)
    let run = try ProgramRun(ProgramRun.built, ["protocol", "Loom", folder.path])
    #expect(run.output.contains("Frame") && run.error.contains("out of date"), "\(run.output)\(run.error)")
    for words in [["init", "-q"], ["add", "Loom.h", "Other.m"]] { _ = try ProgramRun.git(words, in: folder.path) }
    let hook = try ProgramRun(ProgramRun.built, ["--hook", "Loom.h", "--no-config"], in: folder.path)
    #expect(!hook.error.contains("out of date"), "\(hook.error)")
  }
}

import Foundation
import Lint
import ObjC
import RuleKit
import Rules
import Testing

/// Objective-C in whole runs: the files are found, read in another process, and join the rest.
@Suite struct ObjCStageTests {
  private static let hasLibrary = LibClang() != nil

  private func run(
    _ folder: TemporaryFolder, program: String? = ProgramRun.built, limit: Duration = .seconds(10)
  ) throws -> LintResult {
    var settings = Settings(jobs: 2)
    settings.objcReader = program
    settings.objcLimit = limit
    return try lint([folder.path], with: RuleChoice(from: ruleBook), settings)
  }

  @Test(.enabled(if: hasLibrary, "there is no libclang")) func filesAreRead() throws {
    let folder = try TemporaryFolder([
      "Oven.h": "#import <Foundation/Foundation.h>\n@interface Oven : NSObject\n@end\n",
      "Oven.m": "#import \"Oven.h\"\n@implementation Oven\n@end\n",
      "Lid.mm": "@implementation Lid\n@end\n",
      "plain.h": "int plain(void);\n",
      "notes.m": "% a matrix, and no code\n",
      "Heat.m": "#import \"Oven.h\"\nvoid heat(Oven *oven) { [oven description]; }\n",
      "Kitchen.swift": "final class Kitchen: Oven {}\n",
      "Pods/Other.h": "@interface Other\n@end\n",
    ])
    let result = try run(folder)
    #expect(result.timings.files == 5)
    #expect(result.timings.objcFiles == 4)
    #expect(result.warnings == [])
    #expect(result.timings.stages.contains { $0.name == "objective-c" })
  }

  @Test func withoutAReaderSwiftIsLinted() throws {
    let folder = try TemporaryFolder([
      "A.h": "@interface A\n@end\n", "B.h": "@interface B\n@end\n", "Kitchen.swift": "class Kitchen {}\n",
    ])
    for program in [nil, "/nowhere/at/all", "/bin/true"] {
      let result = try run(folder, program: program)
      #expect(result.timings.files == 1)
      #expect(result.warnings.map { folder.relative([$0.path]) } == [["A.h"]])
      #expect(result.warnings.first?.reason.hasPrefix("Objective-C headers are not read: ") == true)
      #expect(result.warnings.first?.reason.hasSuffix("(nor are 1 other files)") == true)
    }
  }

  /// A bridging header is there for what it imports, and a file of functions alone for what these call.
  @Test func whatDeclaresNothingNeedsNoReader() throws {
    let folder = try TemporaryFolder([
      "App-Bridging-Header.h": """
        #ifndef App_Bridging_Header_h
        #import <UIKit/UIKit.h>
        @import CoreText;
        #define LIMIT 3
        NS_ASSUME_NONNULL_BEGIN
        NS_ASSUME_NONNULL_END
        #endif
        """,
      "main.m": "#import <UIKit/UIKit.h>\nint main(int count, char **words) { return [Kitchen open]; }\n",
      "Kitchen.swift": "class Kitchen {}\n",
    ])
    let result = try run(folder, program: nil)
    #expect(result.timings.objcFiles == 2)
    #expect(result.warnings == [])
    for declaration in ["typedef int Heat;", "enum Heat { low };", "@protocol Oven\n@end", "KIT_OVEN(Heat)"] {
      try folder.write("App-Bridging-Header.h", "#import <UIKit/UIKit.h>\n\(declaration)\n")
      #expect(try run(folder, program: nil).warnings.count == 1, "\(declaration)")
    }
  }

  @Test func withoutALibraryThereIsOneNote() throws {
    let folder = try TemporaryFolder(["A.h": "@interface A\n@end\n", "Kitchen.swift": "class Kitchen {}\n"])
    let run = try ProgramRun(
      ProgramRun.built, [folder.path], environment: ["ACCESSLINT_LIBCLANG": folder.path("libclang.so")])
    #expect(run.status == 0)
    let sentence = "Objective-C headers are not read: no libclang was found, and ACCESSLINT_LIBCLANG is '\(folder.path("libclang.so"))'\n"
    #expect(run.error.hasSuffix(sentence), "\(run.error)")
    #expect(run.error.split(separator: "\n").count == 1)
  }

  /// What is hostile costs the file it is in, a note, and no more time than it is given.
  @Test(.enabled(if: hasLibrary, "there is no libclang")) func hostileFiles() throws {
    let folder = try TemporaryFolder(["Kitchen.swift": "class Kitchen {}\n", "Good.h": "@protocol Good\n- (void)be;\n@end\n"])
    // Each macro stands for ten of the one before.
    let bomb = (1...12).map { step in
      "#define B\(step) " + String(repeating: "B\(step - 1) ", count: 10) + "\n"
    }
    try folder.write("Bomb.h", "#define B0 - (void)b;\n" + bomb.joined() + "@protocol Bomb\nB12\n@end\n")
    try folder.write("Huge.h", "@protocol Huge\n@end\n#define HUGE " + String(repeating: "x ", count: 6 << 20) + "\n")
    let nest = String(repeating: "(", count: 100_000)
    try folder.write("Deep.m", "@implementation Deep\nint depth = \(nest);\n@end\n")
    let start = ContinuousClock.now
    let result = try run(folder, limit: .seconds(2))
    #expect(ContinuousClock.now - start < .seconds(30))
    let notes = Dictionary(uniqueKeysWithValues: result.warnings.map { (folder.relative([$0.path])[0], $0.reason) })
    #expect(notes["Huge.h"] == "too large to be read as Objective-C")
    #expect(notes["Bomb.h"]?.hasPrefix("libclang") == true, "\(notes)")
    #expect(notes["Deep.m"]?.hasPrefix("libclang") == true, "\(notes)")
    #expect(notes.count == 3, "\(notes)")
    #expect(result.timings.objcFiles == 1)
  }

  /// A reader that dies, or sleeps, costs the file it was at.
  @Test func lostReaders() throws {
    let folder = try TemporaryFolder([
      "A.h": "@interface A\n@end\n", "B.h": "@interface B\n@end\n", "Kitchen.swift": "class Kitchen {}\n",
    ])
    for (deed, reason) in [("exit 1", "libclang crashes when it reads it"), ("exec sleep 60", "libclang takes too long to read it")] {
      try folder.write("reader", "#!/bin/sh\nprintf '\\010\\000\\000\\000libclang'\nread line\n\(deed)\n")
      try folder.setPermissions(of: "reader", 0o700)
      let result = try run(folder, program: folder.path("reader"), limit: .milliseconds(500))
      #expect(result.timings.files == 1)
      #expect(result.warnings.map { folder.relative([$0.path])[0] } == ["A.h", "B.h"])
      #expect(result.warnings.map(\.reason) == [reason, reason])
    }
  }

  /// Files that lead to themselves, to devices and to pipes are read like any other: nothing that they name is opened.
  @Test(.enabled(if: hasLibrary, "there is no libclang")) func nothingIsOpened() throws {
    let folder = try TemporaryFolder([
      "Self.h": "#include \"Self.h\"\n#import \"Self.h\"\n@protocol One\n@end\n",
      "Zero.h": "#include \"/dev/zero\"\n#include_next </dev/zero>\n# /* so */ import \"/dev/zero\"\n@protocol Two\n@end\n",
      "Gone.h": "#import <Gone/Gone.h>\n@import Gone;\n@protocol Three <GoneToo>\n@end\n",
      "Spliced.h": "#inc\\\nlude \"/dev/zero\"\n%:include \"/dev/zero\"\n#define Z \"/dev/zero\"\n#include Z\n@protocol Four\n@end\n",
      "Embed.h": "const char all[] = {\n#embed \"/dev/zero\"\n};\n#pragma GCC dependency \"/dev/zero\"\n@protocol Five\n@end\n",
      "Open.h": "@protocol Six\n- (void)a:(",
      "Kitchen.swift": "class Kitchen {}\n",
    ])
    // The path is a C string for the time of the call.
    let made = unsafe mkfifo(folder.path("Pipe.h"), 0o600)
    #expect(made == 0)
    try folder.write("Fifo.h", "#include \"\(folder.path("Pipe.h"))\"\n@protocol Seven\n@end\n")
    let result = try run(folder, limit: .seconds(5))
    #expect(result.timings.objcFiles == 7, "\(result.warnings)")
    #expect(result.warnings == [])
  }
}

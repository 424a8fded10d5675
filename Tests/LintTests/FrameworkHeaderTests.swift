import Lint
import ObjC
import RuleKit
import Rules
import Testing

/// Headers of frameworks that the project imports, from an invented SDK and from the project's own folders.
@Suite(.enabled(if: LibClang() != nil, "there is no libclang")) struct FrameworkHeaderTests {
  private static let frameworks = "System/Library/Frameworks"
  private static let loom = """
    #import <LoomKit/LoomKit.h>
    @class LKLoom;
    @protocol LKLoomWatching
    @optional
    - (void)loom:(LKLoom *)loom didWeaveRow:(NSInteger)row;
    @end
    """

  private func sdk() throws -> TemporaryFolder {
    try TemporaryFolder([
      "\(Self.frameworks)/LoomKit.framework/Headers/LoomKit.h": "#import <LoomKit/LKLoom.h>\nint loom(void);\n",
      "\(Self.frameworks)/LoomKit.framework/Headers/Parts/LKLoom.h": Self.loom,
      "\(Self.frameworks)/LoomKit.framework/Headers/Far/Far/Far/Far.h": "@protocol Far\n@end\n",
      "\(Self.frameworks)/SpindleKit.framework/Headers/Spindle.h": "@protocol Spindle\n@end\n",
      "\(Self.frameworks)/UIKit.framework/Headers/UIThread.h": "@protocol UIThread\n@end\n",
    ])
  }

  private func paths(_ folder: TemporaryFolder, sdk: String?) throws -> [String] {
    var settings = Settings(jobs: 2)
    settings.objcReader = ProgramRun.built
    settings.sdk = sdk
    let result = try lint([folder.path], with: RuleChoice(from: ruleBook), settings)
    #expect(result.warnings == [])
    return result.paths.map { path in String(path.split(separator: "/").last ?? "") }.sorted()
  }

  @Test func whatIsImportedIsRead() throws {
    let sdk = try sdk()
    let folder = try TemporaryFolder(["Weaver.swift": "import LoomKit\nimport UIKit\nfinal class Weaver {}\n"])
    #expect(try paths(folder, sdk: sdk.path) == ["LKLoom.h", "Weaver.swift"])
    try folder.write("Spinner.m", "#import <SpindleKit/Spindle.h>\n@implementation Spinner\n@end\n")
    #expect(try paths(folder, sdk: sdk.path) == ["LKLoom.h", "Spindle.h", "Spinner.m", "Weaver.swift"])
    #expect(try paths(folder, sdk: sdk.path("nowhere")) == ["Spinner.m", "Weaver.swift"])
  }

  /// What the project brings along is nearer than the SDK.
  @Test func ownFrameworks() throws {
    let sdk = try sdk()
    let folder = try TemporaryFolder([
      "Weaver.swift": "import LoomKit\nimport ReedKit\nfinal class Weaver {}\n",
      "Carthage/Build/iOS/LoomKit.framework/Headers/Other.h": "@protocol Other\n@end\n",
      "Carthage/Build/ReedKit.xcframework/ios-arm64/ReedKit.framework/Headers/Reed.h": "@protocol Reed\n@end\n",
      "Carthage/Build/ReedKit.xcframework/macos-arm64/ReedKit.framework/Headers/MacReed.h": "@protocol MacReed\n@end\n",
    ])
    #expect(try paths(folder, sdk: sdk.path) == ["Other.h", "Reed.h", "Weaver.swift"])
  }

  /// A class of the project overrides what a framework declares, and is called so; nothing is reported in the framework.
  @Test func theyAreKnown() throws {
    let sdk = try sdk()
    let folder = try TemporaryFolder([
      "Weaver.h": "#import <LoomKit/LKLoom.h>\n@interface Weaver : NSObject <LKLoomWatching>\n- (void)loom:(id)loom didWeaveRow:(id)row;\n@end\n",
      "More.swift": "import LoomKit\nclass More: Weaver {}\n",
    ])
    let run = try ProgramRun(
      ProgramRun.built, ["protocol", "LKLoomWatching", folder.path], environment: ["SDKROOT": sdk.path])
    #expect(run.status == 0)
    #expect(run.output.contains("loom(_:didWeaveRow:)"), "\(run.output)\(run.error)")
    let named = try ProgramRun(ProgramRun.built, ["protocol", "LKLoomWatching", folder.path, "--sdk", sdk.path])
    #expect(named.output == run.output && named.status == 0)
    let unknown = try ProgramRun(ProgramRun.built, ["protocol", "LKLoomWatching", folder.path, "--sdk", folder.path])
    #expect(unknown.status == 2, "another folder has no such header")
    #expect(try ProgramRun(ProgramRun.built, ["protocol", "UIView", "--sdk", sdk.path("nowhere")]).status == 2)
    let lint = try ProgramRun(ProgramRun.built, [folder.path, "--no-config", "--enable", "all", "--sdk", sdk.path])
    #expect(!lint.output.contains("LKLoom.h"))
    #expect(try ProgramRun(ProgramRun.built, [folder.path, "--sdk", sdk.path("nowhere")]).status == 2)
  }
}

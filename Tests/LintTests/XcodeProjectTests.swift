import Syntax
import Testing

@testable import Lint

/// Projects of Xcode, as small as they get.
@Suite struct XcodeProjectTests {
  private func read(_ objects: String) -> XcodeProject? {
    let text = """
      // !$*UTF8*$!
      {
        archiveVersion = 1;
        classes = { };
        objectVersion = 77;
        objects = {
          /* Begin PBXProject section */
          P = { isa = PBXProject; mainGroup = MAIN; buildConfigurationList = PL; projectDirPath = ""; targets = (APP, LIB, TESTS, AGG, ); };
          \(objects)
        };
        rootObject = P /* Project object */;
      }
      """
    return XcodeProjectReader.read(Source(path: "", text: text), in: "/repo")
  }

  /// Before Xcode 8 nobody had to say which Swift it is.
  @Test(arguments: [
    ("LastUpgradeCheck = 0710;", "", 2), ("LastUpgradeCheck = 0800;", "", nil), ("", "", nil),
    ("LastUpgradeCheck = 0710;", "SWIFT_VERSION = 3.0;", 3), ("LastUpgradeCheck = 0710;", "SWIFT_VERSION = \"$(OURS)\";", nil),
    // What CocoaPods makes says nothing of it; whatever else there is may.
    ("LastUpgradeCheck = 0710;", "}; baseConfigurationReference = PODS; ours = {", 2),
    ("LastUpgradeCheck = 0710;", "}; baseConfigurationReference = OURS; ours = {", nil),
  ])
  func versionsOfOldProjects(attributes: String, settings: String, version: Int?) throws {
    let project = try #require(
      read(
        """
        MAIN = { isa = PBXGroup; children = (); sourceTree = "<group>"; };
        P = { isa = PBXProject; mainGroup = MAIN; attributes = { \(attributes) }; buildConfigurationList = L; targets = (APP); };
        L = { isa = XCConfigurationList; buildConfigurations = (C); };
        C = { isa = XCBuildConfiguration; buildSettings = { \(settings) }; name = Debug; };
        PODS = { isa = PBXFileReference; path = "Pods/Target Support Files/Pods-App/Pods-App.debug.xcconfig"; };
        OURS = { isa = PBXFileReference; path = App.xcconfig; };
        APP = { isa = PBXNativeTarget; name = App; };
        """))
    #expect(project.targets.map(\.swiftVersion) == [version])
  }

  /// What the project says goes for its targets, and one configuration is enough.
  @Test(arguments: [
    ("SWIFT_SWIFT3_OBJC_INFERENCE = On;", "", true), ("SWIFT_SWIFT3_OBJC_INFERENCE = Default;", "", false), ("", "", false),
    ("SWIFT_SWIFT3_OBJC_INFERENCE = On;", "SWIFT_SWIFT3_OBJC_INFERENCE = Off;", false),
    ("", "SWIFT_SWIFT3_OBJC_INFERENCE = On;", true),
  ])
  func inferenceForObjC(ofProject: String, ofTarget: String, expected: Bool) throws {
    let project = try #require(
      read(
        """
        MAIN = { isa = PBXGroup; children = (); sourceTree = "<group>"; };
        P = { isa = PBXProject; mainGroup = MAIN; buildConfigurationList = L; targets = (APP); };
        L = { isa = XCConfigurationList; buildConfigurations = (C, D); };
        C = { isa = XCBuildConfiguration; buildSettings = { \(ofProject) }; name = Debug; };
        D = { isa = XCBuildConfiguration; buildSettings = { }; name = Release; };
        APP = { isa = PBXNativeTarget; name = App; buildConfigurationList = OWN; };
        OWN = { isa = XCConfigurationList; buildConfigurations = (E); };
        E = { isa = XCBuildConfiguration; buildSettings = { \(ofTarget) }; name = Debug; };
        """))
    #expect(project.targets.map(\.infersObjC) == [expected])
  }

  @Test func targetsAndTheirFiles() throws {
    let project = try #require(
      read(
        """
        MAIN = { isa = PBXGroup; children = (GAPP, GLIB, GTESTS, ABSOLUTE, ROOTED, PRODUCT); sourceTree = "<group>"; };
        GAPP = { isa = PBXGroup; children = (F1, F2); path = App; sourceTree = "<group>"; };
        GLIB = { isa = PBXGroup; children = (INNER); name = "A library"; sourceTree = "<group>"; };
        INNER = { isa = PBXGroup; children = (F3, MAIN); path = ../shared/Lib; sourceTree = SOURCE_ROOT; };
        GTESTS = { isa = PBXGroup; children = (F4); path = "App \\"Tests\\""; sourceTree = "<group>"; };
        F1 = { isa = PBXFileReference; lastKnownFileType = sourcecode.swift; path = Main.swift; sourceTree = "<group>"; };
        F2 = {isa = PBXFileReference; path = "Two Words.swift"; sourceTree = "<group>"; };
        F3 = {isa = PBXFileReference; name = L.swift; path = Deep/L.swift; sourceTree = "<group>"; };
        F4 = {isa = PBXFileReference; path = T.swift; sourceTree = "<group>"; };
        ABSOLUTE = {isa = PBXFileReference; path = /elsewhere/E.swift; sourceTree = "<absolute>"; };
        ROOTED = {isa = PBXFileReference; path = R.swift; sourceTree = SOURCE_ROOT; };
        PRODUCT = {isa = PBXFileReference; path = App.app; sourceTree = BUILT_PRODUCTS_DIR; };
        B1 = {isa = PBXBuildFile; fileRef = F1 /* Main.swift */; };
        B2 = {isa = PBXBuildFile; fileRef = F2; settings = {COMPILER_FLAGS = "-w"; }; };
        B3 = {isa = PBXBuildFile; fileRef = F3; };
        B4 = {isa = PBXBuildFile; fileRef = F4; };
        B5 = {isa = PBXBuildFile; fileRef = ABSOLUTE; };
        B6 = {isa = PBXBuildFile; fileRef = ROOTED; };
        B7 = {isa = PBXBuildFile; productRef = PP; };
        SAPP = { isa = PBXSourcesBuildPhase; files = (B1, B2, B5, B7); };
        SLIB = { isa = PBXSourcesBuildPhase; files = (B3); };
        STESTS = { isa = PBXSourcesBuildPhase; files = (B4, B2, B6, B3); };
        APP = { isa = PBXNativeTarget; name = "My App"; buildPhases = (X, SAPP); dependencies = (D1); packageProductDependencies = (PP);
          buildConfigurationList = CL; productType = "com.apple.product-type.application"; };
        LIB = { isa = PBXNativeTarget; name = "Kit iOS"; buildPhases = (SLIB); productType = "com.apple.product-type.framework";
          buildConfigurationList = KL; };
        TESTS = { isa = PBXNativeTarget; name = "App Tests"; buildPhases = (STESTS); dependencies = (D2);
          productType = "com.apple.product-type.bundle.unit-test"; };
        AGG = { isa = PBXAggregateTarget; name = All; buildPhases = (SAPP); };
        D1 = { isa = PBXTargetDependency; target = LIB; };
        D2 = { isa = PBXTargetDependency; name = Elsewhere; };
        PP = { isa = XCSwiftPackageProductDependency; productName = Soil; };
        KL = { isa = XCConfigurationList; buildConfigurations = (C1, C2); };
        C1 = { isa = XCBuildConfiguration; buildSettings = { PRODUCT_NAME = "$(CONFIGURED)"; SWIFT_VERSION = "$(ELSEWHERE)"; }; name = Debug; };
        C2 = { isa = XCBuildConfiguration; buildSettings = { PRODUCT_NAME = Kit; SWIFT_VERSION = 2.3; }; name = Release; };
        CL = { isa = XCConfigurationList; buildConfigurations = (C3); };
        PL = { isa = XCConfigurationList; buildConfigurations = (C4, C5); };
        C4 = { isa = XCBuildConfiguration; buildSettings = { SWIFT_VERSION = 4.2; }; name = Debug; };
        C5 = { isa = XCBuildConfiguration; buildSettings = { SWIFT_VERSION = "3"; }; name = Release; };
        C3 = { isa = XCBuildConfiguration; buildSettings = { PRODUCT_NAME = "$(TARGET_NAME)"; PATHS = ("a b", c, ); }; name = Debug; };
        REF = { isa = XCLocalSwiftPackageReference; relativePath = "Packages/Soil"; };
        """))
    #expect(project.targets.map(\.module) == ["My_App", "Kit", "App_Tests"])
    #expect(project.targets.map(\.kind) == [.app, .library, .test])
    #expect(project.targets.map(\.swiftVersion) == [4, 2, 4])
    #expect(project.targets.map(\.dependencies) == [["Kit", "Soil"], [], ["Elsewhere"]])
    let expected = [
      "/repo/App/Main.swift": 0, "/repo/App/Two Words.swift": 0, "/elsewhere/E.swift": 0, "/shared/Lib/Deep/L.swift": 1,
      "/repo/App \"Tests\"/T.swift": 2, "/repo/R.swift": 2,
    ]
    #expect(project.targetOfFile == expected)
    #expect(project.packages == ["/repo/Packages/Soil"])
    #expect(project.hasApp)
  }

  @Test func foldersInStepWithTheDisk() throws {
    let project = try #require(
      read(
        """
        MAIN = { isa = PBXGroup; children = (S1, S2, S3); sourceTree = "<group>"; };
        S1 = { isa = PBXFileSystemSynchronizedRootGroup; path = App; exceptions = (E1, E2); sourceTree = "<group>"; };
        S2 = { isa = PBXFileSystemSynchronizedRootGroup; path = "App Tests"; sourceTree = "<group>"; };
        S3 = { isa = PBXFileSystemSynchronizedRootGroup; path = App/Lib; sourceTree = "<group>"; };
        E1 = { isa = PBXFileSystemSynchronizedBuildFileExceptionSet; membershipExceptions = (Info.plist, "Old/Gone.swift", Test); target = APP; };
        E2 = { isa = PBXFileSystemSynchronizedBuildFileExceptionSet; membershipExceptions = ("Test/Help.swift", A.swift); target = TESTS; };
        APP = { isa = PBXNativeTarget; name = App; fileSystemSynchronizedGroups = (S1); productType = "com.apple.product-type.application"; };
        LIB = { isa = PBXNativeTarget; name = Lib; fileSystemSynchronizedGroups = (S3); productType = "com.apple.product-type.framework"; };
        TESTS = { isa = PBXNativeTarget; name = Tests; fileSystemSynchronizedGroups = (S2); productType = "com.apple.product-type.bundle.ui-testing"; };
        """))
    #expect(project.target(of: "/repo/App/A.swift") == 0)
    #expect(project.target(of: "/repo/App/Deep/B.swift") == 0)
    #expect(project.target(of: "/repo/App/Lib/C.swift") == 1)
    #expect(project.target(of: "/repo/App/Old/Gone.swift") == nil)
    #expect(project.target(of: "/repo/App/Test/Help.swift") == 2)
    #expect(project.target(of: "/repo/App/Test/Other.swift") == nil)
    #expect(project.target(of: "/repo/App Tests/T.swift") == 2)
    #expect(project.target(of: "/repo/Apple/T.swift") == nil)
  }

  @Test func whatIsNoProject() {
    let texts = [
      "", "{", "<?xml version=\"1.0\"?><plist/>", "{ objects = { }; }", "{}", "{} {}", "( a, b", "{ a = \"b; }",
      "{ rootObject = P; objects = { P = x; }; }",
    ]
    for text in texts { #expect(XcodeProjectReader.read(Source(path: "", text: text), in: "/repo") == nil) }
    let deep = String(repeating: "(", count: 200_000)
    #expect(XcodeProjectReader.read(Source(path: "", text: deep), in: "/repo") == nil)
  }
}

import Index
import Testing

@testable import Lint

/// Trees of files, and the modules that are found in them.
@Suite struct ModuleFinderTests {
  /// Each file with its module and what that is for: `M` or `M open`, and the file's role if it is not for production.
  private func layout(_ files: [String: String], roots: [String] = [""]) throws -> [String: String] {
    let folder = try TemporaryFolder(files)
    let project = try ProjectFiles(roots: roots.map(folder.path(_:)))
    let found = ModuleFinder.modules(of: project)
    let layout = found.layout
    var result: [String: String] = [:]
    for (place, path) in folder.relative(project.files.map(\.path)).enumerated() {
      var number = layout.moduleOfFile[place]
      // What only imports could confirm.
      while found.foldersAlone.contains(number), let outer = found.fallbacks[number] { number = outer }
      let module = layout.modules[number]
      let role = layout.roleOfFile[place]
      result[path] = module.name + (module.isOpenWorld ? " open" : "") + (role == .production ? "" : " \(role)")
    }
    return result
  }

  private func modules(_ files: [String: String]) throws -> [ModuleLayout.Module] {
    let folder = try TemporaryFolder(files)
    return ModuleFinder.modules(of: try ProjectFiles(roots: [folder.path])).layout.modules
  }

  private let manifest = """
    let package = Package(name: "Garden", products: [.library(name: "Garden", targets: ["Garden"])], targets: [
      .target(name: "Garden", dependencies: ["Seeds"]), .target(name: "Seeds", path: "Code", exclude: ["Old"]),
      .target(name: "Some-Kit", path: "Kit", sources: ["A.swift", "Part"]), .executableTarget(name: "water", dependencies: ["Garden", "Some-Kit"]),
      .target(name: "Rakes", path: "Tests/Rakes"), .target(name: "Fakes"),
      .testTarget(name: "GardenTests", dependencies: ["Garden", "Rakes", "GardenMocks"]), .target(name: "GardenMocks", dependencies: ["Fakes"]),
    ])
    """

  @Test func aPackage() throws {
    let found = try layout([
      "Package.swift": manifest, "Package@swift-5.9.swift": "", "Sources/Garden/Deep/A.swift": "", "Code/B.swift": "",
      "Code/Old/C.swift": "",
      "Kit/A.swift": "", "Kit/B.swift": "", "Kit/Part/C.swift": "", "Sources/water/main.swift": "",
      "Tests/GardenTests/T.swift": "",
      "Tests/Rakes/R.swift": "", "Sources/GardenMocks/M.swift": "", "Sources/Fakes/F.swift": "",
      "Sources/Garden/Tests/I.swift": "",
      "Examples/Small/main.swift": "", "Sources/Lost/L.swift": "",
    ])
    #expect(found["Package.swift"] == "Package")
    #expect(found["Package@swift-5.9.swift"] == "Package")
    #expect(found["Sources/Garden/Deep/A.swift"] == "Garden open")
    #expect(found["Sources/Garden/Tests/I.swift"] == "Garden open test")
    #expect(found["Code/B.swift"] == "Seeds")
    #expect(found["Code/Old/C.swift"]?.hasPrefix("lint_tests_") == true)
    #expect(found["Kit/A.swift"] == "Some_Kit")
    #expect(found["Kit/Part/C.swift"] == "Some_Kit")
    #expect(found["Kit/B.swift"] == found["Code/Old/C.swift"])
    #expect(found["Sources/Lost/L.swift"] == found["Code/Old/C.swift"])
    #expect(found["Sources/water/main.swift"] == "water")
    #expect(found["Tests/GardenTests/T.swift"] == "GardenTests test")
    #expect(found["Tests/Rakes/R.swift"] == "Rakes test")
    #expect(found["Sources/GardenMocks/M.swift"] == "GardenMocks testSupport")
    #expect(found["Sources/Fakes/F.swift"] == "Fakes testSupport")
    #expect(found["Examples/Small/main.swift"]?.hasSuffix(" example") == true)
  }

  @Test func dependencies() throws {
    let found = try modules([
      "Package.swift": manifest, "Sources/Garden/A.swift": "", "Code/B.swift": "", "Kit/A.swift": "",
      "Sources/water/main.swift": "",
      "Tools/Package.swift": """
      let package = Package(name: "Tools", dependencies: [.package(path: "..")], targets: [
        .executableTarget(name: "Spade", dependencies: [.product(name: "Garden", package: "Garden"), .product(name: "Else", package: "e")])])
      """, "Tools/Sources/Spade/main.swift": "",
    ])
    let byName = Dictionary(found.map { ($0.name, $0.dependencies) }, uniquingKeysWith: { first, _ in first })
    #expect(byName["Garden"] == ["Seeds"])
    #expect(byName["water"] == ["Garden", "Some_Kit"])
    #expect(byName["Spade"] == ["Garden"])
  }

  @Test func rootsInsideOfAPackage() throws {
    let files = [
      "Package.swift": manifest, "Sources/Garden/A.swift": "", "Tests/GardenTests/T.swift": "", ".git/HEAD": "",
    ]
    #expect(try layout(files, roots: ["Sources"]) == ["Sources/Garden/A.swift": "Garden open"])
    #expect(try layout(files, roots: ["Sources/Garden/A.swift"]) == ["Sources/Garden/A.swift": "Garden open"])
    #expect(try layout(files, roots: ["Tests/GardenTests"]) == ["Tests/GardenTests/T.swift": "GardenTests test"])
    #expect(
      try layout(["Tests/T.swift": "", "Demo/A.swift": ""], roots: ["Tests", "Demo"]).values.sorted() == [
        "Demo example", "Tests test",
      ])
  }

  @Test func foldersOfASingleTarget() throws {
    let found = try layout([
      "A/Package.swift": "let p = Package(targets: [.target(name: \"A\"), .testTarget(name: \"ATests\")])",
      "A/Sources/X.swift": "", "A/Tests/T.swift": "",
      "B/Package.swift": "let p = Package(targets: [.target(name: \"B\"), .target(name: \"C\")])",
      "B/Source/B/X.swift": "", "B/src/C/Y.swift": "",
    ])
    #expect(found["A/Sources/X.swift"] == "A")
    #expect(found["A/Tests/T.swift"] == "ATests test")
    #expect(found["B/Source/B/X.swift"] == "B")
    #expect(found["B/src/C/Y.swift"] == "C")
  }

  @Test func aManifestThatComputes() throws {
    let found = try layout([
      "Package.swift":
        "let p = Package(products: make(), targets: names.map { .target(name: $0) }) ; let x = [Product.library(name: n, targets: [n])]",
      "Sources/One/A.swift": "", "Sources/Two/B.swift": "", "Tests/OneTests/T.swift": "", "Scripts/s.swift": "",
    ])
    #expect(found["Sources/One/A.swift"] == "One open")
    #expect(found["Sources/Two/B.swift"] == "Two open")
    #expect(found["Tests/OneTests/T.swift"] == "OneTests test")
    #expect(found["Scripts/s.swift"]?.hasPrefix("lint_tests_") == true)
  }

  @Test func foldersAlone() throws {
    let found = try layout([
      "Sources/One/A.swift": "", "Sources/Two/Deep/B.swift": "", "Tests/OneTests/T.swift": "",
      "Features/Login/Sources/L.swift": "",
      "Features/Login/Tests/L.swift": "", "Features/Home/Test/H.swift": "", "Other/O.swift": "",
      "MyUITests/U.swift": "", "Specs/S.swift": "",
      "My.playground/Contents.swift": "", "iOS Example/E.swift": "", "TestHelpers/H.swift": "", "UITestsKit/K.swift": "",
      "Seeds/Testing/T.swift": "", "Seeds/Fakes/F.swift": "", "Seeds/__tests__/U.swift": "",
      "Seeds/TestKit/S.swift": "", "SeedsMock/S.swift": "",
      "Plants/Tree.Mock.swift": "", "Plants/Tree+Mocks.swift": "", "Plants/Mock.swift": "", "Plants/TreeMock.swift": "",
    ])
    let rest = try #require(found["Other/O.swift"])
    #expect(rest.hasPrefix("lint_tests_"))
    #expect(found["Sources/One/A.swift"] == "One")
    #expect(found["Sources/Two/Deep/B.swift"] == "Two")
    #expect(found["Tests/OneTests/T.swift"] == "OneTests test")
    #expect(found["Features/Login/Sources/L.swift"] == "Login")
    #expect(found["Features/Login/Tests/L.swift"] == "LoginTests test")
    // No sources beside the tests: a folder of the module around it.
    #expect(found["Features/Home/Test/H.swift"] == rest + " test")
    #expect(found["MyUITests/U.swift"] == rest + " test")
    #expect(found["Specs/S.swift"] == rest + " test")
    #expect(found["My.playground/Contents.swift"] == rest + " example")
    #expect(found["iOS Example/E.swift"] == rest + " example")
    #expect(found["TestHelpers/H.swift"] == rest + " testSupport")
    #expect(found["UITestsKit/K.swift"] == rest + " testSupport")
    #expect(found["Seeds/Testing/T.swift"] == "SeedsTesting testSupport")
    #expect(found["Seeds/Fakes/F.swift"] == rest + " testSupport")
    #expect(found["Seeds/__tests__/U.swift"]?.hasSuffix(" test") == true)
    #expect(found["Seeds/TestKit/S.swift"] == rest + " testSupport")
    #expect(found["SeedsMock/S.swift"] == rest + " testSupport")
    #expect(found["Plants/Tree.Mock.swift"] == rest + " testSupport")
    #expect(found["Plants/Tree+Mocks.swift"] == rest + " testSupport")
    #expect(found["Plants/Mock.swift"] == rest)
    #expect(found["Plants/TreeMock.swift"] == rest)
  }

  private func pbxproj(_ type: String, name: String = "App") -> String {
    """
    { objects = {
        P = { isa = PBXProject; mainGroup = G; targets = (T, U); };
        G = { isa = PBXGroup; children = (F, H, L); sourceTree = "<group>"; };
        F = { isa = PBXFileReference; path = Code/A.swift; sourceTree = "<group>"; };
        H = { isa = PBXFileReference; path = Checks/C.swift; sourceTree = "<group>"; };
        L = { isa = XCLocalSwiftPackageReference; path = x; };
        B = { isa = PBXBuildFile; fileRef = F; };
        C = { isa = PBXBuildFile; fileRef = H; };
        S = { isa = PBXSourcesBuildPhase; files = (B); };
        R = { isa = PBXSourcesBuildPhase; files = (C, B); };
        T = { isa = PBXNativeTarget; name = \(name); productType = "com.apple.product-type.\(type)"; buildPhases = (S); };
        U = { isa = PBXNativeTarget; name = Checks; productType = "com.apple.product-type.bundle.unit-test"; buildPhases = (R);
          dependencies = (D); };
        D = { isa = PBXTargetDependency; target = T; };
      }; rootObject = P; }
    """
  }

  @Test func aPackageThatHandsOnNothing() throws {
    let found = try layout([
      "Package.swift":
        "let p = Package(name: \"K\", targets: [.target(name: \"K\"), .target(name: \"Fakery\", dependencies: [\"K\"]), "
        + ".testTarget(name: \"KTests\", dependencies: [\"K\", \"Fakery\"])])",
      "Sources/K/A.swift": "", "Sources/Fakery/B.swift": "", "Tests/KTests/T.swift": "",
    ])
    #expect(found["Sources/K/A.swift"] == "K")
    #expect(found["Sources/Fakery/B.swift"] == "Fakery testSupport")
  }

  /// What nobody uses but its own tests helps no others.
  @Test func aPackageWithoutProducts() throws {
    let found = try layout([
      "Package.swift":
        "let p = Package(name: \"K\", targets: [.target(name: \"App\", dependencies: [\"Kit\"]), .target(name: \"Kit\"), "
        + ".testTarget(name: \"AppTests\", dependencies: [\"App\"])])",
      "Sources/App/A.swift": "", "Sources/Kit/B.swift": "", "Tests/AppTests/T.swift": "",
    ])
    #expect(found["Sources/App/A.swift"] == "App")
  }

  @Test func aBrokenProject() throws {
    let folder = try TemporaryFolder(["App.xcodeproj/project.pbxproj": "// !$*UTF8*$!\n{\n<<<<<<< HEAD\n", "App/a.swift": ""])
    let found = ModuleFinder.modules(of: try ProjectFiles(roots: [folder.path]))
    #expect(found.warnings.map(\.reason) == ["this is no project as Xcode writes it; folders tell the modules"])
  }

  /// Symbols are the same for whatever folders a run is given.
  @Test func namesOfSymbols() throws {
    let folder = try TemporaryFolder(["Car/a.swift": "", "Bus/b.swift": ""])
    for roots in [[""], ["Car"], ["Car", "Bus"]] {
      let found = ModuleFinder.modules(of: try ProjectFiles(roots: roots.map(folder.path(_:))))
      let modules = found.layout.moduleOfFile.map { found.fallbacks[$0] ?? $0 }
      #expect(Set(modules.map { found.layout.modules[$0].symbolName }) == ["Main"], "\(roots)")
    }
  }

  @Test func anXcodeProject() throws {
    let library =
      "let p = Package(products: [.library(name: \"Lib\", targets: [\"Lib\"])], targets: [.target(name: \"Lib\")])"
    let files = [
      "Code/A.swift": "", "Checks/C.swift": "", "Lost/L.swift": "", "Lib/Package.swift": library,
      "Lib/Sources/Lib/B.swift": "",
    ]
    let app = try layout(files.merging(["App.xcodeproj/project.pbxproj": pbxproj("application")]) { $1 })
    #expect(app["Code/A.swift"] == "App")
    #expect(app["Checks/C.swift"] == "Checks test")
    #expect(app["Lost/L.swift"]?.hasPrefix("lint_tests_") == true)
    // A package within an application is closed; beside a framework it is not.
    #expect(app["Lib/Sources/Lib/B.swift"] == "Lib")
    let kit = try layout(files.merging(["Kit.xcodeproj/project.pbxproj": pbxproj("framework", name: "Kit")]) { $1 })
    #expect(kit["Code/A.swift"] == "Kit open")
    #expect(kit["Lib/Sources/Lib/B.swift"] == "Lib open")
    let demo = try layout(files.merging(["Kit.xcodeproj/project.pbxproj": pbxproj("application", name: "Demo")]) { $1 })
    #expect(demo["Lib/Sources/Lib/B.swift"] == "Lib open")
    for name in ["Kit Test App", "Kit Tests iOS App", "Kit-Test-Runner", "KitTestHost"] {
      let host = files.merging(["Kit.xcodeproj/project.pbxproj": pbxproj("application", name: "\"\(name)\"")]) { $1 }
      #expect(try layout(host)["Lib/Sources/Lib/B.swift"] == "Lib open")
      #expect(try layout(host)["Code/A.swift"]?.hasSuffix(" testSupport") == true)
    }
    // An application that shows made-up data is one like any other.
    let mock = files.merging(["Kit.xcodeproj/project.pbxproj": pbxproj("application", name: "KitMock")]) { $1 }
    #expect(try layout(mock)["Code/A.swift"] == "KitMock")
    let helper = files.merging(["Kit.xcodeproj/project.pbxproj": pbxproj("framework", name: "KitTestSupport")]) { $1 }
    #expect(try layout(helper)["Code/A.swift"] == "KitTestSupport testSupport")
    let broken = try layout(files.merging(["Garden.xcodeproj/project.pbxproj": "<xml/>"]) { $1 })
    #expect(broken["Code/A.swift"] == "Garden")
  }

  @Test func aLibraryForCocoaPods() throws {
    let found = try layout(["Garden.podspec": "", "Garden/A.swift": "", "Example/B.swift": ""])
    #expect(found == ["Garden/A.swift": "Garden open", "Example/B.swift": "Garden open example"])
  }

  @Test(arguments: [
    ("s.swift_version = '4.2'", 4), ("s.swift_versions = ['4.0', \"5.0\"]", 5), ("s.swift_version = ''", nil), ("s.swift_version", nil),
    ("s.pod_target_xcconfig = { 'SWIFT_VERSION' => '4.1', 'A' => '9' }", 4), ("s.version = '6'", nil),
    ("s.pod_target_xcconfig = { 'SWIFT_VERSION' => '' }", nil),
  ])
  func versionOfALibrary(text: String, expected: Int?) throws {
    let alone = ["Garden.podspec": "s.source_files = 'Garden'\n" + text, "Garden/A.swift": ""]
    #expect(try modules(alone).map(\.swiftVersion) == [expected])
    let all = ["Garden.podspec": text, "A.swift": ""]
    #expect(try modules(all).map(\.swiftVersion) == [expected])
  }

  /// One that brings frameworks which are built already has no sources.
  @Test func aLibraryOfBinaries() throws {
    let files = ["A.swift": "", "Garden/B.swift": "", "Kit.podspec": "s.vendored_frameworks = 'Kit.xcframework'"]
    #expect(try layout(files).values.allSatisfy { !$0.hasSuffix(" open") })
    let withSources = files.merging(["Kit.podspec": "s.vendored_frameworks = 'Kit.xcframework'\ns.source_files = 'Garden'"]) { $1 }
    #expect(try layout(withSources)["Garden/B.swift"] == "Kit open")
  }

  /// Who depends on a target says the manifest, be it that nobody looks at the files of those.
  @Test(arguments: [
    ("Tests", ["Gear": "test helper", "Part": "test helper", "Used": "production"]), ("Main", ["Gear": "production", "Part": "production"]),
  ])
  func partOfAPackage(user: String, expected: [String: String]) throws {
    let manifest = """
      let package = Package(name: "Kit", products: [.library(name: "Kit", targets: ["Kit"])], targets: [
        .target(name: "Kit"), .target(name: "Gear", dependencies: ["Part"]), .target(name: "Part"), .target(name: "Used"),
        .target(name: "Main", dependencies: ["Used", "\(user == "Main" ? "Gear" : "Used")"], path: "Elsewhere/Main"),
        .testTarget(name: "KitTests", dependencies: ["Kit", "Gear", "Used"]), .target(name: "Old", dependencies: ["Older"]),
        .target(name: "Older", dependencies: ["Old"]),
      ])
      """
    let found = try layout(
      ["Package.swift": manifest, "Sources/Kit/A.swift": "", "Sources/Gear/B.swift": "", "Sources/Part/C.swift": "",
       "Sources/Used/D.swift": "", "Tests/KitTests/T.swift": "", "Elsewhere/Main/E.swift": ""], roots: ["Sources"])
    #expect(found["Sources/Kit/A.swift"] == "Kit open")
    for (name, role) in expected {
      let file = found.first { $0.key.hasPrefix("Sources/\(name)/") }
      #expect(file?.value == name + (role == "test helper" ? " testSupport" : ""))
    }
  }

  /// Each is a module, wherever its specification lies; what none of them takes belongs to none.
  @Test func severalLibrariesForCocoaPods() throws {
    let spec = "s.source_files = 'Kits/Seeds/**/*.swift'"
    let found = try layout([
      "Seeds.podspec": spec, "Soil.podspec": "s.module_name = 'Earth'\ns.source_files = 'Kits/Soil/**/*.{h,swift}', 'Kits/Seeds/Soil/*'",
      "Kits/Seeds/Sources/Row/A.swift": "", "Kits/Seeds/Soil/B.swift": "", "Kits/Soil/C.swift": "", "Other/D.swift": "",
    ])
    #expect(found["Kits/Seeds/Sources/Row/A.swift"] == "Seeds open")
    #expect(found["Kits/Seeds/Soil/B.swift"] == "Earth open")
    #expect(found["Kits/Soil/C.swift"] == "Earth open")
    #expect(found["Other/D.swift"]?.hasPrefix("lint_tests_") == true)
    let twins = try layout(["A.podspec": spec, "B.podspec": spec, "Kits/Seeds/A.swift": ""])
    #expect(twins["Kits/Seeds/A.swift"]?.hasPrefix("lint_tests_") == true)
  }

  /// Nobody else has its files, and it has no others: then what is internal stays in it.
  @Test(arguments: [
    ("Soil/Tests/T.swift", true), ("Soil/Other/B.swift", false),
  ])
  func aLibraryForCocoaPodsThatTellsAll(other: String, isWhole: Bool) throws {
    for (text, tells) in [("", true), ("\ns.exclude_files = 'Code/Old/*'", false), ("\nt.source_files = paths", false)] {
      let found = try modules([
        "Soil/Soil.podspec": "s.source_files = 'Code/**/*'" + text, "Soil/Code/A.swift": "", other: "",
      ]).first { $0.name == "Soil" }
      #expect(found?.isWhole == (isWhole && tells), "\(other) \(text)")
    }
  }

  /// What it is made of is everybody's, whatever a manifest says of that.
  @Test(arguments: [
    ("s.source_files = 'Parts/**/*.swift'", true), ("p.source_files = [\n  'Code/*.h',\n  \"Parts/Sources/{A,B}.swift\"\n]", true),
    ("s.source_files = 'Parts/Sources/B.swift', 'Code/A.swift'", true), ("s.source_files = 'Parts'\ns.version = '1'", true),
    ("s.source_files = 'Code/**/*'\ns.resources = 'Parts/**/*'", false), ("s.source_files = '**/*.swift'", false),
    ("s.source_files = \"#{path}/**\"", false), ("s.source_files = 'Part/**/*'", false), ("s.source_files = 'Par", false), ("source_files", false),
  ])
  func aLibraryForCocoaPodsBesideAPackage(text: String, isOpen: Bool) throws {
    let found = try layout([
      "Core.podspec": "Pod::Spec.new do |s|\n\(text)\nend\n", "Code/A.swift": "", "Parts/Sources/B.swift": "",
      "Package.swift": "let package = Package(name: \"Core\", products: [.executable(name: \"Core\", targets: [\"Core\"])], targets: [.target(name: \"Core\", path: \"Code\")])",
    ])
    #expect(found["Code/A.swift"]?.hasPrefix("Core") == true)
    #expect(found["Parts/Sources/B.swift"]?.hasSuffix(" open") == isOpen, "\(found)")
  }

  /// What lies beside the targets of a library may be anybody's, as templates are.
  @Test(arguments: [("library", true), ("executable", false)]) func theRestOfAPackage(kind: String, isOpen: Bool) throws {
    let found = try layout([
      "Package.swift": "let p = Package(products: [.\(kind)(name: \"Core\", targets: [\"Core\"])], targets: [.target(name: \"Core\")])",
      "Sources/Core/A.swift": "", "Templates/B.swift": "",
    ])
    #expect(found["Templates/B.swift"]?.hasSuffix(" open") == isOpen)
  }

  /// The application of its project is there to try it out; what lies beside the project need not have the module's name.
  @Test(arguments: [("Kit", "Kit open"), ("Garden", "Kit open"), ("Pods/Garden", "Kit testSupport")]) func aLibraryForCocoaPodsInAProject(pod: String, module: String) throws {
    let application = """
      P = { isa = PBXProject; mainGroup = G; targets = (T, U, V); };
      V = { isa = PBXNativeTarget; name = Shop; productType = "com.apple.product-type.application"; buildPhases = (); };
      """
    let project = pbxproj("framework", name: "Kit").replacing("P = { isa = PBXProject; mainGroup = G; targets = (T, U); };", with: application)
    let found = try layout(["\(pod).podspec": "", "Kit.xcodeproj/project.pbxproj": project, "Code/A.swift": "", "Checks/C.swift": ""])
    #expect(found["Code/A.swift"] == module)
  }
}

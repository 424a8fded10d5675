import Facts
import Index
import Syntax
import Testing

@testable import Lint

/// What the imports of files change about their modules.
@Suite struct FoundModulesTests {
  /// The layout of a tree whose files have been read.
  private func layout(_ files: [String: String]) throws -> (layout: ModuleLayout, paths: [String]) {
    let folder = try TemporaryFolder(files)
    let project = try ProjectFiles(roots: [folder.path])
    var facts: ContiguousArray<FileFacts> = []
    var reader = FileReader()
    for file in project.files { facts.append(reader.read(file.path, calledAs: file.path)) }
    return (ModuleFinder.modules(of: project).confirmed(by: Imports(facts)), folder.relative(project.files.map(\.path)))
  }

  private func describe(_ files: [String: String]) throws -> [String: String] {
    let (layout, paths) = try layout(files)
    var result: [String: String] = [:]
    for (place, path) in paths.enumerated() {
      let module = layout.modules[layout.moduleOfFile[place]]
      let name = module.name.hasPrefix("lint_tests_") ? "rest" : module.name
      result[path] = "\(name)\(module.isOpenWorld ? " open" : "") \(layout.roleOfFile[place])"
    }
    return result
  }

  @Test func guessesCountOnlyIfSomebodyElseImportsThem() throws {
    let found = try describe([
      "Sources/Models/A.swift": "import Models",
      "Sources/Views/B.swift": "import struct Models.A\n@testable import Kit",
      "Kit/Sources/C.swift": "", "Tests/ModelsTests/T.swift": "",
    ])
    #expect(
      found == [
        "Sources/Models/A.swift": "Models production", "Sources/Views/B.swift": "rest production",
        "Kit/Sources/C.swift": "Kit production", "Tests/ModelsTests/T.swift": "ModelsTests test",
      ])
  }

  /// Folders inside of a folder of sources are modules of their own where somebody imports them.
  @Test func modulesInsideOfOthers() throws {
    let found = try describe([
      "Sources/Shared/Kinds/Sources/Deep/A.swift": "", "Sources/Shared/Kinds/Tests/T.swift": "", "Sources/Shared/Mail/Source/M.swift": "",
      "Sources/Shared/Box/Interface/I.swift": "", "Sources/Shared/Box/Sources/B.swift": "import BoxInterface",
      "Sources/App/Main/V.swift": "import Kinds\nimport Shared\nimport Box", "Sources/App/Views/Sources/W.swift": "",
    ])
    #expect(
      found == [
        "Sources/Shared/Kinds/Sources/Deep/A.swift": "Kinds production", "Sources/Shared/Kinds/Tests/T.swift": "KindsTests test",
        "Sources/Shared/Mail/Source/M.swift": "Shared production", "Sources/Shared/Box/Interface/I.swift": "BoxInterface production",
        "Sources/Shared/Box/Sources/B.swift": "Box production", "Sources/App/Main/V.swift": "rest production",
        "Sources/App/Views/Sources/W.swift": "rest production",
      ])
  }

  /// Where nothing tells what is built, a folder is a module if files of others import it by its name, and none of its own do.
  @Test func foldersThatAreImportedByTheirNames() throws {
    let found = try describe([
      "Kit/A.swift": "import KitCore", "Kit/Deep/B.swift": "", "KitCore/C.swift": "import Realm", "App/D.swift": "import Kit",
      "Realm/Helpers/R.swift": "import Realm", "Modules/Models/M.swift": "", "Other/Models/N.swift": "", "Widget/W.swift": "import Models",
      "Views/V.swift": "", "KitTests/T.swift": "@testable import Kit",
    ])
    #expect(
      found == [
        "Kit/A.swift": "Kit production", "Kit/Deep/B.swift": "Kit production", "KitCore/C.swift": "KitCore production",
        "App/D.swift": "rest production", "Realm/Helpers/R.swift": "rest production", "Modules/Models/M.swift": "Models production",
        "Other/Models/N.swift": "Models production", "Widget/W.swift": "rest production", "Views/V.swift": "rest production",
        "KitTests/T.swift": "rest test",
      ])
    let targets = "let p = Package(targets: [.target(name: \"Core\")])"
    for (manifest, module) in [(targets, "rest production"), ("let p = Package(dependencies: [.package(path: \"../Core\")])", "Kit production")] {
      let packaged = try describe(["Package.swift": manifest, "Kit/A.swift": "", "App/B.swift": "import Kit"])
      #expect(packaged["Kit/A.swift"] == module)
    }
  }

  /// What a library is made of is its own, unless somebody outside of the package imports it.
  @Test(arguments: [
    ("App/D.swift", "Kit", true), ("App/D.swift", "Leaf", true), ("App/D.swift", "Tool", false), ("Sources/Tool/T.swift", "Kit", false),
    ("Tests/KitTests/T.swift", "Kit", false),
  ]) func modulesThatNoProductOffers(file: String, imported: String, isOpen: Bool) throws {
    let found = try describe([
      "Package.swift": """
        let p = Package(
          products: [.library(name: "Shop", targets: ["Shop"]), .executable(name: "tool", targets: ["Tool"])],
          targets: [
            .target(name: "Shop", dependencies: ["Kit"]), .target(name: "Kit", dependencies: ["Leaf"]), .target(name: "Leaf"),
            .executableTarget(name: "Tool", dependencies: ["Kit"]), .testTarget(name: "KitTests", dependencies: ["Kit"]),
          ])
        """,
      "Sources/Shop/S.swift": "import Kit", "Sources/Kit/K.swift": "import Leaf", "Sources/Leaf/L.swift": "", "Sources/Tool/M.swift": "",
      file: "import " + imported,
    ])
    #expect(found["Sources/Shop/S.swift"] == "Shop open production")
    #expect(found["Sources/Kit/K.swift"] == (isOpen && imported == "Kit" ? "Kit open production" : "Kit production"))
    #expect(found["Sources/Leaf/L.swift"] == (isOpen && imported == "Leaf" ? "Leaf open production" : "Leaf production"))
    #expect(found["Sources/Tool/M.swift"] == "Tool production")
  }

  /// `#import <Kit/Kit.h>` is an import of the module, `#import "Kit.h"` of a file.
  @Test func headersOfModules() throws {
    let folder = try TemporaryFolder(["Sources/App/A.swift": "", "Sources/Kit/B.swift": "", "Sources/Views/C.swift": ""])
    let project = try ProjectFiles(roots: [folder.path])
    var facts: ContiguousArray<FileFacts> = []
    for file in project.files {
      var fact = FileFacts(path: file.path)
      fact.flags = .isObjectiveC
      for path in ["Kit/Kit.h", "Views.h", "XCTest/XCTest.h"] where file.path.hasSuffix("A.swift") {
        fact.decls.append(
          DeclFact(.import, fact.names.intern(path), parent: DeclFact.none, text: 0..<0, nameText: 0..<0))
      }
      facts.append(fact)
    }
    let layout = ModuleFinder.modules(of: project).confirmed(by: Imports(facts))
    #expect(layout.modules[layout.moduleOfFile[1]].name == "Kit")
    #expect(layout.modules[layout.moduleOfFile[2]].name != "Views")
    #expect(layout.roleOfFile.map { $0 == .test } == [true, false, false])
  }

  /// What is called after tests and uses what tests use is for tests, all of it.
  @Test func helpersOfTests() throws {
    let files = [
      "Package.swift": """
        let p = Package(
          products: [.library(name: "BoatTesting", targets: ["BoatTesting"]), .library(name: "Boat", targets: ["Boat"])],
          targets: [.target(name: "BoatTesting"), .target(name: "Boat"), .target(name: "LatestBoats"), .target(name: "BoatTestData")])
        """,
      "Sources/BoatTesting/A.swift": "import Testing", "Sources/BoatTesting/B.swift": "",
      "Sources/Boat/C.swift": "import XCTest", "Sources/Boat/D.swift": "",
      "Sources/LatestBoats/E.swift": "import XCTest", "Sources/LatestBoats/F.swift": "", "Sources/BoatTestData/G.swift": "",
    ]
    let found = try describe(files)
    #expect(found["Sources/BoatTesting/A.swift"] == "BoatTesting open testSupport")
    #expect(found["Sources/BoatTesting/B.swift"] == "BoatTesting open testSupport")
    #expect(found["Sources/Boat/D.swift"] == "Boat open production")
    #expect(found["Sources/LatestBoats/F.swift"] == "LatestBoats production")
    #expect(found["Sources/BoatTestData/G.swift"] == "BoatTestData production")
  }

  /// By its name alone, or by what it imports with `@testable`.
  @Test func helpersOfTestsThatImportNoFramework() throws {
    let modules = ["DoorTesting", "ABTesting", "DoorTestHelper", "DoorTestingUtils", "DoorTestData", "LatestDoors"]
    let targets = modules.map { ".target(name: \"\($0)\")" }.joined(separator: ", ")
    var files = ["Package.swift": "let p = Package(targets: [\(targets)])", "Sources/DoorTestData/B.swift": ""]
    for name in modules { files["Sources/\(name)/A.swift"] = ["DoorTestData", "LatestDoors"].contains(name) ? "@testable import Door" : "" }
    let found = try describe(files)
    for name in ["DoorTesting", "DoorTestHelper", "DoorTestingUtils", "DoorTestData"] {
      #expect(found["Sources/\(name)/A.swift"] == "\(name) testSupport")
    }
    #expect(found["Sources/DoorTestData/B.swift"] == "DoorTestData testSupport")
    for name in ["ABTesting", "LatestDoors"] { #expect(found["Sources/\(name)/A.swift"] == "\(name) production") }
  }

  /// What a target's dependencies do not say, imports may.
  @Test func modulesThatProductionImports() throws {
    func role(ofCoreWith text: String) throws -> String? {
      try describe([
        "Package.swift": """
        let p = Package(products: [.library(name: "UI", targets: ["UI"])], targets: [
          .target(name: "Core"), .target(name: "UI", dependencies: make()), .testTarget(name: "UITests", dependencies: ["Core"])])
        """,
        "Sources/Core/C.swift": "", "Sources/UI/U.swift": text, "Tests/UITests/T.swift": "import Core",
      ])["Sources/Core/C.swift"]
    }
    #expect(try role(ofCoreWith: "import Core") == "Core production")
    #expect(try role(ofCoreWith: "import Coral") == "Core testSupport")
  }

  @Test func filesThatImportTestFrameworks() throws {
    let found = try describe([
      "A.swift": "#if canImport(XCTest)\nimport XCTest\n#endif", "B.swift": "@testable import Testing",
      "C.swift": "import XCTestDynamicOverlay",
      "D.swift": "import class Quick.QuickSpec", "Helpers/TestSupport/E.swift": "import XCTest",
      "F.swift": "// import Nimble",
      "Package.swift":
        "let p = Package(products: [.library(name: \"Nimble\", targets: [\"Nimble\"])], targets: [.target(name: \"Nimble\")])",
      "Sources/Nimble/N.swift": "import XCTest",
    ])
    let roles = found.mapValues { String($0.split(separator: " ").last ?? "") }
    #expect(
      roles == [
        "A.swift": "test", "B.swift": "test", "C.swift": "production", "D.swift": "test",
        "Helpers/TestSupport/E.swift": "testSupport",
        "F.swift": "production", "Package.swift": "production", "Sources/Nimble/N.swift": "production",
      ])
  }

  @Test func whatAnOpenModuleExportsIsOpen() throws {
    let found = try describe([
      "Package.swift": """
      let p = Package(products: [.library(name: "All", targets: ["All"])],
        targets: [.target(name: "All"), .target(name: "Core"), .target(name: "Base"), .target(name: "Hidden")])
      """,
      "Sources/All/A.swift": "@_exported import Core\nimport Hidden",
      "Sources/Core/C.swift": "@_exported import struct Base.B",
      "Sources/Base/B.swift": "import Hidden", "Sources/Hidden/H.swift": "@_exported import All",
    ])
    #expect(found["Sources/All/A.swift"] == "All open production")
    #expect(found["Sources/Core/C.swift"] == "Core open production")
    #expect(found["Sources/Base/B.swift"] == "Base open production")
    #expect(found["Sources/Hidden/H.swift"] == "Hidden production")
  }

  @Test func importsAreDependencies() throws {
    let (layout, _) = try layout([
      "Package.swift":
        "let p = Package(targets: [.target(name: \"A\", dependencies: [\"B\"]), .target(name: \"B\"), .target(name: \"C\")])",
      "Sources/A/A.swift": "import C\nimport B\nimport Foundation\nimport A", "Sources/B/B.swift": "import C",
      "Sources/C/C.swift": "",
    ])
    let dependencies = Dictionary(
      layout.modules.map { ($0.name, $0.dependencies) }, uniquingKeysWith: { first, _ in first })
    #expect(dependencies["A"] == ["B", "C"])
    #expect(dependencies["B"] == ["C"])
    #expect(dependencies["C"] == [])
  }
}

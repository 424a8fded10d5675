import Syntax
import Testing

@testable import Lint

/// Manifests as people write them, and what can be read of them.
@Suite struct ManifestTests {
  private func manifest(_ text: String) -> Manifest {
    ManifestReader.read(Source(path: "Package.swift", text: text))
  }

  @Test func targetsAndProducts() {
    let manifest = manifest(
      """
      // swift-tools-version: 6.0
      import PackageDescription
      let package = Package(
        name: "Garden",
        products: [
          .library(name: "Garden", targets: ["Garden", "Seeds"]), .executable(name: "water", targets: ["Water"]),
          .plugin(name: "Grow", targets: ["Grow"]),
        ],
        dependencies: [.package(url: "https://example.com/soil.git", from: "1.0.0")],
        targets: [
          .target(
            name: "Garden", dependencies: ["Seeds", .product(name: "Soil", package: "soil"), .target(name: "Water", condition: .when(platforms: [.linux]))],
            path: "Code/Garden", exclude: ["Notes.md", "Old"], sources: ["Beds", "Path.swift"], resources: [.process("x")],
            swiftSettings: [.define("X")], plugins: [.plugin(name: "Grow"), .plugin(name: "Lint", package: "Tools")]),
          .target(name: "Seeds"), .executableTarget(name: "Water", dependencies: [.byName(name: "Seeds")]),
          .testTarget(name: "GardenTests", dependencies: ["Garden"]), .macro(name: "Magic"), .plugin(name: "Grow", capability: .buildTool()),
          .systemLibrary(name: "CSun"), .binaryTarget(name: "Rain", path: "Rain.xcframework"),
        ])
      """)
    var garden = Manifest.Target("Garden", .library, path: "Code/Garden")
    garden.dependencies = ["Seeds", "Soil", "Water"]
    garden.exclude = ["Notes.md", "Old"]
    garden.sources = ["Beds", "Path.swift"]
    #expect(manifest.targets.first == garden)
    #expect(
      manifest.targets.map(\.kind) == [.library, .library, .executable, .test, .macro, .plugin, .system, .binary])
    #expect(
      manifest.targets.map(\.name) == ["Garden", "Seeds", "Water", "GardenTests", "Magic", "Grow", "CSun", "Rain"])
    #expect(manifest.targets[2].dependencies == ["Seeds"])
    #expect(manifest.products.map(\.name) == ["Garden", "water"])
    #expect(manifest.products[0].targets == ["Garden", "Seeds"])
    #expect(!manifest.hasComputedTargets && !manifest.hasComputedProducts)
    #expect(manifest.exposes(manifest.targets[1]) && !manifest.exposes(manifest.targets[2]))
  }

  @Test func constantsAndSums() {
    let manifest = manifest(
      #"""
      let base = "Garden"
      let common: [Target.Dependency] = ["Seeds", .product(name: "Soil", package: "soil")]
      extension Target.Dependency {
        static let water = Self.byName(name: "Water")
        static var sun: Self { .target(name: "Sun") }
      }
      enum Name { static let tests = base + "Tests" }
      let package = Package(
        name: base,
        products: [.library(name: base, targets: [base])],
        targets: [
          .target(name: base, dependencies: common + [.water], path: "Code/\(base)/Main"),
          .testTarget(name: Name.tests, dependencies: [.init(stringLiteral: base)]),
          .target(name: "Moon", dependencies: { isClear ? [Target.Dependency("Sun")] : [] }()),
        ])
      package.targets.append(.target(name: "Late"))
      package.targets += [.target(name: "Later", dependencies: ["Late"])]
      """#)
    #expect(manifest.targets.map(\.name) == ["Sun", "Garden", "GardenTests", "Moon", "Late", "Later"])
    #expect(manifest.targets[3].dependencies == ["Sun"])
    #expect(manifest.targets[1].dependencies == ["Seeds", "Soil", "Water"])
    #expect(manifest.targets[1].path == "Code/Garden/Main")
    #expect(manifest.products.first?.targets == ["Garden"])
    #expect(!manifest.hasComputedTargets)
  }

  @Test func functionsOfTheManifest() {
    let manifest = manifest(
      #"""
      let package = Package(name: "p", products: [.library(name: "A", targets: ["A"])],
        targets: [module("A"), module("B", path: "Other/B", uses: ["A"]), tests(of: "A", uses: ["B"]), tests("Whole", uses: [])])
      func module(_ name: String, path: String? = nil, uses: [Target.Dependency] = []) -> Target {
        .target(name: name, dependencies: uses, path: path ?? "Code/\(name)")
      }
      func tests(_ name: String, uses: [Target.Dependency]) -> Target {
        .testTarget(name: "\(name)Tests", dependencies: uses, path: "Tests/\(name)")
      }
      func tests(of name: String, uses: [Target.Dependency] = []) -> Target {
        tests(name, uses: [.target(name: name)] + uses)
      }
      """#)
    #expect(manifest.targets.map(\.name) == ["A", "B", "ATests", "WholeTests"])
    #expect(manifest.targets.map(\.path) == ["Code/A", "Other/B", "Tests/A", "Tests/Whole"])
    #expect(manifest.targets.map(\.dependencies) == [[], ["A"], ["A", "B"], []])
    #expect(!manifest.hasComputedTargets)
  }

  @Test func whatOnlyRunningItWouldTell() {
    let manifest = manifest(
      """
      let names = ["A", "B"]
      let package = Package(name: "p", products: names.map { .library(name: $0, targets: [$0]) },
        targets: names.map { .target(name: $0) } + [.target(name: "C"), .target(name: make())])
      """)
    #expect(manifest.targets.map(\.name) == ["C"])
    #expect(manifest.hasComputedTargets && manifest.hasComputedProducts)
    #expect(manifest.exposes(manifest.targets[0]))
  }

  /// Products that have names of their own, or that a function makes, may be libraries of any target.
  @Test(arguments: [
    ("[.core, .views]", false, true), ("[.core]", true, false), ("all", true, false), ("all", false, true), ("[make(\"A\")]", false, true),
    ("[.plugin(name: \"P\", targets: [\"P\"])] + more", false, false), ("[.iOSApplication(name: \"S\", targets: [\"S\"])]", false, false), ("[]", false, false),
  ])
  func productsWithNames(products: String, isDeclared: Bool, isComputed: Bool) {
    let declaration = "extension Product { static let core = Product.library(name: \"A\", targets: [\"A\"]) }"
    let manifest = manifest(
      """
      let package = Package(name: "p", products: \(products), targets: [.target(name: "A")])
      \(isDeclared ? declaration : "")
      """)
    #expect(manifest.hasComputedProducts == isComputed)
    #expect(manifest.exposes(Manifest.Target("A", .library)) == (isComputed || isDeclared))
  }

  /// What only a developer's environment adds is no product of the package; what it takes away is one.
  @Test func productsThatAreSwitchedOn() {
    let manifest = manifest(
      """
      let package = Package(name: "p", products: [.library(name: "A", targets: ["A"])],
        targets: ["A", "B", "C", "D", "E", "F", "G"].map { .target(name: $0) } + [.target(name: "B")])
      if ProcessInfo.processInfo.environment["B_TOOLS"] != nil {
        package.products.append(.library(name: "B", targets: ["B"]))
        package.products += names.map { .library(name: $0, targets: [$0]) }
      }
      if Context.environment["NO_C"] == nil { package.products.append(.library(name: "C", targets: ["C"])) }
      if !has(Context.environment["NO_D"]) { package.products.append(.library(name: "D", targets: ["D"])) }
      if let kind = Context.environment["KIND"], kind == "all" {
        package.products.append(.library(name: "E", type: .static, targets: ["E"]))
      } else {
        package.products.append(.library(name: "E", targets: ["E"]))
      }
      if isMac { package.products.append(.library(name: "F", targets: ["F"])) }
      if getenv("G_TOOLS") != nil { package.products.append(.library(name: "G", targets: ["G"])) }
      """)
    let names = ["A", "B", "C", "D", "E", "F", "G"]
    #expect(names.filter { manifest.exposes(Manifest.Target($0, .library)) } == ["A", "C", "D", "E", "F"])
    #expect(!manifest.hasComputedProducts)
  }

  /// What needs a package of the same disk nobody can have but who has the disk.
  @Test(arguments: [
    ("[.package(path: \"..\"), .package(url: \"u\", from: \"1.0.0\")]", true), ("[.package(name: \"P\", path: \"../P\")]", true),
    ("[.package(url: \"u\", from: \"1.0.0\")]", false), ("[isLocal ? .package(path: \"..\") : .package(url: \"u\", branch: \"main\")]", false),
    ("makeDependencies()\nfunc makeDependencies() -> [Package.Dependency] { [.package(path: \"..\")] }", false),
  ])
  func dependenciesOnTheDisk(dependencies: String, isLocal: Bool) {
    let manifest = manifest(
      "let dependencies: [Package.Dependency] = \(dependencies)\nlet p = Package(products: [.library(name: \"A\", targets: [\"A\"])])")
    #expect(manifest.hasLocalDependencies == isLocal)
    #expect(manifest.exposes(Manifest.Target("A", .library)) == !isLocal)
  }

  @Test func brokenManifests() {
    for text in [
      "", ".target(name:", "let a = a\nlet package = Package(targets: [.target(name: a)])",
      ".target(name: \"A\", path: \"x", "func f(", ".", "if environment", "if if environment { .library(name: \"A\"", "if x { } else",
    ] {
      _ = manifest(text)
    }
    #expect(manifest("let a = b\nlet b = a\nlet t = .target(name: a)").hasComputedTargets)
    #expect(
      manifest("#if os(Linux)\nlet t = [Target.target(name: \"A\")]\n#else\nlet t = []\n#endif").targets.map(\.name)
        == ["A"])
  }
}

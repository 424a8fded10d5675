// swift-tools-version: 6.2
import PackageDescription

let strict: [SwiftSetting] = [
  .strictMemorySafety(),
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
]

func module(_ name: String, path: String? = nil, uses: [Target.Dependency] = []) -> Target {
  .target(name: name, dependencies: uses, path: path ?? "Sources/\(name)", swiftSettings: strict)
}

func tests(of name: String, uses: [Target.Dependency] = [], exclude: [String] = []) -> Target {
  .testTarget(
    name: "\(name)Tests", dependencies: [.target(name: name)] + uses, path: "Tests/\(name)Tests", exclude: exclude,
    swiftSettings: strict)
}

let package = Package(
  name: "accesslint",
  platforms: [.macOS(.v15)],
  products: [.executable(name: "accesslint", targets: ["accesslint"])],
  targets: [
    module("Syntax"),
    module("Facts", uses: ["Syntax"]),
    module("Index", uses: ["Facts", "Syntax"]),
    module("Report", uses: ["Syntax"]),
    module("Lint", uses: ["Syntax"]),
    .executableTarget(
      name: "accesslint", dependencies: ["Syntax", "Report", "Lint"], path: "Sources/accesslint", swiftSettings: strict),
    tests(of: "Syntax", uses: ["Report"], exclude: ["Constructs"]),
    tests(of: "Lint"),
  ],
  swiftLanguageModes: [.v6]
)

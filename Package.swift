// swift-tools-version: 6.2
import PackageDescription

let strict: [SwiftSetting] = [
  .strictMemorySafety(),
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
]

func module(
  _ name: String, path: String? = nil, uses: [Target.Dependency] = [], exclude: [String] = []
) -> Target {
  .target(name: name, dependencies: uses, path: path ?? "Sources/\(name)", exclude: exclude, swiftSettings: strict)
}

func tests(_ name: String, uses: [Target.Dependency], exclude: [String] = []) -> Target {
  .testTarget(
    name: "\(name)Tests", dependencies: uses, path: "Tests/\(name)Tests", exclude: exclude, swiftSettings: strict)
}

func tests(of name: String, uses: [Target.Dependency] = [], exclude: [String] = []) -> Target {
  tests(name, uses: [.target(name: name)] + uses, exclude: exclude)
}

// Where packages have no plugins, ACCESSLINT_PLUGINS=0 leaves them out.
let hasPlugins = Context.environment["ACCESSLINT_PLUGINS"] != "0"

func plugin(_ name: String, _ capability: Target.PluginCapability) -> Target {
  .plugin(
    name: "AccessLint\(name)", capability: capability, dependencies: ["accesslint"], path: "Sources/Plugins/\(name)")
}

let plugins = [
  plugin("Command", .command(intent: .custom(verb: "accesslint", description: "Find code that goes around access control"))),
  plugin("Build", .buildTool()),
]

let package = Package(
  name: "accesslint",
  platforms: [.macOS(.v15)],
  products: [
    .executable(name: "accesslint", targets: ["accesslint"]),
    // What somebody else's rules are made with.
    .library(name: "AccessLintKit", targets: ["Command", "Rules", "RuleKit", "Index", "Catalog", "Facts", "Syntax"]),
  ] + (hasPlugins ? plugins.map { .plugin(name: $0.name, targets: [$0.name]) } : []),
  targets: [
    module("Syntax"),
    module("Catalog"),
    module("Facts", uses: ["Syntax"]),
    module("Names"),
    // Types alone: the library itself is opened at run time.
    .systemLibrary(name: "CClang", path: "Sources/CClang"),
    module("ObjC", uses: ["CClang", "Catalog", "Names", "Facts", "Syntax"]),
    module("Index", uses: ["Catalog", "Names", "Facts", "Syntax"]),
    module("RuleKit", uses: ["Index", "Facts", "Syntax"]),
    module("Rules", path: "Rules", uses: ["RuleKit", "Index", "Catalog", "Facts", "Syntax"], exclude: ["README.md", "Documentation"]),
    module("Report", uses: ["RuleKit", "Index", "Catalog", "Facts", "Syntax"]),
    module("Lint", uses: ["Report", "RuleKit", "ObjC", "Index", "Catalog", "Facts", "Syntax"]),
    module("Command", uses: ["Lint", "Report", "RuleKit", "Index", "Catalog", "Facts", "Syntax"]),
    .executableTarget(
      name: "accesslint", dependencies: ["Command", "Rules"], path: "Sources/accesslint", swiftSettings: strict),
    tests(of: "Syntax", uses: ["Report"], exclude: ["Constructs", "Tokens"]),
    tests("Command", uses: ["accesslint"], exclude: ["Golden"]),
    tests(of: "Catalog"),
    tests(of: "Facts", uses: ["Syntax"]),
    tests(of: "Names", uses: ["Catalog"], exclude: ["GivenByHand.txt"]),
    tests(of: "ObjC", uses: ["Facts", "Syntax"]),
    tests(of: "Index", uses: ["Catalog", "Facts", "Syntax"]),
    tests("Rule", uses: ["Rules", "RuleKit", "Report", "ObjC", "Index", "Facts", "Syntax"]),
    tests(of: "Report", uses: ["RuleKit", "Index", "Facts", "Syntax"], exclude: ["Golden"]),
    tests("House", uses: ["Lint", "Rules", "RuleKit", "Report", "Index", "Facts", "Syntax"]),
    tests(of: "Lint", uses: ["accesslint", "Command", "Rules", "Report", "RuleKit", "Index", "Facts", "Syntax"]),
  ] + (hasPlugins ? plugins : []),
  swiftLanguageModes: [.v6]
)

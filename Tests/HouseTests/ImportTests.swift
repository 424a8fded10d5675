import Syntax
import Testing

/// Dependencies point down, and only the ends of the program touch the system.
@Suite struct ImportTests {
  /// What each module may import of the house; a module that is not listed may not exist.
  static let below: [String: Set<String>] = [
    "Syntax": [],
    "Facts": ["Syntax"],
    "Catalog": [],
    "CClang": [],
    "Names": [],
    "ObjC": ["CClang", "Catalog", "Names", "Facts", "Syntax"],
    "Index": ["Catalog", "Names", "Facts", "Syntax"],
    "RuleKit": ["Index", "Facts", "Syntax"],
    "Rules": ["RuleKit", "Index", "Catalog", "Facts", "Syntax"],
    "Report": ["RuleKit", "Index", "Catalog", "Facts", "Syntax"],
    "Lint": ["Report", "RuleKit", "ObjC", "Index", "Catalog", "Facts", "Syntax"],
    "Command": ["Lint", "Report", "RuleKit", "Index", "Catalog", "Facts", "Syntax"],
    "accesslint": ["Command", "Rules"],
    "Plugins": [],
  ]

  /// What is not of the house, and who may have it. Foundation costs every start 3 ms, so nobody has it but what runs in
  /// SwiftPM.
  static let system: [String: Set<String>] = [
    "Foundation": ["Plugins"],
    "PackagePlugin": ["Plugins"],
    "Glibc": ["Syntax", "ObjC", "Lint", "Command"],
    "Musl": ["Syntax", "ObjC", "Lint", "Command"],
    "Darwin": ["Syntax", "ObjC", "Lint", "Command"],
    "MachO": ["Lint"],
    "Dispatch": ["Lint"],
    "Synchronization": ["Index", "Lint"],
  ]

  @Test func importsPointDown() throws {
    let sources = Repository.shared.shipped
    var count = 0
    for source in sources {
      let allowed = try #require(Self.below[source.module], "\(source.module) is not in the list of modules")
      for decl in source.decls where decl.kind == .import {
        count += 1
        let name = String(decl.name.prefix { $0 != "." })
        let isAllowed = allowed.contains(name) || Self.system[name]?.contains(source.module) == true
        #expect(isAllowed, "\(source):\(decl.lines.lowerBound) imports \(name)")
      }
    }
    #expect(count > sources.count / 2, "imports were found")
  }

  @Test func theListItselfPointsDown() {
    for (module, below) in Self.below {
      var reached = below
      for _ in Self.below { reached.formUnion(reached.flatMap { Self.below[$0] ?? [] }) }
      #expect(!reached.contains(module), "\(module) is below itself")
    }
  }
}

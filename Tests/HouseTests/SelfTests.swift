import Facts
import Index
import RuleKit
import Rules
import Syntax
import Testing

/// The house keeps its own rules: accesslint finds nothing in accesslint, and nothing is excused.
@Suite struct SelfTests {
  private let sources = Repository.shared.sources

  private func index() -> ProjectIndex {
    var builder = FactsBuilder()
    var facts: ContiguousArray<FileFacts> = []
    var modules: [ModuleLayout.Module] = []
    var moduleOfFile: [Int] = []
    for source in sources {
      let text = Source(path: source.path, text: source.bytes)
      let tokens = lex(text)
      facts.append(builder.facts(of: text, tokens, parse(tokens, of: text)))
      let known = modules.firstIndex { $0.name == source.module }
      moduleOfFile.append(known ?? modules.count)
      if known == nil { modules.append(module(of: source)) }
    }
    return ProjectIndex(joining: facts, layout: ModuleLayout(modules: modules, moduleOfFile: moduleOfFile))
  }

  private func module(of source: HouseSource) -> ModuleLayout.Module {
    if source.path.hasPrefix("Tests/") {
      return ModuleLayout.Module(name: source.module, role: .test, dependencies: ImportTests.below.keys.sorted())
    }
    // What the library product holds, anybody may import.
    let isOpen = ["RuleKit", "Index", "Catalog", "Facts", "Syntax"].contains(source.module)
    let below = ImportTests.below[source.module] ?? []
    return ModuleLayout.Module(name: source.module, isOpenWorld: isOpen, dependencies: below.sorted())
  }

  @Test func noFindings() {
    let index = index()
    #expect(index.files.count > 50)
    #expect(index.files.reduce(0) { $0 + $1.decls.count } > 1000)
    var bench = Workbench(RuleChoice(from: ruleBook), on: index)
    for file in index.files.indices {
      for finding in bench.findings(inFile: file) {
        let line = index.files[finding.place.file].lines.position(of: Int(finding.place.range.lowerBound)).line
        let path = index.files[finding.place.file].path
        #expect(Bool(false), "\(path):\(line): \(finding.message.text) [\(finding.rule)]")
      }
    }
  }

  @Test func everyFileIsUnderstood() {
    for file in index().files { #expect(!file.flags.contains(.hasIssues), "\(file.path)") }
  }

  @Test func noAllowances() {
    for file in index().files {
      for directive in file.directives.map({ file.text($0.text) }) {
        #expect(!directive.hasPrefix("disable") && !directive.hasPrefix("allow"), "\(file.path): \(directive)")
      }
      #expect(!file.flags.contains(.isGenerated), "\(file.path) is taken for a generated file")
    }
  }
}

import Catalog
import Foundation
import Testing

/// The embedded form says what the files say, where they are given; and is written anew if that is asked for.
@Suite struct EmbeddedTests {
  private static let isRewriting = ProcessInfo.processInfo.environment["ACCESSLINT_REGENERATE"] == "1"
  private static let path = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().appendingPathComponent("Sources/Catalog/Embedded.swift")

  @Test(.enabled(if: CatalogFiles.folder != nil && isRewriting)) func rewrite() throws {
    let source = try CatalogWriter(CatalogFiles(try #require(CatalogFiles.folder))).source
    try Data(source.utf8).write(to: Self.path)
  }

  private static var isComparing: Bool { CatalogFiles.folder != nil && !isRewriting }

  @Test(.enabled(if: isComparing)) func protocols() throws {
    let files = try CatalogFiles(try #require(CatalogFiles.folder))
    let known = Catalog.apple.protocols
    #expect(known.count == files.protocols.count && known.count > 800)
    var count = 0
    for (entry, record) in zip(known, files.protocols) {
      #expect((entry.module, entry.name, entry.objcName) == (record.module, record.name, record.objc))
      #expect(entry.inheritedNames == record.inherits)
      #expect(entry.members.count == record.members.count)
      #expect(Catalog.apple.protocols(named: record.name).filter { $0.module == record.module } == [entry])
      #expect(Catalog.apple.protocols(objcName: record.objc).filter { $0.module == record.module } == [entry])
      for (member, expected) in zip(entry.members, record.members) {
        count += 1
        check(member, expected, entry)
      }
    }
    #expect(count == files.protocols.reduce(0) { $0 + $1.members.count } && count > 4600)
  }

  private func check(_ member: CatalogMember, _ record: MemberRecord, _ owner: CatalogProtocol) {
    #expect(member.owner == owner)
    #expect(member.name == record.swift && member.selector == record.selector)
    #expect(member.type == record.result && member.parameterTypes == record.params ?? [])
    #expect(member.isOptional == record.optional && member.isSettable == record.isSettable)
    #expect(member.returnsValue == record.returnsValue)
    #expect("\(member.kind)" == Self.kinds[record.kind])
    #expect(member.baseName + (record.swift.contains("(") ? "(\(member.labels.map { $0 + ":" }.joined()))" : "") == record.swift)
    #expect(Catalog.apple.members(named: record.swift).contains(member))
    #expect(Catalog.apple.members(baseName: member.baseName).contains(member))
    #expect(Catalog.apple.members(selector: record.selector).contains(member))
  }

  private static let kinds = [
    "method": "method", "property": "property", "type.method": "typeMethod", "type.property": "typeProperty",
    "init": "init", "subscript": "subscript",
  ]

  @Test(.enabled(if: isComparing)) func classes() throws {
    let files = try CatalogFiles(try #require(CatalogFiles.folder))
    let known = Catalog.apple.classes
    #expect(known.count == files.classes.count && known.count > 3600)
    for (entry, record) in zip(known, files.classes) {
      #expect((entry.module, entry.name, entry.objcName) == (record.module, record.name, record.objc))
      #expect(entry.superclassName == record.super && entry.protocolNames == record.protocols)
      #expect(Catalog.apple.classes(named: record.name).filter { $0.module == record.module } == [entry])
      #expect(Catalog.apple.classes(objcName: record.objc).filter { $0.module == record.module } == [entry])
    }
  }

  @Test(.enabled(if: isComparing)) func contracts() throws {
    let files = try CatalogFiles(try #require(CatalogFiles.folder))
    let known = Catalog.apple.contracts.map { entry in
      ContractRecord(
        kind: ContractRecord.Kind(rawValue: entry.kind.rawValue) ?? .mustCallSuper, module: entry.module,
        type: entry.className, member: entry.member, isAboutSetter: entry.isAboutSetter, isStatic: entry.isStatic,
        forbidsSuper: entry.forbidsSuper, words: entry.words)
    }
    #expect(known == files.contracts && known.count > 40)
  }
}

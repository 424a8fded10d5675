public import Catalog
import Facts
public import Index
import Syntax

/// What is known of a protocol or a class, Apple's or the project's: what it inherits, and what it asks for.
public struct TypeSummary {
  /// `protocol` or `class`.
  let kind: String
  let name: String
  /// Where Objective-C has another.
  let objcName: String?
  /// The framework, or the file and the line.
  let place: String
  /// Through however many steps: what a protocol inherits, a class's superclasses.
  let inherited: [String]
  /// A class's protocols, those of superclasses included.
  var protocols: [String] = []
  /// Those of the type itself first; empty of a class of Apple's.
  var sections: [Section] = []
  var contracts: [CatalogContract] = []
  /// What it inherits and nobody knows.
  var unknown: [String] = []

  /// The members that one protocol has.
  struct Section {
    let owner: String
    let place: String
    let members: [Member]
  }

  /// A requirement, or what a protocol allows.
  struct Member {
    let name: String
    let kind: CatalogMember.Kind
    let isOptional: Bool
    let selector: String?
    let type: String
    let parameterTypes: [String]
  }

  public init(_ found: CatalogProtocol) {
    kind = "protocol"
    name = found.name
    objcName = found.objcName == found.name ? nil : found.objcName
    place = found.module
    inherited = found.ancestors.dropFirst().map(\.name)
    sections = found.ancestors.map(Section.init)
  }

  public init(_ found: CatalogClass) {
    kind = "class"
    name = found.name
    objcName = found.objcName == found.name ? nil : found.objcName
    place = found.module
    inherited = found.superclasses.map(\.name)
    protocols = found.protocolNames
    contracts = Catalog.apple.contracts(of: found)
  }

  /// A protocol or a class of the project; `nil` of other types.
  public init?(_ type: TypeID, in index: ProjectIndex) {
    let entry = index.entry(type)
    guard entry.kind == .protocol || entry.kind == .class else { return nil }
    kind = entry.kind == .protocol ? "protocol" : "class"
    name = index.name(of: entry.decl)
    objcName = nil
    place = TypeSummary.place(of: entry.decl, in: index)
    let lineage = index.lineage(of: type)
    let types = lineage.types.filter { $0 != type }
    let own = types.filter { index.entry($0).kind == .protocol }
    let adopted = own.map { index.name(of: index.entry($0).decl) } + lineage.protocols.map(\.name)
    let classes = types.filter { index.entry($0).kind == .class }.map { index.name(of: index.entry($0).decl) }
    if entry.kind == .protocol {
      inherited = classes + lineage.classes.map(\.name) + adopted
    } else {
      inherited = classes + lineage.classes.map(\.name)
      protocols = adopted
    }
    let asked = (entry.kind == .protocol ? [type] : []) + own
    sections = asked.map { Section($0, in: index) } + lineage.protocols.map(Section.init)
    contracts = lineage.classes.first.map { Catalog.apple.contracts(of: $0) } ?? []
    unknown = lineage.unknown.map(\.text).filter { !$0.isEmpty }
  }

  fileprivate static func place(of id: DeclID, in index: ProjectIndex) -> String {
    let facts = index.files[index.file(of: id)]
    return "\(facts.path):\(facts.lines.position(of: Int(index.decl(id).nameOffset)).line)"
  }
}

extension TypeSummary.Section {
  fileprivate init(_ found: CatalogProtocol) {
    owner = found.name
    place = found.module
    members = found.members.map { member in
      TypeSummary.Member(
        name: member.name, kind: member.kind, isOptional: member.isOptional, selector: member.selector, type: member.type,
        parameterTypes: member.parameterTypes)
    }
  }

  fileprivate init(_ type: TypeID, in index: ProjectIndex) {
    let decl = index.entry(type).decl
    let isObjC = index.isObjCProtocol(type)
    owner = index.name(of: decl)
    place = TypeSummary.place(of: decl, in: index)
    members = index.requirements(of: type).compactMap { index.objcRequirement($0) }.map { requirement in
      TypeSummary.Member(
        name: requirement.key, kind: requirement.kind, isOptional: requirement.isOptional,
        selector: isObjC ? requirement.selector : nil, type: requirement.type, parameterTypes: requirement.parameterTypes)
    }
  }
}

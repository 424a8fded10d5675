import Catalog

/// Summaries of types for programs: an array with an object for each.
public struct TypeSummaryJSON {
  public private(set) var writer = ByteWriter()

  public init() {}

  public mutating func write(_ summaries: [TypeSummary]) {
    writer.writeJSON { json in
      json.array { json in
        for summary in summaries {
          json.newLine()
          json.object { TypeSummaryJSON.write(summary, to: &$0) }
        }
        json.endLine()
      }
    }
    writer.write("\n")
  }

  private static func write(_ summary: TypeSummary, to json: inout JSONWriter) {
    json.member("kind", summary.kind)
    json.member("name", summary.name)
    json.member("objcName", summary.objcName ?? summary.name)
    json.member("declaredIn", summary.place)
    write("inherits", summary.inherited, to: &json)
    if summary.kind == "class" { write("protocols", summary.protocols, to: &json) }
    write("unknown", summary.unknown, to: &json)
    json.array("members") { json in
      for section in summary.sections {
        for member in section.members {
          json.newLine()
          json.object { write(member, of: section, to: &$0) }
        }
      }
    }
    json.array("contracts") { json in
      for contract in summary.contracts {
        json.newLine()
        json.object { write(contract, to: &$0) }
      }
    }
  }

  private static func write(_ key: String, _ names: [String], to json: inout JSONWriter) {
    json.array(key) { json in for name in names { json.element(name) } }
  }

  private static func write(_ member: TypeSummary.Member, of section: TypeSummary.Section, to json: inout JSONWriter) {
    json.member("name", member.name)
    json.member("kind", "\(member.kind)")
    json.member("optional", member.isOptional)
    if let selector = member.selector { json.member("selector", selector) }
    json.member("type", member.type)
    write("parameterTypes", member.parameterTypes, to: &json)
    json.member("owner", section.owner)
    json.member("declaredIn", section.place)
  }

  private static func write(_ contract: CatalogContract, to json: inout JSONWriter) {
    json.member("contract", "\(contract.kind)")
    json.member("member", contract.member)
    json.member("class", contract.className)
    json.member("isAboutSetter", contract.isAboutSetter)
    json.member("isStatic", contract.isStatic)
    json.member("words", contract.words)
  }
}

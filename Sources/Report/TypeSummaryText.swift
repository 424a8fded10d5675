import Catalog

/// Summaries of types for a person: one below the other, in columns.
public struct TypeSummaryText {
  public private(set) var writer = ByteWriter()
  private let paint: Paint

  /// What every object has is not worth a line each.
  private static let plainest = "NSObjectProtocol"
  private static let width = 100
  private static let longestName = 64

  public init(isColored: Bool = false) { paint = Paint(isColored: isColored) }

  public mutating func write(_ summaries: [TypeSummary]) {
    for (place, summary) in summaries.enumerated() {
      if place > 0 { writer.write("\n") }
      write(summary)
    }
  }

  private mutating func write(_ summary: TypeSummary) {
    writer.write("\(summary.kind) ")
    writeName(summary.name)
    writeQuietly(summary.place)
    if let name = summary.objcName { writer.write("\n  in Objective-C  \(name)") }
    writer.write("\n")
    writeList("inherits", summary.inherited)
    writeList("conforms to", summary.protocols)
    writeList("not known", summary.unknown)
    let sections = summary.sections.filter { !$0.members.isEmpty }
    let columns = sections.flatMap(\.members).map { shownName($0).utf8.count }.filter { $0 <= TypeSummaryText.longestName }
    for section in sections { write(section, of: summary, columns: columns.max() ?? 0) }
    if !summary.contracts.isEmpty { write(summary.contracts) }
  }

  private mutating func write(_ section: TypeSummary.Section, of summary: TypeSummary, columns: Int) {
    if section.owner != summary.name || section.place != summary.place {
      writer.write("\n  of ")
      writeName(section.owner)
      writeQuietly(section.place)
      writer.write("\n")
      if section.owner == TypeSummaryText.plainest {
        return writer.write("  what every object has\n")
      }
    }
    for member in section.members {
      writer.write(member.isOptional ? "  optional  " : "  required  ")
      let name = shownName(member)
      writer.write(name, .terminal)
      if let selector = member.selector, selector != name {
        writer.write(String(repeating: " ", count: max(0, columns - name.utf8.count) + 2))
        writeSelector(selector)
      }
      writer.write("\n")
    }
  }

  private func shownName(_ member: TypeSummary.Member) -> String {
    member.kind == .typeMethod || member.kind == .typeProperty ? "static \(member.name)" : member.name
  }

  private mutating func write(_ contracts: [CatalogContract]) {
    writer.write("\n  contracts\n")
    let columns = contracts.map(\.member.utf8.count).max() ?? 0
    for contract in contracts {
      let words: String
      switch contract.kind {
      case .onlySubclassesMayCall: words = contract.isAboutSetter ? "only subclasses may set" : "only subclasses may call"
      case .mustOverride: words = "subclasses must override"
      case .mustCallSuper: words = "overrides must call super"
      }
      writer.write("  " + words + String(repeating: " ", count: 27 - words.count) + contract.member)
      writer.write(String(repeating: " ", count: columns - contract.member.utf8.count))
      writeQuietly(contract.className)
      writer.write("\n")
    }
  }

  private mutating func writeList(_ title: String, _ names: [String]) {
    if names.isEmpty { return }
    let margin = String(repeating: " ", count: 16)
    let lines = TextWidth.wrapped(names.joined(separator: ", "), to: TypeSummaryText.width - margin.count)
    writer.write("  " + title + String(repeating: " ", count: 14 - title.count))
    for (place, line) in lines.enumerated() {
      if place > 0 { writer.write(margin) }
      writer.write(line, .terminal)
      writer.write("\n")
    }
  }

  private mutating func writeName(_ text: String) { writeStyled(text, .headline) }

  private mutating func writeQuietly(_ text: String) { writeStyled("  " + text, .quiet) }

  private mutating func writeSelector(_ text: String) { writeStyled(text, .related) }

  /// A path may hold what a terminal would obey.
  private mutating func writeStyled(_ text: String, _ style: Paint.Style) {
    paint.write(ByteWriter.escaped(text, .terminal), style, to: &writer)
  }
}

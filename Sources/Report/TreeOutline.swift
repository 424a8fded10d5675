public import Syntax

/// A file's declaration tree as an indented outline, a line a declaration.
public struct TreeOutline {
  public private(set) var writer = ByteWriter()

  public init() {}

  public mutating func clear() { writer.reset() }

  /// - Parameter numbered: each line starts with the number of the name's line in the file.
  public mutating func write(
    _ source: borrowing Source, _ tokens: Tokens, _ tree: borrowing DeclTree, numbered: Bool = true
  ) {
    let lines = LineTable(source)
    let text = TreeText(source, tokens, .terminal)
    var ends: ContiguousArray<UInt32> = []
    for index in 0..<tree.decls.count {
      let decl = tree.decls[index]
      while let end = ends.last, index >= Int(end) { ends.removeLast() }
      if numbered { writeNumber(lines.position(of: Int(tokens.starts[Int(decl.name)])).line) }
      // Nobody nests as deep; to write out the depth of a hundred thousand types would take quadratic time.
      for _ in ends.prefix(64) { writer.write("  ") }
      writeDecl(decl, ArraySlice(tree.parts[tree.parts(of: index)]), text)
      writer.write("\n")
      if Int(decl.end) > index + 1 { ends.append(decl.end) }
    }
  }

  private mutating func writeNumber(_ line: Int) {
    let digits = String(line)
    for _ in digits.utf8.count..<max(digits.utf8.count, 6) { writer.write(" ") }
    writer.write(digits)
    writer.write("  ")
  }

  private mutating func writeDecl(_ decl: Decl, _ parts: ArraySlice<Part>, _ text: borrowing TreeText) {
    for part in parts where part.kind == .attribute {
      text.write(part, to: &writer)
      writer.write(" ")
    }
    if decl.access != .unwritten {
      writer.write(decl.access.text)
      writer.write(" ")
    }
    if decl.setterAccess != .unwritten {
      writer.write(decl.setterAccess.text)
      writer.write("(set) ")
    }
    for part in parts where part.kind == .modifier {
      text.write(part, to: &writer)
      writer.write(" ")
    }
    switch decl.kind {
    case .`init`, .deinit, .subscript: break
    default:
      writer.write(decl.kind.text)
      writer.write(" ")
    }
    text.writeName(of: decl, parts, to: &writer)
    writeRest(decl, parts, text)
  }

  private mutating func writeRest(_ decl: Decl, _ parts: ArraySlice<Part>, _ text: borrowing TreeText) {
    switch decl.kind {
    case .func, .`init`, .subscript, .macro: writeSignature(parts, text)
    case .var, .let:
      if let type = parts.first(where: { $0.kind == .type }) {
        writer.write(": ")
        text.write(type, to: &writer)
      }
    default: writeList(": ", parts, .inherits, text)
    }
    writeList(" where ", parts, .requirement, text)
    switch decl.kind {
    case .func, .`init`, .deinit: if decl.flags.contains(.hasBody) { writer.write(" {}") }
    case .subscript, .var, .let: if decl.flags.contains(.hasBody) { writeAccessors(parts, text) }
    default: break
    }
  }

  private mutating func writeSignature(_ parts: ArraySlice<Part>, _ text: borrowing TreeText) {
    writer.write(" (")
    writeList("", parts, .parameterType, text)
    writer.write(")")
    writeList(" -> ", parts, .returns, text)
  }

  private mutating func writeAccessors(_ parts: ArraySlice<Part>, _ text: borrowing TreeText) {
    writer.write(" {")
    var isFirst = true
    for part in parts where part.kind == .accessor {
      if !isFirst { writer.write(" ") }
      isFirst = false
      if text.isEmpty(part) { writer.write("get") } else { text.write(part, to: &writer) }
    }
    writer.write("}")
  }

  private mutating func writeList(
    _ lead: StaticString, _ parts: ArraySlice<Part>, _ kind: Part.Kind, _ text: borrowing TreeText
  ) {
    var isFirst = true
    for part in parts where part.kind == kind {
      if isFirst { writer.write(lead) } else { writer.write(", ") }
      isFirst = false
      text.write(part, to: &writer)
    }
  }
}

public import Syntax

/// A file's declaration tree as one line of JSON.
public struct TreeJSON {
  public private(set) var writer = ByteWriter()

  public init() {}

  public mutating func clear() { writer.reset() }

  public mutating func write(_ source: borrowing Source, _ tokens: Tokens, _ tree: borrowing DeclTree) {
    let lines = LineTable(source)
    writer.write("{\"path\":\"")
    writer.write(source.path, .json)
    writer.write("\",\"bytes\":")
    writer.write(source.count)
    writer.write(",\"lines\":")
    writer.write(lines.count)
    writer.write(",\"syntaxErrors\":")
    writer.write(tokens.issues.count + tree.issues.count)
    writer.write(",\"decls\":[")
    var file = FileTree(lines: lines, text: TreeText(source, tokens, .json), writer: writer)
    file.write(tree, 0..<tree.decls.count)
    writer = file.writer
    writer.write("]}\n")
  }
}

/// The declarations of one file on their way to JSON.
private struct FileTree: ~Copyable {
  let lines: LineTable
  let text: TreeText
  var writer: ByteWriter

  /// The declarations in the range, each with those inside of it; nesting is kept in a list, not on the stack.
  mutating func write(_ tree: borrowing DeclTree, _ range: Range<Int>) {
    var ends: ContiguousArray<Int> = []
    var isFirst = true
    var next = range.lowerBound
    while next < range.upperBound {
      let index = next
      // What bodies declare is left out.
      next = tree.decls[index].kind.holdsMembers ? index + 1 : Int(tree.decls[index].end)
      while let end = ends.last, index >= end {
        writer.write("]}")
        ends.removeLast()
        isFirst = false
      }
      if !isFirst { writer.write(",") }
      writeDecl(tree, index)
      let decl = tree.decls[index]
      if decl.kind.holdsMembers {
        writer.write(",\"members\":[")
        ends.append(Int(decl.end))
        isFirst = true
      } else {
        writer.write("}")
        isFirst = false
      }
    }
    for _ in ends { writer.write("]}") }
  }

  private mutating func writeDecl(_ tree: borrowing DeclTree, _ index: Int) {
    let decl = tree.decls[index]
    let parts = ArraySlice(tree.parts[tree.parts(of: index)])
    writer.write("{\"kind\":\"")
    writer.write(decl.kind.text)
    writer.write("\",\"name\":\"")
    text.writeName(of: decl, parts, to: &writer)
    writePositions(decl)
    writeLevel(",\"access\":", decl.access)
    writeLevel(",\"setterAccess\":", decl.setterAccess)
    writeList(",\"modifiers\":[", parts, .modifier)
    writeList(",\"attributes\":[", parts, .attribute)
    switch decl.kind {
    case .class, .struct, .enum, .actor, .protocol, .extension, .associatedtype:
      writeList(",\"inherits\":[", parts, .inherits)
      writeList(",\"where\":[", parts, .requirement)
    case .func, .`init`, .subscript, .macro:
      writeList(",\"where\":[", parts, .requirement)
      writeSignature(parts)
    case .typealias: writeList(",\"where\":[", parts, .requirement)
    case .var, .let: writeOptional(",\"type\":", parts.first { $0.kind == .type })
    case .deinit, .case, .operator, .precedencegroup, .import: break
    }
    writeBody(decl, parts)
  }

  private mutating func writeBody(_ decl: Decl, _ parts: ArraySlice<Part>) {
    switch decl.kind {
    case .func, .`init`, .deinit, .subscript, .var, .let: break
    default: return
    }
    writer.write(decl.flags.contains(.hasBody) ? ",\"hasBody\":true" : ",\"hasBody\":false")
    switch decl.kind {
    case .subscript, .var, .let: writeAccessors(parts)
    default: break
    }
  }

  private mutating func writePositions(_ decl: Decl) {
    let name = lines.position(of: Int(text.tokens.starts[Int(decl.name)]))
    writer.write("\",\"line\":")
    writer.write(name.line)
    writer.write(",\"column\":")
    writer.write(name.column)
    writer.write(",\"startLine\":")
    writer.write(lines.position(of: Int(text.tokens.starts[Int(decl.firstToken)])).line)
    writer.write(",\"endLine\":")
    writer.write(lines.position(of: text.tokens.endOffset(Int(decl.lastToken), in: text.source.span)).line)
  }

  private mutating func writeLevel(_ key: StaticString, _ level: AccessLevel) {
    writer.write(key)
    if level == .unwritten { return writer.write("null") }
    writer.write("\"")
    writer.write(level.text)
    writer.write("\"")
  }

  private mutating func writeList(_ key: StaticString, _ parts: ArraySlice<Part>, _ kind: Part.Kind) {
    writer.write(key)
    var isFirst = true
    for part in parts where part.kind == kind {
      if !isFirst { writer.write(",") }
      isFirst = false
      writeText(part)
    }
    writer.write("]")
  }

  private mutating func writeSignature(_ parts: ArraySlice<Part>) {
    writeList(",\"signature\":{\"params\":[", parts, .parameterType)
    writeOptional(",\"returns\":", parts.first { $0.kind == .returns })
    writer.write("}")
  }

  private mutating func writeAccessors(_ parts: ArraySlice<Part>) {
    writer.write(",\"accessors\":[")
    var isFirst = true
    for part in parts where part.kind == .accessor {
      if !isFirst { writer.write(",") }
      isFirst = false
      if text.isEmpty(part) { writer.write("\"get\"") } else { writeText(part) }
    }
    writer.write("]")
  }

  private mutating func writeOptional(_ key: StaticString, _ part: Part?) {
    writer.write(key)
    if let part { writeText(part) } else { writer.write("null") }
  }

  private mutating func writeText(_ part: Part) {
    writer.write("\"")
    text.write(part, to: &writer)
    writer.write("\"")
  }
}

import Syntax

/// The texts of one file's declarations, put together from their tokens without white space and comments.
struct TreeText: ~Copyable {
  let source: ContiguousArray<UInt8>
  let tokens: Tokens
  let escaping: ByteWriter.Escaping

  init(_ source: borrowing Source, _ tokens: Tokens, _ escaping: ByteWriter.Escaping) {
    self.escaping = escaping
    self.source = source.bytes
    self.tokens = tokens
  }

  func write(_ part: Part, to writer: inout ByteWriter) {
    var token = Int(part.token)
    while token < tokens.count, tokens.starts[token] < part.end {
      let start = max(Int(tokens.starts[token]), Int(part.start))
      let end = min(tokens.endOffset(token, in: source.span), Int(part.end))
      if start < end { writer.write(source.span, start..<end, escaping) }
      token += 1
    }
  }

  func writeToken(_ token: Int, to writer: inout ByteWriter) {
    let start = Int(tokens.starts[token])
    writer.write(source.span, start..<max(start, tokens.endOffset(token, in: source.span)), escaping)
  }

  func isEmpty(_ part: Part) -> Bool { part.start == part.end }

  /// The declaration's name as the compiler prints it: with labels, `foo(_:bar:)`.
  func writeName(of decl: Decl, _ parts: ArraySlice<Part>, to writer: inout ByteWriter) {
    if let name = parts.first(where: { $0.kind == .name }) {
      write(name, to: &writer)
    } else {
      writeToken(Int(decl.name), to: &writer)
    }
    guard decl.flags.contains(.hasParameters) else { return }
    // A single name of a subscript's or an operator's parameter is no label.
    let needsTwoNames = decl.kind == .subscript || decl.flags.contains(.isOperator)
    writer.write("(")
    for index in parts.indices where parts[index].kind == .label {
      let hasLocalName = index + 1 < parts.endIndex && parts[index + 1].kind == .localName
      if isEmpty(parts[index]) || (needsTwoNames && !hasLocalName) {
        writer.write("_")
      } else {
        write(parts[index], to: &writer)
      }
      writer.write(":")
    }
    writer.write(")")
  }
}

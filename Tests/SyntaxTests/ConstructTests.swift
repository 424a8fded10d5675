import Report
import Syntax
import Testing

/// Every case in `Constructs`: its source has the declarations of its outline.
@Suite struct ConstructTests {
  @Test(arguments: try ConstructFile.all()) func outline(file: ConstructFile) {
    for construct in file.constructs {
      #expect(outlineOf(construct.source) == construct.outline, "\(file.name):\(construct.line): \(construct.title)")
    }
  }

  @Test func thereAreManyCases() throws {
    let cases = try ConstructFile.all().reduce(0) { $0 + $1.constructs.count }
    #expect(cases > 900)
  }
}

/// The declarations of a source, as an outline without line numbers.
func outlineOf(_ text: some Collection<UInt8>) -> String {
  let source = Source(path: "", text: text)
  let tokens = lex(source)
  var outline = TreeOutline()
  outline.write(source, tokens, parse(tokens, of: source), numbered: false)
  return String(decoding: outline.writer.bytes, as: UTF8.self)
}

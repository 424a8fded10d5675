/// JSON on its way: commas stand where they belong, and texts are escaped.
struct JSONWriter {
  private(set) var writer: ByteWriter
  private var needsComma = false

  init(_ writer: ByteWriter) { self.writer = writer }

  /// An object in an array, or the whole.
  mutating func object(_ content: (inout JSONWriter) -> Void) { nest("{", "}", content) }

  mutating func object(_ key: String, _ content: (inout JSONWriter) -> Void) {
    name(key)
    nest("{", "}", content)
  }

  mutating func array(_ content: (inout JSONWriter) -> Void) { nest("[", "]", content) }

  mutating func array(_ key: String, _ content: (inout JSONWriter) -> Void) {
    name(key)
    nest("[", "]", content)
  }

  mutating func member(_ key: String, _ text: String) {
    name(key)
    write(text)
    needsComma = true
  }

  mutating func member(_ key: String, _ number: Int) {
    name(key)
    writer.write(number)
    needsComma = true
  }

  mutating func member(_ key: String, _ isSo: Bool) {
    name(key)
    writer.write(isSo ? "true" : "false")
    needsComma = true
  }

  /// A text in an array.
  mutating func element(_ text: String) {
    separate()
    write(text)
    needsComma = true
  }

  /// What comes next begins a line.
  mutating func newLine() {
    separate()
    writer.write("\n")
    needsComma = false
  }

  /// The bracket that closes begins a line.
  mutating func endLine() {
    writer.write("\n")
    needsComma = false
  }

  private mutating func nest(_ open: StaticString, _ close: StaticString, _ content: (inout JSONWriter) -> Void) {
    separate()
    writer.write(open)
    needsComma = false
    content(&self)
    writer.write(close)
    needsComma = true
  }

  private mutating func name(_ key: String) {
    separate()
    writer.write("\"")
    writer.write(key)
    writer.write("\":")
    needsComma = false
  }

  private mutating func separate() {
    if needsComma { writer.write(",") }
    needsComma = false
  }

  private mutating func write(_ text: String) {
    writer.write("\"")
    writer.write(text, .json)
    writer.write("\"")
  }
}

extension ByteWriter {
  /// Goes on in JSON.
  mutating func writeJSON(_ content: (inout JSONWriter) -> Void) {
    var json = JSONWriter(self)
    reset()
    content(&json)
    self = json.writer
  }
}

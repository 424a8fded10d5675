/// JSON on its way: commas stand where they belong, and texts are escaped.
public struct JSONWriter {
  private(set) var writer: ByteWriter
  private var needsComma = false

  init(_ writer: ByteWriter) { self.writer = writer }

  /// An object in an array, or the whole.
  public mutating func object(_ content: (inout JSONWriter) -> Void) { nest("{", "}", content) }

  /// An object as a member of another.
  public mutating func object(_ key: String, _ content: (inout JSONWriter) -> Void) {
    name(key)
    nest("{", "}", content)
  }

  /// An array in another, or the whole.
  public mutating func array(_ content: (inout JSONWriter) -> Void) { nest("[", "]", content) }

  /// An array as a member of an object.
  public mutating func array(_ key: String, _ content: (inout JSONWriter) -> Void) {
    name(key)
    nest("[", "]", content)
  }

  /// A member that is a text.
  public mutating func member(_ key: String, _ text: String) {
    name(key)
    write(text)
    needsComma = true
  }

  /// A member that is a number.
  public mutating func member(_ key: String, _ number: Int) {
    name(key)
    writer.write(number)
    needsComma = true
  }

  /// A member that is true or false.
  public mutating func member(_ key: String, _ isSo: Bool) {
    name(key)
    writer.write(isSo ? "true" : "false")
    needsComma = true
  }

  /// A text in an array.
  public mutating func element(_ text: String) {
    separate()
    write(text)
    needsComma = true
  }

  /// What comes next begins a line.
  public mutating func newLine() {
    separate()
    writer.write("\n")
    needsComma = false
  }

  /// The bracket that closes begins a line.
  public mutating func endLine() {
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
  public mutating func writeJSON(_ content: (inout JSONWriter) -> Void) {
    var json = JSONWriter(self)
    reset()
    content(&json)
    self = json.writer
  }
}

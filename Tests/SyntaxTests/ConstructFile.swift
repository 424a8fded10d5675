import Foundation
import Testing

/// A source and the outline of its declarations.
struct Construct {
  let title: String
  /// The line of the title.
  let line: Int
  let source: [UInt8]
  let outline: String
}

/// A file of constructs; `Constructs/README.md` describes its form.
struct ConstructFile: CustomTestStringConvertible {
  let name: String
  let constructs: [Construct]

  var testDescription: String { name }

  static func all() throws -> [ConstructFile] {
    let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appendingPathComponent("Constructs")
    let names = try FileManager.default.contentsOfDirectory(atPath: folder.path).filter { $0.hasSuffix(".txt") }
    return try names.sorted().map { name in
      let text = try String(contentsOf: folder.appendingPathComponent(name), encoding: .utf8)
      return ConstructFile(name: name, constructs: constructs(in: text))
    }
  }

  private static func constructs(in text: String) -> [Construct] {
    var result: [Construct] = []
    var title: (text: String, line: Int)?
    var source: [Substring] = []
    var outline: [Substring]?
    func finish() {
      guard let title, let outline else { return }
      let lines = outline.filter { !$0.isEmpty }.map { "\($0)\n" }.joined()
      result.append(
        Construct(title: title.text, line: title.line, source: bytes(of: source, title.text), outline: lines))
    }
    for (index, line) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated() {
      if line.hasPrefix("--- ") {
        finish()
        (title, source, outline) = ((String(line.dropFirst(4)), index + 1), [], nil)
      } else if line.trimmingCharacters(in: .whitespaces) == "===", outline == nil {
        outline = []
      } else if outline != nil {
        outline?.append(line)
      } else {
        source.append(line)
      }
    }
    finish()
    return result
  }

  private static func bytes(of lines: [Substring], _ title: String) -> [UInt8] {
    guard title.contains("[escaped]") else { return lines.flatMap { Array("\($0)\n".utf8) } }
    return unescaped(lines.first ?? "")
  }

  private static func unescaped(_ line: Substring) -> [UInt8] {
    var result = ""
    var rest = line
    while let character = rest.popFirst() {
      guard character == "\\", let next = rest.popFirst() else {
        result.append(character)
        continue
      }
      switch next {
      case "r": result += "\r"
      case "n": result += "\n"
      case "t": result += "\t"
      case "0": result += "\0"
      case "u":
        let hex = rest.dropFirst().prefix { $0 != "}" }
        rest = rest.dropFirst(hex.count + 2)
        result.unicodeScalars.append(Unicode.Scalar(UInt32(hex, radix: 16) ?? 0xFFFD) ?? "\u{FFFD}")
      default: result.append(next)
      }
    }
    return Array(result.utf8)
  }
}

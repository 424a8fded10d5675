import Foundation
import Testing

/// Every source in `Tokens` has the tokens that the line below it says.
@Suite struct LexerTests {
  @Test(arguments: try TokenFile.all()) func tokens(file: TokenFile) {
    #expect(!file.cases.isEmpty)
    for (source, expected, line) in file.cases {
      #expect(TokenLine(source).description == expected, "\(file.name):\(line)")
    }
  }

  @Test func thereAreManyCases() throws {
    let cases = try TokenFile.all().reduce(0) { $0 + $1.cases.count }
    #expect(cases > 200)
  }
}

/// A file of sources and their tokens; `Tokens/README.md` describes its form.
struct TokenFile: CustomTestStringConvertible {
  let name: String
  let cases: [(source: [UInt8], tokens: String, line: Int)]

  var testDescription: String { name }

  static func all() throws -> [TokenFile] {
    let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appendingPathComponent("Tokens")
    let names = try FileManager.default.contentsOfDirectory(atPath: folder.path).filter { $0.hasSuffix(".txt") }
    return try names.sorted().map { name in
      TokenFile(name, try String(contentsOf: folder.appendingPathComponent(name), encoding: .utf8))
    }
  }

  private init(_ name: String, _ text: String) {
    self.name = name
    var cases: [(source: [UInt8], tokens: String, line: Int)] = []
    var source: Substring?
    for (number, line) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated() {
      if line.hasPrefix("    "), let text = source {
        cases.append((TokenFile.bytes(of: text), String(line.dropFirst(4)), number))
        source = nil
      } else {
        source = line
      }
    }
    self.cases = cases
  }

  private static func bytes(of line: Substring) -> [UInt8] {
    var result: [UInt8] = []
    var rest = line.unicodeScalars
    while let scalar = rest.popFirst() {
      switch scalar {
      case "⏎": result.append(10)
      case "␍": result.append(13)
      case "␉": result.append(9)
      case "␀": result.append(0)
      case "‹":
        let number = rest.prefix { $0 != "›" }
        rest.removeFirst(number.count + 1)
        if number.first == "x" {
          result.append(UInt8(String(number.dropFirst()), radix: 16) ?? 0)
        } else {
          let scalar = Unicode.Scalar(UInt32(String(number), radix: 16) ?? 0) ?? "\0"
          result += Array(String(Character(scalar)).utf8)
        }
      default: result += Array(String(Character(scalar)).utf8)
      }
    }
    return result
  }
}

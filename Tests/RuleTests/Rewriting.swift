import Syntax
import Testing

/// A way to write the same program: other layout, other files, other words for the same.
struct Rewriting: CustomTestStringConvertible, Sendable {
  let testDescription: String
  /// The text in place of a Swift file's.
  let rewrite: @Sendable (Text) -> String

  /// White space and comments alone, and how a message is put together.
  static let layouts = [
    Rewriting(testDescription: "comments between words") { text in
      text.joined { text.isSpaced($0) && !text.isFirstOnLine($0) ? " /* , { */ " : text.gap($0) }
    },
    Rewriting(testDescription: "braces on lines of their own") { text in
      text.joined { text.kind($0) == .leftBrace && text.isSpaced($0) && text.opensBody($0) ? "\n" : text.gap($0) }
    },
    Rewriting(testDescription: "a parameter a line") { text in
      text.joined { text.isParameter($0) ? text.gap($0) + "\n" : text.gap($0) }
    },
    Rewriting(testDescription: "blank lines, and lines of comments") { text in
      text.joined { text.isFirstOnLine($0) && !text.hasComment($0) && $0 > 0 ? "\n// , {" + text.gap($0) : text.gap($0) }
    },
    Rewriting(testDescription: "carriage returns, tabs and a mark of the byte order") { text in
      "\u{FEFF}"
        + text.joined { index in
          let gap = text.hasComment(index) ? text.gap(index) : text.gap(index).replacing(" ", with: "\t")
          return gap.replacing("\n", with: "\r\n")
        }
    },
    Rewriting(testDescription: "messages in two parts") { text in
      text.joined(text.gap) { index in
        text.isMessage(index) ? text.token(index).replacing(" ", with: " \" + \"", maxReplacements: 1) : text.token(index)
      }
    },
  ]
}

/// A source's tokens, and what stands between them.
struct Text: Sendable {
  private let bytes: ContiguousArray<UInt8>
  private let tokens: Tokens
  private var commented: Set<Int> = []
  /// The tokens in strings, the last quotes among them.
  private var quoted: Set<Int> = []

  init(_ text: String) {
    let source = Source(path: "", text: text)
    tokens = lex(source)
    bytes = ContiguousArray(text.utf8)
    for comment in tokens.comments { commented.insert(Int(comment.nextToken)) }
    for index in 0..<tokens.count where tokens.kind(index) == .stringOpen {
      quoted.formUnion(index + 1..<tokens.after(index))
    }
  }

  /// The text, with something else in place of gaps, but for those in strings, or of tokens.
  func joined(_ gap: (Int) -> String, _ token: ((Int) -> String)? = nil) -> String {
    (0..<tokens.count).map { index in
      (quoted.contains(index) ? self.gap(index) : gap(index)) + (token?(index) ?? self.token(index))
    }.joined()
  }

  func kind(_ index: Int) -> TokenKind { tokens.kind(index) }

  func isFirstOnLine(_ index: Int) -> Bool { tokens.isFirstOnLine(index) }

  func hasComment(_ index: Int) -> Bool { commented.contains(index) }

  func token(_ index: Int) -> String { string(Int(tokens.starts[index])..<end(index)) }

  /// What stands before the token, comments among it.
  func gap(_ index: Int) -> String { string((index == 0 ? 0 : end(index - 1))..<Int(tokens.starts[index])) }

  /// Whether spaces are before the token, and nothing else.
  func isSpaced(_ index: Int) -> Bool {
    let gap = gap(index)
    return !gap.isEmpty && gap.allSatisfy { $0 == " " }
  }

  /// Whether a brace may as well begin the next line: not one of an argument, nor one behind a word that ends with the line.
  func opensBody(_ brace: Int) -> Bool {
    brace > 0 && ![.leftParen, .comma, .leftSquare, .return, .colon, .leftBrace].contains(kind(brace - 1))
  }

  /// Whether the token comes first in the parentheses behind a name, but for attributes and what begins with a number sign.
  func isParameter(_ index: Int) -> Bool {
    guard index > 1, !hasComment(index) else { return false }
    return kind(index - 1) == .leftParen && kind(index) != .rightParen && kind(index - 2) == .identifier
      && (index < 3 || ![.at, .pound].contains(kind(index - 3)))
  }

  /// Whether it is the only argument of a call that ends the program, in one line.
  func isMessage(_ index: Int) -> Bool {
    guard index > 1, kind(index) == .string, kind(index - 1) == .leftParen, kind(index + 1) == .rightParen else { return false }
    let isPlain = !token(index).hasPrefix("#") && !token(index).hasPrefix("\"\"\"")
    return isPlain && ["fatalError", "preconditionFailure", "assertionFailure"].contains(token(index - 2))
  }

  private func end(_ index: Int) -> Int { tokens.endOffset(index, in: bytes.span) }

  private func string(_ range: Range<Int>) -> String { String(decoding: bytes[range], as: UTF8.self) }
}

import Facts
import Syntax

/// Reads one file after the other, from its path to its facts; its buffers are kept.
struct FileReader: ~Copyable {
  private var source = Source()
  private var tokens = Tokens()
  private var tree = DeclTree()
  private var builder = FactsBuilder()

  /// What a file gave. One that could not be read says nothing, and why.
  struct Reading {
    let facts: FileFacts
    let bytes: Int
    let tokens: Int
    let warning: Warning?
  }

  mutating func read(_ path: String) -> Reading {
    if let failure = source.read(path) {
      let warning = Warning(path: path, reason: failure.reason)
      return Reading(facts: FileFacts(path: path), bytes: 0, tokens: 0, warning: warning)
    }
    lex(source, into: &tokens)
    parse(tokens, of: source, into: &tree)
    let facts = builder.facts(of: source, tokens, tree)
    return Reading(facts: facts, bytes: source.count, tokens: tokens.count, warning: nil)
  }
}

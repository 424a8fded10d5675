import Facts
import Syntax

/// Reads one file after the other, from its path to its facts; its buffers are kept.
struct FileReader: ~Copyable {
  private var source = Source()
  private var tokens = Tokens()
  private var tree = DeclTree()
  private var builder: FactsBuilder

  /// - Parameter modules: Of files that import one of them the facts hold the code.
  init(keepingCodeWith modules: [String] = []) { builder = FactsBuilder(keepingCodeWith: modules) }

  /// What a file gave. One that could not be read says nothing, and why.
  struct Reading {
    let facts: FileFacts
    let bytes: Int
    let tokens: Int
    let warning: Warning?
  }

  /// - Parameter name: what reports call the file, if that is not its path.
  mutating func read(_ path: String, calledAs name: String? = nil) -> Reading {
    let name = name ?? path
    if let failure = source.read(path) {
      let warning = Warning(path: name, reason: failure.reason)
      return Reading(facts: FileFacts(path: name), bytes: 0, tokens: 0, warning: warning)
    }
    return reading(calledAs: name)
  }

  /// Reads a text in place of a file's.
  mutating func read(_ text: ContiguousArray<UInt8>, calledAs name: String) -> Reading {
    source = Source(path: name, text: text)
    return reading(calledAs: name)
  }

  private mutating func reading(calledAs name: String) -> Reading {
    lex(source, into: &tokens)
    parse(tokens, of: source, into: &tree)
    var facts = builder.facts(of: source, tokens, tree)
    facts.path = name
    return Reading(facts: facts, bytes: source.count, tokens: tokens.count, warning: nil)
  }
}

import Facts
import Syntax

/// Reads one file after the other, from its path to its facts; its buffers are kept.
struct FileReader: ~Copyable {
  private var source = Source()
  private var tokens = Tokens()
  private var tree = DeclTree()
  private var builder: FactsBuilder
  /// How much it has read.
  private(set) var bytes = 0
  private(set) var tokenCount = 0
  /// Those of files that could not be read, with what calls them.
  private(set) var warnings: [Warning] = []
  /// What is wrong with those that no compiler takes as they stand, by what calls them.
  private(set) var breaks: [String: String] = [:]

  /// - Parameter modules: Of files that import one of them the facts hold the code.
  init(keepingCodeWith modules: [String] = []) { builder = FactsBuilder(keepingCodeWith: modules) }

  /// What a file says; one that could not be read says nothing, and why.
  ///
  /// - Parameter name: what reports call the file.
  mutating func read(_ path: String, calledAs name: String) -> FileFacts {
    if let failure = source.read(path) {
      warnings.append(Warning(path: name, reason: failure.reason))
      return FileFacts(path: name)
    }
    let facts = facts(calledAs: name)
    let hasIssues = facts.flags.contains(.hasIssues)
    if let reason = BrokenFiles.reasonAgainstReading(source, hasIssues: hasIssues) {
      breaks[name] = "\(reason): nothing in it is understood"
      return FileFacts(path: name)
    }
    if hasIssues { breaks[name] = BrokenFiles.reason(tokens, source) }
    return facts
  }

  /// Reads a text in place of a file's: one that somebody is about to write, who knows that it is not done.
  mutating func read(_ text: ContiguousArray<UInt8>, calledAs name: String) -> FileFacts {
    source = Source(path: name, text: text)
    return facts(calledAs: name)
  }

  private mutating func facts(calledAs name: String) -> FileFacts {
    lex(source, into: &tokens)
    parse(tokens, of: source, into: &tree)
    bytes += source.count
    tokenCount += tokens.count
    return builder.facts(of: source, calledAs: name, tokens, tree)
  }
}

import Facts
import Syntax

/// The facts of a source.
///
/// - Parameter modules: Of a source that imports one of them the facts hold the code.
func factsOf(_ text: String, keepingCodeWith modules: [String] = []) -> FileFacts {
  let source = Source(path: "A.swift", text: text)
  let tokens = lex(source)
  var builder = FactsBuilder(keepingCodeWith: modules)
  return builder.facts(of: source, tokens, parse(tokens, of: source))
}

/// The mentions of a source, a line each: `owner: receiver.name(labels) uses`.
func mentionsOf(_ text: String) -> [String] {
  let facts = factsOf(text)
  return facts.mentions.map { mention in
    let owner = mention.owner == DeclFact.none ? "-" : facts.text(facts.decls[Int(mention.owner)].name)
    return "\(owner): \(receiver(mention, facts))\(facts.text(mention.name))\(facts.text(mention.labels))\(uses(mention.use))"
  }
}

private func receiver(_ mention: MentionFact, _ facts: FileFacts) -> String {
  let name = facts.text(mention.receiver)
  let type = mention.receiverType.isNone ? "" : ":\(facts.text(mention.receiverType))"
  switch mention.shape {
  case .none: return ""
  case .`self`: return "self."
  case .Self: return "Self."
  case .super: return "super."
  case .local: return "local \(name)\(type)."
  case .element: return "each \(name)\(type)."
  case .item: return "item\(type)."
  case .localItem: return "local item \(name)."
  case .part: return "part."
  case .localPart: return "local part \(name)."
  case .name: return "\(name)."
  case .type: return "\(name)."
  case .implicit: return "."
  case .member: return "…\(name)."
  case .call: return "\(name)().."
  case .cast: return "(as\(type))."
  case .unknown: return "?."
  }
}

private func uses(_ use: MentionFact.Use) -> String {
  let names: [(MentionFact.Use, String)] = [
    (.write, "write"), (.call, "call"), (.selector, "selector"), (.keyPath, "keyPath"), (.base, "base"),
    (.optional, "optional"), (.trailingClosure, "closure"), (.compound, "compound"), (.inClosure, "inClosure"), (.pattern, "pattern"),
  ]
  let found = names.filter { use.contains($0.0) }.map(\.1)
  return found.isEmpty ? "" : " " + found.joined(separator: " ")
}

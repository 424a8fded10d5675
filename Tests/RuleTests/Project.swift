import Facts
import ObjC
import RuleKit
import Syntax
import Testing

/// A small project with marks in it: the files of a fixture's folder, a single file, or a card's example.
struct Project: CustomTestStringConvertible, Sendable {
  let name: String
  /// The id of the rule that it is about.
  let rule: String
  private(set) var files: [File]
  /// What is no source, and may name members.
  private let nibs: [File]

  /// A file with its path inside of the project.
  struct File: Sendable {
    let path: String
    let text: String
  }

  var testDescription: String { name }

  init(_ name: String, about rule: String, files: [File], nibs: [File] = []) {
    self.name = name
    self.rule = rule
    self.files = files
    self.nibs = nibs
  }

  /// A project of one file.
  init(_ name: String, about rule: String, text: String) {
    self.init(name, about: rule, files: [File(path: "Example.swift", text: text)])
  }

  var reversed: Project { with(files.reversed()) }

  /// The same with other files.
  func with(_ files: [File]) -> Project { Project(name, about: rule, files: files, nibs: nibs) }

  /// What the files say, in their order.
  func facts(_ rules: RuleSet = RuleSet([])) -> ContiguousArray<FileFacts> {
    var builder = FactsBuilder(keepingCodeWith: RuleChoice(from: rules).codeModules)
    let objc = ObjCSources(files)
    var facts: ContiguousArray<FileFacts> = []
    for file in files {
      if let known = objc.facts(of: file.path) {
        facts.append(known)
        continue
      }
      let source = Source(path: file.path, text: file.text)
      let tokens = lex(source)
      facts.append(builder.facts(of: source, tokens, parse(tokens, of: source)))
    }
    return facts
  }

  /// The words of Objective-C and of nibs.
  func words() -> WordSet {
    var words = WordSet()
    for file in files.filter({ ObjCFile.isNamed($0.path) }) + nibs { words.add(ContiguousArray(file.text.utf8).span) }
    return words
  }

  /// The marks of each file, and the places of those that cannot be read.
  func marks() -> (byFile: [[Mark]], problems: [String]) {
    var problems: [String] = []
    let byFile = files.map { file in
      let source = Source(path: file.path, text: file.text)
      let lines = LineTable(source)
      return lex(source).comments.flatMap { comment in
        let text = String(decoding: source.bytes[Int(comment.start)..<Int(comment.end)], as: UTF8.self)
        let line = lines.position(of: Int(comment.start)).line
        do throws(Mark.Malformed) {
          return try Mark.marks(in: text, line: line)
        } catch {
          problems.append("\(name)/\(file.path):\(line): \(error.reason)")
          return []
        }
      }
    }
    return (byFile, problems)
  }
}

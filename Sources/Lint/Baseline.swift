import Report

/// Findings that are known: a run leaves them out, and reports what is new.
///
/// A finding is known by its fingerprint, which neither lines nor paths change. Of several with the same fingerprint as
/// many are known as the baseline has.
public struct Baseline: Equatable, Sendable {
  /// A finding as it was when the baseline was written; all but the fingerprint is for people.
  public struct Entry: Hashable, Sendable {
    public let rule: String
    public let symbol: String
    /// From the baseline's folder, wherever the run was that wrote it.
    public let path: String
    public let fingerprint: String
  }

  /// Sorted, so that two people's changes merge.
  public let entries: [Entry]
  /// The folder that its paths start from, from the root of the file system.
  let folder: String

  init(_ entries: [Entry], in folder: String) {
    self.entries = entries.sorted(by: Baseline.isBefore)
    self.folder = folder
  }

  /// One without entries, which is to be written to a file.
  public init(at path: String) { self.init([], in: Baseline.folder(of: path)) }

  private static func folder(of path: String) -> String { FilePath.parent(of: FilePath.place(of: path)) }

  // MARK: Files

  private static let version = 1

  /// - Throws: when it cannot be read, or is no baseline.
  public static func read(_ path: String) throws(LintError) -> Baseline {
    let text: ContiguousArray<UInt8>
    switch FileText.read(path) {
    case .success(let read): text = read
    case .failure(let failure):
      let hint = Disk.exists(path) ? "" : "; 'accesslint baseline create' writes one"
      throw .configuration([ConfigurationProblem(failure.reason + hint, in: path)])
    }
    func problem(_ sentence: String, _ position: YAMLValue.Position) -> LintError {
      .configuration([ConfigurationProblem(sentence, at: position, in: path, text)])
    }
    if let line = conflict(in: text) { throw .configuration([ConfigurationProblem("line \(line) begins a merge conflict", in: path)]) }
    let root: YAMLValue
    do throws(YAMLReader.Problem) { root = try YAMLReader.read(text) } catch {
      throw problem(error.sentence, error.position)
    }
    guard let version = root["version"], version.content == .number(Baseline.version) else {
      throw problem("this is no baseline of version \(Baseline.version)", root.position)
    }
    guard case .list(let items)? = root["entries"]?.content else { throw problem("a baseline has 'entries'", root.position) }
    var entries: [Entry] = []
    for item in items {
      guard let entry = Entry(item) else { throw problem("an entry has rule, symbol, path and fingerprint", item.position) }
      entries.append(entry)
    }
    return Baseline(entries, in: folder(of: path))
  }

  /// The line where a merge left both sides.
  private static func conflict(in text: ContiguousArray<UInt8>) -> Int? {
    text.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
      .firstIndex { $0.starts(with: "<<<<<<< ".utf8) }.map { $0 + 1 }
  }

  /// A line for each entry.
  public var text: ContiguousArray<UInt8> {
    var writer = ByteWriter()
    writer.writeJSON { json in
      json.object { json in
        json.member("version", Baseline.version)
        json.array("entries") { json in
          for entry in entries {
            json.newLine()
            json.object { json in
              json.member("rule", entry.rule)
              json.member("symbol", entry.symbol)
              json.member("path", entry.path)
              json.member("fingerprint", entry.fingerprint)
            }
          }
          if !entries.isEmpty { json.endLine() }
        }
      }
    }
    writer.write("\n")
    return writer.bytes
  }

  private static func isBefore(_ left: Entry, _ right: Entry) -> Bool {
    if left.path != right.path { return Paths.precedes(left.path, right.path) }
    return (left.symbol, left.rule, left.fingerprint) < (right.symbol, right.rule, right.fingerprint)
  }
}

extension Baseline.Entry {
  fileprivate init?(_ value: YAMLValue) {
    func text(_ key: String) -> String? {
      if case .text(let text)? = value[key]?.content { text } else { nil }
    }
    guard let rule = text("rule"), let symbol = text("symbol"), let path = text("path"), let print = text("fingerprint") else {
      return nil
    }
    self.init(rule: rule, symbol: symbol, path: path, fingerprint: print)
  }
}

/// Holds trees against the reference's, and counts.
struct Comparison {
  /// The first differences, as text.
  private(set) var examples: [String] = []
  /// How many differences there are in all.
  private(set) var differences = 0
  private var files = 0
  private var identicalFiles = 0
  private var declarations = 0
  private var filesWithErrors = 0
  private var declarationsBesideErrors = 0
  private var foundBesideErrors = 0

  private static let mostExamples = 20

  /// Takes one more file; `entries` is nil if the other side does not have it.
  mutating func add(_ path: String, _ reference: Reference, _ entries: [Value]?) {
    files += 1
    guard reference.errors.isEmpty else { return addRecall(reference.declarations, entries ?? []) }
    let count = flattened(reference.declarations).count
    declarations += count
    let before = differences
    if let entries {
      compare(reference.declarations, entries, path)
    } else {
      report(path, 1, "file", "\(count) declarations", "nothing")
    }
    if differences == before { identicalFiles += 1 }
  }

  /// How much was the same, in one line.
  var totals: String {
    let clean = files - filesWithErrors
    var totals = "files: \(files), identical: \(identicalFiles) of \(clean) without syntax errors, "
    totals += "declarations: \(declarations), differences: \(differences); files with syntax errors: \(filesWithErrors)"
    if declarationsBesideErrors > 0 {
      let tenths = foundBesideErrors * 1000 / declarationsBesideErrors
      totals += ", recall \(tenths / 10).\(tenths % 10) % (\(foundBesideErrors) of \(declarationsBesideErrors))"
    }
    return totals
  }

  private mutating func report(_ path: String, _ line: Int?, _ what: String, _ want: String, _ got: String) {
    differences += 1
    guard examples.count < Comparison.mostExamples else { return }
    examples.append("\(path):\(line ?? 1): \(what): want \(want), got \(got)")
  }
}

extension Comparison {
  private mutating func compare(_ want: [Value], _ got: [Value], _ path: String) {
    if want == got { return }
    let pairs = pairing(want, got)
    for (index, entry) in want.enumerated() where pairs[index] == nil {
      report(path, entry["line"]?.integer, "declaration", title(entry), "nothing")
    }
    let paired = Set(pairs.values)
    for (index, entry) in got.enumerated() where !paired.contains(index) {
      report(path, entry["line"]?.integer, "declaration", "nothing", title(entry))
    }
    var furthest = -1
    for (index, entry) in want.enumerated() {
      guard let partner = pairs[index] else { continue }
      if partner < furthest {
        report(path, entry["line"]?.integer, "order", title(entry), "it before \(title(got[furthest]))")
      }
      furthest = max(furthest, partner)
      compareFields(entry, got[partner], path)
    }
  }

  private mutating func compareFields(_ want: Value, _ got: Value, _ path: String) {
    let keys = want.members.map(\.key) + got.members.map(\.key).filter { want[$0] == nil }
    for key in keys where want[key] != got[key] {
      if key == "members", let wanted = want[key]?.elements, let found = got[key]?.elements {
        compare(wanted, found, path)
      } else {
        let wanted = want[key]?.json ?? "nothing"
        report(path, want["line"]?.integer, "\(key) of \(title(want))", wanted, got[key]?.json ?? "nothing")
      }
    }
  }

  /// Which entry of `got` stands for which of `want`: first the ones in the same place, then ever less alike ones,
  /// so that one wrong field is told as that and not as a declaration missing and another one too many.
  private func pairing(_ want: [Value], _ got: [Value]) -> [Int: Int] {
    var pairs: [Int: Int] = [:]
    var left = Array(want.indices)
    var right = Array(got.indices)
    for keys in [["kind", "name", "line"], ["kind", "name"], ["name", "line"], ["kind", "line"]] {
      var waiting = Dictionary(grouping: right.reversed()) { identity(got[$0], keys) }
      left.removeAll { index in
        guard let partner = waiting[identity(want[index], keys)]?.popLast() else { return false }
        pairs[index] = partner
        return true
      }
      right = waiting.values.joined().sorted()
    }
    return pairs
  }

  /// Files with syntax errors: how two parsers recover is not comparable, but what a reader would call
  /// declarations should be found.
  private mutating func addRecall(_ want: [Value], _ got: [Value]) {
    filesWithErrors += 1
    let keys = ["kind", "name", "line"]
    var found: [[UInt8]: Int] = [:]
    for entry in flattened(got) { found[identity(entry, keys), default: 0] += 1 }
    for entry in flattened(want) {
      declarationsBesideErrors += 1
      let key = identity(entry, keys)
      if let count = found[key], count > 0 {
        found[key] = count - 1
        foundBesideErrors += 1
      }
    }
  }

  private func flattened(_ entries: [Value]) -> [Value] {
    entries.flatMap { [$0] + flattened($0["members"]?.elements ?? []) }
  }

  /// Bytes and no string, for the same reason as in `Value`'s equality.
  private func identity(_ entry: Value, _ keys: [String]) -> [UInt8] {
    Array(Value.list(keys.map { entry[$0] ?? .null }).json.utf8)
  }

  private func title(_ entry: Value) -> String {
    "\(entry["kind"]?.string ?? "?") \(entry["name"]?.string ?? "?")"
  }
}

import Foundation
import Testing

@testable import Lint

/// Some hundred documents, whole and broken, against a reference: what we read, it reads, and the same.
@Suite struct YAMLDifferentialTests {
  private static let seeds = [
    "a: 1\nb: text\nc: true\n", "included:\n  - Sources\n  - 'Tests/**'\nexcluded: [Pods, \"x y\"]\n",
    "disabled_rules: # why\n- one\n- two\n\nopt_in_rules:\n    - three\n", "rule: {severity: error, list: [a, b], flag: false}\n",
    "per_path:\n  - paths: [A]\n    rule: info\n  - paths:\n      - B\n    other:\n      severity: warning\n      number: 12\n",
    "--- # start\na: ~\nb:\nc: null\n...\n", "'quo''ted': \"esc\\taped \\\"x\\\" \\u00e9 \\x41\"\n\"b\" : 'c: d # e'\n",
    "{\"version\":1,\"entries\":[\n{\"rule\":\"a\",\"n\":1},\n{\"rule\":\"b\",\"n\":-2}\n]}\n", "- a\n- - b\n  - c\n-\n  d: e\n  f: g\n- [h, [i], {}]\n",
    "a: b#c\nd: e:f\ng: h - i\nj: k, l\nm: n]o\n", "ключ: значение\n名前: 値 # 注\nemoji: '😀'\n", "a:\r\n  b: c\r\n  d:\r\n    - e\r\n",
    "a: http://x.y/z?q=1&r=2\nb: ~/x\nc: -x\nd: ?y\ne: :z\nf: 3rd\ng: .hidden\nh: 1.2.3 rc\n",
    "deep:\n  deeper:\n    deepest:\n      - x:\n          w: z\n", "only_rules: []\nmap: {}\ntext: ''\nother: \"\"\n",
  ]
  /// What documents are broken with.
  private static let pieces = [
    " ", "  ", "\n", "\n\n", "- ", ": ", ":", "#", " # ", "'", "\"", "[", "]", "{", "}", ",", "\t", "&", "*", "!", "|", ">", "%", "@", "?", "\\",
    "---\n", "...", "yes", "1", "0x1F", "1e3", "1.5", "null", "~", "\r", "é", "a: b", "<<", "=",
  ]

  private static func documents() -> [String] {
    var chance = Chance(state: 0x59414D4C)
    var documents = seeds
    for round in 0..<1500 {
      var scalars = Array(seeds[round % seeds.count].unicodeScalars)
      for _ in 0...chance.below(3) {
        let place = chance.below(scalars.count + 1)
        switch chance.below(3) {
        case 0: scalars.removeSubrange(place..<min(scalars.count, place + 1 + chance.below(3)))
        case 1: scalars.insert(contentsOf: pieces[chance.below(pieces.count)].unicodeScalars, at: place)
        default:
          let other = Array(seeds[chance.below(seeds.count)].unicodeScalars)
          let start = chance.below(other.count)
          scalars.insert(contentsOf: other[start..<min(other.count, start + 12)], at: place)
        }
      }
      var text = String.UnicodeScalarView()
      text.append(contentsOf: scalars)
      documents.append(String(text))
    }
    return documents
  }

  /// Prints what the reference reads, a line for each document.
  private static let script = """
    import json, sys, yaml
    def canonical(v):
        if v is None: return "null"
        if v is True: return "true"
        if v is False: return "false"
        if type(v) is int: return str(v)
        if type(v) is str: return '"' + " ".join("%x" % b for b in v.encode("utf-8", "surrogatepass")) + '"'
        if type(v) is list: return "[" + ",".join(canonical(x) for x in v) + "]"
        if type(v) is dict: return "{" + ",".join(canonical(k) + ":" + canonical(x) for k, x in v.items()) + "}"
        return "other"
    for line in open(sys.argv[1], encoding="utf-8"):
        try: print(canonical(yaml.safe_load(json.loads(line))))
        except Exception: print("refused")
    """

  private static let hasReference = (try? ProgramRun("/usr/bin/env", ["python3", "-c", "import yaml"], in: "/"))?.status == 0

  @Test(.enabled(if: hasReference, "there is no Python with its YAML")) func agreesWithTheReference() throws {
    let documents = Self.documents()
    let folder = try TemporaryFolder(["reference.py": Self.script])
    let lines = try documents.map { String(decoding: try JSONEncoder().encode($0), as: UTF8.self) + "\n" }
    try folder.write("documents", lines.joined())
    let run = try ProgramRun("/usr/bin/env", ["python3", "reference.py", "documents"], in: folder.path)
    let answers = run.output.split(separator: "\n").map(String.init)
    try #require(answers.count == documents.count, "\(run.error)")
    var read = 0
    for (document, answer) in zip(documents, answers) {
      guard let value = try? YAMLReader.read(ContiguousArray(document.utf8)) else { continue }
      read += 1
      #expect(YAMLTests.canonical(value) == answer, Comment(rawValue: document.debugDescription))
    }
    #expect(read > documents.count / 5, "\(read) of \(documents.count) were read")
    for document in Self.seeds { #expect(throws: Never.self) { try YAMLReader.read(ContiguousArray(document.utf8)) } }
  }
}

/// Numbers that look random, and are the same in each run.
private struct Chance {
  var state: UInt64

  mutating func below(_ count: Int) -> Int {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return Int((state >> 33) % UInt64(max(1, count)))
  }
}

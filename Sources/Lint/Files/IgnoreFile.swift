/// The patterns of one `.gitignore`.
struct IgnoreFile {
  private var patterns: ContiguousArray<IgnorePattern> = []
  /// Places of patterns by their keys; empty if there are so few of them that they are as quickly tried.
  private var places: [ContiguousArray<UInt8>: [Int]] = [:]
  /// Places of the others.
  private var others: [Int] = []

  private static let mostToTry = 64

  var isEmpty: Bool { patterns.isEmpty }

  init(_ text: Span<UInt8>) {
    var start = text.count >= 3 && text[0] == 0xEF && text[1] == 0xBB && text[2] == 0xBF ? 3 : 0
    while start < text.count {
      var end = start
      while end < text.count, text[end] != UInt8(ascii: "\n") { end += 1 }
      let next = end + 1
      if end > start, text[end - 1] == UInt8(ascii: "\r") { end -= 1 }
      if let pattern = IgnorePattern(text.extracting(start..<end)) { patterns.append(pattern) }
      start = next
    }
    for (place, pattern) in patterns.enumerated() {
      if patterns.count > IgnoreFile.mostToTry, let key = pattern.key {
        places[key, default: []].append(place)
      } else {
        others.append(place)
      }
    }
  }

  /// What the last pattern that matches says of the path: ignored, kept, or nothing.
  /// - Parameter name: where the last component of the path starts.
  func verdict(on path: Span<UInt8>, name: Int, isFolder: Bool) -> Bool? {
    func last(of candidates: [Int], behind best: Int) -> Int {
      var index = candidates.count
      while index > 0, candidates[index - 1] > best {
        index -= 1
        if patterns[candidates[index]].matches(path, name: name, isFolder: isFolder) { return candidates[index] }
      }
      return best
    }
    var best = last(of: others, behind: -1)
    if !places.isEmpty {
      for key in IgnorePattern.keys(of: path, name: name) {
        if let candidates = places[key] { best = last(of: candidates, behind: best) }
      }
    }
    return best < 0 ? nil : !patterns[best].isNegated
  }
}

/// One line of a `.gitignore`.
private struct IgnorePattern {
  /// How much of the pattern language it uses; most patterns are a name or an ending.
  private enum Shape {
    case literal
    /// A star and then a literal.
    case ending
    case glob
  }

  let isNegated: Bool
  private let needsFolder: Bool
  /// Compared with the last component alone: no slash stands in it, but for one at the end.
  private let isName: Bool
  private let text: ContiguousArray<UInt8>
  /// How much of a path's pattern is literal. Git takes that off first, so that `a**/b` goes on as `**/b`.
  private let prefix: Int
  private let shape: Shape

  /// `nil` for a line that is empty or a comment.
  init?(_ line: Span<UInt8>) {
    guard line.count > 0, line.count <= Glob.longest, line[0] != UInt8(ascii: "#") else { return nil }
    var start = 0
    var end = IgnorePattern.endWithoutSpaces(line)
    isNegated = line[0] == UInt8(ascii: "!")
    if isNegated { start += 1 }
    needsFolder = end > start && line[end - 1] == UInt8(ascii: "/")
    if needsFolder { end -= 1 }
    guard end > start else { return nil }
    var hasSlash = false
    for index in start..<end where line[index] == UInt8(ascii: "/") { hasSlash = true }
    isName = !hasSlash
    if line[start] == UInt8(ascii: "/") { start += 1 }
    var bytes: ContiguousArray<UInt8> = []
    for index in start..<end { bytes.append(line[index]) }
    if bytes.allSatisfy({ !Glob.isSpecial($0) }) {
      shape = .literal
    } else if isName, bytes.first == UInt8(ascii: "*"), bytes.dropFirst().allSatisfy({ !Glob.isSpecial($0) }) {
      shape = .ending
      bytes.removeFirst()
    } else {
      shape = .glob
    }
    prefix = isName ? 0 : bytes.firstIndex(where: Glob.isSpecial) ?? 0
    text = bytes
  }

  func matches(_ path: Span<UInt8>, name: Int, isFolder: Bool) -> Bool {
    if needsFolder, !isFolder { return false }
    let start = isName ? name : 0
    switch shape {
    case .literal: return path.count - start == text.count && ends(path)
    case .ending: return path.count - start >= text.count && ends(path)
    case .glob:
      guard path.count - start >= prefix else { return false }
      for index in 0..<prefix where path[start + index] != text[index] { return false }
      let pattern = text.span
      return Glob.matches(pattern.extracting(prefix..<text.count), path.extracting((start + prefix)..<path.count))
    }
  }

  // MARK: Keys

  /// What each path that the pattern matches has among its own keys; nothing for a pattern that says too little.
  var key: ContiguousArray<UInt8>? {
    if isName { return shape == .literal ? text : nil }
    let slash = UInt8(ascii: "/")
    if shape == .literal { return [slash] + text }
    return text[..<prefix].firstIndex(of: slash).map { text[...$0] }.map { ContiguousArray($0) }
  }

  /// The name, all of the path behind a slash, and its first component with the slash behind it.
  static func keys(of path: Span<UInt8>, name: Int) -> [ContiguousArray<UInt8>] {
    var whole: ContiguousArray<UInt8> = [UInt8(ascii: "/")]
    for index in path.indices { whole.append(path[index]) }
    let keys = [ContiguousArray(whole[(name + 1)...]), whole]
    guard let slash = whole.dropFirst().firstIndex(of: UInt8(ascii: "/")) else { return keys }
    return keys + [ContiguousArray(whole[1...slash])]
  }

  /// Whether the path, which is long enough, ends in the text; the last bytes differ most.
  private func ends(_ path: Span<UInt8>) -> Bool {
    let start = path.count - text.count
    var index = text.count
    while index > 0 {
      index -= 1
      if path[start + index] != text[index] { return false }
    }
    return true
  }

  /// Spaces at the end do not count, unless the first of them is behind a backslash.
  private static func endWithoutSpaces(_ line: Span<UInt8>) -> Int {
    var end = 0
    var index = 0
    while index < line.count {
      switch line[index] {
      case UInt8(ascii: " "): index += 1
      case UInt8(ascii: "\\"):
        index = min(index + 2, line.count)
        end = index
      default:
        index += 1
        end = index
      }
    }
    return end
  }
}

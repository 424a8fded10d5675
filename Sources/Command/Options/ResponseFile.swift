import Lint

/// Files of arguments, one a line: `@file` stands for what is in it, where a command line would be too long.
enum ResponseFile {
  /// The arguments with the contents of response files in their places. What a file holds is not expanded again, and
  /// after `--` an at sign is part of a path.
  static func expand(_ arguments: [String]) throws(UsageError) -> [String] {
    guard arguments.contains(where: { $0.hasPrefix("@") }) else { return arguments }
    var expanded: [String] = []
    var isExpanding = true
    for argument in arguments {
      if argument == "--" { isExpanding = false }
      if isExpanding, argument.hasPrefix("@"), argument.utf8.count > 1 {
        expanded += try lines(ofFile: String(argument.dropFirst()))
      } else {
        expanded.append(argument)
      }
    }
    return expanded
  }

  /// The lines of a text file that are not empty; `-` is standard input.
  static func lines(ofFile path: String) throws(UsageError) -> [String] {
    let text: ContiguousArray<UInt8>
    switch path == "-" ? FileText.standardInput() : FileText.read(path) {
    case .success(let read): text = read
    case .failure(let failure): throw UsageError("\(path == "-" ? "standard input" : path): \(failure.reason)")
    }
    let ends: Set<UInt8> = [UInt8(ascii: "\n"), UInt8(ascii: "\r"), 0]
    return text.split { ends.contains($0) }.map { String(decoding: $0, as: UTF8.self) }
  }
}

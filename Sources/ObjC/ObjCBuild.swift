/// How a build compiles a file, as far as that matters where each file is read as one text.
public struct ObjCBuild: Equatable, Sendable {
  /// Whether it is C++ as well; `nil` where the file's name tells.
  public private(set) var isCPlusPlus: Bool?
  /// What macros stand for that the build defines.
  public private(set) var macros: [String: String] = [:]
  /// Macros that it sees to not being there.
  public private(set) var undefined: Set<String> = []
  /// Paths of headers that are imported before the file's first line.
  public private(set) var prefixes: [String] = []

  /// More than this is no build's.
  private static let mostMacros = 2000

  /// - Parameter arguments: the compiler's; of these `-D`, `-U`, `-x` and `-include` are read.
  public init(arguments: [String] = []) {
    var rest = arguments[...]
    while let word = rest.popFirst() {
      if word == "-include" {
        if let path = rest.popFirst() { prefixes.append(path) }
        continue
      }
      guard let option = ["-D", "-U", "-x"].first(where: { word.hasPrefix($0) }) else { continue }
      let value = word.utf8.count > 2 ? String(word.dropFirst(2)) : rest.popFirst() ?? ""
      switch option {
      case "-D": define(value)
      case "-U": undefine(value)
      default: isCPlusPlus = ObjCBuild.languages[value]
      }
    }
  }

  private static let languages = [
    "objective-c": false, "objective-c-header": false, "objective-c++": true, "objective-c++-header": true,
  ]

  /// `NAME` or `NAME=VALUE`, of one line and without parameters.
  private mutating func define(_ text: String) {
    let parts = text.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
    let (name, value) = (parts[0], parts.count > 1 ? parts[1] : "1")
    guard ObjCBuild.isName(name), ObjCBuild.isWhole(value), macros.count < ObjCBuild.mostMacros else { return }
    undefined.remove(name)
    macros[name] = value
  }

  private mutating func undefine(_ name: String) {
    guard ObjCBuild.isName(name), undefined.count < ObjCBuild.mostMacros else { return }
    macros[name] = nil
    undefined.insert(name)
  }

  private static func isName(_ text: String) -> Bool {
    guard let first = text.utf8.first, !CScanner.isDigit(first) else { return false }
    return text.utf8.allSatisfy { CScanner.isWordByte($0) }
  }

  /// Whether the text ends where the macro does: nothing in it reaches beyond its line.
  private static func isWhole(_ value: String) -> Bool {
    !value.utf8.contains { $0 < 0x20 } && value.utf8.last != UInt8(ascii: "\\")
      && !value.contains("/*")
  }

  /// Arguments that say the same, headers aside.
  public var arguments: [String] {
    macros.sorted { $0.key < $1.key }.map { "-D\($0)=\($1)" } + undefined.sorted().map { "-U\($0)" }
      + (isCPlusPlus.map { [$0 ? "-xobjective-c++" : "-xobjective-c"] } ?? [])
  }

  /// What headers are compiled with: macros that several builds agree on, or that only one of them knows.
  public init(commonTo builds: some Sequence<ObjCBuild>) {
    var conflicting: Set<String> = []
    for build in builds {
      for (name, value) in build.macros where macros.updateValue(value, forKey: name) ?? value != value {
        conflicting.insert(name)
      }
      undefined.formUnion(build.undefined)
    }
    for name in conflicting.union(undefined.intersection(macros.keys)) {
      macros[name] = nil
      undefined.remove(name)
    }
  }

  /// The line that defines the macro.
  func definition(of name: String) -> ContiguousArray<UInt8>? {
    macros[name].map { ContiguousArray("#define \(name) \($0)".utf8) }
  }

  /// Whether a condition of a macro holds; `nil` where the build does not say.
  func fulfils(_ condition: Directive.Condition) -> Bool? {
    guard case .macro(let name, let isValue, let isWanted) = condition else { return nil }
    if undefined.contains(name) { return !isWanted }
    guard let value = macros[name] else { return nil }
    if !isValue { return isWanted }
    return Int(value).map { ($0 != 0) == isWanted }
  }
}

import Syntax

/// Reads a manifest's tokens: every call of `.target(…)` and its kin, wherever it stands.
///
/// Values are texts, arrays of texts, constants of either, and parameters of the manifest's own functions.
struct ManifestReader {
  private let code: ManifestCode
  private var manifest = Manifest()
  /// Functions of the manifest that return a target, by name.
  private var helpers: [String: [Helper]] = [:]
  /// Where the bodies of these end, by the token where the function starts.
  private var bodies: [Int: Int] = [:]
  /// The bodies of each `if` that runs where a variable of the environment is set, and for its developers alone.
  private var switched: [Range<Int>] = []

  private struct Helper {
    let name: String
    let parameters: [Parameter]
    /// The token of the call whose result it returns: of a target's kind, or of another helper.
    let call: Int
    let body: Range<Int>
  }

  private struct Parameter {
    let label: String
    let name: String
    let standard: Range<Int>?
  }

  static func read(_ source: borrowing Source) -> Manifest {
    var reader = ManifestReader(code: ManifestCode(source))
    reader.findHelpers()
    reader.findSwitches()
    reader.findLocalDependencies()
    reader.findCalls()
    reader.findUnknownProducts()
    return reader.manifest
  }

  private init(code: ManifestCode) { self.code = code }

  private static let kinds: [String: Manifest.Target.Kind] = [
    "target": .library, "executableTarget": .executable, "testTarget": .test, "macro": .macro, "plugin": .plugin,
    "systemLibrary": .system, "binaryTarget": .binary,
  ]

  // MARK: Functions of the manifest

  private mutating func findHelpers() {
    var functions: [Helper] = []
    for index in 0..<code.count where code.kind(index) == .func {
      guard code.kind(index + 1).isName, code.kind(index + 2) == .leftParen else { continue }
      var brace = code.after(index + 2)
      while brace < code.count, code.kind(brace) != .leftBrace, !code.isFirstOnLine(brace) { brace = code.after(brace) }
      guard code.kind(brace) == .leftBrace, let body = code.inside(brace) else { continue }
      guard let call = body.first(where: { code.kind($0).isLabel && code.kind($0 + 1) == .leftParen }) else { continue }
      functions.append(
        Helper(
          name: code.text(index + 1), parameters: parameters(from: index + 2), call: call, body: index..<body.upperBound
        ))
    }
    // One that calls a target's kind, or one that does.
    let direct = functions.filter { targetKind(at: $0.call) != nil }
    helpers = Dictionary(grouping: direct, by: \.name)
    let indirect = functions.filter { helper(calledAt: $0.call) != nil }
    helpers = Dictionary(grouping: direct + indirect, by: \.name)
    for helper in direct + indirect { bodies[helper.body.lowerBound] = helper.body.upperBound }
  }

  private func helper(calledAt index: Int) -> Helper? {
    guard code.kind(index).isName, let named = helpers[code.text(index)], code.kind(index + 1) == .leftParen else {
      return nil
    }
    let labels = code.arguments(of: index + 1).map(\.label)
    return named.first { !$0.body.contains(index) && takes($0, labels) }
  }

  private func takes(_ helper: Helper, _ labels: [String]) -> Bool {
    var labels = labels[...]
    for parameter in helper.parameters {
      if labels.first == parameter.label { labels.removeFirst() } else if parameter.standard == nil { return false }
    }
    return labels.isEmpty
  }

  private func parameters(from open: Int) -> [Parameter] {
    code.elements(of: open).compactMap { range in
      guard let colon = range.first(where: { code.kind($0) == .colon }), colon > range.lowerBound else { return nil }
      let equal = range.first { code.kind($0) == .equal }
      let label = code.text(range.lowerBound)
      return Parameter(
        label: label == "_" ? "" : label, name: code.text(colon - 1),
        standard: equal.map { ($0 + 1)..<range.upperBound })
    }
  }

  /// The parameters of a function with what a call hands over.
  private func environment(
    of helper: Helper, call open: Int, in outer: ManifestCode.Environment
  ) -> ManifestCode.Environment {
    var environment: ManifestCode.Environment = [:]
    for parameter in helper.parameters {
      environment[parameter.name] = parameter.standard.map { code.value($0, [:]) } ?? ManifestCode.Value()
    }
    var next = 0
    for argument in code.arguments(of: open) {
      while next < helper.parameters.count, helper.parameters[next].label != argument.label { next += 1 }
      guard next < helper.parameters.count else { break }
      environment[helper.parameters[next].name] = code.value(argument.value, outer)
      next += 1
    }
    return environment
  }

  // MARK: Conditions

  /// `if Context.environment["TOOLS"] != nil { … }`; with an `else`, or for `== nil`, it is nothing that has to be switched on.
  private mutating func findSwitches() {
    for index in 0..<code.count where code.kind(index) == .if {
      var brace = index + 1
      while brace < code.count, code.kind(brace) != .leftBrace, code.kind(brace) != .if { brace = code.after(brace) }
      guard code.kind(brace) == .leftBrace, let body = code.inside(brace), code.kind(body.upperBound + 1) != .else else { continue }
      let condition = index + 1..<brace
      let asks = condition.contains { ["environment", "getenv"].contains(code.text($0)) }
      let isNegated = condition.contains { place in
        code.kind(place) == .prefixOperator || code.text(place) == "==" && code.kind(place + 1) == .nil
      }
      if asks && !isNegated { switched.append(body) }
    }
  }

  /// `.package(path: "../Tools")` in a list of the manifest, and under no condition.
  private mutating func findLocalDependencies() {
    var index = 0
    while index < code.count, !manifest.hasLocalDependencies {
      if code.kind(index) == .leftBrace {
        index = code.after(index)
        continue
      }
      let isCall = code.kind(index) == .period && code.text(index + 1) == "package" && code.kind(index + 2) == .leftParen
      // In `isLocal ? .package(…) : .package(…)` one of them counts, and nobody knows which.
      if isCall, [.leftSquare, .comma].contains(code.kind(index - 1)) {
        manifest.hasLocalDependencies = code.arguments(of: index + 2).contains { $0.label == "path" }
      }
      index += 1
    }
  }

  // MARK: Calls

  /// The kind of target that is called for at `index`.
  private func targetKind(at index: Int) -> Manifest.Target.Kind? {
    guard index > 0, code.kind(index - 1) == .period, code.kind(index + 1) == .leftParen else { return nil }
    return ManifestReader.kinds[code.text(index)]
  }

  private mutating func findCalls() {
    var index = 0
    while index < code.count {
      if let end = bodies[index] {
        index = end
        continue
      }
      guard code.kind(index).isLabel, code.kind(index + 1) == .leftParen else {
        index += 1
        continue
      }
      if addTarget(callAt: index, in: [:]) {
        index = code.after(index + 1)
      } else {
        if code.kind(index - 1) == .period { addProduct(named: code.text(index), call: index + 1) }
        index += 1
      }
    }
  }

  /// - Returns: whether it is a call for a target, known or not.
  private mutating func addTarget(callAt index: Int, in environment: ManifestCode.Environment) -> Bool {
    if let kind = targetKind(at: index) {
      addTarget(kind, call: index + 1, in: environment)
      return true
    }
    guard let helper = helper(calledAt: index) else { return false }
    return addTarget(callAt: helper.call, in: self.environment(of: helper, call: index + 1, in: environment))
  }

  private mutating func addTarget(
    _ kind: Manifest.Target.Kind, call open: Int, in environment: ManifestCode.Environment
  ) {
    var values: [String: Range<Int>] = [:]
    for argument in code.arguments(of: open) { values[argument.label] = argument.value }
    // A target that is a dependency, a plugin of another package, a plugin as a product.
    if values["condition"] != nil || values["package"] != nil || values["targets"] != nil { return }
    guard let nameValue = values["name"] else { return }
    guard let name = code.value(nameValue, environment).text else {
      manifest.hasComputedTargets = true
      return
    }
    var target = Manifest.Target(name, kind)
    target.path = values["path"].flatMap { code.value($0, environment).text }
    target.sources = values["sources"].flatMap { code.value($0, environment).texts }
    target.exclude = values["exclude"].flatMap { code.value($0, environment).texts } ?? []
    target.dependencies = values["dependencies"].map { code.value($0, environment).dependencies } ?? []
    manifest.targets.append(target)
  }

  /// `products: [.core, .module("Views")]`, of which no call tells what they are.
  private mutating func findUnknownProducts() {
    for index in 0..<code.count where code.kind(index + 1) == .leftParen && code.text(index) == "Package" {
      guard let list = code.arguments(of: index + 1).first(where: { $0.label == "products" })?.value else { continue }
      let isLiteral = code.kind(list.lowerBound) == .leftSquare
      let written = isLiteral ? code.elements(of: list.lowerBound).filter { !isOfOtherKind($0) }.count : 1
      if manifest.products.count < written { manifest.hasComputedProducts = true }
    }
  }

  /// `.plugin(…)`, `Product.iOSApplication(…)`
  private func isOfOtherKind(_ product: Range<Int>) -> Bool {
    product.prefix(3).contains { ["plugin", "iOSApplication"].contains(code.text($0)) }
  }

  private mutating func addProduct(named kind: String, call open: Int) {
    guard kind == "library" || kind == "executable" else { return }
    var values: [String: Range<Int>] = [:]
    for argument in code.arguments(of: open) { values[argument.label] = argument.value }
    guard let nameValue = values["name"], let targetsValue = values["targets"] else { return }
    let name = code.value(nameValue, [:]).text
    let targets = code.value(targetsValue, [:]).texts
    let isSwitched = switched.contains { $0.contains(open) }
    if kind == "library", targets == nil, !isSwitched { manifest.hasComputedProducts = true }
    manifest.products.append(
      Manifest.Product(name: name ?? "", isLibrary: kind == "library", targets: targets ?? [], isSwitched: isSwitched))
  }
}

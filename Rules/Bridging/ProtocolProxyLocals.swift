import Facts

/// The locals that are visible at a place in a body, and what they hold there.
struct ProtocolProxyLocals {
  struct Local {
    /// The proxy that it holds.
    var proxy: Int?
    /// The place of the initial value.
    var value: Int?
    var type = Name.none
    var isConstant = false
    var isFunction = false
    /// It is declared as a proxy.
    var isProxy = false
    /// The place of its declaration.
    var place: Int?
  }

  /// A local that is assigned to in a branch, and what it held before.
  struct Change {
    let scope: Int
    let name: Name
    let before: Int?
  }

  private var scopes: [[Name: Local]] = []
  private var branches: [[Change]] = []

  subscript(name: Name) -> Local? {
    for scope in scopes.reversed() { if let local = scope[name] { return local } }
    return nil
  }

  subscript(change: Change) -> Local? {
    change.scope < scopes.count ? scopes[change.scope][change.name] : nil
  }

  mutating func open() { scopes.append([:]) }

  mutating func close() { scopes.removeLast() }

  mutating func openBranch() { branches.append([]) }

  /// What was assigned to in the branch.
  mutating func closeBranch() -> [Change] { branches.removeLast() }

  mutating func declare(_ name: Name, _ local: Local) { scopes[scopes.count - 1][name] = local }

  mutating func assign(_ name: Name, _ proxy: Int?) {
    guard let scope = scopes.lastIndex(where: { $0[name] != nil }) else { return }
    let change = Change(scope: scope, name: name, before: scopes[scope][name]?.proxy)
    for branch in branches.indices where !branches[branch].contains(where: { $0.scope == scope && $0.name == name }) {
      branches[branch].append(change)
    }
    set(change, to: proxy)
  }

  mutating func set(_ change: Change, to proxy: Int?) {
    if change.scope < scopes.count { scopes[change.scope][change.name]?.proxy = proxy }
  }

  /// The place of the value that an expression stands for: constants are followed.
  func meaning(of place: Int, _ facts: FileFacts) -> Int {
    var place = place
    // More steps than anybody takes; shadowed names could lead in a circle.
    for _ in 0..<8 where facts.code[place].kind == .name {
      guard let local = self[facts.code[place].name], local.isConstant, let value = local.value else { break }
      place = value
    }
    return place
  }
}

/// An argument of a call.
struct ProtocolProxyArgument {
  let label: Name
  /// The place of its value.
  let value: Int?
  /// A closure behind the parentheses.
  let isTrailing: Bool

  init(_ place: Int, _ facts: FileFacts) {
    label = facts.code[place].name
    value = facts.parts(ofCode: place).first
    isTrailing = facts.code[place].kind == .trailingClosure
  }
}

/// The locals and parameters that are visible at a place in a body, innermost scope last.
struct Locals {
  private struct Entry {
    let name: Name
    let type: Name
    /// The entry of the same name that this one hides, or -1.
    let hidden: Int32
  }

  private var entries: ContiguousArray<Entry> = []
  private var scopes: ContiguousArray<Int> = []
  /// For each name the place of its innermost entry, or -1.
  private var latest: ContiguousArray<Int32> = []

  /// The number of open scopes.
  var depth: Int { scopes.count }

  mutating func removeAll() {
    entries.removeAll(keepingCapacity: true)
    scopes.removeAll(keepingCapacity: true)
    latest.removeAll(keepingCapacity: true)
  }

  mutating func openScope() { scopes.append(entries.count) }

  mutating func closeScopes(downTo depth: Int) {
    while scopes.count > max(depth, 0), let start = scopes.popLast() {
      while entries.count > start, let entry = entries.popLast() { latest[Int(entry.name.raw)] = entry.hidden }
    }
  }

  mutating func declare(_ name: Name, type: Name) {
    if name.isNone { return }
    let index = Int(name.raw)
    while latest.count <= index { latest.append(-1) }
    entries.append(Entry(name: name, type: type, hidden: latest[index]))
    latest[index] = Int32(truncatingIfNeeded: entries.count - 1)
  }

  /// The type of the local of this name, none if it is unknown; `nil` where no local has the name.
  func type(of name: Name) -> Name? {
    let index = Int(name.raw)
    guard index < latest.count, latest[index] >= 0 else { return nil }
    return entries[Int(latest[index])].type
  }
}

/// What an expression has come to so far: the receiver of a member that follows.
struct Chain {
  var shape = MentionFact.Receiver.none
  var name = Name.none
  var type = Name.none
  /// The mention of that name, if it is one.
  var mention = MentionFact.noBase
  /// Whether an expression has just ended, so that a dot would ask for a member of it.
  var isOpen = false
  var isKeyPath = false
  /// An `&` stands before the expression: its last member is written.
  var isInOut = false
  var isOptional = false
}

/// A bracket that the walk is inside of.
struct OpenBracket {
  enum Kind: UInt8 {
    /// Of a call: its name is what the result comes from.
    case call
    case group, square
    case body, closure, interpolation
  }
  let kind: Kind
  var callee = Name.none
  var mention = MentionFact.noBase
  var isType = false
  /// The type of the last `as` inside of a group.
  var cast = Name.none
  /// The open scopes to go back to at its end.
  let scopes: Int
  /// The statement that the bracket interrupts.
  let header: HeaderState
}

/// A statement that goes on up to its brace, as `if` and `for`.
struct HeaderState {
  /// Whether the next brace at this level is the statement's body.
  var isOpen = false
  /// The open scopes before the statement, which its names do not outlive; -1 where they do.
  var scopes = -1
  /// Locals to be declared when the expression after their `=` ends.
  var pending: ContiguousArray<PendingLocal> = []
  /// Locals that become visible in the body only.
  var forBody: ContiguousArray<PendingLocal> = []
}

/// A name whose initial value is still being read.
struct PendingLocal {
  let name: Name
  let type: Name
}

/// The locals and parameters that are visible at a place in a body, innermost scope last.
struct Locals: ~Copyable {
  struct Entry {
    let name: Name
    let value: LocalValue
    /// The entry of the same name that this one hides, or -1.
    let hidden: Int32
  }

  private var entries = Stack<Entry>()
  private var scopes = Stack<Int>()
  /// For each name the place of its innermost entry, or -1.
  private var latest: ContiguousArray<Int32> = []

  /// The number of open scopes.
  var depth: Int { scopes.count }

  mutating func removeAll() {
    entries.removeAll()
    scopes.removeAll()
    latest.removeAll(keepingCapacity: true)
  }

  mutating func openScope() { scopes.append(entries.count) }

  mutating func closeScopes(downTo depth: Int) {
    while scopes.count > max(depth, 0), let start = scopes.popLast() {
      while entries.count > start, let entry = entries.popLast() { latest[Int(entry.name.raw)] = entry.hidden }
    }
  }

  mutating func declare(_ name: Name, _ value: LocalValue = LocalValue()) {
    if name.isNone { return }
    let index = Int(name.raw)
    while latest.count <= index { latest.append(-1) }
    entries.append(Entry(name: name, value: value, hidden: latest[index]))
    latest[index] = Int32(truncatingIfNeeded: entries.count - 1)
  }

  /// What is known of the local of this name; `nil` where no local has the name.
  func value(of name: Name) -> LocalValue? {
    let index = Int(name.raw)
    guard index < latest.count, latest[index] >= 0 else { return nil }
    return entries[Int(latest[index])].value
  }
}

/// What a local holds, as far as the file says it.
struct LocalValue {
  /// Its type, none if that is not written.
  var type = Name.none
  /// The mention of what it was made from, or `MentionFact.noBase`.
  var source = MentionFact.noBase
  /// What it is of the source.
  var part = Part.whole

  var isKnown: Bool { !type.isNone || source != MentionFact.noBase }

  enum Part: UInt8 {
    case whole
    /// One of many that the source holds.
    case element
    /// What a subscript of the source gives.
    case item
    /// The source is one of the file's parts.
    case part
    /// It is `self`.
    case own
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
  /// In parentheses: what is called then is what it gives.
  var isGrouped = false

  init() {}

  /// What stood before the mention's dot.
  init(before mention: MentionFact) {
    (shape, name, type, self.mention) = (mention.shape, mention.receiver, mention.receiverType, mention.base)
    isOpen = true
  }

  /// Whether it is a local or an item alone, or in parentheses: what that was made from is not what is called.
  var isValue: Bool { shape.isLocal || shape == .item || shape == .part || isGrouped }
}

/// A bracket that the walk is inside of.
struct OpenBracket {
  enum Kind: UInt8 {
    /// Of a call: its name is what the result comes from.
    case call
    case group
    /// A literal, or what follows a value.
    case square, `subscript`
    /// Braces of a statement, a function or a type, and all others.
    case body, closure
    case interpolation
    /// What a closure captures, and the parameters of a local function.
    case captures, parameters
  }

  /// What a body is of.
  enum Body: UInt8 { case plain, `switch`, `repeat`, function, type }

  let kind: Kind
  let body: Body
  var callee = Name.none
  var mention = MentionFact.noBase
  /// The type of the `as` that a group ends with, or of a literal.
  var cast = Name.none
  /// A subscript in a key path.
  var isKeyPath = false
  /// Behind a `&`.
  var isInOut = false
  /// How many arguments the call around had, if it is kept what that is handed.
  let arguments: UInt8
  /// What a closure is called with, one after the other; what a subscript gives; what a `switch` looks at; the local that is
  /// called.
  var element = LocalValue()
  /// A tuple that is assigned to.
  var isWritten = false
  /// The open scopes to go back to at its end.
  let scopes: Int
  /// The token that opens it.
  var start = 0
  /// The open scopes at its start.
  var scopesInside = 0
  /// The statement that the bracket interrupts, and its pattern.
  let header: HeaderState
  let pattern: PatternState
  /// The token to go on with at its end.
  var resume = 0
}

/// A statement that goes on up to its brace, as `if` and `for`, or up to its line's end, as `let`.
struct HeaderState {
  enum Kind: UInt8 {
    case none
    /// `if`, `while`, `switch`, `catch`
    case condition
    case `guard`, loop
    /// `let` or `var` as a statement.
    case binding
  }

  var kind = Kind.none
  /// What the next brace at this level opens, if it is not a closure.
  var body = OpenBracket.Body.plain
  var isOpen = false
  /// The body of a `repeat` has just ended.
  var isBehindRepeat = false
  /// An operator stands in the initial value: its casts are not its type.
  var hasOperator = false
  /// More than a chain of names is its initial value, or what it runs over.
  var isComposed = false
  /// Inside of parentheses with parameters, and there in the part that is no default value.
  var isParameters = false
  var isBeforeDefault = false
  var isCaptures = false
  /// Where the mentions of an `if`'s condition begin, or -1.
  var firstMention = -1
  /// The open scopes before the statement, which its names do not outlive; -1 where they do.
  var scopes = -1
  /// Its names in the list of those that are not visible yet.
  var firstPending: Int
  /// Of these the first that is not declared; `guard` keeps them all for what follows it.
  var firstUndeclared: Int

  init(firstPending: Int) {
    self.firstPending = firstPending
    firstUndeclared = firstPending
  }
}

/// A pattern that the walk is in.
struct PatternState {
  /// The number of brackets around it, -1 outside of patterns.
  var depth = -1
  /// The number of brackets around the `let` or `var` that makes its names new ones, -1 where there is none.
  var bindingDepth = -1

  static let none = PatternState()
}

/// A name whose initial value is still being read.
struct PendingLocal {
  let name: Name
  var value = LocalValue()
  /// It holds what the expression gives that is read now.
  var takesValue = false
  /// A `var`: of a structure it is another value than what it is made from.
  var isCopy = false
  /// … or the second of the pairs that the expression holds.
  var takesSecond = false
  /// … or what lies there in it.
  var path = PartPath()
}

/// The way from a value to what a pattern finds in it.
struct PartPath {
  struct Step {
    let kind: PartFact.Kind
    let name: Name
    let place: UInt8
  }

  /// The outermost, and one in it: patterns are seldom deeper.
  private(set) var first: Step?
  private(set) var second: Step?
  /// Whether there are more steps than these, or one that is not understood.
  private(set) var isLost = false

  mutating func append(_ step: Step) {
    if first == nil {
      first = step
    } else if second == nil {
      second = step
    } else {
      isLost = true
    }
  }

  mutating func lose() { isLost = true }

  /// Whether it leads to the value itself.
  var isEmpty: Bool { first == nil && !isLost }
}

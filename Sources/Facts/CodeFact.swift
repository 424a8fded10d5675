/// A statement or an expression, in a file of which the code is kept.
///
/// They stand in postorder: what one consists of stands right before it, so that a list read from its start has them in
/// the order in which they are evaluated.
public struct CodeFact: Equatable, Sendable {
  public let kind: Kind
  /// Where what it consists of starts in the file's list; its own place, if it has no parts.
  public let first: UInt32
  /// The name, the member, the label or the word that it is about; an operator of a cast.
  public let name: Name
  /// `(_:animated:)` of a compound name.
  public let labels: Name
  /// A type as written; the path of a member that only names with dots lead to; a literal.
  public let text: Name
  /// The declaration in whose body or initial value it stands, or `DeclFact.none` at file level.
  public let owner: UInt32
  /// Of a member the place of its name; of all others that of the whole.
  public let offset: UInt32
  public let endOffset: UInt32

  public enum Kind: UInt8, Sendable {
    // Statements.
    /// Statements in braces, those of a body, or of one of the branches of `#if` or `switch`.
    case block
    /// `if`, `switch`, `#if` and the like: conditions, subjects and blocks, in their order.
    case statement
    /// A function in a body: parameters and a block. Its text is the type of its result.
    case function
    case parameter
    /// `let` and `var` with the value, if there is one; names in patterns.
    case constant, variable
    /// What is assigned to, and the value.
    case assignment
    /// `return`, `throw`, `break`, `continue`
    case jump
    // Expressions.
    case name
    /// What it is a member of, if that is written.
    case member
    /// What is called, and the arguments.
    case call
    /// Its value; the label is the name.
    case argument, trailingClosure
    case `subscript`
    /// Parameters, and a block. Its text is the type of its result.
    case closure
    /// `#selector(x)`; the name is `getter` or `setter`, if that is written.
    case selector
    /// Elements of an array, of a tuple.
    case list, tuple
    case literal
    /// The name is the operator: `as!`; the text is the type.
    case cast
    /// `x?`, `x!`
    case unwrap
    case prefix
    /// Operands of any operators, with those of `a ? b : c`.
    case operands
    /// `_`
    case discard
    case other
  }
}

extension FileFacts {
  /// The places of what a fact of the code consists of, in their order.
  public func parts(ofCode place: Int) -> [Int] {
    var parts: [Int] = []
    let first = Int(code[place].first)
    var next = place - 1
    while next >= first {
      parts.append(next)
      next = Int(code[next].first) - 1
    }
    return parts.reversed()
  }

  /// The places of all bodies and values that are no part of anything else, in their order.
  public var codeRoots: [Int] {
    var roots: [Int] = []
    var next = code.count - 1
    while next >= 0 {
      roots.append(next)
      next = Int(code[next].first) - 1
    }
    return roots.reversed()
  }
}

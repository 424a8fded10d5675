// Types: where they end. They are walked, not built; brackets are stepped over, only `<` and `>` are counted.
extension DeclParser {
  /// Passes a type; `false` where there is none, or it breaks off inside of its generic arguments.
  mutating func skipType() -> Bool {
    forgetAngles()
    return walkType()
  }

  /// Passes a type and adds it as a part.
  mutating func parseType(_ part: Part.Kind, from: Int? = nil) {
    let start = from ?? at
    if !skipType() { note(.malformedType) }
    if at > start || used > 0 { addPart(part, from: start) }
  }

  /// - Parameter isInArguments: the cursor is behind a `<`; ends behind its `>`.
  mutating func walkType(isInArguments: Bool = false) -> Bool {
    var needsType = true
    while true {
      if needsType {
        switch startOfType() {
        case .goOn: continue
        case .hasType: needsType = false
        case .ends:
          // `<>`, or a comma before `>`.
          guard !openAngles.isEmpty, operatorByte == UInt8(ascii: ">") else { return false }
          needsType = false
        }
      } else {
        switch continuationOfType() {
        case .goOn: needsType = true
        case .hasType: if isInArguments && openAngles.isEmpty { return true }
        case .ends: return openAngles.isEmpty
        }
      }
    }
  }

  private enum Step {
    /// A type has to follow, or may.
    case goOn
    case hasType
    case ends
  }

  private mutating func startOfType() -> Step {
    switch kind {
    case .at:
      at = endOfAttribute(at, ofType: true)
      return .goOn
    case .inout, .repeat:
      at += 1
      return .goOn
    case .leftParen, .leftSquare:
      skipGroup()
      return .hasType
    case .Self, .Any, .wildcard, .identifier: return typeName()
    case .protocol where nextKind.isOperator: return typeName()
    case .some, .any, .each:
      if !startsType(at + 1) { return typeName() }
      at += 1
      return .goOn
    case .prefixOperator, .binaryOperator, .postfixOperator:
      if operatorByte == UInt8(ascii: "~") {
        useUp(1)
        return .goOn
      }
      // A negative number as a generic argument.
      guard !openAngles.isEmpty, operatorByte == UInt8(ascii: "-"), nextKind == .integer else { return .ends }
      useUp(1)
      at += 1
      return .hasType
    case .integer:
      if openAngles.isEmpty { return .ends }
      at += 1
      return .hasType
    case .colonColon:
      at += 1
      return .goOn
    default:
      guard kind.isName else { return .ends }
      if isTypeSpecifier { return .goOn }
      return typeName()
    }
  }

  /// Whether the cursor stands at a specifier as `consuming`, which is passed; as the name of a type it would not be followed by one.
  private var isTypeSpecifier: Bool {
    mutating get {
      guard kind == .modifierWord else { return false }
      if isWord(at, "nonisolated") {
        at += 1
        if kind == .leftParen, !isFirstOnLine(at) { skipGroup() }
        return true
      }
      guard startsType(at + 1) else { return false }
      at += 1
      return true
    }
  }

  mutating func startsType(_ index: Int) -> Bool {
    switch kind(index) {
    case .at, .leftParen, .leftSquare, .wildcard, .inout, .Any, .Self: true
    case .prefixOperator: bytes[startOffset(index)] == UInt8(ascii: "~")
    default: kind(index).isName
    }
  }

  /// A name with its module and its generic arguments, of which the walk goes on.
  private mutating func typeName() -> Step {
    at += 1
    while kind == .colonColon, nextKind.isName || nextKind.isReservedWord { at += 2 }
    guard operatorByte == UInt8(ascii: "<") else { return .hasType }
    openAngle()
    return .goOn
  }

  private mutating func continuationOfType() -> Step {
    switch kind {
    case .period:
      guard nextKind.isName || nextKind.isReservedWord else { return .ends }
      at += 1
      return typeName()
    case .postfixQuestion, .exclamation:
      useUp(1)
      return .hasType
    case .arrow:
      at += 1
      return .goOn
    case .async, .reasync, .throws, .rethrows: return skipEffectsBeforeArrow() ? .goOn : .ends
    case .comma:
      if openAngles.isEmpty { return .ends }
      at += 1
      return .goOn
    default: return operatorByte == 0 ? .ends : operatorInType()
    }
  }

  private mutating func operatorInType() -> Step {
    let start = offset
    let isLastByte = start + 1 == link(at)
    switch bytes[start] {
    case UInt8(ascii: ">"):
      guard let open = openAngles.popLast() else { return .ends }
      useUp(1)
      closeAngle(open)
      return .hasType
    case UInt8(ascii: "?"), UInt8(ascii: "!"):
      guard used > 0 else { return .ends }
      useUp(1)
      return .hasType
    case UInt8(ascii: "&"):
      guard isLastByte else { return .ends }
      useUp(1)
      return .goOn
    case UInt8(ascii: "-"):
      // What is left of `>->`.
      guard used > 0, start + 2 == link(at), bytes[start + 1] == UInt8(ascii: ">") else { return .ends }
      useUp(2)
      return .goOn
    default: return .ends
    }
  }

  /// `async throws(E) ->`, if it is one.
  private mutating func skipEffectsBeforeArrow() -> Bool {
    var index = at
    while index < last {
      switch kind(index) {
      case .async, .reasync, .throws, .rethrows:
        index += 1
        if kind(index) == .leftParen, kind(index - 1) == .throws { index = after(index) }
      case .arrow:
        at = index + 1
        return true
      default: return false
      }
    }
    return false
  }

  // MARK: Clauses

  /// `<T: P, each U, let N: Int where …>`
  mutating func parseGenericParameters() {
    guard operatorByte == UInt8(ascii: "<") else { return }
    let start = at
    let from = offset
    var depth = 0
    while at < last {
      if kind.isOperator, kind != .arrow || used > 0 {
        switch operatorByte {
        case UInt8(ascii: "<"): depth += 1
        case UInt8(ascii: ">") where used == 0 || bytes[offset - 1] != UInt8(ascii: "-"): depth -= 1
        default: break
        }
        useUp(1)
        if depth == 0 { return addPart(.genericParameters, from: start, offset: from) }
      } else if kind == .leftBrace || kind == .rightBrace || kind == .semicolon {
        note(.malformedType)
        return
      } else {
        skipOne()
      }
    }
  }

  /// `: A, B`
  mutating func parseInheritance() {
    guard kind == .colon else { return }
    repeat {
      at += 1
      if kind == .leftBrace || kind == .where { return }
      let start = at
      if kind == .class {
        at += 1
      } else if !skipType() {
        note(.malformedType)
      }
      if at > start || used > 0 { addPart(.inherits, from: start) }
      skipRestOfOperator()
    } while kind == .comma
  }

  /// `where T: P, U == V`
  mutating func parseWhere() {
    guard kind == .where else { return }
    repeat {
      at += 1
      if kind == .leftBrace { return }
      let start = at
      skipRequirement()
      if at > start || used > 0 { addPart(.requirement, from: start) }
      skipRestOfOperator()
    } while kind == .comma
  }

  private mutating func skipRequirement() {
    guard skipRequirementSide() else { return note(.malformedType) }
    if kind == .colon {
      at += 1
    } else if operatorByte == UInt8(ascii: "="), bytes[offset + 1 < bytes.count ? offset + 1 : offset] == UInt8(ascii: "=") {
      useUp(2)
    } else {
      return note(.malformedType)
    }
    if kind == .class { at += 1 } else if !skipRequirementSide() { note(.malformedType) }
    // The size of a layout: `_Trivial(64)`.
    if kind == .leftParen, touchesPrevious(at) { skipGroup() }
  }

  private mutating func skipRequirementSide() -> Bool {
    if operatorByte == UInt8(ascii: "-"), nextKind == .integer { useUp(1) }
    if kind == .integer {
      at += 1
      return true
    }
    return skipType()
  }
}

import Catalog
import Facts
import Syntax

/// What keeps a member from being the one that is required.
public enum NearMiss: Equatable, Sendable {
  /// The only parameter of another type, by its place.
  case parameter(Int)
  /// A function's result or a variable's type.
  case result
  /// The only parameter with another label.
  case label(Int)
  case setter
  case throwing, async, mutating
  /// Other errors than those that are allowed.
  case errors
  /// All but a letter of its own name.
  case name
}

extension NearMiss {
  /// Whether two words are one but for a letter or two.
  public static func isSlip(_ left: String, _ right: String) -> Bool {
    let length = max(left.utf8.count, right.utf8.count)
    if length == 0 || abs(left.utf8.count - right.utf8.count) > 2 { return false }
    // Short words are soon another word.
    return areNear(left, right, length > 6 ? 2 : length > 3 ? 1 : 0)
  }

  /// The same of labels: a whole word that is another one makes another label, `leftItem` and `rightItem`, and so does the
  /// beginning of a word, `include` and `exclude`.
  public static func isSlipOfLabel(_ left: String, _ right: String) -> Bool {
    let (one, other) = (words(left[...]), words(right[...]))
    if one.count != other.count { return isSlipOfWord(left, right) }
    return zip(one, other).allSatisfy { isSlipOfWord(String($0), String($1)) }
  }

  private static func isSlipOfWord(_ left: String, _ right: String) -> Bool {
    if left.lowercased() == right.lowercased() { return true }
    // Two letters get lost, and seldom the first; to become two others is what they do in other words.
    let isLonger = left.utf8.first == right.utf8.first && left.utf8.count != right.utf8.count
    return isSlip(left, right) && (isLonger || areNear(left, right, 1))
  }

  /// Whether a letter makes one word the other.
  static func isLetterAway(_ left: String, _ right: String) -> Bool { areNear(left, right, 1) }

  private static func areNear(_ left: String, _ right: String, _ most: Int) -> Bool {
    var (left, right) = (left, right)
    return left.withUTF8 { left in
      // Both are looked at within the calls only.
      right.withUTF8 { right in unsafe isNear(left.span, 0, right.span, 0, most) }
    }
  }

  /// Whether so many letters put in, left out, changed, or swapped with the next make one text the other, from the places on.
  /// Letters that are the same at the beginning stay.
  private static func isNear(_ left: Span<UInt8>, _ from: Int, _ right: Span<UInt8>, _ start: Int, _ most: Int) -> Bool {
    var (from, start) = (from, start)
    if abs((left.count - from) - (right.count - start)) > most { return false }
    while from < left.count, start < right.count, left[from] == right[start] { (from, start) = (from + 1, start + 1) }
    if from == left.count || start == right.count { return left.count - from + right.count - start <= most }
    if most == 0 { return false }
    if isNear(left, from + 1, right, start + 1, most - 1) || isNear(left, from + 1, right, start, most - 1)
      || isNear(left, from, right, start + 1, most - 1)
    {
      return true
    }
    return from + 1 < left.count && start + 1 < right.count && left[from + 1] == right[start] && left[from] == right[start + 1]
      && isNear(left, from + 2, right, start + 2, most - 1)
  }

  /// Whether two names are one but for a letter, and that does not make them another: `rowsLoaded` of `rowsLoaded2`, `getPage` of
  /// `setPage`.
  static func isTypo(_ left: String, _ right: String) -> Bool {
    if left == right || abs(left.utf8.count - right.utf8.count) > 1 { return false }
    if left.lowercased() == right.lowercased() { return true }
    let (one, other) = (words(left[...]), words(right[...]))
    guard one.count == other.count, areNear(left, right, 1) else { return false }
    return zip(one, other).allSatisfy { one, other in
      // Short words are soon another word, and endings make another form.
      one == other || min(one.utf8.count, other.utf8.count) > 3 && !isOtherForm(one, other)
    }
  }

  /// `page` and `pages`, `load` and `loaded`, `step1` and `step2`.
  private static func isOtherForm(_ one: Substring, _ other: Substring) -> Bool {
    if one.contains(where: \.isNumber) || other.contains(where: \.isNumber) { return true }
    let (short, long) = one.utf8.count < other.utf8.count ? (one, other) : (other, one)
    return short.utf8.count < long.utf8.count && long.hasPrefix(short) && ["s", "d"].contains(long.last)
  }

  /// Whether one label has some of the other's words, in their order, and no other: `decelerate` of `willDecelerate`.
  static func leavesWordsOut(_ left: String, _ right: String) -> Bool {
    if !mayLeaveOut(left.utf8, right.utf8) { return false }
    let (one, other) = (words(left[...]), words(right[...]))
    let (few, many) = one.count < other.count ? (one, other) : (other, one)
    guard few.count < many.count else { return false }
    var rest = many[...]
    for word in few {
      guard let place = rest.firstIndex(where: { isSame($0, word) }) else { return false }
      rest = rest[(place + 1)...]
    }
    return true
  }

  /// Whether one of several words is another one, as `Item` of `didSelectItemAt`, and one says when: that is another method.
  ///
  /// - Parameter isAlone: No other label tells which method is meant.
  static func replacesWord(_ left: String, _ right: String, isAlone: Bool) -> Bool {
    let (one, other) = (words(left[...]), words(right[...]))
    guard one.count == other.count else { return false }
    let others = zip(one, other).filter { !isSame($0, $1) }
    let tells = zip(one, other).contains { isSame($0, $1) && $0.utf8.count > (isAlone ? 3 : 0) }
    return tells && others.count == 1 && !(isMoment(others[0].0) && isMoment(others[0].1))
  }

  private static func isMoment(_ word: Substring) -> Bool { ["will", "did", "should", "can"].contains(word.lowercased()) }

  /// Whether the label is the wanted one but for letters, for words that it leaves out, or for one that is another.
  static func isNearly(_ label: String, _ wanted: String) -> Bool {
    if label == wanted || isSlip(label, wanted) { return true }
    let isShorter = label.utf8.count < wanted.utf8.count && leavesWordsOut(label, wanted) && beginAlike(label, wanted)
    return isShorter || replacesWord(label, wanted, isAlone: false)
  }

  /// Whether one is the other and a word more: `scrollViewDidScrollUp`.
  static func addsWord(_ left: String, _ right: String) -> Bool {
    let (short, long) = left.utf8.count < right.utf8.count ? (left, right) : (right, left)
    return long.hasPrefix(short) && long.utf8.dropFirst(short.utf8.count).first?.isUppercase == true
  }

  /// Whether the longer text has the letters of the shorter one, in their order: to see that takes less than to find words.
  private static func mayLeaveOut(_ one: String.UTF8View, _ other: String.UTF8View) -> Bool {
    let (few, many) = one.count < other.count ? (one, other) : (other, one)
    var rest = many[...]
    for letter in few {
      guard let place = rest.firstIndex(where: { $0 | 0x20 == letter | 0x20 }) else { return false }
      rest = rest[rest.index(after: place)...]
    }
    return true
  }

  /// Whether the first words are the same.
  static func beginAlike(_ left: String, _ right: String) -> Bool {
    words(left[...]).first.flatMap { one in words(right[...]).first.map { isSame(one, $0) } } ?? false
  }

  /// Small and capital letters, which differ in one bit, are the same.
  private static func isSame(_ one: Substring, _ other: Substring) -> Bool {
    one.utf8.count == other.utf8.count && zip(one.utf8, other.utf8).allSatisfy { $0 | 0x20 == $1 | 0x20 }
  }

  /// The words of a name: `child`, `URL` and `Request` of `childURLRequest`.
  public static func words(_ name: Substring) -> [Substring] {
    func isSmall(_ byte: UInt8) -> Bool { (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte) }
    let bytes = name.utf8
    var words: [Substring] = []
    var start = bytes.startIndex
    for place in bytes.indices.dropFirst() where bytes[place].isUppercase {
      let next = bytes.index(after: place)
      let endsCapitals = next < bytes.endIndex && isSmall(bytes[next])
      guard !bytes[bytes.index(before: place)].isUppercase || endsCapitals else { continue }
      words.append(name[start..<place])
      start = place
    }
    return start < bytes.endIndex ? words + [name[start...]] : words
  }
}

// Members that have the name of what is required, and are not quite that.
extension ProjectIndex {
  /// Whether the member may be what a type has for the requirement; not only where that cannot be.
  public func mayAnswer(_ requirement: DeclID, _ member: DeclID) -> Bool {
    isOfItsForm(requirement, member) && (likeness(requirement, member) != .different || isPreconcurrent(requirement))
  }

  /// The same of a requirement that many members are asked for.
  public func mayAnswer(_ requirement: MemberTypes, _ member: DeclID) -> Bool {
    isOfItsForm(requirement.member, member)
      && (likeness(requirement, member) != .different || isPreconcurrent(requirement.member))
  }

  /// Whether nothing but types may keep the member from being what is required.
  private func isOfItsForm(_ requirement: DeclID, _ member: DeclID) -> Bool {
    decl(member).kind.fulfils(decl(requirement).kind)
      && global(decl(member).labels, of: member) == global(decl(requirement).labels, of: requirement)
      && obstacle(requirement, member) == nil
  }

  /// The one thing that keeps a member of the same name from being what is required; `nil` where it is nothing, where it
  /// is more than one thing, or where it cannot be told.
  public func nearMiss(_ requirement: DeclID, _ member: DeclID) -> NearMiss? {
    let wanted = decl(requirement)
    let fact = decl(member)
    guard fact.kind.fulfils(wanted.kind), fact.kind != .case, let parts = parameterLikenesses(requirement, member) else { return nil }
    let result = resultLikeness(requirement, member)
    if Likeness(ofParts: parts + [result]) == .unknown || genericsLikeness(requirement, member) != .equal { return nil }
    let different = parts.indices.filter { parts[$0] == .different }
    let labels = differingLabels(requirement, member)
    switch (different.count, result, labels.count) {
    case (0, .equal, 0): return obstacle(requirement, member)
    case (0, .equal, 1): return obstacle(requirement, member) == nil ? .label(labels[0]) : nil
    case (0, .different, 0): return .result
    case (1, .equal, 0): return .parameter(different[0])
    default: return nil
    }
  }

  /// Places of parameters whose labels are not the same.
  public func differingLabels(_ left: DeclID, _ right: DeclID) -> [Int] {
    let mine = parameters(of: left).map { global($0.label, of: left) }
    let others = parameters(of: right).map { global($0.label, of: right) }
    return zip(mine, others).enumerated().filter { $0.element.0 != $0.element.1 }.map(\.offset)
  }

  /// What else than types and labels is asked for.
  private func obstacle(_ requirement: DeclID, _ member: DeclID) -> NearMiss? {
    let wanted = decl(requirement)
    let fact = decl(member)
    switch wanted.kind {
    case .var, .subscript:
      let isSettable = fact.accessors.contains(.set) || (fact.kind == .var && fact.isStored)
      if wanted.accessors.contains(.set), !isSettable { return .setter }
      return effect(requirement, member) ?? (!wanted.accessors.contains(.mutatingGet) && isReadByMutation(member) ? .mutating : nil)
    case .func: return effect(requirement, member) ?? (fact.has(.mutating) && !wanted.has(.mutating) ? .mutating : nil)
    case .`init`: return effect(requirement, member)
    default: return nil
    }
  }

  /// Errors or waiting that nobody is asked to expect.
  private func effect(_ requirement: DeclID, _ member: DeclID) -> NearMiss? {
    if let miss = errors(requirement, member) { return miss }
    return decl(member).flags.contains(.isAsync) && !decl(requirement).flags.contains(.isAsync) ? .async : nil
  }

  /// Whether to read the variable changes the value that has it.
  private func isReadByMutation(_ member: DeclID) -> Bool {
    let fact = decl(member)
    return fact.accessors.contains(.mutatingGet)
      || fact.has(.lazy) && enclosingType(of: member).map { entry($0).kind == .struct } == true
  }

  /// Whether the protocol was made before functions had actors: types without them are good enough for it in older Swift.
  private func isPreconcurrent(_ requirement: DeclID) -> Bool {
    ([requirement] + (parent(of: requirement).map { [$0] } ?? [])).contains { attributeNames(of: $0).contains("preconcurrency") }
  }

  private func errors(_ requirement: DeclID, _ member: DeclID) -> NearMiss? {
    let (wanted, thrown) = (errors(of: requirement), errors(of: member))
    if !decl(member).flags.contains(.isThrowing) || thrown == "Never" { return nil }
    if !decl(requirement).flags.contains(.isThrowing) || wanted == "Never" { return .throwing }
    guard let wanted, !ProjectIndex.anyErrors.contains(wanted) else { return nil }
    guard let thrown, !ProjectIndex.anyErrors.contains(thrown) else { return .errors }
    let types = [requirement, member].map { form(of: decl($0).valueText, at: $0) }
    return types[0].likeness(to: types[1]) == .different ? .errors : nil
  }

  /// What a function says that it throws.
  func errors(of id: DeclID) -> String? {
    decl(id).valueText.isNone ? nil : text(decl(id).valueText, of: id)
  }

  static let anyErrors: Set<String> = ["any Error", "Error", "any Swift.Error", "Swift.Error"]

  /// Whether the two types at the place of the miss have to do with each other: one is the other's optional, its superclass
  /// or its protocol, or both are functions, or of the same generic type.
  public func isAkin(_ requirement: DeclID, _ member: DeclID, at miss: NearMiss) -> Bool {
    switch miss {
    case .parameter(let place):
      // Any number of values for an array of them; the reverse may be meant for callers who have one.
      let isVariadic = [requirement, member].map { parameter(place, of: $0).isVariadic }
      if isVariadic[0] != isVariadic[1] { return isVariadic[1] }
      fallthrough
    case .result:
      let types = forms(of: requirement, member, at: miss)
      return isAkin(types.0, types.1)
    default: return true
    }
  }

  /// Whether the types at the place of the miss are the same but for an optional, so that the same words mean the same there.
  public func isSameButOptional(_ requirement: DeclID, _ member: DeclID, at miss: NearMiss) -> Bool {
    func bare(_ form: TypeForm) -> TypeForm {
      switch form {
      case .optional(let wrapped), .unwrapped(let wrapped): wrapped
      default: form
      }
    }
    switch miss {
    case .parameter, .result:
      let types = forms(of: requirement, member, at: miss)
      return bare(types.0).likeness(to: bare(types.1)) == .equal
    default: return true
    }
  }

  /// Whether the two types at the place of the miss are protocols of the project that have nothing to do with each
  /// other, optional or not: who writes the one has not the other in mind.
  public func areOtherProtocols(_ requirement: DeclID, _ member: DeclID, at miss: NearMiss) -> Bool {
    func held(_ form: TypeForm) -> TypeID? {
      switch form {
      case .optional(let wrapped), .unwrapped(let wrapped): held(wrapped)
      case .nominal(let type, _): entry(type).kind == .protocol ? type : nil
      default: nil
      }
    }
    let types = forms(of: requirement, member, at: miss)
    guard let wanted = held(types.0), let other = held(types.1) else { return false }
    return wanted != other && !isRelated(wanted, to: other)
  }

  /// Whether the one takes a closure where the other takes a value.
  public func isClosureForValue(_ requirement: DeclID, _ member: DeclID, at miss: NearMiss) -> Bool {
    let types = forms(of: requirement, member, at: miss)
    return isFunction(types.0) != isFunction(types.1)
  }

  private func isFunction(_ form: TypeForm) -> Bool {
    switch form {
    case .function: true
    case .optional(let wrapped), .unwrapped(let wrapped): isFunction(wrapped)
    default: false
    }
  }

  /// Whether the two types at the place of the miss hold the same sort of thing: both are numbers, one is Objective-C's class
  /// for the other, or the project's with a superclass or a protocol of somebody else's; or a function gives something
  /// where nothing is asked for.
  public func isSameSort(_ requirement: DeclID, _ member: DeclID, at miss: NearMiss) -> Bool {
    let types = forms(of: requirement, member, at: miss)
    switch types {
    case (.foreign(let left, _), .foreign(let right, _)):
      guard let left = left.last, let right = right.last else { return false }
      let areNumbers = ProjectIndex.numbers.contains(left) && ProjectIndex.numbers.contains(right)
      return areNumbers || AppleType.bridged[left] == right || AppleType.bridged[right] == left
    case (.tuple(let parts, _), _): return parts.isEmpty && miss == .result && decl(member).kind == .func
    default: return isHeir(types.0, types.1)
    }
  }

  /// Whether one of the two types at the place of the miss is the project's, and the other a superclass or a protocol of it that
  /// is somebody else's.
  public func isHeir(_ requirement: DeclID, _ member: DeclID, at miss: NearMiss) -> Bool {
    let types = forms(of: requirement, member, at: miss)
    return isHeir(types.0, types.1)
  }

  private func isHeir(_ left: TypeForm, _ right: TypeForm) -> Bool {
    switch (left, right) {
    case (.foreign(let path, _), .nominal(let type, _)), (.nominal(let type, _), .foreign(let path, _)):
      path.last.map { foreignSupers(of: type).contains($0) } ?? false
    case (.optional(let left), .optional(let right)): isHeir(left, right)
    default: false
    }
  }

  private func forms(of requirement: DeclID, _ member: DeclID, at miss: NearMiss) -> (TypeForm, TypeForm) {
    func form(_ id: DeclID) -> TypeForm {
      if case .parameter(let place) = miss { return self.form(of: parameter(place, of: id).type, at: id) }
      return result(of: id)
    }
    return (form(requirement), form(member))
  }

  private static let numbers: Set<String> = [
    "CGFloat", "Double", "Float", "Int", "Int16", "Int32", "Int64", "Int8", "TimeInterval", "UInt", "UInt16", "UInt32", "UInt64",
    "UInt8",
  ]

  /// Whether one is a class of Apple's, and the other a superclass of it.
  private func areAppleKin(_ left: [String], _ right: [String]) -> Bool {
    guard left.count == 1, right.count == 1 else { return false }
    return Catalog.apple.isClass(left[0], below: right[0]) || Catalog.apple.isClass(right[0], below: left[0])
  }

  private func isAkin(_ left: TypeForm, _ right: TypeForm) -> Bool {
    switch (left, right) {
    case (.optional(let left), .optional(let right)), (.unwrapped(let left), .optional(let right)),
      (.optional(let left), .unwrapped(let right)):
      left.likeness(to: right) == .equal || isAkin(left, right)
    case (.optional(let wrapped), let plain), (let plain, .optional(let wrapped)), (.unwrapped(let wrapped), let plain),
      (let plain, .unwrapped(let wrapped)):
      wrapped.likeness(to: plain) == .equal
    case (.nominal(let left, _), .nominal(let right, _)):
      isRelated(left, to: right)
    case (.foreign(let left, _), .foreign(let right, _)): left == right || areAppleKin(left, right)
    case (.function, .function), (.tuple, .tuple), (.inout, _), (_, .inout): true
    default: false
    }
  }
}

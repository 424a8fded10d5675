import Syntax

/// One file's facts on their way from bytes. Each number is checked as soon as what it counts in is known.
struct FactsSource {
  private var input: ByteSource
  private var facts = FileFacts(path: "")
  private var listEnd: UInt32 = 0

  init(_ input: ByteSource) { self.input = input }

  /// The facts, if all of the bytes are those of one file.
  mutating func file() -> FileFacts? {
    readPath()
    facts.flags = FileFacts.Flags(rawValue: input.byte())
    readNames()
    readLines()
    facts.lists = list(ofBytes: 1) { $0.name() }
    facts.parameters = list(ofBytes: 5) { $0.parameter() }
    readDecls()
    facts.tags = list(ofBytes: 5) { $0.tag() }
    facts.parts = list(ofBytes: 6) { $0.part() }
    readMentions()
    checkParts()
    facts.values = list(ofBytes: 4) { $0.value() }
    facts.conditions = list(ofBytes: 2) {
      ConditionFact(mention: $0.checked($0.input.number(), upTo: $0.facts.mentions.count - 1), end: $0.offset())
    }
    facts.branches = list(ofBytes: 3) { BranchFact(statement: $0.offset(), start: $0.offset(), end: $0.offset()) }
    facts.catches = list(ofBytes: 4) {
      CatchFact(tryStart: $0.offset(), tryEnd: $0.offset(), start: $0.offset(), end: $0.offset())
    }
    facts.lookups = list(ofBytes: 3) { $0.lookup() }
    facts.casts = list(ofBytes: 5) { $0.cast() }
    facts.traps = list(ofBytes: 4) { $0.trap() }
    facts.bodies = list(ofBytes: 8) { $0.body() }
    readCode()
    facts.directives = list(ofBytes: 3) { $0.directive() }
    facts.contracts = list(ofBytes: 5) { $0.contract() }
    facts.objc = list(ofBytes: 5) { $0.objc() }
    facts.sends = list(ofBytes: 8) { $0.send() }
    facts.variables = list(ofBytes: 3) { VariableFact(decl: $0.decl(), name: $0.name(), type: $0.name()) }
    return input.isAtEnd ? facts : nil
  }

  private mutating func list<Element>(
    ofBytes least: Int, _ read: (inout FactsSource) -> Element?
  ) -> ContiguousArray<Element> {
    let count = input.count(ofBytes: least)
    var list: ContiguousArray<Element> = []
    list.reserveCapacity(count)
    for _ in 0..<count {
      guard let element = read(&self), !input.hasFailed else {
        input.fail()
        return []
      }
      list.append(element)
    }
    return list
  }

  private mutating func readPath() {
    let bytes = input.text(ofBytes: input.count(ofBytes: 1))
    guard let path = String(validating: bytes, as: UTF8.self) else { return input.fail() }
    facts.path = path
  }

  private mutating func readNames() {
    let count = input.count(ofBytes: 2)
    var ends: ContiguousArray<UInt32> = [0]
    ends.reserveCapacity(count + 1)
    var end = UInt32(0)
    for _ in 0..<count {
      let (sum, isTooMuch) = end.addingReportingOverflow(input.number())
      if isTooMuch { return input.fail() }
      end = sum
      ends.append(end)
    }
    guard let names = NameTable(input.text(ofBytes: Int(end)), ends: ends) else { return input.fail() }
    facts.names = names
  }

  private mutating func readLines() {
    let count = input.count(ofBytes: 1)
    var starts: ContiguousArray<UInt32> = [0]
    starts.reserveCapacity(count + 1)
    for _ in 0..<count {
      starts.append(starts[starts.count - 1] &+ input.number())
    }
    guard let lines = LineTable(starts: starts) else { return input.fail() }
    facts.lines = lines
  }

  // MARK: Numbers that lead somewhere

  private mutating func name() -> Name {
    let raw = input.number()
    if raw >= UInt32(truncatingIfNeeded: facts.names.count) { input.fail() }
    return Name(raw: raw)
  }

  private mutating func offset() -> UInt32 { checked(input.number(), upTo: Source.largest) }

  private mutating func checked(_ number: UInt32, upTo most: Int) -> UInt32 {
    if Int(number) > most { input.fail() }
    return number
  }

  /// The place of a declaration that is there.
  private mutating func decl() -> UInt32 { checked(input.number(), upTo: facts.decls.count - 1) }

  private mutating func owner() -> UInt32 { checkedOwner(input.number() &- 1) }

  private mutating func checkedOwner(_ owner: UInt32) -> UInt32 {
    if owner != DeclFact.none, Int(owner) >= facts.decls.count { input.fail() }
    return owner
  }

  /// A range of one of the lists, in which names may come in twos.
  private mutating func range(inPairs: Bool = false) -> ListRange {
    let count = input.number()
    if count == 0 { return .empty }
    let range = ListRange(first: input.number(after: listEnd), count: count)
    if inPairs, count % 2 != 0 { input.fail() }
    listEnd = range.first &+ count
    return checked(range, upTo: facts.lists.count)
  }

  private mutating func parameterRange() -> ListRange {
    let count = input.number()
    return count == 0 ? .empty : checked(ListRange(first: input.number(), count: count), upTo: facts.parameters.count)
  }

  private mutating func checked(_ range: ListRange, upTo end: Int) -> ListRange {
    if Int(range.first) + Int(range.count) > end { input.fail() }
    return range
  }

  // MARK: Declarations

  private mutating func readDecls() {
    let count = input.count(ofBytes: 23)
    facts.decls.reserveCapacity(count)
    var previous = UInt32(0)
    for place in 0..<count {
      guard let decl = decl(at: UInt32(truncatingIfNeeded: place), of: count, after: previous), !input.hasFailed else {
        return input.fail()
      }
      facts.decls.append(decl)
      previous = decl.start
    }
  }

  private mutating func decl(at place: UInt32, of count: Int, after previous: UInt32) -> DeclFact? {
    guard let kind = DeclKind(rawValue: input.byte()), let access = AccessLevel(rawValue: input.byte()),
      let setterAccess = AccessLevel(rawValue: input.byte()), let value = DeclFact.ValueShape(rawValue: input.byte())
    else { return nil }
    let modifiers = Modifiers(rawValue: input.number())
    let flags = DeclFact.Flags(rawValue: input.number16())
    let accessors = DeclFact.Accessors(rawValue: input.byte())
    let absences = Platforms(rawValue: input.byte())
    let (condition, name, labels, type, valueText) = (name(), name(), name(), name(), name())
    let parent = parent(of: place)
    let end = input.number() &+ place
    guard end > place, Int(end) <= (parent == DeclFact.none ? count : Int(facts.decls[Int(parent)].end)) else { return nil }
    let start = input.number(after: previous)
    let nameOffset = sum(start, input.number())
    let nameEnd = sum(nameOffset, input.number())
    let endOffset = sum(nameEnd, input.number())
    let (inherits, requirements) = (range(), range())
    let (attributes, generics) = (range(inPairs: true), range(inPairs: true))
    return DeclFact(
      kind: kind, access: access, setterAccess: setterAccess, value: value, modifiers: modifiers, flags: flags,
      accessors: accessors, absences: absences, condition: condition, name: name, labels: labels, type: type, valueText: valueText,
      parent: parent, end: end, nameOffset: nameOffset, nameEnd: nameEnd, start: start, endOffset: endOffset, inherits: inherits,
      requirements: requirements, attributes: attributes, parameters: parameterRange(), generics: generics)
  }

  /// The declaration around the one at `place`, which is the innermost that has not ended.
  private mutating func parent(of place: UInt32) -> UInt32 {
    let distance = input.number()
    var open = place == 0 ? DeclFact.none : place - 1
    while open != DeclFact.none, facts.decls[Int(open)].end <= place { open = facts.decls[Int(open)].parent }
    let parent = distance == 0 ? DeclFact.none : place &- distance
    if parent != open || distance > place { input.fail() }
    return open
  }

  private mutating func sum(_ offset: UInt32, _ length: UInt32) -> UInt32 {
    checked(offset &+ length, upTo: offset <= UInt32.max - length ? Source.largest : -1)
  }

  private mutating func parameter() -> ParameterFact {
    ParameterFact(
      label: name(), name: name(), type: name(), hasDefault: input.flag(), isVariadic: input.flag())
  }

  // MARK: The rest

  private mutating func readMentions() {
    let count = input.count(ofBytes: 9)
    facts.mentions.reserveCapacity(count)
    var owner = DeclFact.none
    var offset = UInt32(0)
    for place in 0..<UInt32(truncatingIfNeeded: count) {
      let (name, receiver, receiverType, labels) = (name(), name(), name(), name())
      guard let shape = MentionFact.Receiver(rawValue: input.byte()) else { return input.fail() }
      let base = shape.isPart ? checked(input.number(), upTo: facts.parts.count) : input.number()
      owner = checkedOwner(input.number(after: owner))
      offset = checked(input.number(after: offset), upTo: Source.largest)
      if !shape.isPart, base > place { return input.fail() }
      let use = MentionFact.Use(rawValue: input.number16())
      if input.hasFailed { return }
      facts.mentions.append(
        MentionFact(
          name: name, receiver: receiver, receiverType: receiverType,
          base: base == 0 ? MentionFact.noBase : shape.isPart ? base - 1 : place - base, labels: labels, owner: owner, offset: offset,
          shape: shape, use: use))
    }
  }

  private mutating func part() -> PartFact? {
    guard let kind = PartFact.Kind(rawValue: input.byte()), let origin = PartFact.Origin(rawValue: input.byte()) else { return nil }
    return PartFact(kind: kind, origin: origin, base: input.number() &- 1, type: name(), name: name(), place: input.byte())
  }

  /// Whether each part is one of what stands before it.
  private mutating func checkParts() {
    for (place, part) in facts.parts.enumerated() {
      let isSound =
        switch part.origin {
        case .own: part.base == PartFact.none
        case .type where part.base == PartFact.none: true
        case .type: Int(part.base) < facts.mentions.count
        case .mention, .element, .item: Int(part.base) < facts.mentions.count
        case .part: Int(part.base) < place
        }
      // What a call makes, or is handed, is told by the part before.
      if !isSound || place == 0 && (part.kind == .made || part.kind == .handed) { input.fail() }
    }
  }

  private mutating func readCode() {
    let count = input.count(ofBytes: 8)
    facts.code.reserveCapacity(count)
    var owner = DeclFact.none
    var offset = UInt32(0)
    for place in 0..<UInt32(truncatingIfNeeded: count) {
      guard let kind = CodeFact.Kind(rawValue: input.byte()) else { return input.fail() }
      let size = input.number()
      let (name, labels, text) = (name(), name(), name())
      owner = checkedOwner(input.number(after: owner))
      offset = checked(input.number(after: offset), upTo: Source.largest)
      let endOffset = sum(offset, input.number())
      if size > place || input.hasFailed { return input.fail() }
      facts.code.append(
        CodeFact(
          kind: kind, first: place - size, name: name, labels: labels, text: text, owner: owner, offset: offset,
          endOffset: endOffset))
      if !isMadeOfWholes(Int(place)) { return input.fail() }
    }
  }

  /// Whether what the last fact of the code consists of begins where one of its parts does.
  private func isMadeOfWholes(_ place: Int) -> Bool {
    let first = Int(facts.code[place].first)
    var next = place - 1
    while next >= first { next = Int(facts.code[next].first) - 1 }
    return next == first - 1
  }

  private mutating func tag() -> TagFact {
    TagFact(name: name(), text: name(), decl: decl(), offset: offset(), isDirective: input.flag())
  }

  private mutating func value() -> ValueFact? {
    let (place, type, source) = (decl(), name(), input.number() &- 1)
    guard let kind = ValueFact.Kind(rawValue: input.byte()),
      type.isNone ? Int(source) < (kind == .part ? facts.parts.count : facts.mentions.count) : source == ValueFact.none
    else { return nil }
    return ValueFact(decl: place, type: type, source: source, kind: kind)
  }

  private mutating func lookup() -> LookupFact {
    LookupFact(text: name(), mention: checked(input.number(), upTo: facts.mentions.count - 1), offset: offset())
  }

  private mutating func cast() -> CastFact? {
    guard let kind = CastFact.Kind(rawValue: input.byte()) else { return nil }
    return CastFact(kind: kind, type: name(), subject: name(), owner: owner(), offset: offset())
  }

  private mutating func trap() -> TrapFact? {
    guard let kind = TrapFact.Kind(rawValue: input.byte()) else { return nil }
    return TrapFact(kind: kind, message: name(), owner: owner(), offset: offset())
  }

  private mutating func body() -> BodyFact? {
    let decl = decl()
    guard let accessor = BodyFact.Accessor(rawValue: input.byte()) else { return nil }
    return BodyFact(
      decl: decl, accessor: accessor, callee: name(), message: name(), statements: input.byte(),
      flags: BodyFact.Flags(rawValue: input.byte()), offset: offset(), text: input.number())
  }

  private mutating func directive() -> DirectiveFact {
    DirectiveFact(text: name(), offset: offset(), isTrailing: input.flag())
  }

  private mutating func contract() -> ContractFact? {
    guard let kind = ContractFact.Kind(rawValue: input.byte()), let source = ContractFact.Source(rawValue: input.byte())
    else { return nil }
    return ContractFact(kind: kind, source: source, text: name(), decl: decl(), offset: offset())
  }

  private mutating func objc() -> ObjCFact {
    ObjCFact(
      decl: decl(), selector: name(), category: name(), asyncName: name(),
      flags: ObjCFact.Flags(rawValue: input.number16()))
  }

  private mutating func send() -> SendFact? {
    guard let receiver = SendFact.Receiver(rawValue: input.byte()) else { return nil }
    let isConfigured = input.byte()
    if isConfigured > 1 { return nil }
    return SendFact(
      selector: name(), receiver: receiver, type: name(), name: name(), base: input.number() &- 1, owner: owner(),
      offset: offset(), isConfigured: isConfigured == 1)
  }
}

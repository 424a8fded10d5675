import Syntax

/// One file's facts on their way to bytes.
struct FactsSink {
  private(set) var out = ByteSink()
  /// Where the list of the declaration before ended: the next one's most often starts there.
  private var listEnd: UInt32 = 0

  mutating func add(_ file: FileFacts) {
    out.addCount(file.path.utf8.count)
    out.add(file.path.utf8)
    out.add(file.flags.rawValue)
    addNames(file.names)
    addLines(file.lines)
    addList(file.lists) { $0.add($1.raw) }
    addList(file.parameters) { $0.add($1) }
    out.addCount(file.decls.count)
    var previous = UInt32(0)
    for (place, decl) in file.decls.enumerated() {
      add(decl, UInt32(truncatingIfNeeded: place), after: previous)
      previous = decl.start
    }
    addList(file.tags) { $0.add($1) }
    addList(file.parts) { $0.add($1) }
    addMentions(file.mentions)
    addList(file.values) { $0.add($1) }
    addList(file.conditions) { $0.add($1) }
    addList(file.branches) { $0.add($1) }
    addList(file.catches) { $0.add($1) }
    addList(file.lookups) { $0.add($1) }
    addList(file.casts) { $0.add($1) }
    addList(file.traps) { $0.add($1) }
    addList(file.bodies) { $0.add($1) }
    addCode(file.code)
    addList(file.directives) { $0.add($1) }
    addList(file.contracts) { $0.add($1) }
    addList(file.objc) { $0.add($1) }
    addList(file.sends) { $0.add($1) }
    addList(file.variables) { $0.add($1) }
  }

  private mutating func addList<Element>(
    _ list: ContiguousArray<Element>, _ add: (inout ByteSink, Element) -> Void
  ) {
    out.addCount(list.count)
    for element in list { add(&out, element) }
  }

  private mutating func addNames(_ names: NameTable) {
    out.addCount(names.count - 1)
    for raw in 1..<max(1, names.count) {
      out.addCount(names.range(of: Name(raw: UInt32(truncatingIfNeeded: raw))).count)
    }
    out.add(names.exact().storage)
  }

  private mutating func addLines(_ lines: LineTable) {
    out.addCount(lines.count - 1)
    for line in 1..<max(1, lines.count) { out.add(lines.starts[line] &- lines.starts[line - 1]) }
  }

  private mutating func add(_ decl: DeclFact, _ place: UInt32, after previous: UInt32) {
    out.add(decl.kind.rawValue)
    out.add(decl.access.rawValue)
    out.add(decl.setterAccess.rawValue)
    out.add(decl.value.rawValue)
    out.add(decl.modifiers.rawValue)
    out.add(UInt32(decl.flags.rawValue))
    out.add(decl.accessors.rawValue)
    out.add(decl.absences.rawValue)
    for name in [decl.condition, decl.name, decl.labels, decl.type, decl.valueText] { out.add(name.raw) }
    out.add(decl.parent == DeclFact.none ? 0 : place &- decl.parent)
    out.add(decl.end &- place)
    out.add(decl.start, after: previous)
    out.add(decl.nameOffset &- decl.start)
    out.add(decl.nameEnd &- decl.nameOffset)
    out.add(decl.endOffset &- decl.nameEnd)
    for range in [decl.inherits, decl.requirements, decl.attributes, decl.generics] { add(range) }
    out.add(decl.parameters.count)
    if decl.parameters.count > 0 { out.add(decl.parameters.first) }
  }

  private mutating func add(_ range: ListRange) {
    out.add(range.count)
    guard range.count > 0 else { return }
    out.add(range.first, after: listEnd)
    listEnd = range.first &+ range.count
  }

  private mutating func addCode(_ code: ContiguousArray<CodeFact>) {
    out.addCount(code.count)
    var owner = DeclFact.none
    var offset = UInt32(0)
    for (place, fact) in code.enumerated() {
      out.add(fact.kind.rawValue)
      out.add(UInt32(truncatingIfNeeded: place) &- fact.first)
      for name in [fact.name, fact.labels, fact.text] { out.add(name.raw) }
      out.add(fact.owner, after: owner)
      out.add(fact.offset, after: offset)
      out.add(fact.endOffset &- fact.offset)
      (owner, offset) = (fact.owner, fact.offset)
    }
  }

  private mutating func addMentions(_ mentions: ContiguousArray<MentionFact>) {
    out.addCount(mentions.count)
    var owner = DeclFact.none
    var offset = UInt32(0)
    for (place, mention) in mentions.enumerated() {
      out.add(mention.name.raw)
      out.add(mention.receiver.raw)
      out.add(mention.receiverType.raw)
      out.add(mention.labels.raw)
      out.add(mention.shape.rawValue)
      let distance = mention.shape.isPart ? mention.base &+ 1 : UInt32(truncatingIfNeeded: place) &- mention.base
      out.add(mention.base == MentionFact.noBase ? 0 : distance)
      out.add(mention.owner, after: owner)
      out.add(mention.offset, after: offset)
      out.add(UInt32(mention.use.rawValue))
      (owner, offset) = (mention.owner, mention.offset)
    }
  }
}

extension ByteSink {
  fileprivate mutating func add(_ flag: Bool) { add(flag ? 1 : 0 as UInt8) }

  fileprivate mutating func add(_ parameter: ParameterFact) {
    add(parameter.label.raw)
    add(parameter.name.raw)
    add(parameter.type.raw)
    add(parameter.hasDefault)
    add(parameter.isVariadic)
  }

  fileprivate mutating func add(_ tag: TagFact) {
    add(tag.name.raw)
    add(tag.text.raw)
    add(tag.decl)
    add(tag.offset)
    add(tag.isDirective)
  }

  fileprivate mutating func add(_ part: PartFact) {
    add(part.kind.rawValue)
    add(part.origin.rawValue)
    // 0 is none.
    add(part.base &+ 1)
    add(part.type.raw)
    add(part.name.raw)
    add(part.place)
  }

  fileprivate mutating func add(_ value: ValueFact) {
    add(value.decl)
    add(value.type.raw)
    // 0 is none.
    add(value.source &+ 1)
    add(value.kind.rawValue)
  }

  fileprivate mutating func add(_ condition: ConditionFact) {
    add(condition.mention)
    add(condition.end)
  }

  fileprivate mutating func add(_ branch: BranchFact) {
    add(branch.statement)
    add(branch.start)
    add(branch.end)
  }

  fileprivate mutating func add(_ fact: CatchFact) {
    for offset in [fact.tryStart, fact.tryEnd, fact.start, fact.end] { add(offset) }
  }

  fileprivate mutating func add(_ lookup: LookupFact) {
    add(lookup.text.raw)
    add(lookup.mention)
    add(lookup.offset)
  }

  fileprivate mutating func add(_ cast: CastFact) {
    add(cast.kind.rawValue)
    add(cast.type.raw)
    add(cast.subject.raw)
    addOwner(cast.owner)
    add(cast.offset)
  }

  fileprivate mutating func add(_ trap: TrapFact) {
    add(trap.kind.rawValue)
    add(trap.message.raw)
    addOwner(trap.owner)
    add(trap.offset)
  }

  /// 0 is no owner.
  private mutating func addOwner(_ owner: UInt32) { add(owner &+ 1) }

  fileprivate mutating func add(_ body: BodyFact) {
    add(body.decl)
    add(body.accessor.rawValue)
    add(body.callee.raw)
    add(body.message.raw)
    add(body.statements)
    add(body.flags.rawValue)
    add(body.offset)
    add(body.text)
  }

  fileprivate mutating func add(_ directive: DirectiveFact) {
    add(directive.text.raw)
    add(directive.offset)
    add(directive.isTrailing)
  }

  fileprivate mutating func add(_ contract: ContractFact) {
    add(contract.kind.rawValue)
    add(contract.source.rawValue)
    add(contract.text.raw)
    add(contract.decl)
    add(contract.offset)
  }

  fileprivate mutating func add(_ fact: ObjCFact) {
    add(fact.decl)
    add(fact.selector.raw)
    add(fact.category.raw)
    add(fact.asyncName.raw)
    add(UInt32(fact.flags.rawValue))
  }

  fileprivate mutating func add(_ send: SendFact) {
    add(send.receiver.rawValue)
    add(send.isConfigured ? 1 : 0 as UInt8)
    add(send.selector.raw)
    add(send.type.raw)
    add(send.name.raw)
    add(send.base &+ 1)
    addOwner(send.owner)
    add(send.offset)
  }

  fileprivate mutating func add(_ variable: VariableFact) {
    add(variable.decl)
    add(variable.name.raw)
    add(variable.type.raw)
  }
}

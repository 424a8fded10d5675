import Facts
import Syntax

// What a class is asked before one of its members is called: whoever answers has a say in whether it runs.
extension ProjectIndex {
  /// Whether the caller asks before: something that is true or false, which the class, or one above it, answers by an
  /// override, or which those alone answer who override the member; or whether there is a closure, which others give the
  /// class in place of an override.
  func isAskedFirst(
    _ call: MentionID, of callee: DeclID, in owner: DeclID, of home: TypeID, on type: TypeID, _ search: inout ReachSearch
  ) -> Bool {
    questions(before: call, in: owner, &search).contains { question in
      guard let member = question.member else { return isInBranch(call, behind: MentionID(file: call.file, place: question.place)) }
      return question.isOfList || hasSay(type, in: member, before: callee, below: home)
    }
  }

  private func questions(before call: MentionID, in owner: DeclID, _ search: inout ReachSearch) -> some Sequence<ReachSearch.Question> {
    let questions = search.questions[owner] ?? questions(in: owner)
    search.questions[owner] = questions
    return questions.prefix { $0.place < call.place }
  }

  /// The same of whoever calls a member of something else: what is true or false may be asked of that, or of all that it is
  /// one of, `parts.filter { !$0.isPlain }`.
  func isAskedFirst(_ call: MentionID, of callee: DeclID, on type: TypeID, _ search: inout ReachSearch) -> Bool {
    guard let owner = owner(of: call) else { return false }
    let questions = search.questionsToOthers[owner] ?? questionsToOthers(in: owner)
    search.questionsToOthers[owner] = questions
    return questions.prefix { $0.place < call.place }.contains { question in
      question.member.map { hasSay(type, in: $0, before: callee, below: enclosingType(of: callee)) } == true
    }
  }

  /// Whether one of the calls is made once the class was asked something that it answers itself: where no other call may be on
  /// its values clients are shown to ask as well.
  func isAskedFirst(byOneOf calls: [MentionID], of callee: DeclID, on type: TypeID, _ search: inout ReachSearch) -> Bool {
    calls.contains { call in
      guard mention(call).isOfSelf else { return isAskedFirst(call, of: callee, on: type, &search) }
      guard let owner = owner(of: call), let home = enclosingType(of: owner), superclasses(of: type).contains(home) else { return false }
      return questions(before: call, in: owner, &search).contains { question in
        !question.isOfList && question.member.map { hasSay(type, in: $0, before: callee, below: home) } == true
      }
    }
  }

  /// What a body asks others, in its order, each question once.
  private func questionsToOthers(in owner: DeclID) -> [ReachSearch.Question] {
    var seen: Set<DeclID> = []
    return mentions(inBodyOf: owner).compactMap { id in
      let asked = mention(id)
      guard !asked.isOfSelf, asked.use.isDisjoint(with: [.write, .isAsserted]), let member = member(meantBy: id) ?? onlyQuestion(id),
        isTrueOrFalse(member), seen.insert(member).inserted
      else { return nil }
      return ReachSearch.Question(place: id.place, member: member)
    }
  }

  /// What is asked of something unknown, if nothing else has the name but what overrides it.
  private func onlyQuestion(_ id: MentionID) -> DeclID? {
    let all = namesakes(global(mention(id).name, file: id.file)).filter { !decl($0).has(.override) }
    return all.count == 1 && receiverType(of: id) == .unknown ? all[0] : nil
  }

  /// Whether the class answers a question by an override, or those alone do who override what is called.
  private func hasSay(_ type: TypeID, in question: DeclID, before callee: DeclID, below home: TypeID?) -> Bool {
    let others = nearestOverrides(of: callee).compactMap { enclosingType(of: $0) }
    // Who answers as all of those do says that it is like them.
    if let answer = answer(to: question, of: type), !others.isEmpty, others.allSatisfy({ self.answer(to: question, of: $0) == answer }) {
      return false
    }
    if heirs(type, of: home).contains(where: { answers(question, $0) }) { return true }
    return !others.isEmpty && others.allSatisfy { other in heirs(other, of: home).contains { answers(question, $0) } }
  }

  /// What values of a class say to a question, where that is written as `true` or `false`.
  private func answer(to question: DeclID, of type: TypeID) -> Bool? {
    for owner in [type] + superclasses(of: type) {
      guard let member = counterparts(of: question, in: owner).first else { continue }
      guard let body = body(of: member) else { return nil }
      return body.flags.contains(.isTrue) ? true : body.flags.contains(.isFalse) ? false : nil
    }
    return nil
  }

  /// What a body asks, in its order.
  private func questions(in owner: DeclID) -> [ReachSearch.Question] {
    mentions(inBodyOf: owner).compactMap { id in
      let fact = mention(id)
      if let list = listAsked(by: id) { return ReachSearch.Question(place: id.place, member: list, isOfList: true) }
      guard [.none, .`self`, .Self].contains(fact.shape), fact.use.isDisjoint(with: [.write, .isAsserted]),
        let member = member(meantBy: id)
      else { return nil }
      // What may be called for what it does is not asked.
      if attributeNames(of: member).contains("discardableResult") { return nil }
      if isTrueOrFalse(member) { return ReachSearch.Question(place: id.place, member: member) }
      let isClosure = isOptionalClosure(member) && fact.use.isDisjoint(with: [.call, .optionalCall])
      return isClosure ? ReachSearch.Question(place: id.place, member: nil) : nil
    }
  }

  /// Whether a call stands in a branch that begins behind something else: `if let onFull { … } else { call() }`.
  private func isInBranch(_ call: MentionID, behind other: MentionID) -> Bool {
    let (offset, start) = (mention(call).offset, mention(other).offset)
    return files[call.file].branches.contains { start < $0.start && $0.start <= offset && offset < $0.end }
  }

  /// `fields.contains(.phone)`: what is in a list that initializers are handed depends on who makes the value.
  private func listAsked(by id: MentionID) -> DeclID? {
    guard files[id.file].text(mention(id).name) == "contains", mention(id).use.contains(.call), let base = base(of: id),
      [.none, .`self`].contains(mention(base).shape), let list = member(meantBy: base), decl(list).isStored,
      let type = enclosingType(of: list)
    else { return nil }
    let name = name(of: list)
    let isHandedOver = members(of: type).contains { maker in
      decl(maker).kind == .`init` && decl(maker).parameters.indices.contains { place in
        text(files[file(of: maker)].parameters[place].name, of: maker) == name
      }
    }
    return isHandedOver ? list : nil
  }

  /// The class and those above it, as far as the one that calls, or has the member.
  func heirs(_ type: TypeID, of home: TypeID?) -> some Sequence<TypeID> {
    ([type] + superclasses(of: type)).prefix { $0 != home }
  }

  private func answers(_ question: DeclID, _ type: TypeID) -> Bool {
    counterparts(of: question, in: type).contains { decl($0).has(.override) }
  }

  /// A variable or a function without arguments.
  private func isTrueOrFalse(_ member: DeclID) -> Bool {
    let fact = decl(member)
    guard fact.kind == .var || fact.kind == .func && fact.parameters.count == 0 else { return false }
    return ["Bool", "()->Bool"].contains(text(fact.type, of: member))
      || ["true", "false"].contains(text(fact.valueText, of: member))
  }

  /// The same of a message that a method of Objective-C sends to itself: a class that comes before that of the method has a
  /// say by what it answers to messages before.
  func isAskedFirst(_ send: SendFact, _ method: DeclID, in family: [TypeID]) -> Bool {
    guard let home = enclosingType(of: method), let end = family.firstIndex(of: home), end > 0 else { return false }
    let (sends, start) = (files[file(of: method)].sends, decl(method).start)
    return sends[sends.firstPlace { $0.offset >= start }...].prefix { $0.offset < send.offset }.contains { question in
      let selector = files[file(of: method)].text(question.selector)
      return question.owner == send.owner && family[..<end].contains { type in
        members(of: type).contains { self.selector(of: $0) == selector && isTrueOrFalse($0) }
      }
    }
  }

  /// Whether anybody sends the message that a method of Objective-C is there for, or somebody who is not seen: what no header
  /// declares frameworks call, and what nobody sends.
  func mayRun(_ method: DeclID, on type: TypeID, _ senders: inout [DeclID: Bool]) -> Bool {
    if let known = senders[method] { return known }
    senders[method] = false
    let runs = !isDeclaredInHeader(method) || !isSent(method) || isCalledInSwift(method) || isSent(method, to: type, &senders)
    senders[method] = runs
    return runs
  }

  private func isDeclaredInHeader(_ method: DeclID) -> Bool {
    guard let home = enclosingType(of: method) else { return false }
    return counterparts(of: method, in: home).contains { objcFact(of: $0)?.flags.contains(.implementation) == false }
  }

  /// Whether a header declares the method, and nobody sends or calls it.
  func isLeftOver(_ method: DeclID) -> Bool {
    isDeclaredInHeader(method) && !isSent(method) && !isCalledInSwift(method)
  }

  /// Whether a call in Swift may mean the method, and no other member of its name.
  private func isCalledInSwift(_ method: DeclID) -> Bool {
    mentions(ofNameOf: method).contains { use in
      guard let meant = member(meantBy: use) else { return true }
      return isObjectiveC(meant) || decl(meant).has(.override)
    }
  }

  private func isOptionalClosure(_ member: DeclID) -> Bool {
    let fact = decl(member)
    guard fact.kind == .var, fact.isStored, fact.access != .private else { return false }
    let type = text(fact.type, of: member)
    return type.hasSuffix(")?") && type.holds("->")
  }
}

import Facts
import Index
import RuleKit
import Syntax

/// A class does not override what its superclass leaves to it.
///
/// Swift has no abstract methods. A base class says that subclasses must override a member by a body that traps, or in a
/// comment, and the compiler lets whoever forgets it go: the program ends when the member is called.
final class UnimplementedRequiredOverride: Rule, RuleHooks {
  static let card = RuleCard(
    id: "unimplemented_required_override",
    summary: "a class that does not override what its superclass leaves to subclasses",
    rationale: """
      A body that traps with 'subclasses must override', a comment that says so, or 'accesslint:required' leaves a member \
      to subclasses, and nothing but this rule checks that each has its own: the one that has none ends the program when \
      the member is called. Override it. Where a class inherits the member because it never runs there, override what \
      calls it, or give the base class a body that works. The same goes for a base class that is made into a value itself, \
      for a member that stands in an extension, where no subclass can override it, for a protocol's default that traps, and \
      for what Apple's headers leave to subclasses of 'URLProtocol', 'UIActivity' and the like. What a configuration calls \
      'required' is meant as well.
      """,
    severity: .error,
    looksAt: [.class, .protocol],
    readsObjectiveC: true,
    since: "0.1",
    breaks: """
      class Meter {
        func unit() -> String { fatalError("subclasses must override unit") }
        func label() -> String { "in " + unit() }
      }
      class LengthMeter: Meter {
        override func unit() -> String { "m" }
      }
      class HeatMeter: Meter {}  // expect: unimplemented_required_override
      """,
    keeps: """
      class Meter {
        func unit() -> String { fatalError("subclasses must override unit") }
        func label() -> String { "in " + unit() }
      }
      class LengthMeter: Meter {
        override func unit() -> String { "m" }
      }
      class QuietMeter: Meter {
        override func label() -> String { "" }
      }
      """)

  func visit(_ declaration: DeclID, _ pass: inout Pass) {
    let index = pass.index
    guard let type = index.type(of: declaration) else { return }
    if index.entry(type).kind == .protocol { return judgeDefaults(of: type, &pass) }
    judgeForeignHooks(of: type, &pass)
    let hooks = index.requiredHooks(of: type)
    if hooks.isEmpty { return pass.spare(declaration, because: .leavesNothing) }
    let reachable = hooks.filter { !index.isBeyondOverriding($0.decl) }
    for hook in hooks where index.isBeyondOverriding(hook.decl) {
      pass.report(.inExtension(hook.decl, index), at: hook.decl)
    }
    judgeSubclasses(of: type, reachable, &pass)
    judgeInstances(of: type, reachable, &pass)
  }

  // MARK: Subclasses

  private func judgeSubclasses(of type: TypeID, _ hooks: [RequiredHook], _ pass: inout Pass) {
    let index = pass.index
    let found = index.lacks(of: type, hooks)
    if pass.isAsked { spareSubclasses(of: type, hooks, &pass) }
    var others: [TypeID: [TypeID: [Lack]]] = [:]
    var siblings: [DeclID: [Related]] = [:]
    for (subclass, own) in found.sorted(by: { $0.key < $1.key }) {
      var all: [Lack] = []
      for lack in own {
        let known = all.firstIndex { index.title(of: $0.hook.decl) == index.title(of: lack.hook.decl) }
        guard let known else {
          all.append(lack)
          continue
        }
        if lack.hook.saysMore(than: all[known].hook) { all[known] = lack }
      }
      var isFirst = true
      // A class that lacks something of several superclasses is one finding: the first of these reports it.
      for other in index.everySuperclass(of: subclass).sorted() where other != type {
        let hooks = index.requiredHooks(of: other)
        if hooks.isEmpty { continue }
        if others[other] == nil { others[other] = index.lacks(of: other, hooks) }
        guard let more = others[other]?[subclass] else { continue }
        if index.isBefore(index.entry(other).decl, index.entry(type).decl) { isFirst = false }
        all += more.filter { lack in !all.contains { index.title(of: $0.hook.decl) == index.title(of: lack.hook.decl) } }
      }
      if isFirst { report(all, in: subclass, &siblings, &pass) }
    }
  }

  private func report(_ lacks: [Lack], in subclass: TypeID, _ siblings: inout [DeclID: [Related]], _ pass: inout Pass) {
    let index = pass.index
    let lacks = lacks.sorted { index.isBefore($0.hook.decl, $1.hook.decl) }
    let first = lacks[0]
    var related = lacks.flatMap { evidence(of: $0.hook, inFile: index.file(of: index.entry(subclass).decl), pass) }
    related += index.firstCall(first.reach, of: first.hook.decl).map { [Related(pass.place(of: $0), .call)] } ?? []
    let shown = siblings[first.hook.decl] ?? self.siblings(index.nearestOverrides(of: first.hook.decl), pass)
    siblings[first.hook.decl] = shown
    related += shown
    related += deeper(first.omission.deeper, pass)
    pass.report(
      .missing(first.hook, others: lacks.count - 1, in: subclass, index), at: index.entry(subclass).decl, related: related,
      isLesser: lacks.allSatisfy { isOnlySaid($0.hook) })
  }

  /// Whether no more than a comment leaves the member to subclasses, while its body works.
  private func isOnlySaid(_ hook: RequiredHook) -> Bool {
    if case .comment = hook.evidence { return hook.trap == nil }
    return false
  }

  private func spareSubclasses(of type: TypeID, _ hooks: [RequiredHook], _ pass: inout Pass) {
    let index = pass.index
    for subclass in index.descendants(of: type) where subclass != type {
      for hook in hooks {
        let overrides = index.counterparts(of: hook.decl, in: subclass).filter { index.decl($0).has(.override) || index.isObjectiveC($0) }
        let own = overrides.map { Related(pass.place(of: $0), .override) }
        let evidence = evidence(of: hook, inFile: pass.file, pass)
        pass.spare(index.entry(subclass).decl, because: .met(hook, isOwn: !own.isEmpty, index), evidence + own)
      }
    }
  }

  // MARK: Instances

  private func judgeInstances(of type: TypeID, _ hooks: [RequiredHook], _ pass: inout Pass) {
    let index = pass.index
    // Of a class that nobody subclasses, the stub may be all that there is.
    guard index.hasSubclasses(type) else { return }
    let (uses, sends) = (index.instantiationsElsewhere(of: type), index.sendsElsewhere(making: type))
    if uses.isEmpty && sends.isEmpty || index.isMadeByMany(type) { return }
    let certain = hooks.filter { $0.evidence != .custom && $0.trap != nil }
    guard let hook = certain.first(where: { index.mayRun($0.decl, onValuesOf: type) }) else { return }
    for use in uses where !isBehindAssertion(use, index) {
      report(hook, of: type, madeAt: pass.place(of: use), in: index.owner(of: use), &pass)
    }
    for send in sends {
      report(hook, of: type, madeAt: Place(file: send.file, range: send.offset..<send.offset + 1), in: send.owner, &pass)
    }
  }

  /// Whether the last call before is an assertion: then the value is there for the compiler alone. Behind what ends the program
  /// in any build none is asked for, so what follows is another branch.
  private func isBehindAssertion(_ use: MentionID, _ index: ProjectIndex) -> Bool {
    guard let owner = index.owner(of: use) else { return false }
    let call = index.mentions(inBodyOf: owner).last { $0.place < use.place && index.mention($0).use.contains(.call) }
    return call.map { index.files[$0.file].text(index.mention($0).name) } == "assertionFailure"
  }

  private func report(_ hook: RequiredHook, of type: TypeID, madeAt place: Place, in owner: DeclID?, _ pass: inout Pass) {
    let index = pass.index
    // Nobody gets to what a stub returns that has to be overridden itself, who does not lack that.
    if owner.flatMap({ index.requiredHook($0) })?.trap != nil { return }
    pass.report(
      .instance(of: index.name(of: index.entry(type).decl), hook, index.title(of: hook.decl, inFile: place.file), index), at: place,
      in: owner, related: evidence(of: hook, inFile: place.file, pass))
  }

  // MARK: Evidence

  /// - Parameter file: That of the finding.
  private func evidence(of hook: RequiredHook, inFile file: Int, _ pass: borrowing Pass) -> [Related] {
    let title = pass.index.title(of: hook.decl, inFile: file)
    switch hook.evidence {
    case .comment(let said), .mark(let said):
      return [Related(pass.place(of: hook.decl), .hook(title)), pass.related(said, at: hook.decl, .said)]
    case .trap, .custom: return [Related(pass.place(of: hook.decl), .hook(title, hook, pass.index))]
    }
  }
}

extension Message {
  fileprivate static func missing(_ hook: RequiredHook, others: Int, in type: TypeID, _ index: ProjectIndex) -> Message {
    let entry = index.entry(type)
    let title = index.title(of: hook.decl, inFile: index.file(of: entry.decl))
    let what = "'\(index.name(of: entry.decl))' must override '\(title)'\(more(others))"
    let reason = "(\(index.lineName(of: hook.decl))\(quoted(hook, index)))"
    guard let trap = hook.trap else { return Message("\(what) \(reason)") }
    let bar = index.isClosed(hook.decl, to: type) ? ", and cannot before that is 'open'" : ""
    let end = trap.isGoneInRelease ? "what it inherits only asserts" : "it traps when called"
    return Message("\(what) \(reason)\(bar); \(end)")
  }

  /// The words that make it a hook, if there are any.
  private static func quoted(_ hook: RequiredHook, _ index: ProjectIndex) -> String {
    let words: String
    switch hook.evidence {
    case .comment(let said): words = index.text(said.text, of: hook.decl)
    case .mark: return ""
    case .trap, .custom: words = hook.trap.map { index.words(of: $0, in: hook.decl) } ?? ""
    }
    return words.isEmpty ? "" : ": \"\(oneLine(words))\""
  }

  /// Without the line ends and the indentation of a string that goes over several lines.
  static func oneLine(_ text: String) -> String {
    let lines = text.split(whereSeparator: \.isNewline).map { $0.last == "\\" ? $0.dropLast() : $0 }
    return lines.joined(separator: " ").split(whereSeparator: \.isWhitespace).joined(separator: " ")
  }

  fileprivate static func instance(of name: String, _ hook: RequiredHook, _ title: String, _ index: ProjectIndex) -> Message {
    let reason = "\(index.lineName(of: hook.decl))\(quoted(hook, index))"
    return Message("'\(name)' is made here, but is abstract: subclasses must override '\(title)' (\(reason))")
  }

  fileprivate static func inExtension(_ hook: DeclID, _ index: ProjectIndex) -> Message {
    "no subclass can override '\(index.title(of: hook))': it is declared in an extension; move it into the class"
  }

  static func more(_ others: Int) -> String {
    others == 0 ? "" : others == 1 ? " and one more member" : " and \(others) more members"
  }

  fileprivate static func hook(_ title: String, _ hook: RequiredHook, _ index: ProjectIndex) -> Message {
    let words = hook.trap.map { index.words(of: $0, in: hook.decl) } ?? ""
    let what = hook.trap?.isGoneInRelease == true ? "asserts" : "traps"
    return words.isEmpty ? Message("'\(title)' only \(what) here") : Message("'\(title)' only \(what) here: \"\(oneLine(words))\"")
  }

  fileprivate static func hook(_ title: String) -> Message { "'\(title)' is declared here" }

  fileprivate static let said: Message = "this asks each subclass for an override"
  fileprivate static let call: Message = "it is called here"
  fileprivate static let leavesNothing: Message = "it leaves nothing of its own to subclasses, or most of them do without"
  fileprivate static let override: Message = "this overrides it"
  fileprivate static func met(_ hook: RequiredHook, isOwn: Bool, _ index: ProjectIndex) -> Message {
    "'\(index.title(of: hook.decl))' is \(isOwn ? "overridden" : "inherited, or nothing is seen to run it on its values")"
  }
}

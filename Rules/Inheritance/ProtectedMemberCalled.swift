import Catalog
import Facts
import Index
import RuleKit
import Syntax

/// A member that is meant for subclasses is called from elsewhere.
///
/// Swift has no `protected`: what a subclass may override or call, everybody may call who sees the class.
final class ProtectedMemberCalled: Rule, RuleHooks {
  static let card = RuleCard(
    id: "protected_member_called",
    summary: "a call from outside of a member that is meant for subclasses, or for the framework",
    rationale: """
      A class that is made to be subclassed has hooks: methods that it calls at the right moment, and that subclasses fill \
      in. Whoever else calls one breaks the order in which they are called. Swift has no word for it, so a mark says it \
      ('- Protected:', 'accesslint:protected', 'for subclasses only', a heading 'MARK: Subclass hooks', a file \
      'Loader+Protected.swift'), and Apple's headers do. Call what the class offers to everybody instead. \
      Where the compiler shall hold others to it, there is a pattern: put the hooks into a protocol of their own that only \
      subclasses conform to, and let each hook take a key that nobody else can make, such as a struct with an initializer \
      that is private to the base class's file. Subclasses can implement the hooks, the base class can call them, and \
      nobody else has the key.
      """,
    looksAt: [],
    readsObjectiveC: true,
    options: [
      RuleOption("include_tests", "whether tests are looked at as well", standard: .flag(false)),
      RuleOption("protected_names", "names that make a member protected, with * at an end: _hook*", standard: .list([])),
      RuleOption(
        "protected_sdk", "further members of Apple's classes: UIScrollView.adjustedContentInsetDidChange()", standard: .list([])),
    ],
    since: "0.1",
    breaks: """
      class Loader {
        /// - Protected: fills in what was loaded
        func willReload() {}
        func reload() { willReload() }
      }
      final class FileLoader: Loader {
        override func willReload() {}
      }
      func refresh(_ loader: Loader) {
        loader.willReload()  // expect: protected_member_called
      }
      """,
    keeps: """
      struct LoaderKey {
        fileprivate init() {}
      }
      protocol LoaderHooks: Loader {
        func willReload(_ key: LoaderKey)
      }
      class Loader {
        final func reload() { (self as? any LoaderHooks)?.willReload(LoaderKey()) }
      }
      final class FileLoader: Loader, LoaderHooks {
        func willReload(_ key: LoaderKey) {}
      }
      func refresh(_ loader: Loader) {
        loader.reload()
      }
      """)

  private let includesTests: Bool
  private let namePatterns: [String]
  private let hooks: [SubclassHook]

  required init(_ settings: RuleSettings) {
    includesTests = settings.flag("include_tests")
    namePatterns = settings.list("protected_names")
    hooks = SubclassHook.apple + settings.list("protected_sdk").compactMap { SubclassHook(added: $0) }
    super.init(settings)
  }

  func visit(_: DeclID, _: inout Pass) {}

  func finish(_ pass: inout Pass) {
    let index = pass.index
    guard includesTests || !index.layout.roleOfFile[pass.file].isForTests else { return }
    if pass.facts.flags.contains(.isObjectiveC) { return judgeSends(&pass) }
    let hooksByName = self.hooksByName ?? hooks(index) { $0.name }
    self.hooksByName = hooksByName
    let mentions = index.files[pass.file].mentions
    for place in mentions.indices where isOfAnother(mentions[place]) {
      let use = MentionID(file: pass.file, place: place)
      let isUse = isUseOfAnother(mentions[place])
      // What is done with a member of it may change it.
      guard isUse || mentions[place].use.contains(.base) else { continue }
      let name = index.global(mentions[place].name, file: pass.file)
      if index.contractKinds(ofName: name).contains(.protected) || isNamedProtected(name, index),
        let member = index.member(meantBy: use), isJudged(use, member, index)
      {
        judgeMarked(use, of: member, &pass)
      }
      if isUse, let hooks = hooksByName[name] { judge(use, hooks, &pass) }
    }
    judgeInitializers(&pass)
  }

  // The same for all files of a run: members of strangers by their names in Swift, and by their selectors.
  private var hooksByName: HooksByWord?
  var hooksBySelector: HooksByWord?
  var swiftMembersBySelector: [Name: [DeclID]]?
  /// Of classes with headings, whether others keep to them.
  var outlivedHeadings: [TypeID: Bool] = [:]
  var valuesMade: [Int: [MadeValue]]?

  /// Apple's members, and those of other strangers, as far as the project has a word for them.
  func hooks(_ index: ProjectIndex, by word: (SubclassHook) -> String) -> HooksByWord {
    var found: [Name: [SubclassHook]] = [:]
    for hook in hooks + index.foreignAnnotations(.protected).map({ SubclassHook($0) }) {
      // Whoever makes Apple's class anew calls what Apple calls.
      if let name = index.globalName(word(hook)), !index.hasObjCClass(named: hook.type) { found[name, default: []].append(hook) }
    }
    return HooksByWord(found, index)
  }

  /// A call or a write of a member of something else than `self`.
  func isUseOfAnother(_ fact: MentionFact) -> Bool { isOfAnother(fact) && !fact.use.isDisjoint(with: [.call, .write]) }

  private func isOfAnother(_ fact: MentionFact) -> Bool {
    switch fact.shape {
    // Of what is not known it may be `super` in a local type.
    case .none, .`self`, .Self, .super, .implicit, .unknown: false
    default: true
    }
  }

  // MARK: Marked members

  func judgeMarked(_ use: MentionID, of member: DeclID, _ pass: inout Pass) {
    let index = pass.index
    let found = index.keeper(of: .protected, member)
    // What is said of an extension is said of each of its members.
    let said = found.map { index.decl($0.decl).kind == .extension ? member : $0.decl }
    guard let marked = said ?? (isNamedProtected(index.globalName(of: member), index) ? member : nil),
      let type = index.enclosingType(of: root(of: marked, index)), mayBeProtected(marked, found?.contract, type, index)
    else { return }
    let around = index.outerTypes(around: index.owner(of: use))
    let isInside = around.inherits(from: type) || index.standsInLocalHeir(use, of: type)
    if isInside || around.isAmbiguous || isFramework(index.owner(of: use), marked, found?.contract, index)
      || isOnlyWay(use, marked, found?.contract, index)
    {
      pass.spare(marked, because: isInside ? .isInside : .isOfTheFramework, [Related(pass.place(of: use), .call)])
      return
    }
    if isHeadingOutlived(found?.contract, type, index) {
      pass.spare(marked, because: .isOutlived, [Related(pass.place(of: use), .call)])
      return
    }
    var related = [
      found.map { pass.related($0.contract, at: $0.decl, .whomItIsFor) } ?? Related(pass.place(of: marked), .whomItIsFor)
    ]
    addReceiver(of: use, to: &related, pass)
    pass.report(
      .protected(
        index.title(of: member), of: index.name(of: index.entry(type).decl), at: index.lineName(of: marked),
        says: found.flatMap { words(of: $0.contract, at: $0.decl, index) }, isForSubclasses: index.entry(type).kind == .class),
      at: pass.place(of: use), in: index.owner(of: use), related: related, isPath: true)
  }

  /// A method that is called, or a property that is written, or changed otherwise.
  func isJudged(_ use: MentionID, _ member: DeclID, _ index: ProjectIndex) -> Bool {
    index.decl(member).kind == .func ? index.mention(use).use.contains(.call) : index.change(by: use) == .certain
  }

  private func isNamedProtected(_ name: Name, _ index: ProjectIndex) -> Bool {
    if namePatterns.isEmpty { return false }
    let text = index.text(global: name)
    return namePatterns.contains { pattern in
      let word = pattern.filter { $0 != "*" }
      if pattern.hasSuffix("*") { return text.hasPrefix(word) }
      return pattern.hasPrefix("*") ? text.hasSuffix(word) : text == word
    }
  }

  // MARK: Apple's members

  private func judge(_ use: MentionID, _ hooks: [SubclassHook], _ pass: inout Pass) {
    let index = pass.index
    let isForMac = index.imports("AppKit", inFile: use.file)
    guard let hook = hooks.first(where: { $0.isUsed(by: use, isForMac: isForMac, index) }) else { return }
    let around = index.outerTypes(around: index.owner(of: use))
    if around.isUnclear || around.inherits(fromClass: hook.type) { return }
    var related: [Related] = []
    addReceiver(of: use, to: &related, pass)
    pass.report(
      .hook(hook, hook.title, hook.advice(to: use, index)), at: pass.place(of: use), in: index.owner(of: use), related: related)
  }

  /// Where what stands before the dot is declared.
  private func addReceiver(of use: MentionID, to related: inout [Related], _ pass: borrowing Pass) {
    guard ![.element, .item, .localItem].contains(pass.index.mention(use).shape), let base = pass.index.base(of: use),
      let member = pass.index.member(meantBy: base)
    else { return }
    related.append(Related(pass.place(of: member), .receiver))
  }
}

extension Message {
  static func protected(
    _ member: String, of type: String, at line: String, says words: String?, isForSubclasses: Bool
  ) -> Message {
    if let words { return "'\(member)' is not for users of '\(type)': \"\(words)\" (\(line))" }
    return isForSubclasses
      ? "'\(member)' is for subclasses of '\(type)' (\(line)); others must not use it"
      : "'\(member)' is not for users of '\(type)' (\(line))"
  }

  static func hook(_ hook: SubclassHook, _ title: String, _ advice: String) -> Message {
    let origin = hook.origin.isEmpty ? "" : " (\(hook.origin))"
    let advice = advice.isEmpty ? "" : "; \(advice)"
    if hook.labels.isEmpty { return "only subclasses of \(hook.type) may set '\(title)'\(origin)\(advice)" }
    return Message("'\(title)' is for \(hook.type) subclasses\(origin)\(advice)")
  }

  static let whomItIsFor: Message = "this says whom it is for"
  fileprivate static let isInside: Message = "its own class calls it, a subclass, or an extension"
  fileprivate static let isOfTheFramework: Message = "those call it whom it is for, or it cannot be told who does"
  fileprivate static let isOutlived: Message = "too many others use what is below the heading for it to hold"
  fileprivate static let call: Message = "it is called here"

  fileprivate static let receiver: Message = "it is called on this"
}

import Facts
import Index
import RuleKit
import Syntax

/// Code goes around access control by way of the runtime.
final class RuntimeAccessBypass: Rule, RuleHooks {
  static let card = RuleCard(
    id: "runtime_access_bypass",
    summary: "the runtime is asked for what access control would refuse",
    rationale: """
      Methods can be exchanged, classes of objects changed and storage read by anybody who asks the Objective-C runtime, \
      and names of Apple's private methods and keys can be written into strings. The compiler checks nothing of it, and \
      the next version of the system may answer with a crash. Use what the other side offers, or ask it for more.
      """,
    looksAt: LooksAt([.function, .property, .subscript, .initializer]),
    options: [
      RuleOption(
        "private_keys", "keys of Apple's classes that are no API", standard: .list([
          "hidesShadow", "titleTextColor", "contentViewController", "searchField", "cancelButton", "statusBar",
        ]))
    ],
    optIn: "who does it mostly knows, and had no other way",
    since: "0.1",
    breaks: """
      func darken(_ bar: UINavigationBar) {
        bar.setValue(true, forKey: "hidesShadow")  // expect: runtime_access_bypass
      }
      """,
    keeps: """
      func darken(_ bar: UINavigationBar) {
        bar.standardAppearance.shadowColor = nil
      }
      """)

  let privateKeys: Set<String>

  required init(_ settings: RuleSettings) {
    privateKeys = Set(settings.list("private_keys"))
    super.init(settings)
  }

  func visit(_ replacement: DeclID, _ pass: inout Pass) {
    let index = pass.index
    guard isJudged(pass), index.attributeNames(of: replacement).contains("_dynamicReplacement") else { return }
    pass.report(.replacement(index.title(of: replacement)), at: replacement)
  }

  func finish(_ pass: inout Pass) {
    guard isJudged(pass) else { return }
    judgeCalls(&pass)
    for lookup in pass.facts.lookups { judge(lookup, &pass) }
  }

  private func isJudged(_ pass: borrowing Pass) -> Bool { pass.index.layout.roleOfFile[pass.file] == .production }

  // MARK: Functions of the runtime

  /// A function of the runtime.
  fileprivate enum Deed: String, CaseIterable {
    case method_exchangeImplementations, method_setImplementation, class_replaceMethod
    case class_addMethod, imp_implementationWithBlock
    case object_setClass
    case object_getIvar, object_setIvar

    var purpose: Purpose {
      switch self {
      case .object_setClass: .otherClass
      case .object_getIvar, .object_setIvar: .storage
      default: .methods
      }
    }

    var weight: Int {
      switch self {
      case .imp_implementationWithBlock: 0
      case .class_addMethod: 1
      default: 2
      }
    }
  }

  /// What such functions are called for.
  fileprivate enum Purpose: CaseIterable { case methods, otherClass, storage }

  /// Exchanging methods takes several calls: the first of a body stands for all.
  private func judgeCalls(_ pass: inout Pass) {
    let index = pass.index
    var deeds: [Name: Deed] = [:]
    for deed in Deed.allCases {
      guard let name = index.globalName(deed.rawValue), index.namesakes(name).isEmpty else { continue }
      deeds[name] = deed
    }
    if deeds.isEmpty { return }
    var found: [Group] = []
    for (place, mention) in pass.facts.mentions.enumerated() where mention.shape == .none || mention.shape == .type {
      guard let deed = deeds[index.global(mention.name, file: pass.file)],
        // A module's function, and no member of something else.
        mention.shape == .none || ["ObjectiveC", "Foundation"].contains(pass.text(mention.receiver))
      else { continue }
      let call = MentionID(file: pass.file, place: place)
      // The groups of one body stand one behind the other.
      let known = found.suffix(Purpose.allCases.count).lastIndex { $0.owner == mention.owner && $0.purpose == deed.purpose }
      if known == nil { found.append(Group(owner: mention.owner, purpose: deed.purpose, calls: [])) }
      found[known ?? found.count - 1].calls.append((deed, call))
    }
    for group in found where group.isComplete {
      let main = group.main
      pass.report(
        .call(main.deed), at: pass.place(of: main.call), in: pass.decl(owning: group.owner),
        related: group.calls.filter { $0.call != main.call }.map { Related(pass.place(of: $0.call), .furtherCall) })
    }
  }

  /// What a body does to one end.
  private struct Group {
    let owner: UInt32
    let purpose: Purpose
    var calls: [(deed: Deed, call: MentionID)]

    /// A method that is there is added to one's own classes, too; and a block alone changes nothing.
    var isComplete: Bool {
      let deeds = Set(calls.map(\.deed))
      return deeds.count > 1 || deeds.isDisjoint(with: [.class_addMethod, .imp_implementationWithBlock])
    }

    /// The call that says most.
    var main: (deed: Deed, call: MentionID) {
      let weight = calls.map { $0.deed.weight }.max()
      return calls.first { $0.deed.weight == weight } ?? calls[0]
    }
  }
}

extension Message {
  fileprivate static func replacement(_ name: String) -> Message {
    "'\(name)' takes the place of a function wherever that is called, whoever may see it"
  }

  fileprivate static func call(_ deed: RuntimeAccessBypass.Deed) -> Message {
    switch deed.purpose {
    case .otherClass: "'\(deed.rawValue)' makes an object one of another class, which its owner did not choose"
    case .storage: "'\(deed.rawValue)' reaches storage whatever its access"
    case .methods: "'\(deed.rawValue)' changes what a method does while the program runs"
    }
  }

  fileprivate static let furtherCall: Message = "this belongs to it"
}

import Facts
import Index
import RuleKit
import Syntax

/// A gesture recognizer of an older Swift uses what UIKit keeps in a header for subclasses.
///
/// That is how Objective-C protects members: a header of their own, which only subclasses import. Swift before version 4 did
/// not see it either, unless somebody imported it.
final class HiddenProtectedHeader: Rule, RuleHooks {
  static let card = RuleCard(
    id: "hidden_protected_header",
    summary: "a recognizer that uses UIGestureRecognizerSubclass.h, which nothing imports",
    rationale: """
      What subclasses of UIGestureRecognizer may override and set is declared in a header of its own. Swift sees it only if \
      the bridging header imports <UIKit/UIGestureRecognizerSubclass.h>, or the file UIKit.UIGestureRecognizerSubclass; \
      without it the overrides override nothing, and the state cannot be set. Import it, or move on: newer SDKs show it to \
      everybody. The rule looks at Swift 2, which is told by its names, and at modules whose settings say Swift 3.
      """,
    severity: .info,
    looksAt: .class,
    optIn: "newer SDKs export the header",
    since: "0.1",
    breaks: """
      class HoldRecognizer: UIGestureRecognizer {
        override func touchesBegan(touches: Set<UITouch>, withEvent event: UIEvent) {  // expect: hidden_protected_header
          state = .Began
        }
      }
      """,
    keeps: """
      import UIKit.UIGestureRecognizerSubclass
      class HoldRecognizer: UIGestureRecognizer {
        override func touchesBegan(touches: Set<UITouch>, withEvent event: UIEvent) {
          state = .Began
        }
      }
      """)

  func visit(_ id: DeclID, _ pass: inout Pass) {
    let index = pass.index
    if uses(in: id, index).isEmpty { return }
    // One missing import is one finding for the module.
    let recognizers = recognizers(ofModule: index.layout.moduleOfFile[pass.file], index)
    if recognizers.first != id || isImported(index) { return }
    let all = recognizers.flatMap { uses(in: $0, index) }
    pass.report(
      .hidden(index.title(of: all[0])), at: all[0], related: all.dropFirst().map { Related(pass.place(of: $0), .further) })
  }

  /// For each module that was asked for them: its classes with something of the header, by path and place.
  private var recognizers: [Int: [DeclID]] = [:]

  private func recognizers(ofModule module: Int, _ index: ProjectIndex) -> [DeclID] {
    if let known = recognizers[module] { return known }
    let found = index.classes.map { index.entry($0).decl }.filter { id in
      index.layout.moduleOfFile[index.file(of: id)] == module && !uses(in: id, index).isEmpty
    }.sorted { index.isBefore($0, $1) }
    recognizers[module] = found
    return found
  }

  /// What a recognizer overrides that is declared in the header, if it is written in an older Swift.
  private func uses(in type: DeclID, _ index: ProjectIndex) -> [DeclID] {
    let found = index.children(of: type) { isOfHeader($0, index) }
    guard !found.isEmpty, index.lineage(of: type).inherits(fromClass: "UIGestureRecognizer") else { return [] }
    return found.contains { isOld($0, index) } || index.isSwift2(type) || index.isBeforeSwift4(type) ? found : []
  }

  private func isOfHeader(_ member: DeclID, _ index: ProjectIndex) -> Bool {
    let fact = index.decl(member)
    guard fact.kind == .func, fact.has(.override) else { return false }
    if isOld(member, index) { return true }
    let name = index.name(of: member)
    if !index.isBeforeSwift4(member) { return name == "reset" && fact.parameters.count == 0 }
    return Self.newNames.contains(name + index.text(fact.labels, of: member))
      || (isEvent(name) && index.text(fact.labels, of: member) == "(_:with:)")
  }

  /// Whether an override has a name that only Swift 2 has for it.
  private func isOld(_ member: DeclID, _ index: ProjectIndex) -> Bool {
    let name = index.name(of: member)
    if Self.oldNames.contains(name) { return true }
    return isEvent(name) && index.text(index.decl(member).labels, of: member).hasSuffix(":withEvent:)")
  }

  private func isEvent(_ name: String) -> Bool { name.hasPrefix("touches") || name.hasPrefix("presses") }

  /// What Swift 3 calls them.
  private static let newNames: Set<String> = [
    "reset()", "ignore(_:for:)", "canPrevent(_:)", "canBePrevented(by:)", "shouldRequireFailure(of:)",
    "shouldBeRequiredToFail(by:)",
  ]

  private static let oldNames: Set<String> = [
    "ignoreTouch", "ignorePress", "canPreventGestureRecognizer", "canBePreventedByGestureRecognizer",
    "shouldRequireFailureOfGestureRecognizer", "shouldBeRequiredToFailByGestureRecognizer",
  ]

  private static let header = "UIGestureRecognizerSubclass"

  /// Whether any file of the project imports the header: Swift's own modules do not say which is the bridging one.
  private func isImported(_ index: ProjectIndex) -> Bool {
    index.files.contains { facts in
      facts.decls.contains { $0.kind == .import && facts.text($0.name).contains(Self.header) }
    }
  }
}

extension Message {
  fileprivate static func hidden(_ member: String) -> Message {
    "'\(member)' is declared in UIGestureRecognizerSubclass.h, which nothing imports; import it in the bridging header"
  }

  fileprivate static let further: Message = "so is this"
}

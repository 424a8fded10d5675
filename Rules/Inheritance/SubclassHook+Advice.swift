import Facts
import Index

// What those do instead who use a hook of Apple's from outside.
extension SubclassHook {
  var title: String { name + labels }

  /// As Objective-C calls it.
  var titleInObjC: String { labels.isEmpty ? name : selector }

  func advice(to use: MentionID, _ index: ProjectIndex) -> String {
    if name == "state", !cancels(use, index) { return "" }
    guard let owner = index.owner(of: use) else { return using(instead) }
    if type == "UIViewController", isGivenView(use, in: owner, index) { return "" }
    let others = namesCalled(by: owner, index)
    if isHalf(in: index.name(of: owner), beside: others) { return adviceOnHalf(use, in: owner, index) }
    if isAboutLayout, isViewLaidOut(of: use, in: owner, index) { return SubclassHook.leaveOut }
    let isOwnView = index.files[use.file].text(index.mention(use).receiver) == "view"
    return adviceOnLayout(in: index.name(of: owner), ofOwnView: isOwnView) { asks(for: $0, beside: use, in: owner, index) }
      ?? using(instead)
  }

  /// The same, as Objective-C writes it.
  func advice(to send: SendFact, in owner: DeclID?, _ index: ProjectIndex) -> String {
    // What a recognizer's state is set to is not known here.
    if name == "state" { return "" }
    guard let owner else { return using(inObjC: instead) }
    let place = UInt32(truncatingIfNeeded: index.place(of: owner))
    let file = index.files[index.file(of: owner)]
    let others = file.sends.lazy.filter { $0.owner == place }.map { file.text($0.selector) }
    let words = others.lazy.map { $0.prefix { $0 != ":" } }
    if isHalf(in: String(index.name(of: owner).prefix { $0 != ":" }), beside: words) { return SubclassHook.moveOut }
    let isOwnView = ["view", "_view"].contains(file.text(send.name)) || isViewOfSelf(send, in: file)
    return adviceOnLayout(in: index.name(of: owner), ofOwnView: isOwnView) { asks(for: $0, beside: send, file) }
      ?? using(inObjC: instead)
  }

  /// `[self.view layoutSubviews]`
  private func isViewOfSelf(_ send: SendFact, in file: FileFacts) -> Bool {
    file.sends.contains { $0.offset == send.base && $0.receiver == .`self` && file.text($0.selector) == "view" }
  }

  /// Whether a recognizer's state becomes one in which it has not recognized anything: `.cancelled`, `.failed`.
  private func cancels(_ use: MentionID, _ index: ProjectIndex) -> Bool {
    let mentions = index.files[use.file].mentions
    guard use.place + 1 < mentions.count else { return false }
    return ["cancelled", "failed"].contains(index.files[use.file].text(mentions[use.place + 1].name))
  }

  private func using(_ instead: String) -> String { instead.isEmpty ? "" : "use \(instead)" }

  private func using(inObjC instead: String) -> String {
    var words = instead
    for (swift, objc) in SubclassHook.inObjC {
      if words.hasSuffix(swift) { words = words.dropLast(swift.count) + objc }
    }
    return using(words.split(separator: "()", omittingEmptySubsequences: true).joined())
  }

  private static let inObjC = [
    ("(_:animated:)", ":animated:"), ("require(toFail:)", "requireGestureRecognizerToFail:"),
  ]

  /// Views may be laid out anyway: where that has just been done to the controller's own, or is asked for beside it. To ask for it
  /// once more from there would never end. Where it is only noted that they have to be, what is left is to have it done now.
  private func adviceOnLayout(in caller: String, ofOwnView isOwnView: Bool, asks: (LayoutRequest) -> Bool) -> String? {
    guard name == "layoutSubviews" else { return nil }
    let isDone = isOwnView && ["viewDidLayoutSubviews", "viewWillLayoutSubviews"].contains(caller)
    if isDone || asks(.atOnce) { return SubclassHook.leaveOut }
    return asks(.later) ? "use layoutIfNeeded()" : nil
  }

  private var isAboutLayout: Bool { name == "viewDidLayoutSubviews" || name == "viewWillLayoutSubviews" }

  /// Whether the controller's view is laid out beside the call, which tells the controller.
  private func isViewLaidOut(of use: MentionID, in owner: DeclID, _ index: ProjectIndex) -> Bool {
    let own = index.mention(use)
    return index.mentions(inBodyOf: owner).contains { other in
      guard index.files[other.file].text(index.mention(other).name) == "layoutIfNeeded", let view = index.base(of: other) else {
        return false
      }
      let fact = index.mention(view)
      return index.files[view.file].text(fact.name) == "view" && fact.receiver == own.receiver && fact.shape == own.shape
        && !index.isInBranch(other, without: use)
    }
  }

  /// How a view is asked for its layout beside the call, wherever that runs: in an animation's block that is the call itself,
  /// and what was laid out before a change is not laid out after it, so that it has to be done behind the call, or right before;
  /// noted it has to be right before.
  private enum LayoutRequest { case atOnce, later }

  private func asks(for request: LayoutRequest, beside use: MentionID, in owner: DeclID, _ index: ProjectIndex) -> Bool {
    func view(_ id: MentionID) -> [Name] { [index.mention(id).receiver] + (index.base(of: id).map { [index.mention($0).receiver] } ?? []) }
    if index.mention(use).use.contains(.inClosure) { return false }
    let start = sequence(first: use) { index.base(of: $0) }.map(\.place).min() ?? use.place
    return index.mentions(inBodyOf: owner).contains { other in
      let fact = index.mention(other)
      guard fact.use.contains(.call), !fact.use.contains(.inClosure), view(other) == view(use), !index.isInBranch(other, without: use)
      else { return false }
      let (isBehind, name) = (other.place > use.place, index.files[other.file].text(fact.name))
      return SubclassHook.asks(for: request, name, isBehind: isBehind, isRightBefore: other.place + 1 == start)
    }
  }

  private func asks(for request: LayoutRequest, beside send: SendFact, _ file: FileFacts) -> Bool {
    func view(_ send: SendFact) -> Name? { file.sends.first { $0.offset == send.base }?.selector }
    return file.sends.contains { other in
      guard other.owner == send.owner, other.receiver == send.receiver, other.name == send.name, view(other) == view(send) else {
        return false
      }
      return SubclassHook.asks(for: request, file.text(other.selector), isBehind: other.offset > send.offset, isRightBefore: false)
    }
  }

  private static func asks(for request: LayoutRequest, _ name: String, isBehind: Bool, isRightBefore: Bool) -> Bool {
    request == .atOnce ? name == "layoutIfNeeded" && (isBehind || isRightBefore) : name == "setNeedsLayout" && isRightBefore
  }

  /// Whether the other half of an appearance is not told of here, so that none is meant: who tells of what is told to itself
  /// tells of the rest when it is told.
  private func isHalf(in caller: String, beside others: some Sequence<some StringProtocol>) -> Bool {
    let (first, second) = (SubclassHook.beginnings, SubclassHook.ends)
    guard type == "UIViewController", first.contains(name) || second.contains(name) else { return false }
    if first.contains(caller) || second.contains(caller) { return false }
    let wanted = first.contains(name) ? second : first
    return !others.contains { wanted.contains(String($0)) }
  }

  /// A class of the project's can have a method for what is wanted of it; of another one all that can be told is the other
  /// half, if some member nearby means to.
  private func adviceOnHalf(_ use: MentionID, in owner: DeclID, _ index: ProjectIndex) -> String {
    if case .types = index.receiverType(of: use) { return SubclassHook.moveOut }
    guard let type = index.enclosingType(of: owner) else { return "" }
    let others = index.members(of: type).lazy.flatMap { namesCalled(by: $0, index) }
    return isHalf(in: "", beside: others) ? "" : using(instead)
  }

  private func namesCalled(by owner: DeclID, _ index: ProjectIndex) -> [String] {
    let calls = index.mentions(inBodyOf: owner).filter { index.mention($0).use.contains(.call) }
    return calls.map { index.files[$0.file].text(index.mention($0).name) }
  }

  private static let beginnings: Set<String> = ["beginAppearanceTransition", "viewWillAppear", "viewWillDisappear"]
  private static let ends: Set<String> = ["endAppearanceTransition", "viewDidAppear", "viewDidDisappear"]

  private static let moveOut = "move what is wanted of it into a method of its own"

  private static let leaveOut = "leave it out: the view is laid out anyway"

  /// Whether the controller's view was put in before: then there is nothing to load.
  private func isGivenView(_ use: MentionID, in owner: DeclID, _ index: ProjectIndex) -> Bool {
    index.mentions(inBodyOf: owner).contains { other in
      let (fact, own) = (index.mention(other), index.mention(use))
      return other.place < use.place && fact.use.contains(.write) && fact.receiver == own.receiver && fact.shape == own.shape
        && index.files[other.file].text(fact.name) == "view"
    }
  }
}

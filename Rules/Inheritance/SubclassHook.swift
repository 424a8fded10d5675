import Catalog
import Facts
import Index
import Syntax

/// A member of Apple's classes that is for subclasses to override and for the framework to call.
struct SubclassHook {
  /// The class that declares it, in Swift's words.
  let type: String
  let name: String
  /// `(_:)` of a method; a property has none, and it is about setting it.
  let labels: String
  /// What others do instead.
  let instead: String
  /// Whether nobody else is known to have such a member.
  let isDistinctive: Bool
  /// Where a configuration says it.
  let origin: String

  private init(_ type: String, _ member: String, instead: String = "", isDistinctive: Bool = false, origin: String = "") {
    self.type = type
    name = String(member.prefix { $0 != "(" })
    labels = String(member.dropFirst(name.count))
    self.instead = instead
    self.isDistinctive = isDistinctive
    self.origin = origin
  }

  /// What a configuration says of a class that is not the project's.
  init(_ annotation: Annotation) {
    self.init(String(annotation.typeName), annotation.title, origin: annotation.origin)
  }

  /// What Objective-C sends to use it.
  var selector: String {
    if labels.isEmpty { return ProjectIndex.setter(name) }
    return SubclassHook.selectors[name + labels] ?? ProjectIndex.selector(ofTitle: name + labels)
  }

  /// Those that do not follow from the names that they have in Swift, which leaves out what types say.
  private static let selectors = [
    "draw(_:)": "drawRect:", "ignore(_:for:)": "ignoreTouch:forEvent:", "canPrevent(_:)": "canPreventGestureRecognizer:",
    "canBePrevented(by:)": "canBePreventedByGestureRecognizer:",
    "shouldRequireFailure(of:)": "shouldRequireFailureOfGestureRecognizer:",
    "shouldBeRequiredToFail(by:)": "shouldBeRequiredToFailByGestureRecognizer:", "shouldReceive(_:)": "shouldReceiveEvent:",
    "touchesBegan(_:with:)": "touchesBegan:withEvent:", "touchesMoved(_:with:)": "touchesMoved:withEvent:",
    "touchesEnded(_:with:)": "touchesEnded:withEvent:", "touchesCancelled(_:with:)": "touchesCancelled:withEvent:",
    "pressesBegan(_:with:)": "pressesBegan:withEvent:", "pressesChanged(_:with:)": "pressesChanged:withEvent:",
    "pressesEnded(_:with:)": "pressesEnded:withEvent:", "pressesCancelled(_:with:)": "pressesCancelled:withEvent:",
  ]

  /// One that a configuration adds: `UIScrollView.adjustedContentInsetDidChange()`.
  init?(added text: String) {
    let path = text.prefix { $0 != "(" }
    guard let dot = path.lastIndex(of: "."), dot > text.startIndex else { return nil }
    self.init(String(text[..<dot]), String(text[text.index(after: dot)...]))
  }

  /// Those that headers name in comments, and those that everybody knows.
  static let apple: [SubclassHook] = known + fromHeaders

  private static let known = [
    SubclassHook("UIView", "layoutSubviews()", instead: "setNeedsLayout() and layoutIfNeeded()", isDistinctive: true),
    SubclassHook("UIView", "updateConstraints()", instead: "setNeedsUpdateConstraints() and updateConstraintsIfNeeded()"),
    SubclassHook("UIView", "draw(_:)", instead: "setNeedsDisplay()"),
    SubclassHook("UIView", "awakeFromNib()"),
    SubclassHook("UIViewController", "awakeFromNib()"),
    SubclassHook("UIViewController", "loadView()", instead: "loadViewIfNeeded()"),
    SubclassHook("UIViewController", "viewDidLoad()", instead: "loadViewIfNeeded()"),
    SubclassHook("UIViewController", "viewWillAppear(_:)", instead: appearance),
    SubclassHook("UIViewController", "viewDidAppear(_:)", instead: appeared),
    SubclassHook("UIViewController", "viewWillDisappear(_:)", instead: appearance),
    SubclassHook("UIViewController", "viewDidDisappear(_:)", instead: appeared),
    SubclassHook("UIViewController", "viewWillLayoutSubviews()", instead: "the view's setNeedsLayout()"),
    SubclassHook("UIViewController", "viewDidLayoutSubviews()", instead: "the view's setNeedsLayout()"),
    SubclassHook("UITableViewCell", "prepareForReuse()"),
    SubclassHook("UITableViewHeaderFooterView", "prepareForReuse()"),
    SubclassHook("UICollectionReusableView", "prepareForReuse()"),
    SubclassHook("MKAnnotationView", "prepareForReuse()"),
    SubclassHook("Operation", "main()", instead: "start()"),
    SubclassHook("URLProtocol", "startLoading()"),
    SubclassHook("URLProtocol", "stopLoading()"),
    SubclassHook("NSGestureRecognizer", "state", instead: advice["state"] ?? ""),
  ]

  private static let appearance = "beginAppearanceTransition(_:animated:)"
  private static let appeared = "endAppearanceTransition()"

  /// How others make a gesture wait for another one, or end it.
  private static let advice = [
    "state": "isEnabled, false and then true, to cancel it",
    "shouldRequireFailure(of:)": "require(toFail:)", "shouldBeRequiredToFail(by:)": "the other's require(toFail:)",
  ]

  private static let fromHeaders = Catalog.apple.contracts.compactMap { contract -> SubclassHook? in
    guard contract.kind == .onlySubclassesMayCall, contract.isAboutSetter || contract.member.contains("(") else { return nil }
    return SubclassHook(contract.className, contract.member, instead: advice[contract.member] ?? "")
  }
}

// Whether a mention is a use of one.
extension SubclassHook {
  /// - Parameter isForMac: Whether the file is about AppKit, whose classes have other hooks.
  func isUsed(by use: MentionID, isForMac: Bool, _ index: ProjectIndex) -> Bool {
    let fact = index.mention(use)
    let isSetter = labels.isEmpty
    guard fact.use.contains(isSetter ? .write : .call), fact.shape != .type else { return false }
    if !isSetter, index.files[use.file].text(fact.labels) != labels || isQuestionOfDelegate(use, index) { return false }
    guard let isReceiver = index.isReceiver(of: use, of: type) ?? index.isAppleProperty(before: use, of: type) else {
      return isLikely(of: use, isForMac: isForMac, index) && (isForMac || namesUIKit(inFile: use.file, index))
    }
    // One that a class declares for itself is no override of Apple's.
    return isReceiver && index.member(meantBy: use).map { index.decl($0).has(.override) } != false
  }

  /// Whether a recognizer's delegate asks what the recognizer itself would say, which changes nothing.
  private func isQuestionOfDelegate(_ use: MentionID, _ index: ProjectIndex) -> Bool {
    guard ["canPrevent", "canBePrevented", "shouldRequireFailure", "shouldBeRequiredToFail"].contains(name) else { return false }
    return index.owner(of: use).map { index.name(of: $0) == "gestureRecognizer" } ?? false
  }

  private func isInherited(by other: TypeID, _ index: ProjectIndex) -> Bool {
    index.lineage(of: other).inherits(fromClass: type)
  }

  /// What a receiver is called may say what it is, in a file that knows Apple's classes, or what its type is, if that is
  /// written; nothing says so of `contentView` alone where others have such a member.
  private func isLikely(of use: MentionID, isForMac: Bool, _ index: ProjectIndex) -> Bool {
    let fact = index.mention(use)
    let isOneOf = index.list(behind: use).map { index.mention($0).name }
    let type = isOneOf == nil ? index.typeName(before: use)?.filter { $0 != "?" && $0 != "!" } : nil
    let name = (type ?? index.files[use.file].text(isOneOf ?? fact.receiver)).lowercased()
    let isRecognizer =
      isOneOf != nil
      ? name == "gesturerecognizers"
      : name.hasSuffix("gesturerecognizer") || type == nil && name == "recognizer" && namesGestures(inFile: use.file, index)
    if isRecognizer { return self.type == (isForMac ? "NSGestureRecognizer" : "UIGestureRecognizer") }
    if isForMac { return false }
    let ending = isOneOf != nil ? "s" : ""
    let isController =
      self.type == "UIViewController"
      && (name.hasSuffix("controller" + ending) || name.hasSuffix("vc" + ending) || isOneOf != nil && name == "children")
    let isCell = isOneOf != nil && name == "visiblecells" && self.name == "prepareForReuse"
    let isView = self.type == "UIView" && (isOneOf != nil ? SubclassHook.listsOfViews : SubclassHook.views).contains(name)
    return (isController || isCell || isView || isDistinctive) && !isDeclaredByOthers(index)
  }

  /// Whether the file names gestures: there are recognizers of speech and of faces, too.
  private func namesGestures(inFile file: Int, _ index: ProjectIndex) -> Bool {
    let ending = "GestureRecognizer".utf8
    return hasName(inFile: file, index) { $0.suffix(ending.count).elementsEqual(ending) }
  }

  /// Whether the file imports UIKit, or names something of it, which another module may have brought along.
  private func namesUIKit(inFile file: Int, _ index: ProjectIndex) -> Bool {
    if index.imports("UIKit", inFile: file) { return true }
    // Of `UIView` the third letter is a capital, and of `UIKIT_EXTERN` all are.
    return hasName(inFile: file, index) { text in
      text.count > 3 && text.starts(with: "UI".utf8) && text.dropFirst(2).prefix(2).map(\.isUppercase) == [true, false]
    }
  }

  private func hasName(
    inFile file: Int, _ index: ProjectIndex, where isMeant: (ContiguousArray<UInt8>.SubSequence) -> Bool
  ) -> Bool {
    let names = index.files[file].names
    return (1..<max(1, names.count)).contains { isMeant(names.bytes(of: Name(raw: UInt32(truncatingIfNeeded: $0)))) }
  }

  /// Properties of Apple's that hold views, and those that hold several.
  private static let views: Set<String> = [
    "view", "contentview", "superview", "backgroundview", "selectedbackgroundview", "tableheaderview", "tablefooterview",
    "inputaccessoryview", "accessoryview", "titleview",
  ]
  private static let listsOfViews: Set<String> = ["subviews", "arrangedsubviews"]

  /// Whether the project has such a member in a type that does not inherit it.
  private func isDeclaredByOthers(_ index: ProjectIndex) -> Bool {
    guard let name = index.globalName(name) else { return false }
    return index.namesakes(name).contains { member in
      let fact = index.decl(member)
      guard !fact.has(.override), index.text(fact.labels, of: member) == labels else { return false }
      // In Objective-C an override does not say that it is one.
      let isObjectiveC = index.isObjectiveC(member)
      return !isObjectiveC || index.enclosingType(of: member).map { !isInherited(by: $0, index) } ?? true
    }
  }
}

/// Members that are for subclasses by words of the project; most words have none, which is told at once.
struct HooksByWord {
  private let words: NameSet
  private let hooks: [Name: [SubclassHook]]

  init(_ hooks: [Name: [SubclassHook]], _ index: ProjectIndex) {
    words = NameSet(hooks.keys, of: index)
    self.hooks = hooks
  }

  subscript(word: Name) -> [SubclassHook]? { words.contains(word) ? hooks[word] : nil }
}

import Catalog
import Index

// Names that say nothing of whose member is meant.
extension TestableMemberInProduction {
  /// Whether methods of Swift's and Apple's types have the name, which many call.
  func isEveryday(_ member: DeclID, _ index: ProjectIndex) -> Bool {
    let name = index.name(of: member)
    return Self.everyday.contains(name) || Catalog.apple.hasMembers(calledLike: ContiguousArray(name.utf8)[...])
  }

  private static let everyday: Set<String> = [
    "addChild", "addObserver", "addSubview", "addTarget", "animate", "beginAppearanceTransition", "contentsOfDirectory", "copyItem",
    "createDirectory", "createFile", "dataTask", "date", "dateComponents", "deleteItems", "deleteRows", "deleteSections",
    "dequeueReusableCell",
    "deselectItem", "deselectRow", "dismiss", "downloadTask", "enumerateObjects", "fileExists", "filterUsingPredicate", "firstIndex",
    "insertItems", "insertRows", "insertSections", "insertSubview", "lastIndex", "moveItem", "moveRow", "perform", "performBatchUpdates",
    "performSegue", "popToRootViewController", "popToViewController", "popViewController", "post", "present", "pushViewController",
    "register", "reloadItems", "reloadRows", "reloadSections", "removeItem", "removeObserver", "removeSubrange", "removeTarget",
    "removeValue", "replaceSubrange", "replacingOccurrences", "requestAuthorization", "reserveCapacity", "scheduledTimer", "scrollToItem",
    "scrollToRow", "selectItem", "selectRow", "setAttributes", "setBackgroundImage", "setContentCompressionResistancePriority",
    "setContentHuggingPriority", "setContentOffset", "setEditing", "setImage", "setNavigationBarHidden", "setNeedsFocusUpdate",
    "setNeedsStatusBarAppearanceUpdate", "setNeedsUpdateConstraints", "setTitle", "setTitleColor", "setValue", "setViewControllers",
    "updateValue", "uploadTask", "url", "value", "write",
  ]
}

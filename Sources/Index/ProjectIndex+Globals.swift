import Catalog
import Facts
import Syntax

// Variables and functions of files, which any member of the types around hides.
extension ProjectIndex {
  /// The global variable or function that is meant: the only one of the name, or the only function that takes the call.
  func global(meantBy mention: MentionFact, _ id: MentionID) -> DeclID? {
    let namesakes = namesakes(names.global(mention.name, file: id.file))
    if namesakes.isEmpty || namesakes.count > ProjectIndex.mostNamesakes { return nil }
    var globals = namesakes.filter { parent(of: $0) == nil }
    if globals.count > 1, mention.use.contains(.call) {
      globals = globals.filter { decl($0).kind == .func && fits(mention, id, $0) }
    }
    guard globals.count == 1, let only = globals.first, layout.moduleOfFile[file(of: only)] == layout.moduleOfFile[id.file],
      isNoMember(id, namesakes)
    else { return nil }
    switch decl(only).kind {
    case .var, .let: return only
    case .func: return fits(mention, id, only) ? only : nil
    default: return nil
    }
  }

  /// A name that more declarations have is not looked through.
  private static let mostNamesakes = 64

  /// Whether no type around has a member of the name, of its own or of those that it inherits from.
  private func isNoMember(_ id: MentionID, _ namesakes: some Collection<DeclID>) -> Bool {
    guard let around = surroundings(of: id) else { return true }
    let name = files[id.file].text(mention(id).name)
    let members = namesakes.filter { parent(of: $0) != nil }
    let strangers = members.filter { enclosingType(of: $0) == nil }
    // An extension of a type that is not the project's, which may have anything.
    if type(of: around) == nil { return false }
    return (typesAround(id) + boundsAround(id)).allSatisfy { type in
      if hierarchy.knowledge[type.place] == .ambiguous { return false }
      let ancestry = ancestry(of: type)
      if members.contains(where: { enclosingType(of: $0).map { ancestry.contains($0) } == true }) { return false }
      if isFullyKnown(type) { return true }
      guard strangers.isEmpty else { return false }
      let isUncommon = isNobodyElses(name)
      return foreignSupers(of: type).allSatisfy {
        ProjectIndex.isPlain(foreign: $0, besides: name) || isUncommon && ProjectIndex.isKnown(foreign: $0)
      }
    }
  }

  /// Whether a name of several words is none that many of Apple's classes have, or Swift's types.
  private func isNobodyElses(_ name: String) -> Bool {
    NearMiss.words(name[...]).count > 1 && !ProjectIndex.everyday.contains(name) && !ProjectIndex.ofSwift.contains(name)
      && !Catalog.apple.hasMembers(calledLike: ContiguousArray(name.utf8)[...])
  }

  private static let everyday: Set<String> = [
    "accessoryView", "actionButton", "backButton", "backgroundView", "cellForRow", "childViewControllers", "collectionView", "contentView",
    "currentItem", "dataSource", "detailTextLabel", "doneButton", "eventLoop", "fileManager", "fileURL", "footerView",
    "gestureRecognizers", "headerView", "imageView", "inputView", "keyWindow", "layoutManager", "mainWindow", "managedObjectContext",
    "modelContext", "navigationBar", "navigationController", "navigationItem", "notificationCenter", "operationQueue", "parentView",
    "parentViewController", "persistentStoreCoordinator", "popoverPresentationController", "presentedViewController",
    "presentingViewController", "refreshControl", "rootViewController", "scrollView", "searchBar", "searchController",
    "selectedViewController", "splitView", "splitViewController", "superView", "tabBar", "tabBarController", "tabBarItem", "tabView",
    "tableView", "textContainer", "textField", "textLabel", "textStorage", "textView", "titleLabel", "titleView", "toolbarItems",
    "topViewController", "undoManager", "userActivity", "userDefaults", "userInfo", "viewController", "viewControllers",
    "visibleViewController", "webView", "windowController", "windowScene",
  ]

  private static let ofSwift: Set<String> = [
    "allCases", "allSatisfy", "codingPath", "compactMap", "customMirror", "debugDescription", "dropFirst", "dropLast", "endIndex",
    "errorDescription", "failureReason", "firstIndex", "flatMap", "forEach", "formIntersection", "formUnion", "hasPrefix", "hasSuffix",
    "hashValue", "helpAnchor", "intValue", "isDisjoint", "isEmpty", "isMultiple", "isSubset", "isSuperset", "lastIndex",
    "localizedDescription", "makeIterator", "objectWillChange", "popFirst", "popLast", "projectedValue", "randomElement", "rawValue",
    "recoverySuggestion", "removeAll", "removeFirst", "removeLast", "removeSubrange", "replaceSubrange", "reserveCapacity", "startIndex",
    "stringValue", "swapAt", "symmetricDifference", "takeRetainedValue", "takeUnretainedValue", "underestimatedCount", "unicodeScalars",
    "unsafelyUnwrapped", "wrappedValue",
  ]
}

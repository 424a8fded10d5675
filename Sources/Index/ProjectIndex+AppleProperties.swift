import Catalog
public import Facts
import Syntax

// What some of Apple's properties hold: those through which one gets at views and controllers.
extension ProjectIndex {
  /// Classes that have a member of the name, each with what it gives.
  private static let properties: [String: [(owner: String, type: String)]] = [
    "view": [("UIViewController", "UIView"), ("NSViewController", "NSView")],
    "contentView": [
      ("UITableViewCell", "UIView"), ("UICollectionViewCell", "UIView"), ("UITableViewHeaderFooterView", "UIView"),
      ("NSWindow", "NSView"),
    ],
    "backgroundView": [("UITableViewCell", "UIView"), ("UICollectionViewCell", "UIView")],
    "superview": [("UIView", "UIView"), ("NSView", "NSView")], "window": [("UIView", "UIWindow")],
    "rootViewController": [("UIWindow", "UIViewController")],
    "navigationController": [("UIViewController", "UINavigationController")],
    "tabBarController": [("UIViewController", "UITabBarController")],
    "parent": [("UIViewController", "UIViewController")], "parentViewController": [("UIViewController", "UIViewController")],
    "presentedViewController": [("UIViewController", "UIViewController")],
    "presentingViewController": [("UIViewController", "UIViewController")],
    "navigationBar": [("UINavigationController", "UINavigationBar")], "toolbar": [("UINavigationController", "UIToolbar")],
    "tabBar": [("UITabBarController", "UITabBar")], "tableView": [("UITableViewController", "UITableView")],
    "collectionView": [("UICollectionViewController", "UICollectionView")],
    "searchBar": [("UISearchController", "UISearchBar")], "splitViewController": [("UIViewController", "UISplitViewController")],
    "textLabel": [("UITableViewCell", "UILabel")], "detailTextLabel": [("UITableViewCell", "UILabel")],
    "imageView": [("UITableViewCell", "UIImageView"), ("UIButton", "UIImageView")], "titleLabel": [("UIButton", "UILabel")],
    "tableHeaderView": [("UITableView", "UIView")], "tableFooterView": [("UITableView", "UIView")],
    "topViewController": [("UINavigationController", "UIViewController")],
    "visibleViewController": [("UINavigationController", "UIViewController")],
    "selectedViewController": [("UITabBarController", "UIViewController")],
    "cellForRow": [("UITableView", "UITableViewCell")], "cellForRowAtIndexPath:": [("UITableView", "UITableViewCell")],
    "cellForItem": [("UICollectionView", "UICollectionViewCell")],
    "cellForItemAtIndexPath:": [("UICollectionView", "UICollectionViewCell")],
    "dequeueReusableCell": [("UITableView", "UITableViewCell"), ("UICollectionView", "UICollectionViewCell")],
    "dequeueReusableHeaderFooterView": [("UITableView", "UITableViewHeaderFooterView")],
    "dequeueReusableSupplementaryView": [("UICollectionView", "UICollectionReusableView")],
    "instantiateInitialViewController": [("UIStoryboard", "UIViewController")],
    "instantiateViewController": [("UIStoryboard", "UIViewController")],
  ]

  /// Whether what stands before the dot is a value of a class of Apple's, going by the property of Apple's that it is; `nil`
  /// where it is none of these.
  public func isAppleProperty(before use: MentionID, of className: String) -> Bool? {
    appleType(before: use, depth: 0).map { isApple($0, className) }
  }

  private func appleType(before use: MentionID, depth: Int) -> String? {
    guard depth < ProjectIndex.deepestChain, let base = base(of: use) else { return nil }
    let fact = mention(base)
    guard let properties = ProjectIndex.properties[files[base.file].text(fact.name)], member(meantBy: base) == nil else { return nil }
    if fact.shape == .none || fact.shape == .`self` {
      let around = outerTypes(around: owner(of: base))
      return properties.first { around.inherits(fromClass: $0.owner) }?.type
    }
    if let found = appleType(before: base, depth: depth + 1) { return properties.first { isApple(found, $0.owner) }?.type }
    return properties.first { isReceiver(of: base, of: $0.owner) == true }?.type
  }

  /// The same of what a message is sent to.
  public func isAppleProperty(before send: SendFact, in file: Int, of className: String) -> Bool? {
    appleType(before: send, in: file, depth: 0).map { isApple($0, className) }
  }

  private func appleType(before send: SendFact, in file: Int, depth: Int) -> String? {
    guard depth < ProjectIndex.deepestChain, let base = base(of: send, in: file),
      let properties = ProjectIndex.properties[files[file].text(base.selector)]
    else { return nil }
    if let found = appleType(before: base, in: file, depth: depth + 1) {
      return properties.first { isApple(found, $0.owner) }?.type
    }
    switch receiverType(of: base, in: file) {
    case .types(let types):
      return properties.first { property in types.contains { lineage(of: $0).inherits(fromClass: property.owner) } }?.type
    case .foreign(let name): return properties.first { isApple(text(foreign: name), $0.owner) }?.type
    case .structural, .unknown: return nil
    }
  }

  /// Whether one class of Apple's is the other, or inherits from it.
  func isApple(_ name: String, _ className: String) -> Bool {
    name == className || Catalog.apple.isClass(name, below: className)
  }
}

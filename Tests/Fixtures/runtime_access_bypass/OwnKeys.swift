// A key that the project's own class declares is no secret of Apple's.
import UIKit

final class Finder: NSObject {
  @objc dynamic var searchField = ""
  func clear() { setValue("", forKey: "searchField") }
}
func find(in finder: Finder, _ bar: UISearchBar) {
  finder.setValue("a", forKey: "searchField")
  _ = bar.value(forKey: "searchField")  // expect: runtime_access_bypass
}

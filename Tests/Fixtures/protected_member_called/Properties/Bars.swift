import UIKit
// The same in both languages.
final class SwiftBars: UITableViewController {
  let finder = UISearchController()
  func fold() {
    finder.searchBar.updateConstraints()  // expect: protected_member_called
    tableView.tableFooterView?.updateConstraints()  // expect: protected_member_called
  }
}

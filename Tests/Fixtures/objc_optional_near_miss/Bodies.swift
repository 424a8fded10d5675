import UIKit

// Types that bodies declare.
func show(_ table: UITableView) {
  final class Rows: NSObject, UITableViewDelegate {
    func tableView(_ tableView: UITableView, didSelectRow indexPath: IndexPath) {}  // expect: objc_optional_near_miss
    func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath) {}
  }
  table.delegate = Rows()
}

// It is not UIKit's.
func showAnother() {
  protocol UITableViewDelegate {}
  final class Rows: NSObject, UITableViewDelegate {
    func tableView(_ tableView: UITableView, didSelectRow indexPath: IndexPath) {}
  }
  print(Rows())
}

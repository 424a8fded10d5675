import UIKit

// What begins otherwise than what is required is something of the class's own.
final class Chooser: UIViewController, UITableViewDelegate, UIScrollViewDelegate {
  func tableView(_ table: UITableView, rowAt index: IndexPath) -> Int { 1 }
  func tableView(_ table: UITableView, selectRowAt index: IndexPath) {
    table.selectRow(at: index, animated: true, scrollPosition: .none)
  }
  func tableView(_ table: UITableView, heightAt index: IndexPath) -> CGFloat { 1 }  // expect: objc_optional_near_miss
  func tableView(_ table: UITableView, didSelect index: IndexPath) {}  // expect: objc_optional_near_miss
  func scrollViewDidEndDragging(_ view: UIScrollView, decelerate: Bool) {}  // expect: objc_optional_near_miss
}

import UIKit

// A class has its methods, whatever it is called, and wherever they stand.
class ScrollingProtocol: NSObject, UIScrollViewDelegate {}
extension ScrollingProtocol {
  func scrollViewDidScroll(_ scrollView: UIScrollView) {}
}
final class QuietScrolling: ScrollingProtocol {
  func scrollViewDidZoom(_ scrollView: UIScrollView) {}
}
class Deck<Card>: NSObject {}
extension Deck: UITableViewDelegate {
  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {}
}
extension UITableViewController {
  func tableView(_ tableView: UITableView, didHighlightRowAt indexPath: IndexPath) {}
}
struct Sheet {}
extension Sheet { func scrollViewDidScroll(_ scrollView: UIScrollView) {} }

// What is required the compiler asks for.
protocol Rows: UITableViewDataSource {}
extension Rows {
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 0 }
  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell { UITableViewCell() }
}

// Helpers have names of their own, other types, or are of the type itself.
struct Line {}
protocol Lines: UITableViewDelegate, UITextFieldDelegate {}
extension Lines {
  func list(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {}
  func tableView(_ tableView: UITableView, didSelectLineAt indexPath: IndexPath) {}
  func tableView(_ tableView: UITableView, didSelectRowAt line: Line) {}
  func tableView(_ tableView: UITableView, heightForRowAt row: Int) -> CGFloat { 0 }
  func scrollViewDidScroll() {}
  static func scrollViewDidScroll(_ scrollView: UIScrollView) {}
  // func scrollViewDidScroll(_ scrollView: UIScrollView) {}
  var debugDescription: String { "" }
  var textFieldShouldReturn: Bool { true }
}
protocol Unrelated {}
extension Unrelated { func scrollViewDidScroll(_ scrollView: UIScrollView) {} }
extension Unrelated where Self: Rows { func scrollViewDidScroll(_ scrollView: UIScrollView) {} }

// Somebody says that it is Swift's alone.
extension Lines {
  // for our own pages
  @nonobjc func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {}
  @available(*, unavailable) func scrollViewDidZoom(_ scrollView: UIScrollView) {}
}

// Whoever has several of them calls each: that is Swift, and works.
protocol Listener: UIScrollViewDelegate {}
extension Listener {
  func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {}
}
final class Switchboard: NSObject, UIScrollViewDelegate {
  var listeners: [Listener] = []
  func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {
    for listener: Listener in listeners { listener.scrollViewWillBeginDragging(scrollView) }
  }
}

// A first label that callers write is no Swift 2.
protocol Zooming: UIScrollViewDelegate {}
extension Zooming {
  func scrollViewDidZoom(scrollView: UIScrollView) {}
  func zoom(_ scrollView: UIScrollView) { scrollViewDidZoom(scrollView: scrollView) }
}

// The project has its own type of the name.
struct UITextView {}
protocol Writing: UITextViewDelegate {}
extension Writing { func textViewDidChange(_ textView: UITextView) {} }

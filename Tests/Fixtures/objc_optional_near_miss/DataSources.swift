import AppKit

// Another object is the data source already; to be set as one would take its place.
final class Shelf: NSObject, NSTableViewDataSource {
  var hands: Hands?
  func numberOfRows(in tableView: NSTableView) -> Int { 1 }
}
final class Hands: NSObject, NSTableViewDelegate {
  func tableViewSelectionDidChange(_ notification: Notification) {}
  func tableView(_ tableView: NSTableView, sortDescriptorsDidChange oldDescriptors: [NSSortDescriptor]) {  // expect: objc_optional_near_miss "move it to a class that does, or add the conformance, and see that it is set as one"
    print(oldDescriptors)
  }
}

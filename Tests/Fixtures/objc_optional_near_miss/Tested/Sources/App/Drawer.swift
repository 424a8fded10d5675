import UIKit

// Tests call what only Objective-C would call: that does not make anybody call it in the application.
public final class Drawer: UIViewController, UITableViewDataSource {
  public func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 1 }
  public func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell { UITableViewCell() }
  public func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {}  // expect: objc_optional_near_miss "is called by tests alone: it is UITableViewDelegate's"
  public func tableView(_ tableView: UITableView, titelForHeaderInSection section: Int) -> String? { nil }  // expect: objc_optional_near_miss "is called by tests alone: it nearly is UITableViewDataSource's"
}

// The application calls it as well.
public final class Chest: UIViewController, UITableViewDataSource {
  public func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 1 }
  public func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell { UITableViewCell() }
  public func tableView(_ tableView: UITableView, titelForHeaderInSection section: Int) -> String? { nil }
}
func label(_ chest: Chest, _ table: UITableView) -> String? { chest.tableView(table, titelForHeaderInSection: 0) }

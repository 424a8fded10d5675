import App
import UIKit

func testDrawer(_ drawer: Drawer, _ chest: Chest, _ table: UITableView) {
  drawer.tableView(table, didSelectRowAt: IndexPath())  // related: objc_optional_near_miss "a test calls it here"
  _ = drawer.tableView(table, titelForHeaderInSection: 0)  // related: objc_optional_near_miss "a test calls it here"
  _ = chest.tableView(table, titelForHeaderInSection: 0)
}

// What tests have for themselves they call themselves.
final class Stub: NSObject, UITableViewDelegate {
  func tableView(_ tableView: UITableView, didSelctRowAt indexPath: IndexPath) {}
}
func testStub(_ stub: Stub, _ table: UITableView) { stub.tableView(table, didSelctRowAt: IndexPath()) }

// The label is lost that would tell which of several is meant: none of them is it.
import UIKit

final class Album: UIViewController, UINavigationControllerDelegate, UITableViewDelegate {
  func navigationController(_ stack: UINavigationController, _ page: UIViewController, animated: Bool) {}  // expect: objc_optional_near_miss "or another that is optional; give it the labels of the one that is meant"
  func tableView(_ tableView: UITableView, _ cell: UITableViewCell, forRowAt indexPath: IndexPath) {}  // expect: objc_optional_near_miss
}

// No label says anything, and none of them is there.
final class Shelf: UIViewController, UITableViewDelegate {
  func tableView(_ tableView: UITableView, _ cell: UITableViewCell, _ indexPath: IndexPath) {}  // expect: objc_optional_near_miss
  func tableView(_: UITableView, _: IndexPath) {}  // expect: objc_optional_near_miss
  func tableView(_ tableView: UITableView, _ name: String) {}
}

// One of them is there already; a label is another one.
final class Binder: UIViewController, UINavigationControllerDelegate, UITableViewDelegate {
  func navigationController(_ stack: UINavigationController, didShow page: UIViewController, animated: Bool) {}
  func navigationController(_ stack: UINavigationController, _ page: UIViewController, animated: Bool) {}
  func tableView(_ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath) {}
  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {}
  func tableView(_ tableView: UITableView, _ cell: UITableViewCell, _ indexPath: IndexPath) {}
  func tableView(_ tableView: UITableView, _ indexPath: IndexPath) {}
  func tableView(_ tableView: UITableView, drops cell: UITableViewCell, forRowAt indexPath: IndexPath) {}
}

// A letter is nearer than two: one is meant.
final class Folder: UIViewController, UINavigationControllerDelegate {
  func navigationController(_ stack: UINavigationController, wilShow page: UIViewController, animated: Bool) {}  // expect: objc_optional_near_miss "'navigationController(_:willShow:animated:)'"
}

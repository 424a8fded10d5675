// The label is lost, and the parameter's name has come in its place.
import CoreLocation
import UIKit

final class Menu: UIViewController, UITableViewDelegate {
  func tableView(_ tableView: UITableView, indexPath: IndexPath) {}  // expect: objc_optional_near_miss "or another that is optional; give it the labels of the one that is meant"
}
final class Start: NSObject, UIApplicationDelegate {
  func application(_ application: UIApplication, launchOptions: [UIApplication.LaunchOptionsKey: Any]?) -> Bool { true }  // expect: objc_optional_near_miss
}
final class Compass: NSObject, CLLocationManagerDelegate {
  func locationManager(_ manager: CLLocationManager, error: Error) {}  // expect: objc_optional_near_miss "it nearly is CLLocationManagerDelegate's 'locationManager(_:didFailWithError:)'"
}

// Somebody calls it, others may, or its name is another.
public final class List: UIViewController, UITableViewDelegate {
  public func tableView(_ tableView: UITableView, indexPath: IndexPath) {}
  func tableView(_ tableView: UITableView, path indexPath: IndexPath) {}
}
final class Rows: UIViewController, UITableViewDelegate {
  func tableView(_ tableView: UITableView, indexPath: IndexPath) {}
  func show(_ path: IndexPath) { tableView(UITableView(), indexPath: path) }
}
// module: open

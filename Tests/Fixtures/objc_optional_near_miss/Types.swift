// Name and labels are the requirement's, and a type is plainly another.
import AppKit
import CoreLocation
import UIKit

final class Shelf: UIViewController, UITableViewDelegate, UITableViewDataSource {
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 1 }
  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell { UITableViewCell() }

  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: NSIndexPath) {}  // expect: objc_optional_near_miss
  func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> Float { 44 }  // expect: objc_optional_near_miss
  func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> Int { 8 }  // expect: objc_optional_near_miss
  func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) {}  // expect: objc_optional_near_miss
  func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath) -> Bool { true }  // expect: objc_optional_near_miss
  func numberOfSections(in tableView: UITableView) -> Int { 1 }

  // One number may be written in two ways.
  func tableView(_ tableView: UITableView, heightForFooterInSection section: Int) -> CGFloat { 0 }
  func tableView(_ tableView: UITableView, estimatedHeightForRowAt indexPath: IndexPath) -> Double { 44 }
  // Optional or not is the same to Objective-C.
  func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String { "" }
  // The project calls it, and has the other, too.
  func tableView(_ tableView: UITableView, willSelectRowAt indexPath: NSIndexPath) -> IndexPath? { nil }
  func tableView(_ tableView: UITableView, willSelectRowAt indexPath: IndexPath) -> IndexPath? { indexPath }
}

extension Shelf: UITableViewDataSourcePrefetching {
  func tableView(_ tableView: UITableView, prefetchRowsAt indexPaths: [IndexPath]) {}
  func tableView(_ view: UITableView, cancelPrefetchingForRowsAt paths: [NSIndexPath]) {}  // expect: objc_optional_near_miss
}

final class Compass: NSObject, CLLocationManagerDelegate {
  func locationManager(_ manager: CLLocationManager, didFailWithError error: NSError) {}  // expect: objc_optional_near_miss
  // Shown on purpose.
  @objc func locationManager(_ manager: CLLocationManager, didExitRegion region: String) {}
  private func locationManager(_ manager: CLLocationManager, didEnterRegion region: String) {}
  func locationManager(_ manager: CLLocationManager, didUpdateLocations locations: [CLLocation]) {}
}

final class Called: NSObject, CLLocationManagerDelegate {
  let manager = CLLocationManager()
  func fail() { locationManager(manager, didFailWithError: NSError(domain: "", code: 0)) }
  func locationManager(_ manager: CLLocationManager, didFailWithError error: NSError) {}
}

final class Chooser: NSObject, NSOpenSavePanelDelegate {
  func panel(_ sender: Any, validate url: URL) throws {}
}

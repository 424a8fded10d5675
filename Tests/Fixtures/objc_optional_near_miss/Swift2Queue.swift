// What is called as in newer Swift is the project's own: the rest is old.
import CoreLocation

struct Bundle { static let main = 1 }
final class Tracker: NSObject, CLLocationManagerDelegate {
  func locationManager(manager: CLLocationManager, didFailWithError error: NSError) { print(Bundle.main) }
}

// Nobody needs to import Combine for that.
import CoreLocation

final class Finder: NSObject, ObservableObject, CLLocationManagerDelegate {
  func locationManager(_ manager: CLLocationManager, didUpdateLocation locations: [CLLocation]) {}  // expect: objc_optional_near_miss
}

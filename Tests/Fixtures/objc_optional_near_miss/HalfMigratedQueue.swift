import CoreLocation

final class Tracker: NSObject, CLLocationManagerDelegate {
  func locationManager(manager: CLLocationManager, didFailWithError error: NSError) {  // expect: objc_optional_near_miss
    DispatchQueue.main.async { print(error) }
  }
}

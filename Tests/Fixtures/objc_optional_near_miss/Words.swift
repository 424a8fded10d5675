import UIKit
import UserNotifications

// Labels that leave words out.
final class Reel: NSObject, UIScrollViewDelegate, UNUserNotificationCenterDelegate, UITableViewDelegate {
  func scrollViewDidEndDragging(_ view: UIScrollView, decelerate: Bool) {}  // expect: objc_optional_near_miss "'scrollViewDidEndDragging(_:willDecelerate:)'"
  func userNotificationCenter(  // expect: objc_optional_near_miss "withCompletionHandler:"
    _ center: UNUserNotificationCenter, willPresent notice: UNNotification,
    completionHandler: @escaping (UNNotificationPresentationOptions) -> Void
  ) {}
  // It may be the header's or the footer's.
  func tableView(_ table: UITableView, heightForIn section: Int) -> CGFloat { 0 }
}
// A small word before the others.
final class Curtain: NSObject, UIViewControllerTransitioningDelegate {
  func animationController(dismissed screen: UIViewController) -> UIViewControllerAnimatedTransitioning? { nil }  // expect: objc_optional_near_miss "'animationController(forDismissed:)'"
}
// A name that only one of them has.
@objc protocol DroneDelegate {
  @objc optional func droneDidLand(_ drone: Drone, speed: Double)
  @objc optional func drone(_ drone: Drone, didTurn angle: Double)
  @objc optional func drone(_ drone: Drone, didTilt angle: Double)
}
class Drone: NSObject {}
final class Pilot: NSObject, DroneDelegate {
  func droneDidLand(_ drone: Drone, with velocity: Double) {}  // expect: objc_optional_near_miss "'droneDidLand(_:speed:)'"
  func drone(_ drone: Drone, fell angle: Double) {}
}
final class CoPilot: NSObject, DroneDelegate {
  func droneDidLand(_ drone: Drone, at place: String) {}
}

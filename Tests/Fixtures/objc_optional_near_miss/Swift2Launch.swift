// A dictionary of objects is what Swift 2 got where there are values today.
import UIKit

class Starter: UIResponder, UIApplicationDelegate {
  var window: UIWindow?
  func application(application: UIApplication, didFinishLaunchingWithOptions launchOptions: [NSObject: AnyObject]?) -> Bool { return true }
  func applicationWillResignActive(application: UIApplication) {}
}

import UIKit

// A variable may have the name of the method that calls the hook; something of it is no call.
class Launch: NSObject, UIApplicationDelegate {
  func makeJournal(label: String) -> Int { preconditionFailure("Subclasses must override") }

  func application(
    _ application: UIApplication, didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    print(makeJournal(label: "start"))
    return true
  }
}

final class QuietLaunch: Launch {
  override func makeJournal(label: String) -> Int { 1 }
}

final class LoudLaunch: Launch {}  // expect: unimplemented_required_override

final class Doorman {
  private let application = UIApplication.shared

  func open(_ url: URL) { application.open(url) }
}

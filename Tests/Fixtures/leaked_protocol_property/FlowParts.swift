import UIKit

// The same with a components object: what clients can reach has nothing that they could use.
final class FlowParts {
  fileprivate let stack = UINavigationController()
  fileprivate var subflow: Flow?
  fileprivate func forget() { subflow = nil }
}

protocol Flow: AnyObject {
  var parts: FlowParts { get }
  func push(_ screen: UIViewController, animated: Bool)
  func pop(animated: Bool)
}

extension Flow {
  func push(_ screen: UIViewController, animated: Bool = true) {
    parts.stack.pushViewController(screen, animated: animated)
  }

  func pop(animated: Bool = true) {
    let parts = self.parts
    if parts.subflow != nil { parts.forget() } else { parts.stack.popViewController(animated: animated) }
  }
}

final class SignUpFlow: Flow {
  let parts = FlowParts()
  func start() { push(UIViewController()) }
}

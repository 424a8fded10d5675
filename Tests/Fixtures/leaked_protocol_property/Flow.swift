import UIKit

// A coordinator's storage, required by the protocol, for the defaults alone.
protocol Flow: AnyObject {
  var stack: UINavigationController { get }  // expect: leaked_protocol_property "'stack' is only used by the default implementations of 'Flow' (4 places), but 1 type must declare it and anyone can read it; move it, with 'subflow', into a components object with fileprivate members"
  var subflow: Flow? { get set }  // expect: leaked_protocol_property "anyone can set it; move it, with 'stack', into a components object"
  func push(_ screen: UIViewController, animated: Bool)
  func present(_ flow: Flow, animated: Bool)
  func pop(animated: Bool)
}

extension Flow {
  func push(_ screen: UIViewController, animated: Bool = true) {
    self.stack.pushViewController(screen, animated: animated)  // related: leaked_protocol_property
  }

  func present(_ flow: Flow, animated: Bool) {
    stack.present(flow.stack, animated: animated) { [weak self] in
      self?.subflow = flow  // related: leaked_protocol_property
    }
  }

  func pop(animated: Bool = true) {
    if let subflow = self.subflow {
      subflow.pop(animated: animated)
    } else {
      self.stack.popViewController(animated: animated)
    }
  }
}

final class SignUpFlow: Flow {
  let stack: UINavigationController = UINavigationController()  // related: leaked_protocol_property "'SignUpFlow' has to declare it"
  var subflow: Flow?  // related: leaked_protocol_property

  func showTerms() {
    let screen = terms(flow: self)
    push(screen)
  }

  private func terms(flow: Flow) -> UIViewController { UIViewController() }
}

import UIKit

public protocol Step { var isOver: Bool { get } }
extension Step where Self: UIViewController {
  public var isOver: Bool { viewIfLoaded == nil }
}
extension UIViewController: Step {}
public func follow(_ step: any Step) -> Bool { step.isOver }

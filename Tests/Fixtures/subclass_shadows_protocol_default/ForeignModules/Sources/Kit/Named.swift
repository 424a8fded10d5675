import UIKit

public protocol Named { func name() -> String }
extension Named { public func name() -> String { "kit" } }
extension UIView: Named {}

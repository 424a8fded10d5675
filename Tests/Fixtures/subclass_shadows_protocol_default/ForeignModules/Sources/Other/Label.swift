import UIKit

final class Label: UIView {
  func name() -> String { "label" }
}

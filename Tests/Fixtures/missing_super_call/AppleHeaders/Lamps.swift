// option: include_sdk = true
import UIKit

final class LampView: UIView {
  override func updateConstraints() {}  // expect: missing_super_call "as the header of UIView asks"
}

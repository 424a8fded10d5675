// option: include_sdk = true
import UIKit

final class StampCell: UICollectionViewCell {
  override func prepareForReuse() { print("reuse") }  // expect: missing_super_call "as the header of UICollectionReusableView asks"
  override func updateConstraints() { super.updateConstraints() }
  override func layoutSubviews() {}
}
final class Stamp {
  func prepareForReuse() {}
}

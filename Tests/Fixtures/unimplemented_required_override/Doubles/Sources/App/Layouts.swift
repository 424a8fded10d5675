import UIKit

final class StackLayout: UICollectionViewLayout {  // expect: unimplemented_required_override
  override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? { nil }
}

import UIKit

// A compositional layout asks for nothing of a flow layout's delegate.
final class Gallery: UICollectionViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    let list = UICollectionLayoutListConfiguration(appearance: .insetGrouped)
    collectionView.setCollectionViewLayout(UICollectionViewCompositionalLayout.list(using: list), animated: false)
  }
  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    referenceSizeForHeaderInSection section: Int
  ) -> CGSize { CGSize(width: 1, height: 50) }
}

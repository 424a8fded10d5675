import UIKit

/// Nobody says the classes' names but for these collections.
final class Shelf {
  var rows: [UITableViewCell] = []
  var sections: [UICollectionReusableView] { [] }
  private let byPlace: [Int: UIViewController] = [:]
  let newest: () -> UITableViewHeaderFooterView = { UITableViewHeaderFooterView() }

  func recycle(_ views: [UIView]?) {
    rows.first?.prepareForReuse()  // expect: protected_member_called "prepareForReuse()"
    for row in rows { row.prepareForReuse() }  // expect: protected_member_called "prepareForReuse()"
    for section in sections { section.prepareForReuse() }  // expect: protected_member_called "prepareForReuse()"
    byPlace[0]?.viewDidLoad()  // expect: protected_member_called "viewDidLoad()"
    newest().prepareForReuse()  // expect: protected_member_called "prepareForReuse()"
    views?.forEach { $0.layoutSubviews() }  // expect: protected_member_called "layoutSubviews()"
  }
}

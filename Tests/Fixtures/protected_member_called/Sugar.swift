// Types that are written out, in parentheses, or with their module, are what their short forms are.
import UIKit

class Anchor {
  /// - Protected: for those who make anchors
  func drag() {}
}
struct Hold {
  let one: Optional<Anchor>
  let some: Optional<Array<Anchor>>
  let none: Optional<[Anchor]>
  let all: ([Anchor])
  let few: Swift.Array<Anchor>
  let byName: Dictionary<Swift.String, Anchor>
  let bare: (Anchor)?
  let pair: Optional<(first: Anchor, second: Int)>
  let pull: (Anchor) -> Anchor

  func empty(_ given: Optional<Anchor>, _ cell: Optional<UITableViewCell>, _ view: (UIKit.UIView)) {
    one?.drag()  // expect: protected_member_called
    given.map { $0.drag() }  // expect: protected_member_called
    some?.first?.drag()  // expect: protected_member_called
    for anchor in some! { anchor.drag() }  // expect: protected_member_called
    none?.forEach { $0.drag() }  // expect: protected_member_called
    all[0].drag()  // expect: protected_member_called
    few.last?.drag()  // expect: protected_member_called
    byName["a"]?.drag()  // expect: protected_member_called
    bare?.drag()  // expect: protected_member_called
    pair?.first.drag()  // expect: protected_member_called
    pull.drag()
    cell?.prepareForReuse()  // expect: protected_member_called
    view.layoutSubviews()  // expect: protected_member_called
  }
}

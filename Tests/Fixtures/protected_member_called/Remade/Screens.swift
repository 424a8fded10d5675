// A project that makes Apple's classes anew calls what Apple calls; what it does not make is Apple's.
final class Screens {
  func open(_ controller: UIViewController) { controller.viewWillAppear(true) }
  func fill(_ cell: UITableViewCell) { cell.prepareForReuse() }  // expect: protected_member_called
}

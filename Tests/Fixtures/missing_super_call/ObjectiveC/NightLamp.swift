import UIKit

final class NightLamp: Lamp {
  override func glow() {}  // expect: missing_super_call
  override func dim(_ steps: Int) { super.dim(steps) }
}
// In Swift what Apple asks for is an option.
final class NightCell: UITableViewCell {
  override func prepareForReuse() {}
}

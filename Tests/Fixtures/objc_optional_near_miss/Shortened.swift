// Parameters are left out, and what is there tells which requirement is meant.
import UIKit

final class Cellar: UIViewController, UITableViewDelegate, UITextFieldDelegate, UIPickerViewDelegate {
  func scrollViewDidEndDragging(_ view: UIScrollView) {}  // expect: objc_optional_near_miss "it lacks parameters of UIScrollViewDelegate's 'scrollViewDidEndDragging(_:willDecelerate:)' (scrollViewDidEndDragging:willDecelerate:), which is optional; give it all of them"
  func tableView(_ table: UITableView, willDisplay cell: UITableViewCell) {}  // expect: objc_optional_near_miss
  func textField(_ field: UITextField, shouldChangeCharactersIn range: NSRange) -> Bool { true }  // expect: objc_optional_near_miss
  func pickerView(_ wheel: UIPickerView, titleForRow row: Int) -> String? { nil }  // expect: objc_optional_near_miss
}

// No label tells; another type; the whole is there, and may call it; it is called; something is added.
final class Attic: UIViewController, UITableViewDelegate, UICollectionViewDelegateFlowLayout, UIPickerViewDelegate {
  func tableView(_ table: UITableView) {}
  func tableView(_ table: UITableView, willDisplay cell: UIView) {}
  func collectionView(_ view: UICollectionView, layout: UICollectionViewLayout) -> CGSize { .zero }
  func pickerView(_ wheel: UIPickerView, titleForRow row: Int) -> String? { nil }
  func pickerView(_ wheel: UIPickerView, titleForRow row: Int, forComponent part: Int) -> String? { nil }
  func scrollViewDidEndDragging(_ view: UIScrollView) {}
  func scrollViewDidScroll(_ view: UIScrollView, animated: Bool) {}
  func stop(_ view: UIScrollView) { scrollViewDidEndDragging(view) }
}

// A class that others may use offers them what they call.
@objc protocol DroneDelegate {
  @objc optional func droneDidLand(_ drone: Drone, speed: Double)
}
class Drone: NSObject {}
final class Pilot: NSObject, DroneDelegate {
  func droneDidLand(_ drone: Drone) {}  // expect: objc_optional_near_miss "DroneDelegate's 'droneDidLand(_:speed:)'"
}

// The slip is in the words that say whose delegate it is.
import Foundation
import UIKit

final class Larder: NSObject, UITableViewDelegate, UIPickerViewDelegate, UITextFieldDelegate, URLSessionTaskDelegate {
  func tabelView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {}  // expect: objc_optional_near_miss "UITableViewDelegate's 'tableView(_:didSelectRowAt:)'"
  func tableVew(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat { 1 }  // expect: objc_optional_near_miss
  func pikcerView(_ picker: UIPickerView, didSelectRow row: Int, inComponent component: Int) {}  // expect: objc_optional_near_miss
  func pickerrView(_ picker: UIPickerView, rowHeightForComponent component: Int) -> CGFloat { 1 }  // expect: objc_optional_near_miss
  func textFeldDidBeginEditing(_ field: UITextField) {}  // expect: objc_optional_near_miss "'textFieldDidBeginEditing(_:)'"
  func scrolView(_ scrollView: UIScrollView) {}
  func urlSesion(_ session: URLSession, task: URLSessionTask, didCompleteWithError error: (any Error)?) {}  // expect: objc_optional_near_miss
}

// It is other labels, another type, not adopted, called, or the real one is there.
final class Cellar: NSObject, UITableViewDelegate {
  func tableView(_ tableView: UITableView, willSelectRowAt indexPath: IndexPath) -> IndexPath? { indexPath }
  func tabelView(_ tableView: UITableView, willSelectRowAt indexPath: IndexPath) -> IndexPath? { indexPath }
  func tabelView(_ tableView: UITableView, didHighlight indexPath: IndexPath) {}
  func tabelView(_ tableView: UITableView, didHighlightRowAt row: Int) {}
  func tabelView(_ tableView: UITableView, didUnhighlightRowAt indexPath: IndexPath) {}
  func pikcerView(_ picker: UIPickerView, didSelectRow row: Int, inComponent component: Int) {}
  private func tabelView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath) {}
  func open(_ tableView: UITableView) { tabelView(tableView, didUnhighlightRowAt: IndexPath()) }
}

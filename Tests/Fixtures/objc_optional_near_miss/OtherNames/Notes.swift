import UIKit
@objc(GDNotes) @objcMembers final class Notes: NSObject, UITextViewDelegate {
  func textViewDidEndEdit(_ view: UITextView) { print("called below") }
}

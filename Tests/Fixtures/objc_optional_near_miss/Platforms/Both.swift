#if canImport(UIKit)
import UIKit
typealias FieldDelegate = UITextFieldDelegate
typealias Field = UITextField
#else
import AppKit
typealias FieldDelegate = NSTextFieldDelegate
typealias Field = NSTextField
#endif

final class Form: NSObject, FieldDelegate {
  func textField(_ textField: Field, _ range: NSRange, _ text: String) -> Bool { true }  // expect: objc_optional_near_miss "UITextFieldDelegate's"
  func textField(_ textField: Field, textView: NSTextView, _ candidates: [NSTextCheckingResult], forSelectedRange range: NSRange) -> [NSTextCheckingResult] { candidates }  // expect: objc_optional_near_miss "NSTextFieldDelegate's"
}

import UIKit

// Who hands a method on by its name alone calls it.
final class Zoom: NSObject, UIScrollViewDelegate {
  func scrollViewDidZoom(scrollView: UIScrollView) {}
  func scrollViewDidScroll(scrollView: UIScrollView) {}  // expect: objc_optional_near_miss
  func adjust(_ views: [UIScrollView]) { views.forEach(scrollViewDidZoom) }
}
final class Bus { func on(_ f: @escaping (UITextView) -> Void) {} }
final class Editor: NSObject, UITextViewDelegate {
  func textViewDidChange(textView: UITextView) {}
}
func bind(_ editor: Editor, _ bus: Bus) { bus.on(editor.textViewDidChange) }

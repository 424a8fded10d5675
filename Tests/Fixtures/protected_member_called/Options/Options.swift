// option: include_tests = true
// option: protected_names = _hook*, *Protected, fill
// option: protected_sdk = UIScrollView.adjustedContentInsetDidChange(), UIView.tintColorDidChange()
class Pot {
  func _hookBoil() {}
  func stirProtected() {}
  func fill() {}
  func refill() {}
}
func cook(_ pot: Pot, _ scroll: UITextView) {
  pot._hookBoil()  // expect: protected_member_called
  pot.stirProtected()  // expect: protected_member_called
  pot.fill()  // expect: protected_member_called
  pot.refill()
  scroll.adjustedContentInsetDidChange()  // expect: protected_member_called
  scroll.tintColorDidChange()  // expect: protected_member_called
}

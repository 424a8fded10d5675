import UIKit
import VoiceKit

// What a variable is called says nothing of it where its type is written.
final class Voice {
  let recognizer = VoiceEngine.shared
  let gestureRecognizer = VoiceEngine.make()
  let tapGestureRecognizer = TapGestureRecognizer.shared
  let controller = UIStoryboard(name: "a", bundle: nil).instantiateInitialViewController()
  let unknown = make()
  func go() {
    recognizer.state = .idle
    gestureRecognizer.state = .idle
    tapGestureRecognizer.state = .failed  // expect: protected_member_called
    controller.viewDidLoad()  // expect: protected_member_called
    unknown.state = .failed
    let recognizer = VoiceEngine.shared
    recognizer.state = .idle
    let gestureRecognizer = Kit.VoiceEngine.shared
    gestureRecognizer.state = .idle
    let other: VoiceEngine = .shared
    other.state = .idle
  }
  func go(from recognizers: Recognizers) {
    let recognizer = recognizers.first
    recognizer.state = .failed  // expect: protected_member_called
  }
}

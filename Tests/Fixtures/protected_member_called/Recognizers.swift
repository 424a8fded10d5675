import Speech
import UIKit

// There are recognizers of speech, too.
final class Dictation {
  func start() { Engine.shared.recognizer.reset() }
  func hear() {
    guard let recognizer = Engine.shared.recognizer else { return }
    recognizer.state = .listening
  }
}

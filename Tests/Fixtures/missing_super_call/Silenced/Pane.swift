import UIKit

final class Pane: Screen {
  override func arrange() {}  // expect: missing_super_call
}

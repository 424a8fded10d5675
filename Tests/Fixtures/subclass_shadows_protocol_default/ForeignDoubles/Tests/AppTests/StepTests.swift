import App
import UIKit

// What all clients are promised no test takes back.
final class OverStep: UIViewController {
  let isOver = true  // expect: subclass_shadows_protocol_default "let 'OverStep' adopt 'Step' by itself, without being one of 'UIViewController'"
}

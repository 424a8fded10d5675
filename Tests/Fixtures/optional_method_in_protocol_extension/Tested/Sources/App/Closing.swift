import SafariServices

// A test calls what nobody else does.
protocol Closing: SFSafariViewControllerDelegate {}
extension Closing {
  func safariViewControllerDidFinish(_ controller: SFSafariViewController) { print("closed") }  // expect: optional_method_in_protocol_extension "move it into the classes that conform"
}
final class Window: NSObject, Closing {}

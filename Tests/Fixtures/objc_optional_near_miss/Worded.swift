import Pipe
import UIKit

// What a protocol that nobody knows asks for is not worded as a long selector of an adopted one.
class Line: NSObject, PipeDelegate, URLSessionDelegate {
  func URLSession(session: URLSession, didBecomeInvalidWithError error: NSError?) {}  // expect: objc_optional_near_miss
}
final class Pages: UIViewController, PipeDelegate, UITableViewDelegate {
  func tableView(_ tableView: UITableView, heightForRowAtIndexPath path: IndexPath) -> CGFloat { 3 }  // expect: objc_optional_near_miss
  func tableView(_ tableView: UITableView, heightForRow path: IndexPath) -> CGFloat { 3 }
}

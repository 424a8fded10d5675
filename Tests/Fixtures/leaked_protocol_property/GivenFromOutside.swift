import SwiftUI
import UIKit

// What somebody else puts into the property is a parameter of the defaults.
protocol Scrolling: AnyObject {
  var list: UITableView! { get set }
  var spacing: CGFloat { get set }
  var theme: Theme { get }
  func scrollToTop()
}

final class Theme { var inset = 1 }

extension Scrolling {
  func scrollToTop() { list.setContentOffset(CGPoint(x: theme.inset, y: Int(spacing)), animated: true) }
}

final class Inbox: UIViewController, Scrolling {
  @IBOutlet var list: UITableView!
  @Environment(\.spacing) var spacing
  let theme: Theme

  init(theme: Theme) {
    self.theme = theme
    super.init(nibName: nil, bundle: nil)
  }
}

// Values that are too long to be compared.
protocol Listing: AnyObject {
  var sections: Sections { get }
  func show()
}

final class Sections { init(_ names: String...) {}; func draw() {} }

extension Listing { func show() { sections.draw() } }

final class Drafts: Listing {
  lazy var sections = Sections("written a long time ago", "written last year", "written last month", "written today", "lost")
}

final class Letters: Listing {
  lazy var sections = Sections("received a long time ago", "received last year", "received last month", "received today")
}

// So is what each type puts in itself, as long as the defaults do no more than read it.
protocol Toolbar: AnyObject {
  var buttons: [String] { get set }
  var caption: String? { get set }
  var shown: [String] { get set }  // expect: leaked_protocol_property
  func layOut()
}

extension Toolbar {
  func layOut() { shown = buttons + [caption ?? ""] }
}

final class DrawingToolbar: Toolbar {
  var buttons: [String] = []
  var caption: String?
  var shown: [String] = []
  init(caption: String) { self.caption = caption }
  func open() {
    buttons = ["pen", "brush"]
    shown = []
  }
}

final class WritingToolbar: Toolbar {
  var buttons: [String] = []
  var caption: String?
  var shown: [String] = []
  func open() { buttons.append("type") }
}

// So is what each type starts with, unlike others.
protocol Sender: AnyObject {
  var retry: (() -> Bool)? { get set }
  var trace: [String] { get }  // expect: leaked_protocol_property
  func send()
}

extension Sender {
  func send() { print(retry?() ?? false, trace) }
}

final class LetterSender: Sender {
  var retry: (() -> Bool)? = { Post.isOpen }
  var trace: [String] = []
}

final class FakeSender: Sender {
  var retry: (() -> Bool)?
  var trace: [String] = []
}

enum Post { static let isOpen = true }

// So is what the initializer of a structure takes that the compiler adds.
protocol Request {
  var headers: [String: String] { get }
  var tries: Int { get set }  // expect: leaked_protocol_property
  mutating func run()
}

extension Request {
  mutating func run() {
    tries += 1
    print(headers)
  }
}

struct PageRequest: Request {
  let path: String
  var headers: [String: String] = [:]
  var tries = 0
}

func page() -> PageRequest { PageRequest(path: "/", headers: ["language": "any"]) }

// So is what an initializer is given for it, be it kept in a variable.
protocol SignIn: AnyObject {
  var cloud: CloudService? { get set }
  var attempts: [String] { get set }  // expect: leaked_protocol_property
  func signIn()
}

protocol CloudService { func start() throws -> Bool }

extension SignIn {
  func signIn() {
    attempts.append("cloud")
    run { [weak self] in _ = try? self?.cloud?.start() }
  }
}

func run(_ body: () -> Void) { body() }

final class LetterSignIn: SignIn {
  var cloud: CloudService?
  var attempts: [String] = []
  init(cloud: CloudService) {
    self.cloud = cloud
    self.attempts = []
  }
}

// Columns of a database, which finds them by their names in the object.
protocol Synced: AnyObject { var rawState: Int { get set } }
extension Synced {
  func markAsSent() { rawState = 1 }
}
final class StoredNote: Object, Synced {
  @objc dynamic var rawState = 0
}

protocol Tracked: AnyObject { var rawChange: Int { get set } }
extension Tracked {
  func forgetChange() { rawChange = 0 }
}
final class StoredLetter: Object, Tracked {
  @Persisted var rawChange = 0
}

protocol Dated: AnyObject { var lastVisit: Int { get set } }
extension Dated {
  func visit(on day: Int) { lastVisit = day }
}
@Model final class StoredPlace: Dated {
  var lastVisit = 0
}

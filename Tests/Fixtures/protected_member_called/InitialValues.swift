// What a property or a global is of without a written type: what its initial value gives.
class Loader {
  static let shared = Loader()
  static var current: Loader { shared }
  static var all = [Loader()]
  static func make() throws -> Loader { Loader() }
  /// - Protected:
  func hook() {}
  func reload() { hook() }
}

func makeLoader() -> Loader { Loader() }

enum Env {
  static let loader = Loader.shared
  static let other = Env.loader
  static let parts: (Loader, Int) = (Loader(), 1)
  static var found: Loader?
}

final class Screen {
  let shared = Loader.shared
  private let current = Loader.current
  let made = makeLoader()
  let second = Env.other
  let risked = try! Loader.make()
  let new = try! Loader()
  let cast = Env.anything as! Loader
  let either = Env.found ?? Loader.shared
  let listed = Loader.all[0]
  let parted = Env.parts.0
  let many = Loader.all
  lazy var late = Loader.shared
  lazy var ofThis = made
  static let ofType = Loader.shared
  var watched = Loader.shared {
    didSet { watched.hook() }  // expect: protected_member_called
  }
  var (first, rest) = Env.parts

  func show() {
    shared.hook()  // expect: protected_member_called
    current.hook()  // expect: protected_member_called
    made.hook()  // expect: protected_member_called
    second.hook()  // expect: protected_member_called
    risked.hook()  // expect: protected_member_called
    new.hook()  // expect: protected_member_called
    cast.hook()  // expect: protected_member_called
    either.hook()  // expect: protected_member_called
    listed.hook()  // expect: protected_member_called
    parted.hook()  // expect: protected_member_called
    late.hook()  // expect: protected_member_called
    self.late.hook()  // expect: protected_member_called
    ofThis.hook()  // expect: protected_member_called
    Self.ofType.hook()  // expect: protected_member_called
    Screen.ofType.hook()  // expect: protected_member_called
    for one in many { one.hook() }  // expect: protected_member_called
    many.forEach { $0.hook() }  // expect: protected_member_called
    shared.reload()
    first.hook()
    rest.hook()
  }
}

let global = Loader.shared
var onSeveralLines =
  Loader
  .shared

func use() {
  global.hook()  // expect: protected_member_called
  onSeveralLines.hook()  // expect: protected_member_called
}

// Another has a member of the name, too.
struct Hook {
  static let shared = Hook()
  static let loader = Loader.shared
  func hook() {}
}

final class Others {
  let hook = Hook.shared
  let called = { Loader.shared }
  let compared = Loader.shared === Loader.current
  let negated = !Loader.shared
  let chosen = Env.found == nil ? Env.anything : 1
  let path = \Loader.shared
  let text = "\(Loader.shared)"
  let list = [Loader.shared]
  let pair = (Loader.shared, 1)
  let closed = Loader.all.map { $0 }
  let unwritten = Unwritten.shared
  let copied = Loader.shared.copy()
  let function = makeLoader
  let overloaded = overload(1)

  func show() {
    hook.hook()
    called.hook()
    compared.hook()
    negated.hook()
    chosen.hook()
    path.hook()
    text.hook()
    list.hook()
    pair.hook()
    closed.hook()
    unwritten.hook()
    copied.hook()
    function.hook()
    overloaded.hook()
  }
}

func overload(_ number: Int) -> Loader { Loader() }
func overload(_ text: String) -> Hook { Hook() }

// Nobody says what these are.
enum Ring {
  static let a = Knot.b
  static let own = own
  static func turn() { a.hook() }
}

enum Knot {
  static let b = Ring.a
  static func turn() {
    b.hook()
    Ring.own.hook()
  }
}

// What a closure gives that is called right there.
class Editor {
  /// - Protected: subclasses say when
  func commit() {}
}
final class RichEditor: Editor { var size = 0 }
struct Plain { func commit() {} }
final class Desk {
  lazy var first = {  // related: protected_member_called
    let editor = RichEditor()
    editor.size = 3
    return editor
  }()
  let second = { () -> RichEditor? in nil }()
  let third = { RichEditor() }()
  let fourth = { RichEditor() }
  let fifth = { let editor = RichEditor(); return editor.size }()
  let sixth = { let plain: Plain = Plain(); return plain }()
  let eighth = { for _ in [RichEditor()] { print("one") } }()
  let ninth = {
    RichEditor().size = 1
    return Plain()
  }()
  let seventh = { (size: Int) in { return RichEditor() }() }(3)
  func close() {
    first.commit()  // expect: protected_member_called
    second?.commit()  // expect: protected_member_called
    third.commit()  // expect: protected_member_called
    fourth().commit()  // expect: protected_member_called
    fifth.commit()
    sixth.commit()
    seventh.commit()
    eighth.commit()
    ninth.commit()
    let local = { let made: RichEditor = first; return made }()
    local.commit()  // expect: protected_member_called
  }
}

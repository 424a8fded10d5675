class Loader {
  /// - Protected: fills in what was loaded
  func willReload() {}  // related@-1: protected_member_called "whom it is for"
  // accesslint:protected
  func didReload(_ count: Int, animated: Bool = false) {}
  /// For subclasses only.
  var depth = 0
  /// Must only be called by subclasses.
  func push() {}
  /// Do not call this method directly, call `reload()`.
  func load() {}
  class func register() {}

  // MARK: - Subclass hooks

  func prepare() {}
  final func start() {}
  static func make() -> Loader { Loader() }

  // MARK: Loading

  func reload() { willReload(); load(); didReload(0); prepare() }
}
class FileLoader: Loader {
  override func willReload() { super.willReload() }
  override func prepare() {}
  // Another one of the family.
  func follow(_ other: Loader) { other.willReload(); other.depth = 1 }
  struct Part {
    func run(_ loader: Loader) { loader.push() }
  }
}
extension Loader {
  func twice(_ other: Loader) { other.load() }
}
protocol Chained: Loader {}
extension Chained {
  func chain(_ other: Loader) { other.push() }
}

struct Session {
  let loader = Loader()  // related: protected_member_called "called on this"
  func refresh(_ files: FileLoader?) {
    loader.willReload()  // expect: protected_member_called "'willReload()' is for subclasses of 'Loader' (Marks.swift:3)"
    files?.willReload()  // expect: protected_member_called
    loader.didReload(3)  // expect: protected_member_called "'didReload(_:animated:)'"
    loader.depth = 3  // expect: protected_member_called "'depth'"
    loader.push()  // expect: protected_member_called
    files!.prepare()  // expect: protected_member_called
    (files as! Loader).push()  // expect: protected_member_called
    print(loader.depth)
    loader.start()
    loader.reload()
    Later { self.loader.push() }  // expect: protected_member_called
  }
}
extension Session {
  func other() { loader.prepare() }  // expect: protected_member_called
}

// Others of the name.
struct Tray {
  func push() {}
  func prepare() {}
}
func use(_ tray: Tray, _ stranger: Stranger) {
  tray.push()
  stranger.prepare()
  find().willReload()
}

// Nor may others of the same file, unless the mark names them.
func run(_ loader: Loader) { loader.load() }  // expect: protected_member_called
extension Tray {
  func reload(_ loader: Loader) { loader.load() }
}

// A helper that asks what the value is finds the type's own version.
protocol Formula {}
extension Formula {
  var fault: String? { Faults.fault(of: self) }
  var price: Int { Faults.count() }  // expect: extension_member_not_requirement "'price'"
  func note() -> String? { noteOf(self) }
}
struct Ratio: Formula {
  let fault: String?
  let price: Int
  func note() -> String? { "ratio" }
}
struct Whole: Formula {}
enum Faults {
  static func fault(of formula: any Formula) -> String? {
    if let ratio = formula as? Ratio { return ratio.fault }
    return nil
  }
  static func count() -> Int { 0 }
}
func noteOf(_ formula: any Formula) -> String? {
  switch formula {
  case let ratio as Ratio: ratio.note()
  default: nil
  }
}

// Who names the protocol in the type's own code asks for the extension's.
protocol Shelf {
  var books: Int { get }
}
extension Shelf {
  func label() -> String { "\(books) books" }
  func sign() -> String { "shelf" }  // expect: extension_member_not_requirement "as in 'hang(_:)'; give one of the two another name"
}
struct TopShelf: Shelf {
  let books: Int
  func label() -> String { (self as Shelf).label() + " on top" }
  func sign() -> String { (self as Shelf).sign() + " (top)" }
}
func hang(_ shelf: any Shelf) { print(shelf.sign()) }

// The extension's asks for what the type makes of its own version.
struct Setting {
  let volume: Int
  let name: String
}
protocol Radio {
  var setting: Setting { get }
}
extension Radio {
  var volume: Int { setting.volume }  // expect: extension_member_not_requirement "'LoudRadio'"
  var name: String { self.setting.name }  // expect: extension_member_not_requirement "'name'"
}
struct QuietRadio: Radio {
  let volume: Int
  let name: String
  var setting: Setting { Setting(volume: self.volume, name: "quiet") }
}
func tune(_ radio: any Radio) -> Int { radio.volume }
// What sets the version does not ask for it.
struct LoudRadio: Radio {
  var volume: Int = 0
  var setting: Setting {
    didSet { volume = setting.volume * 2 }
  }
}

// A protocol that nobody here knows may ask for the type's version; whoever has the protocol alone gets the other.
protocol Ticker {}
extension Ticker {
  func tickOnce(for clock: Int) -> Int { 1 }  // expect: extension_member_not_requirement "as in 'tickAll(_:)'"
  func tickTwice(for clock: Int) -> Int { 2 }
}
struct Metronome: Ticker, ElsewhereTicking {
  func tickOnce(for clock: Int) -> Int { clock }
  func tickTwice(for clock: Int) -> Int { clock * 2 }
}
func tickAll(_ ticker: any Ticker) -> Int { ticker.tickOnce(for: 3) }

// What an app's extension may not call the app may.
protocol Opener {}
extension Opener {
  @available(iOSApplicationExtension, unavailable) func open(_ page: Int) -> Int { 0 }  // expect: extension_member_not_requirement
  @available(tvOS, unavailable) func close(_ page: Int) -> Int { 0 }  // expect: extension_member_not_requirement
}
struct Browser: Opener {
  func open(_ page: Int) -> Int { page }
  func close(_ page: Int) -> Int { page }
}

// A protocol that refines another may have the same member in an extension of its own: which one runs is decided by the protocol
// that the value is known as.

protocol Figure {}
extension Figure {
  func area() -> Double { 0 }  // expect: extension_member_not_requirement "the version of 'Box' is passed over where the value is known as 'Figure', as in 'total(_:)'"
  func corners() -> Int { 0 }
  func sides() -> Int { 0 }
  func edges() -> Int { 0 }
  func color() -> String { "none" }
}

protocol Box: Figure {
  var side: Double { get }
  func sides() -> Int
}
extension Box {
  func area() -> Double { side * side }  // related: extension_member_not_requirement
  // Nobody asks a figure.
  func corners() -> Int { 4 }
  // Required: that is another protocol's business.
  func sides() -> Int { 4 }
}
// Not for all of them.
extension Box where Self: AnyObject {
  func color() -> String { "blue" }
}

struct Tile: Box {
  let side: Double
  func edges() -> Int { 0 }
}

func total(_ figures: [any Figure]) -> Double {
  figures.reduce(0) { $0 + $1.area() }  // related: extension_member_not_requirement
}
func count(_ figure: any Figure) -> Int { figure.sides() }
func paint(_ figure: any Figure) -> String { figure.color() }
func fold(_ box: some Box) -> Int { box.corners() }

// Whoever is known as the refining protocol gets what that has.
protocol Sound { var volume: Int { get } }
extension Sound { func play() -> Int { volume } }
protocol Alarm: Sound {}
extension Alarm { func play() -> Int { volume * 2 } }
struct Siren: Alarm { let volume = 3 }
func wake(_ alarm: any Alarm) -> Int { alarm.play() }

// Nobody adopts it without a version of their own.
protocol Paper {}
extension Paper { func fold() -> Int { 1 } }
protocol Card: Paper {}
extension Card { func fold() -> Int { 0 } }
func press(_ paper: any Paper) -> Int { paper.fold() }

// What takes the same, and gives another thing, is what a protocol above requires all the same.
struct Ticket {}
struct SeasonTicket {}
protocol Gatekeeping { func ticket(for days: Int) -> Ticket? }
extension Gatekeeping { func ticket(for days: Int) -> Ticket? { nil } }
protocol SeasonGatekeeping: Gatekeeping { var season: Int { get } }
extension SeasonGatekeeping { func ticket(for days: Int) -> SeasonTicket { SeasonTicket() } }
struct Turnstile: SeasonGatekeeping {
  let season: Int
  func ticket(for days: Int) -> SeasonTicket {
    print(season)
    return SeasonTicket()
  }
}

// What Swift's own protocols require is looked up in the type, whatever extensions give.
protocol Labelled: CustomStringConvertible { var code: Int { get } }
extension Labelled { var description: String { "labelled \(code)" } }
protocol Boxed: Labelled {}
extension Boxed { var description: String { "boxed \(code)" } }
struct Parcel: Boxed { let code = 1 }
func show(_ labelled: any Labelled) { print(labelled.description) }

// What changes a value, and what does the same for those that need not change, are two.
protocol Ledger { var count: Int { get set } }
extension Ledger {
  mutating func enter(_ number: Int) { count += number }
  mutating func close() { enter(0) }
}
protocol SharedLedger: Ledger, AnyObject {}
extension SharedLedger { func enter(_ number: Int) { print(number) } }
final class Book: SharedLedger { var count = 0 }

// A call that means the refinement's own, or another overload, is no example.
protocol Crate {}
extension Crate {
  func weigh() -> String { "any" }  // expect: extension_member_not_requirement "would be passed over"
  func open(_ number: Int) -> String { "any" }  // expect: extension_member_not_requirement "would be passed over"
  func open(_ text: String) -> String { "any" }
}
protocol Chest: Crate {}
extension Chest {
  func weigh() -> String { "chest" }  // expect: extension_member_not_requirement "is passed over where the value is known as 'Chest', as in 'lift(_:)'"
}
struct Tin: Chest {
  func weigh() -> String { "tin" }
  func open(_ number: Int) -> String { "tin" }
}
func lift(_ chest: any Chest) -> String { chest.weigh() }
func pry(_ crate: any Crate) -> String { crate.open("a") }

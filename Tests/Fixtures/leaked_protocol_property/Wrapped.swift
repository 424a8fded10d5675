// Values that a property wrapper keeps, and such as the compiler's own code uses, are no mere storage.
protocol Tips: AnyObject { var seen: Int { get set } }
extension Tips { func show() { seen += 1 } }
final class AppTips: Tips { @AppStorage("tips") var seen = 0 }
final class DemoTips: Tips { @AppStorage("demo.tips") var seen = 0 }

protocol Counting { var hits: Int { get nonmutating set } }
extension Counting { func hit() { hits += 1 } }
struct Target: Counting {
  @State var hits = 0
  var body: String { "target" }
}

protocol Hinting: AnyObject { var hints: Int { get set } }
extension Hinting { func hint() { hints += 1 } }
final class Guide: Hinting { @Stored(key: "hints") var hints = 0 }

// Views are told of what an observable object holds, not of what is behind it.
protocol Unfolding: AnyObject { var isUnfolded: Bool { get set } }
extension Unfolding { func unfold() { isUnfolded.toggle() } }
@Observable final class Answers: Unfolding { var isUnfolded = false }

protocol Folding: AnyObject { var isFolded: Bool { get set } }  // expect: leaked_protocol_property
extension Folding { func fold() { isFolded.toggle() } }
@Observable final class Questions: Folding { @ObservationIgnored var isFolded = false }

// Two values of it are equal if this is, too.
protocol Choosing: Equatable { var chosen: Set<Int> { get set } }
extension Choosing { mutating func toggle(_ place: Int) { chosen.formSymmetricDifference([place]) } }
struct ListState: Choosing { var rows: [Int] = []; var chosen: Set<Int> = [] }

protocol Marking: Equatable { var marked: Set<Int> { get set } }  // expect: leaked_protocol_property
extension Marking { mutating func mark(_ place: Int) { marked.insert(place) } }
struct GridState: Marking {
  var cells: [Int] = []
  var marked: Set<Int> = []
  static func == (left: GridState, right: GridState) -> Bool { left.cells == right.cells }
}

// Known by a cast as more than the type that the extension is of.
protocol Paying: AnyObject { var till: Till? { get set } }
extension Paying { func pay() { till = Till() } }
extension Counter {
  func finish() {
    guard let self = self as? any Paying else { return }
    self.till = nil
  }
}
struct Till {}
class Counter {}
class Desk: Counter, Paying { var till: Till? }

// Where the caller chooses one of two hooks, a class needs the one that is its own: it says so by a flag, an argument, or not
// in the code at all.
class Fetcher {
  var isPaged: Bool { false }
  func fetchPage() { fatalError("subclasses must override fetchPage") }
  func fetchAll() { fatalError("subclasses must override fetchAll") }
  func load() { if isPaged { fetchPage() } else { fetchAll() } }
}
final class PagedFetcher: Fetcher {
  override var isPaged: Bool { true }
  override func fetchPage() { print("page") }
}
final class PlainFetcher: Fetcher { override func fetchAll() { print("all") } }
final class WholeFetcher: Fetcher {
  override func fetchPage() { print("page") }
  override func fetchAll() { print("all") }
}
final class EmptyFetcher: Fetcher {}  // expect: unimplemented_required_override "'fetchPage()' and one more member"

class Brush {
  let mode: Int
  init(mode: Int) { self.mode = mode }
  func strokeRound() { fatalError("subclasses must override strokeRound") }
  func strokeFlat() { fatalError("subclasses must override strokeFlat") }
  func strokeFan() { fatalError("subclasses must override strokeFan") }
  func clean() { fatalError("subclasses must override clean") }
  func paint() {
    switch mode {
    case 0: strokeRound()
    case 1:
      if case .some = Optional(mode) { strokeFlat() }
    default: self.strokeFan()
    }
    clean()
  }
}
class CleanBrush: Brush { override func clean() {} }
final class RoundBrush: CleanBrush { override func strokeRound() {} }
final class FlatBrush: CleanBrush { override func strokeFlat() {} }
final class FanBrush: Brush { override func strokeFan() {} }  // expect: unimplemented_required_override "'clean()' ("
final class WholeBrush: CleanBrush {
  override func strokeRound() {}
  override func strokeFlat() {}
  override func strokeFan() {}
}

class Title {
  class var isLong: Bool { false }
  func long() -> String { fatalError("subclasses must override long") }
  func short() -> String { fatalError("subclasses must override short") }
  func text(_ count: Int) -> String { type(of: self).isLong ? join(long(), count) : join(short(), count) }
  func join(_ text: String, _ count: Int) -> String { text }
}
final class LongTitle: Title { override func long() -> String { "long" } }
final class ShortTitle: Title { override func short() -> String { "short" } }
final class WholeTitle: Title {
  override func long() -> String { "long" }
  override func short() -> String { "short" }
}

// What follows a branch that leaves runs instead of it.
class Lift {
  static let isFast = false
  func rush() -> Int { fatalError("subclasses must override rush") }
  func crawl() -> Int { fatalError("subclasses must override crawl") }
  func stop() -> Int { fatalError("subclasses must override stop") }
  func call() -> Int {
    guard Lift.isFast else { return crawl() }
    return rush()
  }
  func halt() -> Int {
    if Lift.isFast { return stop() }
    return crawl()
  }
}
final class FastLift: Lift {
  override func rush() -> Int { 1 }
  override func stop() -> Int { 1 }
}
final class SlowLift: Lift { override func crawl() -> Int { 2 } }
final class WholeLift: Lift {
  override func rush() -> Int { 1 }
  override func crawl() -> Int { 2 }
  override func stop() -> Int { 3 }
}

// Through members of its own, and from outside.
class Export {
  var isBinary = false
  func bytes() { fatalError("subclasses must override bytes") }
  func lines() { fatalError("subclasses must override lines") }
  func run() { if isBinary { writeBytes() } else { lines() } }
  private func writeBytes() { bytes() }
}
final class BinaryExport: Export { override func bytes() {} }
final class TextExport: Export { override func lines() {} }
final class WholeExport: Export {
  override func bytes() {}
  override func lines() {}
}
class Cast {
  func act() { fatalError("subclasses must override act") }
  func sing() { fatalError("subclasses must override sing") }
}
final class Actor: Cast { override func act() {} }
final class Singer: Cast { override func sing() {} }
final class Star: Cast {
  override func act() {}
  override func sing() {}
}
func stage(_ cast: Cast, asOpera: Bool) { if asOpera { cast.sing() } else { cast.act() } }

// Two of one branch, or one behind the other, are no choice; nor is what is called somewhere else as well.
class Wash {
  var isHot = false
  func heat() { fatalError("subclasses must override heat") }
  func spin() { fatalError("subclasses must override spin") }
  func rinse() { fatalError("subclasses must override rinse") }
  func run() {
    if isHot {
      heat()
      spin()
    } else {
      rinse()
    }
    if isHot { print("hot") }
    finish()
  }
  func finish() { rinse() }
}
final class HotWash: Wash {  // expect: unimplemented_required_override "'spin()' ("
  override func heat() {}
  override func rinse() {}
}
final class SpinWash: Wash {  // expect: unimplemented_required_override "'rinse()' ("
  override func heat() {}
  override func spin() {}
}
final class WholeWash: Wash {
  override func heat() {}
  override func spin() {}
  override func rinse() {}
}
class Meal {
  var isLate = false
  func cook() { fatalError("subclasses must override cook") }
  func serve() { fatalError("subclasses must override serve") }
  func begin() {
    if isLate { cook() } else { print("early") }
    if isLate { print("late") } else { serve() }
    switch isLate {
    case true:
      cook()
      fallthrough
    case false: serve()
    }
  }
}
final class Soup: Meal { override func cook() {} }  // expect: unimplemented_required_override "'serve()' ("
final class Stew: Meal { override func serve() {} }  // expect: unimplemented_required_override "'cook()' ("
final class Roast: Meal {
  override func cook() {}
  override func serve() {}
}

// What is asked of each of a list is asked before the list is gone through.
class Sticker {
  var isMoving: Bool { false }
  func still() -> Int { fatalError("subclasses must override still") }
  func moving() -> Int { fatalError("subclasses must override moving") }
}
final class SunSticker: Sticker { override func still() -> Int { 1 } }
final class MoonSticker: Sticker { override func still() -> Int { 2 } }
final class WindSticker: Sticker {
  override var isMoving: Bool { true }
  override func moving() -> Int { 3 }
}
final class BareSticker: Sticker { override func moving() -> Int { 4 } }  // expect: unimplemented_required_override "'still()'"
func drawn(_ stickers: [Sticker], _ sticker: Sticker) -> [Int] {
  let plain = stickers.filter { !$0.isMoving }
  return plain.map { $0.still() } + [sticker.isMoving ? sticker.moving() : sticker.still()]
}
func shown(_ stickers: Box<[Sticker]>) -> [Int] {
  let plain = stickers.unpacked().filter { !$0.isMoving }
  return plain.map { $0.still() }
}

// The class that conforms has the method, by itself, in an extension, or from above.
protocol Player { func play() -> Int }
extension Player { func play() -> Int { 1 } }
class Deck: Player { func play() -> Int { 2 } }
class LoudDeck: Deck { override func play() -> Int { 3 } }
class Radio: Player {}
extension Radio { func play() -> Int { 2 } }
class LoudRadio: Radio { override func play() -> Int { 3 } }
class Machine { func play() -> Int { 0 } }
class Box: Machine, Player {}
class LoudBox: Box { override func play() -> Int { 3 } }

// The subclass is the first to adopt; it has another member of the name; or it keeps it to itself.
class Silent {}
class Speaker: Silent, Player { func play() -> Int { 4 } }
class Base: Player {}
class OtherType: Base { func play() -> Int? { 4 } }
class OtherLabel: Base { func play(_ x: Int) -> Int { 4 } }
class Hidden: Base { private func play() -> Int { 4 } }
class OfTheType: Base { static func play() -> Int { 4 } }

// Nothing is left to a default: there is none, or it may be another's.
protocol Bare { func act() }
class Actor1: Bare { func act() {} }
class Actor2: Actor1 { override func act() {} }
protocol Holder { associatedtype Item; func hold(_ item: Item) }
extension Holder { func hold(_ item: Item) {} }
class Hand: Holder { typealias Item = Int }
class LeftHand: Hand { func hold(_ item: Int) {} }

// Another protocol, which only the subclass adopts, asks for it.
protocol Worker { func play() -> Int }
class Busy: Base, Worker { func play() -> Int { 5 } }

// Objective-C looks methods up where they are; so it does for optional requirements.
@objc protocol Bridge { @objc optional func cross() -> Int }
extension Bridge { func cross() -> Int { 0 } }
class Road: NSObject, Bridge {}
class Rail: Road { func cross() -> Int { 1 } }
protocol Foreign: UITableViewDelegate {}
class List: UITableViewController, Foreign {}
class LongList: List { func scrollViewDidScroll(_ view: UIScrollView) {} }

// One class for each platform: which one is the superclass cannot be told.
#if os(macOS)
class Window: NSObject, Player {}
#else
class Window: NSObject, Player { func play() -> Int { 7 } }
#endif
class BigWindow: Window { func play() -> Int { 8 } }

// Only some arguments make the class conform.
class Stack<Element> {}
extension Stack: Player where Element == Int {}
class BigStack: Stack<Int> { func play() -> Int { 9 } }

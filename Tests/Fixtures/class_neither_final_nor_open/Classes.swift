class Clock {}  // expect: class_neither_final_nor_open "nobody subclasses 'Clock'"
private class Spring {}  // expect: class_neither_final_nor_open
public class Dial {}  // expect: class_neither_final_nor_open
open class Hand {}  // expect: class_neither_final_nor_open
struct Case {
  class Lid {}  // expect: class_neither_final_nor_open
}
class Wheel {}
class Cog: Wheel {}  // expect: class_neither_final_nor_open
final class Escapement: Wheel {}
class Box<Content> {}
final class GiftBox: Box<Int> {}
extension Case {
  class Hinge {}
}
final class BrassHinge: Case.Hinge {}

// The word is said.
final class Watch {}

// A name that says what the class is for.
class BaseWatch {}
class WatchBase {}
class AbstractWatch {}
class MockWatch {}

// A comment leaves something to subclasses.
class Mechanism {
  /// Subclasses must override this.
  func wind() {}
}

// The Objective-C runtime may know of more.
@objc class Bell {}
@objcMembers class Chime {}
class Alarm {
  dynamic var isRinging = false
}
class Record {
  @NSManaged var date: Date
}

// Written once for each platform: whose subclass?
#if os(iOS)
class Face {}
#else
class Face {}
#endif
class RoundFace: Face {}  // expect: class_neither_final_nor_open

// Members of a final class cannot be open.
class Pendulum {  // expect: class_neither_final_nor_open "and it is not 'final'; its 'open' members are no more than 'public' if it is final"
  open func swing() {}
}
public class Weight {  // expect: class_neither_final_nor_open "than 'public'"
  open override var description: String { "" }
}
open class Chain {  // expect: class_neither_final_nor_open "than 'public'"
  open func pull() {}
}

// Local types.
class Strap {}
class Buckle {}
func make() {
  class Leather: Strap {}
  final class Pin: Holder, Buckle {}
}

// It leaves something to subclasses, though nobody wrote one yet.
class Chapter {
  func heading() -> String { fatalError("subclasses must override heading") }
}

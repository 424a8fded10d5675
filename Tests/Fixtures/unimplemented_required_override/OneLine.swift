class Bell { /** Subclasses must override this. */ func ring() {}
  func wake() { ring() } }
class HandBell: Bell { override func ring() { print("ding") } }
class DumbBell: Bell {}  // expect: unimplemented_required_override "'DumbBell' must override 'ring()'"
class Gong { /// - Required: each sounds otherwise
  func sound() {}
  func wake() { sound() } }
class DumbGong: Gong {}  // expect: unimplemented_required_override

// What runs into the stub comes through a parameter with a clause, or a composition.
class Whistle { func blow() { fatalError("subclasses must override blow") } }
class TinWhistle: Whistle { override func blow() {} }
class MuteWhistle: Whistle {}  // expect: unimplemented_required_override
func play<W>(_ whistle: W, _ other: some Sequence) where W: Whistle { whistle.blow() }

// Who calls a subscript cannot be told by a name.
class Atlas { subscript(page number: Int) -> String { fatalError("subclasses must override subscript(page:)") } }
class StarAtlas: Atlas { override subscript(page number: Int) -> String { "stars" } }
class BlankAtlas: Atlas {}  // expect: unimplemented_required_override "'subscript(page:)'"

import Kit

class Tub: Crate {}
class BigTub: Tub {
  func size() -> Int { 2 }  // expect: subclass_shadows_protocol_default
  // The default of another module is none here: where the class has its own is not known.
  func label() -> Int { 2 }
}

// A base class that is made without its name before the parentheses.
class Shape {
  func area() -> Int { fatalError("must be reimplemented") }
  func label() -> String { "\(area())" }
}
final class Square: Shape { override func area() -> Int { 4 } }

struct Board {
  let shape: Shape = .init()  // expect: unimplemented_required_override "abstract"
  var spare: Shape { .init() }  // expect: unimplemented_required_override
  let square: Square = .init()
  // A list is no shape.
  let shapes: [Shape] = .init()
}
func draw() -> Shape {
  let first: Shape = .init()  // expect: unimplemented_required_override
  let makers = [0, 1].map { _ in Shape.init }  // expect: unimplemented_required_override
  print(first, makers)
  return .init()  // expect: unimplemented_required_override
}

// Behind an assertion the value is there for the compiler alone.
class Sound {
  func pitch() -> Int { fatalError("must be reimplemented") }
  func label() -> String { "\(pitch())" }
}
final class Beep: Sound { override func pitch() -> Int { 4 } }
func play(_ isShort: Bool) -> Sound {
  guard isShort else {
    assertionFailure("no such sound")
    return Sound()
  }
  return Sound()  // expect: unimplemented_required_override
}
func ring(_ isShort: Bool) -> Sound {
  guard isShort else { fatalError("no such sound") }
  return Sound()  // expect: unimplemented_required_override
}

class Room {
  func doors() -> Int { fatalError("subclass did not override doors") }
  func walls() -> Int { fatalError("walls should be overwritten") }
  func floor() -> Int { fatalError("do not override the floor") }
  func open() -> Int { doors() + walls() + floor() }
}
final class Hall: Room {  // expect: unimplemented_required_override "doors"
}

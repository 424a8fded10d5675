import Kit

struct Tub: Crate {
  let size = 1
  func volume() -> Int { 2 }
  func weight() -> Int { 2 }
  func label() -> Int { 2 }
}
struct TubLid: Lid { func screw() -> Int { 1 } }

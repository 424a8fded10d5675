struct Bridge {
  let clock = Clock()
  let bell = Bell(cast: 3)  // expect: testable_member_in_production
  func steer(_ course: Course) -> Int {
    switch course {
    case .north: return 0
    case .testOnly_circle(let radius): return radius
    }
  }
  func turn() -> Course {
    Course.testOnly_circle(3)  // expect: testable_member_in_production
  }
  #if DEBUG
  func ring() -> Int { bell.isCracked ?? bell.pitch }
  #endif
  func strike() -> Int? {
    bell.isCracked  // expect: testable_member_in_production
  }
}
// A mark that says no more than that leaves no way.
func moor() -> Anchor { Anchor(weight: 3) }  // expect: testable_member_in_production

// Each leaves out what the other has, and the class itself calls both.
final class Drill: Machine {  // expect: unimplemented_required_override "'sort()'"
  override func kind() -> String { "drill" }
}
final class Press: Machine {  // expect: unimplemented_required_override "'kind()'"
  override func sort() -> String { "press" }
}

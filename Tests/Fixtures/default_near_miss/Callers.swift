// Who calls something of the same name on a stranger's value does not use the would-be default.
protocol Trail {
  func push(childScreen: String, animated: Bool)
  func pull(childScreen: String, animated: Bool)
}
extension Trail {
  func push(childScreens: String, animated: Bool) { print("push") }  // expect: default_near_miss
  func pull(childScreens: String, animated: Bool) { print("pull") }
}
struct Path: Trail {
  func push(childScreen: String, animated: Bool) {}
  func pull(childScreen: String, animated: Bool) {}
}
struct Stack {
  func push(childScreens: String, animated: Bool) {}
}
func go(_ stack: Stack, _ trail: some Trail) {
  stack.push(childScreens: "", animated: true)
  trail.pull(childScreens: "", animated: true)
}

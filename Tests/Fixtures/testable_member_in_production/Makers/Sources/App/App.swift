// An initializer that tests alone call is for them, though it does not say so.
enum Lock {
  case bolt
  /// For testing only
  case paper
}
struct Door {
  let lock: Lock
  init() { lock = .bolt }
  init(paperAt height: Int) { lock = Lock.paper }
  // The program calls this one itself,
  init(openAt height: Int) { lock = Lock.paper }  // expect: testable_member_in_production
  // nobody calls that one,
  init(shutAt height: Int) { lock = Lock.paper }  // expect: testable_member_in_production
  // and anybody the next.
  init(heldAt height: Int) { lock = Lock.paper }  // expect: testable_member_in_production
  static func held() -> Door { .init(heldAt: 1) }
}
func build() -> [Door] { [Door(), Door(openAt: 2)] }

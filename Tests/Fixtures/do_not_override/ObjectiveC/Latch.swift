final class Latch: Lock {
  override func turn() {}  // expect: do_not_override
  override func open() {}
}

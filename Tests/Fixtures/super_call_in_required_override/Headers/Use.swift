// What the header says of a stub, and what stands in the other file.
final class Opening: Stage {
  override func one() -> Int { super.one() + 1 }  // expect: super_call_in_required_override "'super.one()' traps: 'Stage.one()' must be overridden without calling super"
  override func two() -> Int { super.two() + 1 }  // expect: super_call_in_required_override
  override func three() -> Int { super.three() + 1 }
  override func four() -> Int { super.four() + 1 }
}
func play() { Opening().run() }

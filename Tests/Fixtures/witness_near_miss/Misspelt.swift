// A slip in the function's own name: nobody calls it, and the default runs.
protocol Stage {}
struct Curtain {}
protocol StageHand {
  func curtainRaised(on stage: any Stage)
  func curtainFallen(on stage: any Stage, _ curtain: Curtain) -> Bool
  func lightsOut(at second: Int)
  func scene1(_ name: String)
  func getProp(_ name: String)
  func cue(_ name: String)
}
extension StageHand {
  func curtainRaised(on stage: any Stage) {}
  func curtainFallen(on stage: any Stage, _ curtain: Curtain) -> Bool { false }
  func lightsOut(at second: Int) {}
  func scene1(_ name: String) {}
  func getProp(_ name: String) {}
  func cue(_ name: String) {}
}
func play(_ hands: [any StageHand], _ stage: any Stage) {
  for hand in hands { hand.curtainRaised(on: stage) }
}
struct Novice: StageHand {
  func curtianRaised(on stage: any Stage) {}  // expect: witness_near_miss "'StageHand.curtainRaised(on:)'"
  func curtainfallen(on stage: any Stage, _ curtain: Curtain) -> Bool { true }  // expect: witness_near_miss
  func lightOut(at second: Int) {}
  func scene2(_ name: String) {}
  func setProp(_ name: String) {}
  func due(_ name: String) {}
}
extension Novice {
  struct Helper: StageHand {
    func curtainRised(on stage: any Stage) {}  // expect: witness_near_miss
  }
}

// Called, of other types, there besides what is required, told to stay in the file, or shown to others by an attribute.
struct Actor1: StageHand {
  func curtainRaise(on stage: any Stage) {}
  func curtainFallen(on stage: any Stage) -> Bool { true }
  func curtainFalle(on stage: any Stage, _ curtain: Curtain) {}
}
func rehearse(_ actor: Actor1, _ stage: any Stage) { actor.curtainRaise(on: stage) }
struct Prompter: StageHand {
  func curtainRaised(on stage: any Stage) { print("up") }
  func curtainRaisen(on stage: any Stage) {}
}
struct Usher: StageHand {
  private func curtainRaisd(on stage: any Stage) {}
}
// Others have the name as well.
struct Painter {
  func curtainRayed(on stage: any Stage) {}
}
struct Cleaner: StageHand {
  func curtainRayed(on stage: any Stage) {}
}
// Its superclass has what is required.
class Lead: StageHand {
  func curtainRaised(on stage: any Stage) { print("bow") }
}
final class Understudy: Lead {
  func curtainRasied(on stage: any Stage) {}
}

// Some attributes bring callers of their own, others do not.
protocol Valve {
  func turnedOpen(by degrees: Int)
  func turnedClosed(by degrees: Int) -> Bool
  func pressureChanged(to pressure: Int)
}
extension Valve {
  func turnedOpen(by degrees: Int) {}
  func turnedClosed(by degrees: Int) -> Bool { false }
  func pressureChanged(to pressure: Int) {}
}
final class Faucet: Valve {
  @MainActor func turnedOpne(by degrees: Int) {}  // expect: witness_near_miss
  @discardableResult func turnedClosd(by degrees: Int) -> Bool { true }  // expect: witness_near_miss
  @objc func pressureChangd(to pressure: Int) {}
}

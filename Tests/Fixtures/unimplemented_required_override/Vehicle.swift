// The pattern as it was first written down.
enum Gearbox { case automatic, manual }
public class Bus {
  private func gearbox() -> Gearbox {
    assert(false, "Subclasses must override.")
    return Gearbox.automatic
  }
  private func pedal() {}
  private func shift() {}
  public func drive() {
    switch gearbox() {
    case .automatic: pedal()
    case .manual:
      pedal()
      shift()
    }
  }
}
public class CityBus: Bus {
  override private func gearbox() -> Gearbox { .automatic }
}
public class SchoolBus: Bus {
  override private func gearbox() -> Gearbox { .manual }
}
public class TourBus: Bus {}  // expect: unimplemented_required_override "what it inherits only asserts"

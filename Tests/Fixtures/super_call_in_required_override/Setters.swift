// Only one of the accessors traps.
class Gauge {
  var level: Int {
    get { fatalError("subclasses must override the getter") }
    set { print(newValue) }
  }
  var limit: Int {
    get { fatalError("subclasses must override limit") }
    set { fatalError("subclasses must override limit") }
  }
  subscript(place: Int) -> Int {
    get { fatalError("subclasses must override the subscript") }
    set { print(place, newValue) }
  }
}
class OilGauge: Gauge {
  override var level: Int {
    get { 1 }
    set { super.level = newValue }
  }
  override var limit: Int {
    get { 2 }
    set { super.limit = newValue }  // expect: super_call_in_required_override
  }
  override subscript(place: Int) -> Int {
    get { 3 }
    set { super[place] = newValue }
  }
}
class GasGauge: Gauge {
  override var level: Int {
    get { super.level }  // expect: super_call_in_required_override
    set { super.level += newValue }  // expect: super_call_in_required_override
  }
  override subscript(place: Int) -> Int {
    get { super[place] }  // expect: super_call_in_required_override
    set { super[place] -= newValue }  // expect: super_call_in_required_override
  }
}
class SteamGauge: Gauge {
  override var level: Int {
    get { 1 }
    set { (super.level, super[0]) = (newValue, newValue) }
  }
}

// The default may stand in an extension of another protocol, for those who adopt both.
struct Knob {}
protocol Titled { var title: String? { get } }
protocol Handled { var knob: Knob? { get } }
extension Titled where Self: Handled {
  var knob: Knob? { nil }  // related: witness_near_miss
}

struct Drawer: Titled, Handled {
  var title: String?
  var knob: Knob { Knob() }  // expect: witness_near_miss
}
struct Cupboard: Titled, Handled {
  var title: String?
  var knob: Knob? { Knob() }
}
func pull(_ handled: any Handled) -> Knob? { handled.knob }

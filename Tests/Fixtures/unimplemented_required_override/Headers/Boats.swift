final class RowingFerry: Ferry {  // expect: unimplemented_required_override "must override 'route()' (Ferry.h:4"
  override func moor() { print("moored") }
}
final class CableFerry: Ferry {  // expect: unimplemented_required_override "must override 'moor()' (Ferry.h:6"
  override func route() -> String { "across" }
}

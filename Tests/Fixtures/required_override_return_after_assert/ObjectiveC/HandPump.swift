final class HandPump: Pump {
  override func litres() -> Int { 3 }  // related: required_override_return_after_assert "'HandPump' overrides it"
}

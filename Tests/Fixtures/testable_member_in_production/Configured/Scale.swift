struct Scale {
  func reset(to weight: Int) {}  // related: testable_member_in_production "configuration:1 says it of this"
  func weigh() { reset(to: 1) }
}

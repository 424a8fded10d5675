protocol Haptic {}

#if os(iOS)
  extension Haptic {
    func tap() { print("phone") }
    func buzz() { print("phone") }  // expect: extension_member_not_requirement "the version of 'SharedHaptic'"
  }
#endif

#if os(macOS)
  struct MacHaptic: Haptic {
    func tap() { print("mac") }
    func buzz() { print("mac") }
  }
#elseif !os(Linux)
  struct SharedHaptic: Haptic {
    func buzz() { print("shared") }
  }
#endif

func play(_ haptic: any Haptic) { haptic.buzz() }

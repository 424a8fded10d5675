// What a build for debugging does on its own, none that is shipped does.
func launch(_ wantsCrash: Bool) {
  #if DEBUG
  if wantsCrash { CrashLog.crashForTesting() }
  CrashLog.clear()
  #endif
  #if os(iOS)
  CrashLog.clear()  // expect: testable_member_in_production
  #endif
  if wantsCrash { CrashLog.crashForTesting() }  // expect: testable_member_in_production
  _testForget()  // expect: testable_member_in_production
  if _testAccess() { print(callers(of: "launch")) }
}

// The function that is called is not the one that runs, whatever the author of the call can see.
// prints: replaced
enum Safe {
  static dynamic func open() { print("own") }
}

extension Safe {
  @_dynamicReplacement(for: open()) private static func pick() { print("replaced") }  // expect: runtime_access_bypass
}

Safe.open()

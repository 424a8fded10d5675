import Foundation

// Who asks whether tests run is excused where the answer counts, and not behind.
func blocks() {
  if ProcessInfo.processInfo.arguments.contains("--uitesting") { Net.registerForTesting(1) }
  Net.registerForTesting(2)  // expect: testable_member_in_production
}

func classes() {
  if NSClassFromString("XCTestCase") != nil {
    Net.registerForTesting(1)
  } else if ProcessInfo.processInfo.environment["TESTS"] != nil {
    Net.registerForTesting(2)
  } else {
    print("no test")
  }
  Net.registerForTesting(3)  // expect: testable_member_in_production
}

func nested(_ number: Int) {
  if number > 1 {
    if isRunningTests() { Net.registerForTesting(1) }
    Net.registerForTesting(2)  // expect: testable_member_in_production
  }
}

func guarded() {
  guard ProcessInfo.processInfo.arguments.contains("--uitesting") else { return }
  Net.registerForTesting(1)
  Net.registerForTesting(2)
}

// What a value calls its environment tells nothing of how the program was started.
struct Session {
  var environment = 0
  var arguments = ""
}
func linked(_ session: Session) {
  print(session.environment, session.arguments)
  Net.registerForTesting(1)  // expect: testable_member_in_production
}
func started() {
  let environment = ProcessInfo.processInfo.environment
  if environment["TESTS"] != nil { Net.registerForTesting(1) }
}

func left() {
  if !isRunningTests() { return }
  Net.registerForTesting(1)
}

func stopped() {
  if isRunningTests() {
    print("test")
  } else {
    fatalError("no test")
  }
  Net.registerForTesting(1)
}

func kept() {
  let isTested = ProcessInfo.processInfo.arguments.contains("--uitesting")
  if isTested { Net.registerForTesting(1) }
}

func chosen() -> Int {
  isRunningTests() ? Net.registerForTesting(1) : ()
  return 1
}

func isRunningTests() -> Bool { NSClassFromString("XCTestCase") != nil }

// A class that is written once for each platform is judged for each.
class Backend {
  func connect() -> Int { fatalError("subclasses must override connect()") }
  func start() { print(connect()) }
}

#if os(Linux)
  final class Platform: Backend {}  // expect: unimplemented_required_override
#else
  final class Platform: Backend {
    override func connect() -> Int { 2 }
  }
#endif

func begin() { Platform().start() }

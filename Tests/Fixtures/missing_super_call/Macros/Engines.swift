// What a macro stands for that a header defines which has nothing else.
class SteamEngine: Engine {
  override func shutDown() { print("steam") }  // expect: missing_super_call
  override func start() { print("steam") }
}

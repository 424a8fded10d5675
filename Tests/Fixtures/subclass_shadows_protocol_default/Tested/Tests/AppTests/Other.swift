import App

// Nobody here can know of the protocol.
final class OtherSpy: Service {
  func flush() { print("") }
}

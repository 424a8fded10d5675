@testable import App

final class ServiceSpy: Service {
  func track(_ event: String) { print(event) }  // expect: subclass_shadows_protocol_default "'ServiceSpy.track(_:)' is not called through 'Analytics'"
}

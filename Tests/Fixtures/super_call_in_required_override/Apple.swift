import Foundation

class PlainProtocol: URLProtocol {
  override class func canInit(with request: URLRequest) -> Bool {
    super.canInit(with: request)  // expect: super_call_in_required_override "'super.canInit(with:)' traps: URLProtocol leaves"
  }
  override func startLoading() { print("start") }
  override func stopLoading() {
    super.stopLoading()  // expect: super_call_in_required_override
  }
}
final class LoudProtocol: PlainProtocol {
  override func startLoading() {
    super.startLoading()
    print("loud")
  }
}

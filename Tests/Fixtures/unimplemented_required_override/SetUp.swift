import Foundation
// Who overrides what hands over 'self' is never called back.
class Loader: NSObject, URLSessionDataDelegate {
  func request() -> URLRequest? { fatalError("Must override in subclass") }
  func process(_ data: Data) -> Bool { fatalError("Must override in subclass") }
  func start() {
    guard let request = request() else { return }
    URLSession(configuration: .default, delegate: self, delegateQueue: nil).dataTask(with: request).resume()
  }
  func urlSession(_ session: URLSession, dataTask: URLSessionDataTask, didReceive data: Data) { _ = process(data) }
}
class AlbumLoader: Loader {
  override func request() -> URLRequest? { nil }
  override func process(_ data: Data) -> Bool { true }
}
class ArtistLoader: Loader {
  override func request() -> URLRequest? { nil }
  override func process(_ data: Data) -> Bool { true }
}
class AllLoader: Loader {
  override func start() { AlbumLoader().start() }
}
// Closures are those of whoever waits.
class FewLoader: Loader {
  var done: ((Bool, Loader) -> Void)?
  override func start() {
    ArtistLoader().start()
    done?(true, self)
  }
  func start(then: (Loader) -> Void) { then(self) }
}
class LoudLoader: Loader {  // expect: unimplemented_required_override "'process(_:)'"
  override func request() -> URLRequest? { nil }
  override func start() {
    super.start()
    print("loud")
  }
}
class OwnLoader: Loader {  // expect: unimplemented_required_override
  var task: URLSessionTask?
  override func start() { task?.delegate = self }
}

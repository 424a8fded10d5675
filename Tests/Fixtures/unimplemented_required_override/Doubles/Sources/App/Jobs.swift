import Foundation

class Job: Operation {
  /// Subclasses must override this.
  override func main() { fatalError("subclasses must override main") }
}
final class PrintJob: Job {
  override func main() {}
}
final class LostJob: Job {}  // expect: unimplemented_required_override
class Work {
  func finish() { fatalError("subclasses must override finish") }
  func start() { assertionFailure("subclasses must override start") }
}
final class RealWork: Work {
  override func finish() {}
  override func start() {}
}

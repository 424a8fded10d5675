// A cast to what has no version of its own asks nobody for one.
protocol Job: AnyObject {
  func retry(_ step: Int)
}
extension Job {
  func run(_ step: Int) {  // expect: extension_member_not_requirement
    do { try work(step) } catch { print(error as? String ?? "", (error as? NSError)?.code ?? 0) }
  }
  func retry(_ step: Int) { run(step) }

  func halt(_ step: Int) { (self as? Halting)?.halt(step) }
  func leave(_ step: Int) { halt(step) }
}
final class DebugJob: Job {
  func run(_ step: Int) { print("debug") }
  func halt(_ step: Int) { print("halted") }
}
func work(_ step: Int) throws {}

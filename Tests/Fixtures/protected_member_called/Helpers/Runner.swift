protocol Job: Sendable {
  /// Does the work.
  ///
  /// - Important: This should only be called from `Runner` and never be called manually.
  func execute() async
}
// What stands beside the caller that is named is a part of it.
actor QueuedJob<J: Job> {
  let job: J
  init(_ job: J) { self.job = job }
  func start() async { await job.execute() }
}
actor Runner<J: Job> {
  private var queue: [QueuedJob<J>] = []
  func runAll() async { for item in queue { await item.start() } }
}

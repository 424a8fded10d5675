final class NoonClient: NewsClient {
  override func tasksForRefreshing() -> [Any] {
    super.tasksForRefreshing()  // expect: super_call_in_required_override
  }
  override func summary() -> String { super.summary() }
}

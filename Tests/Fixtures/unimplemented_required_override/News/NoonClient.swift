final class NoonClient: NewsClient {  // expect: unimplemented_required_override "'nameOfService()'"
  override func tasksForRefreshing() -> [Any] { [] }
}
final class DawnClient: NewsClient {
  override func tasksForRefreshing() -> [Any] { [] }
  override func nameOfService() -> String { "dawn" }
}

final class NoonClient: NewsClient {  // expect: unimplemented_required_override "'nameOfService()'"
  override func tasksForRefreshing() -> [Any] { [] }
}
final class DawnClient: NewsClient {
  override func tasksForRefreshing() -> [Any] {
    super.tasksForRefreshing()  // expect: super_call_in_required_override
  }
  override func nameOfService() -> String { "dawn" }
}
struct Newsstand {
  let clients: [NewsClient]
  func open() {
    for client in clients {
      client.refresh()
      print(client.nameOfService())  // expect: protected_member_called "'nameOfService()' is for subclasses of 'NewsClient' (NewsClient+Protected.h:6)"
    }
  }
}

import Core
// The protocol's module does not know the extension.
extension Routing {
  func depth() -> Int { path.count }  // expect: extension_member_not_requirement "as in 'show(_:)'; give one of the two another name"
}
struct CartRoute: Routing {
  var path: String { "/cart" }
  func depth() -> Int { 2 }
}
func show(_ route: any Routing) { print(route.depth()) }
// Nor could it have the components.
extension Paging { func next() { lastPage += 1 } }
final class Feed: Paging { var lastPage = 0 }
final class Likes: Paging { var lastPage = 0 }

// Somebody may read the property through a value that hands on what it is asked for.
protocol Router: AnyObject {
  var children: [Int] { get set }
  func add(_ child: Int)
}
extension Router {
  func add(_ child: Int) { children.append(child) }
}
final class AppRouter: Router {
  var children: [Int] = []
}
@dynamicMemberLookup struct Box<Content> {
  var content: Content
  subscript<Value>(dynamicMember path: KeyPath<Content, Value>) -> Value { content[keyPath: path] }
}
func count(_ box: Box<AppRouter>) -> Int { box.children.count }

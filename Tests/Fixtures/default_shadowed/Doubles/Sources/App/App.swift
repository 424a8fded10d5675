// What tests put in place of the default is there to do something else.
protocol Store: AnyObject {
  var isClean: Bool { get set }
  func save()
}
extension Store {
  func save() { isClean = true }
}
final class Disk: Store {
  var isClean = true
  func save() { print("saved") }  // expect: default_shadowed
}

import App

final class FakeStore: Store {
  var isClean = true
  var count = 0
  func save() { count += 1 }
}

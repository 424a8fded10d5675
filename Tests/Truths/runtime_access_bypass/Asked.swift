// A value that may be set is a way to change behaviour that everybody can see.
// prints: replaced
final class Safe {
  private let opening: () -> Void
  init(opening: @escaping () -> Void = { print("own") }) { self.opening = opening }
  func open() { opening() }
}

Safe { print("replaced") }.open()

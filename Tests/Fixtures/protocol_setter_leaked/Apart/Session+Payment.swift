// In this file the setter could not be private.
extension CardSession {
  func finish(_ text: String) { receipt = text }
}

func show(_ model: any SessionModel) { print(model.receipt ?? "none", model.count) }

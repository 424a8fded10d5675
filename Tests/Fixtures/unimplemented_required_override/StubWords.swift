// 'Not implemented' says nothing more than the trap itself, unless it says what is not.
class Shop {
  func refund() { fatalError("Refunds have not been implemented by the server") }
  func page() { fatalError("Paging not implemented") }
  func sort() { fatalError("sort() not implemented") }
  func open() {
    refund()
    page()
    sort()
  }
}
final class BookShop: Shop {
  override func refund() {}
  override func page() {}
  override func sort() {}
}
final class TeaShop: Shop {
  override func refund() {}
  override func page() {}
  override func sort() {}
}
final class ShoeShop: Shop {}  // expect: unimplemented_required_override "must override 'sort()' (StubWords.swift:5"

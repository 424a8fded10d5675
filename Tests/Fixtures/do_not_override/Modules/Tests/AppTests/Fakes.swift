import App

final class FakeFeed: Feed {
  override func merge() {}
}

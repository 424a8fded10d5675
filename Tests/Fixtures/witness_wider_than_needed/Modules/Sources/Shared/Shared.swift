// module: open
// Those who may import this are not known.
protocol Page { func turn() }
public struct Sheet: Page {
  public func turn() {}
}

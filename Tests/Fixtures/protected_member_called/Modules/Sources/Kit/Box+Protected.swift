extension Box {
  public func shake() {}
}

open class Shore {
  public init() {}
  #if os(macOS)
    open var tide: Int { fatalError("subclasses must override") }
  #endif
  open var wind: Int { fatalError("subclasses must override") }
  public func look() {
    #if os(macOS)
      print(tide)
    #endif
    print(wind)
  }
}

// Of its own module it is known that it is built for the same.
public final class RockyShore: Shore {  // expect: unimplemented_required_override "'tide'"
  override public var wind: Int { 1 }
}

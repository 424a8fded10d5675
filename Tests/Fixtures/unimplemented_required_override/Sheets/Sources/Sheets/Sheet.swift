// module: open
// Clients may call what is public, but not what is kept for some of them.
public enum Field { case phone, mail }

open class Sheet {
  private let fields: [Field]
  public init(fields: [Field]) { self.fields = fields }
  @_spi(Sheets) open func phone() -> String { fatalError("subclasses must override") }
  open func mail() -> String { fatalError("subclasses must override") }
  public func show() {
    if fields.contains(.phone) { print(phone()) }
    if fields.contains(.mail) { print(mail()) }
  }
}

public final class FullSheet: Sheet {
  public init() { super.init(fields: [.phone, .mail]) }
  @_spi(Sheets) override public func phone() -> String { "1" }
  override public func mail() -> String { "a" }
}

public final class MailSheet: Sheet {
  public init() { super.init(fields: [.mail]) }
  override public func mail() -> String { "b" }
}

public final class PhoneSheet: Sheet {  // expect: unimplemented_required_override "'mail()'"
  public init() { super.init(fields: [.phone]) }
  @_spi(Sheets) override public func phone() -> String { "2" }
}

final class TinSign: Sign {
  override func title() -> String { "tin" }
}
final class BlackSign: DarkSign {}

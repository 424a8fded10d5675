// The one word that all know, among those of another language.
class Tune {
  func play() { assertionFailure("override가 필요합니다") }
  func stop() { fatalError("必ずoverrideしてください") }
  func rest() { fatalError("사용자의 설정이 없습니다") }
  func lost() { fatalError("ユーザーのoverrideがありません") }
  func style() { fatalError("overrideUserInterfaceStyle이 필요합니다") }
  func run() { play(); stop(); rest(); lost(); style() }
}
final class Waltz: Tune {
  override func play() {}
  override func stop() {}
  override func lost() {}
  override func style() {}
}
final class Polka: Tune {  // expect: unimplemented_required_override "must override 'play()' and one more member"
}

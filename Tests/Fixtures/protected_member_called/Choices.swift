// One of two values: the type is that of the last, or of the one beside nothing, or of the first branch.
class Kiln {
  /// - Protected: the kiln's own affair.
  func vent() {}
}
final class Stove { func vent() {} }

func choose(_ one: Kiln, _ other: Kiln, _ stove: Stove, _ isHot: Bool) {
  (isHot ? one : other).vent()  // expect: protected_member_called
  (isHot && one === other ? one : Kiln()).vent()  // expect: protected_member_called
  (isHot ? Stove() : stove).vent()
  let last = isHot ? one : other
  last.vent()  // expect: protected_member_called
  let only = isHot ? nil : one
  only?.vent()  // expect: protected_member_called
  let some = isHot ? one : nil
  some?.vent()  // expect: protected_member_called
  let harmless = isHot ? Stove() : stove
  harmless.vent()
  let number = isHot ? 1 : 2
  print(number)
  let branch = if isHot { one } else { other }
  branch.vent()  // expect: protected_member_called
  let made = switch isHot { case true: Kiln()
    case false: other }
  made.vent()  // expect: protected_member_called
  let cold = if isHot { stove } else { Stove() }
  cold.vent()
  guard let sure = isHot ? only : some else { return }
  sure.vent()  // expect: protected_member_called
}

struct Room: View {
  @Environment(Kiln.self) private var kiln
  @Environment(\.stove) private var stove
  func open() {
    kiln.vent()  // expect: protected_member_called
    stove.vent()
  }
}

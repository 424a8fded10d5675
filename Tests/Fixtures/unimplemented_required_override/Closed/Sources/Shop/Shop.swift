import Loom

final class WideLoom: Loom {  // expect: unimplemented_required_override "and cannot before that is 'open'; it traps when called"
  override func width() -> Int { 3 }
}
func sell() { print(WideLoom().weave()) }

class FullStencil: Stencil {
  override func cut() {}
  override func press() {}
  override func title() -> String { "full" }
  override func finish() {}
  override func check() {}
  override func rinse() {}
}
final class Blank: Stencil {}  // expect: unimplemented_required_override "'Blank' must override 'cut()' and 5 more members"
final class Half: FullStencil {}
final class Quarter: Stencil {  // expect: unimplemented_required_override "'Quarter' must override 'check()' and one more member (Stencil.m:16"
  override func cut() {}
  override func press() {}
  override func title() -> String { "quarter" }
  override func finish() {}
}
func stamp() { FullStencil().run(); Blank().run(); Half().run(); Quarter().run() }

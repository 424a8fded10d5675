// module: open
// What nobody calls and nobody overrides is forgotten, though clients could call it.
open class Layer {
  open func draw() { fatalError("override") }
  open func update() { fatalError("subclasses must override update") }
  // accesslint:required
  open func measure() -> Int { fatalError("override") }
  open func drawAll() { draw() }
}
open class RoundLayer: Layer {  // expect: unimplemented_required_override "must override 'measure()' (Layers.swift:7)"
  override open func draw() {}
}
open class FlatLayer: Layer {  // expect: unimplemented_required_override "must override 'draw()' and one more member"
}
func shown() -> [Layer] { [RoundLayer(), FlatLayer()] }

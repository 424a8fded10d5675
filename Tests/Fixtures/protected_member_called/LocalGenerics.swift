// A local function's own generic parameter is nothing else of that name.
class Engine {
  /// For subclasses only.
  func ignite() {}
}
protocol Lit { func ignite() }
struct Candle: Lit { func ignite() {} }
protocol Garage {
  associatedtype Model: Engine
}
extension Garage {
  func open(_ own: Model) {
    func light<Model: Lit>(_ model: Model) { model.ignite() }
    func lights<Other, Model: Lit>(_ models: [Model], _ other: Other) { models.forEach { $0.ignite() } }
    func run(_ model: Model) { model.ignite() }  // expect: protected_member_called
    func runs<Other>(_ model: Model, _ other: Other) { model.ignite() }  // expect: protected_member_called
    light(Candle())
    run(own)
  }
}
func celebrate() {
  func light<Engine: Lit>(_ engine: Engine) { engine.ignite() }
  light(Candle())
}

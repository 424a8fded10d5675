import Combine
import SwiftUI

// What wrappers are handed tells what a variable without a type holds.
class Pump: NSObject, ObservableObject, Identifiable {
  /// For subclasses only.
  func prime() {}
}
struct Plainly: Identifiable { func prime() {} }
struct Plant { let pump: Pump; var plain: Plainly }

@propertyWrapper struct Taken<Value> {
  let wrappedValue: Value
  init(_ path: KeyPath<Plant, Value>) { fatalError() }
}
@propertyWrapper struct Injected<Value> {
  let wrappedValue: Value
  init(_ path: WritableKeyPath<Plant, Value>) { fatalError() }
}
extension EnvironmentValues {
  var pump: Pump { get { self[PumpKey.self] } set { self[PumpKey.self] = newValue } }
  var plain: Plainly { get { self[PlainKey.self] } set { self[PlainKey.self] = newValue } }
}
extension DependencyValues {
  var spare: Pump { get { self[SpareKey.self] } set { self[SpareKey.self] = newValue } }
}
extension Container {
  var made: Factory<Pump> { self { Pump() } }
}

struct PumpView: View {
  @Environment(\.pump) var environment
  @Environment(\.plain) private var plain
  @Environment(Pump.self) var typed
  @Dependency(\.spare) var spare
  @LazyInjected(\.made) var made
  @Taken(\.pump) var taken
  @Taken(\Plant.pump) var named
  @Injected(\.plain) var injected
  @ObservedObject var store: PumpStore
  @State private var selected: Pump?
  @State private var pumps: [Pump] = []
  @Binding var plains: [Plainly]

  func open() {
    environment.prime()  // expect: protected_member_called
    plain.prime()
    typed.prime()  // expect: protected_member_called
    spare.prime()  // expect: protected_member_called
    made.prime()  // expect: protected_member_called
    taken.prime()  // expect: protected_member_called
    named.prime()  // expect: protected_member_called
    injected.prime()
  }

  var body: some View {
    VStack {
      ForEach($pumps) { $pump in Button("a") { pump.prime() } }  // expect: protected_member_called
      ForEach($store.all) { $pump in Button("b") { pump.prime() } }  // expect: protected_member_called
      ForEach($plains) { $plain in Button("c") { plain.prime() } }
    }
    .onChange(of: selected) { old, new in new?.prime() }  // expect: protected_member_called
    .sheet(item: $selected) { pump in pump.prime() }  // expect: protected_member_called
    .navigationDestination(for: Pump.self) { pump in pump.prime() }  // expect: protected_member_called
    .navigationDestination(for: Plainly.self) { $0.prime() }
    .onReceive(store.$first) { $0?.prime() }  // expect: protected_member_called
  }
}
final class PumpStore: ObservableObject {
  @Published var all: [Pump] = []
  @Published var first: Pump?
}

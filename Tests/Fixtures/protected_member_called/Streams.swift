// What a stream of values hands on, and what an enum's case tells of a variable.
import Combine

class Pump {
  /// For subclasses only.
  func prime() {}
  var isOn: Bool { true }
}

final class Plant {
  let subject = PassthroughSubject<Pump, Never>()
  let current = CurrentValueSubject<Pump?, Never>(nil)
  let all = CurrentValueSubject<[Pump], Never>([])
  var bag = Set<AnyCancellable>()

  func bind(_ publisher: AnyPublisher<Pump, Never>) {
    publisher.sink { $0.prime() }.store(in: &bag)  // expect: protected_member_called
    subject.sink { pump in pump.prime() }.store(in: &bag)  // expect: protected_member_called
    subject.receive(on: RunLoop.main).filter { $0.isOn }.sink { $0.prime() }.store(in: &bag)  // expect: protected_member_called
    subject.sink(receiveCompletion: { _ in }, receiveValue: { $0.prime() }).store(in: &bag)  // expect: protected_member_called
    current.value?.prime()  // expect: protected_member_called
    all.sink { $0.forEach { $0.prime() } }.store(in: &bag)  // expect: protected_member_called
  }
}

// The project's own may hand on something else.
final class PumpStream<Event> {
  func sink(_ body: (String) -> Void) {}
}
struct Valve { func prime() {} }
final class ValvePlant {
  let stream = PumpStream<Pump>()
  let valves = PassthroughSubject<Valve, Never>()
  var bag = Set<AnyCancellable>()
  func bind() {
    stream.sink { $0.prime() }
    valves.sink { $0.prime() }.store(in: &bag)
  }
}

enum Phase {
  case idle, busy(Pump), both(Pump, Int)
  var pump: Pump? { nil }
}
final class Control {
  var phase = Phase.idle
  var next = Phase.busy(Pump())
  func go() {
    let other = Phase.idle
    if case .busy(let pump) = phase { pump.prime() }  // expect: protected_member_called
    switch next {
    case let .both(pump, _): pump.prime()  // expect: protected_member_called
    default: break
    }
    phase.pump?.prime()  // expect: protected_member_called
    other.pump?.prime()  // expect: protected_member_called
  }
}

// What a published property sends.
final class Board: ObservableObject {
  @Published var loader: Pump?
  @Published private(set) var plain: Plainly?
  @Published var first = Pump()
  func listen() {
    $loader.sink { $0?.prime() }  // expect: protected_member_called
    $loader.compactMap { $0 }.sink { $0.prime() }  // expect: protected_member_called
    self.$first.dropFirst().sink { [weak self] one in one.prime() }  // expect: protected_member_called
    $plain.sink { $0?.prime() }
  }
}
struct Plainly { func prime() {} }
func show(_ board: Board, _ view: some View) {
  view.onReceive(board.$loader) { one in one?.prime() }  // expect: protected_member_called
  view.onReceive(board.$plain) { $0?.prime() }
}

// What misses the requirement by a letter of a label is no default: who relies on it does not conform.
// refused: has different argument labels from those required by protocol 'Stage'
protocol Stage { func enter(leftActor: String, slowly: Bool) }

extension Stage {
  func enter(leftActors: String, slowly: Bool) { print(leftActors) }  // expect: default_near_miss
}

struct Dialogue: Stage {
  func enter(leftActor: String, slowly: Bool) { print("own", leftActor) }
}

struct Monologue: Stage {}

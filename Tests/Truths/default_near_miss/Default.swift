// With the requirement's types and labels it is the default, and an overload may call it.
// prints: default left
// prints: default right
protocol Stage { func enter(leftActor: String, slowly: Bool) }

extension Stage {
  func enter(leftActor: String, slowly: Bool) { print("default", leftActor) }
  func enter(leftActor: String) { enter(leftActor: leftActor, slowly: false) }
}

struct Monologue: Stage {}

let stage: any Stage = Monologue()
stage.enter(leftActor: "left", slowly: true)
stage.enter(leftActor: "right")

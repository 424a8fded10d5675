// What a requirement has to be told an extension's default of it may have a value for. Who leaves it out calls the extension.

protocol Motor {
  func spin(times: Int)
  func brake(hard: Bool, for seconds: Int)
  func coast(for seconds: Int)
  func stop(gently: Bool)
}

extension Motor {
  func spin(times: Int = 1) {  // expect: extension_member_not_requirement "passes over the version of 'Drill', as in 'test(_:)'"
    print("a motor cannot spin")
  }

  func brake(hard: Bool = false, for seconds: Int) {  // expect: extension_member_not_requirement "'Drill' and that of 'Saw'"
    print("a motor has no brake")
  }

  // Hands the value to whoever is asked.
  func coast(for seconds: Int = 3) { coast(for: seconds) }

  // Nobody leaves it out.
  func stop(gently: Bool = true) {}
}

struct Drill: Motor {
  func spin(times: Int) { print("drill", times) }  // related: extension_member_not_requirement
  func brake(hard: Bool, for seconds: Int) { print("drill brakes") }
  func coast(for seconds: Int) { print("drill coasts") }
  func stop(gently: Bool) { print("drill stops") }
}

struct Saw: Motor {
  func brake(hard: Bool, for seconds: Int) { print("saw brakes") }
}

func test(_ motor: any Motor) {
  motor.spin()  // related: extension_member_not_requirement "left out"
  motor.spin(times: 3)
  motor.brake(for: 2)
  motor.coast()
  motor.stop(gently: false)
}

// A call without it is another function's.
protocol Lamp {
  func shine(brightness: Int)
  func shine()
  func blink(times: Int)
}

extension Lamp {
  func shine(brightness: Int = 1) {}
  func blink(times: Int = 1) {}
  func blink() { blink(times: 2) }
}

struct Torch: Lamp {
  func shine(brightness: Int) { print(brightness) }
  func shine() { print("on") }
  func blink(times: Int) { print(times) }
}

func light(_ lamp: some Lamp) {
  lamp.shine()
  lamp.blink()
}

// The type is known, or has a value for it as well.
protocol Bell { func ring(loudly: Bool) }
extension Bell { func ring(loudly: Bool = true) {} }
struct Gong: Bell { func ring(loudly: Bool = false) { print("gong") } }
func strike(_ gong: Gong) { gong.ring() }

// The type is known, but its version wants to be told.
protocol Flute { func play(loudly: Bool) }
extension Flute { func play(loudly: Bool = true) {} }  // expect: extension_member_not_requirement "the version of 'Piccolo', as in 'blow(_:)'"
struct Piccolo: Flute { func play(loudly: Bool) { print(loudly) } }
func blow(_ piccolo: Piccolo) { piccolo.play() }

// Nobody has a version of its own.
protocol Horn { func blow(twice: Bool) }
extension Horn { func blow(twice: Bool = true) {} }
struct Tuba: Horn {}
func play(_ horn: any Horn) { horn.blow() }

// A closure behind the call is an argument, too.
protocol Clock { func run(until end: () -> Bool) }
extension Clock { func run(until end: () -> Bool = { true }) {} }
struct Watch: Clock { func run(until end: () -> Bool) { print(end()) } }
func wind(_ clock: any Clock) { clock.run { false } }

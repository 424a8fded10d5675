// Operations for other basic types, which somebody calls, or of which there are several.
protocol Packing {
  func pack(_ value: Int) throws
  func write(_ bytes: [UInt8]) throws
}

extension Packing {
  func pack(_ value: Bool) throws { try write([value ? 1 : 0]) }
}

struct Box: Packing {
  func pack(_ value: Int) throws {}
  func write(_ bytes: [UInt8]) throws {}
}

func save(_ box: some Packing) throws {
  try box.pack(1)
  try box.pack(true)
}

protocol Tagging {
  func tag(_ value: Int, key: String)
  func write(_ text: String)
}

extension Tagging {
  func tag(_ value: String, key: String) { write(value) }
  func tag(_ value: Double, key: String) { write("\(value)") }
}

struct PlainTags: Tagging {
  func tag(_ value: Int, key: String) {}
  func write(_ text: String) {}
}

// One that is nearly the required type, and one that does nothing with what else is required.
protocol Weighing {
  func weigh(_ value: Int)
  func name(_ value: Int)
}

extension Weighing {
  func weigh(_ value: UInt) { print(value) }  // expect: default_near_miss
  func name(_ value: String) { print(value) }  // expect: default_near_miss
}

struct Scale: Weighing {
  func weigh(_ value: Int) {}
  func name(_ value: Int) {}
}

func weigh(_ scale: some Weighing) {
  scale.weigh(1)
  scale.name(1)
}

// A property that each type answers for itself is a parameter of the defaults, not their storage.
protocol Service {
  var key: String { get }
  var mode: Int { get set }
  var client: Client { get }
  var limit: Int { get }
  func load()
}

extension Service {
  func load() { client.get(key, mode, limit) }
}

struct Client { func get(_ key: String, _ mode: Int, _ limit: Int) {} }

struct Users: Service {
  let key = "users"
  var mode = 1
  let client: Client
  var limit: Int { 10 }
}

struct Posts: Service {
  let key = "posts"
  var mode = 2
  let client: Client
  var limit: Int { 20 }
}

// Each says which it has, and the defaults take them away in the end.
protocol Plugin { func configure() }
struct Login: Plugin { func configure() {} }
struct Tracking: Plugin { func configure() {} }
protocol Journey: AnyObject {
  var plugins: [any Plugin] { get set }
  var steps: [String] { get set }  // expect: leaked_protocol_property
  func begin()
}
extension Journey {
  func begin() {
    plugins.forEach { $0.configure() }
    steps.append("begun")
  }
  func finish() { plugins.removeAll() }
}
final class Registering: Journey {
  var plugins: [any Plugin] = [Login(), Tracking()]
  var steps: [String] = []
}
final class Transferring: Journey {
  var plugins: [any Plugin] = [Tracking()]
  var steps: [String] = []
}

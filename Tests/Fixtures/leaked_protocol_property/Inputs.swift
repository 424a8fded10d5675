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

// What the only type says of its own is no storage for the defaults.
struct Query { init(_ text: String = "", limit: Int = 1) {} }
final class Ledger {}
protocol ListModel: AnyObject { func load() }

protocol Feed {
  associatedtype Model: ListModel
  var model: Model { get }
  var query: Query { get }
  var limited: Query { get }
  var ledger: Ledger { get }  // expect: leaked_protocol_property
}

extension Feed {
  func load() {
    model.load()
    print(query, limited, ledger)
  }
}

final class UserModel: ListModel { func load() {} }

struct Users: Feed {
  let model = UserModel()
  let query = Query("users")
  let limited = Query(limit: 3)
  let ledger = Ledger()
}

func show() { Users().load() }

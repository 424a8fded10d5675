// Whatever somebody else uses is no secret of the defaults.
protocol Cart: AnyObject {
  var items: [String] { get set }
  var sums: [Int] { get set }
  var owner: String { get set }
  var notes: [String] { get set }
  var marks: [Int] { get set }
  var seals: [Int] { get set }
  func add(_ item: String)
}

extension Cart {
  func add(_ item: String) {
    items.append(item)
    sums.append(item.count)
    owner = item
    notes.append(owner)
    marks.append(0)
    seals.append(0)
  }
}

final class Basket: Cart {
  var items: [String] = []
  var sums: [Int] = []
  var owner = ""
  var notes: [String] = []
  var marks: [Int] = []
  var seals: [Int] = []
}

struct Till {
  let cart: any Cart
  let baskets: [Basket]

  func print(_ cart: some Cart) { log(cart.items) }
  func total() -> Int { cart.sums.reduce(0, +) }
  func owners() -> [String] { baskets.map { $0.owner } }
  func path() -> Any { \Basket.notes }
  func generic<C: Cart>(_ cart: C) { cart.marks.removeAll() }
  func unknown() { find(it).seals.removeAll() }
}

class Feed {
  /// For subclasses only.
  func prime() {}
  func set(_ count: Int) -> Feed { self }
  required init() {}
  init(count: Int) {}
}
final class DiskFeed: Feed {}

typealias MakeFeed = () throws -> Feed

// What a function gives that is a value.
func open(_ make: () -> Feed, _ find: ((Int) -> Feed?)?) {
  make().prime()  // expect: protected_member_called
  find?(1)?.prime()  // expect: protected_member_called
  let feed = make()
  feed.prime()  // expect: protected_member_called
  if let feed = find?(2) { feed.prime() }  // expect: protected_member_called
  make()
}
func reopen(_ make: @escaping MakeFeed, _ other: (Int) -> Int) throws {
  let feed = try make()
  feed.prime()  // expect: protected_member_called
  try make().set(1).prime()  // expect: protected_member_called
  other(1).prime()
}
func open(_ count: Int?, _ counts: [Int]) {
  let feed = count.map { Feed(count: $0) }
  feed?.prime()  // expect: protected_member_called
  let feeds = counts.map { Feed(count: $0) }
  feeds.prime()
  feeds[0].prime()  // expect: protected_member_called
}

// Of a long chain each link tells what the next one is a member of.
func build() {
  Feed().set(1).set(2).set(3).set(4).set(5).prime()  // expect: protected_member_called
  let feed = Feed()
    .set(1)
    .set(2)
    .set(3)
  feed.set(4).set(5).prime()  // expect: protected_member_called
}

// What the parameter of a type stands for, its value tells.
class Pile<Item> {
  var items: [Item] = []
  var byName: [String: Item] = [:]
  var pair: (first: Item, count: Int)?
}
func open(_ pile: Pile<Feed>, _ numbers: Pile<Int>, _ lists: [[Feed]]) {
  pile.items[0].prime()  // expect: protected_member_called
  pile.items.first?.prime()  // expect: protected_member_called
  pile.byName["a"]?.prime()  // expect: protected_member_called
  pile.pair?.first.prime()  // expect: protected_member_called
  for feed in pile.items { feed.prime() }  // expect: protected_member_called
  numbers.items[0].prime()
  for feed in lists.joined() { feed.prime() }  // expect: protected_member_called
}

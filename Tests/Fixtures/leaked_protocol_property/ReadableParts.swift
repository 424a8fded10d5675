// Beside what its file keeps, the object may have what can be read and no more.
protocol Ledger: AnyObject { var book: Book { get } }
extension Ledger {
  var signal: Int { book.signal }
  func enter(_ amount: Int) { book.lines.append(amount) }
}
final class Book {
  let signal = 1
  fileprivate var lines: [Int] = []
}
final class ShopLedger: Ledger { let book = Book() }

// Nothing is kept here.
protocol Till: AnyObject { var drawer: Drawer { get } }  // expect: leaked_protocol_property
extension Till { func count() -> Int { drawer.coins } }
final class Drawer { let coins = 1 }
final class ShopTill: Till { let drawer = Drawer() }

// Anybody can change what is shown.
protocol Safe: AnyObject { var box: Box { get } }  // expect: leaked_protocol_property
extension Safe { func put(_ coin: Int) { box.coins.append(coin) } }
final class Box {
  var label = ""
  fileprivate var coins: [Int] = []
}
final class ShopSafe: Safe { let box = Box() }

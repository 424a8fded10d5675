// As a requirement the member is looked up in the type that the value has.
// prints: any 5
// prints: inside 5
protocol Ticket {
  var price: Int { get }
  func total() -> Int
}

extension Ticket {
  func total() -> Int { price }
  func printTotal() { print("inside", total()) }
}

struct ReducedTicket: Ticket {
  let price = 10
  func total() -> Int { price / 2 }
}

func one(_ ticket: any Ticket) -> Int { ticket.total() }
print("any", one(ReducedTicket()))
ReducedTicket().printTotal()

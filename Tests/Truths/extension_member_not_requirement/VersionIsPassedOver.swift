// Through the protocol, as a generic or an existential, the extension's member runs; the type's own only where it is known.
// prints: any 10
// prints: some 10
// prints: generic 10
// prints: element 10
// prints: inside 10
// prints: itself 5
protocol Ticket { var price: Int { get } }

extension Ticket {
  func total() -> Int { price }  // expect: extension_member_not_requirement
  func printTotal() { print("inside", total()) }
}

struct ReducedTicket: Ticket {
  let price = 10
  func total() -> Int { price / 2 }
}

func one(_ ticket: any Ticket) -> Int { ticket.total() }
func two(_ ticket: some Ticket) -> Int { ticket.total() }
func three<T: Ticket>(_ ticket: T) -> Int { ticket.total() }

let ticket = ReducedTicket()
let tickets: [any Ticket] = [ticket]
print("any", one(ticket))
print("some", two(ticket))
print("generic", three(ticket))
print("element", tickets.map { $0.total() }[0])
ticket.printTotal()
print("itself", ticket.total())

// The same labels, another type and another name: that is another thing, and not a default that nobody uses.
struct Request { let address: Address }
struct Address { let text: String }

protocol Client {
  func data(for request: Request) -> [UInt8]
  func send(_ request: Request) -> [UInt8]
}
extension Client {
  func data(for address: Address) -> [UInt8] { send(Request(address: address)) }
}
struct Live: Client {
  func data(for request: Request) -> [UInt8] { [] }
  func send(_ request: Request) -> [UInt8] { [1] }
}

// The same name: it was meant for the requirement, whose type is another one now.
protocol Archive {
  func read(at address: Request) -> [UInt8]
}
extension Archive {
  func read(at address: Address) -> [UInt8] { [] }  // expect: default_near_miss
}
struct Attic: Archive {
  func read(at address: Request) -> [UInt8] { [2] }
}

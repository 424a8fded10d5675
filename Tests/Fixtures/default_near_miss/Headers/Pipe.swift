// Where a header does not say whether there may be nothing, Swift takes either.
protocol Plumbing: ValveDelegate {}
extension Plumbing {
  func valveNeeds(_ valve: Valve) {}
  func title(of valve: Valve?) -> String { "" }
}

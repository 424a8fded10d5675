// module: open
// Another module's default is its own affair.
import Kit

extension Theme {
  func elsewhere() {}
}

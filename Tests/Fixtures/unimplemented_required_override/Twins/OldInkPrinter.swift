// A module has one class of a name: this file is not built.
class InkPrinter: Printer {
  func clean() {}
}

class InkPrinter: Printer {
  override func feed() -> Int { 1 }
}
